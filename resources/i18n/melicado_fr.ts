<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr" sourcelanguage="en">
<context>
    <name>About</name>
    <message>
        <source>A word game of speed for families and classes.</source>
        <translation>Un jeu de mots et de vitesse pour les familles et les classes.</translation>
    </message>
    <message>
        <source>About</source>
        <translation>À propos</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Retour</translation>
    </message>
    <message>
        <source>Cards, faces, robots and icons were drawn for this program.</source>
        <translation>Cartes, visages, robots et icônes ont été dessinés pour ce programme.</translation>
    </message>
    <message>
        <source>Free software under the GNU General Public License, version 3 or later: use it, look into it, change it, pass it on. It comes without any warranty.</source>
        <translation>Un logiciel libre, sous licence publique générale GNU, version 3 ou suivante&#xa0;: servez-vous-en, regardez dedans, changez-le, passez-le. Il vient sans aucune garantie.</translation>
    </message>
    <message>
        <source>If something goes wrong</source>
        <translation>Si quelque chose ne va pas</translation>
    </message>
    <message>
        <source>Méli Cado {version}</source>
        <translation>Méli Cado {version}</translation>
    </message>
    <message>
        <source>Show the folder</source>
        <translation>Ouvrir le dossier</translation>
    </message>
    <message>
        <source>The letters</source>
        <translation>Les lettres</translation>
    </message>
    <message>
        <source>The libraries</source>
        <translation>Les bibliothèques</translation>
    </message>
    <message>
        <source>The pictures</source>
        <translation>Les images</translation>
    </message>
    <message>
        <source>The program keeps a log and reports of its errors on this computer alone, without the names of players and the words they write. They are in {folder}.</source>
        <translation>Le programme garde un journal et les rapports de ses erreurs, sur cet ordinateur seulement, sans les noms des joueurs ni les mots qu’ils écrivent. Tout est dans {folder}.</translation>
    </message>
    <message>
        <source>The words</source>
        <translation>Les mots</translation>
    </message>
</context>
<context>
    <name>App</name>
    <message>
        <source>Méli Cado cannot start. {why}</source>
        <translation>Méli Cado ne peut pas démarrer. {why}</translation>
    </message>
    <message>
        <source>Méli Cado cannot start: what happened is noted in {file}.</source>
        <translation>Méli Cado ne peut pas démarrer&#xa0;: ce qui s’est passé est noté dans {file}.</translation>
    </message>
</context>
<context>
    <name>Appeal</name>
    <message>
        <source>Add this word</source>
        <translation>Ajouter ce mot</translation>
    </message>
    <message>
        <source>I accept it</source>
        <translation>Je l’accepte</translation>
    </message>
    <message>
        <source>Near it: {words}</source>
        <translation>Mots proches&#xa0;: {words}</translation>
    </message>
    <message>
        <source>No</source>
        <translation>Non</translation>
    </message>
    <message>
        <source>No word comes near it.</source>
        <translation>Aucun mot n’en est proche.</translation>
    </message>
    <message>
        <source>Shall it count in this game?</source>
        <translation>Compte-t-il dans cette partie&#xa0;?</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>Oui</translation>
    </message>
</context>
<context>
    <name>Card</name>
    <message>
        <source>Daughter</source>
        <translation>Fille</translation>
    </message>
    <message>
        <source>Father</source>
        <translation>Père</translation>
    </message>
    <message>
        <source>Grandfather</source>
        <translation>Grand-père</translation>
    </message>
    <message>
        <source>Grandmother</source>
        <translation>Grand-mère</translation>
    </message>
    <message>
        <source>Joker</source>
        <translation>Joker</translation>
    </message>
    <message>
        <source>Mother</source>
        <translation>Mère</translation>
    </message>
    <message>
        <source>Rule</source>
        <translation>Règle</translation>
    </message>
    <message>
        <source>Son</source>
        <translation>Fils</translation>
    </message>
    <message>
        <source>ochre</source>
        <translation>ocre</translation>
    </message>
    <message>
        <source>red</source>
        <translation>rouge</translation>
    </message>
    <message>
        <source>white</source>
        <translation>blanc</translation>
    </message>
</context>
<context>
    <name>Contest</name>
    <message>
        <source>A player has left: {word} stays.</source>
        <translation>Un joueur est parti&#xa0;: {word} reste.</translation>
    </message>
    <message>
        <source>All of you accept {word}: it stays.</source>
        <translation>Tout le monde accepte {word}&#xa0;: il reste.</translation>
    </message>
    <message>
        <source>You contest {word}.</source>
        <translation>Vous contestez {word}.</translation>
    </message>
    <message>
        <source>You take your cards back, and draw.</source>
        <translation>Vous reprenez votre jeu et piochez.</translation>
    </message>
    <message>
        <source>accepted by all</source>
        <translation>accepté par tous</translation>
    </message>
    <message>
        <source>contested, right</source>
        <translation>contesté, juste</translation>
    </message>
    <message>
        <source>contested, wrong</source>
        <translation>contesté, faux</translation>
    </message>
    <message>
        <source>{name} contests {word}.</source>
        <translation>{name} conteste {word}.</translation>
    </message>
    <message>
        <source>{name} takes the cards back, and draws.</source>
        <translation>{name} reprend son jeu et pioche.</translation>
    </message>
    <message>
        <source>{word} is right.</source>
        <translation>{word} est juste.</translation>
    </message>
    <message>
        <source>{word} is right: it stays.</source>
        <translation>{word} est juste&#xa0;: il reste.</translation>
    </message>
</context>
<context>
    <name>Counted</name>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n carte</numerusform>
            <numerusform>%n cartes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) are still missing.</source>
        <translation>
            <numerusform>Il manque encore %n carte.</numerusform>
            <numerusform>Il manque encore %n cartes.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) to go</source>
        <translation>
            <numerusform>encore %n carte</numerusform>
            <numerusform>encore %n cartes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) under it</source>
        <translation>
            <numerusform>%n carte dessous</numerusform>
            <numerusform>%n cartes dessous</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n child(ren)</source>
        <translation>
            <numerusform>%n enfant</numerusform>
            <numerusform>%n enfants</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n free seat(s)</source>
        <translation>
            <numerusform>%n place libre</numerusform>
            <numerusform>%n places libres</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n word(s)</source>
        <translation>
            <numerusform>%n mot</numerusform>
            <numerusform>%n mots</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You draw %n card(s).</source>
        <translation>
            <numerusform>Vous piochez %n carte.</numerusform>
            <numerusform>Vous piochez %n cartes.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} draws %n card(s).</source>
        <translation>
            <numerusform>{name} pioche %n carte.</numerusform>
            <numerusform>{name} pioche %n cartes.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Drawer</name>
    <message>
        <source>Cado</source>
        <translation>Cado</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Méli</source>
        <translation>Méli</translation>
    </message>
    <message>
        <source>Words of the round</source>
        <translation>Les mots de la manche</translation>
    </message>
    <message>
        <source>base</source>
        <translation>base</translation>
    </message>
</context>
<context>
    <name>Event</name>
    <message>
        <source>A new word: you open.</source>
        <translation>Nouveau mot&#xa0;: à vous d’ouvrir.</translation>
    </message>
    <message>
        <source>A new word: {name} opens.</source>
        <translation>Nouveau mot&#xa0;: {name} ouvre.</translation>
    </message>
    <message>
        <source>A violet card, or not? You choose.</source>
        <translation>Une carte violette, ou pas&#xa0;? À vous de choisir.</translation>
    </message>
    <message>
        <source>At the same moment! The cards come back, at no cost.</source>
        <translation>Au même instant&#xa0;! Les cartes reviennent, sans pénalité.</translation>
    </message>
    <message>
        <source>Cado! Choose a card, and who receives it.</source>
        <translation>Cado&#xa0;! Choisissez une carte, et qui la reçoit.</translation>
    </message>
    <message>
        <source>Cado! You give {cards} to {to}: {word} stays.</source>
        <translation>Cado&#xa0;! Vous offrez {cards} à {to}&#xa0;: il reste {word}.</translation>
    </message>
    <message>
        <source>Cado! {name} chooses a card to give.</source>
        <translation>Cado&#xa0;! {name} choisit une carte à offrir.</translation>
    </message>
    <message>
        <source>Cado! {name} gives you {cards}: {word} stays.</source>
        <translation>Cado&#xa0;! {name} vous offre {cards}&#xa0;: il reste {word}.</translation>
    </message>
    <message>
        <source>Cado! {name} gives {cards} to {to}: {word} stays.</source>
        <translation>Cado&#xa0;! {name} offre {cards} à {to}&#xa0;: il reste {word}.</translation>
    </message>
    <message>
        <source>Everybody has left: the round is over.</source>
        <translation>Tout le monde est parti&#xa0;: la manche est finie.</translation>
    </message>
    <message>
        <source>Méli! Choose a word and make another of its cards.</source>
        <translation>Méli&#xa0;! Choisissez un mot et faites-en un autre avec toutes ses cartes.</translation>
    </message>
    <message>
        <source>Méli! Make another word of all these cards.</source>
        <translation>Méli&#xa0;! Faites un autre mot avec toutes ces cartes.</translation>
    </message>
    <message>
        <source>Méli! You make {word}.</source>
        <translation>Méli&#xa0;! Vous formez {word}.</translation>
    </message>
    <message>
        <source>Méli! You turn {before} into {word}.</source>
        <translation>Méli&#xa0;! Vous transformez {before} en {word}.</translation>
    </message>
    <message>
        <source>Méli! {name} looks for another word.</source>
        <translation>Méli&#xa0;! {name} cherche un autre mot.</translation>
    </message>
    <message>
        <source>Méli! {name} makes {word}.</source>
        <translation>Méli&#xa0;! {name} forme {word}.</translation>
    </message>
    <message>
        <source>Méli! {name} turns {before} into {word}.</source>
        <translation>Méli&#xa0;! {name} transforme {before} en {word}.</translation>
    </message>
    <message>
        <source>No violet card this time.</source>
        <translation>Pas de carte violette cette fois.</translation>
    </message>
    <message>
        <source>Nobody finds anything more: the round is over.</source>
        <translation>Plus personne ne trouve&#xa0;: la manche est finie.</translation>
    </message>
    <message>
        <source>Nothing more to lay: a new word begins.</source>
        <translation>Plus rien à poser&#xa0;: un nouveau mot commence.</translation>
    </message>
    <message>
        <source>Open: one card that makes a word.</source>
        <translation>À vous d’ouvrir&#xa0;: une carte qui fait un mot.</translation>
    </message>
    <message>
        <source>Open: two cards that make a word.</source>
        <translation>À vous d’ouvrir&#xa0;: deux cartes qui font un mot.</translation>
    </message>
    <message>
        <source>Put these two cards in the order you like.</source>
        <translation>Mettez ces deux cartes dans l’ordre que vous voulez.</translation>
    </message>
    <message>
        <source>Round {round}: you start.</source>
        <translation>Manche {round}&#xa0;: vous commencez.</translation>
    </message>
    <message>
        <source>Round {round}: {name} starts.</source>
        <translation>Manche {round}&#xa0;: {name} commence.</translation>
    </message>
    <message>
        <source>Show your idea: lay a card.</source>
        <translation>Montrez votre idée&#xa0;: posez une carte.</translation>
    </message>
    <message>
        <source>The Cado of {name} fails.</source>
        <translation>Cado raté pour {name}.</translation>
    </message>
    <message>
        <source>The Méli of {name} fails.</source>
        <translation>Méli raté pour {name}.</translation>
    </message>
    <message>
        <source>The cards set aside go back into the stock.</source>
        <translation>Les cartes mises de côté retournent dans la pioche.</translation>
    </message>
    <message>
        <source>The covered cards go back into the stock.</source>
        <translation>Les cartes recouvertes retournent dans la pioche.</translation>
    </message>
    <message>
        <source>The round is over.</source>
        <translation>La manche est finie.</translation>
    </message>
    <message>
        <source>The table is open: everybody may lay the first card.</source>
        <translation>La table est ouverte&#xa0;: chacun peut poser la première carte.</translation>
    </message>
    <message>
        <source>There are no cards left for a new word: the round is over.</source>
        <translation>Plus assez de cartes pour un nouveau mot&#xa0;: la manche est finie.</translation>
    </message>
    <message>
        <source>There is no card left to draw.</source>
        <translation>Il n’y a plus de carte à piocher.</translation>
    </message>
    <message>
        <source>Time is up: the round is over.</source>
        <translation>Le temps est écoulé&#xa0;: la manche est finie.</translation>
    </message>
    <message>
        <source>Too late: you will not object next time.</source>
        <translation>Trop tard&#xa0;: pas d’opposition la prochaine fois.</translation>
    </message>
    <message>
        <source>Two other cards, and a new try for you.</source>
        <translation>Deux autres cartes, et un nouvel essai pour vous.</translation>
    </message>
    <message>
        <source>You exchange a card for three others.</source>
        <translation>Vous échangez une carte contre trois autres.</translation>
    </message>
    <message>
        <source>You leave the table.</source>
        <translation>Vous quittez la table.</translation>
    </message>
    <message>
        <source>You make {word}.</source>
        <translation>Vous formez {word}.</translation>
    </message>
    <message>
        <source>You open instead.</source>
        <translation>C’est à vous d’ouvrir.</translation>
    </message>
    <message>
        <source>You pass.</source>
        <translation>Vous passez.</translation>
    </message>
    <message>
        <source>You propose {word}.</source>
        <translation>Vous proposez {word}.</translation>
    </message>
    <message>
        <source>You put a card aside.</source>
        <translation>Vous mettez une carte de côté.</translation>
    </message>
    <message>
        <source>You say that nothing can be laid any more.</source>
        <translation>Vous annoncez que plus rien ne peut se poser.</translation>
    </message>
    <message>
        <source>You win!</source>
        <translation>Vous gagnez&#xa0;!</translation>
    </message>
    <message>
        <source>Your Cado fails.</source>
        <translation>Votre Cado est raté.</translation>
    </message>
    <message>
        <source>Your Méli fails.</source>
        <translation>Votre Méli est raté.</translation>
    </message>
    <message>
        <source>Your hand is empty: the round is yours!</source>
        <translation>Votre main est vide&#xa0;: la manche est pour vous&#xa0;!</translation>
    </message>
    <message>
        <source>{names} finish together!</source>
        <translation>{names} finissent ensemble&#xa0;!</translation>
    </message>
    <message>
        <source>{names} together: {word}.</source>
        <translation>{names} ensemble&#xa0;: {word}.</translation>
    </message>
    <message>
        <source>{names} win together!</source>
        <translation>{names} gagnent ensemble&#xa0;!</translation>
    </message>
    <message>
        <source>{name} cannot open: two other cards are turned.</source>
        <translation>{name} ne peut pas ouvrir&#xa0;: deux autres cartes.</translation>
    </message>
    <message>
        <source>{name} decides about the violet card.</source>
        <translation>{name} choisit&#xa0;: carte violette, ou pas.</translation>
    </message>
    <message>
        <source>{name} exchanges a card.</source>
        <translation>{name} échange une carte.</translation>
    </message>
    <message>
        <source>{name} found nothing after all.</source>
        <translation>{name} n’a finalement rien trouvé.</translation>
    </message>
    <message>
        <source>{name} has an idea and will show it.</source>
        <translation>{name} a une idée et va la montrer.</translation>
    </message>
    <message>
        <source>{name} has laid every card: the round is over.</source>
        <translation>{name} a tout posé&#xa0;: la manche est finie.</translation>
    </message>
    <message>
        <source>{name} has left: the table goes on.</source>
        <translation>{name} est parti&#xa0;: la table continue.</translation>
    </message>
    <message>
        <source>{name} leaves the table.</source>
        <translation>{name} quitte la table.</translation>
    </message>
    <message>
        <source>{name} looks for an opening.</source>
        <translation>{name} cherche une ouverture.</translation>
    </message>
    <message>
        <source>{name} makes {word}.</source>
        <translation>{name} forme {word}.</translation>
    </message>
    <message>
        <source>{name} opens instead.</source>
        <translation>C’est {name} qui ouvre.</translation>
    </message>
    <message>
        <source>{name} passes.</source>
        <translation>{name} passe.</translation>
    </message>
    <message>
        <source>{name} proposes {word}: do you accept it?</source>
        <translation>{name} propose {word}&#xa0;: l’acceptez-vous&#xa0;?</translation>
    </message>
    <message>
        <source>{name} puts a card aside.</source>
        <translation>{name} met une carte de côté.</translation>
    </message>
    <message>
        <source>{name} puts the two first cards in order.</source>
        <translation>{name} place les deux premières cartes.</translation>
    </message>
    <message>
        <source>{name} says that nothing can be laid. Do you see something?</source>
        <translation>{name} ne voit plus rien à poser. Et vous&#xa0;?</translation>
    </message>
    <message>
        <source>{name} wins!</source>
        <translation>{name} gagne&#xa0;!</translation>
    </message>
    <message>
        <source>{name}: {why}</source>
        <translation>{name}&#xa0;: {why}</translation>
    </message>
    <message>
        <source>{word} counts as a word in this game.</source>
        <translation>{word} compte comme mot dans cette partie.</translation>
    </message>
    <message>
        <source>{word} downwards</source>
        <translation>{word} vers le bas</translation>
    </message>
    <message>
        <source>{word} is not accepted by all: it does not count.</source>
        <translation>{word} n’est pas accepté par tous&#xa0;: il ne compte pas.</translation>
    </message>
