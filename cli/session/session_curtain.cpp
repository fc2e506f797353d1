// SPDX-License-Identifier: MIT
// The curtain of a session: where people share a screen and have to keep something from each other,
// what one was shown is gone before another looks, and before anybody leaves.
#include <fmt/format.h>

#include "cli/session/session.h"
#include "cli/terminal/output.h"
#include "core/base/words.h"

namespace hr::cli {

// The seat is the one to be asked: unchanged; or somebody left instead.
Session::Answer Session::come_forward(SeatId seat) {
  screen_.shows_secrets(curtain());
  const SeatReport who = look(seat).seats[seat];
  if (who.player == at_screen_) return Answer::unchanged;
  if (curtain()) {
    if (const Answer read = let_read(); read != Answer::unchanged) return read;
    at_screen_ = -1;
    if (const Answer lifted = pass_to(who.player_name); lifted != Answer::unchanged) return lifted;
  }
  at_screen_ = who.player;
  narrate();
  return Answer::unchanged;
}

// What came of an action may be for the eyes of who did it alone: it stays until it has been read.
Session::Answer Session::let_read() {
  if (at_screen_ < 0 || !input_is_terminal()) return Answer::unchanged;
  std::optional<Answer> read;
  while (!read) {
    text("curtain", "Press Enter when you have read this; the screen is then cleared.");
    flush();
    read = await_enter();
    if (!read && screen_.stopped()) read = read_again();
  }
  return *read;
}

// The screen was wiped before it was read: behind the curtain it is told once more.
std::optional<Session::Answer> Session::read_again() {
  const SeatId seat = seat_of(status().seats, at_screen_);
  const std::string reader = look(seat).seats[seat].player_name;
  if (const Answer lifted = pass_to(reader); lifted != Answer::unchanged) return lifted;
  for (const std::string& line : told_) print_line(line);
  return {};
}

Session::Answer Session::pass_to(const std::string& player) {
  std::optional<Answer> lifted;
  while (!lifted) {
    screen_.resume();
    clear_screen();
    text("curtain", fmt::format("Pass the device to {}. Press Enter.", player));
    flush();
    lifted = await_enter();
  }
  clear_screen();
  return *lifted;
}

// Only an empty line goes on, and one may leave. Whatever else is typed was meant for
// something that is not there: nothing.
std::optional<Session::Answer> Session::await_enter() {
  // Input that was written beforehand has nobody to wait for.
  if (!input_is_terminal()) return Answer::unchanged;
  std::string line;
  LineInput::Got got = LineInput::Got::other;
  while (got == LineInput::Got::other && !screen_.stopped()) got = input_.next(line);
  if (screen_.stopped()) return {};
  if (got == LineInput::Got::end) return Answer::end_of_input;
  const std::string word = lower_case(joined(split_words(line)));
  if (word.empty()) return Answer::unchanged;
  if (word == "quit" || word == "exit") return Answer::quit;
  return {};
}

void Session::wipe() const {
  if (curtain()) clear_screen();
}

}  // namespace hr::cli
