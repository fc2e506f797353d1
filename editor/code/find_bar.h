// SPDX-License-Identifier: MIT
// The bar above a text for finding, replacing and going to a line.
#pragma once

#include <string>
#include <vector>

#include "editor/code/text_search.h"

namespace hr::editor {

class FindBar {
 public:
  enum class Shows { nothing, find, replace, line };

  void open(Shows what, const TextDocument& document);
  Shows shows() const { return shows_; }
  const std::vector<TextRange>& matches() const { return matches_; }
  void refresh(const TextDocument& document);
  // Selects a match; false when there is none.
  bool go(TextDocument& document, bool forward);

  // Returns true when the caret has been moved or the text was changed.
  bool draw(TextDocument& document, bool read_only);
  // Was shut by Escape or its cross, so that the text has the keys again.
  bool take_closed();

 private:
  void draw_find(TextDocument& document, bool& moved);
  void draw_replace(TextDocument& document, bool& moved);
  void draw_line(TextDocument& document, bool& moved);
  std::string count(const TextDocument& document) const;
  bool replace_one(TextDocument& document);
  void close();

  Shows shows_ = Shows::nothing;
  Wanted wanted_, known_;
  unsigned known_version_ = 0;
  std::vector<TextRange> matches_;
  TextAt origin_;  // of the search while it is typed
  std::string by_, line_;
  std::string news_;  // "4 replaced"
  bool take_focus_ = false, closed_ = false;
};

}  // namespace hr::editor
