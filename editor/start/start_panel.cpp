// SPDX-License-Identifier: MIT
#include "editor/start/start_panel.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <utility>

#include "core/base/words.h"
#include "core/table/typed_dice.h"
#include "editor/panels/owner_mark.h"
#include "editor/panels/player_choice.h"
#include "editor/start/game_cards.h"
#include "editor/ui/free_keys.h"
#include "editor/ui/keys.h"
#include "editor/ui/ui.h"
#include "scripting/source/variant_words.h"
#include "texts/texts.h"

namespace hr::editor {

void StartPanel::choose(const RulesetInfo& info, Requests& requests) {
  if (info.id == start_.ruleset) return;
  begin({.ruleset = info.id,
         .settings = info.last_settings,
         .variants = info.last_variants,
         .players = {},
         .dice = {}},
        requests);
}

void StartPanel::follow(const DeskState& state) {
  if (state.lessons == lessons_) return;
  lessons_ = state.lessons;
  start_ = state.lesson;
  form_.forget();
  dice_.clear();
  players_ = start_.players;
  to_name_ = PlayerId::none;
}

void StartPanel::begin(StartGame start, Requests& requests) {
  start_ = std::move(start);
  form_.forget();
  dice_.clear();
  players_.clear();
  to_name_ = PlayerId::none;
  requests.add(PreviewGame{start_});
}

void StartPanel::set(const std::string& option, const std::string& value, Requests& requests) {
  std::erase_if(start_.settings, [&](const auto& setting) { return setting.first == option; });
  start_.settings.emplace_back(option, value);
  requests.add(PreviewGame{start_});
}

void StartPanel::draw(const DeskState& state, Requests& requests) {
  const auto info = std::ranges::find(state.rulesets, start_.ruleset, &RulesetInfo::id);
  if (info == state.rulesets.end()) return leave(requests);
  if (!state.preview || state.preview->start.ruleset != start_.ruleset) return;
  const GamePreview& game = *state.preview;
  const ui::Named named("Start");
  const std::string against = start_problem(state, *info, game);
  const ImVec2 room = ImGui::GetContentRegionAvail();
  const float foot = ImGui::GetFrameHeight() * 1.5F + ImGui::GetStyle().ItemSpacing.y;
  const float tall =
      against.empty() ? 0 : ImGui::CalcTextSize(against.c_str(), nullptr, false, room.x).y;
  {
    const ui::Child body("body", {0, room.y - foot});
    draw_head(*info, requests);
    draw_picture(game);
    if (info->complaint.empty()) {
      draw_count(*info, game, requests);
      draw_variants(*info, requests);
      draw_seats(game);  // after everything that can change their number
      draw_dice(game);
      draw_options(*info, game, requests);
      draw_lesson(game, requests);
    }
    if (tall > 0) ImGui::Dummy({0, tall});
    ui::keep_scroll();
  }
  if (tall > 0) draw_problem(against, tall);
  draw_foot(*info, game, requests);
}

// Over the end of the form, so that nothing moves.
void StartPanel::draw_problem(const std::string& text, float tall) {
  const ImVec2 at = ImGui::GetCursorScreenPos();
  ImGui::SetCursorScreenPos({at.x, at.y - ImGui::GetStyle().ItemSpacing.y - tall});
  ImGui::PushStyleColor(ImGuiCol_ChildBg, ui::colours().panel);
  {
    const ui::Child over("problem", {0, tall}, false,
                         ImGuiWindowFlags_NoScrollbar | ImGuiWindowFlags_NoInputs);
    ui::coloured(ui::colours().bad, text);
  }
  ImGui::PopStyleColor();
  ImGui::SetCursorScreenPos(at);
}

void StartPanel::draw_head(const RulesetInfo& info, Requests& requests) {
  ui::title(info.name);
  if (!info.about.empty()) ui::text(info.about);
  if (!info.by.empty()) ui::muted(credit_text(info));
  if (info.changed) ui::muted(fill(texts::start::your_rules_in, info.folder.string()));
  if (info.original) ui::muted(texts::start::original_rules);
  if (!info.complaint.empty()) ui::coloured(ui::colours().bad, info.complaint);
  // Escape that closes a list does not also leave.
  const bool popup = std::exchange(
      popup_,
      ImGui::IsPopupOpen(nullptr, ImGuiPopupFlags_AnyPopupId | ImGuiPopupFlags_AnyPopupLevel));
  const bool escape = pressed(Key::escape) && !ImGui::GetIO().WantTextInput && !popup && !popup_;
  if (ui::button(texts::start::all_games) || escape) leave(requests);
  ui::flow(ui::button_width(texts::game::how_to_play));
  if (ui::button(texts::game::how_to_play)) requests.act("dialog.how:" + info.id);
}

// As it will be under these options.
void StartPanel::draw_picture(const GamePreview& game) {
  if (game.game == nullptr || game.game->board.cells() == 0) return;
  constexpr float k_share = 0.5F, k_high = 0.24F;
  const ImVec2 at = ImGui::GetCursorScreenPos();
  const float wide = ImGui::GetContentRegionAvail().x;
  const float high = std::floor(std::min(k_share * wide, k_high * ImGui::GetWindowHeight()));
  picture_.draw(*ImGui::GetWindowDrawList(), "preview", {game.game, game.position}, at,
                {at.x + wide, at.y + high});
  ui::expose("preview", "picture", game.game->name, at, {at.x + wide, at.y + high});
  ImGui::Dummy({wide, high});
}

void StartPanel::draw_count(const RulesetInfo& info, const GamePreview& game, Requests& requests) {
  if (info.seats_option.empty()) return;
  ui::strong(texts::start::number_of_players);
  const ui::Named named(texts::start::number_of_players);
  const auto now = static_cast<int>(game.seats.size());
  for (int n = info.fewest; n <= info.most; ++n) {
    const std::string label = std::to_string(n);
    if (n > info.fewest) ui::flow(ui::scaled(40));
    const ImVec4 ground = ImGui::GetStyle().Colors[ImGuiCol_Button];
    const ImU32 colour = n == now ? ui::colours().accent : ImGui::ColorConvertFloat4ToU32(ground);
    ImGui::PushStyleColor(ImGuiCol_Button, colour);
    ImGui::PushStyleColor(ImGuiCol_Text, n == now ? ui::colours().on_accent : ui::colours().text);
    const bool clicked = ImGui::Button(label.c_str(), {ui::scaled(40), 0});
    ui::expose_last(label, "button", label, n == now);
    ImGui::PopStyleColor(2);
    if (!clicked) continue;
    set(info.seats_option, label, requests);
    to_name_ = PlayerId(0);
  }
}

void StartPanel::draw_seats(const GamePreview& game) {
  ui::strong(texts::common::players);
  players_.resize(std::max(players_.size(), game.seats.size()));
  for (std::size_t s = 0; s < game.seats.size(); ++s) draw_seat(game, s);
}

// Enter moves to the next name, and from the last one starts the game.
void StartPanel::draw_seat(const GamePreview& game, std::size_t seat) {
  const ui::Named named(game.seats[seat]);
  Player& player = players_[seat];
  const float size = ImGui::GetFrameHeight();
  const ImVec2 at = ImGui::GetCursorScreenPos();
  draw_owner_mark(*ImGui::GetWindowDrawList(), {at.x + size / 2, at.y + size / 2}, size * 0.32F,
                  SeatId(seat));
  ImGui::Dummy({size, size});
  ImGui::SameLine();
  ImGui::SetNextItemWidth(ImGui::GetContentRegionAvail().x - player_choice_width() -
                          ImGui::GetStyle().ItemSpacing.x);
  if (to_name_ == PlayerId(seat)) {
    ImGui::SetKeyboardFocusHere();
    to_name_ = PlayerId::none;
  }
  const bool entered = ui::entered("##name", player.name, sentence(game.seats[seat]));
  ui::expose_last("name", "field", player.name, ImGui::IsItemActive());
  ImGui::SameLine();
  choose_player(player.bot);
  if (!entered) return;
  const bool last = seat + 1 == game.seats.size();
  if (!last) to_name_ = PlayerId(seat + 1);
  named_ = last;
}

void StartPanel::draw_variants(const RulesetInfo& info, Requests& requests) {
  if (info.variants.empty()) return;
  ui::strong(texts::common::variants);
  const ui::Named named(texts::common::variants);
  for (const scripting::VariantInfo& note : info.variants) {
    bool on = std::ranges::count(start_.variants, note.id) > 0;
    const bool broken = !note.complaint.empty();
    const ui::Disabled disabled(broken && !on);
    if (ui::tick(scripting::variant_title(note) + "##" + note.id, on)) {
      std::erase(start_.variants, note.id);
      if (on) start_.variants.push_back(note.id);
      requests.add(PreviewGame{start_});
    }
    ImGui::Indent(ImGui::GetFrameHeight() + ImGui::GetStyle().ItemInnerSpacing.x);
    if (broken)
      ui::coloured(ui::colours().bad, note.complaint);
    else if (!note.about.empty())
      ui::muted(note.about);
    ImGui::Unindent(ImGui::GetFrameHeight() + ImGui::GetStyle().ItemInnerSpacing.x);
  }
}

void StartPanel::draw_dice(const GamePreview& game) {
  if (!game.rolls) return;
  ui::strong(texts::start::dice);
  ImGui::SetNextItemWidth(ImGui::GetContentRegionAvail().x);
  ui::field("##dice", dice_, texts::start::dice_empty);
  ui::expose_last("dice", "field", dice_, ImGui::IsItemActive());
  ui::tip(texts::start::dice_why);
  ui::coloured(read_dice(dice_) ? ui::colours().muted : ui::colours().bad,
               dice_help(TypedDice::sum_or_faces));
}

// All options as a form, collapsed at first; but the number of players is chosen above.
void StartPanel::draw_options(const RulesetInfo& info, const GamePreview& game,
                              Requests& requests) {
  std::vector<scripting::Option> options = game.options;
  std::erase_if(options, [&](const auto& option) { return option.name == info.seats_option; });
  if (options.empty()) return;
  const ui::Section section(texts::common::options, false);
  if (!section) return;
  const Settings before = start_.settings;
  Settings chosen = before;
  std::erase_if(chosen, [&](const auto& setting) { return setting.first == info.seats_option; });
  if (!form_.draw_settings(std::move(options), chosen)) return;
  for (const auto& setting : before)
    if (setting.first == info.seats_option) chosen.push_back(setting);
  start_.settings = std::move(chosen);
  requests.add(PreviewGame{start_});
}

// The dialogs save and print what is previewed, so the players must be part of it.
void StartPanel::draw_lesson(const GamePreview& game, Requests& requests) {
  const ui::Disabled disabled(!game.complaint.empty());
  const auto button = [&](texts::Text label, const char* dialog) {
    if (!ui::button(label)) return;
    start_.players = seated(game);
    requests.add(PreviewGame{start_});
    requests.act(dialog);
  };
  button(texts::start::save_as_lesson_dots, "dialog.lesson");
  ui::flow(ui::button_width(texts::common::print_dots));
  button(texts::common::print_dots, "dialog.print");
}

ById<PlayerId, Player> StartPanel::seated(const GamePreview& game) const {
  const auto count = static_cast<std::ptrdiff_t>(std::min(players_.size(), game.seats.size()));
  return ById<PlayerId, Player>(players_.begin(), players_.begin() + count);
}

void StartPanel::play(const RulesetInfo& info, const GamePreview& game, Requests& requests) {
  StartGame start = start_;
  start.players = seated(game);
  start.dice = read_dice(info.complaint.empty() ? dice_ : "").value_or(std::vector<int>());
  requests.add(start);
}

// Why the game cannot start, or what the desk refused.
std::string StartPanel::start_problem(const DeskState& state, const RulesetInfo& info,
                                      const GamePreview& game) {
  const Notice* const notice = notice_.of(state);
  if (info.complaint.empty() && !game.complaint.empty()) return game.complaint;
  return notice != nullptr && notice->type != NoticeType::info ? notice->text : "";
}

bool StartPanel::may_begin(const RulesetInfo& info, const GamePreview& game) const {
  if (!info.complaint.empty()) return info.own;
  return game.complaint.empty() && read_dice(dice_).has_value();
}

bool StartPanel::play_button(texts::Text label) {
  const Colours& c = ui::colours();
  for (const ImGuiCol what : {ImGuiCol_Button, ImGuiCol_ButtonHovered, ImGuiCol_ButtonActive})
    ImGui::PushStyleColor(what, c.accent);
  ImGui::PushStyleColor(ImGuiCol_Text, c.on_accent);
  const ui::FontScope letters(ui::context().fonts.strong);
  const bool clicked = ImGui::Button(
      label.c_str(), {ImGui::GetContentRegionAvail().x, ImGui::GetFrameHeight() * 1.5F});
  ui::expose_last(label, "button", label, false, ui::button_width(label));
  ImGui::PopStyleColor(4);
  return clicked;
}

void StartPanel::draw_foot(const RulesetInfo& info, const GamePreview& game, Requests& requests) {
  const bool may = may_begin(info, game);
  const ui::Disabled disabled(!may);
  bool wanted =
      play_button(info.complaint.empty() ? texts::common::play : texts::start::open_to_fix);
  const bool at_keys = ImGui::IsItemFocused() && !ImGui::GetIO().WantTextInput;
  wanted = wanted || std::exchange(named_, false);
  wanted = wanted || ((at_keys || nothing_has_keys()) && pressed(Key::enter));
  if (wanted && may) play(info, game, requests);
}

}  // namespace hr::editor
