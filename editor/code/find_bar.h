// SPDX-License-Identifier: MIT
// The bar above a text for find, replace and go to line.
#pragma once

#include <string>
#include <vector>

#include "editor/text/text_search.h"

namespace hr::editor {

class FindBar {
 public:
  enum class FindMode { nothing, find, replace, line };

  void open(FindMode what, const TextDocument& document);
  FindMode mode() const { return mode_; }
  const std::vector<TextRange>& matches() const { return matches_; }
  void refresh(const TextDocument& document);
  // Selects the next match; false if there is none.
  bool go(TextDocument& document, bool forward);

  // Returns true if the caret moved or the text changed.
  bool draw(TextDocument& document, bool read_only);
  // True once after the bar was closed, so that the text takes the focus again.
  bool take_closed();

 private:
  void draw_find(TextDocument& document, bool& moved);
  void draw_replace(TextDocument& document, bool& moved);
  void draw_line(TextDocument& document, bool& moved);
  std::string count(const TextDocument& document) const;
  bool replace_one(TextDocument& document);
  void close();

  FindMode mode_ = FindMode::nothing;
  SearchQuery query_, known_;
  unsigned known_version_ = 0;
  std::vector<TextRange> matches_;
  TextAt origin_;  // where the search began
  std::string by_, line_;
  std::string news_;  // "4 replaced"
  bool take_focus_ = false, closed_ = false;
};

}  // namespace hr::editor
