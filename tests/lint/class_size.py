# SPDX-License-Identifier: MIT
"""Counts the methods of each class in a C++ header: the names of functions declared in its body.

Overloads count once; constructors, friends, functions with `= default` or `= delete`, and members of
nested types do not count. This is a scanner, not a compiler: it knows comments, strings, brackets
and templates, and expects a header formatted by clang-format.
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
    text = re.sub(r"\[\[.*?\]\]|\b(?:alignas|decltype|noexcept|requires)\s*\([^()]*\)", " ", text)
    before = None
    while before != text:  # removes the contents of <…>, from the inside out
        before = text
        text = re.sub(r"<[^<>;{}]*>", " ", text)
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


def methods(text: str) -> dict[str, set[str]]:
    """The methods of each class that has its body in the text."""
    found: dict[str, set[str]] = {}
    open_bodies = [""]  # for each open brace: the class whose body it is, or ""
    statement = ""
    for character in plain(text):
        if character not in "{};":
            statement += character
            continue
        body = open_bodies[-1]
        opened = class_name(statement) if character == "{" else ""
        if body and not opened and character != "}":
            found[body].add(method_name(statement))
        if character == "{":
            open_bodies.append(opened)
            found.setdefault(opened, set())
        elif character == "}" and len(open_bodies) > 1:
            open_bodies.pop()
        statement = ""
    return {name: names - {"", name, "~" + name} for name, names in found.items() if name}
