// SPDX-License-Identifier: MIT
#include "editor/board_edit/board_files.h"

#include <fmt/format.h>

#include <algorithm>

#include "core/base/words.h"
#include "editor/ui/ui.h"
#include "texts/texts.h"

namespace hr::editor {

namespace {

constexpr const char* k_first_name = "my_board";

bool is_there(const GameState& game, const std::string& name) {
  return std::ranges::find(game.files, "variants/" + name + ".board", &RuleFileState::name) !=
         game.files.end();
}

}  // namespace

std::string board_in_force(const GameState& game) {
  const auto& edited = game.game->edited;
  return edited == nullptr ? "" : edited->name;
}

std::string BoardFiles::name(const GameState& game) const {
  std::string out = board_in_force(game);
  if (!out.empty()) return out;
  out = k_first_name;
  for (int n = 2; is_there(game, out); ++n) out = fmt::format("{}_{}", k_first_name, n);
  return out;
}

void BoardFiles::draw(const DeskState& state, BoardEdits& edits, Requests& requests) {
  const ui::Section section("Board files"_text);
  if (!section) return;
  const GameState& game = *state.game;
  draw_choice(game, requests);
  const std::string now = board_in_force(game);
  if (now.empty())
    return ui::muted(
        game.own
            ? fill("Your first edit creates the file variants/{}.board in your rules.", name(game))
            : fill("Your first edit creates the file variants/{}.board in your own "
                   "copy of the rules.",
                   name(game)));
  draw_copy(state, edits, requests);
  const ui::Section text("File contents"_text, false);
  if (!text) return;
  const ui::Child lines("lines", {0, ui::scaled(180)}, true, ImGuiWindowFlags_HorizontalScrollbar);
  ui::mono(game.game->edited->changes.text);
}

void BoardFiles::draw_choice(const GameState& game, Requests& requests) {
  const std::string now = board_in_force(game);
  if (ui::radio("Default board"_text, now.empty()) && !now.empty())
    requests.add(SetVariant{now, false});
  for (const VariantState& variant : game.variants) {
    const scripting::VariantInfo& note = variant.note;
    if (!note.board) continue;
    if (ui::radio(note.id, variant.on) && !variant.on) requests.add(SetVariant{note.id, true});
    if (!note.complaint.empty()) ui::coloured(ui::colours().bad, note.complaint);
    if (!note.about.empty()) ui::muted(note.about);
  }
}

void BoardFiles::draw_copy(const DeskState& state, BoardEdits& edits, Requests& requests) {
  const GameState& game = *state.game;
  ImGui::AlignTextToFramePadding();
  ui::text("Save board as…"_text);
  ImGui::SetNextItemWidth(std::min(ui::scaled(220), ImGui::GetContentRegionAvail().x));
  const auto name = typed_.field("copy", "copy", "", "Name, such as quarry, then Enter"_text);
  if (!name || name->empty()) return;
  if (is_there(game, *name)) return edits.refuse(fill("variants/{}.board already exists.", *name));
  requests.add(SaveBoard{*name, game.game->edited->changes.text});
}

}  // namespace hr::editor
