# SPDX-License-Identifier: MIT
"""Checks that files mentioned in documents exist: doc_paths.py [ROOT]

Reads docs/ and every README.md and CONTRIBUTING.md: a path in backquotes that begins with one of
our folders, and the target of a link to a file, must exist. Not checked: patterns with a `*`, and
paths with a placeholder such as NAME.
"""
import re
import sys
from pathlib import Path

FOLDERS = "texts|core|drawing|scripting|printing|editor|bench|cli|tests|docs|rulesets"
PATH = re.compile(rf"`((?:{FOLDERS})/[^`\s*]+)`")
PLACEHOLDER = re.compile(r"\b(?:NAME|ROOM)\b")
LINK = re.compile(r"\]\(([^)\s#:]+)(?:#[^)\s]*)?\)")


def documents(root: Path):
    for path in sorted(root.rglob("*.md")):
        if not any(part in ("build", "node_modules") or part[0] == "." for part in path.relative_to(root).parts):
            yield path


def missing(root: Path, document: Path):
    name = document.relative_to(root).as_posix()
    for number, line in enumerate(document.read_text(encoding="utf-8").splitlines(), 1):
        for path in PATH.findall(line):
            if not PLACEHOLDER.search(path) and not (root / path).exists():
                yield f"{name}:{number}: {path} does not exist."
        for path in LINK.findall(line):
            if not (document.parent / path).exists():
                yield f"{name}:{number}: the link to {path} leads nowhere."


def main():
    root = Path(sys.argv[1] if len(sys.argv) > 1 else ".").resolve()
    complaints = [each for document in documents(root) for each in missing(root, document)]
    for complaint in complaints:
        print(complaint, file=sys.stderr)
    sys.exit(1 if complaints else 0)


if __name__ == "__main__":
    main()
