// SPDX-License-Identifier: MIT
// Rules that change while the game is on, as a session tells it.
#include <fmt/format.h>

#include <algorithm>

#include "cli/session/session.h"
#include "core/base/words.h"

namespace hr::cli {

namespace {

constexpr std::size_t k_most = 12;

// "move A2 B3, move C2 D3 and 4 more"
std::string some_of(std::vector<std::string> actions) {
  const std::size_t all = actions.size();
  if (all > k_most) {
    actions.resize(k_most);
    actions.push_back(fmt::format("{} more", all - k_most));
  }
  return list_text(actions);
}

std::vector<std::string> texts(const std::vector<ChangedAction>& actions) {
  std::vector<std::string> out;
  for (const ChangedAction& action : actions) out.push_back(action.text);
  std::ranges::sort(out);
  return out;
}

}  // namespace

// Those of whoever is at the screen, whose actions may be known there.
std::vector<SeatId> Session::seats_here() const {
  const ById<SeatId, SeatReport> seats = status().seats;
  std::vector<SeatId> out;
  for (std::size_t i = 0; i < seats.size(); ++i)
    if (!seats[i].bot && (!curtain() || seats[i].player == at_screen_)) out.push_back(SeatId(i));
  return out;
}

// True when the rules have changed.
bool Session::take_up_rules() { return live_->saved() && use_saved_rules(); }

bool Session::use_saved_rules() {
  const auto news = live_->take_up(table_);
  if (!news) return false;
  if (!news->swapped) {
    const bool secret = news->in_position && secrets() && persons_ > 0 && !style_.owner;
    refuse((secret ? "The new rules fail in this position." : news->problem) +
           (news->same ? "" : "\nThe rules are unchanged."));
    flush();
    return false;
  }
  narrate();
  show_difference();
  return true;
}

// What is saved comes into force again after an undo, or is tried again in this position.
Session::Answer Session::reload() {
  if (live_ == nullptr)
    refuse("Rules are reloaded only in a game started with --watch.");
  else if (live_->in_force(table_))
    text("text", "The saved rules are already in use.");
  else if (use_saved_rules())
    return Answer::changed;
  return Answer::unchanged;
}

// When a step back or forth has changed the rules: whether the game runs under the saved files.
void Session::announce_rules(int before) const {
  if (live_ == nullptr || status().rules == before) return;
  if (!live_->in_force(table_))
    text("text", "The saved rules are not in use now. To play on under them, type reload.");
}

// Between the rules before the last change of them and those in force.
void Session::show_difference() {
  const std::vector<SeatId> here = seats_here();
  for (const SeatId seat : status().to_act)  // whose rules may fail now
    if (std::ranges::find(here, seat) != here.end()) look(seat);
  const RuleChangeReport change = table_.report(RuleChangeQuery{here});
  const std::vector<std::string> gone = texts(change.gone), come = texts(change.come);
  if (style_.json)
    return print_json_line({{"type", "legal_changes"}, {"gone", gone}, {"new", come}});
  if (persons_ == 0 || (curtain() && at_screen_ < 0)) return;
  if (gone.empty() && come.empty()) return text("text", "Legal moves unchanged.");
  if (!gone.empty()) text("text", fmt::format("Moves removed: {}.", some_of(gone)));
  if (!come.empty()) text("text", fmt::format("Moves added: {}.", some_of(come)));
}

}  // namespace hr::cli
