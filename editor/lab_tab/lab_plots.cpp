// SPDX-License-Identifier: MIT
#include "editor/lab_tab/lab_plots.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <string>

#include "core/base/words.h"
#include "editor/ui/blend.h"
#include "editor/ui/ui.h"

namespace hr::editor {

namespace {

using scripting::LabCurvePoint;
using scripting::LabFacts;

constexpr float k_plot_height = 96, k_least_width = 210;  // at scale 1
constexpr std::size_t k_most_bars = 24;

struct PlotBox {
  ImVec2 from, to;
  float x(float part) const { return from.x + (to.x - from.x) * part; }
  float y(float part) const { return to.y - (to.y - from.y) * part; }  // from below
};

// At `at`, which is where a part of its width is: 0: its left end, 1: its right end.
void write(const std::string& text, ImVec2 at, float part, ImU32 colour) {
  const float width = ImGui::CalcTextSize(text.c_str()).x;
  ImGui::GetWindowDrawList()->AddText({std::round(at.x - width * part), at.y}, colour,
                                      text.c_str());
}

// The field of a plot below its title, with room for the numbers below it and, of so much, to its
// left. What it shows in words is for tests and the tooltip.
PlotBox begin_plot(const char* title, const std::string& words, float width, float left) {
  const float line = ImGui::GetTextLineHeight();
  const ImVec2 at = ImGui::GetCursorScreenPos();
  const float high = 2 * line + ui::scaled(k_plot_height) + ui::scaled(8);
  ImGui::InvisibleButton(title, {width, high});
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

void draw_lengths(const LabFacts& facts, float width) {
  const std::vector<LengthBar> bars = length_bars(facts.lengths, k_most_bars);
  const Colours& c = ui::colours();
  std::uint64_t most = 1;
  for (const LengthBar& bar : bars) most = std::max(most, bar.games);
  const std::int64_t low = bars.front().from, high = bars.back().to;
  const PlotBox box = begin_plot(
      "Actions in a game",
      fmt::format("From {} to {} actions; half of the games have at most {}.",
                  facts.lengths.begin()->first, facts.lengths.rbegin()->first, facts.usual),
      width, ui::scaled(2));
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
  const float half = box.x((static_cast<float>(facts.usual - low) + 0.5F) / span);
  list.AddLine({half, box.from.y}, {half, box.to.y}, c.text, ui::scaled(2));
  end_plot(box);
  const float below = box.to.y + ui::scaled(2);
  const std::string least = std::to_string(low), greatest = std::to_string(high);
  const std::string median = fmt::format("half: {}", facts.usual);
  const auto wide = [](const std::string& text) { return ImGui::CalcTextSize(text.c_str()).x; };
  const float gap = ui::scaled(8), around = wide(median) / 2 + gap;
  const float from = box.from.x + wide(least) + around, to = box.to.x - wide(greatest) - around;
  write(least, {box.from.x, below}, 0, c.muted);
  write(median, {std::max(std::min(half, to), from), below}, 0.5F, c.text);
  write(greatest, {box.to.x, below}, 1, c.muted);
}

// The range of the curve, in tens of a hundred points, around all that is known from its second
// point on.
struct CurveRange {
  double low = 0, high = 1;
  float part(double value) const {
    return static_cast<float>(std::clamp((value - low) / (high - low), 0.0, 1.0));
  }
};

CurveRange range_of(const std::vector<LabCurvePoint>& curve) {
  double low = 0.5, high = 0.5;
  for (std::size_t i = curve.size() > 2 ? 1 : 0; i < curve.size(); ++i) {
    low = std::min(low, curve[i].low);
    high = std::max(high, curve[i].high);
  }
  return {std::floor(low * 10) / 10, std::ceil(high * 10) / 10};
}

void draw_band(const std::vector<LabCurvePoint>& curve, const PlotBox& box,
               const CurveRange& range) {
  const Colours& c = ui::colours();
  ImDrawList& list = *ImGui::GetWindowDrawList();
  const auto all = static_cast<float>(curve.back().games);
  const auto at = [&](const LabCurvePoint& point, double value) {
    return ImVec2(box.x(static_cast<float>(point.games) / all), box.y(range.part(value)));
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

void draw_curve(const LabFacts& facts, float width) {
  const Colours& c = ui::colours();
  const LabCurvePoint& last = facts.curve.back();
  const CurveRange range = range_of(facts.curve);
  const auto hundred = [](double part) { return std::lround(part * 100); };
  const std::string name = facts.together
                               ? sentence(facts.points.front().name)
                               : fmt::format("Points of {} of 100", facts.points.front().name);
  const float left = ImGui::CalcTextSize("100 ").x;
  const PlotBox box =
      begin_plot(name.c_str(),
                 fmt::format("{} after {} games, 95 % interval {} to {}.", hundred(last.value),
                             last.games, hundred(last.low), hundred(last.high)),
                 width, left);
  ImDrawList& list = *ImGui::GetWindowDrawList();
  if (facts.curve.size() > 1) draw_band(facts.curve, box, range);
  const float half = box.y(range.part(0.5)), line = ImGui::GetTextLineHeight();
  list.AddLine({box.from.x, half}, {box.to.x, half}, c.muted, ui::scaled(1));
  const float gap = ui::scaled(4);
  write(std::to_string(hundred(range.high)), {box.from.x - gap, box.from.y - line * 0.2F}, 1,
        c.muted);
  write(std::to_string(hundred(range.low)), {box.from.x - gap, box.to.y - line * 0.8F}, 1, c.muted);
  const bool apart = half > box.from.y + line * 1.3F && half < box.to.y - line * 1.3F;
  if (apart) write("50", {box.from.x - gap, half - line / 2}, 1, c.muted);
  end_plot(box);
  const float below = box.to.y + ui::scaled(2);
  write("0", {box.from.x, below}, 0, c.muted);
  write(fmt::format("{} games", last.games), {box.to.x, below}, 1, c.muted);
}

}  // namespace

std::vector<LengthBar> length_bars(const std::map<std::int64_t, std::uint64_t>& lengths,
                                   std::size_t most) {
  if (lengths.empty() || most == 0) return {};
  const std::int64_t low = lengths.begin()->first, all = lengths.rbegin()->first - low + 1;
  const auto bars = static_cast<std::int64_t>(most);
  const std::int64_t width = (all + bars - 1) / bars;
  std::vector<LengthBar> out;
  for (std::int64_t from = low; from < low + all; from += width)
    out.push_back({from, from + width - 1, 0});
  for (const auto& [length, games] : lengths)
    out[static_cast<std::size_t>((length - low) / width)].games += games;
  return out;
}

void draw_plots(const LabFacts& facts) {
  const bool lengths = !facts.lengths.empty(), curve = !facts.curve.empty();
  const float room = ImGui::GetContentRegionAvail().x, gap = ui::scaled(12);
  const bool beside = lengths && curve && room >= 2 * ui::scaled(k_least_width) + gap;
  const float width = beside ? (room - gap) / 2 : room;
  if (lengths) draw_lengths(facts, width);
  if (beside) ImGui::SameLine(0, gap);
  if (curve) draw_curve(facts, width);
}

}  // namespace hr::editor
