// SPDX-License-Identifier: MIT
#include "editor/start/file_dialogs.h"

#include <fmt/format.h>

#include <system_error>
#include <utility>

#include "core/base/words.h"
#include "editor/panels/answer.h"
#include "editor/panels/folder_list.h"
#include "editor/ui/keys.h"
#include "editor/ui/ui.h"

namespace hr::editor {

namespace {

namespace fs = std::filesystem;

bool curtained(const Shown& shown) {
  return !shown.game || !shown.game->playing || shown.game->eyes == k_turn;
}

// What all of them have: a path, a button that does it, and what went wrong in words.
class FileDialog : public Panel {
 public:
  FileDialog(const char* id, const char* title, const char* verb, bool writes, std::string ending)
      : id_(id), title_(title), verb_(verb), writes_(writes), list_(std::move(ending)) {}

  const char* name() const override { return title_; }
  bool open(const std::string& name) override { return name == id_ && (opening_ = true); }

  void draw(const Shown& shown, Wishes& wishes) override {
    if (opening_) ImGui::OpenPopup(title_);
    bool stays = true;
    const ui::Dialog dialog(title_, 620, &stays);
    if (!dialog) return;
    if (std::exchange(opening_, false)) begin(shown);
    const bool gone = writes_ && curtained(shown);
    if (answer_.done(shown) || gone || pressed(Key::escape)) return ImGui::CloseCurrentPopup();
    draw_question(shown);
    bool wanted = list_.draw();
    if (list_.path() != asked_) asked_.clear();
    if (!answer_.complaint().empty()) ui::coloured(ui::colours().bad, answer_.complaint());
    if (!asked_.empty())
      ui::coloured(ui::colours().warning,
                   "There is such a file already. What is in it is lost "
                   "when it is replaced.");
    wanted = ui::primary(asked_.empty() ? verb_ : "Replace it") || wanted;
    ui::flow(ui::button_width("Cancel"));
    if (ui::button("Cancel")) return ImGui::CloseCurrentPopup();
    if (wanted) want(shown, wishes);
  }

 protected:
  virtual void draw_question(const Shown& shown) = 0;
  virtual std::string file_name(const Shown& shown) const = 0;
  virtual Command command(const Shown& shown, const std::string& path) const = 0;
  virtual void reset(const Shown&) {}
  void rename(const Shown& shown) {
    list_.begin(fs::path(list_.path()).parent_path(), file_name(shown));
  }

 private:
  void begin(const Shown& shown) {
    answer_.forget();
    asked_.clear();
    reset(shown);
    list_.begin(shown.folder, file_name(shown));
  }

  // What is there already is replaced only when that was said.
  void want(const Shown& shown, Wishes& wishes) {
    const std::string& path = list_.path();
    std::error_code ignored;
    const bool there = writes_ && fs::exists(path, ignored) && !fs::is_directory(path, ignored);
    if (there && asked_ != path) {
      asked_ = path;
      return;
    }
    answer_.send(shown, wishes, command(shown, path));
  }

  const char *id_, *title_, *verb_;
  bool writes_, opening_ = false;
  FolderList list_;
  std::string asked_;  // the path about which it was asked
  Answer answer_;
};

std::string base_name(const Shown& shown) {
  return shown.game ? shown.game->ruleset : std::string("match");
}

class OpenDialog : public FileDialog {
 public:
  OpenDialog() : FileDialog("open", "Open a record", "Open", false, ".rec") {}

 protected:
  void draw_question(const Shown&) override {
    ui::text(
        "A record is a match as a file; the rules are in it. It goes on here as a match of "
        "its own, and the file stays as it is.");
  }
  std::string file_name(const Shown&) const override { return {}; }
  Command command(const Shown&, const std::string& path) const override { return GoOn{path}; }
};

class SaveDialog : public FileDialog {
 public:
  SaveDialog() : FileDialog("save", "Save the match as", "Save", true, ".rec") {}

 protected:
  void draw_question(const Shown& shown) override {
    ui::text(
        "Writes a record: the rules, every step and branch, and all notes. The match is kept "
        "anyway.");
    if (shown.game && shown.game->secrets)
      ui::coloured(ui::colours().warning,
                   "It holds everything, what is hidden too: it is for the owner of the table, not "
                   "for players.");
  }
  std::string file_name(const Shown& shown) const override { return base_name(shown) + ".rec"; }
  Command command(const Shown&, const std::string& path) const override { return SaveRecord{path}; }
};

class ExportDialog : public FileDialog {
 public:
  ExportDialog() : FileDialog("export", "Write down for one player", "Write", true, ".json") {}

 protected:
  void reset(const Shown& shown) override {
    seat_ = shown.game && shown.game->eyes > 0 ? shown.game->eyes : 0;
  }

  // Whoever looks as a seat writes down what that seat was shown, and no other's.
  void draw_question(const Shown& shown) override {
    ui::text("Writes down what one seat was shown, its own notes, and nothing else.");
    if (!shown.game) return;
    const GameShown& game = *shown.game;
    const bool own_only = game.secrets && game.eyes != k_owner;
    const ui::Named named("For");
    for (int s = 0; s < static_cast<int>(game.report.seats.size()); ++s) {
      const SeatReport& seat = game.report.seats[static_cast<std::size_t>(s)];
      const std::string label = sentence(seat.name);
      if (s > 0) ui::flow(ui::button_width(label) + ImGui::GetFrameHeight());
      const ui::Disabled disabled(own_only && s != game.eyes);
      if (!ui::radio(label, s == seat_)) continue;
      seat_ = s;
      rename(shown);
    }
    if (own_only) ui::muted("Other seats' are for the owner of the table.");
  }
  std::string file_name(const Shown& shown) const override {
    if (!shown.game || seat_ >= static_cast<int>(shown.game->report.seats.size())) return {};
    return fmt::format("{}-{}.json", base_name(shown),
                       shown.game->report.seats[static_cast<std::size_t>(seat_)].name);
  }
  Command command(const Shown&, const std::string& path) const override {
    return ExportSeat{seat_, path};
  }

 private:
  int seat_ = 0;
};

}  // namespace

std::unique_ptr<Panel> make_open_dialog() { return std::make_unique<OpenDialog>(); }
std::unique_ptr<Panel> make_save_dialog() { return std::make_unique<SaveDialog>(); }
std::unique_ptr<Panel> make_export_dialog() { return std::make_unique<ExportDialog>(); }

}  // namespace hr::editor
