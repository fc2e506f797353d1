# SPDX-License-Identifier: MIT
"""Counts the methods of each class in a C++ file: the functions declared in its body.

Each overload and each operator counts; constructors, friends, functions with `= default` or
`= delete`, and members of nested types do not. This is a scanner, not a compiler: it knows comments,
strings, brackets and templates, and expects a file formatted by clang-format.
"""
import re

NOISE = re.compile(
    r'R"(\w*)\(.*?\)\1"|"(?:\\.|[^"\\\n])*"|(?<!\w)\'(?:\\.|[^\'\\\n])+\''  # strings
    r"|//[^\n]*|/\*.*?\*/"  # comments
    r"|^[ \t]*#(?:\\\n|[^\n])*",  # the preprocessor's lines
    re.DOTALL | re.MULTILINE,
)
OPERATOR = re.compile(r"\boperator\s*(\(\)|\[\]|[^\s\w(]+)")
HEAD = re.compile(
    r"(?:^|\s)(?:class|struct|union)\s+(?:\w+\s+)?(?!final\b)(\w+)(?:\s+final)?\s*(?::.*)?$",
    re.DOTALL,
)
ACCESS = re.compile(r"^(?:\s*(?:public|private|protected)\s*:(?!:))+")
NO_METHOD = re.compile(r"^(?:friend|using|typedef|static_assert)\b|^,|=\s*(?:default|delete)$")


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


def method_name(statement: str) -> str:
    """The function that a statement of a class body declares or defines, or ""."""
    statement = ACCESS.sub("", statement).strip()
    declared = re.search(r"([~\w]+)\s*\(", statement.split("=")[0])
    return declared.group(1) if declared and not NO_METHOD.search(statement) else ""


def class_name(statement: str) -> str:
    """The class whose body follows the statement, or ""."""
    if re.search(r"\benum\b", statement):
        return ""
    head = HEAD.search(statement)
    return head.group(1) if head and "(" not in statement[: head.end(1)] else ""


def methods(text: str) -> dict[str, list[str]]:
    """The methods of each class that has its body in the text, overloads repeated."""
    found: dict[str, list[str]] = {}
    open_bodies = [""]  # for each open brace: the class whose body it is, or ""
    statement = ""
    for character in plain(text):
        if character not in "{};":
            statement += character
            continue
        body = open_bodies[-1]
        opened = class_name(statement) if character == "{" else ""
        if body and not opened and character != "}":
            found[body].append(method_name(statement))
        if character == "{":
            open_bodies.append(opened)
            found.setdefault(opened, [])
        elif character == "}" and len(open_bodies) > 1:
            open_bodies.pop()
        statement = ""
    return {
        name: [each for each in names if each not in ("", name, "~" + name)]
        for name, names in found.items()
        if name
    }
