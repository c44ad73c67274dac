"""What Windows tells of the program under Properties."""

from pathlib import Path

from product import LICENCE, MAINTAINER, NAME, SUMMARY, TITLE, VERSION

LANGUAGE, UNICODE = 0x040C, 1200  # French; code page


def text() -> str:
    """The version resource, in the notation that PyInstaller reads."""
    numbers = (*map(int, VERSION.split(".")), 0, 0, 0, 0)[:4]
    strings = {
        "CompanyName": MAINTAINER,
        "FileDescription": TITLE,
        "FileVersion": VERSION,
        "InternalName": NAME,
        "LegalCopyright": LICENCE,
        "OriginalFilename": f"{NAME}.exe",
        "ProductName": f"{TITLE} & Mendelius",
        "ProductVersion": VERSION,
        "Comments": SUMMARY,
    }
    told = ", ".join(f"StringStruct({name!r}, {value!r})" for name, value in strings.items())
    return f"""\
VSVersionInfo(
  ffi=FixedFileInfo(filevers={numbers}, prodvers={numbers}, mask=0x3f, flags=0x0, OS=0x40004,
                    fileType=0x1, subtype=0x0, date=(0, 0)),
  kids=[
    StringFileInfo([StringTable('{LANGUAGE:04X}{UNICODE:04X}', [{told}])]),
    VarFileInfo([VarStruct('Translation', [{LANGUAGE}, {UNICODE}])])
  ]
)
"""


def written(folder: Path) -> str:
    """The path of a file in ``folder`` that holds the resource."""
    path = folder / "version.txt"
    path.write_text(text(), encoding="utf-8")
    return str(path)
