// SPDX-License-Identifier: MIT
#include "editor/start/saved_match_list.h"

#include <fmt/format.h>

#include <ctime>

#include "core/base/words.h"
#include "editor/desk/ago.h"
#include "editor/ui/paragraphs.h"
#include "editor/ui/ui.h"
#include "texts/texts.h"

namespace hr::editor {

namespace {

std::string state_text(const SavedMatch& match) {
  if (match.ended && !match.outcome.empty()) return match.outcome;
  if (match.actions == 0) return texts::start::not_started;
  return texts::counted<texts::start::moves>(static_cast<std::int64_t>(match.actions));
}

std::vector<Paragraph> words(const SavedMatch& match, bool first) {
  const Colours& c = ui::colours();
  const Fonts& fonts = ui::context().fonts;
  const std::string name = first ? fill(texts::start::continue_game, match.name) : match.name;
  std::vector<Paragraph> out{{name, fonts.strong, first ? c.accent : c.text, 0}};
  std::vector<std::string> players;
  for (const std::string& player : match.players) players.push_back(sentence(player));
  if (!players.empty())
    out.push_back(
        {Message::all_of(players).in(texts::language()), fonts.body, c.text, ui::scaled(2)});
  out.push_back({fmt::format("{}, {}", state_text(match), ago_text(match.when, std::time(nullptr))),
                 fonts.body, c.muted, ui::scaled(2)});
  return out;
}

}  // namespace

void SavedMatchList::draw(const DeskState& state, std::size_t few, bool at_enter,
                          Requests& requests) {
  const ui::Named named("Kept");
  const std::size_t most = all_ ? state.kept.size() : std::min(few, state.kept.size());
  for (std::size_t i = 0; i < most; ++i) draw_match(state.kept[i], at_enter && i == 0, requests);
  if (most == state.kept.size()) return;
  if (ui::button(fill(texts::start::show_all, state.kept.size()))) all_ = true;
}

void SavedMatchList::draw_match(const SavedMatch& match, bool first, Requests& requests) {
  const ui::Named id(match.file);
  if (deleting_ == match.file) return draw_delete(match, requests);
  const float pad = ui::scaled(10), width = ImGui::GetContentRegionAvail().x;
  const texts::Text label = texts::common::delete_it;
  const float button = ui::button_width(label);
  const std::vector<Paragraph> text = words(match, first);
  // Beside the card, so that whoever wants to continue does not delete.
  const float wide = width - button - ImGui::GetStyle().ItemSpacing.x, inner = wide - 2 * pad;
  const float tall = height_of(text, inner) + 2 * pad;
  const ImVec2 at = ImGui::GetCursorScreenPos();
  if (card((fill(texts::start::continue_game, match.name) + "##card").c_str(), {wide, tall}, first))
    requests.add(OpenRecord{match.file});
  const ImVec2 after = ImGui::GetCursorScreenPos();
  editor::draw(*ImGui::GetWindowDrawList(), {at.x + pad, at.y + pad}, text, inner);
  ImGui::SetCursorScreenPos({at.x + width - button, at.y + (tall - ImGui::GetFrameHeight()) / 2});
  ImGui::PushStyleColor(ImGuiCol_Button, 0);
  ImGui::PushStyleColor(ImGuiCol_Border, 0);
  if (ui::button(label)) deleting_ = match.file;
  ImGui::PopStyleColor(2);
  ui::tip("Deletes this match"_text);
  ImGui::SetCursorScreenPos(after);
}

void SavedMatchList::draw_delete(const SavedMatch& match, Requests& requests) {
  ui::text(fill("Delete this {} match? This cannot be undone.", match.name));
  if (ui::button("Delete match"_text)) requests.add(DeleteMatch{match.file});
  ui::flow(ui::button_width(texts::common::cancel));
  if (ui::button(texts::common::cancel)) deleting_.clear();
}

}  // namespace hr::editor
