// SPDX-License-Identifier: MIT
#include "editor/play/game_panel.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <cmath>
#include <utility>

#include "core/base/words.h"
#include "core/table/action_list.h"
#include "core/table/fixed_sentences.h"
#include "core/table/typed_dice.h"
#include "core/thinking/thought_text.h"
#include "editor/panels/owner_mark.h"
#include "editor/panels/player_choice.h"
#include "editor/panels/tab_ids.h"
#include "editor/play/score_panel.h"
#include "editor/play/view_as_dialog.h"
#include "editor/ui/ui.h"
#include "texts/texts.h"

namespace hr::editor {

namespace {

constexpr std::size_t k_hints = 5;    // moves shown
constexpr float k_least_field = 110;  // the width of a player's name, at scale 1

class GamePanel : public Panel {
 public:
  explicit GamePanel(std::shared_ptr<BoardTool> tool) : tool_(std::move(tool)) {}

  std::string_view name() const override { return texts::tabs::game; }
  const char* id() const override { return tab_ids::game; }

  void draw(const DeskState& state, Requests& requests) override {
    const GameState& game = *state.game;
    if (!game.playing) return;
    if (std::exchange(version_, state.version) != state.version)
      scores_ = scoreboard(game.report, game.game.get());
    editor::draw(scores_, game.report.seat_clocks);
    draw_clocks_line(game.report.seat_clocks);
    draw_players(game, requests);
    if (game.report.clock.length > 0) draw_clock(game.report.clock, requests);
    draw_bots(game, requests);
    draw_hint(game, requests);
    draw_dice(game, requests);
    draw_part(game, requests);
    draw_actions(game, requests);
    draw_par(game);
    draw_viewer(game, requests);
  }

 private:
  void draw_players(const GameState& game, Requests& requests) {
    const ui::Section section(texts::common::players);
    if (!section) return;
    float names = 0;
    for (const SeatReport& seat : game.report.seats)
      names = std::max(names, ImGui::CalcTextSize(sentence(seat.name).c_str()).x);
    for (std::size_t s = 0; s < game.report.seats.size(); ++s)
      draw_player(game, SeatId(s), names, requests);
  }

  // Whose seat, who sits there, and how well it plays: in one line where there is room for it.
  // `names`: the width of the longest seat's name.
  void draw_player(const GameState& game, SeatId seat, float names, Requests& requests) {
    const SeatReport& who = game.report.seats[seat];
    const ui::Named named(who.name);
    const float size = ImGui::GetFrameHeight(), gap = ImGui::GetStyle().ItemSpacing.x;
    const ImVec2 at = ImGui::GetCursorScreenPos();
    draw_owner_mark(*ImGui::GetWindowDrawList(), {at.x + size / 2, at.y + size / 2}, size * 0.34F,
                    seat);
    ImGui::Dummy({size, size});
    ImGui::SameLine();
    const float left = ImGui::GetCursorPosX(), room = ImGui::GetContentRegionAvail().x;
    ImGui::AlignTextToFramePadding();
    ui::text(sentence(who.name));
    const float beside = room - names - player_choice_width() - 2 * gap;
    if (beside >= ui::scaled(k_least_field)) {
      ImGui::SameLine(left + names + gap);
      return draw_sitter(game, who, beside, requests);
    }
    ImGui::Indent(size + gap);
    draw_sitter(game, who, room - player_choice_width() - gap, requests);
    ImGui::Unindent(size + gap);
  }

  // `beside`: the width of the name beside the choice; if it is too narrow, the choice is below.
  void draw_sitter(const GameState& game, const SeatReport& who, float beside, Requests& requests) {
    Player player = game.players[who.player];
    const bool narrow = beside < ui::scaled(k_least_field);
    ImGui::SetNextItemWidth(narrow ? ImGui::GetContentRegionAvail().x : beside);
    // A player without a name is called like the seat, whose name is already beside the field.
    const std::string before = player.name == who.name ? "" : player.name;
    std::string name = before;
    if (ui::entered("##player", name, texts::common::name) || ImGui::IsItemDeactivatedAfterEdit())
      if (name != before) requests.add(ReplacePlayer{who.player, {name, player.bot}});
    ui::expose_last("player", "field", name);
    if (!narrow) ImGui::SameLine();
    if (choose_player(player.bot)) requests.add(ReplacePlayer{who.player, player});
  }

  static void draw_clocks_line(const SeatClocksReport& clocks) {
    if (clocks.control.any() && !clocks.running) ui::muted(texts::seat_clocks::waiting);
  }

