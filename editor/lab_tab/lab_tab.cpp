// SPDX-License-Identifier: MIT
#include "editor/lab_tab/lab_tab.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <utility>

#include "editor/desk/command.h"
#include "editor/lab_tab/heat_map.h"
#include "editor/lab_tab/lab_plots.h"
#include "editor/lab_tab/lab_rows.h"
#include "editor/lab_tab/option_view.h"
#include "editor/lab_tab/what_if_view.h"
#include "editor/panels/tab_ids.h"
#include "editor/ui/ui.h"
#include "scripting/lab/lab_answers.h"
#include "scripting/lab/lab_sheet.h"
#include "texts/texts.h"

namespace hr::editor {

namespace {

using scripting::LabFacts;

constexpr std::chrono::milliseconds k_look_at_lab{100};
constexpr std::array<std::uint64_t, 3> k_games{200, 1000, 5000};  // and four times as many pairs

// A part for each player, in the player's colour; lines mark the interval of the first.
void draw_bar(const LabFacts& facts) {
  const float width = ImGui::GetContentRegionAvail().x, height = ui::scaled(10);
  const ImVec2 at = ImGui::GetCursorScreenPos();
  ImDrawList& list = *ImGui::GetWindowDrawList();
  list.AddRectFilled(at, {at.x + width, at.y + height}, ui::colours().raised);
  float x = at.x;
  for (std::size_t i = 0; i < facts.points.size(); ++i) {
    const float part = width * static_cast<float>(facts.points[i].value);
    list.AddRectFilled({x, at.y}, {x + part, at.y + height}, owner_colour(SeatId(i)));
    x += part;
  }
  list.AddRect(at, {at.x + width, at.y + height}, ui::colours().line);
  if (!facts.points.empty())
    for (const double end : {facts.points.front().low, facts.points.front().high}) {
      const float mark = at.x + width * static_cast<float>(end);
      list.AddLine({mark, at.y - ui::scaled(2)}, {mark, at.y + height + ui::scaled(2)},
                   ui::colours().accent, ui::scaled(2));
    }
  ImGui::Dummy({width, height + ui::scaled(3)});
}

// The commands that put these rules in force in place of others.
void go_back(const RulesetText& to, const RulesetText& from, Requests& requests) {
  std::vector<SaveFile> files;
  for (const RuleFile& file : to.files)
    if (const std::string* const now = from.find(file.name); now != nullptr && *now != file.text)
      files.push_back({file.name, file.text, true});
  if (!files.empty()) files.back().more = false;
  for (SaveFile& file : files) requests.add(std::move(file));
  for (const auto& [name, value] : to.settings)
    if (std::ranges::find(from.settings, std::pair(name, value)) == from.settings.end())
      requests.add(SetOption{name, value});
  for (const auto& [name, value] : from.settings)
    if (std::ranges::none_of(to.settings, [&](const auto& set) { return set.first == name; }))
      requests.add(ResetOption{name});
  for (const std::string& name : to.variants)
    if (std::ranges::count(from.variants, name) == 0) requests.add(SetVariant{name, true});
  for (const std::string& name : from.variants)
    if (std::ranges::count(to.variants, name) == 0) requests.add(SetVariant{name, false});
}

// The installed files of the user's copy, under the options and variants in force; null: the rules
// are no copy, or a variant that is switched on was not installed.
std::shared_ptr<const RulesetText> installed_rules(const GameState& game) {
  if (!game.own || !game.changed) return nullptr;
  auto out = std::make_shared<RulesetText>(*game.in_force);
  std::erase_if(out->files, [&](RuleFile& file) {
    const auto found = std::ranges::find(game.files, file.name, &RuleFileState::name);
    const bool added = found == game.files.end() || !found->shipped;
    if (!added) file.text = *found->shipped;
    return added;
  });
  for (const std::string& variant : out->variants)
    if (out->find(fmt::format("variants/{}.lua", variant)) == nullptr &&
        out->find(fmt::format("variants/{}.board", variant)) == nullptr)
      return nullptr;
  return out;
}

class LabTab : public Panel {
 public:
  std::string_view name() const override { return texts::tabs::lab; }
  const char* id() const override { return tab_ids::lab; }

