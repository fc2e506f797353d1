# SPDX-License-Identifier: MIT
"""Checks that nothing is worded twice: texts.py [ROOT]

Reports, one sentence each,
  - a literal of more than two words that two of the window (editor/), the page (web/src/) and the
    terminal (cli/) have, or that one of them has although it is in texts/english.json: it belongs
    there and nowhere else;
  - a text of the catalogue that nothing uses, or that is not well formed;
  - one that C++ fills in with more arguments than it has places, which fmt lets pass (TypeScript does not:
    web/src/texts.ts).
Space and a full stop at the end make no difference; what is filled in counts as {}. A key is looked for as texts::group::key
and texts.group.key, so it is always written in full.
"""
import itertools
import json
import re
import sys
from pathlib import Path

CATALOGUE = "texts/english.json"
KEY = re.compile(r"[a-z][a-z0-9]*(_[a-z0-9]+)*")
CPP = re.compile(r'//[^\n]*|/\*.*?\*/|^[ \t]*#[^\n]*|\'(?:\\.|[^\'\\\n])+\'|R"(\w*)\(.*?\)\1"'
                 r'|(?P<text>"(?:\\.|[^"\\\n])*"(?:\s*"(?:\\.|[^"\\\n])*")*)', re.DOTALL | re.MULTILINE)
TYPESCRIPT = re.compile(r'(?<![:\w])//[^\n]*|/\*.*?\*/|(?P<text>"(?:\\.|[^"\\\n])*"(?:\s*\+\s*"(?:\\.|[^"\\\n])*")*)'
                        r'|(?P<filled>`(?:\\.|[^`\\])*`)', re.DOTALL)
ESCAPES = {"n": " ", "t": " ", '"': '"', "\\": "\\", "`": "`", "'": "'"}


def plain(text: str) -> str:
    """A text as it is compared."""
    text = re.sub(r"##.*", "", text)  # not shown by Dear ImGui
    text = re.sub(r"\\(.)", lambda match: ESCAPES.get(match.group(1), ""), text)
    text = re.sub(r"\$?\{[^{}]*\}", "{}", text)
    return re.sub(r"\s+", " ", text).strip(" .")


def is_sentence(text: str) -> bool:
    return sum(1 for word in text.split(" ") if re.search(r"[A-Za-z]", word)) > 2


def literals(pattern: re.Pattern, text: str):
    """The literals of a file, each with its line."""
    for match in pattern.finditer(text):
        parts = match.groupdict()
        line = text.count("\n", 0, match.start()) + 1
        if parts["text"]:
            yield line, "".join(re.findall(r'"((?:\\.|[^"\\\n])*)"', parts["text"]))
        elif parts.get("filled"):
            yield line, parts["filled"][1:-1]


def in_elements(text: str):
    """The texts between the tags of JSX."""
    for match in re.finditer(r"[>}]([^<>]*?)(?=<)", text):
        yield text.count("\n", 0, match.start()) + 1, match.group(1)


def sentences(root: Path, folder: str, endings: set[str]) -> dict[str, str]:
    """What the files of a folder spell out, with the place where."""
    found = {}
    for path in sorted((root / folder).rglob("*")):
        if path.suffix not in endings:
            continue
        text = path.read_text(encoding="utf-8")
        listed = [*literals(CPP if path.suffix in (".cpp", ".h") else TYPESCRIPT, text)]
        if path.suffix == ".tsx":
            listed += in_elements(text)
        for line, each in listed:
            if is_sentence(plain(each)):
                found.setdefault(plain(each), f"{path.relative_to(root).as_posix()}:{line}")
    return found


def catalogue(root: Path):
    """The keys, each with its forms."""
    groups = json.loads((root / CATALOGUE).read_text(encoding="utf-8"))
    for group, texts in groups.items():
        for name, text in texts.items():
            yield group, name, text if isinstance(text, dict) else {"": text}


def wrong_keys(root: Path):
    sources = [path.read_text(encoding="utf-8")
               for folder in ("core", "scripting", "editor", "cli", "printing", "web/src")
               for path in (root / folder).rglob("*") if path.suffix in (".cpp", ".h", ".ts", ".tsx")]
    used = set(re.findall(r"\btexts(?:::|\.)(\w+)(?:::|\.)(\w+)", "\n".join(sources)))
    for group, name, forms in catalogue(root):
        if not KEY.fullmatch(group) or not KEY.fullmatch(name):
            yield f"{CATALOGUE}: {group}.{name} is not in small letters and underscores."
        if (group, name) not in used:
            yield f"{CATALOGUE}: nothing uses {group}.{name}."
        if set(forms) not in ({""}, {"one", "other"}):
            yield f"{CATALOGUE}: {group}.{name} has the forms {', '.join(forms)}; expected one and other."


FILLED = re.compile(r"\b(?:fmt::format\(\s*|(counted)<)texts::(\w+)::(\w+)(?:>\()?")


def places(forms: dict[str, str]) -> int:
    """How many arguments a text takes."""
    most = 0
    for text in forms.values():
        found = [place for place in re.findall(r"\{\{|\}\}|\{\d*", text) if place not in ("{{", "}}")]
        most = max([most, found.count("{"), *(int(place[1:]) + 1 for place in found if place != "{")])
    return most


def arguments(text: str, at: int) -> int:
    """The arguments from `at`, which is inside a call, to its closing bracket."""
    depth, count, some = 0, 0, False
    for part in re.finditer(r'"(?:\\.|[^"\\\n])*"|\'(?:\\.|[^\'\\\n])\'|\S', text[at:]):
        if part.group() in "([{":
            depth += 1
        elif part.group() in ")]}":
            depth -= 1
            if depth < 0:
                break
        if part.group() == "," and depth == 0:
            count, some = count + some, False
        else:
            some = True
    return count + some


def surplus(root: Path):
    known = {(group, name): places(forms) for group, name, forms in catalogue(root)}
    for path in (path for folder in ("core", "scripting", "editor", "cli", "printing") for path in sorted((root / folder).rglob("*"))):
        if path.suffix not in (".cpp", ".h"):
            continue
        text = path.read_text(encoding="utf-8")
        for match in FILLED.finditer(text):
            most = known.get((match.group(2), match.group(3)), 0)
            given = arguments(text, match.end())
            if given > most:
                line = text.count("\n", 0, match.start()) + 1
                yield (f"{path.relative_to(root).as_posix()}:{line} fills in {match.group(2)}.{match.group(3)} with {given}; "
                       f"it takes {most}.")


def doubles(root: Path):
    spelled = [sentences(root, folder, {".cpp", ".h", ".ts", ".tsx"}) for folder in ("editor", "cli", "web/src")]
    for one, other in itertools.combinations(spelled, 2):
        for text in sorted(one.keys() & other.keys()):
            yield f'{one[text]} and {other[text]} both say "{text}": give it a key in {CATALOGUE}.'
    keys = {plain(form): f"{group}.{name}" for group, name, forms in catalogue(root) for form in forms.values()}
    for one in spelled:
        for text in sorted(one.keys() & keys.keys()):
            yield f'{one[text]} says "{text}": use {keys[text]} of {CATALOGUE}.'


def main():
    root = Path(sys.argv[1] if len(sys.argv) > 1 else ".").resolve()
    complaints = [*wrong_keys(root), *surplus(root), *doubles(root)]
    for complaint in complaints:
        print(complaint, file=sys.stderr)
    sys.exit(1 if complaints else 0)


if __name__ == "__main__":
    main()
