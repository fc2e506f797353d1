// SPDX-License-Identifier: MIT
// The line beside the text of the rules that always says which rules the game uses: for windows and
// pages.
#pragma once

#include <string>
#include <vector>

namespace hr::editor {

struct RulesStatus {
  bool playing = true;               // a game is running
  int errors = 0;                    // in the saved rules, which are then not in force
  bool in_force = true;              // the game uses the saved rules
  std::string since;                 // it has used its rules since "the start", "move 3"
  std::string news;                  // what the last change of a text did; or ""
  std::string shown;                 // the name of the file on screen …
  bool shown_used = true;            // … which is a part of the rules in force
  std::vector<std::string> unsaved;  // files with unsaved edits
  std::vector<std::string> differ;   // files of which the game does not use the saved text
};

struct RulesStatusText {
  enum class Tone { bad, warning, muted };
  Tone tone = Tone::muted;
  std::string text;
  std::string also;  // with errors: what the game still uses; or ""
};

RulesStatusText text_of(const RulesStatus& status);

}  // namespace hr::editor
