// SPDX-License-Identifier: MIT
#include "cli/session/shared_screen.h"

#include "cli/terminal/output.h"
#include "core/base/words.h"

namespace hr::cli {

SeatId SharedScreen::listener() const {
  const StatusReport& status = table_.status();
  if (people() > 1) return curtain_.reader_seat(status);
  for (std::size_t i = 0; i < status.seats.size(); ++i)
    if (!scripting::is_bot(status, SeatId(i))) return SeatId(i);
  return SeatId::owner;
}

std::vector<SeatId> SharedScreen::seats_here() const {
  const StatusReport& status = table_.status();
  std::vector<SeatId> out;
  for (std::size_t i = 0; i < status.seats.size(); ++i)
    if (!scripting::is_bot(status, SeatId(i)) &&
        (!curtain() || status.seats[SeatId(i)].player == reader()))
      out.push_back(SeatId(i));
  return out;
}

void SharedScreen::shows_notes() {
  curtain_.note();
  guard();
}

LineResult SharedScreen::pass_on(const SeatReport& to) {
  if (curtain()) {
    if (const LineResult read = await_reading(); read != LineResult::unchanged) return read;
    lower_curtain();
    if (const LineResult lifted = pass_to(to.player_name); lifted != LineResult::unchanged)
      return lifted;
  }
  curtain_.lift(to.player);
  return LineResult::unchanged;
}

// The result of an action may be secret to the player who acted: it stays until it has been read.
LineResult SharedScreen::await_reading() {
  if (reader() == PlayerId::none || !input_is_terminal()) return LineResult::unchanged;
  std::optional<LineResult> read;
  while (!read) {
    output_.text("curtain",
                 Message("Press Enter when you have read this; the screen is then cleared."));
    flush();
    read = await_enter();
    if (!read && screen_.stopped()) read = repeat_news();
  }
  return *read;
}

// The screen was cleared before it was read: repeats the news behind the curtain.
std::optional<LineResult> SharedScreen::repeat_news() {
  const StatusReport& status = table_.status();
  const std::string name = status.seats[curtain_.reader_seat(status)].player_name;
  if (const LineResult lifted = pass_to(name); lifted != LineResult::unchanged) return lifted;
  for (const std::string& line : news_) print_line(line);
  return {};
}

LineResult SharedScreen::pass_to(const std::string& player) {
  std::optional<LineResult> lifted;
  while (!lifted) {
    screen_.resume();
    clear_screen();
    output_.text("curtain", Message("Pass the screen to {player}. Press Enter.", player));
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
  if (trimmed(line).empty()) return LineResult::unchanged;
  return is_quit(line) ? std::optional(LineResult::quit) : std::nullopt;
}

void SharedScreen::wipe() const {
  if (curtain()) clear_screen();
}

}  // namespace hr::cli