</context>
<context>
    <name>Floor</name>
    <message>
        <source>Not yet, {name}: watch first!</source>
        <translation>Pas encore, {name}&#xa0;: on regarde d’abord&#xa0;!</translation>
    </message>
    <message>
        <source>One moment, {name}!</source>
        <translation>Un petit instant, {name}&#xa0;!</translation>
    </message>
    <message>
        <source>One moment, {name}: somebody else is at it.</source>
        <translation>Un instant, {name}&#xa0;: quelqu’un d’autre joue.</translation>
    </message>
    <message>
        <source>Too late, {name}! Look for another one.</source>
        <translation>Trop tard, {name}&#xa0;! Cherchez encore.</translation>
    </message>
    <message>
        <source>{name}, it is your move!</source>
        <translation>{name}, à vous de jouer&#xa0;!</translation>
    </message>
</context>
<context>
    <name>Game</name>
    <message>
        <source>Pause and menu (Ctrl+P)</source>
        <translation>Pause et menu (Ctrl+P)</translation>
    </message>
</context>
<context>
    <name>Home</name>
    <message>
        <source>About</source>
        <translation>À propos</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Reprendre</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Nouvelle partie</translation>
    </message>
    <message>
        <source>One word on the table, and everybody plays at once.</source>
        <translation>Un mot sur la table, et tout le monde joue à la fois.</translation>
    </message>
    <message>
        <source>Play over the network</source>
        <translation>Jouer en réseau</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Quitter</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Règles</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Réglages</translation>
    </message>
    <message>
        <source>Three families, and children of the right colours.</source>
        <translation>Trois familles, et des enfants aux bonnes couleurs.</translation>
    </message>
    <message>
        <source>What lies behind it: genetics</source>
        <translation>Ce qu’il y a derrière&#xa0;: la génétique</translation>
    </message>
    <message>
        <source>Your game of {game} is waiting</source>
        <translation>Votre partie de {game} vous attend</translation>
    </message>
    <message>
        <source>round {number}</source>
        <translation>manche {number}</translation>
    </message>
    <message>
        <source>today, {time}</source>
        <translation>aujourd’hui, {time}</translation>
    </message>
    <message>
        <source>with {names}</source>
        <translation>avec {names}</translation>
    </message>
    <message>
        <source>yesterday, {time}</source>
        <translation>hier, {time}</translation>
    </message>
    <message>
        <source>{date}, {time}</source>
        <translation>{date}, {time}</translation>
    </message>
</context>
<context>
    <name>Lan</name>
    <message>
        <source>A guest who is away</source>
        <translation>Un invité absent</translation>
    </message>
    <message>
        <source>Address</source>
        <translation>Adresse</translation>
    </message>
    <message>
        <source>Another code</source>
        <translation>Un autre code</translation>
    </message>
    <message>
        <source>Another game?</source>
        <translation>On en refait une&#xa0;?</translation>
    </message>
    <message>
        <source>Another program keeps UDP {udp} here, so no room is heard: type the address.</source>
        <translation>Un autre programme occupe UDP {udp} ici, on n’entend donc aucune salle&#xa0;: tapez l’adresse.</translation>
    </message>
    <message>
        <source>Ask for the code</source>
        <translation>Demander le code</translation>
    </message>
    <message>
        <source>At {host}, port {port}, something else answers than Méli Cado.</source>
        <translation>À l’adresse {host}, port {port}, ce n’est pas Méli Cado qui répond.</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Retour</translation>
    </message>
    <message>
        <source>Back to your seat</source>
        <translation>Retrouver ma place</translation>
    </message>
    <message>
        <source>Begin</source>
        <translation>Commencer</translation>
    </message>
    <message>
        <source>Besides you and your guests.</source>
        <translation>En plus de vous et de vos invités.</translation>
    </message>
    <message>
        <source>By its address</source>
        <translation>Par son adresse</translation>
    </message>
    <message>
        <source>Calling the room…</source>
        <translation>On appelle la salle…</translation>
    </message>
    <message>
        <source>Choose a free seat, or look on.</source>
        <translation>Choisissez une place libre, ou regardez.</translation>
    </message>
    <message>
        <source>Choose a free seat.</source>
        <translation>Choisissez une place libre.</translation>
    </message>
    <message>
        <source>Code</source>
        <translation>Code</translation>
    </message>
    <message>
        <source>Code for your guests:</source>
        <translation>Code pour vos invités&#xa0;:</translation>
    </message>
    <message>
        <source>Every seat is taken.</source>
        <translation>Toutes les places sont prises.</translation>
    </message>
    <message>
        <source>Every seat is taken: you may look on.</source>
        <translation>Toutes les places sont prises&#xa0;: vous pouvez regarder.</translation>
    </message>
    <message>
        <source>Everybody is ready.</source>
        <translation>Tout le monde est prêt.</translation>
    </message>
    <message>
        <source>Forget this seat</source>
        <translation>Oublier cette place</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Jeu</translation>
    </message>
    <message>
        <source>Give yourself a name first.</source>
        <translation>Donnez-vous d’abord un nom.</translation>
    </message>
    <message>
        <source>Guest</source>
        <translation>Invité</translation>
    </message>
    <message>
        <source>Hello everybody!</source>
        <translation>Bonjour à tous&#xa0;!</translation>
    </message>
    <message>
        <source>House rules</source>
        <translation>Règles de la maison</translation>
    </message>
    <message>
        <source>How well they play</source>
        <translation>Leur niveau</translation>
    </message>
    <message>
        <source>I am ready</source>
        <translation>Je suis prêt</translation>
    </message>
    <message>
        <source>If guests do not find the room, the firewall must let TCP {tcp} and UDP {udp} in.</source>
        <translation>Si vos invités ne trouvent pas la salle, le pare-feu doit laisser entrer TCP {tcp} et UDP {udp}.</translation>
    </message>
    <message>
        <source>Is replaced after ten seconds, until back.</source>
        <translation>Est remplacé après dix secondes, jusqu’à son retour.</translation>
    </message>
    <message>
        <source>Join</source>
        <translation>Rejoindre</translation>
    </message>
    <message>
        <source>Leave the room</source>
        <translation>Quitter la salle</translation>
    </message>
    <message>
        <source>Less</source>
        <translation>Moins</translation>
    </message>
    <message>
        <source>Let {name} write</source>
        <translation>Laisser {name} écrire</translation>
    </message>
    <message>
        <source>Look on</source>
        <translation>Regarder</translation>
    </message>
    <message>
        <source>Looking on</source>
        <translation>Regarder</translation>
    </message>
    <message>
        <source>Message</source>
        <translation>Message</translation>
    </message>
    <message>
        <source>Messages</source>
        <translation>Messages</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Plus</translation>
    </message>
    <message>
        <source>Mute {name}</source>
        <translation>Faire taire {name}</translation>
    </message>
    <message>
        <source>Name of the room</source>
        <translation>Nom de la salle</translation>
    </message>
    <message>
        <source>No computer is called {host} on this network.</source>
        <translation>Aucun ordinateur ne s’appelle {host} sur ce réseau.</translation>
    </message>
    <message>
        <source>No room heard of yet: the address always works.</source>
        <translation>Pas encore de salle en vue&#xa0;: l’adresse marche toujours.</translation>
    </message>
    <message>
        <source>No room is open at {host}, port {port}: the program is not open there, or the address is another one.</source>
        <translation>Aucune salle n’est ouverte à {host}, port {port}&#xa0;: le programme n’y est pas ouvert, ou l’adresse est une autre.</translation>
    </message>
    <message>
        <source>Nobody may only look on in this room.</source>
        <translation>Dans cette salle, on ne peut pas seulement regarder.</translation>
    </message>
    <message>
        <source>Not ready yet</source>
        <translation>Pas encore prêt</translation>
    </message>
    <message>
        <source>Not ready yet: {names}.</source>
        <translation>Pas encore prêts&#xa0;: {names}.</translation>
    </message>
    <message>
        <source>One moment, please.</source>
        <translation>Un instant…</translation>
    </message>
    <message>
        <source>Oops…</source>
        <translation>Oups…</translation>
    </message>
    <message>
        <source>Open a room</source>
        <translation>Ouvrir une salle</translation>
    </message>
    <message>
        <source>Open the room</source>
        <translation>Ouvrir la salle</translation>
    </message>
    <message>
        <source>Play over the network</source>
        <translation>Jouer en réseau</translation>
    </message>
    <message>
        <source>Port {port} is taken: is another room open on this computer?</source>
        <translation>Le port {port} est pris&#xa0;: une autre salle est-elle ouverte sur cet ordinateur&#xa0;?</translation>
    </message>
    <message>
        <source>Robots</source>
        <translation>Robots</translation>
    </message>
    <message>
        <source>Robots play those that stay free.</source>
        <translation>Des robots jouent celles qui restent libres.</translation>
    </message>
    <message>
        <source>Room</source>
        <translation>Salle</translation>
    </message>
    <message>
        <source>Room code</source>
        <translation>Code de la salle</translation>
    </message>
    <message>
        <source>Room of {name}</source>
        <translation>Salle de {name}</translation>
    </message>
    <message>
        <source>Rooms on this network</source>
        <translation>Salles sur ce réseau</translation>
    </message>
    <message>
        <source>Say when you are ready.</source>
        <translation>Dites quand vous êtes prêt.</translation>
    </message>
    <message>
        <source>Seats for guests</source>
        <translation>Places pour les invités</translation>
    </message>
    <message>
        <source>Seats that stay free will be played by robots.</source>
        <translation>Des robots joueront les places restées libres.</translation>
    </message>
    <message>
        <source>Show {name} the door</source>
        <translation>Faire sortir {name}</translation>
    </message>
    <message>
        <source>Sit here</source>
        <translation>S’asseoir ici</translation>
    </message>
    <message>
        <source>Still no room heard of. Rooms on this network announce themselves on UDP {udp}, which a firewall may hide: type the address on the host&apos;s screen.</source>
        <translation>Toujours aucune salle. Les salles de ce réseau s’annoncent sur UDP {udp}, qu’un pare-feu peut cacher&#xa0;: tapez l’adresse affichée chez l’hôte.</translation>
    </message>
    <message>
        <source>Table {number} · {game}</source>
        <translation>Table {number} · {game}</translation>
    </message>
    <message>
        <source>Thank you!</source>
        <translation>Merci&#xa0;!</translation>
    </message>
    <message>
        <source>That is not the code of this room.</source>
        <translation>Ce n’est pas le code de cette salle.</translation>
    </message>
    <message>
        <source>The code keeps strangers out; it hides nothing: others on this network could read what is played and written.</source>
        <translation>Le code garde la porte, pas le secret&#xa0;: d’autres sur ce réseau pourraient lire ce qui se joue et s’écrit.</translation>
    </message>
    <message>
        <source>The firewall of this computer does not let Méli Cado out to TCP {port}.</source>
        <translation>Le pare-feu de cet ordinateur ne laisse pas sortir Méli Cado vers TCP {port}.</translation>
    </message>
    <message>
        <source>The game begins as soon as the host wants.</source>
        <translation>La partie commence dès que l’hôte le veut.</translation>
    </message>
    <message>
        <source>The host has been told: you are ready.</source>
        <translation>L’hôte est prévenu&#xa0;: vous êtes prêt.</translation>
    </message>
    <message>
        <source>The host has closed the room; the game is saved there.</source>
        <translation>L’hôte a fermé la salle&#xa0;; la partie y est enregistrée.</translation>
    </message>
    <message>
        <source>The host has other words than this computer: only its verdicts count.</source>
        <translation>L’hôte a d’autres mots que cet ordinateur&#xa0;: seul son verdict compte.</translation>
    </message>
    <message>
        <source>The host has paused the game.</source>
        <translation>L’hôte a mis la partie en pause.</translation>
    </message>
    <message>
        <source>The host has shown you the door.</source>
        <translation>L’hôte vous a fait sortir.</translation>
    </message>
    <message>
        <source>The host&apos;s Méli Cado is newer: update yours to come in.</source>
        <translation>Le Méli Cado de l’hôte est plus récent&#xa0;: mettez le vôtre à jour pour entrer.</translation>
    </message>
    <message>
        <source>The host&apos;s Méli Cado is older than yours: it is to be updated there.</source>
        <translation>Le Méli Cado de l’hôte est plus ancien que le vôtre&#xa0;: c’est à lui de se mettre à jour.</translation>
    </message>
    <message>
        <source>The host&apos;s screen shows it, with a port only if need be.</source>
        <translation>L’écran de l’hôte la montre, avec un port s’il en faut un.</translation>
    </message>
    <message>
        <source>The line to the room broke.</source>
        <translation>La liaison avec la salle est coupée.</translation>
    </message>
    <message>
        <source>The line to the room broke; trying again…</source>
        <translation>La liaison avec la salle est coupée&#xa0;; nouvel essai…</translation>
    </message>
    <message>
        <source>The network does not work just now.</source>
        <translation>Le réseau ne marche pas en ce moment.</translation>
    </message>
    <message>
        <source>The room ended the line ({reason}).</source>
        <translation>La salle a coupé la liaison ({reason}).</translation>
    </message>
    <message>
        <source>The room has not answered for ten seconds.</source>
        <translation>La salle ne répond plus depuis dix secondes.</translation>
    </message>
    <message>
        <source>The room has not heard from you for ten seconds.</source>
        <translation>La salle ne vous entend plus depuis dix secondes.</translation>
    </message>
    <message>
        <source>The room is full.</source>
        <translation>La salle est pleine.</translation>
    </message>
    <message>
        <source>The room&apos;s code</source>
        <translation>Code de la salle</translation>
    </message>
    <message>
        <source>There is no such seat.</source>
        <translation>Cette place n’existe pas.</translation>
    </message>
    <message>
        <source>There is no such table.</source>
        <translation>Cette table n’existe pas.</translation>
    </message>
    <message>
        <source>There is no way to {host}: this computer is on another network than the room, or on none; or a firewall turns TCP {port} away.</source>
        <translation>Aucun chemin vers {host}&#xa0;: cet ordinateur est sur un autre réseau que la salle, ou sur aucun&#xa0;; ou un pare-feu refuse TCP {port}.</translation>
    </message>
    <message>
        <source>This computer is on no network: connect it first, by cable or Wi-Fi.</source>
        <translation>Cet ordinateur n’est sur aucun réseau&#xa0;: branchez-le d’abord, par câble ou en Wi-Fi.</translation>
    </message>
    <message>
        <source>This network does not let the room announce itself (UDP {udp}): your guests type {address}.</source>
        <translation>Ce réseau ne laisse pas la salle s’annoncer (UDP {udp})&#xa0;: vos invités tapent {address}.</translation>
    </message>
    <message>
        <source>This seat has just been taken: choose another one.</source>
        <translation>Cette place vient d’être prise&#xa0;: choisissez-en une autre.</translation>
    </message>
    <message>
        <source>Too many tries: come again in {seconds} seconds.</source>
        <translation>Trop d’essais&#xa0;: revenez dans {seconds} secondes.</translation>
    </message>
    <message>
        <source>Type an address such as 192.168.1.20 or 192.168.1.20:41847.</source>
        <translation>Tapez une adresse comme 192.168.1.20 ou 192.168.1.20:41847.</translation>
    </message>
    <message>
        <source>Type the code of the room first: its host knows it.</source>
        <translation>Tapez d’abord le code de la salle&#xa0;: son hôte le connaît.</translation>
    </message>
    <message>
        <source>Well played!</source>
        <translation>Bien joué&#xa0;!</translation>
    </message>
    <message>
        <source>Whether guests may watch without playing.</source>
        <translation>Si des invités peuvent regarder sans jouer.</translation>
    </message>
    <message>
        <source>Whether guests may write to each other.</source>
        <translation>Si l’on peut s’écrire pendant la partie.</translation>
    </message>
    <message>
        <source>Who is here</source>
        <translation>Qui est là</translation>
    </message>
    <message>
        <source>Without it everybody on the network may come in.</source>
        <translation>Sinon, tout le réseau peut entrer.</translation>
    </message>
    <message>
        <source>Write to everybody</source>
        <translation>Écrire à tous</translation>
    </message>
    <message>
        <source>You are</source>
        <translation>Vous êtes</translation>
    </message>
    <message>
        <source>You are looking on: the game begins as soon as the host wants.</source>
        <translation>Vous regardez&#xa0;: la partie commence dès que l’hôte le veut.</translation>
    </message>
    <message>
        <source>You have left the room.</source>
        <translation>Vous avez quitté la salle.</translation>
    </message>
    <message>
        <source>Your guests find the room by itself, or type {address}.</source>
        <translation>Vos invités trouvent la salle dans leur liste, ou tapent {address}.</translation>
    </message>
    <message>
        <source>Your name</source>
        <translation>Votre nom</translation>
    </message>
    <message>
        <source>Your seat has been taken up from another window.</source>
        <translation>Votre place a été reprise dans une autre fenêtre.</translation>
    </message>
    <message>
        <source>Your seat in the room “{room}” is kept.</source>
        <translation>Votre place dans la salle «&#xa0;{room}&#xa0;» est gardée.</translation>
    </message>
    <message>
        <source>Your seat is kept: “Play over the network” leads back.</source>
        <translation>Votre place est gardée&#xa0;: «&#xa0;Jouer en réseau&#xa0;» vous y ramène.</translation>
    </message>
    <message>
        <source>a guest may sit here</source>
        <translation>pour un invité</translation>
    </message>
    <message>
        <source>away</source>
        <translation>absent</translation>
    </message>
    <message>
        <source>by a robot</source>
        <translation>par un robot</translation>
    </message>
    <message>
        <source>by nobody</source>
        <translation>par personne</translation>
    </message>
    <message>
        <source>fair line</source>
        <translation>liaison moyenne</translation>
    </message>
    <message>
        <source>free</source>
        <translation>libre</translation>
    </message>
    <message>
        <source>good line</source>
        <translation>bonne liaison</translation>
    </message>
    <message>
        <source>host</source>
        <translation>hôte</translation>
    </message>
    <message>
        <source>looks on</source>
        <translation>regarde</translation>
    </message>
    <message>
        <source>no</source>
        <translation>non</translation>
    </message>
    <message>
        <source>not ready yet</source>
        <translation>pas encore prêt</translation>
    </message>
    <message>
        <source>ready</source>
        <translation>prêt</translation>
    </message>
    <message>
        <source>robot</source>
        <translation>robot</translation>
    </message>
    <message>
        <source>slow line</source>
        <translation>liaison lente</translation>
    </message>
    <message>
        <source>such as 192.168.1.20</source>
        <translation>par exemple 192.168.1.20</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>oui</translation>
    </message>
    <message>
        <source>{host} does not answer: it is switched off, or a firewall there or on the network keeps TCP {port} shut.</source>
        <translation>{host} ne répond pas&#xa0;: il est éteint, ou un pare-feu, là-bas ou sur le réseau, ferme TCP {port}.</translation>
    </message>
    <message>
        <source>{host} hung up at once: something else than Méli Cado may be at port {port}, or a firewall cuts the line.</source>
        <translation>{host} a raccroché aussitôt&#xa0;: autre chose que Méli Cado est peut-être au port {port}, ou un pare-feu coupe la liaison.</translation>
    </message>
    <message>
        <source>{host} takes the call at port {port} and says nothing: something else than Méli Cado may be there.</source>
        <translation>{host} décroche au port {port} et ne dit rien&#xa0;: c’est peut-être autre chose que Méli Cado.</translation>
    </message>
    <message>
        <source>{name} is away: the seat is kept.</source>
        <translation>{name} est absent&#xa0;: sa place est gardée.</translation>
    </message>
    <message>
        <source>{name} is back.</source>
        <translation>{name} est de retour.</translation>
    </message>
    <message>
        <source>{name} looks on.</source>
        <translation>{name} regarde.</translation>
    </message>
