// SPDX-License-Identifier: MIT
// Words in a box of a given width, whose height is known before anything is drawn: for cards that
// are clicked as a whole.
#pragma once

#include <imgui.h>

#include <span>
#include <string>

namespace hr::editor {

struct Paragraph {
  std::string text;
  ImFont* letters = nullptr;
  ImU32 colour = 0;
  float gap = 0;  // above it
};

float height_of(std::span<const Paragraph> paragraphs, float width);
// Each is told to the Screen as text.
void draw(ImDrawList& list, ImVec2 at, std::span<const Paragraph> paragraphs, float width);

// A box to be clicked as a whole, drawn with a ground and an edge; what lies in it is drawn over it
// by whoever asked. True when it was clicked, or is where the keys are and Enter was pressed.
bool card(const char* name, ImVec2 size, bool chosen);

}  // namespace hr::editor
