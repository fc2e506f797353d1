// SPDX-License-Identifier: MIT
#include "core/engine/view.h"

#include <array>
#include <bit>

#include "core/engine/engine.h"
#include "core/engine/pieces.h"

namespace hr {

namespace {

// a bit per cell; smaller boards use the first words
using CellWords = std::array<Word, k_max_cells / 64>;

int words_of(const Game& game) { return (game.cells() + 63) / 64; }

// The cells of one word that have such a piece.
Word places_in(const ZoneLayout& layout, const Word* state, Piece piece, int word) {
  const auto of_code = [&](std::size_t code) {
    const Word set = state[layout.code_sets[code] + word];
    if (layout.holds != Holds::bag) return set;
    const int cell = layout.card_cells[code];
    return cell >> 6 == word ? set & cell_bit(cell) : 0;
  };
  if (const int code = piece.owner == SeatId::none ? -1 : layout.code(piece); code >= 0)
    return of_code(nth(code));
  Word out = 0;
  for (std::size_t code = 0; code < layout.pieces.size(); ++code) {
    const Piece& p = layout.pieces[code];
    if (p.kind == piece.kind && (piece.owner == SeatId::none || p.owner == piece.owner))
      out |= of_code(code);
  }
  return out;
}

// The neighbours of some cells.
CellWords beside(const Board& board, const CellWords& cells, int words) {
  CellWords out{};
  for (int i = 0; i < words; ++i)
    for (Word left = cells[nth(i)]; left != 0; left &= left - 1) {
      for (const CellId to : board.neighbours(CellId(i * 64 + std::countr_zero(left))))
        out[nth(to) / 64] |= cell_bit(index(to));
    }
  return out;
}

// The cells that are in the sets of all seats.
template <class F>
void meet(const Game& game, Word* out, F&& of_seat) {
  std::array<Word, k_max_cells / 64> words;  // NOLINT(*-member-init): filled by `of_seat`
  of_seat(SeatId(0), out);
  for (int seat = 1; seat < game.seats(); ++seat) {
    of_seat(SeatId(static_cast<std::int8_t>(seat)), words.data());
    for (int i = 0; i < words_of(game); ++i) out[i] &= words[nth(i)];
  }
}

}  // namespace

template <class F>
bool View::every_seat(F&& sees) const {
  return std::ranges::all_of(IdsBelow<SeatId>(game().seats()),
                             [&](SeatId seat) { return sees(View(*engine_, *state_, seat)); });
}

void View::visible(ZoneInstance zone, Word* out) const {
  if (truth() || is_seat(viewer_)) return engine_->visible(*state_, zone, viewer_, out);
  meet(game(), out,
       [&](SeatId seat, Word* words) { engine_->visible(*state_, zone, seat, words); });
}

bool View::sees(ZoneInstance zone, CellId cell) const {
  if (truth()) return true;
  if (!is_seat(viewer_)) return every_seat([&](const View& v) { return v.sees(zone, cell); });
  const ZoneLayout& layout = game().layout().zone(zone);
  const Visibility& see = game().definition().zones[layout.zone].see;
  if (see.who != Visibility::Who::cells) return sees_all_of(see, layout.seat, viewer_);
  std::array<Word, k_max_cells / 64> seen;  // NOLINT(*-member-init): filled by visible()
  visible(zone, seen.data());
  return (seen[nth(index(cell) >> 6)] & cell_bit(index(cell))) != 0;
}

Seen View::at(ZoneInstance zone, CellId cell) const {
  if (!sees(zone, cell)) return {.hidden = true, .piece = {}};
  const ZoneLayout& layout = game().layout().zone(zone);
  const int code = code_at(state_->words(), layout, index(cell));
  return {.hidden = false, .piece = code < 0 ? Piece{} : layout.pieces[nth(code)]};
}

int View::height(ZoneInstance zone, CellId cell) const { return count(zone, cell, KindId::none); }

int View::count(ZoneInstance zone, CellId cell, KindId kind) const {
  if (!sees(zone, cell)) return 0;
  const ZoneLayout& layout = game().layout().zone(zone);
  const Word* words = state_->words();
  int n = 0;
  if (layout.holds == Holds::tower) {
    for (const std::uint8_t piece : tower_pieces(words, layout, index(cell)))
      n += kind == KindId::none || layout.pieces[nth(piece - 1)].kind == kind ? 1 : 0;
    return n;
  }
  for (int code = 0; code < static_cast<int>(layout.pieces.size()); ++code) {
    if (kind != KindId::none && layout.pieces[nth(code)].kind != kind) continue;
    if (!has_piece(words, layout, code, index(cell))) continue;
    if (layout.holds == Holds::one) ++n;
    if (layout.holds == Holds::pile || layout.holds == Holds::bag)
      n += pile_count(words, layout, code, index(cell), game().cells());
    if (layout.holds == Holds::stack)
      for (Word stack = words[layout.slots + index(cell)]; stack != 0; stack >>= 8)
        n += static_cast<int>(stack & 0xff) == code + 1;
  }
  return n;
}

bool View::has(ZoneInstance zone, CellId cell, Piece piece) const {
  if (!sees(zone, cell)) return false;
  const ZoneLayout& layout = game().layout().zone(zone);
  if (piece.owner != SeatId::none) {
    const int code = layout.code(piece);
    return code >= 0 && has_piece(state_->words(), layout, code, index(cell));
  }
  for (int code = 0; code < static_cast<int>(layout.pieces.size()); ++code) {
    const Piece& p = layout.pieces[nth(code)];
    if (p.kind == piece.kind && has_piece(state_->words(), layout, code, index(cell))) return true;
  }
  return false;
}

CellId View::find(ZoneInstance zone, Piece piece) const {
  const ZoneLayout& layout = game().layout().zone(zone);
  CellWords seen;  // NOLINT(*-member-init): filled by visible()
  if (!truth()) visible(zone, seen.data());
  for (int i = 0; i < words_of(game()); ++i) {
    Word places = places_in(layout, state_->words(), piece, i);
    if (!truth()) places &= seen[nth(i)];
    if (places != 0) return CellId(i * 64 + std::countr_zero(places));
  }
  return CellId::none;
}

// Searches outwards from the cell, ring by ring.
std::optional<std::pair<int, CellId>> View::nearest(ZoneInstance zone, CellId from,
                                                    KindId kind) const {
  const int words = words_of(game());
  CellWords ring{}, inside{}, places;  // NOLINT(*-member-init): filled by visible()
  visible(zone, places.data());
  for (int i = 0; i < words; ++i)
    places[nth(i)] &=
        places_in(game().layout().zone(zone), state_->words(), {kind, SeatId::none}, i);
  ring[nth(index(from) >> 6)] = cell_bit(index(from));
  for (int distance = 0;; ++distance) {
    Word any = 0;
    for (int i = 0; i < words; ++i) {
      any |= ring[nth(i)] &= ~inside[nth(i)];
      inside[nth(i)] |= ring[nth(i)];
      if (const Word hit = ring[nth(i)] & places[nth(i)]; hit != 0)
        return std::pair{distance, CellId(i * 64 + std::countr_zero(hit))};
    }
    if (any == 0) return std::nullopt;
    ring = beside(game().board(), ring, words);
  }
}

bool View::sees_var(VarId var, SeatId seat) const {
  if (truth()) return true;
  if (!is_seat(viewer_)) return every_seat([&](const View& v) { return v.sees_var(var, seat); });
  const VarDef& def = game().definition().vars[var];
  return sees_all_of(def.see, def.per_seat ? seat : SeatId::none, viewer_);
}

std::optional<std::int64_t> View::var(VarId var, SeatId seat) const {
  if (!sees_var(var, seat)) return std::nullopt;
  return static_cast<std::int64_t>(state_->words()[game().layout().var_word(var, seat)]);
}

bool View::can_answer(SeatId seat, VerbId verb, std::span<const std::int64_t> given) const {
  return engine_->can_answer(*state_, seat, verb, given);
}

std::string View::objection(const Action& action) const {
  return !is_seat(viewer_) ? "" : engine_->objection(*state_, viewer_, action);
}

CellSet View::cells(const Bound& set, SeatId seat) const {
  CellSet out(game().cells());
  cells(set, seat, out);
  return out;
}

void View::cells(const Bound& set, SeatId seat, CellSet& out) const {
  std::array<Word, k_max_cells / 64> words;  // NOLINT(*-member-init): filled by evaluate()
  const auto evaluate = [&](SeatId viewer, Word* to) {
    engine_->evaluate(set, *state_, seat, viewer, to);
  };
  if (truth() || is_seat(viewer_))
    evaluate(viewer_, words.data());
  else
    meet(game(), words.data(), evaluate);
  for (std::size_t i = 0; i < out.words().size(); ++i) out.words()[i] = words[i];
}

std::int64_t View::score(SeatId seat) const { return engine_->score(*state_, seat); }

}  // namespace hr
