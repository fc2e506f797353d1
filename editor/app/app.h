// SPDX-License-Identifier: MIT
// The contents of the window. frame() draws one frame from what the desk shows, then executes what
// the user requested in it. Needs a current ImGui context of ours (editor/ui/ui.h) but no window,
// so tests can draw frames too.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "editor/app/guide.h"
#include "editor/app/menu_actions.h"
#include "editor/app/quit_dialog.h"
#include "editor/desk/desk.h"
#include "editor/panels/panel.h"
#include "editor/play/board_tool.h"
#include "editor/play/mark_tool.h"
#include "editor/ui/clipboard.h"
#include "editor/ui/settings.h"

namespace hr::editor {

class Palette;

class App {
 public:
  App(const Folders& folders, std::vector<std::filesystem::path> shipped, TimeSource now);
  ~App();
  App(const App&) = delete;
  App& operator=(const App&) = delete;

  void frame();
  // Handles what depends on time. Returns the time until the next call is needed; none: not before
  // the next input.
  std::optional<std::chrono::milliseconds> tick();
  // True if the last frame changed something that only the next frame can show.
  bool wants_frame() const { return again_ > 0; }
  bool wants_to_quit() const { return end_; }
  bool busy() const;  // something goes on in the background

  const DeskState& state() const { return desk_.state(); }
  const WindowSettings& settings() const { return settings_; }
  void resized(int width, int height);
  // True, once, when fonts of another size are needed.
  bool take_new_scale();

  // For actions.
  const std::vector<MenuAction>& actions() const { return actions_; }
  bool turned_to(const std::string& tab) const { return settings_.tab == tab; }
  // `enter`: the tab's name has the keyboard then, so that Tab leads on into what it shows.
  void turn_to(std::string tab, bool enter = false) {
    next_tab_ = std::move(tab);
    settings_.side_shown = true;
    enters_tab_ = enter;
  }
  // Nothing but the board, whose turn it is, the scores and the clock.
  void present(bool on);
  bool presenting() const { return presenting_; }
  // What was dropped onto the window; `together`: with so many at once, of which it is the first.
  void open_path(const std::string& path, int together = 1);
  // Starts the game of a ruleset (RulesetInfo::id) and leads through its first change.
  void begin_guide(const std::string& ruleset);
  void show_side(bool on) { settings_.side_shown = on; }
  void show_log(bool on) { settings_.log_shown = on; }
  void open_palette();
  // Turns note taking by clicks on the board on or off.
  void mark_by_clicks();
  bool marks_by_clicks() const { return marks_->on(); }
  bool allows(const MenuAction& action) const;
  void set_theme(Theme theme);
  void set_scale(float scale);
  void set_language(Language language);
  void set_slides(bool on) { settings_.slides = on; }
  // Closes the window, but asks first if something would be lost; a second call does not ask again.
  void leave();
  void carry_out(const DeskCommand& command);
  // Runs an action by id; does nothing if it is disabled.
  void act(const std::string& id);

 private:
  void follow();
  void follow_viewer();
  void use_keys();
  void draw_menus();
  void draw_tool_bar();
  void draw_save_problem() const;
  void draw_game();
  void draw_present();
  void draw_left(float width, float height);
  void draw_tabs();
  void carry_out_requests();
  void remember();
  void speak_again();

  Desk desk_;
  std::filesystem::path settings_file_;
  WindowSettings settings_, written_;
  std::vector<MenuAction> actions_;
  std::unique_ptr<Panel> welcome_, turn_, board_, twins_, log_, curtain_;
  std::vector<std::unique_ptr<Panel>> tabs_;     // beside the board
  std::vector<std::unique_ptr<Panel>> dialogs_;  // open or not
  std::unique_ptr<Palette> palette_;
  std::shared_ptr<BoardTool> tool_;
  std::shared_ptr<MarkTool> marks_;
  Guide guide_;
  Clipboard clipboard_;
  std::string next_tab_;
  bool enters_tab_ = false;
  std::string refused_path_;    // why what was dropped last was not opened
  Panel* drawn_tab_ = nullptr;  // in the last frame with tabs
  Requests requests_;
  std::uint64_t seen_ = 0;             // version
  std::optional<SeatId> last_viewer_;  // the last viewer of a match
  std::uint64_t last_match_ = 0;
  bool last_secrets_ = false;  // the last match had hidden information
  int again_ = 2;
  bool presenting_ = false;
  QuitDialog quit_;
  bool end_ = false, new_scale_ = false;
};

}  // namespace hr::editor
