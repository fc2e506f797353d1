# SPDX-License-Identifier: MIT
"""Checks that each language has each text: languages.py [--update] [ROOT]

The texts are
  - those of messages (core/base/message.h) in core/, scripting/, editor/, printing/ and cli/: literals after `Message(` and
    `message_text(`, and in core/language the texts of rows;
  - those of the window (texts/texts.h) in editor/ and printing/: literals before `_text`, after `fill(` and, two, after `counted(`;
  - all of texts/english.json.
Reports, one sentence each,
  - a text that a catalogue in languages/ lacks, leaves empty, has twice or marks as doubtful;
  - an entry that no source has;
  - one whose places are not those of its text, or that has a form of English: {a king}, {king's};
  - what a widget of the window is given as a plain literal, which would be English in all languages;
  - what the build does not read: plural forms, contexts, a line that is no text;
  - a message whose text is no literal, so that it would not be found.
With --update it writes the catalogues instead: what is missing, with an empty translation, and without what no source
has. The order is that of the sources; translations and comments of translators (# …) are kept.
"""
import itertools
import json
import re
import sys
from pathlib import Path

LITERAL = r'"(?:[^"\\\n]|\\.)*"(?:\s*"(?:[^"\\\n]|\\.)*")*'
COMMENT = re.compile(r'//[^\n]*|(?P<text>"(?:[^"\\\n]|\\.)*")')
MESSAGE = re.compile(r"\b(?:Message|message_text)\(\s*(" + LITERAL + ")")
ROW = re.compile(r"(?:\bsaid\(|\.said\s*=|\.text\s*=)\s*(" + LITERAL + ")")
WINDOW = re.compile(r"(?P<text>" + LITERAL + r")_text\b|(?<!\.)\bfill\(\s*(?P<filled>" + LITERAL + r")"
                    r"|\bcounted\(\s*(?P<one>" + LITERAL + r"),\s*(?P<other>" + LITERAL + ")")
# Widgets of editor/ui, and errors, that are given words of English which no language can find.
PLAIN = re.compile(r"\bui::(?:line|text|muted|strong|title|tip|button|primary|tab|tick|radio|row|tall_row|menu_item|"
                   r"button_width|Section|Menu|Dialog)(?: \w+)?\(\s*(\"[^\"#]*[A-Za-z]{2}[^\"]*\")(?!_text|\s*\")")
# A message that is made otherwise is a copy, nothing, or a declaration.
UNCLEAR = re.compile(r"(?<![:~\w])(?:Message|message_text)\((?!\s*\"|\))")
FOLDERS = ("core", "scripting", "editor", "printing", "cli")
OF_WINDOW = ("editor/", "printing/")
PLACE = re.compile(r"\{([^{}]*)\}")


def joined(literal: str) -> str:
    """Literals beside each other, as one with its escapes."""
    return "".join(re.findall(r'"((?:[^"\\\n]|\\.)*)"', literal))


def places(text: str) -> set[str]:
    """What the places of a text name, or their numbers, each with what it asks of them: "1:.2f"."""
    count = itertools.count()
    numbered = re.sub(r"\{(?=[:}])", lambda _: f"{{{next(count)}", text)
    if re.search(r"\{\d", numbered):
        return set(PLACE.findall(numbered))
    names = (place.split(":")[0].removeprefix("a ").removesuffix("'s") for place in PLACE.findall(text))
    return {name[:1].lower() + name[1:] for name in names}


def is_english(text: str) -> bool:
    names = [place.split(":")[0] for place in PLACE.findall(text)]
    return any(name.startswith("a ") or name.endswith("'s") for name in names)


def sources(root: Path):
    for path in [path for folder in FOLDERS for path in sorted((root / folder).rglob("*"))]:
        if path.suffix in (".cpp", ".h"):
            text = path.read_text(encoding="utf-8")
            yield path.relative_to(root).as_posix(), COMMENT.sub(lambda m: m.group("text") or "", text)


def of_catalogue(root: Path) -> list[str]:
    """The texts under keys, written as in C++."""
    path = root / "texts" / "english.json"
    groups = json.loads(path.read_text(encoding="utf-8")) if path.exists() else {}
    texts = [text for group in groups.values() for text in group.values()]
    forms = [form for text in texts for form in (text.values() if isinstance(text, dict) else [text])]
    return [json.dumps(form, ensure_ascii=False)[1:-1] for form in forms]


def in_source(name: str, text: str) -> list[tuple[int, str]]:
    """The literals of a file that are texts, each with its place."""
    found = [(m.start(), m.group(1)) for m in MESSAGE.finditer(text)]
    if name.startswith("core/language/"):
        found += [(m.start(), m.group(1)) for m in ROW.finditer(text)]
    if name.startswith(OF_WINDOW):
        found += [(m.start(), literal) for m in WINDOW.finditer(text) for literal in m.groups() if literal]
    return sorted(found)