  // For whoever runs the game, so it is collapsed by default.
  static void draw_viewer(const GameState& game, Requests& requests) {
    const ui::Section section(texts::view::as_dots, false);
    if (!section) return;
    bool first = true;
    const auto view_button = [&](const std::string& label, SeatId viewer) {
      if (!std::exchange(first, false)) ui::flow(ui::button_width(label));
      const ui::Disabled disabled(game.viewer == viewer);
      if (ui::button(label)) requests.act(view_as_action(viewer));
    };
    for (std::size_t s = 0; s < game.report.seats.size(); ++s)
      view_button(fill(texts::view::as_player, sentence(game.report.seats[s].name)), SeatId(s));
    view_button(texts::view::as_owner, k_owner);
  }

  static void draw_clock(const ClockReport& clock, Requests& requests) {
    using What = UseClock::Operation;
    const ui::Section section(texts::clock::planning_time);
    if (!section) return;
    {
      const ui::FontScope letters(ui::context().fonts.title);
      ui::coloured(clock.up ? ui::colours().bad : ui::colours().text, clock_text(clock));
    }
    if (clock.up) ui::coloured(ui::colours().bad, fixed_sentences(texts::language()).time_is_up);
    const texts::Text label = clock.running ? texts::clock::pause
                              : clock.begun ? texts::clock::resume
                                            : texts::clock::start;
    if (ui::button(std::string(label) + "##clock"))
      requests.add(UseClock{clock.running ? What::pause : What::start});
    ui::flow(ui::button_width(texts::clock::one_minute_more));
    if (ui::button(texts::clock::one_minute_more)) requests.add(UseClock{What::add, 1});
    ui::flow(ui::button_width(texts::clock::reset));
    if (ui::button(texts::clock::reset)) requests.add(UseClock{What::reset});
  }

  void draw_bots(const GameState& game, Requests& requests) {
    const ui::Section section("Bots"_text,
                              std::ranges::any_of(game.players, [](const Player& player) {
                                return player.bot.has_value();
                              }));
    if (!section) return;
    AutoPlay play = game.auto_play;
    if (ui::tick("Bots play automatically"_text, play.on)) requests.add(play);
    auto seconds = static_cast<float>(play.pause) / 1000;
    ImGui::SetNextItemWidth(-ui::scaled(90));
    if (ui::slider("Delay"_text, seconds, 0, 3, "%.1f s")) {
      play.pause = static_cast<int>(std::lround(seconds * 1000));
      requests.add(play);
    }
    const ui::Disabled disabled(game.looks_on);
    if (ui::button("Play a random move"_text)) requests.add(BotMove{});
    ui::tip(game.looks_on ? fixed_sentences(texts::language()).looks_on : "");
  }

  // What a strong bot would do, each move with its prospects; a click plays it.
  static void draw_hint(const GameState& game, Requests& requests) {
    const ui::Section section(texts::hint::title, game.hint_asked);
    if (!section) return;
    {
      const ui::Disabled disabled(game.looks_on || game.report.legal.empty());
      if (ui::button(texts::game::suggest_a_move)) requests.add(AskHint{});
      ui::tip(game.looks_on ? fixed_sentences(texts::language()).looks_on : texts::hint::about);
    }
    if (!game.hint_asked) return;
    ui::flow(ui::button_width(texts::hint::clear));
    if (ui::button(texts::hint::clear)) requests.add(DropHint{});
    if (!game.hint) return draw_thinking(requests);
    draw_hint(game, *game.hint, requests);
  }

  static void draw_thinking(Requests& requests) {
    ui::coloured(ui::colours().muted,
                 fill(texts::hint::thinking, k_hint_time / std::chrono::seconds(1)));
    if (ui::link("Answer now"_text, ui::colours().accent)) requests.add(HurryHint{});
    ui::tip("Ends the bot's thinking: the hint is what it has found so far"_text);
  }

  static void draw_hint(const GameState& game, const ThoughtReport& hint, Requests& requests) {
    if (hint.actions.empty()) return ui::text(std::string(k_no_hint));
    const std::size_t shown = std::min(k_hints, hint.actions.size());
    for (std::size_t i = 0; i < shown; ++i) draw_hint_row(game, hint.actions[i], requests);
    if (const std::string clear = how_clear(hint, texts::language()); !clear.empty())
      ui::coloured(ui::colours().muted, clear);
    if (const std::string expected = expected_text(hint, texts::language()); !expected.empty())
      ui::coloured(ui::colours().muted, expected);
  }

  // The bar behind the words shows what the player can expect.
  static void draw_hint_row(const GameState& game, const ActionThought& thought,
                            Requests& requests) {
    const ImVec2 at = ImGui::GetCursorScreenPos();
    const float width = ImGui::GetContentRegionAvail().x * static_cast<float>(thought.points);
    ImGui::GetWindowDrawList()->AddRectFilled(at, {at.x + width, at.y + ImGui::GetTextLineHeight()},
                                              ui::colours().target, 2);
    const std::string text =
        fmt::format("{} — {}", thought.action.text, prospect_text(thought, texts::language()));
    const ui::Disabled disabled(game.looks_on);
    if (ui::row(text)) requests.add(PlayChosen{thought.action.seat, thought.action.action});
  }

