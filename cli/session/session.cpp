// SPDX-License-Identifier: MIT
#include "cli/session/session.h"

#include <fmt/format.h>

#include <algorithm>

#include "cli/terminal/output.h"

namespace hr::cli {

Session::Session(scripting::TableClient table, SessionStyle style, scripting::LiveRules* live)
    : table_(std::move(table)),
      output_(style),
      screen_(table_, output_, input_),
      display_(table_, output_, screen_),
      saver_(table_, output_, screen_, input_),
      clock_(table_, output_),
      time_(table_, output_),
      rules_(table_, output_, screen_, display_, live),
      moves_(table_, output_, display_, rules_),
      bots_(table_, output_, display_) {
  table_.read_in(style.language);
  input_ = LineInput({.handle = rules_.handle(),
                      .max_wait = [this] { return max_wait(); },
                      .attend = [this] { return attend(); },
                      .wake = screen_.handle()});
}

// Handles an event other than a line; true if the caller that waits for a line must know.
bool Session::attend() {
  if (screen_.stopped()) return true;
  clock_.announce();
  if (time_.call()) return true;
  return rules_.take_up();
}

// How long to wait for a line before something else is due.
std::optional<std::chrono::milliseconds> Session::max_wait() const {
  std::optional<std::chrono::milliseconds> out;
  for (const auto& wait : {rules_.max_wait(), clock_.left(), time_.max_wait()})
    if (wait) out = std::min(*wait, out.value_or(*wait));
  return out;
}

Exit Session::run() {
  display_.introduce();
  saver_.begin();
  try {
    return run_to_end();
  } catch (...) {
    screen_.wipe();
    throw;
  }
}

Exit Session::run_to_end() {
  for (;;) {
    const std::optional<Exit> broken_off = play_on();
    if (broken_off) return *broken_off;
    screen_.wipe();
    display_.narrate();
    display_.finish();
    screen_.unguard();
    if (screen_.people() == 0) return Exit::ok;
    if (!wait_for_undo()) return Exit::ok;
  }
}

// Plays to the end: none; or how somebody left before that.
std::optional<Exit> Session::play_on() {
  while (!table_.status().ended) {
    rules_.take_up();
    if (screen_.stopped()) screen_.lower_curtain();
    display_.narrate();
    if (table_.status().ended) break;
    if (const SeatId bot = table_.status().bot_to_act; bot != SeatId::none) {
      bots_.act(bot);
      saver_.autosave();
      continue;
    }
    const SeatId seat = screen_.next_seat();
    LineResult result = bring_to_screen(seat);
    if (result == LineResult::unchanged) display_.show_turn(seat);
    while (result == LineResult::unchanged) result = ask(seat);
    if (result == LineResult::changed && !saver_.keep()) result = LineResult::quit;
    if (const std::optional<Exit> code = left(result)) return code;
  }
  return {};
}

// Clears the screen of what was for one person only, before leaving.
std::optional<Exit> Session::left(LineResult how) const {
  if (how != LineResult::quit && how != LineResult::end_of_input) return {};
  screen_.wipe();
  if (how == LineResult::quit) {
    output_.text("text", Message("Game left unfinished."));
    return Exit::ok;
  }
  flush();
  message(output_.words(Message("input ended, but the game is not over")));
  return Exit::problems;
}

// When the game is over the last action may still be taken back, and rules may change. False if
// nobody wants that.
bool Session::wait_for_undo() {
  if (output_.prompts())
    output_.line(display_.may_step() ? Message("undo takes back the last action; quit leaves.")
                                     : Message("quit leaves."));
  while (table_.status().ended) {
    const LineResult result = ask(screen_.listener());
    if (result == LineResult::quit || result == LineResult::end_of_input) return false;
    if (result == LineResult::changed && !saver_.keep()) return false;
    if (screen_.stopped()) screen_.resume();
    display_.narrate();
  }
  return true;
}

// Brings the seat that must act to the screen: `unchanged`, or how somebody left.
LineResult Session::bring_to_screen(SeatId seat) {
  screen_.guard();
  const SeatReport who = table_.status().seats[seat];  // there even if the rules fail
  if (who.player == screen_.reader()) return LineResult::unchanged;
  const LineResult passed = screen_.pass_on(who);
  if (passed == LineResult::unchanged) display_.narrate();
  return passed;
}

}  // namespace hr::cli
