// SPDX-License-Identifier: MIT
// A form made from the declarations of options: of each its name in words, a control fit for its
// type, its help, what may be chosen and what is shipped, and the way back to that. What does not
// fit is refused below the control, in the words that the command line has for it, and is no
// change. It serves a match that is on as well as a game that has not begun:
//
//   OptionsForm form_;                                  // kept from frame to frame
//   std::vector<scripting::Option> options = title.options;
//   if (form_.draw_settings(options, settings_)) …      // Settings changed, for StartGame
#pragma once

#include <map>
#include <optional>
#include <string>
#include <vector>

#include "editor/panels/word_chips.h"
#include "editor/ui/typed_texts.h"
#include "scripting/ruleset/ruleset.h"

namespace hr::editor {

struct OptionChange {
  std::string name;
  std::string value;      // as typed
  bool standard = false;  // back to what is shipped
};

class OptionsForm {
 public:
  // Options with their values in force, those that a variant adds under its name. What was changed.
  std::optional<OptionChange> draw(const std::vector<scripting::Option>& options);
  // The same before there is a match: `chosen` holds what is other than shipped, as StartGame wants
  // it; what does not fit the options any more is left out of it. True when it was changed.
  bool draw_settings(std::vector<scripting::Option> options, Settings& chosen);

  // Says below an option why a change of it was refused after all, until it is changed again.
  void refuse(const std::string& option, std::string sentence);
  void forget();  // another game

 private:
  std::optional<OptionChange> draw_option(const scripting::Option& option);
  std::optional<OptionChange> draw_control(const scripting::Option& option);
  std::optional<OptionChange> draw_number(const scripting::Option& option);
  std::optional<OptionChange> draw_word(const scripting::Option& option);
  std::optional<OptionChange> draw_back(const scripting::Option& option, float left);
  void draw_refusal(const scripting::Option& option);
  std::optional<OptionChange> take(const scripting::Option& option, std::string typed);

  TypedTexts typed_;
  std::map<std::string, WordChips> chips_;      // by option
  std::map<std::string, std::string> refused_;  // sentences, by option
};

}  // namespace hr::editor
