// SPDX-License-Identifier: MIT
#include "core/table/action_list.h"

#include <algorithm>
#include <utility>
#include <vector>

#include "core/base/message.h"
#include "core/base/words.h"

namespace hr {

namespace {

// "move B2 B3" without its last word. A range of numbers ("bid 1 to 50") is not shortened.
std::string front(const ActionReport& action) {
  const std::size_t space = action.range ? std::string::npos : action.text.rfind(' ');
  return space == std::string::npos ? std::string() : action.text.substr(0, space);
}

constexpr std::size_t k_few = 6;  // at most this many actions are listed one by one

}  // namespace

std::string may_do_text(std::span<const ActionReport> actions, Language language) {
  std::vector<std::string> words;
  for (const ActionReport& action : actions) words.push_back(action.text);
  if (words.size() > k_few) {
    words.clear();
    for (const ActionReport& action : actions)
      if (std::ranges::find(words, action.verb) == words.end()) words.push_back(action.verb);
  }
  return Message::any_of(words).in(language);
}

std::uint64_t count_actions(std::span<const ActionReport> actions) {
  std::uint64_t out = 0;
  for (const ActionReport& action : actions) {
    const auto first = static_cast<std::uint64_t>(action.action.arguments[0]);
    out += action.range ? static_cast<std::uint64_t>(action.action.arguments[1]) - first + 1 : 1;
  }
  return out;
}

std::vector<std::string> action_lines(std::span<const ActionReport> actions) {
  // In order of first appearance; actions without a common front stay on their own.
  std::vector<std::pair<std::string, std::vector<std::string>>> lines;
  for (const ActionReport& action : actions) {
    const std::string shared = front(action);
    auto line = lines.begin();
    while (line != lines.end() && (shared.empty() || line->first != shared)) ++line;
    if (line == lines.end()) line = lines.insert(line, {shared, {}});
    line->second.push_back(shared.empty() ? action.text : action.text.substr(shared.size() + 1));
  }
  std::vector<std::string> out;
  for (const auto& [shared, rest] : lines) {
    std::string line = shared + (shared.empty() ? "" : rest.size() == 1 ? " " : ": ");
    for (std::size_t i = 0; i < rest.size(); ++i) line += (i > 0 ? ", " : "") + rest[i];
    out.push_back(std::move(line));
  }
  return out;
}

std::string action_list(const Message& seat, std::span<const ActionReport> actions,
                        const std::string& stuck, Language language) {
  if (actions.empty())
    return Message("{Seat} {seat:has|have} no legal moves.", seat).in(language) + "\n" +
           (stuck.empty() ? "" : stuck + "\n");
  std::string out =
      Message("{Seat} {seat:has|have} {n} legal {n:move|moves}:", seat, count_actions(actions))
          .in(language) +
      "\n";
  for (const std::string& line : action_lines(actions)) out += "  " + line + "\n";
  return out;
}

}  // namespace hr
