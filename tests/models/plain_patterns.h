// SPDX-License-Identifier: MIT
// What patterns offer and do, piece by piece: an independent interpretation of a definition.
// Nothing is precomputed or stored as bits.
#pragma once

#include <functional>
#include <map>
#include <set>
#include <vector>

#include "core/game/action.h"
#include "tests/models/plain_sets.h"
#include "tests/support/code_of.h"

namespace hr::tests {

class PlainPatterns {
 public:
  // The value of a length or range for a seat, if rules compute it.
  using Amounts = std::function<std::int64_t(const Amount&, SeatId)>;

  PlainPatterns(const Game& game, const Position& position, Amounts amounts = {})
      : game_(game), position_(position), sets_(game, position), amounts_(std::move(amounts)) {}

  // The ordinary actions of a seat's turn, each with the first pattern that offers it.
  std::map<Action, int> actions(SeatId seat) const {
    std::map<Action, int> out;
    for (const bool must : {true, false}) {
      for (int v = 0; v < static_cast<int>(game_.definition().verbs.size()); ++v) {
        const VerbDef& verb = game_.definition().verbs[nth(v)];
        if (!verb.asked && verb.must == must) add_verb(VerbId(v), seat, out);
      }
      if (!out.empty()) return out;
    }
    return out;
  }
  void add_verb(VerbId id, SeatId seat, std::map<Action, int>& out) const {
    const VerbDef& verb = game_.definition().verbs[nth(id)];
    for (int p = 0; p < static_cast<int>(verb.patterns.size()); ++p) {
      if (!holds(verb.patterns[nth(p)], seat)) continue;
      for (const auto& arguments : offers(verb.patterns[nth(p)], seat)) {
        Action action{.verb = id, .count = static_cast<std::uint8_t>(arguments.size())};
        std::copy(arguments.begin(), arguments.end(), action.arguments.begin());
        out.emplace(action, p);
      }
    }
  }

  // The position after an action; captured pieces are added to `taken`.
  Position after(SeatId seat, const Action& action, int pattern, Heap* taken = nullptr) const {
    Position out = position_;
    const PatternDef& def = game_.definition().verbs[nth(action.verb)].patterns[nth(pattern)];
    if (def.stays || !(moves(def) || def.type == PatternType::place)) return out;
    auto& cells = out[game_.layout().zone_instance(zone_of(def), seat)];
    const Holds holds = game_.definition().zones[nth(zone_of(def))].holds;
    if (def.type == PatternType::place) {
      const KindId kind = game_.kind(def.kind);
      const bool owned = game_.definition().kinds[nth(kind)].owned;
      arrive(cells[nth(action.cell(0))], holds, {kind, owned ? seat : SeatId::none}, taken);
      return out;
    }
    if (holds == Holds::tower) {
      move_tower(cells, action, def, game_.definition().verbs[nth(action.verb)], taken);
      return out;
    }
    Heap& from = cells[nth(action.cell(0))];
    const Piece wanted = def.kind.empty() ? shown(from, holds) : Piece{game_.kind(def.kind), seat};
    lift(from, wanted);
    if (def.type == PatternType::jump && !game_.definition().verbs[nth(action.verb)].lifts_never)
      if (Heap& over = cells[nth(action.cell(2))]; !over.empty()) {
        if (taken != nullptr) taken->push_back(shown(over, holds));
        lift(over, shown(over, holds));
      }
    arrive(cells[nth(action.cell(1))], holds, wanted, taken);
    return out;
  }

 private:
  // Whether the conditions hold under which the pattern offers anything: some(SET) and no(SET).
  bool holds(const PatternDef& def, SeatId seat) const {
    return std::ranges::all_of(def.when, [&](const Condition& when) {
      const bool any = !sets_.value(when.term->a, seat, seat, zone_of(def)).empty();
      return any == (when.term->op == TermOp::some);
    });
  }

  using Arguments = std::vector<std::int64_t>;
  static bool moves(const PatternDef& def) {
    return def.type == PatternType::step || def.type == PatternType::slide ||
           def.type == PatternType::jump;
  }
  // All of a tower, or its highest pieces, in their order.
  static void move_tower(std::vector<Heap>& cells, const Action& action, const PatternDef& def,
                         const VerbDef& verb, Heap* taken) {
    const auto capture = [&](Heap& heap) {
      if (taken != nullptr) taken->insert(taken->end(), heap.rbegin(), heap.rend());
      heap.clear();
    };
    Heap& from = cells[nth(action.cell(0))];
    std::size_t lifted = from.size();
    if (def.lift)
      lifted =
          static_cast<std::size_t>(def.lift->chosen ? action.arguments[2] : def.lift->low.value);
    const auto first = from.end() - static_cast<std::ptrdiff_t>(lifted);
    const Heap moved(first, from.end());
    from.erase(first, from.end());
    if (def.type == PatternType::jump && !verb.lifts_never) capture(cells[nth(action.cell(2))]);
    Heap& to = cells[nth(action.cell(1))];
    if (def.captures) capture(to);
    to.insert(to.end(), moved.begin(), moved.end());
  }
  static Piece shown(const Heap& heap, Holds holds) {
    return holds == Holds::pile ? heap.front() : heap.back();
  }
  static void lift(Heap& heap, Piece piece) {
    for (std::size_t i = heap.size(); i-- > 0;)
      if (heap[i] == piece) {
        heap.erase(heap.begin() + static_cast<std::ptrdiff_t>(i));
        return;
      }
  }
  void arrive(Heap& heap, Holds holds, Piece piece, Heap* taken) const {
    if (holds == Holds::one && !heap.empty()) {
      if (taken != nullptr) taken->push_back(heap.front());
      heap.clear();
    }
    auto place = heap.end();
    if (holds == Holds::pile)
      place = std::find_if(heap.begin(), heap.end(), [&](const Piece& other) {
        return code_of(game_, other) > code_of(game_, piece);
      });
    heap.insert(place, piece);
  }

