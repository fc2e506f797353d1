// SPDX-License-Identifier: MIT
// The look of the window: a theme's colours for widgets and boards, and the sizes for a scale.
// Owners have the colours of Okabe and Ito (jfly.uni-koeln.de/color), which colour-blind people can
// tell apart, and a shape as well.
#pragma once

#include <imgui.h>

#include <span>
#include <string>
#include <vector>

#include "core/base/ids.h"
#include "editor/ui/theme_names.h"

namespace hr::editor {

struct Colours {
  ImU32 text, muted, faint;      // text: normal, secondary, faint
  ImU32 ground, panel, raised;   // backgrounds: board, panels, fields and buttons
  ImU32 line;                    // separators
  ImU32 accent, on_accent;       // the selection, and text on it
  ImU32 good, warning, bad;      // text
  ImU32 cell, cell_other, edge;  // boards: two shades, and cell borders
  ImU32 hidden;                  // a cell that cannot be seen
  ImU32 target, last, cursor;    // legal targets; the last move; the keyboard cursor
  ImU32 keyword, string, number, comment, word;  // syntax highlighting
};

const Colours& colours_of(Theme theme);

// The colours of the seats: a seat named after a colour gets that colour, the others get the
// remaining colours in order. letters_on() is the text colour on such a background.
std::vector<ImU32> owner_colours(std::span<const std::string> seats);
ImU32 letters_on(ImU32 colour);
// A seat's colour in the open game of the current context; none: unowned.
ImU32 owner_colour(SeatId seat);
ImU32 on_owner(SeatId seat);

// Sets the style of the current ImGui context, with all sizes multiplied by `scale`.
void apply(Theme theme, float scale);

}  // namespace hr::editor