</context>
<context>
    <name>Level</name>
    <message>
        <source>Beginner</source>
        <translation>Débutant</translation>
    </message>
    <message>
        <source>Easy</source>
        <translation>Facile</translation>
    </message>
    <message>
        <source>Expert</source>
        <translation>Expert</translation>
    </message>
    <message>
        <source>Good</source>
        <translation>Bon</translation>
    </message>
    <message>
        <source>knows everyday words</source>
        <translation>connaît les mots de tous les jours</translation>
    </message>
    <message>
        <source>quick, with many words</source>
        <translation>rapide, avec beaucoup de mots</translation>
    </message>
    <message>
        <source>sees nearly everything</source>
        <translation>voit presque tout</translation>
    </message>
    <message>
        <source>takes its time and misses a lot</source>
        <translation>prend son temps et laisse passer beaucoup de mots</translation>
    </message>
</context>
<context>
    <name>Mendelius</name>
    <message>
        <source>By family</source>
        <translation>Par famille</translation>
    </message>
    <message>
        <source>By generation</source>
        <translation>Par génération</translation>
    </message>
    <message>
        <source>By hand</source>
        <translation>À la main</translation>
    </message>
    <message>
        <source>Claim again</source>
        <translation>Redemander</translation>
    </message>
    <message>
        <source>D</source>
        <comment>the dealer&apos;s token</comment>
        <translation>D</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Défausser</translation>
    </message>
    <message>
        <source>Discards: {card}</source>
        <translation>Défausse&#xa0;: {card}</translation>
    </message>
    <message>
        <source>Discards: {count}</source>
        <translation>Défausse&#xa0;: {count}</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Piocher</translation>
    </message>
    <message>
        <source>I want it</source>
        <translation>Je la veux</translation>
    </message>
    <message>
        <source>Lay for me</source>
        <translation>Ranger pour moi</translation>
    </message>
    <message>
        <source>Mendelius!</source>
        <translation>Mendelius&#xa0;!</translation>
    </message>
    <message>
        <source>Never this round</source>
        <translation>Jamais cette manche</translation>
    </message>
    <message>
        <source>No</source>
        <translation>Non</translation>
    </message>
    <message>
        <source>Nobody</source>
        <translation>Personne</translation>
    </message>
    <message>
        <source>Not yet</source>
        <translation>Pas encore</translation>
    </message>
    <message>
        <source>Raise the curtain</source>
        <translation>Lever le rideau</translation>
    </message>
    <message>
        <source>Stock and discards</source>
        <translation>Pioche et défausse</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Reprendre</translation>
    </message>
    <message>
        <source>Take the card shown</source>
        <translation>Prendre la carte visible</translation>
    </message>
    <message>
        <source>The crosses</source>
        <translation>Les croisements</translation>
    </message>
    <message>
        <source>This one, face down</source>
        <translation>Celle-ci, face cachée</translation>
    </message>
    <message>
        <source>Which card stays face down?</source>
        <translation>Quelle carte reste face cachée&#xa0;?</translation>
    </message>
    <message>
        <source>Why?</source>
        <translation>Pourquoi&#xa0;?</translation>
    </message>
    <message>
        <source>claimed it</source>
        <translation>l’a demandée</translation>
    </message>
    <message>
        <source>dealer</source>
        <translation>donneur</translation>
    </message>
    <message>
        <source>has left</source>
        <translation>est parti</translation>
    </message>
    <message>
        <source>loses a turn</source>
        <translation>passe un tour</translation>
    </message>
    <message>
        <source>thinks…</source>
        <translation>réfléchit…</translation>
    </message>
    <message>
        <source>wants it!</source>
        <translation>la veut&#xa0;!</translation>
    </message>
    <message>
        <source>{name} leaves the card shown. Do you want it?</source>
        <translation>{name} laisse la carte visible. La voulez-vous&#xa0;?</translation>
    </message>
    <message>
        <source>{name} leaves the card shown. Who wants it?</source>
        <translation>{name} laisse la carte visible. Qui la veut&#xa0;?</translation>
    </message>
    <message>
        <source>{name} wants it</source>
        <translation>{name} la veut</translation>
    </message>
    <message>
        <source>{name}&apos;s turn</source>
        <translation>Au tour de {name}</translation>
    </message>
</context>
<context>
    <name>MendeliusEvent</name>
    <message>
        <source>A wrong Mendelius! costs {name} {points}.</source>
        <translation>Mendelius&#xa0;! raté&#xa0;: {name} prend {points}.</translation>
    </message>
    <message>
        <source>Does anybody want the card that lies face up?</source>
        <translation>Quelqu’un veut-il la carte visible&#xa0;?</translation>
    </message>
    <message>
        <source>Everybody has left: the round is over.</source>
        <translation>Tout le monde est parti&#xa0;: la manche est finie.</translation>
    </message>
    <message>
        <source>Mendelius! The round is yours.</source>
        <translation>Mendelius&#xa0;! La manche est pour vous.</translation>
    </message>
    <message>
        <source>Mendelius! {name} has all the crosses.</source>
        <translation>Mendelius&#xa0;! {name} a tous les croisements.</translation>
    </message>
    <message>
        <source>Mendelius! {name} wins the round.</source>
        <translation>Mendelius&#xa0;! {name} gagne la manche.</translation>
    </message>
    <message>
        <source>Not yet! A wrong Mendelius! costs {points}.</source>
        <translation>Pas encore&#xa0;! Un Mendelius&#xa0;! raté coûte {points}.</translation>
    </message>
    <message>
        <source>Round {round}: you begin.</source>
        <translation>Manche {round}&#xa0;: vous commencez.</translation>
    </message>
    <message>
        <source>Round {round}: {name} begins.</source>
        <translation>Manche {round}&#xa0;: {name} commence.</translation>
    </message>
    <message>
        <source>The stock is empty: nobody wins this round.</source>
        <translation>La pioche est vide&#xa0;: personne ne gagne cette manche.</translation>
    </message>
    <message>
        <source>You ask for the card.</source>
        <translation>Vous demandez la carte.</translation>
    </message>
    <message>
        <source>You claim nothing more in this round.</source>
        <translation>Vous ne demandez plus rien dans cette manche.</translation>
    </message>
    <message>
        <source>You discard {card}.</source>
        <translation>Vous défaussez {card}.</translation>
    </message>
    <message>
        <source>You draw from the stock.</source>
        <translation>Vous prenez dans la pioche.</translation>
    </message>
    <message>
        <source>You draw {card}.</source>
        <translation>Vous piochez {card}.</translation>
    </message>
    <message>
        <source>You have drawn the highest card: you deal.</source>
        <translation>Vous avez tiré la plus forte carte&#xa0;: à vous de donner.</translation>
    </message>
    <message>
        <source>You leave the table.</source>
        <translation>Vous quittez la table.</translation>
    </message>
    <message>
        <source>You lose this turn, for the card you claimed.</source>
        <translation>Vous passez ce tour, pour la carte demandée.</translation>
    </message>
    <message>
        <source>You may claim again.</source>
        <translation>Vous pouvez de nouveau demander.</translation>
    </message>
    <message>
        <source>You take {card}.</source>
        <translation>Vous prenez {card}.</translation>
    </message>
    <message>
        <source>You win!</source>
        <translation>Vous gagnez&#xa0;!</translation>
    </message>
    <message>
        <source>Your turn: take a card.</source>
        <translation>À vous&#xa0;: prenez une carte.</translation>
    </message>
    <message>
        <source>{card} is yours; you lose your next turn.</source>
        <translation>{card} est à vous&#xa0;; vous passerez votre prochain tour.</translation>
    </message>
    <message>
        <source>{names} lose a turn.</source>
        <translation>{names} passent un tour.</translation>
    </message>
    <message>
        <source>{names} win together!</source>
        <translation>{names} gagnent ensemble&#xa0;!</translation>
    </message>
    <message>
        <source>{name} asks for the card.</source>
        <translation>{name} demande la carte.</translation>
    </message>
    <message>
        <source>{name} claims nothing more in this round.</source>
        <translation>{name} ne demande plus rien dans cette manche.</translation>
    </message>
    <message>
        <source>{name} claims {card} and will lose a turn.</source>
        <translation>{name} demande {card} et passera un tour.</translation>
    </message>
    <message>
        <source>{name} discards {card}.</source>
        <translation>{name} défausse {card}.</translation>
    </message>
    <message>
        <source>{name} draws from the stock.</source>
        <translation>{name} prend dans la pioche.</translation>
    </message>
    <message>
        <source>{name} has drawn the highest card and deals.</source>
        <translation>{name} a tiré la plus forte carte et donne.</translation>
    </message>
    <message>
        <source>{name} leaves the card that lies face up.</source>
        <translation>{name} laisse la carte visible.</translation>
    </message>
    <message>
        <source>{name} leaves the table.</source>
        <translation>{name} quitte la table.</translation>
    </message>
    <message>
        <source>{name} loses a turn, for the card claimed.</source>
        <translation>{name} passe un tour, pour la carte demandée.</translation>
    </message>
    <message>
        <source>{name} may claim again.</source>
        <translation>{name} peut de nouveau demander.</translation>
    </message>
    <message>
        <source>{name} takes {card}.</source>
        <translation>{name} prend {card}.</translation>
    </message>
    <message>
        <source>{name} wins!</source>
        <translation>{name} gagne&#xa0;!</translation>
    </message>
</context>
<context>
    <name>MendeliusLevel</name>
    <message>
        <source>counts the cards, and claims</source>
        <translation>compte les cartes, et demande</translation>
    </message>
    <message>
        <source>knows what it lacks</source>
        <translation>sait ce qui lui manque</translation>
    </message>
    <message>
        <source>often lays down the wrong card</source>
        <translation>défausse souvent la mauvaise carte</translation>
    </message>
    <message>
        <source>weighs every point</source>
        <translation>pèse chaque point</translation>
    </message>
</context>
<context>
    <name>MendeliusOption</name>
    <message>
        <source>A wrong Mendelius!</source>
        <translation>Mendelius&#xa0;! raté</translation>
    </message>
    <message>
        <source>Children&apos;s colours</source>
        <translation>Couleurs des enfants</translation>
    </message>
    <message>
        <source>Claims</source>
        <translation>Demandes</translation>
    </message>
    <message>
        <source>Each asks for other crosses.</source>
        <translation>Celles que l’on joue.</translation>
    </message>
    <message>
        <source>Family of round 6</source>
        <translation>Famille de la manche 6</translation>
    </message>
    <message>
        <source>Girls and boys</source>
        <translation>Filles et garçons</translation>
    </message>
    <message>
        <source>How many of its cards may be jokers.</source>
        <translation>Combien il peut y en avoir.</translation>
    </message>
    <message>
        <source>How often one may claim a card out of turn.</source>
        <translation>Une carte hors de son tour, une fois.</translation>
    </message>
    <message>
        <source>Jokers in a cross</source>
        <translation>Jokers dans un croisement</translation>
    </message>
    <message>
        <source>One for two players, or more.</source>
        <translation>Un pour deux joueurs, ou davantage.</translation>
    </message>
    <message>
        <source>Packs of cards</source>
        <translation>Jeux de cartes</translation>
    </message>
    <message>
        <source>Points of a joker</source>
        <translation>Points d’un joker</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Manches</translation>
    </message>
    <message>
        <source>Rule card</source>
        <translation>Carte règle</translation>
    </message>
    <message>
        <source>Seconds before the stock card is drawn.</source>
        <translation>Avant que la pioche soit tirée.</translation>
    </message>
    <message>
        <source>Time to claim</source>
        <translation>Temps pour demander</translation>
    </message>
    <message>
        <source>What it costs in a hand that is caught.</source>
        <translation>Dans une main surprise.</translation>
    </message>
    <message>
        <source>What it costs to say it too soon.</source>
        <translation>Ce qu’il en coûte de le dire trop tôt.</translation>
    </message>
    <message>
        <source>Whether a couple needs at least one of each.</source>
        <translation>S’il faut au moins une fille et un garçon.</translation>
    </message>
    <message>
        <source>Whether it is another joker in rounds 6 and 7.</source>
        <translation>Si elle sert de joker aux manches 6 et 7.</translation>
    </message>
    <message>
        <source>Whether they keep the shares of the Punnett square.</source>
        <translation>Selon l’échiquier de Punnett.</translation>
    </message>
    <message>
        <source>Which shapes of a family one may lay.</source>
        <translation>Les formes de famille qu’on peut poser.</translation>
    </message>
