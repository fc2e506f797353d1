// SPDX-License-Identifier: MIT
#include "editor/desk/shown_reports.h"

#include <algorithm>
#include <utility>

namespace hr::editor {

namespace {

constexpr int k_log_shown = 300;  // lines; what is older is in the history

}  // namespace

void ShownReports::begin() {
  steps_.clear();
  compared_ = NodeId::none;
}

void ShownReports::compare(const Compare& command) {
  view_.require_eyes();
  if (command.with != NodeId::none &&
      !game_.table().report(MomentQuery{view_.eyes(), command.with}).known)
    throw Error("There is no such position to compare with.");
  compared_ = command.with;
}

void ShownReports::show(GameShown& out) {
  out.playing = true;
  out.eyes = view_.eyes();
  out.chosen_eyes = view_.chosen();
  out.secrets = game_.secret();
  out.players = game_.players();
  out.passes_to = view_.passes_to();
  if (out.eyes != k_turn) show_position(out);
}

void ShownReports::show_position(GameShown& out) {
  const Table& table = game_.table();
  out.report = table.report(ViewQuery{
      .seat = out.eyes, .log_last = k_log_shown, .named = true, .compared_with = compared_});
  out.comparison = std::exchange(out.report.comparison, {});
  if (!out.report.problem.empty())
    out.problems = {out.secrets && out.eyes != k_owner ? out.report.problem
                                                       : table.report(OwnerQuery()).failure};
  if (out.game->worths) out.worths = worths(out.eyes);
  out.cursor = game_.status().cursor;
  out.steps = steps_[out.eyes].follow(table, out.eyes);
  for (const std::string& line : table.report(DrawingQuery{out.eyes}).lines)
    out.drawing += line + "\n";
  if (out.game->par && (out.eyes == k_owner || out.report.ended))
    out.par = table.report(ParQuery{out.eyes});
}

// What the least of them counts goes without saying, and so does the number written on a cell.
const std::vector<std::string>& ShownReports::worths(SeatId eyes) {
  const ShownWorths of{game_.rules(), game_.status().cursor, eyes};
  if (of == worths_of_) return worths_;
  worths_of_ = of;
  const auto found = game_.table().report(WorthsQuery{eyes}).worths;
  const std::vector<std::string>& labels = game_.labels();
  std::optional<std::int64_t> least;
  for (const auto& worth : found)
    if (worth) least = std::min(least.value_or(*worth), *worth);
  worths_.assign(found.size(), {});
  for (std::size_t cell = 0; cell < found.size(); ++cell) {
    if (!found[cell] || *found[cell] <= *least) continue;
    const std::string worth = std::to_string(*found[cell]);
    const bool written = cell < labels.size() && labels[cell] == worth;
    if (!written) worths_[cell] = worth;
  }
  return worths_;
}

bool ShownReports::clock_changed(std::optional<std::chrono::milliseconds>& next) {
  const ClockReport clock = game_.table().report(ClockQuery());
  if (clock.running) next = std::min(next.value_or(Moment(250)), Moment(250));
  return clock.left != std::exchange(second_, clock.left);
}

}  // namespace hr::editor