  bool busy() const override {
    return wanted_ && ((rows_.measuring() && !rows_.paused()) || option_.busy());
  }

  bool tick(const DeskState& state, std::optional<std::chrono::milliseconds>& next) override {
    if (!wanted_) return false;
    if (!state.game || state.game->ruleset != ruleset_) {
      wanted_ = false;
      rows_.forget();
      option_.forget();
      return false;
    }
    if (state.game->in_force != nullptr)
      rows_.follow(state.game->in_force,
                   rows_.rows().empty() ? installed_rules(*state.game) : nullptr,
                   state.game->options);
    const bool tried = option_.tick();
    const bool changed = rows_.tick();
    if (changed || answered_ != rows_.in_force()) answer();
    note_time();
    if (busy()) next = std::min(next.value_or(k_look_at_lab), k_look_at_lab);
    return changed || tried;
  }

  bool show(const std::string& place) override {
    if (place != k_what_if) return false;
    part_ = LabPart::this_game;
    return true;
  }

  void draw(const DeskState& state, Requests& requests) override {
    draw_part("Bots' games"_text, LabPart::measures);
    ui::flow(ui::button_width("One option"_text));
    draw_part("One option"_text, LabPart::option);
    ui::flow(ui::button_width("This game"_text));
    draw_part("This game"_text, LabPart::this_game);
    switch (part_) {
      case LabPart::measures:
        return draw_measures(state, requests);
      case LabPart::option:
        begin(*state.game);
        rows_.measure_with(draw_order());
        return option_.draw(*state.game, rows_.order(), requests);
      case LabPart::this_game:
        return what_if_.draw(state, requests);
    }
  }

 private:
  enum class LabPart { measures, option, this_game };

  void draw_part(texts::Text title, LabPart part) {
    if (ui::tab(title, part_ == part)) part_ = part;
  }

  void begin(const GameState& game) {
    if (std::exchange(wanted_, true)) return;
    ruleset_ = game.ruleset;
    ui::context().moving = true;
  }

  void draw_measures(const DeskState& state, Requests& requests) {
    const GameState& game = *state.game;
    begin(game);
    if (rows_.rows().empty()) return ui::muted("Rules that can be loaded are measured here."_text);
    draw_head();
    const ui::Child list("List");
    for (std::size_t i = 0; i < rows_.rows().size(); ++i) draw_row(i, game, requests);
    draw_answers(*game.game);
    ui::keep_scroll();
  }

  const LabReport* measured() const {
    const std::optional<std::size_t> at = rows_.measuring();
    return at ? &rows_.rows()[*at].report : nullptr;
  }

  void note_time() {
    const LabReport* const report = measured();
    if (report == nullptr || rows_.paused() || report->done < timed_from_) {
      begun_.reset();
      timed_from_ = 0;
      return;
    }
    if (begun_) return;
    begun_ = std::chrono::steady_clock::now();
    timed_from_ = report->done;
  }

  std::string progress() const {
    const LabReport* const report = measured();
    if (report == nullptr)
      return rows_.paused() ? "Stopped"_text : "All versions are measured"_text;
    const std::string done = fill("{} of {} games", report->done, report->all);
    if (rows_.paused()) return fill("Stopped at {}", done);
    if (!begun_ || report->done <= timed_from_) return fill("Playing: {}", done);
    const std::chrono::duration<double> time = std::chrono::steady_clock::now() - *begun_;
    const double left = time.count() / static_cast<double>(report->done - timed_from_) *
                        static_cast<double>(report->all - report->done);
    return fill("Playing: {}, at most {:.0f} s left", done, std::ceil(left));
  }

