// SPDX-License-Identifier: MIT
#include "editor/lab_tab/lab_plots.h"

#include <algorithm>
#include <cmath>
#include <optional>
#include <string>

#include "core/base/words.h"
#include "editor/ui/blend.h"
#include "editor/ui/ui.h"

namespace hr::editor {

namespace {

using scripting::LabCaption;
using scripting::LabCurvePlot;
using scripting::LabCurvePoint;
using scripting::LabLengthPlot;
using scripting::LabSheet;
using scripting::LengthBar;

constexpr float k_plot_height = 96, k_least_width = 210;  // at scale 1

struct PlotBox {
  ImVec2 from, to;
  float x(float part) const { return from.x + (to.x - from.x) * part; }
  float y(float part) const { return to.y - (to.y - from.y) * part; }  // from below
};

// At `at`, which is where a part of its width is: 0: its left end, 1: its right end.
void write(const std::string& text, ImVec2 at, float part, ImU32 colour) {
  ui::meet(text);
  const float width = ImGui::CalcTextSize(text.c_str()).x;
  ImGui::GetWindowDrawList()->AddText({std::round(at.x - width * part), at.y}, colour,
                                      text.c_str());
}

// The field of a plot below its title, with room for the numbers below it and, of so much, to its
// left. What it shows in words is for tests and the tooltip.
PlotBox begin_plot(const LabCaption& caption, float width, float left) {
  const auto& [title, words] = caption;
  const float line = ImGui::GetTextLineHeight();
  const ImVec2 at = ImGui::GetCursorScreenPos();
  const float high = 2 * line + ui::scaled(k_plot_height) + ui::scaled(8);
  ImGui::InvisibleButton(title.c_str(), {width, high});
  ui::expose_last(title, "plot", words);
  ui::tip(words);
  write(title, at, 0, ui::colours().text);
  const PlotBox out{{at.x + left, at.y + line + ui::scaled(4)},
                    {at.x + width - ui::scaled(8), at.y + line + ui::scaled(4 + k_plot_height)}};
  ImGui::GetWindowDrawList()->AddRectFilled(out.from, out.to, ui::colours().raised);
  return out;
}

void end_plot(const PlotBox& box) {
  ImGui::GetWindowDrawList()->AddLine({box.from.x, box.to.y}, box.to, ui::colours().text,
                                      ui::scaled(1));
}

void draw_lengths(const LabLengthPlot& plot, float width) {
  const std::vector<LengthBar>& bars = plot.bars;
  const Colours& c = ui::colours();
  std::uint64_t most = 1;
  for (const LengthBar& bar : bars) most = std::max(most, bar.games);
  const std::int64_t low = bars.front().from, high = bars.back().to;
  const PlotBox box = begin_plot(plot.caption, width, ui::scaled(2));
  ImDrawList& list = *ImGui::GetWindowDrawList();
  const auto count = static_cast<float>(bars.size());
  for (std::size_t i = 0; i < bars.size(); ++i) {
    const float left = box.x(static_cast<float>(i) / count),
                right = box.x(static_cast<float>(i + 1) / count);
    // 1 pixel at least, so that rare lengths can be seen.
    const float part = static_cast<float>(bars[i].games) / static_cast<float>(most);
    const float top = std::min(box.y(part * 0.96F), box.to.y - (bars[i].games > 0 ? 1.0F : 0.0F));
    list.AddRectFilled({left + 0.5F, top}, {std::max(right - 0.5F, left + 1), box.to.y},
                       mixed(c.accent, c.raised, 0.25F));
  }
  const auto span = static_cast<float>(high - low + 1);
  const float half = box.x((static_cast<float>(plot.usual - low) + 0.5F) / span);
  list.AddLine({half, box.from.y}, {half, box.to.y}, c.text, ui::scaled(2));
  end_plot(box);
  const float below = box.to.y + ui::scaled(2);
  const std::string least = std::to_string(low), greatest = std::to_string(high);
  const std::string& median = plot.half_label;
  const auto wide = [](const std::string& text) { return ImGui::CalcTextSize(text.c_str()).x; };
  const float gap = ui::scaled(8), around = wide(median) / 2 + gap;
  const float from = box.from.x + wide(least) + around, to = box.to.x - wide(greatest) - around;
  write(least, {box.from.x, below}, 0, c.muted);
  write(median, {std::max(std::min(half, to), from), below}, 0.5F, c.text);
  write(greatest, {box.to.x, below}, 1, c.muted);
}

// Of the height of the plot.
float part_of(const LabCurvePlot& plot, double value) {
  return static_cast<float>(std::clamp((value - plot.low) / (plot.high - plot.low), 0.0, 1.0));
}

void draw_band(const LabCurvePlot& plot, const PlotBox& box) {
  const std::vector<LabCurvePoint>& curve = plot.curve;
  const Colours& c = ui::colours();
  ImDrawList& list = *ImGui::GetWindowDrawList();
  const auto all = static_cast<float>(curve.back().games);
  const auto at = [&](const LabCurvePoint& point, double value) {
    return ImVec2(box.x(static_cast<float>(point.games) / all), box.y(part_of(plot, value)));
  };
  for (std::size_t i = 1; i < curve.size(); ++i) {
    const LabCurvePoint &a = curve[i - 1], &b = curve[i];
    list.AddQuadFilled(at(a, a.high), at(b, b.high), at(b, b.low), at(a, a.low),
                       mixed(c.accent, c.raised, 0.7F));
  }
  for (std::size_t i = 1; i < curve.size(); ++i)
    list.AddLine(at(curve[i - 1], curve[i - 1].value), at(curve[i], curve[i].value), c.accent,
                 ui::scaled(2));
  list.AddCircleFilled(at(curve.back(), curve.back().value), ui::scaled(3.5F), c.accent);
}

void draw_curve(const LabCurvePlot& plot, float width) {
  const Colours& c = ui::colours();
  const float left = ImGui::CalcTextSize("100 ").x;
  const PlotBox box = begin_plot(plot.caption, width, left);
  ImDrawList& list = *ImGui::GetWindowDrawList();
  if (plot.curve.size() > 1) draw_band(plot, box);
  const float half = box.y(part_of(plot, 0.5)), line = ImGui::GetTextLineHeight();
  list.AddLine({box.from.x, half}, {box.to.x, half}, c.muted, ui::scaled(1));
  const float gap = ui::scaled(4);
  write(plot.high_label, {box.from.x - gap, box.from.y - line * 0.2F}, 1, c.muted);
  write(plot.low_label, {box.from.x - gap, box.to.y - line * 0.8F}, 1, c.muted);
  const bool apart = half > box.from.y + line * 1.3F && half < box.to.y - line * 1.3F;
  if (apart) write("50", {box.from.x - gap, half - line / 2}, 1, c.muted);
  end_plot(box);
  const float below = box.to.y + ui::scaled(2);
  write("0", {box.from.x, below}, 0, c.muted);
  write(plot.end_label, {box.to.x, below}, 1, c.muted);
}

// The axis of a plot of shares: in tens of a hundred, around all that it shows.
struct ShareAxis {
  double low = 1, high = 0;
  void show(double from, double to) {
    low = std::min(low, std::floor(from * 10) / 10);
    high = std::max(high, std::ceil(to * 10) / 10);
  }
  float part(double value) const {
    return static_cast<float>(std::clamp((value - low) / (high - low), 0.0, 1.0));
  }
};

std::string hundredths(double part) { return std::to_string(std::lround(part * 100)); }

}  // namespace

void draw_trial(const scripting::OptionCurve& curve, const std::string& option) {
  ShareAxis axis;
  std::string words;
  for (const scripting::TriedValue& value : curve.values)
    if (value.known) {
      axis.show(value.low, value.high);
      words += (words.empty() ? "" : ", ") + value.value + ": " + hundredths(value.share);
    }
  if (words.empty()) return;
  if (curve.aims) axis.show(curve.target, curve.target);
  if (axis.high <= axis.low) axis.show(axis.low - 0.1, axis.high + 0.1);
  const Colours& c = ui::colours();
  const float left = ImGui::CalcTextSize("100 ").x, line = ImGui::GetTextLineHeight();
  const std::string title = sentence(curve.question + " of 100, by " + option);
  const PlotBox box = begin_plot({title, words}, ImGui::GetContentRegionAvail().x, left);
  ImDrawList& list = *ImGui::GetWindowDrawList();
  if (curve.aims) {
    const float even = box.y(axis.part(curve.target));
    list.AddLine({box.from.x, even}, {box.to.x, even}, c.muted, ui::scaled(1));
  }
  const float gap = ui::scaled(4);
  write(hundredths(axis.high), {box.from.x - gap, box.from.y - line * 0.2F}, 1, c.muted);
  write(hundredths(axis.low), {box.from.x - gap, box.to.y - line * 0.8F}, 1, c.muted);
  const auto count = static_cast<float>(curve.values.size());
  std::optional<ImVec2> before;
  float free_from = 0;  // where the next value can be written below
  for (std::size_t i = 0; i < curve.values.size(); ++i) {
    const scripting::TriedValue& value = curve.values[i];
    const float x = box.x((static_cast<float>(i) + 0.5F) / count);
    const float wide = ImGui::CalcTextSize(value.value.c_str()).x;
    if (x - wide / 2 >= free_from) {
      write(value.value, {x, box.to.y + ui::scaled(2)}, 0.5F, c.muted);
      free_from = x + wide / 2 + ui::scaled(4);
    }
    if (!value.known) {
      before.reset();
      continue;
    }
    const ImVec2 at(x, box.y(axis.part(value.share)));
    list.AddLine({x, box.y(axis.part(value.low))}, {x, box.y(axis.part(value.high))},
                 mixed(c.accent, c.raised, 0.5F), ui::scaled(3));
    if (before) list.AddLine(*before, at, c.accent, ui::scaled(2));
    list.AddCircleFilled(at, ui::scaled(curve.nearest == i ? 5 : 3.5F), c.accent);
    before = at;
  }
  end_plot(box);
}

void draw_plots(const LabSheet& sheet) {
  const bool lengths = sheet.lengths.has_value(), curve = sheet.curve.has_value();
  const float room = ImGui::GetContentRegionAvail().x, gap = ui::scaled(12);
  const bool beside = lengths && curve && room >= 2 * ui::scaled(k_least_width) + gap;
  const float width = beside ? (room - gap) / 2 : room;
  if (lengths) draw_lengths(*sheet.lengths, width);
  if (beside) ImGui::SameLine(0, gap);
  if (curve) draw_curve(*sheet.curve, width);
}

}  // namespace hr::editor
