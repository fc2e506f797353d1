// SPDX-License-Identifier: MIT
#include "cli/session/shared_screen.h"

#include <fmt/format.h>

#include "cli/terminal/output.h"
#include "core/base/words.h"

namespace hr::cli {

SharedScreen::SharedScreen(const TableClient& table, const SessionOutput& output, LineInput& input,
                           const ById<PlayerId, Player>& players)
    : table_(table), output_(output), input_(input) {
  for (std::size_t i = 0; i < players.size(); ++i) {
    if (players[i].bot) continue;
    ++people_;
    person_ = PlayerId(i);
  }
}

SeatId SharedScreen::listener() const {
  if (people_ == 0) return SeatId::owner;
  return seat_of(table_.status().seats, people_ == 1 ? person_ : at_screen_);
}

std::vector<SeatId> SharedScreen::seats_here() const {
  const ById<SeatId, SeatReport>& seats = table_.status().seats;
  std::vector<SeatId> out;
  for (std::size_t i = 0; i < seats.size(); ++i)
    if (!seats[i].bot && (!curtain() || seats[i].player == at_screen_)) out.push_back(SeatId(i));
  return out;
}

void SharedScreen::shows_notes() {
  noted_ = true;
  guard();
}

LineResult SharedScreen::pass_on(const SeatReport& to) {
  if (curtain()) {
    if (const LineResult read = await_reading(); read != LineResult::unchanged) return read;
    lower_curtain();
    if (const LineResult lifted = pass_to(to.player_name); lifted != LineResult::unchanged)
      return lifted;
  }
  at_screen_ = to.player;
  return LineResult::unchanged;
}

// The result of an action may be secret to the player who acted: it stays until it has been read.
LineResult SharedScreen::await_reading() {
  if (at_screen_ == PlayerId::none || !input_is_terminal()) return LineResult::unchanged;
  std::optional<LineResult> read;
  while (!read) {
    output_.text("curtain", "Press Enter when you have read this; the screen is then cleared.");
    flush();
    read = await_enter();
    if (!read && screen_.stopped()) read = repeat_news();
  }
  return *read;
}

// The screen was cleared before it was read: repeats the news behind the curtain.
std::optional<LineResult> SharedScreen::repeat_news() {
  const ById<SeatId, SeatReport>& seats = table_.status().seats;
  const std::string reader = seats[seat_of(seats, at_screen_)].player_name;
  if (const LineResult lifted = pass_to(reader); lifted != LineResult::unchanged) return lifted;
  for (const std::string& line : news_) print_line(line);
  return {};
}

LineResult SharedScreen::pass_to(const std::string& player) {
  std::optional<LineResult> lifted;
  while (!lifted) {
    screen_.resume();
    clear_screen();
    output_.text("curtain", fmt::format("Pass the device to {}. Press Enter.", player));
    flush();
    lifted = await_enter();
  }
  clear_screen();
  return *lifted;
}

// Only an empty line continues, and one may leave. Anything else was meant for a different prompt
// and is ignored.
std::optional<LineResult> SharedScreen::await_enter() {
  // Input from a file does not wait for anybody.
  if (!input_is_terminal()) return LineResult::unchanged;
  std::string line;
  LineInput::InputEvent got = LineInput::InputEvent::other;
  while (got == LineInput::InputEvent::other && !screen_.stopped()) got = input_.next(line);
  if (screen_.stopped()) return {};
  if (got == LineInput::InputEvent::end) return LineResult::end_of_input;
  const std::string word = lower_case(joined(split_words(line)));
  if (word.empty()) return LineResult::unchanged;
  if (word == "quit" || word == "exit") return LineResult::quit;
  return {};
}

void SharedScreen::wipe() const {
  if (curtain()) clear_screen();
}

}  // namespace hr::cli
