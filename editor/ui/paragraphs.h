// SPDX-License-Identifier: MIT
// Text wrapped to a given width, whose height can be computed before drawing: for cards that are
// clicked as a whole.
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
// Registers each paragraph with the Screen as text.
void draw(ImDrawList& list, ImVec2 at, std::span<const Paragraph> paragraphs, float width);

// A clickable box with a background and a border; the caller draws the contents on top. True when
// it was clicked, or when it has keyboard focus and Enter was pressed.
bool card(const char* name, ImVec2 size, bool chosen);

}  // namespace hr::editor
