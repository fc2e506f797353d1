# SPDX-License-Identifier: MIT
"""No type has the name of another one in the same namespace.

Two such types make an undefined program: of the functions that a template makes for both, such as
those of std::vector<Row>, the linker keeps one, and uses it for the other type as well.
"""
import collections
import pathlib
import re
import subprocess
import sys

NAMESPACE = re.compile(r"(?:inline )?namespace( [\w:]+)? \{$")
END = re.compile(r"\}  // (?:\w+ )?namespace")
TYPE = re.compile(r"(?:struct|class|enum|enum class) (?:\[\[.*?\]\] |alignas\(.*?\) )?(\w+)"
                  r"(?: final)?(?: : [^;]*)?(?: \{.*)?$")


def types_in(path):
    """The types that a file defines outside of other types, with their namespaces."""
    spaces = []
    for line in path.read_text(encoding="utf-8").splitlines():
        if begins := NAMESPACE.match(line):
            spaces.append(begins.group(1))
        elif END.match(line):
            spaces.pop()
        elif None not in spaces and (found := TYPE.match(line)):
            yield "::".join([space.strip() for space in spaces] + [found.group(1)])


def main(root):
    listed = subprocess.run(["git", "ls-files", "*.h", "*.cpp"], cwd=root, check=True,
                            capture_output=True, text=True).stdout.split()
    files = collections.defaultdict(list)
    for name in listed:
        if (root / name).exists():
            for found in types_in(root / name):
                files[found].append(name)
    twice = {name: found for name, found in files.items() if len(found) > 1}
    for name, found in sorted(twice.items()):
        print(f"{name} is defined in {' and in '.join(found)}; give one of them another name")
    return 1 if twice else 0


sys.exit(main(pathlib.Path(sys.argv[1])))
