# SPDX-License-Identifier: MIT
"""Reads each folder as the one unit that a release build compiles: units.py BUILD

In a build by rooms (cmake/Rooms.cmake) nobody notices that two files of different rooms chose the
same name for what only they know; a first build by folders would fail. This reads the units with
the compiler, as compile_commands.json says, and makes nothing of them.
"""
import concurrent.futures
import json
import os
import re
import shlex
import subprocess
import sys
from pathlib import Path

UNIT = re.compile(r"/CMakeFiles/unit_(\w+)\.dir/Unity/")
SHOWN = 20  # errors of one unit: those after the first ones often follow from them


def reading(entry: dict) -> list[str]:
    """The command that reads a unit: nothing is written, and warnings are those of the rooms."""
    words = shlex.split(entry["command"])
    if Path(words[0]).name == "ccache":
        words.pop(0)
    out = words.index("-o")
    del words[out:out + 2]
    return [*words, "-fsyntax-only", "-w"]


def errors_in(entry: dict) -> list[str]:
    done = subprocess.run(reading(entry), cwd=entry["directory"], capture_output=True, text=True)
    if done.returncode == 0:
        return []
    found = [line for line in done.stderr.splitlines() if "error:" in line]
    return found[:SHOWN] or [done.stderr.strip()]


def main() -> int:
    commands = Path(sys.argv[1]) / "compile_commands.json"
    units = [entry for entry in json.loads(commands.read_text()) if UNIT.search(entry["file"])]
    if not units:
        print(f"{commands}: expected the units of folders, found none")
        return 1
    bad = 0
    with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
        for entry, errors in zip(units, pool.map(errors_in, units)):
            if errors:
                bad = 1
                print(f"{UNIT.search(entry['file']).group(1)}: as one unit this does not compile; "
                      "two files have probably chosen the same name for something of their own")
                print("\n".join(errors))
    return bad


if __name__ == "__main__":
    sys.exit(main())
