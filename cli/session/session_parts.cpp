// SPDX-License-Identifier: MIT
// What all are asked for at once and in secret, at the terminal: each puts together a part of their
// own, and rearranges it until they are ready.
#include <fmt/format.h>

#include <algorithm>

#include "cli/session/session.h"
#include "cli/terminal/output.h"
#include "core/base/words.h"

namespace hr::cli {

namespace {

constexpr std::string_view k_how =
    "Everybody answers in secret. Type back to take back your last answer, instead B3 C4 to "
    "replace B3 with C4, start over to take back all your answers, and ready when you are done.";

// The last answer that names this; the number of answers where none does.
std::size_t answer_naming(const std::vector<ActionReport>& part, const std::string& name) {
  const auto names_it = [&](const NamedArgument& argument) {
    if (const auto* number = std::get_if<std::int64_t>(&argument))
      return std::to_string(*number) == name;
    const auto* word = std::get_if<std::string>(&argument);
    return word != nullptr && lower_case(*word) == lower_case(name);
  };
  for (std::size_t i = part.size(); i-- > 0;)
    if (std::ranges::any_of(part[i].arguments, names_it)) return i;
  return part.size();
}

}  // namespace

// Said once to everybody.
void Session::announce_part() {
  if (status().all_asked && introduced_.insert(at_screen_).second) text("asked", k_how);
}

std::vector<std::string> Session::ready_seats(const Report& report) {
  std::vector<std::string> out;
  for (const SeatReport& seat : report.seats)
    if (seat.ready) out.push_back(seat.name);
  return out;
}

Session::Answer Session::rearranged(const Reply& reply, std::string_view said) {
  if (!reply.ok) {
    refuse(reason(reply.text));
    return Answer::unchanged;
  }
  narrator_.rewind(table_);
  text("undone", said);
  return Answer::changed;
}

Session::Answer Session::take_back(SeatId seat) {
  const std::vector<ActionReport> part = look(seat).part;
  return rearranged(table_.carry_out(TakeBack{seat}),
                    part.empty() ? "" : fmt::format("Taken back: {}.", part.back().text));
}

Session::Answer Session::start_over(SeatId seat) {
  return rearranged(table_.carry_out(StartOver{seat}), "Your answers were withdrawn.");
}

// "instead B3 C4": the words in front name something of an answer, the rest is the new one.
Session::Answer Session::put_instead(SeatId seat, std::span<const std::string> words) {
  if (words.size() < 2) {
    refuse("instead needs the old answer and the new one, as in \"instead B3 C4\".");
    return Answer::unchanged;
  }
  const std::vector<ActionReport> part = look(seat, true).part;
  if (part.empty()) return rearranged(table_.carry_out(TakeBack{seat}), "");  // which says why not
  const std::size_t n = std::min(cell_words(seat, words), words.size() - 1);
  const std::string old = joined(words.first(n));
  const std::size_t answer = answer_naming(part, old);
  if (answer == part.size()) {
    refuse(fmt::format("None of your answers names {}.", hr::quote(old)));
    return Answer::unchanged;
  }
  const Reply reply =
      table_.carry_out(ChangeAnswer{seat, static_cast<int>(answer), joined(words.subspan(n))});
  if (!reply.ok) return rearranged(reply, "");
  return rearranged(
      reply, fmt::format("Instead of {}: {}.", part[answer].text, look(seat).part[answer].text));
}

}  // namespace hr::cli
