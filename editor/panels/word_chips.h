// SPDX-License-Identifier: MIT
// A list of words in an order, as chips: those that are on stand in their order and are moved and
// taken out, the others wait to be added.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "scripting/ruleset/ruleset.h"

namespace hr::editor {

class WordChips {
 public:
  // The words as they are to be, when that was changed; never fewer or more than the option takes.
  std::optional<std::vector<std::string>> draw(const scripting::Option& option);

 private:
  using Words = std::vector<std::string>;
  bool draw_chips(const scripting::Option& option, Words& words);
  bool draw_chosen(const scripting::Option& option, Words& words);
  bool draw_others(const scripting::Option& option, Words& words);

  std::string chosen_;        // a word that is on
  bool others_open_ = false;  // those that are off can be seen
};

// Where a word that is added comes: in the declared order where all that are on stand so, else
// last.
std::vector<std::string> with_word(const scripting::Option& option, const std::string& word);

}  // namespace hr::editor
