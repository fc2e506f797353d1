// SPDX-License-Identifier: MIT
#include "core/words/piece_codes.h"

#include <algorithm>
#include <cctype>
#include <charconv>

#include "core/base/error.h"
#include "core/base/words.h"
#include "core/board/marks.h"
#include "core/words/piece_words.h"

namespace hr {

namespace {

// A code for each kind of piece: its declared letter, or a letter of its name that is not declared
// for another kind, or used by an earlier one or by a mark on the board, or any other letter, or
// (after 26) k27, k28 …
std::vector<std::string> kind_codes(const Game& game) {
  std::vector<std::string> codes;
  std::string free = "abcdefghijklmnopqrstuvwxyz";
  for (const RegionDef& region : game.definition().regions)
    if (region.mark != 0) std::erase(free, lower_case(mark_text(region.mark))[0]);
  const auto declared = [](const KindDef& kind) { return lower_case(std::string(1, kind.letter)); };
  for (const KindDef& kind : game.definition().kinds)
    if (kind.letter != 0) std::erase(free, declared(kind)[0]);
  for (const KindDef& kind : game.definition().kinds) {
    if (kind.letter != 0) {
      codes.push_back(declared(kind));
      continue;
    }
    std::size_t place = std::string::npos;
    for (const char c : lower_case(kind.name))
      if (place == std::string::npos) place = free.find(c);
    if (place == std::string::npos && !free.empty()) place = 0;
    codes.push_back(place == std::string::npos ? "k" + std::to_string(codes.size() + 1)
                                               : free.substr(place, 1));
    if (place != std::string::npos) free.erase(place, 1);
  }
  return codes;
}

std::vector<std::string_view> split(std::string_view text, char apart) {
  std::vector<std::string_view> out;
  for (;;) {
    const std::size_t end = text.find(apart);
    out.push_back(text.substr(0, end));
    if (end == std::string_view::npos) return out;
    text.remove_prefix(end + 1);
  }
}

}  // namespace

PieceCodes::PieceCodes(const Game& game) : game_(game), kinds_(kind_codes(game)) {}

std::string PieceCodes::piece(Piece piece) const {
  std::string out = kinds_[nth(piece.kind)];
  const bool small = game_.seats() == 2 && piece.owner == SeatId(1);
  if (!small) out[0] = static_cast<char>(std::toupper(static_cast<unsigned char>(out[0])));
  if (game_.seats() > 2 && piece.owner != SeatId::none)
    out += std::to_string(index(piece.owner) + 1);
  return out;
}

std::string PieceCodes::pile(const Contents& found, const ZoneLayout& zone) const {
  std::string out;
  for (const Pieces& pieces : found.pieces) {
    if (!out.empty()) out += "+";
    out += std::to_string(pieces.count);
    if (zone.pieces.size() > 1) out += piece(pieces.piece);
  }
  return out;
}

std::string PieceCodes::brief(const Contents& found, const ZoneLayout& zone) const {
  if (found.hidden) return "?";
  if (found.pieces.empty()) return ".";
  if (zone.holds == Holds::pile) return pile(found, zone);
  const std::size_t height = found.pieces.size();
  const std::string top = piece(found.pieces.back().piece);
  return height == 1 ? top : top + "/" + std::to_string(height);
}

std::string PieceCodes::full(const Contents& found, const ZoneLayout& zone) const {
  if (found.hidden || found.pieces.empty() || zone.holds == Holds::pile) return brief(found, zone);
  std::string out;
  for (const Pieces& pieces : found.pieces)
    out.insert(0, piece(pieces.piece) + (out.empty() ? "" : "/"));
  return out;
}

std::string PieceCodes::legend(const ZoneLayout& zone) const {
  std::string out;
  for (const Piece p : zone.pieces)
    out += (out.empty() ? "" : ", ") + piece(p) + " " + piece_name(game_, p);
  return out;
}

Piece PieceCodes::read_piece(std::string_view text, const ZoneLayout& zone) const {
  for (const Piece p : zone.pieces)
    if (piece(p) == text) return p;
  throw Error("there is no piece " + quote(text) + " here" +
              (zone.pieces.empty() ? "" : "; there are " + legend(zone)));
}

Contents PieceCodes::read_pile(std::string_view text, const ZoneLayout& zone) const {
  Contents out;
  for (const std::string_view part : split(text, '+')) {
    int count = 0;
    const char* const end = part.data() + part.size();
    const auto [stop, error] = std::from_chars(part.data(), end, count);
    const std::string_view rest(stop, static_cast<std::size_t>(end - stop));
    if (error != std::errc() || count < 1 || count > k_max_pile)
      throw Error("expected how many pieces, from 1 to " + std::to_string(k_max_pile) + ", got " +
                  quote(part));
    const bool one = rest.empty() && zone.pieces.size() == 1;
    out.pieces.push_back({one ? zone.pieces[0] : read_piece(rest, zone), count});
  }
  settle_pile(game_, out);
  return out;
}

Contents PieceCodes::read(std::string_view text, const ZoneLayout& zone) const {
  if (text == "?") return {.hidden = true, .pieces = {}};
  if (text == ".") return {};
  if (zone.holds == Holds::pile) return read_pile(text, zone);
  Contents out;
  if (zone.holds == Holds::one) {
    out.pieces.push_back({read_piece(text, zone), 1});
    return out;
  }
  const std::vector<std::string_view> parts = split(text, '/');
  const auto digit = [](char c) { return std::isdigit(static_cast<unsigned char>(c)) != 0; };
  if (parts.size() == 2 && std::all_of(parts[1].begin(), parts[1].end(), digit))
    throw Error("expected all pieces of the stack, the top one first, such as " +
                std::string(parts[0]) + "/" + std::string(parts[0]) + ", got " + quote(text));
  if (std::ssize(parts) > zone.room)
    throw Error("a stack holds at most " + std::to_string(zone.room) + " pieces, got " +
                std::to_string(parts.size()));
  for (const std::string_view part : parts)
    out.pieces.insert(out.pieces.begin(), {read_piece(part, zone), 1});
  return out;
}

void settle_pile(const Game& game, Contents& pile) {
  std::vector<Pieces>& pieces = pile.pieces;
  std::sort(pieces.begin(), pieces.end(), [&](const Pieces& a, const Pieces& b) {
    return std::pair(a.piece.kind, a.piece.owner) < std::pair(b.piece.kind, b.piece.owner);
  });
  for (std::size_t i = 1; i < pieces.size(); ++i)
    if (pieces[i].piece == pieces[i - 1].piece)
      throw Error(piece_name(game, pieces[i].piece) + " is listed twice");
}

namespace {

const std::string& owner_name(const Game& game, SeatId owner) {
  static const std::string nobody;
  return owner == SeatId::none ? nobody : game.definition().seats[owner].name;
}

}  // namespace

std::string piece_name(const Game& game, Piece piece) {
  return piece_words(game.definition().kinds[piece.kind].name, owner_name(game, piece.owner));
}

Message zone_message(const Game& game, const ZoneLayout& zone) {
  return zone_message(game.definition().zones[zone.zone].name, owner_name(game, zone.seat));
}

std::string zone_name(const Game& game, const ZoneLayout& zone) {
  return zone_message(game, zone).in_english();
}

Message contents_message(const Game& game, const Contents& found, Holds holds) {
  if (found.hidden) return Message("hidden");
  std::vector<CountedName> pieces;
  for (const Pieces& some : found.pieces)
    pieces.push_back({piece_name(game, some.piece), static_cast<int>(some.count)});
  return contents_message(pieces, holds);
}

std::string contents_text(const Game& game, const Contents& found, Holds holds) {
  return contents_message(game, found, holds).in_english();
}

}  // namespace hr
