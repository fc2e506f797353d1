// SPDX-License-Identifier: MIT
// Sets of cells, cell by cell, a slow and simple model: computed from the ruleset's own words and a
// position, without bits, name lookup or plans.
#pragma once

#include <algorithm>
#include <map>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "tests/support/position.h"

namespace hr::tests {

using PlainCells = std::set<int>;

class PlainSets {
 public:
  PlainSets(const Game& game, const Position& position) : game_(game), position_(position) {}

  // `zone`: the zone that own, empty … refer to when no kind is named; none: the only one.
  PlainCells value(const Set& set, SeatId seat, SeatId viewer, ZoneId zone = ZoneId::none) const {
    if (viewer == SeatId::none) {  // a spectator
      PlainCells out = value(set, seat, SeatId(0), zone);
      for (const SeatId eyes : IdsBelow<SeatId>(game_.seats())) {
        const PlainCells seen = value(set, seat, eyes, zone);
        std::erase_if(out, [&](int c) { return seen.count(c) == 0; });
      }
      return out;
    }
    const auto part = [&](const Set& inner) { return value(inner, seat, viewer, zone); };
    switch (set->op) {
      case TermOp::everywhere:
        return where([](int) { return true; });
      case TermOp::nowhere:
        return {};
      case TermOp::region:
        return where([&](int c) { return in_region(*set, seat, c); });
      case TermOp::cell:
        return {index(set->cell)};
      case TermOp::near:
      case TermOp::around:
        if (set->ways) {
          const PlainCells from = part(set->ways->a), to = part(set->ways->b);
          return near_on_bearing(part(set->a), from, to, set->op == TermOp::around);
        }
        return near(part(set->a), set->dirs, seat, set->op == TermOp::around);
      case TermOp::level:
        return level(part(set->a));
      case TermOp::group:
        return group(part(set->a), part(set->b), set->dirs, seat);
      case TermOp::bracket:
        return bracket(part(set->a), part(set->b), set->dirs, seat);
      case TermOp::between:
        return between(part(set->a), part(set->b), part(set->c), set->dirs, seat);
      case TermOp::ray:
        return ray(part(set->a), part(set->b), set->dirs, seat);
      case TermOp::lines:
        return lines(part(set->a), static_cast<int>(set->low));
      case TermOp::holding:
        return pieces(*set->a, seat, viewer, zone, set.get());
      case TermOp::grow: {
        PlainCells out = part(set->a);
        for (std::int64_t n = 0; n < (set->c ? set->c->low : game_.cells()); ++n) {
          const PlainCells before = std::exchange(so_far_, out);
          out.merge(part(set->b));
          const bool more = out != so_far_;
          so_far_ = before;
          if (!more) break;
        }
        return out;
      }
      case TermOp::so_far:
        return so_far_;
      case TermOp::highest:
      case TermOp::lowest:
      case TermOp::most:
        return foremost(*set, part(set->a), seat, zone);
      case TermOp::having: {  // among the values of another set
        const auto values = words(*set->b, part(set->b->a), seat, zone);
        PlainCells out = part(set->a);
        std::erase_if(out, [&](int c) {
          return std::ranges::none_of(words(*set, {c}, seat, zone), [&](const std::string& word) {
            return std::ranges::find(values, word) != values.end();
          });
        });
        return out;
      }
      case TermOp::first_of: {
        const PlainCells first = part(set->a);
        return first.empty() ? part(set->b) : first;
      }
      case TermOp::unite:
      case TermOp::meet:
      case TermOp::minus: {
        const PlainCells a = part(set->a), b = part(set->b);
        return where([&](int c) {
          const bool in_a = a.count(c) > 0, in_b = b.count(c) > 0;
          if (set->op == TermOp::unite) return in_a || in_b;
          return set->op == TermOp::meet ? in_a && in_b : in_a && !in_b;
        });
      }
      default:
        return pieces(*set, seat, viewer, zone);
    }
  }

  bool sees(ZoneInstance instance, int cell, SeatId viewer) const {
    if (viewer == SeatId::owner) return true;
    const ZoneLayout& layout = game_.layout().zone(instance);
    const Visibility& see = game_.definition().zones[nth(layout.zone)].see;
    switch (see.who) {
      case Visibility::Who::all:
        return true;
      case Visibility::Who::owner:
        return layout.seat == viewer;
      case Visibility::Who::others:
        return layout.seat != viewer;
      case Visibility::Who::none:
        return false;
      case Visibility::Who::seats:
        return (see.seats >> index(viewer) & 1) != 0;
      case Visibility::Who::cells:
        return value(see.set, viewer, SeatId::owner, layout.zone).count(cell) > 0;
    }
    return false;
  }

  std::vector<DirectionId> directions(const std::vector<std::string>& words, SeatId seat) const {
    std::vector<DirectionId> out;
    for (const std::string& word : words.empty() ? std::vector<std::string>{"all"} : words)
      for (const DirectionId dir : leap_named(word)
                                       ? game_.directions({word}, seat, "")
                                       : game_.board().resolve(word, game_.faces(seat)))
        if (std::find(out.begin(), out.end(), dir) == out.end()) out.push_back(dir);
    return out;
  }

