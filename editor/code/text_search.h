// SPDX-License-Identifier: MIT
// Where a text has some words, and others put in their place.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "editor/code/text_document.h"

namespace hr::editor {

struct Wanted {
  std::string text;  // within one line; an empty one is found nowhere
  bool match_case = false, whole_word = false;
  friend bool operator==(const Wanted&, const Wanted&) = default;
};

// In the order of the text; none overlaps another. Letters of ASCII alone have two cases.
std::vector<TextRange> found(const TextDocument& document, const Wanted& wanted);
// The first one from a place on, or the last one before it; goes on at the other end. -1: none.
int next_found(const std::vector<TextRange>& all, TextAt from);
int last_found(const std::vector<TextRange>& all, TextAt before);

// One step back; returns how many there were.
int replace_all(TextDocument& document, const Wanted& wanted, std::string_view by);

}  // namespace hr::editor
