// SPDX-License-Identifier: MIT
#include "editor/panels/rules_card.h"

#include <algorithm>

#include "editor/ui/ui.h"
#include "texts/texts.h"

namespace hr::editor {

namespace {

// Strikes through wrapped text, line by line.
void strike(const std::string& text, ImVec2 at, float width, ImU32 colour) {
  const ImFont* font = ImGui::GetFont();
  const float size = ImGui::GetFontSize();
  const char* from = text.data();
  const char* const end = text.data() + text.size();
  for (float y = at.y + size * 0.55F; from < end; y += ImGui::GetTextLineHeight()) {
    const char* to = font->CalcWordWrapPositionA(size / font->FontSize, from, end, width);
    if (to == from) ++to;
    ImGui::GetWindowDrawList()->AddLine({at.x, y}, {at.x + ImGui::CalcTextSize(from, to).x, y},
                                        colour, ui::scaled(1.2F));
    for (from = to; from < end && *from == ' ';) ++from;
  }
}

void draw_line(const CardLine& line) {
  const Colours& c = ui::colours();
  const ImVec2 edge = ImGui::GetCursorScreenPos();
  ImGui::Indent(ui::scaled(12));
  if (line.change == LineChange::fresh) {
    const ui::FontScope letters(ui::context().fonts.strong);
    ui::coloured(c.good, "New"_text);
  }
  if (line.change == LineChange::gone) ui::coloured(c.warning, "Removed"_text);
  const ImVec2 at = ImGui::GetCursorScreenPos();
  const float width = ImGui::GetContentRegionAvail().x;
  line.change == LineChange::gone ? ui::muted(line.text) : ui::text(line.text);
  if (line.change == LineChange::gone) strike(line.text, at, width, c.muted);
  ImGui::Unindent(ui::scaled(12));
  if (line.change == LineChange::same) return;
  ImGui::GetWindowDrawList()->AddRectFilled(
      edge, {edge.x + ui::scaled(3), ImGui::GetItemRectMax().y},
      line.change == LineChange::fresh ? c.good : c.warning, ui::scaled(1.5F));
}

}  // namespace

void RulesCard::follow(const GameState& game) {
  if (file_ != game.file) {
    file_ = game.file;
    before_ = now_ = game.card;
  } else if (now_ != game.card) {
    before_ = std::move(now_);
    now_ = game.card;
  } else if (!lines_.empty() || now_.empty()) {
    return;
  }
  lines_ = card_changes(before_, now_);
}

void RulesCard::draw(const GameState& game) {
  follow(game);
  const ui::Named named("Card");
  if (game.card.empty()) return ui::muted(texts::card::none);
  if (!game.card_note.empty()) ui::coloured(ui::colours().warning, game.card_note);
  if (before_ != now_) {
    ui::muted("The last rule change is marked below."_text);
    if (ui::button("Clear marks"_text)) {
      before_ = now_;
      lines_ = card_changes(before_, now_);
    }
  }
  for (const CardLine& line : lines_) draw_line(line);
}

}  // namespace hr::editor