 private:
  template <class F>
  PlainCells where(F&& holds) const {
    PlainCells out;
    for (int c = 0; c < game_.cells(); ++c)
      if (holds(c)) out.insert(out.end(), c);  // in order: the quick way
    return out;
  }

  bool in_region(const TermExpr& set, SeatId seat, int cell) const {
    for (const RegionDef& region : game_.definition().regions)
      for (int s = 0; s < game_.seats() && region.name == set.name; ++s) {
        const CellSet& cells = region.cells[region.cells.size() == 1 ? 0 : nth(s)];
        const bool counts =
            set.whose == Whose::any || (set.whose == Whose::own) == (SeatId(s) == seat);
        if (counts && cells.has(CellId(cell))) return true;
      }
    return false;
  }

  KindId kind_of(const TermExpr& set) const {
    for (int k = 0; k < static_cast<int>(game_.definition().kinds.size()); ++k)
      if (!set.name.empty() && game_.definition().kinds[nth(k)].name == set.name) return KindId(k);
    return KindId::none;
  }
  ZoneId zone_of(const TermExpr& set, ZoneId zone) const {
    if (const KindId kind = kind_of(set); kind != KindId::none)
      return game_.definition().kinds[nth(kind)].zone;
    return zone == ZoneId::none ? ZoneId(0) : zone;
  }

  // The pieces on a cell that a set means; of towers their top alone, unless they are `inside`.
  std::vector<Piece> meant_on(const TermExpr& set, SeatId seat, ZoneId zone, int c,
                              bool inside) const {
    const KindId kind = kind_of(set);
    zone = zone_of(set, zone);
    const Heap& heap = position_[game_.layout().zone_instance(zone, seat)][nth(c)];
    const bool tower = game_.definition().zones[nth(zone)].holds == Holds::tower;
    std::vector<Piece> out;
    for (const Piece& piece : heap) {
      if (tower && !inside && &piece != &heap.back()) continue;
      if (kind != KindId::none && piece.kind != kind) continue;
      const bool own = piece.owner == seat, nobody = piece.owner == SeatId::none;
      const bool meant = set.op == TermOp::own     ? own
                         : set.op == TermOp::enemy ? !own && !nobody
                                                   : true;
      if (meant) out.push_back(piece);
    }
    return out;
  }

  // `holding`: the term that asks for a number of these pieces, wherever they are on a cell.
  PlainCells pieces(const TermExpr& set, SeatId seat, SeatId viewer, ZoneId zone,
                    const TermExpr* holding = nullptr) const {
    const ZoneInstance instance = game_.layout().zone_instance(zone_of(set, zone), seat);
    const auto seen = where([&](int c) { return sees(instance, c, viewer); });
    if (set.op == TermOp::hidden) return where([&](int c) { return seen.count(c) == 0; });
    return where([&](int c) {
      if (seen.count(c) == 0) return false;
      const auto stands =
          static_cast<std::int64_t>(meant_on(set, seat, zone, c, holding != nullptr).size());
      if (holding != nullptr) return stands >= holding->low && stands <= holding->high;
      return set.op == TermOp::empty ? stands == 0 : stands > 0;
    });
  }

  // What pieces on these cells have for the attribute of a term, one by one; those that have none
  // are left out.
  std::vector<Attribute> attributes(const TermExpr& term, const PlainCells& cells, SeatId seat,
                                    ZoneId zone) const {
    std::vector<Attribute> out;
    for (const int c : cells)
      for (const Piece& piece : meant_on(*term.a, seat, zone, c, false))
        for (const Attribute& attribute : game_.definition().kinds[piece.kind].attributes)
          if (attribute.name == term.name) out.push_back(attribute);
    return out;
  }
  std::vector<std::string> words(const TermExpr& term, const PlainCells& cells, SeatId seat,
                                 ZoneId zone) const {
    std::vector<std::string> out;
    for (const Attribute& each : attributes(term, cells, seat, zone)) out.push_back(each.text);
    return out;
  }

  // highest, lowest, most: the cells of a set on which no other is more so.
  PlainCells foremost(const TermExpr& term, const PlainCells& of, SeatId seat, ZoneId zone) const {
    const std::vector<std::string> all = words(term, of, seat, zone);
    const auto degree = [&](const Attribute& attribute) -> std::int64_t {
      if (term.op == TermOp::most) return std::ranges::count(all, attribute.text);
      return term.op == TermOp::highest ? attribute.number : -attribute.number;
    };
    std::map<std::int64_t, PlainCells> by_degree;
    for (const int c : of)
      for (const Attribute& each : attributes(term, {c}, seat, zone))
        by_degree[degree(each)].insert(c);
    return by_degree.empty() ? PlainCells{} : by_degree.rbegin()->second;
  }

