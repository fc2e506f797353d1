// SPDX-License-Identifier: MIT
#include "editor/start/start_panel.h"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>
#include <utility>

#include "core/base/words.h"
#include "editor/board/owner_mark.h"
#include "editor/ui/free_keys.h"
#include "editor/ui/keys.h"
#include "editor/ui/ui.h"

namespace hr::editor {

namespace {

constexpr const char* k_dice_help =
    "Enter the sum of the dice, such as 7, or their faces, such as 2+5.";

}  // namespace

bool read_dice(const std::string& typed, std::vector<int>& out) {
  std::string text = typed;
  std::ranges::replace(text, '+', ' ');
  std::ranges::replace(text, ',', ' ');
  out.clear();
  for (const std::string& word : split_words(text)) {
    int number = 0;
    const auto [end, error] = std::from_chars(word.data(), word.data() + word.size(), number);
    if (error != std::errc() || end != word.data() + word.size() || number < 1) return false;
    out.push_back(number);
  }
  return true;
}

void StartPanel::choose(const Title& title, Wishes& wishes) {
  if (title.id == start_.ruleset) return;
  begin({.ruleset = title.id,
         .settings = title.last_settings,
         .variants = title.last_variants,
         .players = {},
         .dice = {}},
        wishes);
}

void StartPanel::begin(StartGame start, Wishes& wishes) {
  start_ = std::move(start);
  form_.forget();
  dice_.clear();
  players_.clear();
  to_name_ = -1;
  wishes.want(Prepare{start_});
}

bool StartPanel::set_to(const std::string& option) const {
  return std::ranges::any_of(start_.settings, [&](const auto& s) { return s.first == option; });
}

void StartPanel::set(const std::string& option, const std::string& value, Wishes& wishes) {
  std::erase_if(start_.settings, [&](const auto& setting) { return setting.first == option; });
  start_.settings.emplace_back(option, value);
  wishes.want(Prepare{start_});
}

void StartPanel::draw(const Shown& shown, Wishes& wishes) {
  const auto title = std::ranges::find(shown.titles, start_.ruleset, &Title::id);
  if (title == shown.titles.end()) return leave(wishes);
  if (!shown.prepared || shown.prepared->start.ruleset != start_.ruleset) return;
  const Prepared& game = *shown.prepared;
  const ui::Named named("Start");
  const std::string against = trouble(shown, *title, game);
  const ImGuiStyle& style = ImGui::GetStyle();
  float foot = ImGui::GetFrameHeight() * 1.5F + style.ItemSpacing.y;
  if (!against.empty())
    foot +=
        ImGui::CalcTextSize(against.c_str(), nullptr, false, ImGui::GetContentRegionAvail().x).y +
        style.ItemSpacing.y;
  {
    const ui::Child body("body", {0, ImGui::GetContentRegionAvail().y - foot});
    draw_head(*title, wishes);
    if (title->complaint.empty()) {
      draw_count(*title, game, wishes);
      draw_seats(game);
      draw_variants(*title, wishes);
      draw_dice(game);
      draw_options(game, wishes);
    }
  }
  if (!against.empty()) ui::coloured(ui::colours().bad, against);
  draw_foot(*title, game, wishes);
}

void StartPanel::draw_head(const Title& title, Wishes& wishes) {
  ui::title(title.name);
  if (!title.about.empty()) ui::text(title.about);
  if (!title.by.empty()) ui::muted("By " + title.by);
  if (title.changed) ui::muted("Your own rules: " + title.folder.string());
  if (!title.complaint.empty()) ui::coloured(ui::colours().bad, title.complaint);
  const bool escape = pressed(Key::escape) && !ImGui::GetIO().WantTextInput;
  if (ui::button("Choose another game") || escape) leave(wishes);
}

void StartPanel::draw_count(const Title& title, const Prepared& game, Wishes& wishes) {
  if (title.seats_option.empty()) return;
  ui::strong("Number of players");
  const ui::Named named("Number of players");
  const auto now = static_cast<int>(game.seats.size());
  for (int n = title.fewest; n <= title.most; ++n) {
    const std::string label = std::to_string(n);
    if (n > title.fewest) ui::flow(ui::scaled(40));
    const ImVec4 ground = ImGui::GetStyle().Colors[ImGuiCol_Button];
    const ImU32 colour = n == now ? ui::colours().accent : ImGui::ColorConvertFloat4ToU32(ground);
    ImGui::PushStyleColor(ImGuiCol_Button, colour);
    ImGui::PushStyleColor(ImGuiCol_Text, n == now ? ui::colours().on_accent : ui::colours().text);
    const bool clicked = ImGui::Button(label.c_str(), {ui::scaled(40), 0});
    ui::tell_last(label, "button", label, n == now);
    ImGui::PopStyleColor(2);
    if (!clicked) continue;
    set(title.seats_option, label, wishes);
    to_name_ = 0;
  }
}

void StartPanel::draw_seats(const Prepared& game) {
  ui::strong("Players");
  players_.resize(std::max(players_.size(), game.seats.size()));
  for (std::size_t s = 0; s < game.seats.size(); ++s) draw_seat(game, s);
}

// Enter moves to the next name, and from the last one starts the game.
void StartPanel::draw_seat(const Prepared& game, std::size_t seat) {
  const ui::Named named(game.seats[seat]);
  Player& player = players_[seat];
  const float size = ImGui::GetFrameHeight();
  const ImVec2 at = ImGui::GetCursorScreenPos();
  draw_owner_mark(*ImGui::GetWindowDrawList(), {at.x + size / 2, at.y + size / 2}, size * 0.32F,
                  SeatId(seat));
  ImGui::Dummy({size, size});
  ImGui::SameLine();
  const float bot = size + ImGui::GetStyle().ItemInnerSpacing.x + ImGui::CalcTextSize("bot").x +
                    ImGui::GetStyle().ItemSpacing.x * 2;
  ImGui::SetNextItemWidth(ImGui::GetContentRegionAvail().x - bot);
  if (to_name_ == static_cast<int>(seat)) {
    ImGui::SetKeyboardFocusHere();
    to_name_ = -1;
  }
  const bool entered = ui::entered("##name", player.name, sentence(game.seats[seat]));
  ui::tell_last("name", "field", player.name, ImGui::IsItemActive());
  ImGui::SameLine();
  ui::tick("bot", player.bot);
  ui::tip("A bot plays random moves and sees only what its seat can see");
  if (!entered) return;
  const bool last = seat + 1 == game.seats.size();
  if (!last) to_name_ = static_cast<int>(seat) + 1;
  named_ = last;
}

void StartPanel::draw_variants(const Title& title, Wishes& wishes) {
  if (title.variants.empty()) return;
  ui::strong("Variants");
  const ui::Named named("Variants");
  for (const scripting::VariantNote& note : title.variants) {
    bool on = std::ranges::count(start_.variants, note.id) > 0;
    const bool broken = !note.complaint.empty();
    const ui::Disabled disabled(broken && !on);
    if (ui::tick(note.name.empty() ? note.id : note.name, on)) {
      std::erase(start_.variants, note.id);
      if (on) start_.variants.push_back(note.id);
      wishes.want(Prepare{start_});
    }
    ImGui::Indent(ImGui::GetFrameHeight() + ImGui::GetStyle().ItemInnerSpacing.x);
    if (broken)
      ui::coloured(ui::colours().bad, note.complaint);
    else if (!note.about.empty())
      ui::muted(note.about);
    ImGui::Unindent(ImGui::GetFrameHeight() + ImGui::GetStyle().ItemInnerSpacing.x);
  }
}

void StartPanel::draw_dice(const Prepared& game) {
  if (!game.rolls) return;
  ui::strong("Dice");
  ImGui::SetNextItemWidth(ImGui::GetContentRegionAvail().x);
  ui::field("##dice", dice_, "Such as 2+5 or 7; leave empty to roll");
  ui::tell_last("dice", "field", dice_, ImGui::IsItemActive());
  ui::tip("The first roll, made with real dice: their faces, or their sum");
  std::vector<int> faces;
  if (!read_dice(dice_, faces)) ui::coloured(ui::colours().bad, k_dice_help);
}

// All options as a form, collapsed at first.
void StartPanel::draw_options(const Prepared& game, Wishes& wishes) {
  if (game.options.empty()) return;
  const ui::Section section("Options", false);
  if (!section) return;
  if (form_.draw_settings(game.options, start_.settings)) wishes.want(Prepare{start_});
}

void StartPanel::play(const Title& title, const Prepared& game, Wishes& wishes) {
  StartGame start = start_;
  start.players.assign(
      players_.begin(),
      players_.begin() + static_cast<std::ptrdiff_t>(std::min(players_.size(), game.seats.size())));
  if (!read_dice(dice_, start.dice) || !title.complaint.empty()) start.dice.clear();
  wishes.want(start);
}

// Why the game cannot start, or what the desk refused.
std::string StartPanel::trouble(const Shown& shown, const Title& title, const Prepared& game) {
  const Notice* const notice = notice_.of(shown);
  if (title.complaint.empty() && !game.complaint.empty()) return game.complaint;
  return notice != nullptr && notice->kind != Notice::Kind::said ? notice->text : "";
}

bool StartPanel::may_begin(const Title& title, const Prepared& game) const {
  std::vector<int> faces;
  if (!title.complaint.empty()) return title.own;
  return game.complaint.empty() && read_dice(dice_, faces);
}

bool StartPanel::play_button(const char* label) {
  const Colours& c = ui::colours();
  for (const ImGuiCol what : {ImGuiCol_Button, ImGuiCol_ButtonHovered, ImGuiCol_ButtonActive})
    ImGui::PushStyleColor(what, c.accent);
  ImGui::PushStyleColor(ImGuiCol_Text, c.on_accent);
  const ui::Letters letters(ui::context().fonts.strong);
  const bool clicked =
      ImGui::Button(label, {ImGui::GetContentRegionAvail().x, ImGui::GetFrameHeight() * 1.5F});
  ui::tell_last(label, "button", label, false, ui::button_width(label));
  ImGui::PopStyleColor(4);
  return clicked;
}

void StartPanel::draw_foot(const Title& title, const Prepared& game, Wishes& wishes) {
  const bool may = may_begin(title, game);
  const ui::Disabled disabled(!may);
  bool wanted = play_button(title.complaint.empty() ? "Play" : "Open to fix errors");
  const bool at_keys = ImGui::IsItemFocused() && !ImGui::GetIO().WantTextInput;
  wanted = wanted || std::exchange(named_, false);
  wanted = wanted || ((at_keys || enter_is_free()) && pressed(Key::enter));
  if (wanted && may) play(title, game, wishes);
}

}  // namespace hr::editor
