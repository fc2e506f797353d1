// SPDX-License-Identifier: MIT
#include "editor/app/how_to_play.h"

#include <fmt/format.h>

#include <algorithm>
#include <utility>

#include "core/base/words.h"
#include "editor/board/move_diagrams.h"
#include "editor/board/thumbnail.h"
#include "editor/play/turn_panel.h"
#include "editor/ui/keys.h"
#include "editor/ui/ui.h"
#include "texts/texts.h"

namespace hr::editor {

namespace {

constexpr texts::Text k_how_title = texts::game::how_to_play;
constexpr const char* k_how_prefix = "how:";

bool has_pieces(const Report& report) {
  return std::ranges::any_of(report.zones, [](const ZoneReport& zone) {
    return std::ranges::any_of(zone.cells,
                               [](const CellReport& cell) { return !cell.pieces.empty(); });
  });
}

const RulesetInfo* find_info(const DeskState& state, const std::string& id) {
  const auto found = std::ranges::find(state.rulesets, id, &RulesetInfo::id);
  return found == state.rulesets.end() ? nullptr : &*found;
}

// The open game with its position or, as long as its board is empty, with that of a sample.
RulesetInfo info_of(const DeskState& state) {
  const GameState& game = *state.game;
  RulesetInfo out;
  out.id = game.ruleset;
  out.name = game.name;
  out.about = game.about;
  out.game = game.game;
  for (const SeatReport& seat : game.report.seats) out.seats.push_back(seat.name);
  const RulesetInfo* const known = find_info(state, game.ruleset);
  const bool alike = known != nullptr && known->game != nullptr && game.game != nullptr &&
                     known->game->board.cells() == game.game->board.cells();
  if (game.viewer != k_turn && has_pieces(game.report))
    out.position = std::make_shared<const Report>(game.report);
  else if (alike)
    out.position = known->position;
  return out;
}

class HowToPlayDialog : public Panel {
 public:
  std::string_view name() const override { return k_how_title; }
  bool open(const std::string& name) override {
    if (name != "how" && !name.starts_with(k_how_prefix)) return false;
    id_ = name == "how" ? "" : name.substr(std::string_view(k_how_prefix).size());
    return opening_ = true;
  }

  void draw(const DeskState& state, Requests&) override {
    if (opening_) ImGui::OpenPopup(k_how_title.c_str());
    bool stays = true;
    const ui::Dialog dialog(k_how_title, 860, &stays);
    if (!dialog) return;
    if (std::exchange(opening_, false) || (id_.empty() && version_ != state.version)) take(state);
    const float high = ImGui::GetIO().DisplaySize.y * 0.7F;
    {
      const ui::Child inside("inside", {0, high});
      draw_contents(state);
    }
    const bool gone = info_.game == nullptr;
    if (ui::primary(texts::common::close) || pressed(Key::escape) || gone)
      ImGui::CloseCurrentPopup();
  }

 private:
  void take(const DeskState& state) {
    version_ = state.version;
    info_ = {};
    if (!id_.empty()) {
      if (const RulesetInfo* const known = find_info(state, id_)) info_ = *known;
    } else if (state.game && state.game->playing) {
      info_ = info_of(state);
    }
  }

  void draw_contents(const DeskState& state) {
    if (info_.game == nullptr) return;
    ui::title(info_.name);
    if (!info_.about.empty()) ui::text(info_.about);
    const float room = ImGui::GetContentRegionAvail().x;
    const bool beside = room > ui::scaled(560);
    if (beside) {
      const ui::Child card("Card", {room * 0.56F, 0});
      draw_card(state);
    }
    if (beside) ImGui::SameLine(0, ui::scaled(16));
    const ui::Child right("Example", {0, 0}, false, beside ? 0 : ImGuiWindowFlags_NoScrollbar);
    draw_picture();
    draw_diagrams();
    if (id_.empty() && state.game && state.game->playing) draw_now(*state.game);
    if (!beside) draw_card(state);
  }

  void draw_card(const DeskState& state) const {
    ui::strong("The rules"_text);
    if (id_.empty() && state.game && !state.game->card_note.empty())
      ui::coloured(ui::colours().warning, state.game->card_note);
    if (info_.game->card.empty()) ui::muted(texts::card::none);
    for (const std::string& line : info_.game->card) ui::text(line);
  }

  void draw_picture() {
    const ImVec2 at = ImGui::GetCursorScreenPos();
    const float wide = ImGui::GetContentRegionAvail().x;
    const float high = std::min(wide * 0.75F, ImGui::GetIO().DisplaySize.y * 0.42F);
    pictures_.draw(*ImGui::GetWindowDrawList(), info_, at, {at.x + wide, at.y + high});
    ImGui::Dummy({wide, high});
    ui::expose_last("picture", "picture", {});
  }

  void draw_diagrams() {
    if (info_.game->diagrams.empty()) return;
    ui::strong(texts::card::moves);
    diagrams_.draw(info_.game);
    ui::muted(texts::card::diagram_key);
  }

  static void draw_now(const GameState& game) {
    if (game.viewer == k_turn) return;
    ui::strong(turn_sentence(game));
    for (const std::string& line : available_moves(game.report)) ui::text(line);
  }

  std::string id_;  // "": the open game
  RulesetInfo info_;
  Thumbnails pictures_;
  MoveDiagramPictures diagrams_;
  std::uint64_t version_ = 0;
  bool opening_ = false;
};

}  // namespace

std::vector<std::string> available_moves(const Report& report) {
  std::vector<std::string> verbs;
  for (const ActionReport& action : report.legal)
    if (std::ranges::find(verbs, action.verb) == verbs.end()) verbs.push_back(action.verb);
  std::vector<std::string> out;
  for (const std::string& verb : verbs) {
    const auto first = std::ranges::find(report.legal, verb, &ActionReport::verb);
    const auto count = std::ranges::count(report.legal, verb, &ActionReport::verb);
    out.push_back(count == 1 && !first->range
                      ? sentence(first->text)
                      : fill("{}: {} possible, such as {}", sentence(verb), count, first->text));
  }
  return out;
}

std::unique_ptr<Panel> make_how_to_play_dialog() { return std::make_unique<HowToPlayDialog>(); }

}  // namespace hr::editor
