// SPDX-License-Identifier: MIT
#include "editor/board/piece_symbols.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>

namespace hr::editor {

namespace {

constexpr std::size_t k_max_layers = 3;

PieceSymbol stack_token(const GameReport& game, const CellReport& cell) {
  const PieceReport& top = cell.pieces.back();
  PieceSymbol out{.face = {top.owner, top.kind},
                  .text = std::string(game.letters_on(top.kind, top.owner)),
                  .below = {}};
  out.height = static_cast<int>(cell.pieces.size());
  const std::size_t under = cell.pieces.size() - 1;
  for (std::size_t i = under - std::min(under, k_max_layers); i < under; ++i)
    out.below.push_back({cell.pieces[i].owner, cell.pieces[i].kind});
  return out;
}

void add_pile(std::vector<PieceSymbol>& out, const GameReport& game, const CellReport& cell) {
  for (const PieceReport& piece : cell.pieces) {
    const std::string count = std::to_string(piece.count);
    out.push_back({.face = {piece.owner, piece.kind},
                   .text = count + std::string(game.letters_on(piece.kind, piece.owner)),
                   .note = count,
                   .below = {}});
  }
}

std::vector<PicturePoint> regular(int corners, float radius, float first) {
  std::vector<PicturePoint> out;
  for (int i = 0; i < corners; ++i) {
    const float angle = first + 2 * static_cast<float>(std::numbers::pi) * static_cast<float>(i) /
                                    static_cast<float>(corners);
    out.push_back({radius * std::cos(angle), radius * std::sin(angle)});
  }
  return out;
}

// A polygon with rounded corners.
std::vector<PicturePoint> rounded(const std::vector<PicturePoint>& corners, float share) {
  std::vector<PicturePoint> out;
  const std::size_t n = corners.size();
  for (std::size_t i = 0; i < n; ++i) {
    const PicturePoint at = corners[i];
    const PicturePoint in = at + (corners[(i + n - 1) % n] - at) * share;
    const PicturePoint away = at + (corners[(i + 1) % n] - at) * share;
    for (int step = 0; step <= 4; ++step) {
      const float t = static_cast<float>(step) / 4;
      out.push_back(in * ((1 - t) * (1 - t)) + at * (2 * t * (1 - t)) + away * (t * t));
    }
  }
  return out;
}

constexpr auto k_pi = static_cast<float>(std::numbers::pi);

const std::array<std::vector<PicturePoint>, 9> k_shapes{
    regular(40, 0.96F, 0),                                                // disc
    rounded(regular(4, 1.22F, k_pi / 4), 0.16F),                          // square
    rounded(regular(3, 1.28F, -k_pi / 2), 0.12F),                         // triangle
    rounded(regular(4, 1.16F, 0), 0.1F),                                  // diamond
    rounded(regular(6, 1.04F, 0), 0.1F),                                  // hexagon
    rounded(regular(3, 1.28F, k_pi / 2), 0.12F),                          // triangle on its tip
    rounded(regular(5, 1.08F, -k_pi / 2), 0.1F),                          // pentagon
    rounded({{-1, -0.62F}, {1, -0.62F}, {1, 0.62F}, {-1, 0.62F}}, 0.2F),  // bar
    rounded({{-0.74F, -0.9F}, {0.74F, -0.9F}, {0.74F, 0.9F}, {-0.74F, 0.9F}}, 0.3F),  // unowned
};

}  // namespace

std::vector<PieceSymbol> symbols_of(const GameReport& game, const Report& report,
                                    const DrawnBoard& board, CellId cell) {
  std::vector<PieceSymbol> out;
  for (const std::size_t number : board.zones) {
    const ZoneReport& zone = report.zones[number];
    const auto place = nth(cell);
    if (place >= zone.cells.size() || zone.cells[place].pieces.empty()) continue;
    if (zone.holds == Holds::pile)
      add_pile(out, game, zone.cells[place]);
    else
      out.push_back(stack_token(game, zone.cells[place]));
  }
  return out;
}

// With more than eight owners, shapes repeat in different colours.
const std::vector<PicturePoint>& owner_shape(SeatId owner) {
  if (!is_seat(owner)) return k_shapes[8];
  const int turned = index(owner) + index(owner) / 8;
  return k_shapes[turned % 8];
}

float letters_room(SeatId owner, float wide) {
  constexpr float k_max = 1.2F, k_high = 0.9F, k_share = 0.9F;  // of the room, for a margin
  const std::vector<PicturePoint>& shape = owner_shape(owner);
  float out = k_max;
  for (std::size_t i = 0; i < shape.size(); ++i) {
    const PicturePoint a = shape[i], side = shape[(i + 1) % shape.size()] - a;
    // Of a text of size 1, the corner that is nearest to this side.
    const float reach = (std::abs(side.y) * wide + std::abs(side.x) * k_high) / 2;
    out = std::min(out, k_share * std::abs(cross(side, a)) / reach);
  }
  return out;
}

std::vector<SymbolPlace> places_for(int symbols) {
  if (symbols <= 1) return {{{0, 0}, 1}};
  if (symbols == 2) return {{{-0.45F, -0.45F}, 0.55F}, {{0.45F, 0.45F}, 0.55F}};
  if (symbols == 3)
    return {{{0, -0.54F}, 0.46F}, {{-0.52F, 0.44F}, 0.46F}, {{0.52F, 0.44F}, 0.46F}};
  const int across = static_cast<int>(std::ceil(std::sqrt(static_cast<float>(symbols))));
  const float pitch = 2 / static_cast<float>(across);
  std::vector<SymbolPlace> out;
  for (int i = 0; i < symbols; ++i)
    out.push_back({{(static_cast<float>(i % across) + 0.5F) * pitch - 1,
                    (static_cast<float>(i / across) + 0.5F) * pitch - 1},
                   0.45F * pitch});
  return out;
}

// The first is at the lower left, so that its owner's mark, at its lower right, remains in sight.
std::vector<SymbolPlace> places_for_two_drawings() {
  return {{{-0.32F, 0.3F}, 0.74F}, {{0.3F, -0.3F}, 0.74F}};
}

}  // namespace hr::editor
