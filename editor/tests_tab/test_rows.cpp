// SPDX-License-Identifier: MIT
#include "editor/tests_tab/test_rows.h"

#include <fmt/format.h>

#include <cmath>

#include "editor/ui/ui.h"
#include "texts/texts.h"

namespace hr::editor {

namespace {

using scripting::TestVerdict;

texts::Text verdict_word(TestVerdict verdict) {
  return verdict == TestVerdict::passes  ? texts::tests::passes
         : verdict == TestVerdict::fails ? texts::tests::fails
                                         : texts::tests::stops;
}

ImU32 verdict_colour(TestVerdict verdict) {
  const Colours& c = ui::colours();
  return verdict == TestVerdict::passes  ? c.good
         : verdict == TestVerdict::fails ? c.bad
                                         : c.warning;
}

// A tick, a cross or an exclamation mark, as strokes: a shape as well as a colour.
void draw_verdict(ImDrawList& list, ImVec2 middle, TestVerdict verdict, ImU32 colour) {
  const float r = ui::scaled(4.5F), thick = ui::scaled(2);
  const auto at = [&](float x, float y) { return ImVec2(middle.x + x * r, middle.y + y * r); };
  if (verdict == TestVerdict::passes) {
    list.AddLine(at(-1, 0), at(-0.3F, 0.8F), colour, thick);
    list.AddLine(at(-0.3F, 0.8F), at(1, -0.8F), colour, thick);
  } else if (verdict == TestVerdict::fails) {
    list.AddLine(at(-0.8F, -0.8F), at(0.8F, 0.8F), colour, thick);
    list.AddLine(at(-0.8F, 0.8F), at(0.8F, -0.8F), colour, thick);
  } else {
    list.AddLine(at(0, -1), at(0, 0.3F), colour, thick);
    list.AddCircleFilled(at(0, 1), thick * 0.7F, colour);
  }
}

std::string time_text(std::chrono::microseconds time) {
  const double ms = static_cast<double>(time.count()) / 1000;
  return ms < 1 ? "< 1 ms" : fmt::format("{:.0f} ms", ms);
}

std::string title_of(const scripting::TestResult& result) {
  return result.name.empty() ? texts::tests::cannot_be_read : result.name;
}

// True if clicked. Long names wrap.
bool result_row(const scripting::TestResult& result, bool stale) {
  const Colours& c = ui::colours();
  const std::string title = title_of(result);
  const std::string time = stale ? "…" : time_text(result.time);
  const std::string said = fmt::format("{}  {}", verdict_word(result.verdict), time);
  const float left = ui::scaled(20),
              right =
                  ImGui::CalcTextSize(fmt::format("{}  888 ms", texts::tests::passes).c_str()).x;
  const float width = ImGui::GetContentRegionAvail().x;
  const float wrap = std::max(width - left - right - ui::scaled(8), ui::scaled(60));
  const float text = ImGui::CalcTextSize(title.c_str(), nullptr, false, wrap).y;
  const bool clicked = ImGui::InvisibleButton("row", {width, text + ui::scaled(6)});
  const ImVec2 from = ImGui::GetItemRectMin(), to = ImGui::GetItemRectMax();
  ImDrawList& list = *ImGui::GetWindowDrawList();
  if (ImGui::IsItemHovered() || ImGui::IsItemFocused())
    list.AddRectFilled(from, to, ImGui::GetColorU32(ImGuiCol_HeaderHovered), ui::scaled(4));
  const float top = from.y + ui::scaled(3);
  const ImU32 colour = stale ? c.muted : verdict_colour(result.verdict);
  draw_verdict(list, {from.x + ui::scaled(10), top + ImGui::GetTextLineHeight() / 2},
               result.verdict, colour);
  list.AddText(ImGui::GetFont(), ImGui::GetFontSize(), {from.x + left, top},
               stale ? c.muted : c.text, title.c_str(), nullptr, wrap);
  const float said_wide = ImGui::CalcTextSize(said.c_str()).x;
  list.AddText({to.x - said_wide - ui::scaled(4), top},
               stale || result.verdict == TestVerdict::passes ? c.muted : colour, said.c_str());
  ui::expose_last(title, "row", title + "  " + said);
  ui::tip(result.verdict == TestVerdict::passes ? texts::tests::opens
                                                : texts::tests::opens_where_stopped);
  return clicked;
}

}  // namespace

void TestRows::forget() {
  pictures_.clear();
  thumbnails_.forget();
  version_ = 0;
}

void TestRows::follow(const TestReport& report) {
  std::map<TestReport::Result, FailurePictures> kept;
  for (const TestReport::Result& result : report.results) {
    const auto known = pictures_.find(result);
    if (known != pictures_.end())
      kept.insert(*known);
    else if (result->position && result->verdict == TestVerdict::fails)
      kept.emplace(result, pictures_of(*result->position));
  }
  pictures_ = std::move(kept);
}

void TestRows::draw_result(const TestReport& report, std::size_t number, Requests& requests) {
  const scripting::TestResult& result = *report.results[number];
  const ui::Named id(std::to_string(number));
  const bool stale = number >= report.fresh;
  if (to_failure_ && result.verdict != TestVerdict::passes) {
    ImGui::SetScrollHereY(0);
    to_failure_ = false;
  }
  if (result_row(result, stale)) {
    const bool passes = result.verdict == TestVerdict::passes;
    requests.show(passes ? fmt::format("{}:{}", result.file, result.begins) : place_of(result));
  }
  if (stale || result.verdict == TestVerdict::passes) return;
  ImGui::Indent(ui::scaled(20));
  const auto pictures = pictures_.find(report.results[number]);
  draw_failure(result, std::to_string(number),
               pictures == pictures_.end() ? FailurePictures() : pictures->second, thumbnails_,
               requests);
  ImGui::Unindent(ui::scaled(20));
  ImGui::Dummy({0, ui::scaled(4)});
}

void TestRows::draw(const TestReport& report, std::uint64_t version, Requests& requests) {
  if (version != version_) follow(report);
  version_ = version;
  const ui::Named named(texts::tests::scenarios);
  std::string file;
  for (std::size_t i = 0; i < report.results.size(); ++i) {
    if (report.results[i]->file != file) {
      file = report.results[i]->file;
      ImGui::Dummy({0, ui::scaled(2)});
      if (ui::link(file, ui::colours().muted)) requests.show(file + ":1");
      ui::tip("Opens this file."_text);
    }
    draw_result(report, i, requests);
  }
}

}  // namespace hr::editor