  PlainCells near(const PlainCells& cells, const std::vector<std::string>& dirs, SeatId seat,
                  bool themselves) const {
    PlainCells out = themselves ? cells : PlainCells{};
    for (const int c : cells)
      for (const DirectionId dir : directions(dirs, seat))
        if (const CellId to = game_.link(CellId(c), dir); to != CellId::none) out.insert(index(to));
    return out;
  }

  // In those directions in which a link leads from one set to the other.
  PlainCells near_on_bearing(const PlainCells& cells, const PlainCells& from, const PlainCells& to,
                             bool themselves) const {
    PlainCells out = themselves ? cells : PlainCells{};
    for (int d = 0; d < game_.board().directions(); ++d) {
      const auto leads = [&](int c) {
        return to.contains(index(game_.link(CellId(c), DirectionId(d))));
      };
      if (std::ranges::none_of(from, leads)) continue;
      for (const int c : cells)
        if (const CellId at = game_.link(CellId(c), DirectionId(d)); at != CellId::none)
          out.insert(index(at));
    }
    return out;
  }

  // By all links in either direction, or, if not null, where the directions lead.
  bool leads(int from, int to, const std::vector<DirectionId>* dirs) const {
    const auto link = [&](int a, int b, DirectionId dir) {
      return game_.link(CellId(a), dir) == CellId(b);
    };
    if (dirs != nullptr)
      return std::ranges::any_of(*dirs, [&](DirectionId dir) { return link(from, to, dir); });
    for (int d = 0; d < game_.board().directions(); ++d)
      if (link(from, to, DirectionId(d)) || link(to, from, DirectionId(d))) return true;
    return false;
  }

  PlainCells level(const PlainCells& of) const {
    const auto z = [&](int c) {
      return game_.board().is_grid() ? game_.board().where(CellId(c)).z : 1;
    };
    return where([&](int c) {
      return std::ranges::any_of(of, [&](int other) { return z(other) == z(c); });
    });
  }

  PlainCells group(const PlainCells& of, const PlainCells& from,
                   const std::vector<std::string>& dirs, SeatId seat) const {
    PlainCells out;
    const std::vector<DirectionId> named = directions(dirs, seat);
    const std::vector<DirectionId>* const along = dirs.empty() ? nullptr : &named;
    std::vector<int> waiting(from.begin(), from.end());
    while (!waiting.empty()) {
      const int c = waiting.back();
      waiting.pop_back();
      if (of.count(c) == 0 || !out.insert(c).second) continue;
      for (const int other : of)
        if (!out.contains(other) && leads(c, other, along)) waiting.push_back(other);
    }
    return out;
  }

  PlainCells bracket(const PlainCells& over, const PlainCells& to,
                     const std::vector<std::string>& dirs, SeatId seat) const {
    return where([&](int c) {
      for (const DirectionId dir : directions(dirs, seat)) {
        CellId at = game_.link(CellId(c), dir);
        for (int n = 0; n <= game_.cells() && at != CellId::none; ++n) {
          if (n > 0 && to.count(index(at)) > 0) return true;
          if (over.count(index(at)) == 0) break;
          at = game_.link(at, dir);
        }
      }
      return false;
    });
  }

  // From a cell on in a direction, each cell once.
  std::vector<int> way(int from, DirectionId dir) const {
    std::vector<int> out;
    for (CellId at = game_.link(CellId(from), dir); at != CellId::none; at = game_.link(at, dir)) {
      if (std::find(out.begin(), out.end(), index(at)) != out.end()) break;
      out.push_back(index(at));
    }
    return out;
  }

  PlainCells between(const PlainCells& from, const PlainCells& over, const PlainCells& to,
                     const std::vector<std::string>& dirs, SeatId seat) const {
    PlainCells out;
    for (const int c : from)
      for (const DirectionId dir : directions(dirs, seat)) {
        PlainCells run;
        for (const int at : way(c, dir)) {
          if (!run.empty() && to.count(at) > 0) out.insert(run.begin(), run.end());
          if (over.count(at) == 0 || at == c) break;  // or once round a ring
          run.insert(at);
        }
      }
    return out;
  }

  PlainCells ray(const PlainCells& from, const PlainCells& over,
                 const std::vector<std::string>& dirs, SeatId seat) const {
    PlainCells out;
    for (const int c : from)
      for (const DirectionId dir : directions(dirs, seat))
        for (const int at : way(c, dir)) {
          out.insert(at);
          if (over.count(at) == 0) break;
        }
    return out;
  }

  // Runs of n different cells, along the links of any direction.
  PlainCells lines(const PlainCells& of, int n) const {
    PlainCells out;
    for (const int c : of)
      for (int d = 0; d < game_.board().directions(); ++d) {
        std::vector<int> run{c};
        for (const int at : way(c, DirectionId(d))) {
          if (static_cast<int>(run.size()) == n || at == c || of.count(at) == 0) break;
          run.push_back(at);
        }
        if (static_cast<int>(run.size()) == n) out.insert(run.begin(), run.end());
      }
    return out;
  }

  const Game& game_;
  const Position& position_;
  mutable PlainCells so_far_;  // of the grow that is worked out
};

}  // namespace hr::tests
