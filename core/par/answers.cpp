// SPDX-License-Identifier: MIT
#include "core/par/answers.h"

#include <algorithm>

#include "core/base/error.h"
#include "core/par/par.h"

namespace hr {

namespace {

// The seed for all other dice; a print does not depend on chance.
constexpr std::uint64_t k_seed = 1;

BestRun best(const Match& match, const std::string& of) {
  Run run = par(match);
  return {.of = of, .score = run.score, .route = std::move(run.route)};
}

std::string sum_text(const std::vector<int>& faces) {  // "2+5"
  std::string out;
  for (const int face : faces) out.append(out.empty() ? "" : "+").append(std::to_string(face));
  return out;
}

bool same(const BestRun& one, const BestRun& other) {
  return one.score == other.score && one.route == other.route;
}

// If the faces matter and not only their sum: a run for each pair, and a single one for pairs that
// differ only in order.
void add_by_faces(const PlayableRules& playable, int sum, std::vector<BestRun>& runs) {
  for (const std::vector<int>& faces : roll_faces(playable, k_seed, sum)) {
    const std::vector<int> turned(faces.rbegin(), faces.rend());
    const std::string known = sum_text(turned);
    BestRun run = best(Match(playable, k_seed, faces), sum_text(faces));
    if (std::ranges::none_of(runs,
                             [&](const auto& had) { return had.of == known && same(had, run); }))
      runs.push_back(std::move(run));
  }
}

void add_by_sum(const PlayableRules& playable, int sum, std::vector<BestRun>& runs) {
  try {
    const Match match = set_up_with_sum(playable, k_seed, sum);
    runs.push_back(best(match, std::to_string(sum)));
  } catch (const Refusal&) {
    add_by_faces(playable, sum, runs);
  }
}

// Dice without any effect give one answer.
void join_equal(std::vector<BestRun>& runs) {
  if (!std::ranges::all_of(runs, [&](const auto& run) { return same(run, runs.front()); })) return;
  runs.resize(1);
  runs.front().of.clear();
}

}  // namespace

Answers answer(const Match& match, const std::string& of) {
  const auto& par_of = match.game().definition().par;
  return {.collects = par_of ? par_of->collects : "", .runs = {best(match, of)}};
}

Answers find_answers(const PlayableRules& playable) {
  const Match plain(playable, k_seed);
  if (plain.node(NodeId::root).faces().empty()) return answer(plain, "");  // no dice
  const auto& par_of = plain.game().definition().par;
  Answers out{.collects = par_of ? par_of->collects : "", .runs = {}};
  for (const int sum : roll_sums(playable, k_seed)) add_by_sum(playable, sum, out.runs);
  join_equal(out.runs);
  return out;
}

}  // namespace hr
