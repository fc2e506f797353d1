// SPDX-License-Identifier: MIT
// The Notes tab: the private notes of the viewing seat. They are not part of the match, and nobody
// else sees them.
#pragma once

#include <memory>
#include <string>

#include "editor/panels/panel.h"
#include "editor/play/mark_tool.h"
#include "editor/ui/typed_texts.h"

namespace hr::editor {

std::unique_ptr<Panel> make_notes_panel(std::shared_ptr<const MarkTool> marks);

// Whether the viewer has notes: true for a seat, unless the screen is being passed on.
bool may_note(const GameState& game);

// The note on a cell; empty if there is none.
NoteReport note_on(const GameState& game, const std::string& cell);

// An editor for the note on one cell, for a popup on the board. The caller keeps `typed` while the
// popup is open.
void draw_note(const GameState& game, const std::string& cell, TypedTexts& typed,
               Requests& requests);

}  // namespace hr::editor
