// SPDX-License-Identifier: MIT
#include "editor/desk/report_cache.h"

#include "texts/texts.h"

#include <algorithm>
#include <utility>

namespace hr::editor {

void ReportCache::begin() {
  forget_texts();
  compared_ = NodeId::none;
}

void ReportCache::compare(const Compare& command) {
  view_.require_viewer();
  if (command.with != NodeId::none &&
      !game_.report(Issuer::of(view_.viewer()), NodeQuery{.node = command.with}).known)
    throw Error("There is no such position to compare with."_text);
  compared_ = command.with;
}

void ReportCache::show(GameState& out) {
  out.playing = true;
  out.viewer = view_.viewer();
  out.chosen_viewer = view_.chosen();
  out.turn_viewer = view_.turn_viewer();
  out.looks_on = view_.reveals(view_.chosen());
  out.secrets = game_.secret();
  out.players = game_.players();
  out.passes_to = view_.passes_to();
  if (out.viewer != k_turn) show_position(out);
}

void ReportCache::show_position(GameState& out) {
  const scripting::TableClient& table = game_.client();
  out.cursor = game_.status().cursor;
  out.steps = steps_[out.viewer].follow(game_.table(), out.viewer, texts::language());
  LogCache& log = logs_[out.viewer];
  out.report = table.report(Issuer::of(out.viewer),
                            ViewQuery{.log_from = log.first_new(out.cursor, out.steps),
                                      .log_last = LogCache::k_lines,
                                      .named = true,
                                      .compared_with = compared_});
  log.complete(out.report, out.cursor);
  out.comparison = std::exchange(out.report.comparison, {});
  if (!out.report.problem.empty()) out.problems = {game_.reason(out.report.problem, out.viewer)};
  if (out.game->cell_values) out.cell_values = cell_values(out.viewer);
  for (const std::string& line : table.report(Issuer::of(out.viewer), DrawingQuery()).lines)
    out.drawing += line + "\n";
  if (out.game->par && (out.viewer == k_owner || out.report.ended))
    out.par = table.report(Issuer::of(out.viewer), ParQuery());
}

// Of the cells that the rules raise.
const ById<CellId, std::string>& ReportCache::cell_values(SeatId viewer) {
  const CellValuesKey of{game_.rules(), game_.status().cursor, viewer};
  if (of == cell_values_of_) return cell_values_;
  cell_values_of_ = of;
  cell_values_ = game_.report(Issuer::of(viewer), CellValuesQuery{.labels = game_.labels()}).badges;
  return cell_values_;
}

bool ReportCache::clock_changed(std::optional<std::chrono::milliseconds>& next) {
  const ClockReport clock = game_.report(Issuer::owner(), ClockQuery());
  if (clock.running) next = std::min(next.value_or(TimePoint(250)), TimePoint(250));
  return clock.left != std::exchange(second_, clock.left);
}

bool ReportCache::update_times(SeatClocksReport& shown,
                               std::optional<std::chrono::milliseconds>& next) const {
  constexpr TimePoint k_tenths{50}, k_seconds{200};
  if (!game_.on() || !shown.control.any()) return false;
  const SeatId viewer = view_.viewer() == k_turn ? k_owner : view_.viewer();
  SeatClocksReport now = game_.report(Issuer::of(viewer), SeatClocksQuery());
  const auto runs_low = [](const SeatClockReport& clock) { return clock.runs && clock.low; };
  if (now.running) {
    const TimePoint wait = std::ranges::any_of(now.seats, runs_low) ? k_tenths : k_seconds;
    next = std::min(next.value_or(wait), wait);
  }
  const auto alike = [](const SeatClockReport& a, const SeatClockReport& b) {
    return a.text == b.text && a.runs == b.runs && a.low == b.low;
  };
  const bool same =
      now.running == shown.running && std::ranges::equal(now.seats, shown.seats, alike);
  shown = std::move(now);
  return !same;
}

}  // namespace hr::editor
