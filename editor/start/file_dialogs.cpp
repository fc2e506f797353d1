// SPDX-License-Identifier: MIT
#include "editor/start/file_dialogs.h"

#include <fmt/format.h>

#include <system_error>
#include <utility>

#include "core/base/words.h"
#include "editor/panels/folder_list.h"
#include "editor/panels/pending_command.h"
#include "editor/ui/keys.h"
#include "editor/ui/ui.h"

namespace hr::editor {

namespace {

namespace fs = std::filesystem;

bool curtained(const DeskState& state) {
  if (!state.game && state.preview) return false;
  return !state.game || !state.game->playing || state.game->viewer == k_turn;
}

// The common part of all file dialogs: a path, a button and an error message.
class FileDialog : public Panel {
 public:
  FileDialog(const char* id, const char* title, const char* verb, bool writes,
             std::vector<std::string> endings)
      : id_(id), title_(title), verb_(verb), writes_(writes), list_(std::move(endings)) {}

  const char* name() const override { return title_; }
  bool open(const std::string& name) override { return name == id_ && (opening_ = true); }

  void draw(const DeskState& state, Requests& requests) override {
    if (opening_) ImGui::OpenPopup(title_);
    bool stays = true;
    const ui::Dialog dialog(title_, 620, &stays);
    if (!dialog) return;
    if (std::exchange(opening_, false)) begin(state);
    const bool gone = writes_ && curtained(state);
    if (pending_.done(state) || gone || pressed(Key::escape)) return ImGui::CloseCurrentPopup();
    draw_question(state);
    bool wanted = list_.draw();
    if (list_.path() != asked_) asked_.clear();
    if (!pending_.complaint().empty()) ui::coloured(ui::colours().bad, pending_.complaint());
    if (!asked_.empty())
      ui::coloured(ui::colours().warning,
                   "This file already exists. Replacing it overwrites its contents.");
    wanted = ui::primary(asked_.empty() ? verb_ : "Replace") || wanted;
    ui::flow(ui::button_width("Cancel"));
    if (ui::button("Cancel")) return ImGui::CloseCurrentPopup();
    if (wanted) want(state, requests);
  }

 protected:
  virtual void draw_question(const DeskState& state) = 0;
  virtual std::string file_name(const DeskState& state) const = 0;
  virtual DeskCommand command(const DeskState& state, const std::string& path) const = 0;
  virtual void reset(const DeskState&) {}
  void rename(const DeskState& state) {
    list_.begin(fs::path(list_.path()).parent_path(), file_name(state));
  }

 private:
  void begin(const DeskState& state) {
    pending_.forget();
    asked_.clear();
    reset(state);
    list_.begin(state.folder, file_name(state));
  }

  // An existing file is replaced only after confirmation.
  void want(const DeskState& state, Requests& requests) {
    const std::string& path = list_.path();
    std::error_code ignored;
    const bool there = writes_ && fs::exists(path, ignored) && !fs::is_directory(path, ignored);
    if (there && asked_ != path) {
      asked_ = path;
      return;
    }
    pending_.send(state, requests, command(state, path));
  }

  const char *id_, *title_, *verb_;
  bool writes_, opening_ = false;
  FolderList list_;
  std::string asked_;  // the path to confirm
  PendingCommand pending_;
};

std::string base_name(const DeskState& state) {
  return state.game ? state.game->ruleset : std::string("match");
}

class OpenDialog : public FileDialog {
 public:
  OpenDialog() : FileDialog("open", "Open file", "Open", false, {".rec", ".lesson"}) {}

 protected:
  void draw_question(const DeskState&) override {
    ui::text(
        "A record (.rec) is a saved match together with its rules; it opens as a new match. A "
        "lesson (.lesson) says how a game is set up. The file itself is not changed.");
  }
  std::string file_name(const DeskState&) const override { return {}; }
  DeskCommand command(const DeskState&, const std::string& path) const override {
    return OpenPath{path};
  }
};

class LessonDialog : public FileDialog {
 public:
  LessonDialog() : FileDialog("lesson", "Save as lesson", "Save", true, {".lesson"}) {}

 protected:
  void draw_question(const DeskState&) override {
    ui::text(
        "Writes the options, variants and players to a small text file. Open it in this window, or "
        "play, print or change it elsewhere.");
  }
  std::string file_name(const DeskState& state) const override {
    const std::string name = state.preview ? state.preview->start.ruleset : base_name(state);
    return name + ".lesson";
  }
  DeskCommand command(const DeskState&, const std::string& path) const override {
    return SaveLesson{path};
  }
};

class SaveDialog : public FileDialog {
 public:
  SaveDialog() : FileDialog("save", "Save match as", "Save", true, {".rec"}) {}

 protected:
  void draw_question(const DeskState& state) override {
    ui::text(
        "Writes a record: the rules, every move and branch, and all notes. The match itself is "
        "saved automatically.");
    if (state.game && state.game->secrets)
      ui::coloured(ui::colours().warning,
                   "It contains everything, including hidden information: do not give it to "
                   "players.");
  }
  std::string file_name(const DeskState& state) const override { return base_name(state) + ".rec"; }
  DeskCommand command(const DeskState&, const std::string& path) const override {
    return SaveRecord{path};
  }
};

class ExportDialog : public FileDialog {
 public:
  ExportDialog() : FileDialog("export", "Export one player's view", "Export", true, {".json"}) {}

 protected:
  void reset(const DeskState& state) override {
    seat_ = state.game ? std::max(state.game->viewer, SeatId(0)) : SeatId(0);
  }

  // A viewer with the view of a seat can export only that view.
  void draw_question(const DeskState& state) override {
    ui::text("Saves only what one player has seen, and that player's notes.");
    if (!state.game) return;
    const GameState& game = *state.game;
    const bool own_only = game.secrets && game.viewer != k_owner;
    const ui::Named named("For");
    for (std::size_t i = 0; i < game.report.seats.size(); ++i) {
      const auto seat = SeatId(i);
      const std::string label = sentence(game.report.seats[i].name);
      if (i > 0) ui::flow(ui::button_width(label) + ImGui::GetFrameHeight());
      const ui::Disabled disabled(own_only && seat != game.viewer);
      if (!ui::radio(label, seat == seat_)) continue;
      seat_ = seat;
      rename(state);
    }
    if (own_only) ui::muted("Only the owner can export other seats' views.");
  }
  std::string file_name(const DeskState& state) const override {
    if (!state.game || nth(seat_) >= state.game->report.seats.size()) return {};
    return fmt::format("{}-{}.json", base_name(state), state.game->report.seats[seat_].name);
  }
  DeskCommand command(const DeskState&, const std::string& path) const override {
    return ExportSeat{seat_, path};
  }

 private:
  SeatId seat_ = SeatId(0);
};

}  // namespace

std::unique_ptr<Panel> make_open_dialog() { return std::make_unique<OpenDialog>(); }
std::unique_ptr<Panel> make_save_dialog() { return std::make_unique<SaveDialog>(); }
std::unique_ptr<Panel> make_lesson_dialog() { return std::make_unique<LessonDialog>(); }
std::unique_ptr<Panel> make_export_dialog() { return std::make_unique<ExportDialog>(); }

}  // namespace hr::editor
