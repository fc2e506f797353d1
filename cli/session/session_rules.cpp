// SPDX-License-Identifier: MIT
// Rules that change while the game is on, as a session tells it.
#include <fmt/format.h>

#include <algorithm>
#include <iterator>

#include "cli/session/session.h"
#include "core/base/words.h"
#include "core/words/text.h"

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

}  // namespace

// As whoever is at the screen may know it: what the seats that are to act there may do.
std::vector<std::string> Session::may_do() {
  std::vector<std::string> out;
  for (const SeatId seat : match().actors()) {
    const bool here = !curtain() || table_.seat_of(at_screen_) == seat;
    if (!here || table_.player(seat).bot) continue;
    for (const ActionReport& action : look(seat).legal) out.push_back(action.text);
  }
  std::ranges::sort(out);
  return out;
}

// True when the rules have changed.
bool Session::take_up_rules() { return live_->saved() && use_saved_rules(); }

bool Session::use_saved_rules() {
  const std::vector<std::string> before = may_do();
  const auto news = live_->take_up(table_);
  if (!news) return false;
  if (!news->swapped) {
    const bool secret = news->in_position && game().hides() && persons_ > 0 && !style_.owner;
    refuse((secret ? "The new rules fail in this position." : news->problem) +
           (news->same ? "" : "\nThe rules are unchanged."));
    flush();
    return false;
  }
  narrate();
  show_difference(before);
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
void Session::announce_rules(const Edition* before) const {
  if (live_ == nullptr || match().rulebook().edition.get() == before) return;
  if (!live_->in_force(table_))
    text("text", "The saved rules are not in use now. To play on under them, type reload.");
}

void Session::show_difference(const std::vector<std::string>& before) {
  const std::vector<std::string> now = may_do();
  std::vector<std::string> gone, come;
  std::ranges::set_difference(before, now, std::back_inserter(gone));
  std::ranges::set_difference(now, before, std::back_inserter(come));
  if (style_.json)
    return print_json_line({{"type", "legal_changes"}, {"gone", gone}, {"new", come}});
  if (persons_ == 0 || (curtain() && at_screen_ < 0)) return;
  if (gone.empty() && come.empty()) return text("text", "Legal moves unchanged.");
  if (!gone.empty()) text("text", fmt::format("Moves removed: {}.", some_of(gone)));
  if (!come.empty()) text("text", fmt::format("Moves added: {}.", some_of(come)));
}

}  // namespace hr::cli