</context>
<context>
    <name>MendeliusReason</name>
    <message>
        <source>It is not your turn yet.</source>
        <translation>Ce n’est pas encore votre tour.</translation>
    </message>
    <message>
        <source>No card lies face up.</source>
        <translation>Aucune carte n’est visible.</translation>
    </message>
    <message>
        <source>Not now.</source>
        <translation>Pas maintenant.</translation>
    </message>
    <message>
        <source>Not with these crosses; but another card can stay face down.</source>
        <translation>Pas avec ces croisements&#xa0;; mais une autre carte peut rester face cachée.</translation>
    </message>
    <message>
        <source>Not yet: the crosses of the round are not complete.</source>
        <translation>Pas encore&#xa0;: les croisements de la manche ne sont pas complets.</translation>
    </message>
    <message>
        <source>Take a card first.</source>
        <translation>Prenez d’abord une carte.</translation>
    </message>
    <message>
        <source>This card is not in your hand.</source>
        <translation>Cette carte n’est pas dans votre main.</translation>
    </message>
    <message>
        <source>Three rounds without the stock: now a card comes from it.</source>
        <translation>Trois tours sans la pioche&#xa0;: cette fois, il faut y prendre une carte.</translation>
    </message>
    <message>
        <source>You cannot ask for this card.</source>
        <translation>Vous ne pouvez pas demander cette carte.</translation>
    </message>
    <message>
        <source>You have just taken this card: it stays until your next turn.</source>
        <translation>Vous venez de prendre cette carte&#xa0;: elle reste jusqu’à votre prochain tour.</translation>
    </message>
    <message>
        <source>You have taken a card already.</source>
        <translation>Vous avez déjà pris une carte.</translation>
    </message>
</context>
<context>
    <name>MendeliusRules</name>
    <message>
        <source>A card just taken from the discards is not discarded in the same turn.</source>
        <translation>Une carte qu’on vient de prendre à la défausse n’y retourne pas dans le même tour.</translation>
    </message>
    <message>
        <source>A joker stands for anybody.</source>
        <translation>Un joker remplace n’importe qui.</translation>
    </message>
    <message>
        <source>A pure with an ochre: half the children like the pure one, half ochre.</source>
        <translation>Un pur avec un ocre&#xa0;: une moitié des enfants comme le pur, l’autre ocre.</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Retour</translation>
    </message>
    <message>
        <source>Be the first to hold all the crosses the round asks for: couples with children of the right colours.</source>
        <translation>Être le premier à réunir tous les croisements de la manche&#xa0;: des couples, et leurs enfants aux bonnes couleurs.</translation>
    </message>
    <message>
        <source>Cards dealt: {counts}.</source>
        <translation>Cartes données&#xa0;: {counts}.</translation>
    </message>
    <message>
        <source>Each button shows its key.</source>
        <translation>Chaque bouton montre sa touche.</translation>
    </message>
    <message>
        <source>Grandparents cost 10 points, parents 5, children 1, a joker 20.</source>
        <translation>Un grand-parent coûte 10 points, un parent 5, un enfant 1, un joker 20.</translation>
    </message>
    <message>
        <source>How to play</source>
        <translation>Comment jouer</translation>
    </message>
    <message>
        <source>Hybrid couple</source>
        <translation>Couple hybride</translation>
    </message>
    <message>
        <source>I want it!</source>
        <translation>Je la veux&#xa0;!</translation>
    </message>
    <message>
        <source>Lay your cards on the places in the middle as you like: nobody else sees them.</source>
        <translation>Posez vos cartes sur les places du milieu comme il vous plaît&#xa0;: personne d’autre ne les voit.</translation>
    </message>
    <message>
        <source>Left and right go over the cards.</source>
        <translation>Gauche et droite parcourent les cartes.</translation>
    </message>
    <message>
        <source>Mendelius!</source>
        <translation>Mendelius&#xa0;!</translation>
    </message>
    <message>
        <source>Mixed couple</source>
        <translation>Couple mixte</translation>
    </message>
    <message>
        <source>Once a round, and never your own discard.</source>
        <translation>Une fois par manche, et jamais sa propre défausse.</translation>
    </message>
    <message>
        <source>Pure couple</source>
        <translation>Couple pur</translation>
    </message>
    <message>
        <source>Red and white only: all the children are alike.</source>
        <translation>Rien que du rouge et du blanc&#xa0;: tous les enfants se ressemblent.</translation>
    </message>
    <message>
        <source>Red with white gives ochre.</source>
        <translation>Rouge avec blanc donne ocre.</translation>
    </message>
    <message>
        <source>Take the uppermost card of the stock or the one that lies face up, then discard a card.</source>
        <translation>Prenez la première carte de la pioche ou celle de la défausse, puis défaussez une carte.</translation>
    </message>
    <message>
        <source>The aim</source>
        <translation>Le but</translation>
    </message>
    <message>
        <source>The cards</source>
        <translation>Les cartes</translation>
    </message>
    <message>
        <source>The seven rounds</source>
        <translation>Les sept manches</translation>
    </message>
    <message>
        <source>Three families. Red carries RR, white BB; ochre is the hybrid RB. The colour shows the genes.</source>
        <translation>Trois familles. La rouge porte RR, la blanche BB&#xa0;; l’ocre est l’hybride RB. La couleur montre les gènes.</translation>
    </message>
    <message>
        <source>Two ochres: one red child, two ochre, one white.</source>
        <translation>Deux ocres&#xa0;: un enfant rouge, deux ocre, un blanc.</translation>
    </message>
    <message>
        <source>Up chooses a place among the crosses, Enter lays the card, Down brings it back.</source>
        <translation>Haut choisit une place dans les croisements, Entrée pose la carte, Bas la reprend.</translation>
    </message>
    <message>
        <source>When somebody leaves the card that lies face up, the others may claim it, the first in turn order before all. You discard a card, and lose your next turn.</source>
        <translation>Quand quelqu’un laisse la carte visible, les autres peuvent la demander, dans l’ordre du tour. On défausse alors une carte, et on passe son prochain tour.</translation>
    </message>
    <message>
        <source>Who does so loses ten points; the others add up the cards they hold. After the last round the lowest total wins.</source>
        <translation>Celui qui y parvient perd dix points&#xa0;; les autres ajoutent les cartes qu’ils tiennent. Après la dernière manche, le plus petit total gagne.</translation>
    </message>
    <message>
        <source>With every cross in hand and one card more, say Mendelius! The crosses are laid, the last card goes face down, the round is over.</source>
        <translation>Avec tous les croisements en main et une carte de plus, dites Mendelius&#xa0;! Les croisements sont étalés, la dernière carte va face cachée, la manche est finie.</translation>
    </message>
    <message>
        <source>With the keyboard</source>
        <translation>Au clavier</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>Votre tour</translation>
    </message>
</context>
<context>
    <name>MendeliusValue</name>
    <message>
        <source>10 points</source>
        <translation>10 points</translation>
    </message>
    <message>
        <source>any number</source>
        <translation>autant qu’on veut</translation>
    </message>
    <message>
        <source>any possible</source>
        <translation>toutes possibles</translation>
    </message>
    <message>
        <source>as they come</source>
        <translation>comme ils viennent</translation>
    </message>
    <message>
        <source>by players</source>
        <translation>selon les joueurs</translation>
    </message>
    <message>
        <source>exact shares</source>
        <translation>parts exactes</translation>
    </message>
    <message>
        <source>family tree</source>
        <translation>arbre</translation>
    </message>
    <message>
        <source>no</source>
        <translation>non</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>rien</translation>
    </message>
    <message>
        <source>once a circuit</source>
        <translation>par tour de table</translation>
    </message>
    <message>
        <source>once a round</source>
        <translation>par manche</translation>
    </message>
    <message>
        <source>one</source>
        <translation>un</translation>
    </message>
    <message>
        <source>one of each</source>
        <translation>un de chaque</translation>
    </message>
    <message>
        <source>three shapes</source>
        <translation>trois formes</translation>
    </message>
    <message>
        <source>two couples</source>
        <translation>deux couples</translation>
    </message>
    <message>
        <source>two shapes</source>
        <translation>deux formes</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>oui</translation>
    </message>
</context>
<context>
    <name>Names</name>
    <message>
        <source>{first} and {last}</source>
        <translation>{first} et {last}</translation>
    </message>
</context>
<context>
    <name>NewGame</name>
    <message>
        <source>A new game of Mendelius</source>
        <translation>Nouvelle partie de Mendelius</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Retour</translation>
    </message>
    <message>
        <source>Help to learn</source>
        <translation>Aide pour apprendre</translation>
    </message>
    <message>
        <source>How much time they leave you.</source>
        <translation>Le temps qu’ils vous laissent.</translation>
    </message>
    <message>
        <source>Keep these rules</source>
        <translation>Garder ces règles</translation>
    </message>
    <message>
        <source>Less</source>
        <translation>Moins</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Plus</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Nouvelle partie</translation>
    </message>
    <message>
        <source>Pace of the robots</source>
        <translation>Allure des robots</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Jouer</translation>
    </message>
    <message>
        <source>Way of playing</source>
        <translation>Façon de jouer</translation>
    </message>
    <message>
        <source>Which crosses are complete, and what they lack.</source>
        <translation>Les croisements disent ce qui leur manque.</translation>
    </message>
    <message>
        <source>fast</source>
        <translation>rapide</translation>
    </message>
    <message>
        <source>no</source>
        <translation>non</translation>
    </message>
    <message>
        <source>none</source>
        <translation>aucune</translation>
    </message>
    <message>
        <source>normal</source>
        <translation>normale</translation>
    </message>
    <message>
        <source>slow</source>
        <translation>lente</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>oui</translation>
    </message>
    <message>
        <source>{n} s</source>
        <translation>{n} s</translation>
    </message>
</context>
<context>
    <name>Option</name>
    <message>
        <source>A card that comes too late</source>
        <translation>Une carte qui arrive trop tard</translation>
    </message>
    <message>
        <source>A word twice</source>
        <translation>Un mot deux fois</translation>
    </message>
    <message>
        <source>Abbreviations</source>
        <translation>Sigles</translation>
    </message>
    <message>
        <source>All together, or one after the other as small children like it.</source>
        <translation>Tous ensemble au plus rapide, ou chacun son tour, comme pour les petits.</translation>
    </message>
    <message>
        <source>At the same moment</source>
        <translation>Au même instant</translation>
    </message>
    <message>
        <source>Cards in hand</source>
        <translation>Cartes en main</translation>
    </message>
    <message>
        <source>Cards on the screen</source>
        <translation>Cartes à l’écran</translation>
    </message>
    <message>
        <source>Coarse words</source>
        <translation>Gros mots</translation>
    </message>
    <message>
        <source>Contesting a right word</source>
        <translation>Contester un mot juste</translation>
    </message>
    <message>
        <source>Drawn by chance when nobody is chosen.</source>
        <translation>Tiré au sort si personne n’est choisi.</translation>
    </message>
    <message>
        <source>Each one changes a rule until the next new word.</source>
        <translation>Chacune change une règle jusqu’au nouveau mot.</translation>
    </message>
    <message>
        <source>Exchange</source>
        <translation>Échange</translation>
    </message>
    <message>
        <source>First names, towns and countries.</source>
        <translation>Prénoms, villes et pays.</translation>
    </message>
    <message>
        <source>Forms of one word</source>
        <translation>Formes d’un même mot</translation>
    </message>
    <message>
        <source>Green cards</source>
        <translation>Cartes vertes</translation>
    </message>
    <message>
        <source>Head start</source>
        <translation>Avance</translation>
    </message>
    <message>
        <source>Help while dragging</source>
        <translation>Aide au jeu</translation>
    </message>
    <message>
        <source>Hint at a blockage</source>
        <translation>Indice en cas de blocage</translation>
    </message>
    <message>
        <source>How close, in milliseconds, two cards count as together.</source>
        <translation>À combien de millisecondes deux cartes sont posées ensemble.</translation>
    </message>
    <message>
        <source>How long a word that was played stays used up.</source>
        <translation>Combien de temps un mot joué ne peut plus servir.</translation>
    </message>
    <message>
        <source>How many each player is dealt.</source>
        <translation>Combien chacun en reçoit au départ.</translation>
    </message>
    <message>
        <source>How many make a game.</source>
        <translation>Combien il en faut pour une partie.</translation>
    </message>
    <message>
        <source>Jokers</source>
        <translation>Jokers</translation>
    </message>
    <message>
        <source>Language of the words</source>
        <translation>Langue des mots</translation>
    </message>
    <message>
        <source>Minutes after which everybody counts their cards.</source>
        <translation>Les minutes au bout desquelles chacun compte ses cartes.</translation>
    </message>
    <message>
        <source>More or fewer cards for one player.</source>
        <translation>Plus ou moins de cartes pour un joueur.</translation>
    </message>
    <message>
        <source>Names</source>
        <translation>Noms propres</translation>
    </message>
    <message>
        <source>One card for three others, when nothing fits.</source>
        <translation>Une carte contre trois autres, quand rien ne va.</translation>
    </message>
    <message>
        <source>Open in between</source>
        <translation>Ouvrir entre deux</translation>
    </message>
    <message>
        <source>Plural verbs under SINGULAR</source>
        <translation>Verbes au pluriel sous SINGULIER</translation>
    </message>
    <message>
        <source>Points that end the game</source>
        <translation>Limite de points</translation>
    </message>
    <message>
        <source>Referee</source>
        <translation>Arbitre</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Manches</translation>
    </message>
    <message>
        <source>Saying one cannot open</source>
        <translation>Dire qu’on ne peut pas ouvrir</translation>
    </message>
    <message>
        <source>Seconds before a blockage stands.</source>
        <translation>Les secondes avant qu’un blocage compte.</translation>
    </message>
    <message>
        <source>Seconds for each step before the first card.</source>
        <translation>Les secondes pour chaque étape avant la première carte.</translation>
    </message>
    <message>
        <source>Seconds in which a word may be contested.</source>
        <translation>Secondes pendant lesquelles un mot peut être contesté.</translation>
    </message>
    <message>
        <source>Seconds in which the table is yours alone.</source>
        <translation>Les secondes où la table n’est qu’à vous.</translation>
    </message>
    <message>
        <source>Seconds to show a Méli or a Cado.</source>
        <translation>Les secondes pour montrer un Méli ou un Cado.</translation>
    </message>
    <message>
        <source>Shortest word</source>
        <translation>Mot le plus court</translation>
    </message>
    <message>
        <source>Taking turns</source>
        <translation>Qui joue quand</translation>
    </message>
    <message>
        <source>The dictionary that decides.</source>
        <translation>Le dictionnaire qui décide.</translation>
    </message>
    <message>
        <source>The fewest letters a word may have.</source>
        <translation>Le nombre de lettres qu’il faut au moins.</translation>
    </message>
    <message>
        <source>The game stops once somebody has as many.</source>
        <translation>La partie s’arrête dès que quelqu’un les atteint.</translation>
    </message>
    <message>
        <source>The last card under 2 BY 2</source>
        <translation>La dernière carte sous 2 PAR 2</translation>
    </message>
    <message>
        <source>The one in force for the whole game.</source>
        <translation>Celle qui vaut pour toute la partie.</translation>
    </message>
    <message>
        <source>The people who decide about new words.</source>
        <translation>Les personnes qui décident des nouveaux mots.</translation>
    </message>
    <message>
        <source>They count although the dictionary does not have them.</source>
        <translation>Ils comptent même si le dictionnaire ne les a pas.</translation>
    </message>
    <message>
        <source>They do not count although the dictionary has them.</source>
        <translation>Ils ne comptent pas même si le dictionnaire les a.</translation>
    </message>
    <message>
        <source>Three at one place</source>
        <translation>Trois à la même place</translation>
    </message>
    <message>
        <source>Time after the buzzer</source>
        <translation>Temps après le buzzer</translation>
    </message>
    <message>
        <source>Time for a call</source>
        <translation>Temps pour un appel</translation>
    </message>
    <message>
        <source>Time for a round</source>
        <translation>Durée d’une manche</translation>
    </message>
    <message>
        <source>Time to contest</source>
        <translation>Temps pour contester</translation>
    </message>
    <message>
        <source>Time to object</source>
        <translation>Temps pour s’opposer</translation>
    </message>
    <message>
        <source>Time to open</source>
        <translation>Temps pour ouvrir</translation>
    </message>
    <message>
        <source>Violet cards</source>
        <translation>Cartes violettes</translation>
    </message>
    <message>
        <source>What becomes of it when the word has just changed.</source>
        <translation>Ce qu’elle devient quand le mot vient de changer.</translation>
    </message>
    <message>
        <source>What it costs.</source>
        <translation>Ce que cela coûte.</translation>
    </message>
    <message>
        <source>What the table shows before a card is let go.</source>
        <translation>Ce que la table montre avant qu’on lâche la carte.</translation>
    </message>
    <message>
        <source>When the stock is empty</source>
        <translation>Quand la pioche est vide</translation>
    </message>
    <message>
        <source>Whether CHANTER may follow CHANTE.</source>
        <translation>Si CHANTER peut venir après CHANTE.</translation>
    </message>
    <message>
        <source>Whether a green that shows must stay at an end of the word.</source>
        <translation>Si une verte visible doit rester à un bout du mot.</translation>
    </message>
    <message>
        <source>Whether a joker keeps its letter while it shows.</source>
        <translation>Si un joker garde sa lettre tant qu’on le voit.</translation>
    </message>
    <message>
        <source>Whether everybody&apos;s cards can be seen all the time.</source>
        <translation>Si l’on voit tout le temps les cartes de tout le monde.</translation>
    </message>
    <message>
        <source>Whether forms such as CHANTENT may be laid.</source>
        <translation>Si l’on peut poser des formes comme CHANTENT.</translation>
    </message>
    <message>
        <source>Whether insults and the like count as words.</source>
        <translation>Si les injures et autres grossièretés comptent comme des mots.</translation>
    </message>
    <message>
        <source>Whether it may be laid alone.</source>
        <translation>Si l’on peut la poser seule.</translation>
    </message>
    <message>
        <source>Whether other people&apos;s cards in between matter.</source>
        <translation>Si les cartes des autres entre-temps comptent.</translation>
    </message>
    <message>
        <source>Whether the first card may go between the first two.</source>
        <translation>Si la première carte peut se glisser entre les deux de départ.</translation>
    </message>
    <message>
        <source>Whether the program checks it.</source>
        <translation>Si le programme le vérifie.</translation>
    </message>
    <message>
        <source>Whether the program says that a card could be laid.</source>
        <translation>Si le programme dit qu’une carte pourrait se poser.</translation>
    </message>
    <message>
        <source>Whether they may be laid, written without it.</source>
        <translation>S’ils se posent, écrits sans lui.</translation>
    </message>
    <message>
        <source>Which cards are shuffled into it.</source>
        <translation>Les cartes qu’on y remet, mélangées.</translation>
    </message>
    <message>
        <source>Which violet card</source>
        <translation>Quelle carte violette</translation>
    </message>
    <message>
        <source>Who sees that a word is wrong.</source>
        <translation>Qui voit qu’un mot est faux.</translation>
    </message>
    <message>
        <source>Who starts</source>
        <translation>Qui commence</translation>
    </message>
    <message>
        <source>Who votes</source>
        <translation>Qui vote</translation>
    </message>
    <message>
        <source>Words added</source>
        <translation>Mots ajoutés</translation>
    </message>
    <message>
        <source>Words made of initials.</source>
        <translation>Les mots faits d’initiales.</translation>
    </message>
    <message>
        <source>Words taken out</source>
        <translation>Mots retirés</translation>
    </message>
    <message>
        <source>Words with a hyphen</source>
        <translation>Mots à trait d’union</translation>
    </message>
    <message>
        <source>a card</source>
        <translation>une carte</translation>
    </message>
    <message>
        <source>a chosen one</source>
        <translation>une choisie</translation>
    </message>
    <message>
        <source>accepted</source>
        <translation>acceptés</translation>
    </message>
    <message>
        <source>all together</source>
        <translation>tous ensemble</translation>
    </message>
    <message>
        <source>alone too</source>
        <translation>seule aussi</translation>
    </message>
    <message>
        <source>always</source>
        <translation>toujours</translation>
    </message>
    <message>
        <source>as one likes</source>
        <translation>au choix</translation>
    </message>
    <message>
        <source>at any time</source>
        <translation>quand on veut</translation>
    </message>
    <message>
        <source>cards set aside, then covered ones</source>
        <translation>cartes mises de côté, puis recouvertes</translation>
    </message>
    <message>
        <source>change freely</source>
        <translation>changent librement</translation>
    </message>
    <message>
        <source>checked</source>
        <translation>vérifié</translation>
    </message>
    <message>
        <source>comes back</source>
        <translation>revient</translation>
    </message>
    <message>
        <source>for the round</source>
        <translation>pour la manche</translation>
    </message>
    <message>
        <source>is a fault</source>
        <translation>est une faute</translation>
    </message>
    <message>
        <source>keep their letter</source>
        <translation>gardent leur lettre</translation>
    </message>
    <message>
        <source>never</source>
        <translation>jamais</translation>
    </message>
    <message>
        <source>never alone</source>
        <translation>jamais seule</translation>
    </message>
    <message>
        <source>never by bots</source>
        <translation>jamais par les robots</translation>
    </message>
    <message>
        <source>no</source>
        <translation>non</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>rien</translation>
    </message>
    <message>
        <source>once a word</source>
        <translation>une fois par mot</translation>
    </message>
    <message>
        <source>one by one</source>
        <translation>chacun son tour</translation>
    </message>
    <message>
        <source>one&apos;s own cards count</source>
        <translation>on compte ses cartes</translation>
    </message>
    <message>
        <source>only cards set aside</source>
        <translation>cartes mises de côté seulement</translation>
    </message>
    <message>
        <source>only when laid</source>
        <translation>posées au bout</translation>
    </message>
    <message>
        <source>only while one plays</source>
        <translation>quand on joue</translation>
    </message>
    <message>
        <source>only without others in between</source>
        <translation>seulement sans autres entre-temps</translation>
    </message>
    <message>
        <source>open</source>
        <translation>toujours</translation>
    </message>
    <message>
        <source>places</source>
        <translation>les places</translation>
    </message>
    <message>
        <source>places and words</source>
        <translation>places et mots</translation>
    </message>
    <message>
        <source>refused</source>
        <translation>refusés</translation>
    </message>
    <message>
        <source>stay at an end</source>
        <translation>restent au bout</translation>
    </message>
    <message>
        <source>taken at one&apos;s word</source>
        <translation>cru sur parole</translation>
    </message>
    <message>
        <source>the players</source>
        <translation>les joueurs</translation>
    </message>
    <message>
        <source>the program</source>
        <translation>le programme</translation>
    </message>
    <message>
        <source>until the next new word</source>
        <translation>jusqu’au nouveau mot</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>oui</translation>
    </message>
