# SPDX-License-Identifier: MIT
"""Checks that the class Table is as narrow as door.py expects: its public members and its friend."""
import re
from collections import Counter
from pathlib import Path

from plain_cpp import ACCESS, plain

HEADER = "core/table/table.h"
# With the number of declarations of each; `operator_` is an assignment.
PUBLIC = Counter({"Table": 3, "operator_": 2, "~Table": 1, "keep_time": 1, "give": 1, "report": 1,
                  "answer": 1})
FRIENDS = ["friend class TableAccess"]
MATCHES = 1  # the word Match: the parameter of the constructor, and nothing that is returned


def statements_of(body: str):
    """The statements of a class body, each with the access in force: (access, statement)."""
    body = re.sub(r"=\s*\{\}", "", body)  # a default argument
    before = None
    while before != body:  # removes function bodies, from the inside out
        before = body
        body = re.sub(r"\{[^{}]*\}", ";", body)
    access = "private"
    for statement in body.split(";"):
        labels = ACCESS.match(statement)
        if labels:
            access = re.findall(r"\w+", labels.group())[-1]
            statement = statement[labels.end():]
        statement = " ".join(statement.split())
        if statement:
            yield access, statement


def name_of(statement: str) -> str:
    declared = re.search(r"([~\w]+) ?\(", statement)
    return declared.group(1) if declared else statement


def wrong_table(root: Path):
    if not (root / HEADER).is_file():
        return
    text = plain((root / HEADER).read_text(encoding="utf-8"))
    found = re.search(r"\bclass Table \{(.*?)^\};", text, re.DOTALL | re.MULTILINE)
    if not found:
        yield f"{HEADER}: expected a class Table without a base class."
        return
    statements = list(statements_of(found.group(1)))
    friends = [text for _, text in statements if text.startswith("friend")]
    public = Counter(name_of(text) for access, text in statements
                     if access == "public" and text not in friends)
    for name in sorted(set(public) | set(PUBLIC)):
        if public[name] != PUBLIC[name]:
            yield (f"{HEADER}: Table has {public[name]} public declarations of {name}, expected"
                   f" {PUBLIC[name]}.")
    for friend in friends:
        if friend not in FRIENDS:
            yield f"{HEADER}: Table has \"{friend}\"; only TableAccess is one."
    if len(re.findall(r"\bMatch\b", found.group(1))) > MATCHES:
        yield f"{HEADER}: Table names Match more than once, as the parameter of its constructor."
