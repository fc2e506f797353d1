// SPDX-License-Identifier: MIT
// Cards: a face with the name of its kind, or its rank and suit; a back for one that is not seen.
#include <algorithm>
#include <array>
#include <cmath>

#include "editor/board/board_painter.h"
#include "editor/ui/ui.h"

namespace hr::editor {

namespace {

// The card in radii of a piece.
constexpr float k_card_wide = 1.12F, k_card_high = 1.4F, k_round = 0.22F;

constexpr ImU32 k_paper = IM_COL32(255, 255, 255, 255), k_ink = IM_COL32(28, 32, 38, 255);

struct CardBox {
  ImVec2 from, to;
  float round = 0;

  explicit CardBox(const PieceAxes& at, float inset = 0) {
    const float r = at.radius(), x = r * k_card_wide - inset, y = r * k_card_high - inset;
    from = {std::round(at.middle.x - x), std::round(at.middle.y - y)};
    to = {std::round(at.middle.x + x), std::round(at.middle.y + y)};
    round = std::max(1.0F, r * k_round - inset);
  }
};

// The suits of a French deck as signs.
std::string suit_sign(const std::string& suit) {
  constexpr std::array<std::pair<std::string_view, const char*>, 4> signs{
      {{"heart", "♥"}, {"diamond", "♦"}, {"spade", "♠"}, {"club", "♣"}}};
  for (const auto& [name, sign] : signs)
    if (suit.starts_with(name)) return sign;
  return suit;
}

// Suits and colours that are called like a colour are written in it.
ImU32 suit_colour(const std::string& suit) {
  if (suit.starts_with("heart") || suit.starts_with("diamond")) return IM_COL32(190, 30, 30, 255);
  if (suit == "red") return IM_COL32(190, 40, 20, 255);
  if (suit == "green") return IM_COL32(0, 120, 85, 255);
  if (suit == "blue") return IM_COL32(0, 95, 160, 255);
  return k_ink;
}

}  // namespace

void BoardPainter::card(const PieceSymbol& symbol, const PieceAxes& at) {
  if (symbol.face.kind == "back") return card_back(at);
  const CardBox box(at);
  const float line = std::max(1.0F, 0.05F * at.radius());
  const ImU32 edge = is_seat(symbol.face.owner) ? owner_colour(symbol.face.owner) : k_ink;
  list_.AddRectFilled(box.from, box.to, k_paper, box.round);
  list_.AddRect(box.from, box.to, mixed(edge, k_ink, 0.3F), box.round, 0, line);
  const float r = at.radius();
  const auto face = scene_.game->card_faces.find(symbol.face.kind);
  const ImVec2 middle{at.middle.x, at.middle.y};
  if (face == scene_.game->card_faces.end()) {
    const float size = pen_.fitting(symbol.face.kind, 2 * r, 0.62F * r, 6);
    if (size > 0) return pen_.text(symbol.face.kind, middle, size, k_ink);
    return pen_.text(symbol.text, middle, std::floor(0.9F * r), k_ink);
  }
  const auto& [rank, suit] = face->second;
  const ImU32 ink = suit_colour(suit);
  pen_.text(rank, {middle.x, middle.y - 0.32F * r}, std::floor(1.2F * r), ink);
  const std::string sign = suit_sign(suit);
  const float size = pen_.fitting(sign, 2 * r, 0.7F * r, 5);
  if (size > 0) pen_.text(sign, {middle.x, middle.y + 0.72F * r}, size, ink);
}

// A lattice in a frame.
void BoardPainter::card_back(const PieceAxes& at) {
  const float r = at.radius(), line = std::max(1.0F, 0.05F * r);
  const CardBox box(at), inner(at, 0.16F * r);
  list_.AddRectFilled(box.from, box.to, k_paper, box.round);
  list_.AddRect(box.from, box.to, k_ink, box.round, 0, line);
  list_.AddRectFilled(inner.from, inner.to, colours_.accent, inner.round);
  list_.PushClipRect(inner.from, inner.to, true);
  const float high = inner.to.y - inner.from.y, pitch = std::max(3.0F, 0.3F * r);
  for (float x = inner.from.x - high; x < inner.to.x + high; x += pitch) {
    list_.AddLine({x, inner.from.y}, {x + high, inner.to.y}, faded(k_paper, 0.5F), line);
    list_.AddLine({x + high, inner.from.y}, {x, inner.to.y}, faded(k_paper, 0.5F), line);
  }
  list_.PopClipRect();
}

}  // namespace hr::editor
