// SPDX-License-Identifier: MIT
#include "cli/tools/answers.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>

#include "cli/arguments/roll.h"
#include "cli/terminal/exit_code.h"
#include "cli/tools/set_up.h"
#include "core/base/error.h"
#include "core/par/par.h"
#include "scripting/ruleset/rulebook.h"

namespace hr::cli {

namespace {

// The seed for all other dice; a print does not depend on chance.
constexpr std::uint64_t k_seed = 1;

printing::BestRun best(const Match& match, const std::string& of) {
  Run run = par(match);
  return {.of = of, .score = run.score, .route = std::move(run.route)};
}

bool same(const printing::BestRun& one, const printing::BestRun& other) {
  return one.score == other.score && one.route == other.route;
}

// If the faces matter and not only their sum: a run for each pair, and a single one for pairs that
// differ only in order.
void add_by_faces(const Rulebook& rulebook, int sum, std::vector<printing::BestRun>& runs) {
  for (const std::vector<int>& faces : roll_faces(rulebook, k_seed, sum)) {
    const std::vector<int> turned(faces.rbegin(), faces.rend());
    const std::string known = fmt::format("{}", fmt::join(turned, "+"));
    printing::BestRun run =
        best(Match(rulebook, k_seed, faces), fmt::format("{}", fmt::join(faces, "+")));
    if (std::ranges::none_of(
            runs, [&](const auto& other) { return other.of == known && same(other, run); }))
      runs.push_back(std::move(run));
  }
}

void add_by_sum(const Rulebook& rulebook, int sum, std::vector<printing::BestRun>& runs) {
  try {
    const Match match = set_up_with_sum(rulebook, k_seed, sum);
    runs.push_back(best(match, std::to_string(sum)));
  } catch (const Refusal&) {
    add_by_faces(rulebook, sum, runs);
  }
}

// Dice without any effect give one answer.
void join_equal(std::vector<printing::BestRun>& runs) {
  if (!std::ranges::all_of(runs, [&](const auto& run) { return same(run, runs.front()); })) return;
  runs.resize(1);
  runs.front().of.clear();
}

}  // namespace

printing::Answers find_answers(const std::shared_ptr<scripting::Ruleset>& ruleset,
                               const std::string& roll) {
  const auto& par_of = ruleset->game()->definition().par;
  const Rulebook rulebook = scripting::make_rulebook(ruleset);
  printing::Answers out{.collects = par_of ? par_of->collects : ""};
  if (!roll.empty()) {
    out.runs.push_back(best(set_up(rulebook, k_seed, parse_roll(roll)), roll));
    return out;
  }
  if (Match(rulebook, k_seed).node(NodeId::root).faces.empty()) {  // no dice: one answer
    out.runs.push_back(best(Match(rulebook, k_seed), ""));
    return out;
  }
  for (const int sum : roll_sums(rulebook, k_seed)) add_by_sum(rulebook, sum, out.runs);
  join_equal(out.runs);
  return out;
}

}  // namespace hr::cli