</context>
<context>
    <name>Pause</name>
    <message>
        <source>Back home</source>
        <translation>Retour à l’accueil</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>Plein écran</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Reprendre</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>Menu</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Règles</translation>
    </message>
    <message>
        <source>The game goes on meanwhile: only its host can pause it.</source>
        <translation>La partie continue&#xa0;: seul l’hôte peut la mettre en pause.</translation>
    </message>
    <message>
        <source>The game is saved as you play: it waits for you.</source>
        <translation>La partie s’enregistre au fur et à mesure&#xa0;: elle vous attendra.</translation>
    </message>
    <message>
        <source>This game cannot be saved: leaving ends it.</source>
        <translation>Cette partie ne peut pas être enregistrée&#xa0;: la quitter l’arrête.</translation>
    </message>
</context>
<context>
    <name>Preferences</name>
    <message>
        <source>Back</source>
        <translation>Retour</translation>
    </message>
    <message>
        <source>Cards, calls and the end of a round.</source>
        <translation>Les cartes, les appels et la fin d’une manche.</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>Couleurs</translation>
    </message>
    <message>
        <source>For a bright room or a dark one.</source>
        <translation>Pour une pièce claire ou sombre.</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Langue</translation>
    </message>
    <message>
        <source>Left-handed</source>
        <translation>Gaucher</translation>
    </message>
    <message>
        <source>Movement</source>
        <translation>Mouvement</translation>
    </message>
    <message>
        <source>Of the buttons and sentences.</source>
        <translation>Celle des boutons et des phrases.</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Réglages</translation>
    </message>
    <message>
        <source>Size of the text</source>
        <translation>Taille du texte</translation>
    </message>
    <message>
        <source>Sounds</source>
        <translation>Sons</translation>
    </message>
    <message>
        <source>The cards follow the size of the window.</source>
        <translation>Les cartes, elles, suivent la taille de la fenêtre.</translation>
    </message>
    <message>
        <source>The table is laid the other way round.</source>
        <translation>La table est mise dans l’autre sens.</translation>
    </message>
    <message>
        <source>Whether cards glide or are simply there.</source>
        <translation>Si les cartes glissent ou arrivent d’un coup.</translation>
    </message>
    <message>
        <source>dark</source>
        <translation>sombres</translation>
    </message>
    <message>
        <source>large</source>
        <translation>grande</translation>
    </message>
    <message>
        <source>light</source>
        <translation>claires</translation>
    </message>
    <message>
        <source>like the system</source>
        <translation>comme l’ordinateur</translation>
    </message>
    <message>
        <source>loud</source>
        <translation>forts</translation>
    </message>
    <message>
        <source>medium</source>
        <translation>moyens</translation>
    </message>
    <message>
        <source>no</source>
        <translation>non</translation>
    </message>
    <message>
        <source>none</source>
        <translation>sans</translation>
    </message>
    <message>
        <source>normal</source>
        <translation>normale</translation>
    </message>
    <message>
        <source>small</source>
        <translation>petite</translation>
    </message>
    <message>
        <source>soft</source>
        <translation>doux</translation>
    </message>
    <message>
        <source>very large</source>
        <translation>très grande</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>oui</translation>
    </message>
</context>
<context>
    <name>Preset</name>
    <message>
        <source>Change what you like below.</source>
        <translation>Changez ci-dessous ce que vous voulez.</translation>
    </message>
    <message>
        <source>Classroom</source>
        <translation>Classe</translation>
    </message>
    <message>
        <source>Expert</source>
        <translation>Expert</translation>
    </message>
    <message>
        <source>Family</source>
        <translation>Famille</translation>
    </message>
    <message>
        <source>Little time, no help, and a wrong contest costs a card.</source>
        <translation>Peu de temps, aucune aide, et contester à tort coûte une carte.</translation>
    </message>
    <message>
        <source>Nobody is the referee: it is for you to contest.</source>
        <translation>Personne n’arbitre&#xa0;: à vous de contester.</translation>
    </message>
    <message>
        <source>Official</source>
        <translation>Officiel</translation>
    </message>
    <message>
        <source>Short rounds, and the table shows which words are right.</source>
        <translation>Manches courtes, et la table montre les mots justes.</translation>
    </message>
    <message>
        <source>The program is the referee; all the time you need.</source>
        <translation>Le programme arbitre&#xa0;; chacun prend son temps.</translation>
    </message>
    <message>
        <source>Your own</source>
        <translation>À votre façon</translation>
    </message>
</context>
<context>
    <name>Program</name>
    <message>
        <source>This game cannot be dealt. {why}</source>
        <translation>Cette partie ne peut pas être distribuée. {why}</translation>
    </message>
    <message>
        <source>This game goes on, but it is not being saved: {folder} cannot be written.</source>
        <translation>Cette partie continue, mais elle n’est pas enregistrée&#xa0;: impossible d’écrire dans {folder}.</translation>
    </message>
</context>
<context>
    <name>Reading</name>
    <message>
        <source>1st</source>
        <translation>1re</translation>
    </message>
    <message>
        <source>2nd</source>
        <translation>2e</translation>
    </message>
    <message>
        <source>3rd</source>
        <translation>3e</translation>
    </message>
    <message>
        <source>adjective</source>
        <translation>adjectif</translation>
    </message>
    <message>
        <source>adverb</source>
        <translation>adverbe</translation>
    </message>
    <message>
        <source>conjunction</source>
        <translation>conjonction</translation>
    </message>
    <message>
        <source>determiner</source>
        <translation>déterminant</translation>
    </message>
    <message>
        <source>feminine</source>
        <translation>féminin</translation>
    </message>
    <message>
        <source>future indicative</source>
        <translation>futur de l’indicatif</translation>
    </message>
    <message>
        <source>imperative</source>
        <translation>impératif</translation>
    </message>
    <message>
        <source>imperfect indicative</source>
        <translation>imparfait de l’indicatif</translation>
    </message>
    <message>
        <source>imperfect subjunctive</source>
        <translation>imparfait du subjonctif</translation>
    </message>
    <message>
        <source>infinitive</source>
        <translation>infinitif</translation>
    </message>
    <message>
        <source>interjection</source>
        <translation>interjection</translation>
    </message>
    <message>
        <source>invariable</source>
        <translation>invariable</translation>
    </message>
    <message>
        <source>masculine</source>
        <translation>masculin</translation>
    </message>
    <message>
        <source>masculine or feminine</source>
        <translation>masculin ou féminin</translation>
    </message>
    <message>
        <source>noun</source>
        <translation>nom</translation>
    </message>
    <message>
        <source>number</source>
        <translation>nombre</translation>
    </message>
    <message>
        <source>past indicative</source>
        <translation>passé simple de l’indicatif</translation>
    </message>
    <message>
        <source>past participle</source>
        <translation>participe passé</translation>
    </message>
    <message>
        <source>plural</source>
        <translation>pluriel</translation>
    </message>
    <message>
        <source>preposition</source>
        <translation>préposition</translation>
    </message>
    <message>
        <source>present conditional</source>
        <translation>conditionnel présent</translation>
    </message>
    <message>
        <source>present indicative</source>
        <translation>présent de l’indicatif</translation>
    </message>
    <message>
        <source>present participle</source>
        <translation>participe présent</translation>
    </message>
    <message>
        <source>present subjunctive</source>
        <translation>présent du subjonctif</translation>
    </message>
    <message>
        <source>pronoun</source>
        <translation>pronom</translation>
    </message>
    <message>
        <source>proper noun</source>
        <translation>nom propre</translation>
    </message>
    <message>
        <source>singular</source>
        <translation>singulier</translation>
    </message>
    <message>
        <source>verb</source>
        <translation>verbe</translation>
    </message>
    <message>
        <source>word</source>
        <translation>mot</translation>
    </message>
    <message>
        <source>{persons} person</source>
        <translation>{persons} personne</translation>
    </message>
    <message>
        <source>{persons} person plural</source>
        <translation>{persons} personne du pluriel</translation>
    </message>
    <message>
        <source>{persons} person singular</source>
        <translation>{persons} personne du singulier</translation>
    </message>
    <message>
        <source>{word}: {said}</source>
        <translation>{word}&#xa0;: {said}</translation>
    </message>
