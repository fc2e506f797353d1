// SPDX-License-Identifier: MIT
// The captured pieces beside the board: small, in their owner's colour, with a number where several
// of a kind were taken. Those that the last move took are underlined.
#include <algorithm>

#include "core/base/agreement.h"
#include "editor/board/board_painter.h"
#include "editor/ui/ui.h"

namespace hr::editor {

namespace {

constexpr float k_taken_row = 30, k_taken_piece = 11, k_apart = 14;  // at scale 1
constexpr int k_max_singly = 3;  // more of a kind are one piece with a number

int pieces_shown(const TakenPieces& taken) { return taken.count > k_max_singly ? 1 : taken.count; }

std::string number_of(const TakenPieces& taken) {
  return taken.count > k_max_singly ? "×" + std::to_string(taken.count) : "";
}

// The pieces of each owner together, in the order of owners.
std::vector<TakenPieces> by_owner(std::vector<TakenPieces> all) {
  std::ranges::stable_sort(all, {}, &TakenPieces::owner);
  return all;
}

}  // namespace

float BoardPainter::taken_height(const BoardScene& scene, float width) {
  // The first row is kept free from the start, so that a capture does not move the board.
  const bool kept = scene.game->captures && !scene.game->secrets;
  const bool none = scene.report == nullptr || scene.report->taken.empty();
  const int rows = none ? (kept ? 1 : 0) : taken_places(scene, width).back().row + 1;
  return static_cast<float>(rows) * ui::scaled(k_taken_row);
}

std::vector<BoardPainter::TakenPlace> BoardPainter::taken_places(const BoardScene& scene,
                                                                 float width) {
  std::vector<TakenPlace> out;
  float x = 0;
  int row = 0;
  for (const TakenPieces& taken : by_owner(scene.report->taken)) {
    const float piece = 2 * ui::scaled(k_taken_piece);
    const std::string number = number_of(taken);
    const float letters =
        number.empty() ? 0 : ImGui::CalcTextSize(number.c_str()).x + ui::scaled(4);
    const float wide = piece * (1 + 0.7F * static_cast<float>(pieces_shown(taken) - 1)) + letters;
    if (x > 0 && x + wide > width) x = 0, ++row;
    out.push_back({taken, x, wide, row});
    x += wide + ui::scaled(k_apart);
  }
  return out;
}

void BoardPainter::taken(ImVec2 from, float width) {
  if (scene_.report == nullptr) return;
  for (const TakenPlace& place : taken_places(scene_, width)) {
    const TakenPieces& taken = place.pieces;
    const float r = ui::scaled(k_taken_piece);
    const float top = from.y + static_cast<float>(place.row) * ui::scaled(k_taken_row);
    const float left = from.x + place.x, middle = top + ui::scaled(k_taken_row) / 2;
    for (int i = 0; i < pieces_shown(taken); ++i)
      piece({taken.owner, taken.kind}, {left + r * (1 + 1.4F * static_cast<float>(i)), middle}, r);
    const std::string number = number_of(taken);
    if (!number.empty())
      pen_.text(number, {left + place.wide, middle}, ImGui::GetFontSize(), colours_.text, 1);
    const ImVec2 low{left, top + ui::scaled(k_taken_row - 2)}, right{left + place.wide, low.y};
    if (taken.last > 0) list_.AddLine(low, right, colours_.accent, ui::scaled(2));
    const std::string seat = is_seat(taken.owner)
                                 ? possessive(scene_.game->seats[taken.owner].name,
                                              scene_.game->seats[taken.owner].plural) +
                                       " "
                                 : "";
    ui::expose("taken " + seat + taken.kind, "taken", std::to_string(taken.count), {left, top},
               right, taken.last > 0);
  }
}

}  // namespace hr::editor
