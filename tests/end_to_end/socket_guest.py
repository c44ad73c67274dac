"""A guest in a process of its own: Views come in, commands go out, over a TCP socket.

It writes down every byte it receives, so that a test can look for what it should not know.
"""

import struct
import sys
from pathlib import Path
from typing import Any

import msgspec
from PySide6.QtCore import QCoreApplication
from PySide6.QtNetwork import QTcpSocket

sys.path.insert(0, str(Path(__file__).parent.parent / "match"))
from match_tools import RandomPlayer, small_game

from melicado.rules.melicado.view import View

HEAD = struct.Struct(">I")


class Guest:
    def __init__(self, port: int, seat: int, heard: Path) -> None:
        self.heard = heard.open("ab")
        self.player = RandomPlayer(seat, small_game().judge, 1)
        self.buffer = b""
        self.socket = QTcpSocket()
        self.socket.readyRead.connect(self.read)
        self.socket.disconnected.connect(QCoreApplication.quit)
        self.socket.connectToHost("127.0.0.1", port)

    def read(self) -> None:
        data = bytes(self.socket.readAll().data())
        self.heard.write(data)
        self.heard.flush()
        self.buffer += data
        while len(self.buffer) >= HEAD.size:
            (size,) = HEAD.unpack_from(self.buffer)
            if len(self.buffer) < HEAD.size + size:
                break
            frame = self.buffer[HEAD.size : HEAD.size + size]
            self.buffer = self.buffer[HEAD.size + size :]
            self.answer(msgspec.json.decode(frame))

    def answer(self, frame: dict[str, Any]) -> None:
        view = msgspec.convert(frame["view"], View, str_keys=True)
        command = self.player.choose(view)
        body = msgspec.json.encode({"seen": frame["number"], "command": command})
        self.socket.write(HEAD.pack(len(body)) + body)


if __name__ == "__main__":
    application = QCoreApplication(sys.argv)
    guest = Guest(int(sys.argv[1]), int(sys.argv[2]), Path(sys.argv[3]))
    sys.exit(application.exec())
