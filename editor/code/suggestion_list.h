// SPDX-License-Identifier: MIT
// The list of suggestions below the word being typed, with help beside it. It is open exactly while
// it has suggestions. While it is open the caller must not change the text without calling close()
// or show(), because the range that a suggestion replaces would be wrong. Each visible suggestion
// is registered with the Screen.
#pragma once

#include <imgui.h>

#include "editor/text/completion.h"
#include "editor/ui/screen.h"

namespace hr::editor {

class TextLayout;

class SuggestionList {
 public:
  bool open() const { return !completion_.suggestions.empty(); }
  void show(Completion completion);  // with the first suggestion selected
  void close() { completion_ = {}; }

  // The keys that choose, accept and close; true if one was used.
  bool take_keys(TextDocument& document);
  // Accepts what was clicked; false if the mouse is outside the list. `row`: the height of one.
  bool take_click(ImVec2 mouse, float row, TextDocument& document);

  void draw(const TextLayout& layout);
  bool is_above() const { return above_; }  // the word, when last drawn

 private:
  int size() const { return static_cast<int>(completion_.suggestions.size()); }
  void accept(int which, TextDocument& document);
  void draw_row(int which, ImVec2 from, ImVec2 to) const;

  Completion completion_;
  int chosen_ = 0;  // the selected suggestion
  int first_ = 0;   // the first one visible
  Box box_;         // where the list is
  bool above_ = false;
};

}  // namespace hr::editor
