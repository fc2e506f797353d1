// SPDX-License-Identifier: MIT
// Rules that change while the game is on: files that are saved meanwhile, and options. Either is a
// step like any other: the position stays, undo takes it back, a record keeps it.
#pragma once

#include <memory>
#include <span>
#include <string>
#include <utility>

#include "cli/session/game_display.h"
#include "cli/session/line_result.h"
#include "cli/session/session_output.h"
#include "cli/session/shared_screen.h"
#include "cli/session/table_client.h"
#include "scripting/check/live_rules.h"
#include "scripting/table/rules_cache.h"

namespace hr::cli {

class RuleChanges {
 public:
  // The others outlive this, and so do the live rules if there are any. The table takes its rules
  // from what is at hand.
  RuleChanges(TableClient& table, const SessionOutput& voice, SharedScreen& screen,
              GameDisplay& teller, std::shared_ptr<scripting::RulesCache> rules_cache,
              scripting::LiveRules* live)
      : table_(table),
        output_(voice),
        screen_(screen),
        display_(teller),
        rules_cache_(std::move(rules_cache)),
        live_(live) {}

  // What is saved, if it is new. True when the rules have changed.
  bool take_up() { return live_ != nullptr && live_->saved() && use_saved(); }
  int handle() const { return live_ != nullptr ? live_->handle() : -1; }  // as LiveRules has it
  std::optional<std::chrono::milliseconds> max_wait() const;

  // What is saved comes into force again after an undo, or is tried again in this position.
  LineResult reload();
  // When a step back or forth has left rules of this number: whether the game runs under the saved
  // files.
  void announce(int before) const;
  // "option", then these words: how they stand, or another one from here on.
  LineResult options(std::span<const std::string> words);

 private:
  bool use_saved();
  void show_difference();
  LineResult set_option(const std::string& typed);
  void show_options() const;

  TableClient& table_;
  const SessionOutput& output_;
  SharedScreen& screen_;
  GameDisplay& display_;
  std::shared_ptr<scripting::RulesCache> rules_cache_;
  scripting::LiveRules* live_;
};

}  // namespace hr::cli
