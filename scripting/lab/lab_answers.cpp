// SPDX-License-Identifier: MIT
#include "scripting/lab/lab_answers.h"

#include <fmt/format.h>

#include <algorithm>

#include "core/base/words.h"
#include "scripting/lab/rounding.h"

namespace hr::scripting {

namespace {

constexpr double k_often = 0.3, k_sometimes = 0.1;  // part of games without a winner
constexpr double k_wins = 0.75;                     // points of an opening that nearly always wins
constexpr std::uint64_t k_enough_openings = 10;     // games

std::string points_text(const LabShare& share) {
  return fmt::format("{} gets {} of 100 points (95 % interval: {})", sentence(share.name),
                     of_hundred(share.value), range_text(share.low, share.high));
}

constexpr const char* k_none_ended = "Cannot tell: no game came to an end.";

// ", and 12 of 100 were stopped by the limit", if some were.
std::string stopped_text(const LabFacts& facts) {
  if (facts.stopped == 0) return "";
  return fmt::format("; {} of 100 were stopped before they came to an end",
                     std::max(1, of_hundred(facts.stopped)));
}

LabAnswer favoured(const LabFacts& facts) {
  const double fair = 1.0 / static_cast<double>(facts.points.size());
  const auto best = std::ranges::max_element(facts.points, {}, &LabShare::value);
  const std::string question = facts.points.size() == 2
                                   ? fmt::format("Is {} favoured?", facts.points.front().name)
                                   : "Is anybody favoured?";
  if (facts.stopped == 1) return {question, k_none_ended};
  if (!facts.alike)
    return {question,
            fmt::format("Cannot tell, as the bots differ: {}. Let the same bot play every seat.",
                        points_text(*best))};
  if (best->low > fair) {
    const bool asked = facts.points.size() > 2 || best == facts.points.begin();
    return {question,
            fmt::format("{}: {}.", asked ? "Yes" : "No, the other side is", points_text(*best))};
  }
  return {question, fmt::format("Not that {} games show: {}.", facts.games,
                                points_text(facts.points.front()))};
}

LabAnswer won_together(const LabFacts& facts) {
  const char* const question =
      facts.alone ? "How often is it solved?" : "How often do the players win?";
  const LabShare& won = facts.points.front();
  if (facts.stopped == 1) return {question, k_none_ended};
  return {question, fmt::format("In {} of 100 games (95 % interval: {}){}.", of_hundred(won.value),
                                range_text(won.low, won.high), stopped_text(facts))};
}

// Only where it is clear, and not said of a player already.
std::optional<LabAnswer> moves_first(const LabFacts& facts) {
  if (!facts.first_turn || facts.stopped == 1 || !facts.alike) return std::nullopt;
  const bool more = facts.first_turn->low > facts.even;
  if (!more && facts.first_turn->high >= facts.even) return std::nullopt;
  return LabAnswer{"Does it matter who moves first?",
                   fmt::format("Yes, it {}: {}; an even share is {}.", more ? "helps" : "harms",
                               points_text(*facts.first_turn), of_hundred(facts.even))};
}

LabAnswer drawn(const LabFacts& facts) {
  const char* const question = "Does it often end without a winner?";
  const LabShare& unwon = *facts.unwon;
  if (facts.stopped == 1) return {question, k_none_ended};
  const char* const how = unwon.value > k_often       ? "Yes"
                          : unwon.value > k_sometimes ? "Now and then"
                                                      : "No";
  return {question,
          fmt::format("{}: {} of 100 games (95 % interval: {}){}.", how, of_hundred(unwon.value),
                      range_text(unwon.low, unwon.high), stopped_text(facts))};
}

std::string lengths_text(const LabFacts& facts) {
  constexpr std::uint64_t k_twenty = 20;
  const std::int64_t most = facts.lengths.empty() ? facts.long_game : facts.lengths.rbegin()->first;
  if (facts.games == 1) return fmt::format("The game had {} actions.", most);
  if (facts.lengths.size() == 1) return fmt::format("Every game had {} actions.", most);
  const std::string half = fmt::format("Half of the games have at most {} actions", facts.usual);
  if (facts.games < k_twenty) return fmt::format("{}; the longest has {}.", half, most);
  if (facts.long_game == most && !facts.lengths.empty())
    return fmt::format("{}; one in twenty has {}, the most.", half, most);
  return fmt::format("{}; one in twenty has {} or more.", half, facts.long_game);
}

LabAnswer drags(const LabFacts& facts) {
  constexpr double k_mostly = 0.5;
  std::string answer = facts.stopped > k_mostly
                           ? fmt::format("Yes: {} of 100 games did not end and were stopped. ",
                                         of_hundred(facts.stopped))
                           : "";
  answer += lengths_text(facts);
  if (facts.decided)
    answer += fmt::format(" Of the {} that were won, half are decided after {} % of their actions.",
                          count_text(facts.decided_games, "game", "games"), *facts.decided);
  if (facts.stopped > 0 && facts.stopped <= k_mostly)
    answer += fmt::format(" {} of 100 were stopped because they did not end.",
                          std::max(1, of_hundred(facts.stopped)));
  return {"Does it drag?", answer};
}

LabAnswer always_wins(const LabFacts& facts) {
  const char* const question = "Is there one opening that always wins?";
  if (facts.stopped == 1) return {question, k_none_ended};
  if (!facts.alike) return {question, "Cannot tell, as the bots differ."};
  const LabOpening* best = nullptr;
  bool rare = false;  // some are left out
  for (const LabOpening& opening : facts.openings) rare = rare || opening.games < k_enough_openings;
  for (const LabOpening& opening : facts.openings)
    if (opening.games >= k_enough_openings && (best == nullptr || opening.points > best->points))
      best = &opening;
  if (best == nullptr) return {question, "More games are needed to tell."};
  return {
      question,
      fmt::format("{}: the best so far{} is {}, which brings {} of 100 points (95 % interval: "
                  "{}).",
                  best->low > k_wins ? "Nearly" : "No",
                  rare ? fmt::format(", of those with at least {} games,", k_enough_openings) : "",
                  best->action, of_hundred(best->points), range_text(best->low, best->high))};
}

LabAnswer useless(const LabFacts& facts) {
  const char* const question = "Is a verb, a piece, a region or an end useless?";
  if (facts.unused.empty()) return {question, "No: every one came up."};
  return {question, fmt::format("Perhaps: {} never came up in {} games.",
                                list_text(facts.unused, "and"), facts.games)};
}

std::string answer_text(const LabChange& change) {
  const char* const how = change.more ? "more" : "fewer";
  if (!change.visible())
    return fmt::format("{}: {}", change.name, change.share && !change.more ? "less" : how);
  if (change.share)
    return fmt::format("{}: {} of 100 instead of {}", change.name, of_hundred(change.after),
                       of_hundred(change.before));
  return fmt::format("{}: {}, {} instead of {} in half of the games", change.name, how,
                     change.after, change.before);
}

}  // namespace

std::vector<LabAnswer> lab_answers(const LabFacts& facts) {
  std::vector<LabAnswer> out;
  if (facts.games == 0) return out;
  if (facts.together && !facts.points.empty()) out.push_back(won_together(facts));
  if (!facts.together && facts.points.size() > 1) out.push_back(favoured(facts));
  if (const auto first = moves_first(facts)) out.push_back(*first);
  if (facts.unwon) out.push_back(drawn(facts));
  out.push_back(drags(facts));
  if (!facts.together && !facts.openings.empty()) out.push_back(always_wins(facts));
  out.push_back(useless(facts));
  return out;
}

std::vector<LabAnswer> lab_answers(const LabDifference& difference) {
  const char* const question = "What did the change do?";
  if (difference.changes.empty()) {
    std::string answer = fmt::format("Nothing that {} pairs of games show.", difference.pairs);
    if (!difference.share.empty())
      answer += fmt::format(" If it moved {}, then by {} to {} of 100.", difference.share,
                            of_hundred(difference.low), of_hundred(difference.high));
    return {{question, answer}};
  }
  std::vector<std::string> texts;
  for (const LabChange& change : difference.changes) texts.push_back(answer_text(change));
  std::string answer;
  for (const std::string& text : texts) answer += (answer.empty() ? "" : "; ") + text;
  return {{question, sentence(answer) + "."}};
}

}  // namespace hr::scripting
