// SPDX-License-Identifier: MIT
// Par in names and sentences, and who is told it at a table.
#include <algorithm>

#include "core/par/par.h"
#include "core/table/table.h"

namespace hr {

std::string par_text(const Game& game, const Run& run) {
  const std::string& collects = game.definition().par->collects;
  if (run.route.empty()) return "Par is 0: no run can begin anywhere.";
  std::string route;
  for (const CellId cell : run.route)
    route += (route.empty() ? "" : ", ") + game.board().name(cell);
  return "Par is " + std::to_string(run.score) + " (" + collects + ": " +
         std::to_string(run.route.size()) + "): " + route + ".";
}

RunReport run_report(const Game& game, const Run& run) {
  RunReport out{.score = run.score, .route = {}, .text = par_text(game, run)};
  for (const CellId cell : run.route) out.route.push_back(game.board().name(cell));
  return out;
}

namespace {

// What is left of a run that is under way is another question where a cell can cost points: it
// might best end where it is.
bool costs(const Terrain& terrain) {
  return std::ranges::any_of(terrain.worth, [](std::int64_t worth) { return worth < 0; });
}

}  // namespace

ParReport Table::par(SeatId seat) const {
  ParReport out;
  failure_.clear();
  if (match_.game().definition().par && seat != SeatId::none && !match_.ended()) {
    out.refusal = "Until the game is over, only the table's owner may see par.";
    return out;
  }
  try {
    // Where the game began under the rules in force.
    const NodeId beginning = match_.node().beginning;
    const State start = beginning == match_.cursor() ? match_.state() : match_.state_at(beginning);
    const Terrain whole = terrain(View(match_.engine(), start, SeatId::none));
    const Terrain left = terrain(match_.view(SeatId::none));
    // Where a run begins has changed: one is under way.
    const bool goes_on = match_.game().definition().par->from && left.from != whole.from;
    out.collects = match_.game().definition().par->collects;
    out.whole = run_report(match_.game(), best_run(whole));
    if (!match_.ended() && left != whole && !(goes_on && costs(left)))
      out.left = run_report(match_.game(), best_run(left));
  } catch (const Refusal& refusal) {
    out.refusal = refusal.what();
  } catch (const std::exception& error) {
    failure_ = error.what();
    out.refusal = "The rules of this game failed here, so there is no par.";
  }
  return out;
}

}  // namespace hr