</context>
<context>
    <name>Reason</name>
    <message>
        <source>2 BY 2: lay two cards together.</source>
        <translation>2 PAR 2&#xa0;: posez deux cartes ensemble.</translation>
    </message>
    <message>
        <source>A Cado is a gift: choose somebody else.</source>
        <translation>Un Cado s’offre&#xa0;: choisissez quelqu’un d’autre.</translation>
    </message>
    <message>
        <source>A blockage has just been declared: wait a little.</source>
        <translation>Un blocage vient d’être annoncé&#xa0;: attendez un peu.</translation>
    </message>
    <message>
        <source>A first word must be on the table before a call.</source>
        <translation>Il faut d’abord un premier mot sur la table.</translation>
    </message>
    <message>
        <source>Between two cards? Only when INSERTION is in force.</source>
        <translation>Entre deux cartes&#xa0;? Seulement avec la carte INSERTION.</translation>
    </message>
    <message>
        <source>Both cards must stay visible.</source>
        <translation>Les deux cartes doivent rester visibles.</translation>
    </message>
    <message>
        <source>Fewer than three cards are left to draw: no exchange now.</source>
        <translation>Il reste moins de trois cartes à piocher&#xa0;: pas d’échange.</translation>
    </message>
    <message>
        <source>Green: it lives at the ends of the word.</source>
        <translation>Verte&#xa0;: sa place est à un bout du mot.</translation>
    </message>
    <message>
        <source>It is not your turn yet.</source>
        <translation>Ce n’est pas encore votre tour.</translation>
    </message>
    <message>
        <source>It is still the same word.</source>
        <translation>C’est toujours le même mot.</translation>
    </message>
    <message>
        <source>Look again: one of your cards makes a word.</source>
        <translation>Regardez encore&#xa0;: une de vos cartes fait un mot.</translation>
    </message>
    <message>
        <source>NO CONJUGATION: no conjugated verbs.</source>
        <translation>CONJUGAISON INTERDITE&#xa0;: pas de verbe conjugué.</translation>
    </message>
    <message>
        <source>NO CONJUGATION: {word} is a conjugated verb.</source>
        <translation>CONJUGAISON INTERDITE&#xa0;: {word} est un verbe conjugué.</translation>
    </message>
    <message>
        <source>Never three of your cards in a row at the same place.</source>
        <translation>Jamais trois de vos cartes de suite à la même place.</translation>
    </message>
    <message>
        <source>No word of the dictionary reads {pattern}.</source>
        <translation>Aucun mot du dictionnaire ne s’écrit {pattern}.</translation>
    </message>
    <message>
        <source>Not now: the table has stopped.</source>
        <translation>Pas maintenant&#xa0;: la table est arrêtée.</translation>
    </message>
    <message>
        <source>One card at a time.</source>
        <translation>Une carte à la fois.</translation>
    </message>
    <message>
        <source>One exchange for each new word: yours is done.</source>
        <translation>Un seul échange par nouveau mot&#xa0;: le vôtre est fait.</translation>
    </message>
    <message>
        <source>Patience: the first card is not yours to lay.</source>
        <translation>Patience&#xa0;: la première carte n’est pas pour vous.</translation>
    </message>
    <message>
        <source>Red: it is never covered.</source>
        <translation>Rouge&#xa0;: on ne la recouvre pas.</translation>
    </message>
    <message>
        <source>SINGULAR: no plurals.</source>
        <translation>SINGULIER&#xa0;: pas de pluriel.</translation>
    </message>
    <message>
        <source>SINGULAR: {word} is a plural.</source>
        <translation>SINGULIER&#xa0;: {word} est un pluriel.</translation>
    </message>
    <message>
        <source>Somebody was quicker than {word}: no harm done.</source>
        <translation>Le mot a changé avant {word}&#xa0;: la carte revient, sans pénalité.</translation>
    </message>
    <message>
        <source>Swapped colours: a green is never covered.</source>
        <translation>Couleurs inversées&#xa0;: on ne recouvre pas une verte.</translation>
    </message>
    <message>
        <source>Swapped colours: a red lives at the ends of the word.</source>
        <translation>Couleurs inversées&#xa0;: la place d’une rouge est à un bout du mot.</translation>
    </message>
    <message>
        <source>The two words are of the same family.</source>
        <translation>Les deux mots sont de la même famille.</translation>
    </message>
    <message>
        <source>The word had just changed: your card comes back, free.</source>
        <translation>Le mot venait de changer&#xa0;: votre carte revient, sans pénalité.</translation>
    </message>
    <message>
        <source>There is no such place any more.</source>
        <translation>Cette place n’existe plus.</translation>
    </message>
    <message>
        <source>There is no word to contest any more.</source>
        <translation>Il n’y a plus de mot à contester.</translation>
    </message>
    <message>
        <source>There is no word to vote on.</source>
        <translation>Il n’y a aucun mot à approuver.</translation>
    </message>
    <message>
        <source>There is nobody to give it to.</source>
        <translation>Il n’y a personne à qui l’offrir.</translation>
    </message>
    <message>
        <source>This card is not in your hand any more.</source>
        <translation>Cette carte n’est plus dans votre main.</translation>
    </message>
    <message>
        <source>This card rests until the word has changed.</source>
        <translation>Cette carte se repose jusqu’au prochain mot.</translation>
    </message>
    <message>
        <source>This is not in the dictionary.</source>
        <translation>Ce n’est pas dans le dictionnaire.</translation>
    </message>
    <message>
        <source>This pile holds two words together: it stays.</source>
        <translation>Cette pile tient deux mots&#xa0;: elle reste.</translation>
    </message>
    <message>
        <source>This word counts already.</source>
        <translation>Ce mot compte déjà.</translation>
    </message>
    <message>
        <source>This word has been played already.</source>
        <translation>Ce mot est déjà passé.</translation>
    </message>
    <message>
        <source>This word is too short.</source>
        <translation>Ce mot est trop court.</translation>
    </message>
    <message>
        <source>Time is up.</source>
        <translation>Le temps est écoulé.</translation>
    </message>
    <message>
        <source>Wait a little: this card may still have to go back.</source>
        <translation>Patience&#xa0;: cette carte devra peut-être repartir.</translation>
    </message>
    <message>
        <source>You cannot object this time.</source>
        <translation>Cette fois, vous ne pouvez pas vous opposer.</translation>
    </message>
    <message>
        <source>{before} and {word} are of the same family.</source>
        <translation>{before} et {word} sont de la même famille.</translation>
    </message>
    <message>
        <source>{word} again: find another word.</source>
        <translation>Encore {word}&#xa0;: il faut un autre mot.</translation>
    </message>
    <message>
        <source>{word} has been played already.</source>
        <translation>{word} est déjà passé.</translation>
    </message>
    <message>
        <source>{word} is not in the dictionary.</source>
        <translation>{word} n’est pas dans le dictionnaire.</translation>
    </message>
    <message>
        <source>{word} is too short.</source>
        <translation>{word} est trop court.</translation>
    </message>
</context>
<context>
    <name>Results</name>
    <message>
        <source>Back home</source>
        <translation>Retour à l’accueil</translation>
    </message>
    <message>
        <source>Cards in hand during the round</source>
        <translation>Les cartes en main pendant la manche</translation>
    </message>
    <message>
        <source>Mendelius! {points}</source>
        <translation>Mendelius&#xa0;! {points}</translation>
    </message>
    <message>
        <source>Next round</source>
        <translation>Manche suivante</translation>
    </message>
    <message>
        <source>Play again</source>
        <translation>Rejouer</translation>
    </message>
    <message>
        <source>Round {number}: {asks}</source>
        <translation>Manche {number}&#xa0;: {asks}</translation>
    </message>
    <message>
        <source>R{round}</source>
        <translation>M{round}</translation>
    </message>
    <message>
        <source>The words</source>
        <translation>Les mots</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Total</translation>
    </message>
    <message>
        <source>Why?</source>
        <translation>Pourquoi&#xa0;?</translation>
    </message>
    <message>
        <source>You could have laid: {chances}</source>
        <translation>Vous pouviez poser&#xa0;: {chances}</translation>
    </message>
    <message>
        <source>finished!</source>
        <translation>fini&#xa0;!</translation>
    </message>
    <message>
        <source>{points} for a wrong call</source>
        <translation>{points} pour un appel raté</translation>
    </message>
</context>
<context>
    <name>Round</name>
    <message>
        <source>Family tree</source>
        <translation>Arbre de famille</translation>
    </message>
    <message>
        <source>Grandparents and their children</source>
        <translation>Grands-parents et leurs enfants</translation>
    </message>
    <message>
        <source>Grandparents, parents, children</source>
        <translation>Grands-parents, parents, enfants</translation>
    </message>
    <message>
        <source>Hybrid couple</source>
        <translation>Couple hybride</translation>
    </message>
    <message>
        <source>Large family</source>
        <translation>Famille nombreuse</translation>
    </message>
    <message>
        <source>Mixed couple</source>
        <translation>Couple mixte</translation>
    </message>
    <message>
        <source>Pure couple</source>
        <translation>Couple pur</translation>
    </message>
    <message>
        <source>Round {number}: {asks}</source>
        <translation>Manche {number}&#xa0;: {asks}</translation>
    </message>
    <message>
        <source>The couple&apos;s six children</source>
        <translation>Les six enfants du couple</translation>
    </message>
    <message>
        <source>The father&apos;s parents</source>
        <translation>Les parents du père</translation>
    </message>
    <message>
        <source>The mother&apos;s parents</source>
        <translation>Les parents de la mère</translation>
    </message>
    <message>
        <source>The two couples&apos; four children</source>
        <translation>Les quatre enfants des deux couples</translation>
    </message>
    <message>
        <source>Their four children</source>
        <translation>Leurs quatre enfants</translation>
    </message>
    <message>
        <source>This place is for: {who}.</source>
        <translation>Cette place attend&#xa0;: {who}.</translation>
    </message>
    <message>
        <source>a mixed couple, two children; a hybrid couple, four children</source>
        <translation>un couple mixte, deux enfants&#xa0;; un couple hybride, quatre enfants</translation>
    </message>
    <message>
        <source>a whole family in three generations</source>
        <translation>une famille entière sur trois générations</translation>
    </message>
    <message>
        <source>these cards do not go together</source>
        <translation>ces cartes ne vont pas ensemble</translation>
    </message>
    <message>
        <source>this couple is hybrid</source>
        <translation>ce couple est hybride</translation>
    </message>
    <message>
        <source>this couple is mixed</source>
        <translation>ce couple est mixte</translation>
    </message>
    <message>
        <source>this couple is pure</source>
        <translation>ce couple est pur</translation>
    </message>
    <message>
        <source>two hybrid couples, four children each</source>
        <translation>deux couples hybrides, quatre enfants chacun</translation>
    </message>
    <message>
        <source>two mixed couples, two children each</source>
        <translation>deux couples mixtes, deux enfants chacun</translation>
    </message>
    <message>
        <source>two pure couples, one child and two children</source>
        <translation>deux couples purs, un enfant et deux enfants</translation>
    </message>
    <message>
        <source>two pure couples, one child each</source>
        <translation>deux couples purs, un enfant chacun</translation>
    </message>
    <message>
        <source>two pure couples, two children each</source>
        <translation>deux couples purs, deux enfants chacun</translation>
    </message>
    <message>
        <source>{first} or {last}</source>
        <translation>{first} ou {last}</translation>
    </message>
</context>
<context>
    <name>Rules</name>
    <message>
        <source>A word counts once a round. Accents do not matter: E is also É, and C is also Ç.</source>
        <translation>Un mot ne sert qu’une fois par manche. Les accents ne comptent pas&#xa0;: E vaut aussi É, et C vaut aussi Ç.</translation>
    </message>
    <message>
        <source>And never three of your cards in a row at the same place.</source>
        <translation>Et jamais trois de vos cartes de suite à la même place.</translation>
    </message>
    <message>
        <source>Any letter you like, with the manners of its colour.</source>
        <translation>La lettre que vous voulez, avec les façons de sa couleur.</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Retour</translation>
    </message>
    <message>
        <source>Blockage: if nobody objects, the word goes away and the next player begins another one.</source>
        <translation>Blocage&#xa0;: si personne ne s’oppose, le mot s’en va et le joueur suivant en commence un autre.</translation>
    </message>
    <message>
        <source>Blue: free</source>
        <translation>Bleue&#xa0;: libre</translation>
    </message>
    <message>
        <source>Cado! You take one card out of the word and give it, with all that lies under it, to somebody else. What stays must be a new word of another family.</source>
        <translation>Cado&#xa0;! Vous retirez une carte du mot et l’offrez, avec tout ce qu’il y a dessous, à quelqu’un d’autre. Ce qui reste doit être un nouveau mot d’une autre famille.</translation>
    </message>
    <message>
        <source>Ctrl+P or Pause: a pause · F11 full screen · Escape back</source>
        <translation>Ctrl+P ou Pause&#xa0;: une pause · F11 plein écran · Échap retour</translation>
    </message>
    <message>
        <source>Each of you has a buzzer: a key, or the plate to touch.</source>
        <translation>Chacun a son buzzer&#xa0;: une touche du clavier, ou sa place à toucher.</translation>
    </message>
    <message>
        <source>Everybody stops and the dictionary decides. A wrong word goes back to its owner with two more cards; the people may also accept it, all together.</source>
        <translation>Tout le monde s’arrête et le dictionnaire tranche. Le mot faux retourne à qui l’a posé, avec deux cartes de plus&#xa0;; les joueurs peuvent aussi l’accepter, tous ensemble.</translation>
    </message>
    <message>
        <source>Exchange: give one card, take three.</source>
        <translation>Échange&#xa0;: rendez une carte, prenez-en trois.</translation>
    </message>
    <message>
        <source>F2 Méli · F3 Cado · F4 Exchange · F5 Blockage · F6 Contest</source>
        <translation>F2 Méli · F3 Cado · F4 Échange · F5 Blocage · F6 Contester</translation>
    </message>
    <message>
        <source>Faults</source>
        <translation>Les fautes</translation>
    </message>
    <message>
        <source>Green: at the ends</source>
        <translation>Verte&#xa0;: au bout</translation>
    </message>
    <message>
        <source>How to play</source>
        <translation>Comment jouer</translation>
    </message>
    <message>
        <source>In front, behind, or on top of any card that may be covered.</source>
        <translation>Devant, derrière, ou sur toute carte qui peut être recouverte.</translation>
    </message>
    <message>
        <source>It goes where a blue one goes, but nothing ever covers it.</source>
        <translation>Elle va là où va une bleue, mais rien ne la recouvre jamais.</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Les touches</translation>
    </message>
    <message>
        <source>Letters are buzzers now: digits pick a card, 1 is on the left.</source>
        <translation>Les lettres sont des buzzers&#xa0;: ce sont les chiffres qui prennent une carte, le 1 à gauche.</translation>
    </message>
    <message>
        <source>Letters pick a card · arrows a place · Enter lays</source>
        <translation>Les lettres prennent une carte · les flèches une place · Entrée pose</translation>
    </message>
    <message>
        <source>Méli and Cado</source>
        <translation>Méli et Cado</translation>
    </message>
    <message>
        <source>Méli! Everybody stops. You put all the cards of the word in another order that makes a new word, then may put a card of yours aside.</source>
        <translation>Méli&#xa0;! Tout le monde s’arrête. Vous remettez toutes les cartes du mot dans un autre ordre qui fait un nouveau mot, puis vous pouvez mettre une de vos cartes de côté.</translation>
    </message>
    <message>
        <source>Not a word, a word already played, a red card covered, a green one inside: the card comes back to you with two more.</source>
        <translation>Un mot qui n’existe pas, un mot déjà passé, une rouge recouverte, une verte à l’intérieur&#xa0;: la carte vous revient, avec deux autres.</translation>
    </message>
    <message>
        <source>Not seen, not caught</source>
        <translation>Pas vu, pas pris</translation>
    </message>
    <message>
        <source>One word lies in the middle. There are no turns: whoever finds a card that makes another word lays it.</source>
        <translation>Un mot est posé au milieu. Pas de tour de jeu&#xa0;: qui trouve une carte qui fait un autre mot la pose.</translation>
    </message>
    <message>
        <source>Only at an end of the word, and there it stays: nothing goes beyond it. It may be covered.</source>
        <translation>Seulement à un bout du mot, et elle y reste&#xa0;: rien ne va au-delà. On peut la recouvrir.</translation>
    </message>
    <message>
        <source>Or play one by one: each a card, an action or a pass. When all have passed, a new word begins.</source>
        <translation>Ou jouez chacun son tour&#xa0;: une carte, une action, ou l’on passe. Quand tout le monde a passé, un nouveau mot commence.</translation>
    </message>
    <message>
        <source>Red: locked</source>
        <translation>Rouge&#xa0;: verrouillée</translation>
    </message>
    <message>
        <source>Seen a word? Press first: for a few seconds the table is yours alone, and the robots wait.</source>
        <translation>Un mot trouvé&#xa0;? Buzzez le premier&#xa0;: la table est à vous quelques secondes, et les robots attendent.</translation>
    </message>
    <message>
        <source>Several people at one screen</source>
        <translation>À plusieurs devant l’écran</translation>
    </message>
    <message>
        <source>Star: joker</source>
        <translation>Étoile&#xa0;: joker</translation>
    </message>
    <message>
        <source>The aim</source>
        <translation>Le but</translation>
    </message>
    <message>
        <source>The first empty hand ends the round. Every card still held is one point, and the fewest points win.</source>
        <translation>La première main vide finit la manche. Chaque carte qui reste vaut un point, et le moins de points gagne.</translation>
    </message>
    <message>
        <source>Violet cards</source>
        <translation>Cartes violettes</translation>
    </message>
    <message>
        <source>When nothing goes</source>
        <translation>Quand rien ne va</translation>
    </message>
    <message>
        <source>Where the players are the referee, a wrong word stays unless somebody contests it in time, before the next card.</source>
        <translation>Quand les joueurs arbitrent, un mot faux reste, sauf si quelqu’un le conteste à temps, avant la carte suivante.</translation>
    </message>
    <message>
        <source>Whoever begins a word may turn one. It changes a rule until the next word.</source>
        <translation>Qui commence un mot peut en retourner une. Elle change une règle jusqu’au mot suivant.</translation>
    </message>
    <message>
        <source>joker</source>
        <translation>joker</translation>
    </message>
</context>
<context>
    <name>Saved</name>
    <message>
        <source>The saved game {name} cannot be written.</source>
        <translation>La partie enregistrée {name} ne peut pas être écrite.</translation>
    </message>
    <message>
        <source>The saved game {name} is damaged; it stays where it is.</source>
        <translation>La partie enregistrée {name} est abîmée&#xa0;; elle reste où elle est.</translation>
    </message>
    <message>
        <source>The saved game {name} is from a newer Méli Cado.</source>
        <translation>La partie enregistrée {name} vient d’un Méli Cado plus récent.</translation>
    </message>
    <message>
        <source>The saved game {name} is not there any more.</source>
        <translation>La partie enregistrée {name} n’est plus là.</translation>
    </message>
    <message>
        <source>The saved game {name} is of an unknown kind.</source>
        <translation>La partie enregistrée {name} est d’un genre inconnu.</translation>
    </message>
    <message>
        <source>The saved game {name} is open in another window.</source>
        <translation>La partie enregistrée {name} est ouverte dans une autre fenêtre.</translation>
    </message>
