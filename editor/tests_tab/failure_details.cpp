// SPDX-License-Identifier: MIT
#include "editor/tests_tab/failure_details.h"

#include <fmt/format.h>

#include <algorithm>

#include "core/base/words.h"
#include "core/table/drawn_boards.h"
#include "editor/ui/ui.h"
#include "texts/texts.h"

namespace hr::editor {

namespace {

constexpr std::size_t k_max_differing = 6;  // lines to show
constexpr float k_board = 190;              // the most height of a board, at scale 1

// The boards of the picture on which a differing place is drawn.
std::vector<CellMark> marks_of(const GameReport& game, const Report& report,
                               const scripting::TestPosition& position) {
  const std::vector<DrawnBoard> boards = drawn_boards(game, report);
  std::vector<CellMark> out;
  for (const auto& [zone, cell] : position.differing)
    for (const int board : boards_with(boards, zone))
      out.push_back({cell, Highlight::differs, board});
  return out;
}

void draw_board(texts::Text title, const PicturedPosition& what, const std::string& id,
                Thumbnails& thumbnails, ImVec2 size) {
  ImGui::BeginGroup();
  ui::muted(title);
  const ImVec2 from = ImGui::GetCursorScreenPos(), to{from.x + size.x, from.y + size.y};
  ImGui::Dummy(size);
  ui::expose_last(std::string(title) + " picture", "board", {});
  const float inner = ui::scaled(8);
  if (ImGui::IsRectVisible(from, to))
    thumbnails.draw(*ImGui::GetWindowDrawList(), id + std::string(title), what,
                    {from.x + inner, from.y + inner}, {to.x - inner, to.y - inner});
  ImGui::EndGroup();
}

void draw_boards(const FailurePictures& pictures, const std::string& id, Thumbnails& thumbnails) {
  const float gap = ui::scaled(8), room = ImGui::GetContentRegionAvail().x;
  const float width = std::floor((room - gap) / 2);
  const ImVec2 size{width, std::min(width, ui::scaled(k_board))};
  if (!pictures.both) return draw_board("Position"_text, pictures.found, id, thumbnails, size);
  draw_board("Expected board"_text, pictures.expected, id, thumbnails, size);
  ImGui::SameLine(0, gap);
  draw_board("Board found"_text, pictures.found, id, thumbnails, size);
}

}  // namespace

std::string place_of(const scripting::TestResult& result) {
  return fmt::format("{}:{}:{}", result.file, result.line, std::max(result.column, 1));
}

FailurePictures pictures_of(const scripting::TestPosition& position) {
  FailurePictures out{.expected = {position.game, position.expected},
                      .found = {position.game, position.found},
                      .both = position.expected != nullptr};
  out.found.marks = marks_of(*position.game, *position.found, position);
  if (out.both) out.expected.marks = marks_of(*position.game, *position.expected, position);
  return out;
}

void draw_failure(const scripting::TestResult& result, const std::string& id,
                  const FailurePictures& pictures, Thumbnails& thumbnails, Requests& requests) {
  const Colours& c = ui::colours();
  const std::string place = fill(texts::tests::line, result.line);
  if (ui::link(place + "##" + id, c.accent)) requests.show(place_of(result));
  ui::tip("Opens the scenario at this line."_text);
  if (!result.step.empty()) {
    ImGui::SameLine();
    ui::mono(result.step);
  }
  ui::text(full_sentence(result.message));
  if (!result.expected.empty()) ui::text(fill(texts::tests::expected, result.expected));
  if (!result.found.empty()) ui::text(fill(texts::tests::found, result.found));
  const std::size_t most = std::min(result.differing.size(), k_max_differing);
  for (std::size_t i = 0; i < most; ++i) ui::text(result.differing[i]);
  if (result.differing.size() > most)
    ui::muted(fill(texts::common::and_more, result.differing.size() - most));
  if (pictures.found.game != nullptr && pictures.found.game->board.cells() > 0)
    draw_boards(pictures, id, thumbnails);
}

}  // namespace hr::editor
