// SPDX-License-Identifier: MIT
// Changes of rules during a game: saved files and options. Each change is a step like any other:
// the position stays, undo reverts it, a record keeps it.
#pragma once

#include <span>
#include <string>

#include "cli/session/game_display.h"
#include "cli/session/line_result.h"
#include "cli/session/session_output.h"
#include "cli/session/shared_screen.h"
#include "scripting/clients/live_rules.h"
#include "scripting/clients/table_client.h"

namespace hr::cli {

class RuleChanges {
 public:
  // The arguments, including `live` if it is not null, must outlive this object.
  RuleChanges(scripting::TableClient& table, const SessionOutput& output, SharedScreen& screen,
              GameDisplay& display, scripting::LiveRules* live)
      : table_(table), output_(output), screen_(screen), display_(display), live_(live) {}

  // Puts saved rules in force if they are new. True if the rules have changed.
  bool take_up() { return live_ != nullptr && live_->saved() && use_saved(); }
  int handle() const { return live_ != nullptr ? live_->handle() : -1; }  // see LiveRules
  std::optional<std::chrono::milliseconds> max_wait() const;

  // Puts the saved rules in force again, for example after an undo, or tries them in this position.
  LineResult reload();
  // Called after an undo or redo, with the number of the rules before it: if the rules have changed
  // and are not the saved ones, says so.
  void announce(RulesId before) const;
  // The command "option" with these words: prints the options, or changes one from here on.
  LineResult options(std::span<const std::string> words);

 private:
  bool use_saved();
  std::string unchanged_because(const std::string& problem) const;
  void show_difference();
  LineResult set_option(const std::string& typed);
  void show_options() const;

  scripting::TableClient& table_;
  const SessionOutput& output_;
  SharedScreen& screen_;
  GameDisplay& display_;
  scripting::LiveRules* live_;
};

}  // namespace hr::cli
