// SPDX-License-Identifier: MIT
// Find and replace in a text.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "editor/text/text_document.h"

namespace hr::editor {

struct SearchQuery {
  std::string text;  // within one line; empty matches nothing
  bool match_case = false, whole_word = false;
  friend bool operator==(const SearchQuery&, const SearchQuery&) = default;
};

// All matches in order, without overlaps. Case is ignored for ASCII letters only.
std::vector<TextRange> found(const TextDocument& document, const SearchQuery& query);
// The first match from a place on, or the last one before it, wrapping around; -1: none.
int next_found(const std::vector<TextRange>& all, TextAt from);
int last_found(const std::vector<TextRange>& all, TextAt before);

// One undo step; returns the number of replacements.
int replace_all(TextDocument& document, const SearchQuery& query, std::string_view by);

}  // namespace hr::editor
