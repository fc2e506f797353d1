// SPDX-License-Identifier: MIT
#include "editor/start/file_dialogs.h"

#include <fmt/format.h>

#include <utility>

#include "core/base/words.h"
#include "core/table/fixed_sentences.h"
#include "editor/panels/file_dialog.h"
#include "editor/ui/ui.h"
#include "texts/texts.h"

namespace hr::editor {

namespace {

std::string base_name(const DeskState& state) {
  return state.game ? state.game->ruleset : std::string("match");
}

class OpenDialog : public FileDialog {
 public:
  OpenDialog()
      : FileDialog("open", "Open file"_text, texts::common::open, false,
                   {".rec", ".lesson", ".houserules"}) {}

 protected:
  void draw_question(const DeskState&) override { ui::text(texts::open_game::about); }
  std::string file_name(const DeskState&) const override { return {}; }
  DeskCommand command(const DeskState&, const std::string& path) const override {
    return OpenPath{.path = path};
  }
};

class LessonDialog : public FileDialog {
 public:
  LessonDialog()
      : FileDialog("lesson", texts::start::save_as_lesson, texts::common::save, true, {".lesson"}) {
  }

 protected:
  void draw_question(const DeskState&) override { ui::text(texts::start::lesson_about); }
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
  SaveDialog() : FileDialog("save", "Save match as"_text, texts::common::save, true, {".rec"}) {}

 protected:
  void draw_question(const DeskState& state) override {
    ui::text(fill("{} The match itself is saved automatically.", texts::share::record_about));
    if (state.game && state.game->secrets)
      ui::coloured(ui::colours().warning, texts::share::secret);
  }
  bool opens_first(const DeskState& state) const override {
    return state.game && state.game->secrets;  // to warn
  }
  std::string file_name(const DeskState& state) const override { return base_name(state) + ".rec"; }
  DeskCommand command(const DeskState&, const std::string& path) const override {
    return SaveRecord{path};
  }
};

class ExportDialog : public FileDialog {
 public:
  ExportDialog()
      : FileDialog("export", "Export one player's view"_text, "Export"_text, true, {".json"}) {}

 protected:
  void reset(const DeskState& state) override {
    seat_ = state.game ? std::max(state.game->viewer, SeatId(0)) : SeatId(0);
  }

  bool opens_first(const DeskState&) const override { return true; }  // to ask whose

  // A viewer with the view of a seat can export only that view.
  void draw_question(const DeskState& state) override {
    ui::text("Saves only what one player has seen, and that player's notes."_text);
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
    if (own_only)
      ui::muted(
          owners_alone_message(Message("export another player's view")).in(texts::language()));
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
