// SPDX-License-Identifier: MIT
#include "editor/play/refusal_bubble.h"

#include <algorithm>
#include <utility>

#include "editor/ui/keys.h"
#include "editor/ui/ui.h"

namespace hr::editor {

namespace {

constexpr float k_width = 320, k_bubble_padding = 8, k_tip = 9;  // at scale 1

struct Frame {
  ImVec2 from, size;
  bool below = true;
};

bool overlap(const Box& a, const Box& b) {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}

// Below the middle of the cell, or above it where that hides less, moved so that it is inside the
// room.
Frame frame(const Box& cell, const Box& held, const Box& room, ImVec2 size) {
  const float x = (cell.left + cell.right) / 2 - size.x / 2;
  const float left = std::clamp(x, room.left, std::max(room.left, room.right - size.x));
  const auto hides = [&](float y) { return overlap({left, y, left + size.x, y + size.y}, held); };
  const bool room_below = cell.bottom + size.y <= room.bottom;
  const bool room_above = cell.top - size.y >= room.top - ui::scaled(k_tip);  // its tip may overlap
  const bool better_above = hides(cell.bottom) && room_above && !hides(cell.top - size.y);
  const bool below = room_below && !better_above;
  const float y = below ? cell.bottom : cell.top - size.y;
  return {{left, std::clamp(y, room.top, std::max(room.top, room.bottom - size.y))}, size, below};
}

// A key that opens a tab, where a click would have ended it.
bool tab_pressed() {
  bool out = false;
  for (char digit = '1'; digit <= '8'; ++digit) out = out || pressed(ctrl(digit));
  return out;
}

// A box with a tip that points to x.
void draw_shape(const Frame& at, float x) {
  ImDrawList& list = *ImGui::GetWindowDrawList();
  const float tip = ui::scaled(k_tip), round = ui::scaled(6);
  const auto& c = ui::colours();
  const ImVec2 end{at.from.x + at.size.x, at.from.y + at.size.y};
  const ImVec2 from{at.from.x, at.below ? at.from.y + tip : at.from.y};
  const ImVec2 to{end.x, at.below ? end.y : end.y - tip};
  list.AddRectFilled(from, to, c.panel, round);
  list.AddRect(from, to, c.bad, round, 0, ui::scaled(2));
  const float middle = std::clamp(x, from.x + round + tip, to.x - round - tip);
  const float base = at.below ? from.y + ui::scaled(1) : to.y - ui::scaled(1);
  const float point = at.below ? at.from.y : end.y;
  list.AddTriangleFilled({middle - tip, base}, {middle + tip, base}, {middle, point}, c.bad);
}

}  // namespace

std::uint64_t RefusalBubble::follow(const DeskState& state) {
  const Notice& notice = state.notice;
  if (std::exchange(waits_, false) && notice.number != notice_ && notice.type != NoticeType::info)
    shown_ = notice;
  const bool moved = std::exchange(cursor_, state.game->cursor) != state.game->cursor;
  const bool clicked =
      ImGui::IsMouseClicked(ImGuiMouseButton_Left) || ImGui::IsMouseClicked(ImGuiMouseButton_Right);
  // A touch brings the mouse there in the frame in which it clicks.
  const bool on_link =
      ImGui::IsMouseHoveringRect({link_.left, link_.top}, {link_.right, link_.bottom}, false);
  if (moved || (clicked && !on_link) || pressed(Key::escape) || tab_pressed()) end();
  link_ = {};
  return shown_.number;
}

void RefusalBubble::say(const CellRef& at, std::string text) {
  end();
  at_ = at;
  shown_.text = std::move(text);
  shown_.place.clear();
}

void RefusalBubble::await(const CellRef& at, const DeskState& state) {
  end();
  at_ = at;
  waits_ = true;
  notice_ = state.notice.number;
}

void RefusalBubble::draw(const Box& cell, const Box& held, const Box& room, Requests& requests) {
  if (!shown()) return;
  const float pad = ui::scaled(k_bubble_padding), tip = ui::scaled(k_tip);
  const float widest = std::min(ui::scaled(k_width), room.width()) - 2 * pad;
  const ImVec2 text = ImGui::CalcTextSize(shown_.text.c_str(), nullptr, false, widest);
  const ImVec2 place = shown_.place.empty() ? ImVec2(0, -ImGui::GetStyle().ItemSpacing.y)
                                            : ImGui::CalcTextSize(shown_.place.c_str());
  const float wide = std::max(text.x, place.x) + 1;
  const float high = text.y + ImGui::GetStyle().ItemSpacing.y + place.y;
  const Frame at = frame(cell, held, room, {wide + 2 * pad, high + 2 * pad + tip});
  const ImVec2 back = ImGui::GetCursorScreenPos();
  ImGui::SetCursorScreenPos(at.from);
  {
    const ui::Child child(
        "Refusal", at.size, false,
        ImGuiWindowFlags_NoInputs | ImGuiWindowFlags_NoBackground | ImGuiWindowFlags_NoScrollbar);
    draw_shape(at, (cell.left + cell.right) / 2);
    ImGui::SetCursorScreenPos({at.from.x + pad, at.from.y + pad + (at.below ? tip : 0)});
    const ui::Child inside(
        "inside", {wide, high}, false,
        ImGuiWindowFlags_NoInputs | ImGuiWindowFlags_NoBackground | ImGuiWindowFlags_NoScrollbar);
    ui::text(shown_.text);
    if (!shown_.place.empty()) draw_place(requests);
  }
  ImGui::SetCursorScreenPos(back);
}

// In a window of its own, which takes the mouse although the one around it does not.
void RefusalBubble::draw_place(Requests& requests) {
  const ui::Child room("Rule", {0, 0}, false, ImGuiWindowFlags_NoScrollbar);
  if (ui::link(shown_.place, ui::colours().accent)) requests.show(shown_.place);
  const ImVec2 from = ImGui::GetItemRectMin(), to = ImGui::GetItemRectMax();
  link_ = {from.x, from.y, to.x, to.y};
}

}  // namespace hr::editor
