// SPDX-License-Identifier: MIT
// The layout of the window: menus and tools above, the board with the log below it on the left, the
// tabs on the right.
#include <fmt/format.h>
#include <imgui_internal.h>

#include <algorithm>
#include <cmath>
#include <utility>

#include "editor/app/app.h"
#include "editor/app/standings.h"
#include "editor/panels/tab_ids.h"
#include "editor/play/turn_panel.h"
#include "editor/ui/ui.h"
#include "texts/texts.h"

namespace hr::editor {

namespace {

// A bar between two parts that the user can drag; `share` is that of the second part.
void split(const char* name, float& share, float room, bool upright, float length) {
  const float thick = ui::scaled(7);
  const ImVec2 at = ImGui::GetCursorScreenPos();
  const ImVec2 size = upright ? ImVec2(thick, length) : ImVec2(length, thick);
  ImGui::PushItemFlag(ImGuiItemFlags_NoNav, true);  // the parts are hidden by F9 and F10
  ImGui::InvisibleButton(name, size);
  ImGui::PopItemFlag();
  ui::expose_last(name, "splitter", {});
  const bool held = ImGui::IsItemActive(), hovered = ImGui::IsItemHovered();
  if (held || hovered)
    ImGui::SetMouseCursor(upright ? ImGuiMouseCursor_ResizeEW : ImGuiMouseCursor_ResizeNS);
  if (held) {
    const ImVec2 moved = ImGui::GetIO().MouseDelta;
    share = std::clamp(share - (upright ? moved.x : moved.y) / room, 0.1F, 0.75F);
  }
  if (!held && !hovered) return;
  const float half = thick / 2;
  const ImVec2 from = upright ? ImVec2(at.x + half, at.y) : ImVec2(at.x, at.y + half);
  const ImVec2 to = upright ? ImVec2(from.x, at.y + length) : ImVec2(at.x + length, from.y);
  ImGui::GetWindowDrawList()->AddLine(from, to, ui::colours().accent, ui::scaled(2));
}

// On the last tab.
void draw_alert(const std::string& alert) {
  const float r = ui::scaled(4);
  const ImVec2 corner(ImGui::GetItemRectMax().x, ImGui::GetItemRectMin().y);
  ImGui::GetWindowDrawList()->AddCircleFilled({corner.x - r, corner.y + r}, r, ui::colours().bad);
  ui::tip(alert);
}

// Where the character begins that this byte is part of.
std::size_t character_at(const std::string& text, std::size_t byte) {
  const auto continues = [&] { return (static_cast<unsigned char>(text[byte]) & 0xC0U) == 0x80U; };
  while (byte > 0 && byte < text.size() && continues()) --byte;
  return byte;
}

// A text in one line that is at most so wide. What is left out is in the middle, where the path of
// a file is: at the end is the reason.
std::string cut_to(std::string text, float width) {
  const auto fits = [&](const std::string& part) {
    return ImGui::CalcTextSize(part.c_str()).x <= width;
  };
  std::ranges::replace(text, '\n', ' ');
  if (fits(text)) return text;
  for (std::size_t kept = text.size() - 1; kept > 0; --kept) {
    const std::size_t head = kept / 3, tail = text.size() - (kept - head);
    std::string out =
        text.substr(0, character_at(text, head)) + "…" + text.substr(character_at(text, tail));
    if (fits(out)) return out;
  }
  return "…";
}

// The room inside tabs, left and right of their names, and between them: as much as usual, or less
// if all of them then fit into one line.
ImVec2 tab_room(const std::vector<std::unique_ptr<Panel>>& tabs) {
  const ImGuiStyle& style = ImGui::GetStyle();
  const auto count = static_cast<float>(tabs.size());
  float words = 0;
  for (const auto& tab : tabs)
    words += std::ceil(ImGui::CalcTextSize(std::string(tab->name()).c_str()).x);
  const float room = ImGui::GetContentRegionAvail().x - 1 - words;
  const float gap = ui::scaled(4), least = ui::scaled(4);
  const float usual = 2 * count * style.FramePadding.x + (count - 1) * style.ItemSpacing.x;
  if (usual <= room) return {style.FramePadding.x, style.ItemSpacing.x};
  const float pad = std::floor((room - (count - 1) * gap) / (2 * count));
  return {pad < least ? ui::scaled(6) : std::min(pad, style.FramePadding.x), gap};
}

// Tabs that do not fit wrap to another row, so none is cut off at any zoom. Returns the one that
// was clicked, or null. `id`: becomes that of the chosen one.
Panel* draw_tab_names(const std::vector<std::unique_ptr<Panel>>& tabs, const Panel* chosen,
                      ImGuiID& id, const DeskState& state, Requests& requests) {
  const auto [pad, gap] = tab_room(tabs);
  const ImGuiStyle& style = ImGui::GetStyle();
  ImGui::PushStyleVar(ImGuiStyleVar_FramePadding, {pad, style.FramePadding.y});
  ImGui::PushStyleVar(ImGuiStyleVar_ItemSpacing, {gap, style.ItemSpacing.y});
  Panel* clicked = nullptr;
  for (const auto& panel : tabs) {
    if (&panel != &tabs.front()) ui::flow(ui::button_width(panel->name()));
    if (ui::tab(panel->name(), panel.get() == chosen)) clicked = panel.get();
    if (panel.get() == chosen) id = ui::context().tabs.last_entered();
    panel->take_drop(state, requests);
    if (const std::string alert = panel->alert(); !alert.empty()) draw_alert(alert);
  }
  ImGui::PopStyleVar(2);
  return clicked;
}

}  // namespace

void App::draw_menus() {
  if (!ImGui::BeginMenuBar()) return;
  for (const texts::Text name : k_menus) {
    const ui::Menu menu(name);
    if (!menu) continue;
    for (const MenuAction& action : actions_) {
      if (action.menu != name) continue;
      if (action.rule) ImGui::Separator();
      const bool on = action.on && action.on(*this);
      if (ui::menu_item(action.label, chord_text(action.chord), allows(action), on))
        requests_.act(action.id);
      ui::tip(action.help);
    }
  }
  draw_save_problem();
  ImGui::EndMenuBar();
}

void App::draw_tool_bar() {
  const ui::Named named("Tools");
  const auto tool = [this](const std::string& id) {
    const MenuAction& action = *std::ranges::find(actions_, id, &MenuAction::id);
    ui::flow(ui::button_width(action.label));
    const ui::Disabled disabled(!allows(action));
    const std::string label = action.label + "##tool";
    const bool on = action.on && action.on(*this);
    if (on ? ui::primary(label) : ui::button(label)) requests_.act(action.id);
    const std::string keys = chord_text(action.chord), gap = action.help.empty() ? "" : "\n";
    ui::tip(keys.empty() ? action.help : action.help + gap + keys);
  };
  if (ui::button(texts::start::all_games)) requests_.act("welcome");
  if (marks_->on())
    for (const char* id : {"undo_note", "redo_note", "marks", "palette", "how"}) tool(id);
  else
    for (const char* id : {"undo", "redo", "restart", "marks", "palette", "how"}) tool(id);
}

// While something cannot be saved, the right end of the menu bar reports it, so that nothing moves.
// What does not fit there is in the tooltip.
void App::draw_save_problem() const {
  if (state().save_problem.empty()) return;
  const Colours& c = ui::colours();
  const std::string& all = state().save_problem;
  const float pad = ui::scaled(8), room = ImGui::GetContentRegionAvail().x - 4 * pad;
  const std::string shown = cut_to(all, room);
  const float wide = ImGui::CalcTextSize(shown.c_str()).x;
  ImGui::SetCursorPosX(ImGui::GetCursorPosX() + std::max(room + 2 * pad - wide, 0.0F));
  const ImVec2 at = ImGui::GetCursorScreenPos();
  const float high = ImGui::GetTextLineHeight();
  ImGui::GetWindowDrawList()->AddRectFilled({at.x - pad, at.y - ui::scaled(2)},
                                            {at.x + wide + pad, at.y + high + ui::scaled(2)}, c.bad,
                                            ui::scaled(4));
  ImGui::PushStyleColor(ImGuiCol_Text, letters_on(c.bad));
  ImGui::TextUnformatted(shown.c_str());
  ImGui::PopStyleColor();
  ui::expose_last("save problem", "text", shown);
  ui::tip(all);
}

void App::draw_left(float width, float height) {
  // Room for two lines of the log, a notice and the input line at any zoom; where there is little
  // height, for the board's sake only for a line and the input.
  constexpr float k_low = 420, k_low_share = 0.5F, k_bare_share = 0.75F;
  const bool low = height < ui::scaled(k_low);
  const float line = ImGui::GetTextLineHeightWithSpacing();
  const float frame = ImGui::GetFrameHeightWithSpacing();
  const float least = low ? line + frame : 2 * (line + frame);
  // In a game without a board or cards, what happens is all there is to see.
  const Report& report = state().game->report;
  const bool bare = report.zones.empty() && state().game->drawing.empty();
  const float share = bare ? k_bare_share : settings_.below * (low ? k_low_share : 1);
  // Nothing is played while two games are compared, and they need the room.
  const bool log_shown = settings_.log_shown && !state().game->what_if.on;
  const float gap = log_shown ? ui::scaled(7) + ImGui::GetStyle().ItemSpacing.y * 2 : 0;
  float below = log_shown ? std::floor(std::max(height * share, least)) : 0;
  // As long as nobody has said how high the log should be, it leaves the board what that can use.
  tool_->most_height = height - least - gap;
  const bool usual = settings_.below == WindowSettings().below && log_shown && !bare;
  if (usual && tool_->wanted_height > 0)
    below =
        std::clamp(std::floor(height - gap - tool_->wanted_height), std::min(least, below), below);
  const ui::Child left("left", {width, height}, false, ImGuiWindowFlags_NoScrollbar);
  {
    const ui::Child board("Table", {0, height - below - gap}, false,
                          ImGuiWindowFlags_NoScrollbar | ImGuiWindowFlags_NoScrollWithMouse);
    if (state().game->what_if.on) {
      twins_->draw(state(), requests_);
    } else {
      if (!marks_->on()) turn_->draw(state(), requests_);  // clicks on the board write notes now
      board_->draw(state(), requests_);
    }
  }
  if (!log_shown) return;
  if (!bare) {
    float shown = usual ? below / height : settings_.below;
    const float before = shown;
    split("split below", shown, height, false, width);
    if (shown != before) settings_.below = shown;
  }
  const ui::Child log("Log", {0, 0});
  log_->draw(state(), requests_);
}

void App::draw_tabs() {
  if (!next_tab_.empty()) settings_.tab = std::exchange(next_tab_, {});
  Panel* chosen = nullptr;
  for (const auto& panel : tabs_)
    if (chosen == nullptr || settings_.tab == panel->id()) chosen = panel.get();
  ImGuiID id = 0;
  if (Panel* const clicked = draw_tab_names(tabs_, chosen, id, state(), requests_))
    settings_.tab = clicked->id();
  ImGui::Separator();
  if (chosen == nullptr) return;
  if (Panel* const before = std::exchange(drawn_tab_, chosen);
      before != nullptr && before != chosen)
    before->leave(requests_);
  if (std::string_view(chosen->id()) == tab_ids::board) {  // clicks edit the board there
    marks_->end();
    if (state().game->what_if.on) requests_.add(EndWhatIf{});
  }
  const ui::Named named(chosen->id());
  const ui::Child inside("inside");
  chosen->draw(state(), requests_);
  const bool entered = std::exchange(enters_tab_, false);
  if (entered && !ImGui::IsWindowFocused(ImGuiFocusedFlags_ChildWindows))
    ui::context().tabs.want(id);
}

void App::draw_game() {
  constexpr float k_low = 420;  // at scale 1: then the guide takes the place of the tools
  const bool low = ImGui::GetContentRegionAvail().y < ui::scaled(k_low);
  guide_.on() && low ? guide_.draw_row(state()) : draw_tool_bar();
  const GameState& game = *state().game;
  if (game.viewer == k_turn && game.playing) {
    curtain_->draw(state(), requests_);
    return;
  }
  const ImVec2 room = ImGui::GetContentRegionAvail();
  if (!settings_.side_shown) return draw_left(room.x, room.y);
  const float side = std::floor(room.x * settings_.side);
  draw_left(room.x - side - ui::scaled(7) - ImGui::GetStyle().ItemSpacing.x * 2, room.y);
  ImGui::SameLine();
  split("split side", settings_.side, room.x, true, room.y);
  ImGui::SameLine();
  const ui::Child right("Side", {0, room.y});
  if (guide_.on() && !low) guide_.draw(state());
  draw_tabs();
}

// A picture for a whole class: the side panel, the log and the menus come back afterwards.
void App::draw_present() {
  const ui::Named named("Present");
  const GameState& game = *state().game;
  if (game.viewer == k_turn) return curtain_->draw(state(), requests_);
  if (game.what_if.on) return twins_->draw(state(), requests_);
  const ImVec2 room = ImGui::GetContentRegionAvail();
  const float side = standings_width(game, room);
  const float gap = side > 0 ? 2 * ImGui::GetStyle().ItemSpacing.x : 0;
  if (side <= 0) draw_standings_above(state(), *turn_, requests_);
  const bool picking = tool_->picking;
  {
    const ui::Child board("Table", {side > 0 ? room.x - side - gap : 0, 0}, false,
                          ImGuiWindowFlags_NoScrollbar | ImGuiWindowFlags_NoScrollWithMouse);
    board_->draw(state(), requests_);
  }
  if (side > 0) {
    ImGui::SameLine(0, gap);
    draw_standings_beside(state(), {side, room.y}, *turn_, requests_);
  }
  if (pressed(Key::escape) && !picking) present(false);
}

}  // namespace hr::editor
