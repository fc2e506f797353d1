// SPDX-License-Identifier: MIT
#include "core/table/footprints.h"

#include <algorithm>
#include <array>
#include <bit>
#include <optional>
#include <utility>

#include "core/engine/engine.h"
#include "core/game/bind.h"
#include "core/language/pattern_table.h"
#include "core/language/term_table.h"
#include "core/language/write_table.h"
#include "core/table/drawn_boards.h"

namespace hr {

namespace {

// Whether the term is the same in every position, for an action on a given cell.
bool lies_still(const TermExpr& term) {
  switch (word_of(term.op).steps.how) {
    case Planned::constant:
    case Planned::number:
    case Planned::parts:
    case Planned::joined:
      break;
    case Planned::unset:
    case Planned::never:
    case Planned::pushed:
    case Planned::pieces:
    case Planned::holding:
    case Planned::grow:
    case Planned::having:
    case Planned::chosen_kind:
    case Planned::attribute:
    case Planned::variable:
    case Planned::as:
    case Planned::chosen:
    case Planned::kept:
    case Planned::seats_for:
    case Planned::best:
    case Planned::count:
    case Planned::total:
      if (!is_here(term)) return false;
      break;
  }
  return std::ranges::all_of(std::array{&term.a, &term.b, &term.c, &term.ways},
                             [](const Term* part) { return !*part || lies_still(**part); });
}

Term at_cell(const Term& term, CellId cell) {
  if (!term || !speaks_of(*term, TermOp::here)) return term;
  if (is_here(*term)) return cell_set(cell);
  TermExpr out = *term;
  for (Term* part : {&out.a, &out.b, &out.c, &out.ways}) *part = at_cell(*part, cell);
  return make_term(std::move(out));
}

// What a verb puts besides the piece on the cell that it names.
struct Puts {
  std::string kind;
  Term further;
};
std::optional<Puts> puts_of(const VerbDef& verb) {
  if (verb.patterns.size() != 1 || !word_of(verb.patterns[0].type).places()) return {};
  const PatternDef& pattern = verb.patterns[0];
  if (pattern.stays) return {};
  for (const std::vector<Write>* writes : {&verb.does, &pattern.does})
    for (const Write& write : *writes)
      if (word_of(write.op).has(Given::kind) && write.name == pattern.kind && write.a &&
          !write.number && speaks_of(*write.a, TermOp::here) && lies_still(*write.a))
        return Puts{pattern.kind, write.a};
  return {};
}

std::vector<CellId> cells_of(Engine& engine, const State& state, const Bound& set, SeatId seat,
                             CellId first) {
  const Game& game = engine.game();
  std::array<Word, k_max_cells / 64> words{};
  engine.evaluate(set, state, seat, SeatId::owner, words.data());
  std::vector<CellId> out;
  words[nth(first) / 64] |= Word{1} << (index(first) % 64);
  const int cells = game.board().plain_cells();
  for (int from = 0; from < cells; from += 64)
    for (Word left = words[nth(from) / 64]; left != 0; left &= left - 1)
      if (const int cell = from + std::countr_zero(left); cell < cells) out.push_back(CellId(cell));
  return out;
}

std::optional<PlacedFootprint> footprint_of(Engine& engine, const State& state, VerbId verb) {
  const Game& game = engine.game();
  const VerbDef& def = game.definition().verbs[verb];
  const std::optional<Puts> puts = puts_of(def);
  if (!puts) return {};
  PlacedFootprint out{.verb = verb, .kind = puts->kind, .cells = {}};
  const auto kind = std::ranges::find(game.definition().kinds, puts->kind, &KindDef::name);
  out.whole = kind != game.definition().kinds.end() && kind->whole;
  for (int c = 0; c < game.board().plain_cells(); ++c) {
    const Bound set =
        bind_set(game, at_cell(puts->further, CellId(c)), ZoneId::none, "verbs." + def.name);
    out.cells.push_back(cells_of(engine, state, set, SeatId(0), CellId(c)));
    for (int s = 1; s < game.seats(); ++s)
      if (cells_of(engine, state, set, SeatId(s), CellId(c)) != out.cells.back()) return {};
  }
  return out;
}

// The pieces of a kind on a board, as far as each is alone on its cell: whose.
class LonePieces {
 public:
  LonePieces(const Report& report, const DrawnBoard& board, const std::string& kind)
      : report_(report), board_(board), kind_(kind) {}

  // Null: there is none, it is already taken, or something is on it or below it.
  const SeatId* at(CellId cell) const {
    if (std::ranges::find(taken_, cell) != taken_.end()) return nullptr;
    const PieceReport* out = nullptr;
    for (const std::size_t zone : board_.zones) {
      const std::vector<CellReport>& cells = report_.zones[zone].cells;
      if (nth(cell) >= cells.size()) continue;
      for (const PieceReport& piece : cells[nth(cell)].pieces)
        if (std::exchange(out, &piece) != nullptr) return nullptr;
    }
    return out != nullptr && out->kind == kind_ && out->count == 1 ? &out->owner : nullptr;
  }
  // The owner of them all, if they are all there; none of them is there any more.
  std::optional<SeatId> take(const std::vector<CellId>& cells) {
    const SeatId* const first = at(cells.front());
    const auto same = [&](CellId cell) { return at(cell) != nullptr && *at(cell) == *first; };
    if (first == nullptr || !std::ranges::all_of(cells, same)) return {};
    taken_.insert(taken_.end(), cells.begin(), cells.end());
    return *first;
  }

 private:
  const Report& report_;
  const DrawnBoard& board_;
  const std::string& kind_;
  std::vector<CellId> taken_;
};

}  // namespace

std::size_t PlacedFootprint::size() const {
  std::size_t out = 0;
  for (const std::vector<CellId>& covered : cells) out = std::max(out, covered.size());
  return out;
}

std::vector<PlacedFootprint> footprints_of(Engine& engine, const State& state) {
  std::vector<PlacedFootprint> out;
  for (int v = 0; v < static_cast<int>(engine.game().definition().verbs.size()); ++v)
    if (auto found = footprint_of(engine, state, VerbId(v)); found && found->size() > 1)
      out.push_back(std::move(*found));
  return out;
}

// The lowest cell that is left is the lowest of its thing, so things of one shape can be taken away
// in the order of their lowest cells.
std::vector<LargePiece> large_pieces(const GameReport& game, const Report& report,
                                     const DrawnBoard& board) {
  std::vector<LargePiece> out;
  for (const PlacedFootprint& each : game.footprints) {
    if (!each.whole || board.of_cards()) continue;
    std::vector<std::vector<CellId>> places;
    for (const std::vector<CellId>& cells : each.cells)
      if (cells.size() == each.size()) places.push_back(cells);
    std::ranges::sort(places);
    LonePieces pieces(report, board, each.kind);
    for (const std::vector<CellId>& cells : places)
      if (const auto owner = pieces.take(cells)) out.push_back({each.kind, *owner, cells});
  }
  return out;
}

}  // namespace hr
