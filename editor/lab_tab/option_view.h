// SPDX-License-Identifier: MIT
// The part of the Lab tab about one option: bots play the rules in force with each of several
// values, which are shown as a curve and in rows; and which of them makes the chances most even.
#pragma once

#include <chrono>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "core/base/job.h"
#include "editor/panels/panel.h"
#include "scripting/lab/option_trial.h"

namespace hr::editor {

class OptionView {
 public:
  void draw(const GameState& game, const scripting::LabOrder& order, Requests& requests);
  bool tick();  // true if something has changed
  bool busy() const { return job_.running(); }
  void forget();  // call when another ruleset is opened

 private:
  struct Report {
    scripting::OptionCurve curve;
    std::uint64_t done = 0, all = 0;  // games
  };

  void follow(const GameState& game);
  const scripting::Option* draw_choice(const std::vector<scripting::Option>& options);
  void draw_values(const scripting::Option& option);
  void draw_start(const scripting::Option& option, const GameState& game,
                  const scripting::LabOrder& order);
  void begin(const GameState& game, const scripting::LabOrder& order,
             std::vector<std::string> values);
  void draw_found(const GameState& game, Requests& requests) const;

  // The rules in force, and what follows from them: the options with values to try, as places among
  // all, with their titles; and whether others were in force when games were played.
  std::shared_ptr<const RulesetText> seen_;
  std::vector<std::size_t> places_;
  std::vector<std::string> titles_;
  bool changed_ = false;
  std::string option_;  // its name
  std::string values_;  // as typed
  bool fairest_ = false;
  std::string refused_;  // why these values are none
  Job<Report> job_;
  // What was measured last, or is being measured.
  std::shared_ptr<const RulesetText> rules_;
  scripting::OptionTrial trial_;
  Report report_;
  std::string problem_;
};

}  // namespace hr::editor
