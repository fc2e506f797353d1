// SPDX-License-Identifier: MIT
// Rules that change while the game is on: files that are saved meanwhile, and options. Either is a
// step like any other: the position stays, undo takes it back, a record keeps it.
#pragma once

#include <memory>
#include <span>
#include <string>
#include <utility>

#include "cli/session/line_result.h"
#include "cli/session/shared_screen.h"
#include "cli/session/table_client.h"
#include "cli/session/teller.h"
#include "cli/session/voice.h"
#include "scripting/check/live_rules.h"
#include "scripting/table/rules_at_hand.h"

namespace hr::cli {

class RuleChanges {
 public:
  // The others outlive this, and so do the live rules if there are any. The table takes its rules
  // from what is at hand.
  RuleChanges(TableClient& table, const Voice& voice, SharedScreen& screen, Teller& teller,
              std::shared_ptr<scripting::RulesAtHand> at_hand, scripting::LiveRules* live)
      : table_(table),
        voice_(voice),
        screen_(screen),
        teller_(teller),
        at_hand_(std::move(at_hand)),
        live_(live) {}

  // What is saved, if it is new. True when the rules have changed.
  bool take_up() { return live_ != nullptr && live_->saved() && use_saved(); }
  int handle() const { return live_ != nullptr ? live_->handle() : -1; }  // as LiveRules has it
  std::optional<std::chrono::milliseconds> patience() const;

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
  const Voice& voice_;
  SharedScreen& screen_;
  Teller& teller_;
  std::shared_ptr<scripting::RulesAtHand> at_hand_;
  scripting::LiveRules* live_;
};

}  // namespace hr::cli
