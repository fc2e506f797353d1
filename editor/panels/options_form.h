// SPDX-License-Identifier: MIT
// A form generated from the declared options. Each has its name, a control for its type, its help,
// range and default, and a button that resets it. An invalid value changes nothing; in place of the
// help appears the same error message as on the command line. Of more than ten, those that are not
// used are hidden until they are asked for, and a text finds one. No click moves what is above it
// or under the pointer. The form works for a running match as well as for a game that has not
// started:
//
//   OptionsForm form_;                                  // kept between frames
//   std::vector<scripting::Option> options = title.options;
//   if (form_.draw_settings(options, settings_)) …      // Settings changed, for StartGame
#pragma once

#include <map>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "editor/panels/word_chips.h"
#include "editor/ui/typed_texts.h"
#include "scripting/source/option.h"

namespace hr::editor {

struct OptionChange {
  std::string name;
  std::string value;      // as typed
  bool standard = false;  // reset to the default
};

class OptionsForm {
 public:
  // Options with their current values, under the headings that they declare. Returns the
  // change, if any.
  std::optional<OptionChange> draw(const std::vector<scripting::Option>& options);
  // The same before a match exists: `chosen` holds the values that differ from their defaults, as
  // StartGame expects them; values that no longer fit are removed. True if it was changed.
  bool draw_settings(std::vector<scripting::Option> options, Settings& chosen);

  // Shows below an option why its change was refused, until it is changed again.
  void refuse(const std::string& option, std::string sentence);
  void forget();  // call when another game is opened

 private:
  bool shows(const scripting::Option& option, bool many) const;
  void draw_filter(const std::vector<scripting::Option>& options);
  std::optional<OptionChange> draw_option(const scripting::Option& option);
  std::optional<OptionChange> draw_control(const scripting::Option& option);
  std::optional<OptionChange> draw_number(const scripting::Option& option);
  std::optional<OptionChange> draw_word(const scripting::Option& option);
  std::optional<OptionChange> draw_foot(const scripting::Option& option);
  void draw_message(const scripting::Option& option, float width);
  std::optional<OptionChange> draw_back(const scripting::Option& option);
  std::optional<OptionChange> take(const scripting::Option& option, std::string typed);

  TypedTexts typed_;
  std::map<std::string, WordChips> chips_;      // by option
  std::map<std::string, std::string> refused_;  // sentences, by option
  std::set<std::string> seen_;                  // the options that applied when they were drawn
  std::string wanted_;     // what the options shown have in their texts; "": any
  bool idle_too_ = false;  // of many options, also those that are not used
};

}  // namespace hr::editor
