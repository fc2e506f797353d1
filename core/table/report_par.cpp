// SPDX-License-Identifier: MIT
// Par in names and sentences, who may see it at a table, and what cells are worth.
#include <algorithm>
#include <functional>
#include <map>

#include "core/base/message.h"
#include "core/par/par.h"
#include "core/table/table_data.h"

namespace hr {

std::string par_text(const Game& game, const Run& run, Language language) {
  const std::string& collects = game.definition().par->collects;
  if (run.route.empty()) return Message("Par is 0: no run can begin anywhere.").in(language);
  std::string route;
  for (const CellId cell : run.route)
    route += (route.empty() ? "" : ", ") + game.board().name(cell);
  return Message("Par is {score} ({collects}: {n}): {route}.", run.score, collects,
                 run.route.size(), route)
      .in(language);
}

std::string run_summary(const Game& game, const Run& run, bool goes_on, Language language) {
  if (run.route.empty()) return par_text(game, run, language);
  const std::string& collects = game.definition().par->collects;
  const std::string &start = game.board().name(run.route.front()),
                    &goal = game.board().name(run.route.back());
  const std::size_t count = run.route.size();
  if (goes_on)
    return Message(
               "From here on, the best run scores {score} ({collects}: {n}); it begins at {start} "
               "and ends at {goal}.",
               run.score, collects, count, start, goal)
        .in(language);
  return Message(
             "The best run scores {score} ({collects}: {n}); it begins at {start} and ends at "
             "{goal}.",
             run.score, collects, count, start, goal)
      .in(language);
}

RunReport run_report(const Game& game, const Run& run, Language language, bool goes_on) {
  RunReport out{.score = run.score,
                .route = {},
                .text = par_text(game, run, language),
                .summary = run_summary(game, run, goes_on, language)};
  for (const CellId cell : run.route) out.route.push_back(game.board().name(cell));
  return out;
}

namespace {

// Where a cell can cost points, the best rest of a run that is under way cannot be compared with
// par: the run might best end where it is.
bool costs(const Terrain& terrain) {
  return std::ranges::any_of(terrain.worth, [](std::int64_t worth) { return worth < 0; });
}

}  // namespace

ParReport answer(TableData& table, const ParQuery& query, Language language) {
  const Match& match = table.match;
  ParReport out;
  table.failure.clear();
  if (match.game().definition().par && query.seat != SeatId::owner && !match.ended()) {
    out.refusal =
        Message("Until the game is over, only the table's owner may see par.").in(language);
    return out;
  }
  try {
    // The position where the game began under the rules in force.
    const NodeId beginning = match.node().beginning;
    const State start = beginning == match.cursor() ? match.state() : match.state_at(beginning);
    const Terrain whole = terrain(View(match.engine(), start, SeatId::owner));
    const Terrain left = terrain(match.view(SeatId::owner));
    // The starting cells have changed: a run is under way.
    const bool goes_on = match.game().definition().par->from && left.from != whole.from;
    out.collects = match.game().definition().par->collects;
    out.whole = run_report(match.game(), best_run(whole), language);
    if (!match.ended() && left != whole && !(goes_on && costs(left)))
      out.left = run_report(match.game(), best_run(left), language, true);
  } catch (const Refusal& refusal) {
    Reason why = refusal.reason();
    why.put_into(language);
    out.refusal = why.text;
  } catch (const std::exception& error) {
    if (Allowance::unwinding()) throw;
    table.failure = error.what();
    out.refusal = Message("The rules of this game failed here, so there is no par.").in(language);
  }
  return out;
}

namespace {

using CellValues = ById<CellId, std::optional<CellValue>>;

// Where the rules do not say what cells are usually worth, that is the number printed on each if
// most of them are worth that number.
bool printed_is_usual(const CellValues& cells, const ById<CellId, std::string>& labels) {
  std::size_t counted = 0, equal = 0;
  for (std::size_t cell = 0; cell < std::min(cells.size(), labels.size()); ++cell) {
    if (!cells[cell]) continue;
    ++counted;
    equal += labels[cell] == std::to_string(cells[cell]->worth) ? 1U : 0U;
  }
  return 2 * equal > counted;
}

// `usual`: the texts of values that need no badge.
ById<CellId, std::string> badges(const CellValues& cells, const ById<CellId, std::string>& usual) {
  ById<CellId, std::string> out(cells.size());
  for (std::size_t cell = 0; cell < cells.size(); ++cell) {
    if (!cells[cell] || !cells[cell]->raised()) continue;
    const std::string worth = std::to_string(cells[cell]->worth);
    if (cell >= usual.size() || usual[cell] != worth) out[cell] = worth;
  }
  return out;
}

// The highest worth first.
std::string raised_text(const Game& game, const CellValuesReport& found, Language language) {
  std::map<std::int64_t, std::vector<std::string>, std::greater<>> cells;
  for (int c = 0; c < game.cells(); ++c)
    if (const auto& value = found.cells[CellId(c)]; value && value->raised())
      cells[value->worth].push_back(game.board().name(CellId(c)));
  if (cells.empty()) return Message("No cell is worth more than usual.").in(language);
  std::string out;
  for (const auto& [worth, names] : cells) {
    out += (out.empty() ? "" : ", ") + std::to_string(worth) + " (";
    for (const std::string& name : names) out += (&name == names.data() ? "" : ", ") + name;
    out += ")";
  }
  return Message("Worth more than usual: {cells}.", out).in(language);
}

}  // namespace

// In a game with secrets seats and spectators get only what they may see. If the rules fail the
// report is empty; ParQuery reports the failure.
CellValuesReport answer(TableData& table, const CellValuesQuery& query, Language language) {
  const Match& match = table.match;
  const auto& par = match.game().definition().par;
  CellValuesReport out;
  if (!par || !par->worth) return out;
  try {
    const View view = match.view(match.game().hides() ? query.seat : SeatId::owner);
    const Terrain found = terrain(view);
    const auto usual = usual_worths(view, found.over);
    out.cells.resize(found.worth.size());
    for (CellId c = found.over.next(); c != CellId::none; c = found.over.next(c))
      out.cells[c] = {.worth = found.worth[c], .usual = usual[c]};
    const bool printed =
        !par->usual && !par->usual_rule && printed_is_usual(out.cells, query.labels);
    out.badges = badges(out.cells, printed ? query.labels : ById<CellId, std::string>());
    out.text = raised_text(match.game(), out, language);
  } catch (const std::exception&) {
    if (Allowance::unwinding()) throw;
    out = {};
  }
  return out;
}

}  // namespace hr
