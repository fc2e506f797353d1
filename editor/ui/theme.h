// SPDX-License-Identifier: MIT
// How the window looks: a theme's colours for widgets and for boards, and the sizes that go with a
// scale. Owners have the colours of Okabe and Ito (jfly.uni-koeln.de/color), told apart by people
// who do not see all colours, and a shape as well.
#pragma once

#include <imgui.h>

#include <span>
#include <string>
#include <vector>

#include "editor/ui/theme_names.h"

namespace hr::editor {

struct Colours {
  ImU32 text, muted, faint;      // letters: ordinary, less so, hardly there
  ImU32 ground, panel, raised;   // behind the board, of panels, of fields and buttons
  ImU32 line;                    // between things
  ImU32 accent, on_accent;       // what is chosen, and letters on it
  ImU32 good, warning, bad;      // letters that say so
  ImU32 cell, cell_other, edge;  // of boards: two shades, and the line around a cell
  ImU32 hidden;                  // a cell that cannot be seen
  ImU32 target, last, cursor;    // where one may go; what was done last; where the keys are
  ImU32 keyword, string, number, comment, word;  // of rules as text
};

const Colours& colours_of(Theme theme);

// The colours of seats: of one that is called by a colour's name that colour, of the others in
// turn those that are left. And of letters on such a colour.
std::vector<ImU32> owner_colours(std::span<const std::string> seats);
ImU32 letters_on(ImU32 colour);
// A seat's colour in the game that is open in the current context; -1: nobody's.
ImU32 owner_colour(int seat);
ImU32 on_owner(int seat);

// Sets the style of the current ImGui context; sizes are those of scale 1 times `scale`.
void apply(Theme theme, float scale);

}  // namespace hr::editor
