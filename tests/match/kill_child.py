"""A process that plays a match as fast as it can and says what is settled; to be killed."""

import sys
from pathlib import Path
from typing import Any

from match_tools import begin, digest, play_out, small_game

from melicado.match.match import Step
from melicado.rules.melicado.options import Options


def main(path: Path, seed: int) -> None:
    match = begin(small_game(), path, options=Options(rounds=20, simultaneous_ms=400))

    def say(step: Step[Any, Any]) -> None:
        if step.number == match.number:  # the last step of a decision: all of it is written
            print(step.number, digest(match.state), flush=True)

    match.subscribe(frozenset(), say)
    play_out(match, seed)


if __name__ == "__main__":
    main(Path(sys.argv[1]), int(sys.argv[2]))