</context>
<context>
    <name>Seats</name>
    <message>
        <source>A person</source>
        <translation>Une personne</translation>
    </message>
    <message>
        <source>A robot</source>
        <translation>Un robot</translation>
    </message>
    <message>
        <source>Another face</source>
        <translation>Un autre visage</translation>
    </message>
    <message>
        <source>Another robot</source>
        <translation>Un autre robot</translation>
    </message>
    <message>
        <source>Buzzer: the key {key}</source>
        <translation>Buzzer&#xa0;: la touche {key}</translation>
    </message>
    <message>
        <source>How well it plays</source>
        <translation>Son niveau</translation>
    </message>
    <message>
        <source>More or fewer cards at the deal</source>
        <translation>Plus ou moins de cartes à la donne</translation>
    </message>
    <message>
        <source>One card fewer</source>
        <translation>Une carte de moins</translation>
    </message>
    <message>
        <source>One card more</source>
        <translation>Une carte de plus</translation>
    </message>
    <message>
        <source>Player {number}</source>
        <translation>Joueur {number}</translation>
    </message>
    <message>
        <source>Press the letter for this buzzer</source>
        <translation>Appuyez sur la lettre de ce buzzer</translation>
    </message>
    <message>
        <source>Stronger</source>
        <translation>Plus fort</translation>
    </message>
    <message>
        <source>The player&apos;s name</source>
        <translation>Le nom du joueur</translation>
    </message>
    <message>
        <source>Weaker</source>
        <translation>Moins fort</translation>
    </message>
    <message>
        <source>Without this player</source>
        <translation>Sans ce joueur</translation>
    </message>
    <message>
        <source>Without this robot</source>
        <translation>Sans ce robot</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Vous</translation>
    </message>
    <message>
        <source>Your name</source>
        <translation>Votre nom</translation>
    </message>
    <message>
        <source>same hand</source>
        <translation>même main</translation>
    </message>
</context>
<context>
    <name>Settings</name>
    <message>
        <source>Some of your settings could not be understood ({what}): they start afresh, and the old file is kept as {file}.</source>
        <translation>Certains de vos réglages n’ont pas pu être lus ({what})&#xa0;: ils repartent de zéro, et l’ancien fichier est gardé sous le nom {file}.</translation>
    </message>
    <message>
        <source>Some of your settings could not be understood.</source>
        <translation>Certains de vos réglages n’ont pas pu être lus.</translation>
    </message>
    <message>
        <source>Your settings cannot be read ({why}).</source>
        <translation>Vos réglages ne peuvent pas être lus ({why}).</translation>
    </message>
    <message>
        <source>Your settings cannot be saved: they hold until you quit.</source>
        <translation>Vos réglages ne peuvent pas être enregistrés&#xa0;: ils valent jusqu’à ce que vous quittiez.</translation>
    </message>
</context>
<context>
    <name>Special</name>
    <message>
        <source>2 BY 2</source>
        <translation>2 PAR 2</translation>
    </message>
    <message>
        <source>A card may slip in between two others.</source>
        <translation>On peut glisser une carte entre deux autres.</translation>
    </message>
    <message>
        <source>BACKWARDS</source>
        <translation>À L’ENVERS</translation>
    </message>
    <message>
        <source>COLOUR SWAP</source>
        <translation>INVERSION DES COULEURS</translation>
    </message>
    <message>
        <source>Cards are laid two at a time.</source>
        <translation>On pose les cartes deux par deux.</translation>
    </message>
    <message>
        <source>ENGLISH</source>
        <translation>ENGLISH</translation>
    </message>
    <message>
        <source>English words count too.</source>
        <translation>Les mots anglais comptent aussi.</translation>
    </message>
    <message>
        <source>FONETIK</source>
        <translation>FONETIK</translation>
    </message>
    <message>
        <source>INSERTION</source>
        <translation>INSERTION</translation>
    </message>
    <message>
        <source>NO CONJUGATION</source>
        <translation>CONJUGAISON INTERDITE</translation>
    </message>
    <message>
        <source>No conjugated verbs; infinitives and participles are welcome.</source>
        <translation>Pas de verbe conjugué&#xa0;; infinitifs et participes sont les bienvenus.</translation>
    </message>
    <message>
        <source>No plurals.</source>
        <translation>Pas de pluriel.</translation>
    </message>
    <message>
        <source>Red cards behave as green ones, and green as red.</source>
        <translation>Les rouges jouent comme les vertes, et les vertes comme les rouges.</translation>
    </message>
    <message>
        <source>SINGULAR</source>
        <translation>SINGULIER</translation>
    </message>
    <message>
        <source>Spelling by ear counts: what sounds right is right.</source>
        <translation>On écrit comme on entend&#xa0;: si ça sonne juste, c’est juste.</translation>
    </message>
    <message>
        <source>The word is read from right to left.</source>
        <translation>Le mot se lit de droite à gauche.</translation>
    </message>
    <message>
        <source>VERTICAL</source>
        <translation>VERTICALE</translation>
    </message>
    <message>
        <source>Words may also grow downwards.</source>
        <translation>Les mots poussent aussi vers le bas.</translation>
    </message>
</context>
<context>
    <name>Spoken</name>
    <message>
        <source>Below {letter}, at the end of {word} downwards</source>
        <translation>Sous le {letter}, au bout de {word} vers le bas</translation>
    </message>
    <message>
        <source>Below {letter}, letter {number}: a new word downwards</source>
        <translation>Sous le {letter}, lettre {number}&#xa0;: un nouveau mot vers le bas</translation>
    </message>
    <message>
        <source>Between {left} and {right}, after letter {number}</source>
        <translation>Entre {left} et {right}, après la lettre {number}</translation>
    </message>
    <message>
        <source>Card {letter}, {colour}</source>
        <translation>Carte {letter}, {colour}</translation>
    </message>
    <message>
        <source>Cross {number}, {who}: {card}</source>
        <translation>Croisement {number}, {who}&#xa0;: {card}</translation>
    </message>
    <message>
        <source>Joker as {letter}, {colour}</source>
        <translation>Carte joker pour {letter}, {colour}</translation>
    </message>
    <message>
        <source>Joker, {colour}</source>
        <translation>Carte joker, {colour}</translation>
    </message>
    <message>
        <source>Letter {number} of {word} downwards: {card}</source>
        <translation>Lettre {number} de {word} vers le bas&#xa0;: {card}</translation>
    </message>
    <message>
        <source>Letter {number}: {card}</source>
        <translation>Lettre {number}&#xa0;: {card}</translation>
    </message>
    <message>
        <source>On {letter}, letter {number}</source>
        <translation>Sur {letter}, lettre {number}</translation>
    </message>
    <message>
        <source>On {letter}, letter {number} of {word} downwards</source>
        <translation>Sur le {letter}, lettre {number} de {word} vers le bas</translation>
    </message>
    <message>
        <source>Place behind</source>
        <translation>Place derrière</translation>
    </message>
    <message>
        <source>Place in front</source>
        <translation>Place devant</translation>
    </message>
    <message>
        <source>at the ends</source>
        <translation>aux bouts</translation>
    </message>
    <message>
        <source>blue</source>
        <translation>bleue</translation>
    </message>
    <message>
        <source>child</source>
        <translation>enfant</translation>
    </message>
    <message>
        <source>downwards {before} would become {after}</source>
        <translation>vers le bas, {before} deviendrait {after}</translation>
    </message>
    <message>
        <source>father</source>
        <translation>père</translation>
    </message>
    <message>
        <source>first letter of {word} downwards</source>
        <translation>première lettre de {word} vers le bas</translation>
    </message>
    <message>
        <source>free</source>
        <translation>libre</translation>
    </message>
    <message>
        <source>green</source>
        <translation>verte</translation>
    </message>
    <message>
        <source>joker</source>
        <translation>joker</translation>
    </message>
    <message>
        <source>mother</source>
        <translation>mère</translation>
    </message>
    <message>
        <source>never covered</source>
        <translation>jamais recouverte</translation>
    </message>
    <message>
        <source>not a word</source>
        <translation>pas un mot</translation>
    </message>
    <message>
        <source>red</source>
        <translation>rouge</translation>
    </message>
    <message>
        <source>right</source>
        <translation>juste</translation>
    </message>
    <message>
        <source>{before} would become {after}</source>
        <translation>{before} deviendrait {after}</translation>
    </message>
    <message>
        <source>{joker} for {card}, {points}</source>
        <translation>{joker} pour {card}, {points}</translation>
    </message>
    <message>
        <source>{place}: {changes}</source>
        <translation>{place}&#xa0;: {changes}</translation>
    </message>
    <message>
        <source>{place}: {why}</source>
        <translation>{place}&#xa0;: {why}</translation>
    </message>
</context>
<context>
    <name>Table</name>
    <message>
        <source>Actions</source>
        <translation>Actions</translation>
    </message>
    <message>
        <source>And now the second card!</source>
        <translation>Et maintenant la deuxième carte&#xa0;!</translation>
    </message>
    <message>
        <source>Around the table</source>
        <translation>Autour de la table</translation>
    </message>
    <message>
        <source>Blockage</source>
        <translation>Blocage</translation>
    </message>
    <message>
        <source>Buzzer of {name}</source>
        <translation>Buzzer de {name}</translation>
    </message>
    <message>
        <source>Buzzers</source>
        <translation>Buzzers</translation>
    </message>
    <message>
        <source>Cado of {name}: which card, and for whom?</source>
        <translation>Cado de {name}&#xa0;: quelle carte, et pour qui&#xa0;?</translation>
    </message>
    <message>
        <source>Cado!</source>
        <translation>Cado&#xa0;!</translation>
    </message>
    <message>
        <source>Choose a card first.</source>
        <translation>Choisissez d’abord une carte.</translation>
    </message>
    <message>
        <source>Choose the card you exchange for three others</source>
        <translation>Choisissez la carte que vous échangez contre trois autres</translation>
    </message>
    <message>
        <source>Contest</source>
        <translation>Contester</translation>
    </message>
    <message>
        <source>Discard this card with the Méli</source>
        <translation>Mettre cette carte de côté avec le Méli</translation>
    </message>
    <message>
        <source>Discard, if you like</source>
        <translation>Carte de côté, si vous voulez</translation>
    </message>
    <message>
        <source>Exchange</source>
        <translation>Échange</translation>
    </message>
    <message>
        <source>Exchange this card for three others</source>
        <translation>Échanger cette carte contre trois autres</translation>
    </message>
    <message>
        <source>From right to left: {word}</source>
        <translation>De droite à gauche&#xa0;: {word}</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Reprendre</translation>
    </message>
    <message>
        <source>I accept it</source>
        <translation>Je l’accepte</translation>
    </message>
    <message>
        <source>I agree</source>
        <translation>D’accord</translation>
    </message>
    <message>
        <source>I cannot open</source>
        <translation>Je ne peux pas ouvrir</translation>
    </message>
    <message>
        <source>I give up</source>
        <translation>J’abandonne</translation>
    </message>
    <message>
        <source>I object</source>
        <translation>Je m’oppose</translation>
    </message>
    <message>
        <source>In which order?</source>
        <translation>Dans quel ordre&#xa0;?</translation>
    </message>
    <message>
        <source>Is {word} right?</source>
        <translation>{word} est-il juste&#xa0;?</translation>
    </message>
    <message>
        <source>Key {key}</source>
        <translation>Touche {key}</translation>
    </message>
    <message>
        <source>Méli of {name}: move the cards into another word</source>
        <translation>Méli de {name}&#xa0;: déplacez les cartes pour un autre mot</translation>
    </message>
    <message>
        <source>Méli!</source>
        <translation>Méli&#xa0;!</translation>
    </message>
    <message>
        <source>Next round</source>
        <translation>Manche suivante</translation>
    </message>
    <message>
        <source>No</source>
        <translation>Non</translation>
    </message>
    <message>
        <source>No letter makes a word here.</source>
        <translation>Aucune lettre ne fait un mot ici.</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Passer</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>Places</source>
        <translation>Places</translation>
    </message>
    <message>
        <source>Seen a word? Press your buzzer!</source>
        <translation>Un mot trouvé&#xa0;? Au buzzer&#xa0;!</translation>
    </message>
    <message>
        <source>Stock: {count}</source>
        <translation>Pioche&#xa0;: {count}</translation>
    </message>
    <message>
        <source>Swap</source>
        <translation>Inverser</translation>
    </message>
    <message>
        <source>That&apos;s it!</source>
        <translation>C’est bon&#xa0;!</translation>
    </message>
    <message>
        <source>The game is over</source>
        <translation>La partie est finie</translation>
    </message>
    <message>
        <source>The round is over</source>
        <translation>La manche est finie</translation>
    </message>
    <message>
        <source>The word is not finished: {letters}…</source>
        <translation>Le mot n’est pas fini&#xa0;: {letters}…</translation>
    </message>
    <message>
        <source>The word on the table</source>
        <translation>Le mot sur la table</translation>
    </message>
    <message>
        <source>The words on the table</source>
        <translation>Les mots sur la table</translation>
    </message>
    <message>
        <source>Turn a violet card</source>
        <translation>Retourner une carte violette</translation>
    </message>
    <message>
        <source>Which card?</source>
        <translation>Quelle carte&#xa0;?</translation>
    </message>
    <message>
        <source>Which letter for the joker?</source>
        <translation>Quelle lettre pour le joker&#xa0;?</translation>
    </message>
    <message>
        <source>Without</source>
        <translation>Sans</translation>
    </message>
    <message>
        <source>Words of the round</source>
        <translation>Les mots de la manche</translation>
    </message>
    <message>
        <source>You are looking on: the others play, you have no cards.</source>
        <translation>Vous regardez&#xa0;: les autres jouent, vous n’avez pas de cartes.</translation>
    </message>
    <message>
        <source>You contest {word}.</source>
        <translation>Vous contestez {word}.</translation>
    </message>
    <message>
        <source>You objected: your turn to play!</source>
        <translation>Vous vous êtes opposé&#xa0;: à vous de jouer&#xa0;!</translation>
    </message>
    <message>
        <source>You open: make a word with one card</source>
        <translation>À vous d’ouvrir&#xa0;: formez un mot avec une carte</translation>
    </message>
    <message>
        <source>You open: make a word with two cards</source>
        <translation>À vous d’ouvrir&#xa0;: formez un mot avec deux cartes</translation>
    </message>
    <message>
        <source>You say that nothing goes any more…</source>
        <translation>Vous dites que plus rien ne va…</translation>
    </message>
    <message>
        <source>You start. With a violet card?</source>
        <translation>Vous commencez. Avec une carte violette&#xa0;?</translation>
    </message>
    <message>
        <source>Your Cado: which card, and for whom?</source>
        <translation>Votre Cado&#xa0;: quelle carte, et pour qui&#xa0;?</translation>
    </message>
    <message>
        <source>Your Méli: choose a word and move its cards</source>
        <translation>Votre Méli&#xa0;: choisissez un mot et déplacez ses cartes</translation>
    </message>
    <message>
        <source>Your Méli: move the cards into another word</source>
        <translation>Votre Méli&#xa0;: déplacez les cartes pour un autre mot</translation>
    </message>
    <message>
        <source>Your hand</source>
        <translation>Votre main</translation>
    </message>
    <message>
        <source>Your last card lies: does anybody contest?</source>
        <translation>Votre dernière carte est posée&#xa0;: qui conteste&#xa0;?</translation>
    </message>
    <message>
        <source>Your turn to play</source>
        <translation>À vous de jouer</translation>
    </message>
    <message>
        <source>accepts</source>
        <translation>accepte</translation>
    </message>
    <message>
        <source>agrees</source>
        <translation>d’accord</translation>
    </message>
    <message>
        <source>away</source>
        <translation>absent</translation>
    </message>
    <message>
        <source>blocked?</source>
        <translation>bloqué&#xa0;?</translation>
    </message>
    <message>
        <source>chosen</source>
        <translation>choisie</translation>
    </message>
    <message>
        <source>contests</source>
        <translation>conteste</translation>
    </message>
    <message>
        <source>has left</source>
        <translation>est parti</translation>
    </message>
    <message>
        <source>in the word you are moving</source>
        <translation>dans le mot que vous changez</translation>
    </message>
    <message>
        <source>looks on</source>
        <translation>regarde</translation>
    </message>
    <message>
        <source>not before the word has settled</source>
        <translation>pas avant que le mot soit posé</translation>
    </message>
    <message>
        <source>not now</source>
        <translation>pas maintenant</translation>
    </message>
    <message>
        <source>objects</source>
        <translation>s’oppose</translation>
    </message>
    <message>
        <source>plays</source>
        <translation>joue</translation>
    </message>
    <message>
        <source>stays in its place</source>
        <translation>reste à sa place</translation>
    </message>
    <message>
        <source>to be discarded</source>
        <translation>à mettre de côté</translation>
    </message>
    <message>
        <source>whose turn it is</source>
        <translation>dont c’est le tour</translation>
    </message>
    <message>
        <source>you</source>
        <translation>vous</translation>
    </message>
    <message>
        <source>{name} contests {word}.</source>
        <translation>{name} conteste {word}.</translation>
    </message>
    <message>
        <source>{name} looks for a Cado…</source>
        <translation>{name} cherche un Cado…</translation>
    </message>
    <message>
        <source>{name} looks for a Méli…</source>
        <translation>{name} cherche un Méli…</translation>
    </message>
    <message>
        <source>{name} objects and looks…</source>
        <translation>{name} s’oppose et cherche…</translation>
    </message>
    <message>
        <source>{name} opens: make a word with one card</source>
        <translation>{name} ouvre&#xa0;: un mot avec une carte</translation>
    </message>
    <message>
        <source>{name} opens…</source>
        <translation>{name} ouvre…</translation>
    </message>
    <message>
        <source>{name} puts two cards in order…</source>
        <translation>{name} place deux cartes…</translation>
    </message>
    <message>
        <source>{name} starts. With a violet card?</source>
        <translation>{name} commence. Avec une carte violette&#xa0;?</translation>
    </message>
    <message>
        <source>{name} starts…</source>
        <translation>{name} commence…</translation>
    </message>
    <message>
        <source>{name}&apos;s turn to play</source>
        <translation>À {name} de jouer</translation>
    </message>
    <message>
        <source>{name}: in which order?</source>
        <translation>{name}&#xa0;: dans quel ordre&#xa0;?</translation>
    </message>
    <message>
        <source>{name}: nothing goes any more?</source>
        <translation>{name}&#xa0;: plus rien ne va&#xa0;?</translation>
    </message>
    <message>
        <source>{name}: the last card! Is {word} right?</source>
        <translation>{name} pose sa dernière carte&#xa0;! {word} est-il juste&#xa0;?</translation>
    </message>
    <message>
        <source>{points} pt</source>
        <translation>{points} pt</translation>
    </message>
    <message>
        <source>{word}: shall it count in this game?</source>
        <translation>{word}&#xa0;: est-ce qu’on l’accepte dans cette partie&#xa0;?</translation>
    </message>
