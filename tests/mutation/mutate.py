# SPDX-License-Identifier: MIT
"""Finds places for small changes in C++ source, and writes the changes into it.

Each change has no effect until its mutant is enabled (mutant.h). Source is read line by line, with
comments and strings blanked out. As there is no parser, a change may not compile; the runner then
removes it.
"""
import re
from dataclasses import dataclass

OPERATORS = {
    " < ": "Less", " <= ": "LessEqual", " > ": "Greater", " >= ": "GreaterEqual",
    " == ": "Equal", " != ": "Unequal",
    " + ": "Plus", " - ": "Minus", " * ": "Times", " & ": "And", " | ": "Or",
}
BECOMES = {
    " < ": "<=", " <= ": "<", " > ": ">=", " >= ": ">", " == ": "!=", " != ": "==",
    " + ": "-", " - ": "+", " * ": "+", " & ": "|", " | ": "&",
}
# Lines on which a change would prove nothing.
PASSED_OVER = re.compile(
    r"^\s*(#|template\b|static_assert|assert\(|using\b|friend\b|requires\b|extern\b|namespace\b)"
    r"|\boperator\b|\bconcept\b")
STATEMENT = re.compile(
    r"^(\s+)((?:\+\+|--)?[a-z_][\w.:\[\]]*(?:(?:->|\.)[\w.\[\]]+|\(\w*\)(?:->|\.)\w+)*"
    r"(?:\(.*\)|\s[-+|&^*]?=\s.*|\+\+|--)?);$")
NO_STATEMENT = re.compile(r"^\s*(return|throw|break|continue|else|case|default|goto|delete)\b"
                          r"|=\s*(delete|default);$|^\s*[\w:]+_?;$")


@dataclass(frozen=True)
class Site:
    file: str
    line: int  # from 1
    column: int
    kind: str
    was: str  # the original line
    change: str  # in words


def blanked(text):
    """The text with comments and the insides of literals blanked out; its length is unchanged."""
    out = list(text)
    pattern = re.compile(r'//[^\n]*|/\*.*?\*/|R"(\w*)\(.*?\)\1"|"(?:\\.|[^"\\\n])*"'
                         r"|(?<![0-9A-Fa-f])'(?:\\.|[^'\\\n])+'", re.S)
    for match in pattern.finditer(text):
        for i in range(match.start(), match.end()):
            if out[i] != "\n":
                out[i] = {"/": " ", "'": "1"}.get(match.group()[0], "_")
    return "".join(out)


def closing(line, at):
    """Where the bracket opened at `at` is closed on the same line; -1: it is not."""
    depth = 0
    for i in range(at, len(line)):
        depth += {"(": 1, ")": -1}.get(line[i], 0)
        if depth == 0:
            return i
    return -1


def condition_of(line):
    """The condition of an `if` or `while` as (from, to), if it is one plain expression."""
    match = re.search(r"\b(?:if|while) \(", line)
    if not match:
        return None
    opening = match.end() - 1
    end = closing(line, opening)
    inside = line[opening + 1:end]
    if end < 0 or ";" in inside or re.search(r"(?<![=!<>])=(?!=)", inside):
        return None
    return opening + 1, end


def sites_of(name, text):
    lines, plain = text.split("\n"), blanked(text).split("\n")
    before = ";"  # the last character of code so far
    for number, (line, code) in enumerate(zip(lines, plain), 1):
        yield from sites_of_line(name, number, line, code, before)
        if code.strip() and not code.lstrip().startswith("#"):
            before = "else" if code.rstrip().endswith("else") else code.rstrip()[-1]


def sites_of_line(name, number, line, code, before):
    if PASSED_OVER.search(code):
        return

    def site(column, kind, change):
        return Site(name, number, column, kind, line.strip(), change)

    for sign in OPERATORS:
        for match in re.finditer(re.escape(sign), code):
            if re.search(r"template\s*$|\b(int|auto|class|typename)$", code[:match.start()]):
                continue
            if "_" * 2 in code[match.start() - 3:match.end() + 3]:
                continue  # next to a string literal: concatenation, not addition
            yield site(match.start(), sign, f"{sign.strip()} becomes {BECOMES[sign]}")
    for sign, word in ((" && ", "never"), (" || ", "always")):
        for match in re.finditer(re.escape(sign), code):
            yield site(match.start(), sign, f"{sign.strip()} holds {word}")
    if condition_of(code):
        yield site(condition_of(code)[0], "condition", "the condition is negated")
    match = re.match(r"^(.*\breturn )(true|false);$", code)
    if match:
        yield site(match.start(2), "return", f"returns not {match.group(2)}")
    starts = before in (";", "{", "}", ")", "else", ":")
    if starts and STATEMENT.match(code) and not NO_STATEMENT.search(code):
        yield site(len(code) - len(code.lstrip()), "statement", "the statement is left out")


def mutated(line, code, site, number):
    """The line with one change in it."""
    at = site.column
    if site.kind in OPERATORS:
        sign = site.kind
        between = f"{sign}hr_mutation::{OPERATORS[sign]}<{number}>{{}}{sign}"
        return line[:at] + between + line[at + len(sign):]
    if site.kind == " && ":
        return line[:at] + f" && !hr_mutation::is_awake<{number}>() && " + line[at + 4:]
    if site.kind == " || ":
        return line[:at] + f" || hr_mutation::is_awake<{number}>() || " + line[at + 4:]
    if site.kind == "condition":
        begin, end = condition_of(code)
        inside = f"hr_mutation::negated<{number}>(static_cast<bool>({line[begin:end]}))"
        return line[:begin] + inside + line[end:]
    if site.kind == "return":
        return line[:at] + f"hr_mutation::negated<{number}>({line[at:-1]});"
    return line[:at] + f"{{ if (!hr_mutation::is_awake<{number}>()) {line[at:]} }}"


def apply(text, sites):
    """The text with these changes in it: pairs of a number and a Site, at most one per line."""
    lines, plain = text.split("\n"), blanked(text).split("\n")
    for number, site in sites:
        lines[site.line - 1] = mutated(lines[site.line - 1], plain[site.line - 1], site, number)
    return "\n".join(lines)
