// SPDX-License-Identifier: MIT
// Leads through a first rule change: which word to change in which line, how to apply it, and where
// to see what it did. A card above the tabs, of the same height at every step, or a row; it notices
// by itself when a step is done.
#pragma once

#include <optional>
#include <string>

#include "editor/panels/panel.h"
#include "editor/rule_files/first_change.h"

namespace hr::editor {

enum class GuideStep { type, apply, look, undone };

class Guide {
 public:
  void begin(const RulesetInfo& info);
  bool on() const { return change_.has_value(); }
  void end() { change_.reset(); }

  // Call once per frame while a game is open; ends the guide in another game.
  void follow(const DeskState& state);
  void draw(const DeskState& state);
  // In a row instead, where there is little height.
  void draw_row(const DeskState& state);
  GuideStep step() const { return step_; }

 private:
  std::string text_of(GuideStep step, const DeskState& state) const;
  std::string progress() const;  // "GuideStep 1 of 3"

  std::optional<FirstChange> change_;
  std::string ruleset_;
  int line_ = 0;  // of the file, where the change is
  GuideStep step_ = GuideStep::type;
};

}  // namespace hr::editor
