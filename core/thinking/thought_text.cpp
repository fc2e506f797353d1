// SPDX-License-Identifier: MIT
#include "core/thinking/thought_text.h"

#include <algorithm>
#include <cmath>

#include "core/base/message.h"

namespace hr {

namespace {

constexpr std::size_t k_longest_line = 8;  // actions

std::string per_cent(double part) {
  return std::to_string(static_cast<int>(std::lround(part * 100)));
}

// "more than 99" is not all of them.
Message tried_text(const ActionThought& thought, std::uint64_t all) {
  const double part = static_cast<double>(thought.tries) / static_cast<double>(all);
  return thought.tries < all && part > 0.99 ? Message("more than 99")
                                            : Message::name(per_cent(part));
}

// A search tries again and again what does best, and the rest rarely; several moves that are as
// good share the tries. However many they are, they prove nothing.
Message preference(const ThoughtReport& thought) {
  constexpr double k_clear = 0.8, k_some = 0.5;
  const ActionThought& best = thought.actions.front();
  const double part = static_cast<double>(best.tries) / static_cast<double>(thought.tries);
  const Message share = tried_text(best, thought.tries);
  if (part >= k_clear)
    return Message(
        "It clearly prefers this, but that is an estimate: of the {n} lines of play it has tried, "
        "{share} of 100 begin with this move.",
        thought.tries, share);
  if (part >= k_some)
    return Message(
        "It prefers this, but that is an estimate: of the {n} lines of play it has tried, {share} "
        "of 100 begin with this move.",
        thought.tries, share);
  return Message(
      "Others may be as good: of the {n} lines of play it has tried, {share} of 100 begin with "
      "this move.",
      thought.tries, share);
}

}  // namespace

BotSpec hint_bot(std::chrono::milliseconds time) { return {.type = BotType::search, .time = time}; }

std::string prospect_text(const ActionThought& thought, Language language) {
  if (thought.proven && thought.points >= 1) return Message("certain win").in(language);
  if (thought.proven && thought.points <= 0) return Message("certain loss").in(language);
  const std::string points = per_cent(thought.points);
  return (thought.proven ? Message("certain {n} of 100 points", points)
                         : Message("about {n} of 100 points", points))
      .in(language);
}

std::string expected_text(const ThoughtReport& thought, Language language) {
  if (thought.line.size() < 2) return {};
  std::string out;
  for (std::size_t i = 0; i < std::min(k_longest_line, thought.line.size()); ++i)
    out += (i == 0 ? "" : ", ") + thought.line[i];
  return Message("It expects: {moves}.", out).in(language);
}

std::string how_clear(const ThoughtReport& thought, Language language) {
  if (thought.actions.empty() || thought.actions.front().proven || thought.tries <= 1) return {};
  return preference(thought).in(language);
}

std::vector<std::string> thought_lines(const ThoughtReport& thought, std::size_t most,
                                       Language language) {
  if (thought.actions.empty()) return {Message::of(k_no_hint, {}).in(language)};
  const ActionThought& best = thought.actions.front();
  std::vector<std::string> out{Message("A strong bot would play: {move} ({prospect}).",
                                       best.action.text, prospect_text(best, language))
                                   .in(language)};
  if (const std::string clear = how_clear(thought, language); !clear.empty()) out.push_back(clear);
  const std::size_t shown = std::min(most, thought.actions.size());
  if (shown > 1) out.push_back(Message("It has tried less often:").in(language));
  for (std::size_t i = 1; i < shown; ++i)
    out.push_back(Message("  {move} ({prospect})", thought.actions[i].action.text,
                          prospect_text(thought.actions[i], language))
                      .in(language));
  if (const std::string expected = expected_text(thought, language); !expected.empty())
    out.push_back(expected);
  return out;
}

}  // namespace hr