  // Who plays, and how many games.
  scripting::LabOrder draw_order() {
    scripting::LabOrder order = rows_.order();
    std::vector<PlayerType> types = player_types({}, texts::language());
    std::erase_if(types, [](const PlayerType& type) { return type.many.empty(); });
    std::vector<std::string> names;
    for (const PlayerType& type : types) names.push_back(type.many);
    ImGui::SetNextItemWidth(ui::scaled(130));
    if (ui::choose("##bots", bots_, names)) order.bot = *types[static_cast<std::size_t>(bots_)].bot;
    ui::tip(fill("Who plays the games. {}", texts::lab::players_help));
    ui::flow(ui::scaled(120));
    std::vector<std::string> games;
    for (const std::uint64_t number : k_games) games.push_back(fill("{} games", number));
    ImGui::SetNextItemWidth(ui::scaled(120));
    ui::choose("##games", games_, games);
    order.games = k_games[games_];
    order.pairs = 4 * k_games[games_];
    return order;
  }

  void draw_head() {
    const scripting::LabOrder order = draw_order();
    ui::flow(ui::button_width("Go on"_text));
    if (ui::button(std::string(rows_.paused() ? "Go on"_text : texts::common::stop) + "##stop"))
      rows_.pause(!rows_.paused());
    rows_.measure_with(order);
    ui::muted(progress());
  }

  void draw_row(std::size_t number, const GameState& game, Requests& requests) {
    const LabRow& row = rows_.rows()[number];
    const ui::Named named(fmt::format("version {}", number + 1));
    const bool in_force = number == rows_.in_force();
    ImGui::Separator();
    const std::string title =
        fmt::format("{}. {}", number + 1, in_force ? fill("{} (in force)", row.what) : row.what);
    const float room = ImGui::GetContentRegionAvail().x;
    const float height = ImGui::CalcTextSize(title.c_str(), nullptr, false, room).y;
    if (ui::tall_row(title, height, in_force) && !in_force && game.in_force != nullptr)
      go_back(*row.rules, *game.in_force, requests);
    if (!in_force) ui::tip("Click to go back to these rules"_text);
    if (!row.report.problem.empty()) return ui::coloured(ui::colours().bad, row.report.problem);
    if (row.report.facts.games == 0) return ui::muted("Not measured yet"_text);
    if (!row.report.facts.points.empty() && row.report.facts.stopped < 1)
      draw_bar(row.report.facts);
    ui::text(scripting::figures_text(row.report.facts));
    if (number == 0) return;
    if (!row.report.change) return ui::muted("Not compared with the row above yet"_text);
    if (row.report.change->changes.empty())
      ui::muted(
          fill("No difference from the row above in {} pairs of games", row.report.change->pairs));
    for (const scripting::LabChange& change : row.report.change->changes)
      ui::coloured(ui::colours().accent, scripting::text_of(change).line);
  }

  void answer() {
    answered_ = rows_.in_force();
    answers_.clear();
    sheet_ = {};
    if (rows_.rows().empty()) return;
    const LabReport& report = rows_.rows()[answered_].report;
    sheet_ = scripting::lab_sheet(report.facts);
    answers_ = scripting::lab_answers(report.facts);
    if (report.change)
      for (scripting::LabAnswer& each : scripting::lab_answers(*report.change))
        answers_.push_back(std::move(each));
  }

  void draw_answers(const GameReport& game) const {
    if (answers_.empty()) return;
    ImGui::Separator();
    ui::strong("The games of the rules in force"_text);
    draw_plots(sheet_);
    ImGui::Separator();
    ui::strong("Questions about the rules in force"_text);
    for (const scripting::LabAnswer& answer : answers_) {
      ui::text(answer.question);
      ui::muted(answer.answer);
    }
    ImGui::Separator();
    draw_heat_maps(game, sheet_);
  }

  LabPart part_ = LabPart::measures;
  OptionView option_;
  WhatIfView what_if_;
  bool wanted_ = false;
  std::string ruleset_;
  LabRows rows_;
  std::vector<scripting::LabAnswer> answers_;  // about the rules in force …
  scripting::LabSheet sheet_;                  // … and what was measured of them …
  std::size_t answered_ = 0;                   // … which are this row
  int bots_ = 0, games_ = 0;
  std::optional<std::chrono::steady_clock::time_point> begun_;
  std::uint64_t timed_from_ = 0;
};

}  // namespace

std::unique_ptr<Panel> make_lab_tab() { return std::make_unique<LabTab>(); }

}  // namespace hr::editor