</context>
<context>
    <name>Theory</name>
    <message>
        <source>A character that neither parent shows can thus come back from a grandparent: the parents carried its allele and passed it on.</source>
        <translation>Un caractère qu’aucun des parents ne montre peut ainsi revenir d’un grand-parent&#xa0;: les parents en portaient l’allèle et l’ont transmis.</translation>
    </message>
    <message>
        <source>A gamete, an egg cell or a sperm cell, carries only one of the two alleles. A red parent has nothing but R to give, and so two red parents have red children: pure lines breed true.</source>
        <translation>Un gamète, ovule ou spermatozoïde, ne porte qu’un des deux allèles. Un parent rouge n’a que R à donner, et deux parents rouges ont donc des enfants rouges&#xa0;: une lignée pure se reproduit identique à elle-même.</translation>
    </message>
    <message>
        <source>A gene is a piece of heredity. In this game one single gene decides the colour of a person, and it exists in two versions, called alleles: R for red and B for white.</source>
        <translation>Un gène est une unité de l’hérédité. Dans ce jeu, un seul gène décide de la couleur d’une personne, et il existe en deux versions, appelées allèles&#xa0;: R pour rouge et B pour blanc.</translation>
    </message>
    <message>
        <source>A pedigree shows a family by generations: P at the top, F1 below, then F2. A line between two people joins a couple, and a line downwards leads to their children.</source>
        <translation>Un arbre généalogique montre une famille par générations&#xa0;: P en haut, F1 au-dessous, puis F2. Un trait entre deux personnes réunit un couple, un trait vers le bas mène à leurs enfants.</translation>
    </message>
    <message>
        <source>A red mother with a white father, or a white mother with a red father: these two are reciprocal crosses. Turn the square and look: every child is RB in both.</source>
        <translation>Une mère rouge avec un père blanc, ou une mère blanche avec un père rouge&#xa0;: ce sont deux croisements réciproques. Changez les parents et regardez&#xa0;: dans les deux cas, chaque enfant est RB.</translation>
    </message>
    <message>
        <source>All alike: the first law</source>
        <translation>Tous pareils&#xa0;: la première loi</translation>
    </message>
    <message>
        <source>All the gametes of a pure parent are the same. So there is only one way to combine them, and all the children of F1 are alike, however many there are. This is Mendel&apos;s law of uniformity.</source>
        <translation>Tous les gamètes d’un parent pur sont les mêmes. Il n’y a donc qu’une façon de les réunir, et tous les enfants de la F1 se ressemblent, aussi nombreux soient-ils. C’est la loi d’uniformité de Mendel.</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Retour</translation>
    </message>
    <message>
        <source>Chance and large numbers</source>
        <translation>Le hasard et les grands nombres</translation>
    </message>
    <message>
        <source>Children in a family</source>
        <translation>Enfants par famille</translation>
    </message>
    <message>
        <source>Cross a hybrid back to one of the two pure lines it comes from. The pure parent makes one kind of gamete only, so the children show which gametes the hybrid makes.</source>
        <translation>Croisons un hybride avec l’une des deux lignées pures dont il vient. Le parent pur ne fait qu’une sorte de gamètes&#xa0;: les enfants montrent donc quels gamètes fait l’hybride.</translation>
    </message>
    <message>
        <source>Cross two pure lines. They are the parental generation, P, and their children are the first filial generation, F1.</source>
        <translation>Croisons deux lignées pures. Elles forment la génération parentale, P, et leurs enfants la première génération filiale, F1.</translation>
    </message>
    <message>
        <source>Daughters and sons show every colour equally often.</source>
        <translation>Filles et fils ont chaque couleur aussi souvent.</translation>
    </message>
    <message>
        <source>Everybody carries two alleles of the gene, one from the mother and one from the father: that pair is the genotype. Two alike, RR or BB, make a homozygous person, of a pure line. One of each, RB, makes a heterozygous person, a hybrid.</source>
        <translation>Chacun porte deux allèles du gène, l’un reçu de sa mère, l’autre de son père&#xa0;: cette paire est le génotype. Deux allèles identiques, RR ou BB, font une personne homozygote, de lignée pure. Un de chaque, RB, fait une personne hétérozygote, un hybride.</translation>
    </message>
    <message>
        <source>Father</source>
        <translation>Père</translation>
    </message>
    <message>
        <source>Follow a colour through it. Two pure grandparents, red and white, have only ochre children. Yet among the grandchildren red and white are there again.</source>
        <translation>Suivez-y une couleur. Deux grands-parents purs, rouge et blanc, n’ont que des enfants ocres. Pourtant, parmi les petits-enfants, le rouge et le blanc sont de retour.</translation>
    </message>
    <message>
        <source>Four children show exactly 1 to 2 to 1 with a probability of 3/16 only. And with complete dominance, as in Mendel&apos;s peas, RR and RB would look the same: the same square then shows 3 to 1.</source>
        <translation>Quatre enfants ne donnent exactement 1 pour 2 pour 1 qu’avec une probabilité de 3/16. Et avec une dominance complète, comme chez les pois de Mendel, RR et RB se ressembleraient&#xa0;: le même échiquier montre alors 3 pour 1.</translation>
    </message>
    <message>
        <source>Four combinations are equally likely: RR once, RB twice, BB once. One quarter red, one half ochre, one quarter white is expected: 1 to 2 to 1.</source>
        <translation>Quatre combinaisons sont également probables&#xa0;: RR une fois, RB deux fois, BB une fois. On attend un quart de rouges, une moitié d’ocres et un quart de blancs&#xa0;: 1 pour 2 pour 1.</translation>
    </message>
    <message>
        <source>Genes and alleles</source>
        <translation>Gènes et allèles</translation>
    </message>
    <message>
        <source>Gregor Mendel (1822-1884) told of his peas in two lectures in 1865; they were printed in 1866 and hardly noticed. In 1900 Hugo de Vries, Carl Correns and Erich von Tschermak came upon the same laws again.</source>
        <translation>Gregor Mendel (1822-1884) parla de ses pois dans deux conférences en 1865&#xa0;; elles furent imprimées en 1866 et à peine remarquées. En 1900, Hugo de Vries, Carl Correns et Erich von Tschermak retrouvèrent les mêmes lois.</translation>
    </message>
    <message>
        <source>In this game sex is the second character. A child of two ochre parents is red with probability 1/4 and a daughter with 1/2, so a red daughter with 1/8.</source>
        <translation>Dans ce jeu, le sexe est le second caractère. Un enfant de deux parents ocres est rouge avec une probabilité de 1/4 et une fille avec 1/2, donc une fille rouge avec 1/8.</translation>
    </message>
    <message>
        <source>It makes both kinds equally often, R and B. One half of the children is expected to be like the pure parent, the other half ochre: 1 to 1.</source>
        <translation>Il fait les deux sortes aussi souvent l’une que l’autre, R et B. On attend une moitié d’enfants semblables au parent pur et une moitié d’ocres&#xa0;: 1 pour 1.</translation>
    </message>
    <message>
        <source>Let families be born</source>
        <translation>Faire naître des familles</translation>
    </message>
    <message>
        <source>Mother</source>
        <translation>Mère</translation>
    </message>
    <message>
        <source>Mother or father?</source>
        <translation>La mère ou le père&#xa0;?</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Suivant</translation>
    </message>
    <message>
        <source>Nobody is born yet.</source>
        <translation>Personne n’est encore né.</translation>
    </message>
    <message>
        <source>One family says little. Over many families the shares settle near 1/4, 1/2 and 1/4, and the more children are counted, the nearer. Let some be born and watch.</source>
        <translation>Une famille seule dit peu. Sur beaucoup de familles, les parts se stabilisent près de 1/4, 1/2 et 1/4, d’autant plus près que l’on compte plus d’enfants. Faites-en naître et regardez.</translation>
    </message>
    <message>
        <source>Previous</source>
        <translation>Précédent</translation>
    </message>
    <message>
        <source>Reading a pedigree</source>
        <translation>Lire un arbre généalogique</translation>
    </message>
    <message>
        <source>Red and white come back as pure as they were. The alleles had not blended in the ochre parents, they had only lain side by side.</source>
        <translation>Le rouge et le blanc reviennent aussi purs qu’avant. Chez les parents ocres, les allèles ne s’étaient pas mélangés&#xa0;: ils étaient seulement côte à côte.</translation>
    </message>
    <message>
        <source>Red with red gives red, white with white gives white, red with white gives ochre, and never anything else.</source>
        <translation>Rouge et rouge donnent du rouge, blanc et blanc du blanc, rouge et blanc de l’ocre, et jamais autre chose.</translation>
    </message>
    <message>
        <source>Share of each colour</source>
        <translation>Part de chaque couleur</translation>
    </message>
    <message>
        <source>So it does not matter which parent an allele comes from. That is a sign that this gene does not lie on a sex chromosome: its inheritance is not linked to sex.</source>
        <translation>Peu importe donc de quel parent vient un allèle. C’est le signe que ce gène n’est pas sur un chromosome sexuel&#xa0;: son hérédité n’est pas liée au sexe.</translation>
    </message>
    <message>
        <source>Start again</source>
        <translation>Recommencer</translation>
    </message>
    <message>
        <source>Take two characters whose genes lie on different chromosomes. Their alleles pass into the gametes independently of each other: Mendel&apos;s law of independent assortment. Probabilities are then multiplied.</source>
        <translation>Prenons deux caractères dont les gènes sont sur des chromosomes différents. Leurs allèles passent dans les gamètes indépendamment les uns des autres&#xa0;: c’est la loi de l’assortiment indépendant de Mendel. Les probabilités se multiplient alors.</translation>
    </message>
    <message>
        <source>That is why Mendel counted peas by the thousand. In one experiment he found 5,474 round seeds and 1,850 wrinkled ones, 2.96 to 1, where 3 to 1 was expected.</source>
        <translation>Voilà pourquoi Mendel comptait ses pois par milliers. Dans une expérience, il trouva 5&#x202f;474 graines rondes et 1&#x202f;850 ridées, soit 2,96 pour 1, là où l’on attendait 3 pour 1.</translation>
    </message>
    <message>
        <source>The backcross</source>
        <translation>Le croisement en retour</translation>
    </message>
    <message>
        <source>The game asks for what is expected. Real families vary: of two children, exactly one of each is born only half the time. Try it.</source>
        <translation>Le jeu demande ce que l’on attend. Les vraies familles varient&#xa0;: sur deux enfants, il n’en naît exactement un de chaque qu’une fois sur deux. Essayez.</translation>
    </message>
    <message>
        <source>Two characters at once: the third law</source>
        <translation>Deux caractères à la fois&#xa0;: la troisième loi</translation>
    </message>
    <message>
        <source>Two hybrid families of four at once, each exactly 1 to 2 to 1: the probability is 3/16 times 3/16, that is 9/256, about once in 28 tries.</source>
        <translation>Deux familles hybrides de quatre enfants à la fois, chacune exactement 1 pour 2 pour 1&#xa0;: la probabilité est de 3/16 fois 3/16, soit 9/256, environ une fois sur 28.</translation>
    </message>
    <message>
        <source>Two hybrids, RB and RB. When gametes form, the two alleles of a parent separate and each gamete gets one of them, R as often as B. This is Mendel&apos;s law of segregation.</source>
        <translation>Deux hybrides, RB et RB. Quand les gamètes se forment, les deux allèles d’un parent se séparent et chaque gamète en reçoit un, R aussi souvent que B. C’est la loi de ségrégation de Mendel.</translation>
    </message>
    <message>
        <source>What can be seen is the phenotype. Here neither allele hides the other, and RB shows as ochre: the colour tells the genotype. Geneticists call that incomplete dominance.</source>
        <translation>Ce qui se voit est le phénotype. Ici, aucun allèle ne cache l’autre, et RB se voit en ocre&#xa0;: la couleur dit le génotype. Les généticiens parlent de dominance incomplète.</translation>
    </message>
    <message>
        <source>What was hidden comes back: the second law</source>
        <translation>Ce qui était caché revient&#xa0;: la deuxième loi</translation>
    </message>
    <message>
        <source>With complete dominance in both characters, F2 shows four kinds in the proportion 9 to 3 to 3 to 1. Genes that lie close together on one chromosome do not obey this law: they are linked.</source>
        <translation>Avec une dominance complète pour les deux caractères, la F2 montre quatre sortes dans la proportion 9 pour 3 pour 3 pour 1. Des gènes voisins sur un même chromosome n’obéissent pas à cette loi&#xa0;: ils sont liés.</translation>
    </message>
    <message>
        <source>ochre</source>
        <translation>ocre</translation>
    </message>
    <message>
        <source>red</source>
        <translation>rouge</translation>
    </message>
    <message>
        <source>white</source>
        <translation>blanc</translation>
    </message>
    <message>
        <source>{counted}. Families exactly as expected: {exact} of {families}; the probability of one is {chance}.</source>
        <translation>{counted}. Familles exactement comme attendu&#xa0;: {exact} sur {families}&#xa0;; la probabilité pour une famille est de {chance}.</translation>
    </message>
    <message>
        <source>{shares} of 4</source>
        <translation>{shares} sur 4</translation>
    </message>
</context>
<context>
    <name>Trouble</name>
    <message>
        <source>A little accident</source>
        <translation>Un petit accident</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Continuer</translation>
    </message>
    <message>
        <source>Go on with the game</source>
        <translation>Continuer la partie</translation>
    </message>
    <message>
        <source>Last time, the program stopped by accident.</source>
        <translation>La dernière fois, le programme s’est arrêté par accident.</translation>
    </message>
    <message>
        <source>Last time, the program stopped by accident: your game is saved, and you can go on with it.</source>
        <translation>La dernière fois, le programme s’est arrêté par accident&#xa0;: votre partie est enregistrée, et vous pouvez la continuer.</translation>
    </message>
    <message>
        <source>Not now</source>
        <translation>Pas maintenant</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Quitter</translation>
    </message>
    <message>
        <source>Show the report</source>
        <translation>Voir le rapport</translation>
    </message>
    <message>
        <source>The program stumbled: what happened is noted in {file}.</source>
        <translation>Le programme a trébuché&#xa0;: ce qui s’est passé est noté dans {file}.</translation>
    </message>
    <message>
        <source>The program stumbled: you can go on.</source>
        <translation>Le programme a trébuché&#xa0;: vous pouvez continuer.</translation>
    </message>
    <message>
        <source>The program stumbled: your game is saved, and what happened is noted in {file}.</source>
        <translation>Le programme a trébuché&#xa0;: votre partie est enregistrée, et ce qui s’est passé est noté dans {file}.</translation>
    </message>
    <message>
        <source>The program stumbled: your game is saved, so you can go on.</source>
        <translation>Le programme a trébuché&#xa0;: votre partie est enregistrée, vous pouvez continuer.</translation>
    </message>
</context>
</TS>
