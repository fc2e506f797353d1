// SPDX-License-Identifier: MIT
#include "editor/app/app.h"

#include <fmt/format.h>

#include <algorithm>

#include "editor/app/app_panels.h"
#include "editor/app/palette.h"
#include "editor/app/refused_path.h"
#include "editor/panels/tab_ids.h"
#include "editor/ui/ui.h"
#include "texts/texts.h"

namespace hr::editor {

App::App(const Folders& folders, std::vector<std::filesystem::path> shipped, TimeSource now)
    : desk_(folders, std::move(shipped), std::move(now)),
      settings_file_(folders.settings_file()),
      settings_(read_settings(settings_file_)),
      written_(settings_),
      palette_(std::make_unique<Palette>()),
      next_tab_(settings_.tab) {
  AppPanels panels = make_panels();
  welcome_ = std::move(panels.welcome);
  turn_ = std::move(panels.turn);
  board_ = std::move(panels.board);
  twins_ = std::move(panels.twins);
  log_ = std::move(panels.log);
  curtain_ = std::move(panels.curtain);
  tabs_ = std::move(panels.tabs);
  dialogs_ = std::move(panels.dialogs);
  tool_ = std::move(panels.tool);
  marks_ = std::move(panels.marks);
  speak_again();
}

App::~App() = default;

std::optional<std::chrono::milliseconds> App::tick() {
  const std::uint64_t pictured = state().pictured;
  auto next = desk_.tick();
  bool changed = state().pictured != pictured;
  for (const auto& tab : tabs_) changed = tab->tick(state(), next) || changed;
  if (changed) again_ = std::max(again_, 1);
  return next;
}

bool App::busy() const {
  if (state().game && state().game->what_if.replaying) return true;
  return std::ranges::any_of(tabs_, [](const auto& tab) { return tab->busy(); });
}

void App::resized(int width, int height) {
  settings_.width = width;
  settings_.height = height;
}

void App::mark_by_clicks() {
  if (turned_to(tab_ids::board))
    turn_to(tab_ids::notes);  // because clicks on that tab edit the board
  if (state().game && state().game->what_if.on) carry_out(EndWhatIf{});
  marks_->toggle(state());
}

bool App::allows(const MenuAction& action) const {
  return action.enabled(state()) && !(action.plays && marks_->on());
}

void App::present(bool on) {
  presenting_ = on;
  tool_->bare = on;
  if (on) marks_->end();
}

void App::open_path(const std::string& path, int together) {
  const std::uint64_t before = state().notice.number;
  carry_out(OpenPath{path, together});
  const bool refused = state().notice.number != before && state().notice.type != NoticeType::info;
  refused_path_ = refused ? state().notice.text : "";
  again_ = 2;
}

void App::begin_guide(const std::string& ruleset) {
  const auto info = std::ranges::find(state().rulesets, ruleset, &RulesetInfo::id);
  if (info == state().rulesets.end() || !info->first_change) return;
  guide_.begin(*info);
  const FirstChange change = *info->first_change;
  carry_out(
      StartGame{.ruleset = ruleset, .settings = {}, .variants = {}, .players = {}, .dice = {}});
  if (!state().game) return guide_.end();
  turn_to(tab_ids::rules);
  const auto& files = state().game->files;
  const auto file = std::ranges::find(files, change.file, &RuleFileState::name);
  if (file == files.end()) return;
  const std::size_t line = file->text.find(change.line);
  const std::size_t column = line - file->text.rfind('\n', line) + change.line.find(change.word);
  for (const auto& tab : tabs_)
    tab->show(fmt::format("{}:{}:{}+{}", change.file, change.line_number(file->text), column,
                          change.word.size()));
}

void App::open_palette() { palette_->open(); }

void App::set_theme(Theme theme) {
  settings_.theme = theme;
  ui::context().theme = theme;
  apply(theme, settings_.scale);
}

// From the next frame on, since this one may be executing one of the actions that are made anew.
void App::set_language(Language language) {
  settings_.language = language;
  again_ = 2;
}

void App::speak_again() {
  texts::speak(settings_.language);
  actions_ = menu_actions();
  desk_.speak_again();
}

void App::set_scale(float scale) {
  settings_.scale = std::clamp(scale, k_min_scale, k_max_scale);
  new_scale_ = true;
}

bool App::take_new_scale() { return std::exchange(new_scale_, false); }

void App::leave() {
  std::string lost;
  if (!state().save_problem.empty())
    lost = fill("{} If you quit now, what could not be saved is lost.", state().save_problem);
  else if (ui::context().unfinished)
    lost = "The text that you are typing has not been entered. If you quit now, it is lost."_text;
  end_ = lost.empty() || quit_.asks();
  if (!end_) quit_.ask(std::move(lost));
  again_ = 2;
}

void App::carry_out(const DeskCommand& command) {
  desk_.carry_out(command);
  again_ = 2;
}

void App::act(const std::string& id) {
  if (id.starts_with("dialog.")) {
    for (const auto& dialog : dialogs_) dialog->open(id.substr(7));
    return;
  }
  if (id.starts_with(k_show_place)) {
    for (const auto& tab : tabs_)
      if (tab->show(id.substr(k_show_place.size()))) turn_to(tab->id());
    again_ = 2;
    return;
  }
  constexpr std::string_view k_guide = "guide.";
  if (id.starts_with(k_guide)) return begin_guide(id.substr(k_guide.size()));
  const auto found = std::ranges::find(actions_, id, &MenuAction::id);
  if (found == actions_.end() || !allows(*found)) return;
  found->run(*this, requests_);
  again_ = 2;
}

// While a text field is active, keys that type or move the caret there trigger no action.
void App::use_keys() {
  const ImGuiIO& io = ImGui::GetIO();
  if (ImGui::IsPopupOpen(nullptr, ImGuiPopupFlags_AnyPopupId | ImGuiPopupFlags_AnyPopupLevel))
    return;
  for (const MenuAction& action : actions_) {
    if (!pressed(action.chord)) continue;
    if (action.chord.plain() && (io.WantTextInput || ImGui::IsAnyItemActive())) continue;
    const bool takes_back = action.id == "undo" || action.id == "redo";
    const Key key = action.chord.key;  // these move the caret
    const bool steps = key == Key::left || key == Key::right || key == Key::home || key == Key::end;
    if (io.WantTextInput && (takes_back || steps)) continue;
    act(takes_back && marks_->on() ? action.id + "_note" : action.id);
  }
}

// Running an action may request more actions and commands; commands request nothing.
void App::carry_out_requests() {
  while (!requests_.actions.empty()) {
    const std::vector<std::string> ids = std::exchange(requests_.actions, {});
    for (const std::string& id : ids) act(id);
  }
  if (!requests_.commands.empty()) again_ = 2;
  desk_.carry_out(std::exchange(requests_.commands, {}));
}

void App::remember() {
  if (settings_ == written_ || ImGui::IsAnyMouseDown()) return;
  written_ = settings_;
  try {
    write_settings(settings_file_, settings_);
  } catch (const std::exception&) {
    // Only the layout is lost; the match itself reports a full disk.
  }
}

// A seat named after a colour gets that colour.
void App::follow() {
  seen_ = state().version;
  std::vector<std::string> seats;
  if (state().game && state().game->game)
    for (const SeatDef& seat : state().game->game->seats) seats.push_back(seat.name);
  else if (state().preview)
    seats = state().preview->seats;
  ui::context().owners = owner_colours(seats);
  marks_->follow(state());
  if (presenting_ && !(state().game && state().game->playing)) present(false);
  follow_viewer();
}

// The clipboard is cleared when the screen passes to another player, or the owner stops looking.
void App::follow_viewer() {
  const auto& game = state().game;
  const bool playing = game && game->playing;
  const bool left = !playing || std::exchange(last_match_, game->match) != game->match;
  if (std::exchange(last_secrets_, playing && game->secrets) && left) clipboard_.forget();
  if (!playing) return;
  const SeatId before = std::exchange(last_viewer_, game->viewer).value_or(game->viewer);
  if (game->viewer == k_turn || (game->secrets && before != game->viewer)) clipboard_.forget();
}

void App::frame() {
  const ImGuiIO& io = ImGui::GetIO();
  again_ = std::max(again_ - 1, 0);
  if (settings_.language != texts::language()) speak_again();
  ui::context().slides = settings_.slides && !ui::context().less_motion;
  ui::context().moving = false;
  ui::context().tabs.begin_frame();
  ImGui::SetNextWindowPos({0, 0});
  ImGui::SetNextWindowSize(io.DisplaySize);
  ImGui::PushStyleVar(ImGuiStyleVar_WindowRounding, 0);
  ImGui::PushStyleVar(ImGuiStyleVar_WindowBorderSize, 0);
  ImGui::Begin("House Rules", nullptr,
               ImGuiWindowFlags_NoDecoration | ImGuiWindowFlags_NoMove |
                   ImGuiWindowFlags_NoBringToFrontOnFocus | ImGuiWindowFlags_NoNavFocus |
                   (presenting_ ? 0 : ImGuiWindowFlags_MenuBar));
  ImGui::PopStyleVar(2);
  if (state().version != seen_) follow();
  if (state().game) guide_.follow(state());
  if (!presenting_) draw_menus();
  use_keys();
  ui::context().unfinished = false;
  if (presenting_)
    draw_present();
  else if (state().game)
    draw_game();
  else
    welcome_->draw(state(), requests_);
  for (const auto& dialog : dialogs_) dialog->draw(state(), requests_);
  palette_->draw(
      actions_, [this](const MenuAction& action) { return allows(action); }, requests_);
  end_ = quit_.draw() || end_;
  ImGui::End();
  draw_refused_path(refused_path_, state(), presenting_);
  ui::context().tabs.end_frame();
  if (ui::context().moving) again_ = std::max(again_, 1);
  carry_out_requests();
  remember();
}

}  // namespace hr::editor
