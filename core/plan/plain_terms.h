// SPDX-License-Identifier: MIT
// Terms that depend on nothing but who occupies each cell, or on nothing at all: as masks, for one
// seat. What the seat does not see is left out, unless the full state is meant.
#pragma once

#include <cassert>
#include <optional>
#include <vector>

#include "core/game/teams.h"
#include "core/language/term_table.h"
#include "core/plan/plan.h"
#include "core/plan/plan_steps.h"
#include "core/plan/step_of_parts.h"

namespace hr {

template <int W>
class PlainTerms {
 public:
  using Eyes = TermEyes;
  PlainTerms(const Game& game, const Plan<W>& plan, SeatId seat, Eyes eyes)
      : game_(game), plan_(plan), seat_(seat), eyes_(eyes) {
    if (eyes_.viewer == SeatId::none) eyes_.viewer = seat;
  }

  // The cells of a set that does not depend on pieces; none for any other set.
  std::optional<Bits<W>> cells(const BoundTerm& set) {
    const auto masks = plain(set);
    if (!masks || !constant(*masks)) return std::nullopt;
    return masks->own;
  }

  // The seats of a set that is the same in every state, one bit each.
  std::optional<std::uint32_t> fixed_seats(const BoundTerm& set) const {
    const TermWord& word = word_of(set.op);
    if (word.seats != nullptr) return word.seats(around(), set.low);
    if (word.joins == Joins::nothing || set.type != TermType::seats) return std::nullopt;
    const auto a = fixed_seats(*set.a), b = fixed_seats(*set.b);
    if (!a || !b) return std::nullopt;
    switch (word.joins) {
      case Joins::unite:
        return *a | *b;
      case Joins::meet:
        return *a & *b;
      case Joins::minus:
        return *a & ~*b;
      case Joins::first_of:
        return *a != 0 ? *a : *b;
      case Joins::nothing:
        break;
    }
    return std::nullopt;
  }

 protected:
  static PlainSet<W> everybody(const Bits<W>& cells) {
    PlainSet<W> out;
    out.own = out.enemy = out.empty = out.nobody = cells;
    return out;
  }
  static bool constant(const PlainSet<W>& masks) {
    return masks.own == masks.enemy && masks.own == masks.empty && masks.own == masks.nobody;
  }

  // The four masks of a set, if it is plain. A condition that is constant counts as one.
  std::optional<PlainSet<W>> plain(const BoundTerm& set) {
    switch (word_of(set.op).at_once) {
      case AtOnce::everywhere:
        return everybody(plan_.all);
      case AtOnce::nowhere:
        return everybody({});
      case AtOnce::direction: {
        Word ways = 0;
        for (const DirectionId dir : set.dirs[seat_])
          if (index(dir) < game_.board().directions()) ways |= Word{1} << index(dir);
        return everybody(Bits<W>::of_word(ways));
      }
      case AtOnce::cell: {
        Bits<W> one;
        one.add(index(set.cell));
        return everybody(one);
      }
      case AtOnce::region:
        return everybody(Plan<W>::region(game_, set, seat_));
      case AtOnce::by_step:
        return of_parts(set);
      case AtOnce::first_of:
        return first_of(set);
      case AtOnce::joined:
        if (set.type == TermType::number) return std::nullopt;
        return combine(set);
      case AtOnce::pieces:
        return pieces(set);
      case AtOnce::number:
        if (set.type == TermType::number) return std::nullopt;
        if (set.type == TermType::words) return everybody(as_value<W>(set.low));
        return everybody(holds_if<W>(plan_, set.low != 0));
      case AtOnce::seats:
        if (const auto seats = fixed_seats(set)) return everybody(as_value<W>(*seats));
        return std::nullopt;
      case AtOnce::never:
      case AtOnce::unset:
        return std::nullopt;
    }
    return std::nullopt;
  }

  // The same in every state if its parts are.
  std::optional<PlainSet<W>> of_parts(const BoundTerm& term) {
    if (term.type == TermType::number) return std::nullopt;
    std::vector<Bits<W>> parts;
    bool fixed = true;
    each_part(term, [&](const BoundTerm& part) {
      const auto value = fixed ? constant(part) : std::nullopt;
      fixed = value.has_value();
      if (fixed) parts.push_back(*value);
    });
    if (!fixed) return std::nullopt;
    return everybody(value_of_parts<W>(term, seat_, plan_, parts));
  }
  std::optional<Bits<W>> constant(const BoundTerm& term) {
    if (term.op == TermOp::number && term.type == TermType::number) return as_value<W>(term.low);
    return cells(term);
  }

  std::optional<PlainSet<W>> first_of(const BoundTerm& set) {
    const auto first = cells(*set.a);
    if (!first) return std::nullopt;
    return first->any() ? everybody(*first) : plain(*set.b);
  }

  std::optional<PlainSet<W>> combine(const BoundTerm& set) {
    const auto a = plain(*set.a), b = plain(*set.b);
    if (!a || !b) return std::nullopt;
    const Joins how = word_of(set.op).joins;
    PlainSet<W> out;
    out.own = join_sets<W>(how, a->own, b->own);
    out.enemy = join_sets<W>(how, a->enemy, b->enemy);
    out.empty = join_sets<W>(how, a->empty, b->empty);
    out.nobody = join_sets<W>(how, a->nobody, b->nobody);
    return out;
  }

  SeatsAround around() const {
    assert(seat_ != SeatId::none);
    SeatsAround out = seats_around(game_.definition(), seat_);
    if (eyes_.actor != SeatId::none) out.actor = seat_bit(eyes_.actor);
    return out;
  }

  bool sees(ZoneInstance zone) const {
    if (eyes_.truth) return true;
    const ZoneLayout& layout = game_.layout().zone(zone);
    return sees_all_of(game_.definition().zones[layout.zone].see, layout.seat, eyes_.viewer);
  }

  // Whether each cell has one piece at most, as far as sets are concerned.
  bool one_on_top(ZoneInstance zone) const {
    const Holds holds = game_.layout().zone(zone).holds;
    return holds == Holds::one || holds == Holds::tower;
  }

  // own, enemy … of any kind, in a zone with one piece on a cell that the seat sees completely, and
  // in one zone only.
  std::optional<PlainSet<W>> pieces(const BoundTerm& set) {
    const ZoneInstance zone = game_.layout().zone_instance(set.zone, seat_);
    if (!set.of_all_kinds() || set.counts() || zone == game_.layout().struck_zone() ||
        !one_on_top(zone))
      return std::nullopt;
    if (!sees(zone) || (zone_ != ZoneInstance::none && zone_ != zone)) return std::nullopt;
    zone_ = zone;
    PlainSet<W> out;
    const Bits<W>& ground = plan_.ground(set.zone);
    switch (word_of(set.op).pieces) {
      case MeantPieces::own:
        out.own = ground;
        break;
      case MeantPieces::enemy:
        out.enemy = ground;
        break;
      case MeantPieces::any:
        out.own = out.enemy = out.nobody = ground;
        break;
      case MeantPieces::absent:
        out.empty = ground;
        break;
      case MeantPieces::unseen:  // it is seen completely
      case MeantPieces::none:
        break;
    }
    return out;
  }

  const Game& game_;
  const Plan<W>& plan_;
  SeatId seat_;
  Eyes eyes_;
  ZoneInstance zone_ = ZoneInstance::none;  // the zone of the set that is being planned
};

}  // namespace hr
