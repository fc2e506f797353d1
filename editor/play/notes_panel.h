// SPDX-License-Identifier: MIT
// The private notes of the seat that looks, as on a sheet of paper beside the board: they are no
// part of the match, and nobody else sees them.
#pragma once

#include <memory>
#include <string>

#include "editor/panels/panel.h"
#include "editor/play/mark_tool.h"
#include "editor/ui/typed_texts.h"

namespace hr::editor {

std::unique_ptr<Panel> make_notes_panel(std::shared_ptr<const MarkTool> marks);

// Whether the eyes that look have notes: those of a seat, while the curtain is up.
bool may_note(const GameShown& game);

// What is noted on a cell; a blank note where nothing is.
NoteReport note_on(const GameShown& game, const std::string& cell);

// The note on one cell, to be written: for the inside of a popup on the board. `typed` is kept by
// whoever opens the popup, and forgotten when it is shut.
void draw_note(const GameShown& game, const std::string& cell, TypedTexts& typed, Wishes& wishes);

}  // namespace hr::editor