def texts(root: Path) -> dict[str, list[str]]:
    """Each text, with the files that have it."""
    found: dict[str, list[str]] = {}
    for name, text in sources(root):
        for _, literal in in_source(name, text):
            files = found.setdefault(joined(literal), [])
            if name not in files:
                files.append(name)
    for text in of_catalogue(root):
        files = found.setdefault(text, [])
        if "texts/english.json" not in files:
            files.append("texts/english.json")
    found.pop("", None)
    return found


def unclear(root: Path):
    for name, text in sources(root):
        if not name.startswith("core/base/message."):
            for _ in UNCLEAR.finditer(text):
                yield f"{name}: the text of a message is no literal; give it to message_text() and Message::of()."


def plain(root: Path):
    for name, text in sources(root):
        if name.startswith("editor/"):
            for match in PLAIN.finditer(text):
                yield f"{name}: {match.group(1)} is the same in all languages; write {match.group(1)}_text."


class Catalogue:
    """A .po file: its entries in order, each a text with its translation and the comments before it."""

    def __init__(self, path: Path):
        self.path, self.entries, self.problems = path, {}, []
        comments, field, now = [], "", {"msgid": "", "msgstr": ""}
        for number, line in enumerate([*path.read_text(encoding="utf-8").split("\n"), ""], 1):
            begun = re.fullmatch(r'(?:(msgid|msgstr) )?("(?:[^"\\]|\\.)*")', line)
            if line.startswith("#"):
                comments.append(line)
                if line.startswith("#,") and "fuzzy" in line:
                    self.problem(number, "an entry is marked as doubtful (fuzzy): check it, and remove the mark")
            elif begun:
                field = begun.group(1) or field
                now[field] += begun.group(2)[1:-1]
            elif line:
                self.problem(number, f"expected a comment, msgid, msgstr or a text, got {line.split(' ')[0]}")
            elif field or comments:
                if now["msgid"] in self.entries:
                    self.problem(number, f"\"{now['msgid']}\" appears twice")
                self.entries[now["msgid"]] = (now["msgstr"], comments)
                comments, field, now = [], "", {"msgid": "", "msgstr": ""}

    def problem(self, number: int, what: str):
        self.problems.append(f"languages/{self.path.name}:{number}: {what}.")

    def faults(self, known: dict[str, list[str]]):
        name = f"languages/{self.path.name}"
        yield from self.problems
        if not re.search(r"Language-Name: [^\\]+\\n", self.entries.get("", ("", []))[0]):
            yield f'{name}: expected a line with Language-Name in its head.'
        for text, (translation, _) in self.entries.items():
            if not text:
                continue
            if text not in known:
                yield f'{name}: no source has "{text}".'
            elif not translation:
                yield f'{name}: "{text}" is not translated.'
            elif places(translation) != places(text) or re.sub(r"\{[^{}]*\}", "", translation).strip("{}") != re.sub(
                    r"\{[^{}]*\}", "", translation):
                yield f'{name}: "{translation}" has other places than "{text}".'
            elif is_english(translation):
                yield f'{name}: "{translation}" has a form that only English knows.'
        for text, files in known.items():
            if text not in self.entries:
                yield f'{name} lacks "{text}" ({files[0]}).'

    def update(self, known: dict[str, list[str]]):
        head = self.entries.get("", ("", []))
        lines = [*head[1], 'msgid ""', 'msgstr ""', *(f'"{line}\\n"' for line in head[0].split("\\n") if line), ""]
        for text, files in known.items():
            translation, comments = self.entries.get(text, ("", []))
            kept = [line for line in comments if not line.startswith("#:")]
            lines += [*kept, f"#: {' '.join(files)}", f'msgid "{text}"', f'msgstr "{translation}"', ""]
        self.path.write_text("\n".join(lines), encoding="utf-8")


def main():
    arguments = [argument for argument in sys.argv[1:] if argument != "--update"]
    root = Path(arguments[0] if arguments else ".").resolve()
    known = texts(root)
    catalogues = [Catalogue(path) for path in sorted((root / "languages").glob("*.po"))]
    if "--update" in sys.argv:
        for catalogue in catalogues:
            catalogue.update(known)
        return
    complaints = [*unclear(root), *plain(root), *(fault for catalogue in catalogues for fault in catalogue.faults(known))]
    for complaint in complaints:
        print(complaint, file=sys.stderr)
    sys.exit(1 if complaints else 0)


if __name__ == "__main__":
    main()
