; The installer for Windows; Inno Setup 6.3 or later compiles it. build.py says:
;   iscc /DVersion=… /DBundle=… /DIcons=… /DOutput=… melicado.iss
;
; For one person, without an administrator:   melicado-setup.exe
; For all on a machine, as an administrator:  melicado-setup.exe /ALLUSERS
; Without a question, as schools want it:     … /VERYSILENT /SUPPRESSMSGBOXES /NORESTART
; With a way through the firewall for rooms:  … /TASKS=firewall   (only with /ALLUSERS)

#define Title "Méli Cado"
#define Program "melicado.exe"
#define Type "MeliCado.Game"

[Setup]
AppId={{B7C1F2A4-5E0D-4B7C-9A43-6D1E8F20C5B9}
AppName={#Title}
AppVersion={#Version}
AppVerName={#Title} {#Version}
AppPublisher=The Méli Cado maintainers
VersionInfoVersion={#Version}
DefaultDirName={autopf}\{#Title}
DefaultGroupName={#Title}
DisableProgramGroupPage=yes
DisableDirPage=auto
PrivilegesRequired=lowest
PrivilegesRequiredOverridesAllowed=commandline dialog
ArchitecturesAllowed=x64compatible
ArchitecturesInstallIn64BitMode=x64compatible
MinVersion=10.0
ChangesAssociations=yes
CloseApplications=yes
LicenseFile={#Bundle}\_internal\licences\melicado\LICENSE
SetupIconFile={#Icons}\melicado.ico
UninstallDisplayIcon={app}\{#Program}
WizardStyle=modern
Compression=lzma2
SolidCompression=yes
OutputDir={#Output}
OutputBaseFilename=melicado-{#Version}-windows-setup

[Languages]
Name: "fr"; MessagesFile: "compiler:Languages\French.isl"
Name: "en"; MessagesFile: "compiler:Default.isl"

[CustomMessages]
fr.Desktop=Une icône sur le bureau
en.Desktop=An icon on the desktop
fr.Firewall=Laisser passer les parties en réseau (TCP 41847, UDP 41848)
en.Firewall=Let games over the network through the firewall (TCP 41847, UDP 41848)
fr.Game=Partie de Méli Cado ou de Mendelius
en.Game=Game of Méli Cado or Mendelius

[Tasks]
Name: "desktop"; Description: "{cm:Desktop}"; Flags: unchecked
Name: "firewall"; Description: "{cm:Firewall}"; Flags: unchecked; Check: IsAdminInstallMode

[InstallDelete]
; What an earlier version brought and this one does not must not be found.
Type: filesandordirs; Name: "{app}\_internal"

[Files]
Source: "{#Bundle}\*"; DestDir: "{app}"; Flags: recursesubdirs createallsubdirs ignoreversion
Source: "{#Icons}\game.ico"; DestDir: "{app}"; Flags: ignoreversion

[Icons]
Name: "{group}\{#Title}"; Filename: "{app}\{#Program}"
Name: "{autodesktop}\{#Title}"; Filename: "{app}\{#Program}"; Tasks: desktop

[Registry]
Root: HKA; Subkey: "Software\Classes\.melicado"; ValueType: string; ValueData: "{#Type}"; Flags: uninsdeletevalue
Root: HKA; Subkey: "Software\Classes\.melicado"; ValueType: string; ValueName: "Content Type"; ValueData: "application/x-melicado"; Flags: uninsdeletevalue
Root: HKA; Subkey: "Software\Classes\{#Type}"; ValueType: string; ValueData: "{cm:Game}"; Flags: uninsdeletekey
Root: HKA; Subkey: "Software\Classes\{#Type}\DefaultIcon"; ValueType: string; ValueData: "{app}\game.ico"
Root: HKA; Subkey: "Software\Classes\{#Type}\shell\open\command"; ValueType: string; ValueData: """{app}\{#Program}"" ""%1"""

[Run]
Filename: "{sys}\netsh.exe"; Parameters: "advfirewall firewall add rule name=""{#Title}"" dir=in action=allow program=""{app}\{#Program}"" profile=private,domain"; Flags: runhidden; Tasks: firewall
Filename: "{app}\{#Program}"; Description: "{cm:LaunchProgram,{#Title}}"; Flags: nowait postinstall skipifsilent

[UninstallRun]
Filename: "{sys}\netsh.exe"; Parameters: "advfirewall firewall delete rule name=""{#Title}"""; Flags: runhidden; RunOnceId: "Firewall"; Check: IsAdminInstallMode
