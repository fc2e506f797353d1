// SPDX-License-Identifier: MIT
// Checks the legal actions of a seat.
#include <algorithm>

#include "core/scenario/scenario_checks.h"
#include "core/scenario/scenario_seats.h"
#include "core/words/spoken.h"
#include "core/words/text.h"

namespace hr {

namespace {

enum class Extent { exactly, includes, lacks };

std::vector<std::string> split_list(const std::string& text) {
  std::vector<std::string> out;
  for (std::size_t from = 0; from <= text.size();) {
    const std::size_t end = std::min(text.find(';', from), text.size());
    if (std::string item = trimmed(text.substr(from, end - from)); !item.empty())
      out.push_back(std::move(item));
    from = end + 1;
  }
  return out;
}

// Whether the text is a number of actions, as in "79 actions"; it must then be the right number.
bool check_count(const Match& match, SeatId seat, const std::string& text, int line) {
  const std::vector<std::string> words = split_words(text);
  if (words.size() != 2 || (words[1] != "actions" && words[1] != "action")) return false;
  const std::uint64_t found = match.engine().legal(match.state(), seat);
  if (static_cast<std::uint64_t>(whole_number(words[0], 1'000'000'000)) != found)
    unmet(line, "the number of legal actions differs", words[0], std::to_string(found));
  return true;
}

void compare(const Match& match, SeatId seat, const std::vector<std::string>& typed, Extent extent,
             int line) {
  std::vector<std::string> legal, illegal, listed, beyond;
  for (const std::string& action : typed) {
    listed.push_back(legal_text(match, seat, action));
    (listed.back().empty() ? illegal : legal).push_back(action);
  }
  for (const Choice& choice : match.legal(seat))
    if (const std::string text = action_text(match.game(), choice.action);
        std::find(listed.begin(), listed.end(), text) == listed.end())
      beyond.push_back(text);
  const std::string who = seat_text(match.game(), seat) + ": ";
  if (extent == Extent::lacks && !legal.empty()) unmet(line, "legal for " + who + list_text(legal));
  if (extent != Extent::lacks && !illegal.empty())
    unmet(line, "not legal for " + who + list_text(illegal));
  if (extent == Extent::exactly && !beyond.empty())
    unmet(line, "also legal for " + who + list_text(beyond));
}

}  // namespace

void check_legal(const Match& match, const Statement& statement) {
  std::string subject = statement.subject, list = statement.text;
  Extent extent = Extent::exactly;
  if (subject.ends_with(" includes")) extent = Extent::includes;
  if (subject.ends_with(" lacks")) extent = Extent::lacks;
  if (extent != Extent::exactly) subject = subject.substr(0, subject.rfind(' '));
  const SeatId seat = seat_named(match.game(), subject);
  for (const TextLine& line : statement.body) list += ";" + line.text;
  std::vector<std::string> typed = split_list(list);
  const int line = statement.line.number;
  if (typed.empty())
    unmet(line, "expected actions after " + quote(statement.line.text) +
                    R"(, with ";" between them, or how many, such as "12 actions")");
  const bool one = extent == Extent::exactly && typed.size() == 1;
  if (one && check_count(match, seat, typed[0], line)) return;
  if (one && typed[0] == "nothing") typed.clear();
  compare(match, seat, typed, extent, line);
}

}  // namespace hr
