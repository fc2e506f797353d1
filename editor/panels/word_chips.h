// SPDX-License-Identifier: MIT
// An ordered list of words, shown as chips. Chosen words can be moved and removed, and the others
// can be added.
#pragma once

#include <imgui.h>

#include <optional>
#include <string>
#include <vector>

#include "scripting/source/option.h"

namespace hr::editor {

class WordChips {
 public:
  // The new list, if the user changed it; never fewer or more words than the option allows.
  std::optional<std::vector<std::string>> draw(const scripting::Option& option);

 private:
  using WordList = std::vector<std::string>;
  bool draw_chips(const scripting::Option& option, WordList& words);
  bool draw_chosen(const scripting::Option& option, WordList& words);
  bool draw_others(const scripting::Option& option, WordList& words);
  void keep_height(ImVec2 at);

  std::string chosen_;        // the selected chip
  bool tools_ = false;        // the buttons for it are visible
  bool others_open_ = false;  // the words to add are visible
  float kept_ = 0;            // height
};

// The list with a word added: in the declared order if the list is in that order, else at the end.
std::vector<std::string> with_word(const scripting::Option& option, const std::string& word);

}  // namespace hr::editor
