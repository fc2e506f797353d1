// SPDX-License-Identifier: MIT
#include "editor/app/menu_actions.h"

#include <fmt/format.h>

#include <algorithm>

#include "editor/app/app.h"
#include "editor/app/menu_conditions.h"
#include "editor/lab_tab/lab_tab.h"
#include "editor/panels/tab_ids.h"
#include "editor/play/view_as_dialog.h"
#include "editor/rules/rules_tab.h"
#include "texts/texts.h"

namespace hr::editor {

namespace {

using namespace enabled_when;

auto command(const DeskCommand& what) {
  return [what](App&, Requests& requests) { requests.add(what); };
}
auto dialog(const std::string& name) {
  return [name](App&, Requests& requests) { requests.act("dialog." + name); };
}
auto turn_to(const std::string& tab) {
  return [tab](App& app, Requests&) { app.turn_to(tab, true); };
}

// NOLINTNEXTLINE(readability-function-size): a line for each action
void add_file(std::vector<MenuAction>& out) {
  out.insert(
      out.end(),
      {{"welcome",
        "File"_text,
        texts::start::all_games,
        {},
        open,
        command(LeaveGame{}),
        "Leaves this match (it is saved) and lets you choose another game"_text},
       {"new", "File"_text, texts::start::new_ruleset_dots, ctrl('N'), always, dialog("new"),
        "Start your own rules, from a small example or a copy of another game"_text},
       {"open",
        "File"_text,
        texts::start::open_dots,
        ctrl('O'),
        always,
        dialog("open"),
        "A record, a lesson or a pack; you can also drop one onto the window"_text,
        {},
        true},
       {"save", "File"_text, "Save match as…"_text, ctrl_shift('S'), looking, dialog("save"),
        "Matches are saved automatically; this writes a record to a file of your choice"_text},
       {"lesson",
        "File"_text,
        texts::start::save_as_lesson_dots,
        {},
        set_up,
        dialog("lesson"),
        texts::share::lesson_about},
       {"share",
        "File"_text,
        texts::share::dots,
        {},
        looking,
        dialog("share"),
        "A link, a QR code or a file with the game, for others to play"_text},
       {"export",
        "File"_text,
        "Export one player's view…"_text,
        {},
        looking,
        dialog("export"),
        "Saves only what one player has seen"_text},
       {"print", "File"_text, texts::common::print_dots, ctrl('P'), set_up, dialog("print"),
        "Shows boards, worksheets and the rules card as pages, and saves them as a PDF"_text},
       {"position",
        "File"_text,
        texts::history::set_up_dots,
        {},
        looking,
        dialog("position"),
        "Sets up a position from text, such as one copied from the history"_text},
       {"quit",
        "File"_text,
        "Quit"_text,
        ctrl('Q'),
        always,
        [](App& app, Requests&) { app.leave(); },
        {},
        {},
        true}});
}

void add_game(std::vector<MenuAction>& out) {
  out.insert(out.end(),
             {{"undo", "Game"_text, texts::common::undo, ctrl('Z'), may_undo,
               [](App& app, Requests& requests) {
                 const GameState& game = *app.state().game;
                 if (game.report.part.empty())
                   requests.add(Undo{});
                 else
                   requests.add(TakeBack{game.viewer});
               }},
              {"redo", "Game"_text, texts::common::redo, ctrl('Y'), may_redo, command(Redo{})},
              {"back",
               "Game"_text,
               "Step back"_text,
               {.key = Key::left, .ctrl = true},
               may_go_back,
               command(Undo{}),
               {},
               {},
               true},
              {"forth",
               "Game"_text,
               "Step forward"_text,
               {.key = Key::right, .ctrl = true},
               may_redo,
               command(Redo{})},
              {"first",
               "Game"_text,
               texts::history::first,
               {.key = Key::home, .ctrl = true},
               may_go_back,
               command(GoToStep{0})},
              {"last",
               "Game"_text,
               texts::history::last,
               {.key = Key::end, .ctrl = true},
               may_redo,
               command(GoToStep{})}});
}

void add_running(std::vector<MenuAction>& out) {
  out.insert(
      out.end(),
      {{"restart",
        "Game"_text,
        texts::play::restart,
        ctrl('R'),
        open,
        command(Restart{}),
        texts::play::restart_help,
        {},
        true},
       {"hint", "Game"_text, texts::game::suggest_a_move, ctrl_shift('H'), may_play,
        command(AskHint{}), texts::hint::about},
       {"bot", "Game"_text, "Play a random move"_text, ctrl_shift('B'), may_play,
        command(BotMove{}), "Plays a random move for the current player"_text},
       {"auto",
        "Game"_text,
        "Bots play automatically"_text,
        ctrl('B'),
        playing,
        [](App& app, Requests& requests) {
          AutoPlay play = app.state().game->auto_play;
          play.on = !play.on;
          requests.add(play);
        },
        {},
        [](const App& app) { return app.state().game && app.state().game->auto_play.on; }},
       {"clocks",
        "Game"_text,
        texts::seat_clocks::dots,
        {},
        playing,
        dialog("clocks"),
        texts::seat_clocks::dots_help},
       {"run_clocks",
        "Game"_text,
        texts::seat_clocks::run,
        {},
        has_seat_clocks,
        [](App& app, Requests& requests) {
          requests.add(RunSeatClocks{!app.state().game->report.seat_clocks.running});
        },
        {},
        [](const App& app) {
          return app.state().game && app.state().game->report.seat_clocks.running;
        }},
       {"clock",
        "Game"_text,
        "Start or pause the planning clock"_text,
        {.key = key_of('P')},
        has_clock,
        [](App& app, Requests& requests) {
          const bool runs = app.state().game->report.clock.running;
          requests.add(UseClock{runs ? UseClock::Operation::pause : UseClock::Operation::start});
        },
        {},
        {},
        true}});
}

void add_steps(std::vector<MenuAction>& out) {
  out.insert(
      out.end(),
      {{"offer_draw",
        "Game"_text,
        texts::steps::offer_draw,
        {},
        may_offer_draw,
        [](App& app, Requests& requests) {
          requests.add(OfferDraw{app.state().game->report.steps.offers_draw});
        },
        texts::steps::offer_draw_help,
        {},
        true},
       {"accept_draw",
        "Game"_text,
        texts::steps::accept_draw,
        {},
        may_answer_draw,
        [](App& app, Requests& requests) {
          requests.add(OfferDraw{app.state().game->report.steps.answers_draw.front()});
        }},
       {"decline_draw",
        "Game"_text,
        texts::steps::decline_draw,
        {},
        may_answer_draw,
        [](App& app, Requests& requests) {
          requests.add(DeclineDraw{app.state().game->report.steps.answers_draw.front()});
        }},
       {"resign", "Game"_text, texts::steps::resign_dots, {}, may_resign, dialog("resign")}});
}

void add_notes(std::vector<MenuAction>& out) {
  out.insert(
      out.end(),
      {{"marks",
        "Game"_text,
        texts::notes::take,
        {.key = key_of('M')},
        may_mark,
        [](App& app, Requests&) { app.mark_by_clicks(); },
        texts::notes::take_help,
        [](const App& app) { return app.marks_by_clicks(); },
        true},
       {"undo_note",
        "Game"_text,
        texts::notes::undo,
        {},
        may_undo_note,
        [](App& app, Requests& requests) { requests.add(UndoNote{app.state().game->viewer}); },
        "Ctrl+Z while taking notes"_text},
       {"redo_note",
        "Game"_text,
        texts::notes::redo,
        {},
        may_redo_note,
        [](App& app, Requests& requests) { requests.add(RedoNote{app.state().game->viewer}); },
        "Ctrl+Y while taking notes"_text},
       {"what_if",
        "Game"_text,
        "Replay under changed rules"_text,
        {},
        may_replay,
        [](App& app, Requests& requests) {
          requests.show(std::string(k_what_if));
          if (!app.state().game->what_if.on) requests.add(AskWhatIf{});
        },
        "Shows this game beside the same game under the rules in force, or with another option or "
        "variant"_text,
        {},
        true},
       {"test",
        "Game"_text,
        "Make a test of this position…"_text,
        {},
        may_test,
        dialog("test"),
        "Writes a scenario that plays the moves up to this position and expects the same position"_text,
        {},
        true}});
}

// Actions that change the position are disabled while the user takes notes.
void mark_those_that_play(std::vector<MenuAction>& actions) {
  for (const char* id : {"undo", "redo", "back", "forth", "first", "last", "restart", "bot", "auto",
                         "offer_draw", "accept_draw", "decline_draw", "resign"})
    std::ranges::find(actions, id, &MenuAction::id)->plays = true;
}

void add_view(std::vector<MenuAction>& out) {
  const auto theme = [](Theme which, const char* id, texts::Text label) {
    return MenuAction{id,     "View"_text,
                      label,  {},
                      always, [which](App& app, Requests&) { app.set_theme(which); },
                      {},     [which](const App& app) { return app.settings().theme == which; }};
  };
  const auto scale = [](float by) {
    return [by](App& app, Requests&) { app.set_scale(by == 0 ? 1 : app.settings().scale + by); };
  };
  out.insert(
      out.end(),
      {theme(Theme::light, "light", texts::theme::light),
       theme(Theme::dark, "dark", texts::theme::dark),
       theme(Theme::contrast, "contrast", texts::theme::contrast),
       {"larger",
        "View"_text,
        texts::common::zoom_in,
        {.key = Key::equal, .ctrl = true},
        always,
        scale(0.25F),
        {},
        {},
        true},
       {"smaller",
        "View"_text,
        texts::common::zoom_out,
        {.key = Key::minus, .ctrl = true},
        always,
        scale(-0.25F)},
       {"plain", "View"_text, "Reset zoom"_text, ctrl('0'), always, scale(0)},
       {"slides",
        "View"_text,
        "Slide moved pieces"_text,
        {},
        always,
        [](App& app, Requests&) { app.set_slides(!app.settings().slides); },
        "Pieces slide to their new cells instead of jumping there. Has no effect if your system "
        "asks programs to reduce motion."_text,
        [](const App& app) { return app.settings().slides; },
        true},
       {"as_owner",
        "View"_text,
        texts::view::as_owner,
        {},
        playing,
        [](App&, Requests& requests) { requests.act(view_as_action(k_owner)); },
        "Shows everything, including hidden information and par. For the organiser. Where that "
        "reveals something, it is written into the log."_text,
        {},
        true},
       {"as_turn", "View"_text, texts::view::as_current, {}, playing, command(ViewAs{k_turn})}});
}

// Each by its own name, so that whoever cannot read the window finds the way out.
void add_languages(std::vector<MenuAction>& out) {
  for (const Language language : Language::all())
    out.push_back({fmt::format("language.{}", language.code()),
                   "View"_text,
                   std::string(language.name()),
                   {},
                   always,
                   [language](App& app, Requests&) { app.set_language(language); },
                   language.is_english() ? "The language of the window"_text : ""_text,
                   [language](const App& app) { return app.settings().language == language; },
                   language.is_english()});
}

void add_panels(std::vector<MenuAction>& out) {
  out.insert(
      out.end(),
      {{"present",
        "View"_text,
        "Present"_text,
        {.key = Key::f11},
        playing,
        [](App& app, Requests&) { app.present(!app.presenting()); },
        "For a class: only the board, the scores, the clock and whose turn it is. F11 or Esc "
        "ends it."_text,
        [](const App& app) { return app.presenting(); },
        true},
       {"side",
        "View"_text,
        "Side panel"_text,
        {.key = Key::f9},
        open,
        [](App& app, Requests&) { app.show_side(!app.settings().side_shown); },
        "Shows or hides the tabs beside the board"_text,
        [](const App& app) { return app.settings().side_shown; }},
       {"log",
        "View"_text,
        texts::tabs::log,
        {.key = Key::f10},
        open,
        [](App& app, Requests&) { app.show_log(!app.settings().log_shown); },
        "Shows or hides the log and the line for typing moves"_text,
        [](const App& app) { return app.settings().log_shown; }}});
}

void add_tabs(std::vector<MenuAction>& out) {
  const auto add = [&](const char* id, const char* tab, texts::Text name, char key) {
    out.push_back({id,
                   "View"_text,
                   fill("Show {}", name),
                   {.key = key_of(key), .ctrl = true},
                   open,
                   turn_to(tab),
                   {},
                   [tab](const App& app) { return app.turned_to(tab); },
                   key == '1'});
  };
  add("tab.game", tab_ids::game, texts::tabs::game, '1');
  add("tab.options", tab_ids::options, texts::tabs::options, '2');
  add("tab.rules", tab_ids::rules, texts::tabs::rules, '3');
  add("tab.board", tab_ids::board, texts::tabs::board, '4');
  add("tab.history", tab_ids::history, texts::tabs::history, '5');
  add("tab.notes", tab_ids::notes, texts::tabs::notes, '6');
  add("tab.tests", tab_ids::tests, texts::tabs::tests, '7');
  add("tab.lab", tab_ids::lab, texts::tabs::lab, '8');
}

void add_rest(std::vector<MenuAction>& out) {
  out.insert(out.end(),
             {{"new_variant",
               "Rules"_text,
               texts::files::new_variant_dots,
               {},
               open,
               dialog("new_variant"),
               "Begins a small change to these rules, with a scenario that tests it"_text},
              {"new_file",
               "Rules"_text,
               texts::files::new_file_dots,
               {},
               open,
               dialog("new_file"),
               "A scenario, or rules that several files share"_text},
              {"undo_delete",
               "Rules"_text,
               texts::files::undo_delete,
               {},
               has_deleted,
               command(UndoDelete{}),
               "Brings back the file that was deleted last"_text},
              {"all_as_shipped",
               "Rules"_text,
               texts::rules::restore_all,
               {},
               is_changed,
               command(RestoreOriginals{}),
               fill("{} Files that you added stay.", texts::rules::restore_all_help),
               {},
               true},
              {"own_rules_again",
               "Rules"_text,
               texts::rules::restore_mine,
               {},
               is_set_aside,
               command(UndoRestore{}),
               "Undoes Restore original rules"_text},
              {"reset_options",
               "Rules"_text,
               texts::options::reset_all,
               {},
               playing,
               command(ResetOption{})},
              {"word_help", "Help"_text, texts::help::on_word, ctrl('I'), open,
               [](App&, Requests& requests) { requests.show(std::string(k_word_help)); },
               fill("{} In the Rules tab you can also rest the mouse on a word.",
                    texts::help::on_word_help)},
              {"palette", "Help"_text, "Command palette…"_text, ctrl_shift('P'), always,
               [](App& app, Requests&) { app.open_palette(); }, "Finds any command by name"_text},
              {"how",
               "Help"_text,
               texts::game::how_to_play,
               {.key = Key::f1, .shift = true},
               playing,
               dialog("how"),
               "The rules card, the board, and what you can do now"_text},
              {"help", "Help"_text, "Help"_text, {.key = Key::f1}, always, dialog("help")}});
}

}  // namespace

std::vector<MenuAction> menu_actions() {
  std::vector<MenuAction> out;
  add_file(out);
  add_game(out);
  add_running(out);
  add_steps(out);
  add_notes(out);
  add_view(out);
  add_languages(out);
  add_panels(out);
  add_tabs(out);
  add_rest(out);
  mark_those_that_play(out);
  return out;
}

}  // namespace hr::editor