  // Results of real dice, for the next move that rolls.
  void draw_dice(const GameState& game, Requests& requests) {
    if (!game.game->rolls && game.dice.empty()) return;
    const ui::Section section(texts::dice::title, !game.dice.empty());
    if (!section) return;
    if (!game.dice.empty()) ui::text(fill("Next roll: {}.", fmt::join(game.dice, ", ")));
    ImGui::SetNextItemWidth(ui::scaled(160));
    const bool entered = ui::entered("##faces", faces_, texts::dice::faces);
    ui::tip(texts::dice::about);
    const std::optional<std::vector<int>> faces = read_dice(faces_);
    if (!faces) ui::coloured(ui::colours().bad, dice_help(TypedDice::faces));
    if (!entered || !faces) return;
    requests.add(TypeDice{*faces});
    faces_.clear();
  }

  // The secret answers of this seat, which can still be changed.
  static void draw_part(const GameState& game, Requests& requests) {
    if (game.report.part.empty()) return;
    const ui::Section section(texts::answers::title);
    if (!section) return;
    for (const ActionReport& answer : game.report.part) ui::line(answer.text);
    const ui::Disabled disabled(game.looks_on);
    if (ui::button(texts::answers::take_back)) requests.add(TakeBack{game.viewer});
    ui::flow(ui::button_width(texts::answers::start_over));
    if (ui::button(texts::answers::start_over)) requests.add(StartOver{game.viewer});
  }

  void draw_actions(const GameState& game, Requests& requests) {
    const auto& legal = game.report.legal;
    const ui::Section section(fill(texts::play::legal_moves, count_actions(legal)) + "###actions");
    if (!section || legal.empty()) return;
    const float line = ImGui::GetTextLineHeightWithSpacing();
    const float height = std::min(static_cast<float>(legal.size()), 12.0F) * line;
    const ui::Child list("Actions", {0, height + ui::scaled(4)});
    const float row = row_height(game, ImGui::GetContentRegionAvail().x);
    const ui::Disabled disabled(game.looks_on);
    ImGuiListClipper clipper;
    clipper.Begin(static_cast<int>(legal.size()),
                  row > 0 ? row + line - ImGui::GetTextLineHeight() : -1);
    while (clipper.Step())
      for (int i = clipper.DisplayStart; i < clipper.DisplayEnd; ++i) {
        const ActionReport& action = legal[i];
        const std::string label = action.text + "##" + std::to_string(i);
        const bool clicked = row > 0 ? ui::tall_row(label, row) : ui::row(label);
        if (clicked && !action.range) requests.add(PlayChosen{action.seat, action.action});
        if (game.looks_on) ui::tip(fixed_sentences(texts::language()).looks_on);
      }
  }

  // Of all rows, where some move is too long for a line; else 0.
  float row_height(const GameState& game, float room) {
    if (rows_of_ == version_ && rows_room_ == room) return row_height_;
    rows_of_ = version_;
    rows_room_ = room;
    row_height_ = 0;
    for (const ActionReport& action : game.report.legal)
      if (ImGui::CalcTextSize(action.text.c_str()).x > room)
        row_height_ =
            std::max(row_height_, ImGui::CalcTextSize(action.text.c_str(), nullptr, false, room).y);
    return row_height_;
  }

  void draw_par(const GameState& game) {
    if (!game.par) return;
    // It gives away what is being looked for.
    const ui::Section section(texts::play::best_run, false);
    if (!section) return;
    if (!game.par->refusal.empty()) return ui::text(game.par->refusal);
    tool_->run_drawn = ImGui::GetFrameCount();
    draw_run(game.par->whole, ShownRun::whole);
    if (game.par->left) draw_run(*game.par->left, ShownRun::left);
  }

  // The route is read on the board: as a list of cells it can be a screen long.
  void draw_run(const RunReport& report, ShownRun which) {
    ui::text(report.summary);
    if (report.route.size() < 2) return;
    const char* const id = which == ShownRun::whole ? "##whole" : "##left";
    bool on = tool_->run == which;
    if (ui::tick(std::string(texts::play::run_on_board) + id, on))
      tool_->run = on ? which : ShownRun::none;
  }

  std::shared_ptr<BoardTool> tool_;
  std::string faces_;  // as typed
  Scoreboard scores_;
  std::uint64_t version_ = 0;  // of the state that the scores are from
  std::uint64_t rows_of_ = 0;  // of the state that the height of rows is for …
  float rows_room_ = 0;        // … and their width
  float row_height_ = 0;
};

}  // namespace

std::unique_ptr<Panel> make_game_panel(std::shared_ptr<BoardTool> tool) {
  return std::make_unique<GamePanel>(std::move(tool));
}

}  // namespace hr::editor
