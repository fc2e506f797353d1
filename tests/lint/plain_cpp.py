# SPDX-License-Identifier: MIT
"""The text of C++ without what hides its structure: comments, strings, preprocessor lines, template arguments.

This is a scanner, not a compiler: it expects a file formatted by clang-format.
"""
import re

NOISE = re.compile(
    r'R"(\w*)\(.*?\)\1"|"(?:\\.|[^"\\\n])*"|(?<!\w)\'(?:\\.|[^\'\\\n])+\''  # strings
    r"|//[^\n]*|/\*.*?\*/"  # comments
    r"|^[ \t]*#(?:\\\n|[^\n])*",  # the preprocessor's lines
    re.DOTALL | re.MULTILINE,
)
OPERATOR = re.compile(r"\boperator\s*(\(\)|\[\]|[^\s\w(]+)")
ACCESS = re.compile(r"^(?:\s*(?:public|private|protected)\s*:(?!:))+")


def plain(text: str) -> str:
    """The text without brackets that do not enclose bodies."""
    text = NOISE.sub(lambda match: " " if match.group()[0] in "/# \t" else "0", text)
    text = OPERATOR.sub("operator_", text)
    text = re.sub(r"\[\[.*?\]\]|\b(?:alignas|decltype|noexcept)\s*\([^()]*\)", " ", text)
    text = without_requirements(text)
    before = None
    while before != text:  # removes the contents of <…>, from the inside out
        before = text
        text = re.sub(r"<[^<>;{}]*>", " ", text)
    return text


def end_of_brackets(text: str, start: int) -> int:
    """The place after the bracket that closes the one at `start`."""
    depth = 0
    for place in range(start, len(text)):
        depth += (text[place] in "({") - (text[place] in ")}")
        if depth == 0:
            return place + 1
    return len(text)


def without_requirements(text: str) -> str:
    """The text without clauses `requires (…)` and expressions `requires (…) {…}`."""
    while (found := re.search(r"\brequires\s*(?=[({])", text)):
        end = end_of_brackets(text, found.end())
        body = re.match(r"\s*\{", text[end:])
        expression = re.search(r"(?:=|\(|&&|\|\||\brequires)\s*$", text[: found.start()])
        if body and expression:
            end = end_of_brackets(text, end + body.end() - 1)
        more = re.match(r"\s*(?:&&|\|\|)\s*(?=\()", text[end:])
        text = text[: found.start()] + (" requires " if more else " 0 " if expression else " ") + text[
            end + (more.end() if more else 0):]
    return text
