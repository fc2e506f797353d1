// SPDX-License-Identifier: MIT
#include "scripting/lab/lab_answers.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

#include "core/base/words.h"

namespace hr::scripting {

namespace {

constexpr double k_often = 0.3, k_sometimes = 0.1;  // part of games without a winner
constexpr double k_wins = 0.75;                     // points of an opening that nearly always wins
constexpr std::uint64_t k_enough_openings = 10;     // games

int of_hundred(double part) { return static_cast<int>(std::lround(part * 100)); }

std::string range_text(double low, double high) {
  return fmt::format("{} to {}", of_hundred(low), of_hundred(high));
}

std::string points_text(const LabShare& share) {
  return fmt::format("{} gets {} of 100 points (95 % interval: {})", sentence(share.name),
                     of_hundred(share.value), range_text(share.low, share.high));
}

LabAnswer favoured(const LabFacts& facts) {
  const double fair = 1.0 / static_cast<double>(facts.points.size());
  const auto best = std::ranges::max_element(facts.points, {}, &LabShare::value);
  const std::string question = facts.points.size() == 2
                                   ? fmt::format("Is {} favoured?", facts.points.front().name)
                                   : "Is anybody favoured?";
  if (best->low > fair) {
    const bool asked = facts.points.size() > 2 || best == facts.points.begin();
    return {question,
            fmt::format("{}: {}.", asked ? "Yes" : "No, the other side is", points_text(*best))};
  }
  return {question, fmt::format("Not that {} games show: {}.", facts.games,
                                points_text(facts.points.front()))};
}

LabAnswer won_together(const LabShare& won) {
  return {"How often do the players win?",
          fmt::format("In {} of 100 games (95 % interval: {}).", of_hundred(won.value),
                      range_text(won.low, won.high))};
}

LabAnswer drawn(const LabShare& unwon) {
  const char* const how = unwon.value > k_often       ? "Yes"
                          : unwon.value > k_sometimes ? "Now and then"
                                                      : "No";
  return {"Does it often end without a winner?",
          fmt::format("{}: {} of 100 games (95 % interval: {}).", how, of_hundred(unwon.value),
                      range_text(unwon.low, unwon.high))};
}

LabAnswer drags(const LabFacts& facts) {
  std::string answer =
      fmt::format("Half of the games have at most {} actions; one in twenty has more than {}.",
                  facts.usual, facts.long_game);
  if (facts.decided)
    answer += fmt::format(" Half of them are decided after {} % of their actions.", *facts.decided);
  if (facts.stopped > 0)
    answer += fmt::format(" {} of 100 were stopped because they did not end.",
                          std::max(1, of_hundred(facts.stopped)));
  return {"Does it drag?", answer};
}

LabAnswer always_wins(const LabFacts& facts) {
  const char* const question = "Is there one opening that always wins?";
  const LabOpening* best = nullptr;
  for (const LabOpening& opening : facts.openings)
    if (opening.games >= k_enough_openings && (best == nullptr || opening.points > best->points))
      best = &opening;
  if (best == nullptr) return {question, "More games are needed to tell."};
  return {question,
          fmt::format("{}: the best so far is {}, which brings {} of 100 points (95 % interval: "
                      "{}).",
                      best->low > k_wins ? "Nearly" : "No", best->action, of_hundred(best->points),
                      range_text(best->low, best->high))};
}

LabAnswer useless(const LabFacts& facts) {
  const char* const question = "Is a verb, a piece, a region or an end useless?";
  if (facts.unused.empty()) return {question, "No: every one came up."};
  return {question, fmt::format("Perhaps: {} never came up in {} games.",
                                list_text(facts.unused, "and"), facts.games)};
}

std::string change_text(const LabChange& change) {
  if (change.share)
    return fmt::format("{}: {} of 100 instead of {}", change.name, of_hundred(change.after),
                       of_hundred(change.before));
  const char* const how = change.more ? "more" : "fewer";
  if (change.before == change.after) return fmt::format("{}: {}", change.name, how);
  return fmt::format("{}: {}, {} instead of {} in half of the games", change.name, how,
                     change.after, change.before);
}

}  // namespace

std::vector<LabAnswer> lab_answers(const LabFacts& facts) {
  std::vector<LabAnswer> out;
  if (facts.games == 0) return out;
  if (facts.together && !facts.points.empty()) out.push_back(won_together(facts.points.front()));
  if (!facts.together && facts.points.size() > 1) out.push_back(favoured(facts));
  if (facts.unwon) out.push_back(drawn(*facts.unwon));
  out.push_back(drags(facts));
  if (!facts.together && !facts.openings.empty()) out.push_back(always_wins(facts));
  out.push_back(useless(facts));
  return out;
}

std::vector<LabAnswer> lab_answers(const LabDifference& difference) {
  const char* const question = "What did the change do?";
  if (difference.changes.empty())
    return {
        {question,
         fmt::format("Nothing that {} pairs of games show. If it moved the first player's "
                     "points, then by {} to {} of 100.",
                     difference.pairs, of_hundred(difference.low), of_hundred(difference.high))}};
  std::vector<std::string> texts;
  for (const LabChange& change : difference.changes) texts.push_back(change_text(change));
  std::string answer;
  for (const std::string& text : texts) answer += (answer.empty() ? "" : "; ") + text;
  return {{question, sentence(answer) + "."}};
}

}  // namespace hr::scripting
