// SPDX-License-Identifier: MIT
#include "editor/code/diff_view.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

#include "editor/ui/blend.h"
#include "texts/texts.h"

namespace hr::editor {

namespace {

constexpr int k_context = 3;  // lines shown above and below a change

std::string hunk_sentence(const Hunk& hunk) {
  const bool removed = hunk.new_count == 0;
  const int from = (removed ? hunk.old_from : hunk.new_from) + 1;
  const int count = removed ? hunk.old_count : hunk.new_count, to = from + count - 1;
  if (removed)
    return count == 1 ? fill(texts::diff::removed_line, from)
                      : fill(texts::diff::removed_lines, from, to);
  if (hunk.old_count == 0)
    return count == 1 ? fill(texts::diff::new_line, from) : fill(texts::diff::new_lines, from, to);
  return count == 1 ? fill(texts::diff::changed_line, from)
                    : fill(texts::diff::changed_lines, from, to);
}

std::string untabbed(std::string_view line) {
  std::string out;
  for (const char c : line)
    out.append(c == '\t' ? std::string(4 - out.size() % 4, ' ') : std::string(1, c));
  return out;
}

}  // namespace

void DiffView::show(std::string_view old_text, std::string_view new_text) {
  if (!old_lines_.empty() && old_text_ == old_text && new_text_ == new_text) return;
  old_text_ = old_text;
  new_text_ = new_text;
  old_lines_ = text_lines(old_text_);
  new_lines_ = text_lines(new_text_);
  hunks_ = line_diff(old_lines_, new_lines_);
  rows_.clear();
  widest_ = 0;
  int x = 0, y = 0;  // lines shown so far
  for (std::size_t i = 0; i < hunks_.size(); ++i) {
    const Hunk& hunk = hunks_[i];
    const int skip = std::max(0, hunk.old_from - k_context - x);
    x += skip;
    y += skip;
    rows_.push_back({DiffRowType::head, -1, -1, static_cast<int>(i)});
    around(x, hunk.old_from, y);
    for (int k = 0; k < hunk.old_count; ++k) rows_.push_back({DiffRowType::removed, x++, -1});
    for (int k = 0; k < hunk.new_count; ++k) rows_.push_back({DiffRowType::added, -1, y++});
    const int next =
        i + 1 < hunks_.size() ? hunks_[i + 1].old_from : static_cast<int>(old_lines_.size());
    around(x, std::min(next, x + k_context), y);
  }
  for (const TextLines* lines : {&old_lines_, &new_lines_})
    for (const std::string_view line : *lines)
      widest_ = std::max(widest_, static_cast<int>(line.size()));
}

void DiffView::around(int& old_line, int old_to, int& new_line) {
  while (old_line < old_to) rows_.push_back({DiffRowType::same, old_line++, new_line++});
}

float DiffView::row_height(const DiffRow& row, const DiffGeometry& sizes) const {
  return row.type == DiffRowType::head ? sizes.head : sizes.row;
}

std::optional<Hunk> DiffView::draw(std::string_view name, ImVec2 size) {
  ImGui::PushStyleColor(ImGuiCol_ChildBg, ui::colours().raised);
  const ui::Child child(name, size, true, ImGuiWindowFlags_HorizontalScrollbar);
  ImGui::PopStyleColor();
  if (hunks_.empty()) {
    ui::muted(texts::common::no_differences);
    return {};
  }
  DiffGeometry sizes;
  {
    const ui::FontScope letters(ui::context().fonts.mono);
    sizes.row = std::floor(ImGui::GetFontSize() * 1.4F);
    sizes.letter = ImGui::CalcTextSize("0000000000").x / 10;
  }
  const std::size_t most = std::max(old_lines_.size(), new_lines_.size());
  sizes.number = sizes.letter * static_cast<float>(std::to_string(most).size() + 1);
  sizes.head = ImGui::GetFrameHeight() + ui::scaled(14);
  const ImVec2 begin = ImGui::GetCursorScreenPos();
  const float seen_from = ImGui::GetWindowPos().y, seen_to = seen_from + ImGui::GetWindowHeight();
  const float width = std::max(ImGui::GetContentRegionAvail().x,
                               2 * sizes.number + static_cast<float>(widest_ + 3) * sizes.letter);
  std::optional<Hunk> out;
  float y = begin.y;
  for (const DiffRow& row : rows_) {
    const float height = row_height(row, sizes);
    if (y + height >= seen_from && y <= seen_to) {
      if (row.type != DiffRowType::head)
        draw_row(row, sizes, {begin.x, y}, width);
      else if (draw_head(row, {begin.x, y}, width))
        out = hunks_[row.hunk];
    }
    y += height;
  }
  ImGui::SetCursorScreenPos({begin.x + width, y});
  ImGui::Dummy({0, 0});
  return out;
}

bool DiffView::draw_head(const DiffRow& row, ImVec2 at, float width) const {
  const ui::Named named("Change " + std::to_string(row.hunk + 1));
  const float gap = ui::scaled(8);
  if (row.hunk > 0)
    ImGui::GetWindowDrawList()->AddLine({at.x, at.y + gap / 2}, {at.x + width, at.y + gap / 2},
                                        ui::colours().line);
  ImGui::SetCursorScreenPos({at.x, at.y + gap});
  ImGui::AlignTextToFramePadding();
  ui::line(hunk_sentence(hunks_[row.hunk]));
  ui::same_line(14);
  return ui::button(texts::diff::revert);
}

void DiffView::draw_row(const DiffRow& row, const DiffGeometry& sizes, ImVec2 at,
                        float width) const {
  const ui::FontScope letters(ui::context().fonts.mono);
  ImDrawList& list = *ImGui::GetWindowDrawList();
  const Colours& c = ui::colours();
  const bool removed = row.type == DiffRowType::removed, added = row.type == DiffRowType::added;
  const ImU32 colour = removed ? c.bad : added ? c.good : c.muted;
  if (removed || added)
    list.AddRectFilled(at, {at.x + width, at.y + sizes.row}, with_alpha(colour, 34));
  const float y = at.y + (sizes.row - ImGui::GetFontSize()) / 2;
  const auto number = [&](int line, float x) {
    if (line < 0) return;
    const std::string text = std::to_string(line + 1);
    const float right = x + sizes.number - sizes.letter;
    list.AddText({right - static_cast<float>(text.size()) * sizes.letter, y}, c.muted,
                 text.c_str());
  };
  number(row.old_line, at.x);
  number(row.new_line, at.x + sizes.number);
  const float sign = at.x + 2 * sizes.number;
  if (removed || added) list.AddText({sign, y}, colour, removed ? "−" : "+");
  const std::string text = untabbed(removed ? old_lines_[row.old_line] : new_lines_[row.new_line]);
  const float x = sign + 2 * sizes.letter;
  list.AddText({x, y}, row.type == DiffRowType::same ? c.muted : c.text, text.c_str());
  const char* const kind = removed ? "line gone" : added ? "line come" : "line";
  ui::expose(text, kind,
             (removed ? "− "
              : added ? "+ "
                      : "  ") +
                 text,
             {sign, at.y},
             {std::min(x + ImGui::CalcTextSize(text.c_str()).x, list.GetClipRectMax().x),
              at.y + sizes.row});
}

}  // namespace hr::editor
