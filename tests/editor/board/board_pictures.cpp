// SPDX-License-Identifier: MIT
// board_pictures FOLDER [NAME]: pictures of the boards of all rulesets and probes (or of one), a
// few random actions into a game, as each viewer sees them.
#include <filesystem>
#include <iostream>

#include "core/table/table.h"
#include "editor/board/board_canvas.h"
#include "editor/ui/ui.h"
#include "editor/window/offscreen.h"
#include "scripting/table/open_table.h"
#include "tests/support/rulesets.h"

namespace {

using namespace hr;

struct Look {
  std::string name;
  int width, height;
  float scale;
  editor::Theme theme;
};

// Marks as a panel would set them: the moves from the first cell, and the last action.
std::vector<editor::CellMark> marks_of(const Report& report) {
  std::vector<editor::CellMark> out;
  CellId chosen = CellId::none;
  for (const ActionReport& action : report.legal) {
    if (action.action.count == 0 || action.range) continue;
    const CellId first = action.action.cell(0);
    if (action.action.count == 1) {
      if (out.size() < 6) out.push_back({first, editor::Highlight::target});
      continue;
    }
    if (chosen == CellId::none) {
      chosen = first;
      out.push_back({first, editor::Highlight::chosen});
    }
    if (first == chosen) out.push_back({action.action.cell(1), editor::Highlight::target});
  }
  return out;
}

class Pictures {
 public:
  Pictures(std::filesystem::path folder, const std::filesystem::path& ruleset,
           const scripting::Settings& settings = {}, std::string name = "")
      : folder_(std::move(folder)),
        name_(name.empty() ? ruleset.filename().string() : std::move(name)),
        table_(scripting::begin_game(scripting::load_ruleset(ruleset, settings), {.seed = 7})),
        game_(std::make_shared<const GameReport>(table_.report(Issuer::owner(), GameQuery()))) {}

  void play(int actions) {
    for (int i = 0; i < actions && !table_.report(Issuer::owner(), StatusQuery()).ended; ++i)
      table_.give(Issuer::owner(), BotMove{});
  }

  void take(SeatId viewer, const Look& look, ViewType view = ViewType::flat) {
    const Report report = table_.report(Issuer::owner(), ViewQuery{viewer});
    editor::Offscreen screen(look.width, look.height, look.scale, look.theme);
    editor::BoardCanvas canvas;
    canvas.set_view(view);
    editor::BoardScene scene{.game = game_, .report = &report};
    scene.marks = marks_of(report);
    if (game_->board.cells() > 3) {
      scene.marks.push_back({CellId(2), editor::Highlight::gained});
      scene.marks.push_back({CellId(3), editor::Highlight::lost});
      scene.marks.push_back({CellId(1), editor::Highlight::closed});
    }
    screen.draw([&] {
      ImGui::SetNextWindowPos({0, 0});
      ImGui::SetNextWindowSize(ImGui::GetIO().DisplaySize);
      ImGui::PushStyleColor(ImGuiCol_WindowBg, editor::ui::colours().ground);
      ImGui::Begin("all", nullptr, ImGuiWindowFlags_NoDecoration);
      canvas.draw(scene);
      ImGui::End();
      ImGui::PopStyleColor();
    });
    screen.save(folder_ / (name_ + "-" + std::to_string(index(viewer) + 1) + "-" +
                           std::string(view_name(game_->board, view)) + "-" + look.name + ".png"));
  }

  const Board& board() const { return game_->board; }
  int seats() const { return game_->secrets ? static_cast<int>(game_->seats.size()) : 0; }

 private:
  std::filesystem::path folder_;
  std::string name_;
  Table table_;
  std::shared_ptr<const GameReport> game_;
};

}  // namespace

int main(int count, char** words) {
  const std::filesystem::path folder = count > 1 ? words[1] : ".";
  const std::string only = count > 2 ? words[2] : "";
  const Look light{"light", 1000, 700, 1, editor::Theme::light};
  const Look dark{"dark", 1000, 700, 1, editor::Theme::dark};
  const Look large{"large", 900, 640, 2, editor::Theme::contrast};
  for (const std::filesystem::path& ruleset : tests::rulesets_and_probes()) {
    if (!only.empty() && ruleset.filename() != only) continue;
    Pictures pictures(folder, ruleset);
    pictures.play(24);
    for (const ViewType view : views_of(pictures.board()))
      for (const Look& look : {light, dark, large})
        for (int seat = pictures.seats() > 0 ? 0 : -1; seat < std::min(1, pictures.seats()); ++seat)
          pictures.take(SeatId(seat), look, view);
    if (pictures.seats() > 0) pictures.take(SeatId::none, light);
  }
}
