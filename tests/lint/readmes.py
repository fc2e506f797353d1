# SPDX-License-Identifier: MIT
"""Checks that each room has a README.md that names the right rooms, and that the walk through the
code, docs/architecture.md, comes to each room.

A room's README.md has a paragraph "**Uses:** `core/base`, …." that names the rooms of USES in its
CMakeLists.txt; that of a top folder has a link to each of its rooms, in their order.
"""
import re
from pathlib import Path

from house import House


def used_by_page(text: str) -> set[str]:
    paragraph = re.search(r"^\*\*Uses:\*\*(.*?)(?:\n\n|\Z)", text, re.DOTALL | re.MULTILINE)
    return set(re.findall(r"`([^`]+)`", paragraph.group(1))) if paragraph else set()


def wrong_page(house: House, name: str, page: Path):
    text = page.read_text(encoding="utf-8")
    if name in house.rooms:
        uses = house.rooms[name].uses
        if used_by_page(text) != set(uses):
            listed = ", ".join(f"`{used}`" for used in uses)
            yield f"{name}/README.md: expected the paragraph \"**Uses:** {listed}.\", as in USES."
    rooms = [room.removeprefix(name + "/") for room in house.rooms if room.startswith(name + "/")]
    linked = [link for link in re.findall(r"\(([\w/]+)/README\.md\)", text) if link in rooms]
    if linked != rooms:
        yield f"{name}/README.md: expected links to {', '.join(rooms)}, in this order."


def left_out(house: House):
    walk = (house.root / "docs" / "architecture.md").read_text(encoding="utf-8")
    for name in house.rooms:
        if not re.search(rf"\b{name}\b", walk):
            yield f"docs/architecture.md: does not come to {name}."


def wrong_pages(house: House):
    yield from left_out(house)
    for name in dict.fromkeys([*house.tops, *house.rooms, "tests"]):
        folder = house.root / name
        if not folder.is_dir():
            continue
        if (folder / "README.md").is_file():
            yield from wrong_page(house, name, folder / "README.md")
        else:
            yield f"{name}: has no README.md."