  ZoneId zone_of(const PatternDef& def) const {
    if (!def.kind.empty()) return game_.definition().kinds[nth(game_.kind(def.kind))].zone;
    if (!moves(def)) return ZoneId::none;
    const ZoneId named = zone_named(def.piece);
    return named == ZoneId::none ? ZoneId(0) : named;
  }
  ZoneId zone_named(const Set& set) const {
    if (!set) return ZoneId::none;
    if (!set->name.empty() && set->op != TermOp::region)
      return game_.definition().kinds[nth(game_.kind(set->name))].zone;
    const ZoneId left = zone_named(set->a);
    return left != ZoneId::none ? left : zone_named(set->b);
  }

  std::set<Arguments> offers(const PatternDef& def, SeatId seat) const {
    const ZoneId zone = zone_of(def);
    const auto cells = [&](const Set& set, TermOp otherwise) {
      return sets_.value(set ? set : piece_set(otherwise), seat, seat, zone);
    };
    std::set<Arguments> out;
    switch (def.type) {
      case PatternType::place:
      case PatternType::pick:
        for (const int to : cells(def.onto, TermOp::empty)) out.insert({to});
        return out;
      case PatternType::choice:
        for (std::size_t i = 0; i < def.words.size(); ++i)
          out.insert({static_cast<std::int64_t>(i)});
        return out;
      case PatternType::number:
        for (std::int64_t n = amount(def.low, seat); n <= amount(def.high, seat); ++n)
          out.insert({n});
        return out;
      case PatternType::pass:
        return {{}};
      default:
        break;
    }
    const PlainCells source = def.kind.empty()
                                  ? cells(def.piece, TermOp::own)
                                  : sets_.value(piece_set(TermOp::own, def.kind), seat, seat, zone);
    const bool slides = def.type == PatternType::slide, jumps = def.type == PatternType::jump;
    const PlainCells over = cells(def.over, jumps ? TermOp::enemy : TermOp::empty);
    const PlainCells onto = slides && !def.onto ? over : cells(def.onto, TermOp::empty);
    for (const int from : source)
      for (const int lifted : lifts(def, seat, from)) {
        if (def.anywhere)
          for (const int to : onto)
            if (to != from) add_move(def, {from, to}, lifted, out);
        if (def.anywhere) continue;
        for (const DirectionId dir : sets_.directions(def.dirs, seat))
          walk(def, seat, from, lifted, dir, over, onto, out);
      }
    return out;
  }

  static void add_move(const PatternDef& def, Arguments arguments, int lifted,
                       std::set<Arguments>& out) {
    if (def.lift && def.lift->chosen) arguments.push_back(lifted);
    out.insert(std::move(arguments));
  }

  // How many pieces may be lifted from a cell.
  std::vector<int> lifts(const PatternDef& def, SeatId seat, int from) const {
    const ZoneId zone = zone_of(def);
    const Heap& heap = position_[game_.layout().zone_instance(zone, seat)][nth(from)];
    const int height = static_cast<int>(heap.size());
    if (game_.definition().zones[nth(zone)].holds != Holds::tower) return {1};
    if (!def.lift) return {height};
    std::vector<int> out;
    const std::int64_t low = def.lift->low.value, high = def.lift->high.value;
    for (int n = 1; n <= height; ++n)
      if (def.lift->chosen ? n >= low && n <= high : n == low) out.push_back(n);
    return out;
  }

  // A term stands for the number of pieces lifted.
  std::int64_t amount(const Amount& declared, SeatId seat, int lifted = 0) const {
    if (declared.term) return lifted;
    return declared.rule < 0 ? declared.value : amounts_(declared, seat);
  }

  void walk(const PatternDef& def, SeatId seat, int from, int lifted, DirectionId dir,
            const PlainCells& over, const PlainCells& onto, std::set<Arguments>& out) const {
    const bool slides = def.type == PatternType::slide, jumps = def.type == PatternType::jump;
    std::int64_t first = jumps ? 2 : 1;
    std::int64_t last = slides ? 2 * game_.cells() : first;
    if (slides && def.max) last = std::min(last, amount(*def.max, seat, lifted));
    if (slides && def.exactly)
      first = amount(*def.exactly, seat, lifted), last = std::min(last, first);
    CellId at = CellId(from), before = at;
    for (std::int64_t n = 1; n <= last; ++n) {
      before = at;
      at = game_.link(at, dir);
      if (at == CellId::none) return;
      const bool round = slides && index(at) == from;  // a slide right round a ring is no move
      if (n >= first && onto.count(index(at)) > 0 && !round) {
        if (jumps)
          out.insert({from, index(at), index(before)});
        else
          add_move(def, {from, index(at)}, lifted, out);
      }
      if (over.count(index(at)) == 0) return;
    }
  }

  const Game& game_;
  const Position& position_;
  PlainSets sets_;
  Amounts amounts_;
};

}  // namespace hr::tests
