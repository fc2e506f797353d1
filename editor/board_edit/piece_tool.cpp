// SPDX-License-Identifier: MIT
#include "editor/board_edit/piece_tool.h"

#include <fmt/format.h>

#include <algorithm>

#include "core/base/words.h"
#include "core/table/fixed_sentences.h"
#include "core/table/report_text.h"
#include "editor/ui/ui.h"
#include "texts/texts.h"

namespace hr::editor {

namespace {

std::vector<std::string> zone_names(const GameReport& game) {
  std::vector<std::string> out;
  for (const ZoneType& zone : game.zones) out.push_back(sentence(zone_name(zone, game.seats)));
  return out;
}

std::vector<std::string> piece_names(const ZoneType& zone) {
  std::vector<std::string> out;
  for (const PieceType& piece : zone.pieces) out.push_back(piece.text);
  out.emplace_back(texts::position::clear_cell);
  return out;
}

const ZoneReport* report_of(const GameState& game, const ZoneType& type) {
  const auto& zones = game.report.zones;
  const auto found = std::ranges::find_if(zones, [&](const ZoneReport& zone) {
    return zone.name == type.name && zone.seat == type.seat;
  });
  return found == zones.end() ? nullptr : &*found;
}

// The contents of a cell after placing a piece there.
std::vector<PieceReport> with(std::vector<PieceReport> pieces, PieceReport piece, Holds holds) {
  if (holds == Holds::one) return {std::move(piece)};
  const auto same = std::ranges::find_if(pieces, [&](const PieceReport& other) {
    return other.kind == piece.kind && other.owner == piece.owner;
  });
  if (holds == Holds::pile && same != pieces.end()) {
    same->count += piece.count;
    return pieces;
  }
  const int times = holds == Holds::pile ? 1 : piece.count;
  if (holds != Holds::pile) piece.count = 1;
  pieces.insert(pieces.end(), times, piece);
  return pieces;
}

}  // namespace

std::string no_pieces(const GameState& game) {
  if (game.secrets && game.viewer != k_owner)
    return fill("{} Choose View > View as owner.",
                owners_alone_message(Message("place pieces")).in(texts::language()));
  return game.game->zones.empty() ? std::string("This game has no pieces."_text) : "";
}

const ZoneType& PieceTool::chosen_zone(const GameState& game) const {
  const auto& zones = game.game->zones;
  return zones[std::min(nth(zone_), zones.size() - 1)];
}

std::string PieceTool::hint(const GameState& game) const {
  if (!no_pieces(game).empty()) return no_pieces(game);
  const ZoneType& zone_type = chosen_zone(game);
  if (piece_ >= std::ssize(zone_type.pieces)) return "Click a cell to clear it."_text;
  return fill("Click a cell to place {} there.", with_article(zone_type.pieces[piece_].text));
}

void PieceTool::draw(const DeskState& state, BoardEdits& edits, Requests& requests) {
  const GameState& game = *state.game;
  if (const std::string why = no_pieces(game); !why.empty()) return ui::text(why);
  const float width = std::min(ui::scaled(220), ImGui::GetContentRegionAvail().x * 0.6F);
  zone_ = std::min(zone_, static_cast<int>(game.game->zones.size()) - 1);
  const std::vector<std::string> zones = zone_names(*game.game);
  ImGui::SetNextItemWidth(width);
  if (zones.size() > 1 && ui::choose(texts::position::zone, zone_, zones)) piece_ = 0;
  const ZoneType& zone_type = chosen_zone(game);
  piece_ = std::min(piece_, static_cast<int>(zone_type.pieces.size()));
  ImGui::SetNextItemWidth(width);
  ui::choose("Piece"_text, piece_, piece_names(zone_type));
  if (zone_type.holds != Holds::one) {
    ImGui::SetNextItemWidth(width);
    ui::number(texts::position::count, count_);
    count_ = std::clamp(count_, 1, zone_type.room);
  }
  std::vector<std::string> seats;
  for (const SeatReport& seat : game.report.seats) seats.push_back(sentence(seat.name));
  const auto acts = std::ranges::find(game.report.seats, true, &SeatReport::to_act);
  const int now = static_cast<int>(acts - game.report.seats.begin());
  int turn = now;
  ImGui::SetNextItemWidth(width);
  if (ui::choose(texts::position::whose_turn, turn, seats) && acts != game.report.seats.end())
    edits.make(state,
               {GiveTurn{SeatId(turn)}, GiveTurn{SeatId(now)},
                fill(texts::board_edit::done_turn, seats[turn])},
               requests);
}

void PieceTool::put(const DeskState& state, const std::string& cell, BoardEdits& edits,
                    Requests& requests) {
  const GameState& game = *state.game;
  if (const std::string why = no_pieces(game); !why.empty()) return edits.refuse(why);
  const ZoneType& zone_type = chosen_zone(game);
  const ZoneReport* const zone = report_of(game, zone_type);
  const auto at = game.game->board.find(cell);
  if (zone == nullptr || !at) return edits.refuse(fill("{} is closed.", cell));
  const auto there = std::ranges::find(zone->cells, game.game->board.name(*at), &CellReport::name);
  const std::vector<PieceReport> before =
      there == zone->cells.end() ? std::vector<PieceReport>() : there->pieces;
  PutPieces put{.zone = zone->name, .seat = zone->seat, .cell = cell, .pieces = {}};
  const PutPieces back{put.zone, put.seat, put.cell, before};
  std::string what = fill(texts::board_edit::done_clear, cell);
  if (piece_ < std::ssize(zone_type.pieces)) {
    const PieceType& piece = zone_type.pieces[piece_];
    const int count = zone_type.holds == Holds::one ? 1 : count_;
    put.pieces =
        with(before, {.kind = piece.kind, .owner = piece.owner, .count = count}, zone_type.holds);
    what = fill(texts::board_edit::done_place, with_article(piece.text), cell);
  }
  edits.make(state, {put, back, what}, requests);
}

}  // namespace hr::editor
