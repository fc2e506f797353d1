// SPDX-License-Identifier: MIT
#include "core/plan/plain_terms.h"

#include <cassert>
#include <vector>

#include "core/game/teams.h"
#include "core/language/term_table.h"
#include "core/plan/step_of_parts.h"

namespace hr {

std::optional<Bits<k_wide>> PlainTerms::cells(const BoundTerm& set) {
  const auto masks = plain(set);
  if (!masks || !masks->constant()) return std::nullopt;
  return masks->own;
}

std::optional<std::uint32_t> PlainTerms::fixed_seats(const BoundTerm& set) const {
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

PlainMasks PlainTerms::everybody(const Bits<k_wide>& cells) {
  PlainMasks out;
  out.fixed = true;
  out.own = cells;
  return out;
}

std::optional<PlainMasks> PlainTerms::plain(const BoundTerm& set) {
  switch (word_of(set.op).at_once) {
    case AtOnce::everywhere:
      return everybody(board_.all);
    case AtOnce::nowhere:
      return everybody({});
    case AtOnce::direction: {
      Word ways = 0;
      for (const DirectionId dir : set.dirs[seat_])
        if (index(dir) < game_.board().directions()) ways |= Word{1} << index(dir);
      return everybody(Bits<k_wide>::of_word(ways));
    }
    case AtOnce::cell: {
      Bits<k_wide> one;
      one.add(index(set.cell));
      return everybody(one);
    }
    case AtOnce::region:
      return everybody(WideBoard::region(game_, set, seat_));
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
      if (set.type == TermType::words) return everybody(as_value<k_wide>(set.low));
      return everybody(holds_if<k_wide>(board_, set.low != 0));
    case AtOnce::seats:
      if (const auto seats = fixed_seats(set)) return everybody(as_value<k_wide>(*seats));
      return std::nullopt;
    case AtOnce::never:
    case AtOnce::unset:
      return std::nullopt;
  }
  return std::nullopt;
}

std::optional<PlainMasks> PlainTerms::of_parts(const BoundTerm& term) {
  if (term.type == TermType::number) return std::nullopt;
  std::vector<Bits<k_wide>> parts;
  bool fixed = true;
  each_part(term, [&](const BoundTerm& part) {
    const auto value = fixed ? constant(part) : std::nullopt;
    fixed = value.has_value();
    if (fixed) parts.push_back(*value);
  });
  if (!fixed) return std::nullopt;
  return everybody(value_of_parts<k_wide>(term, seat_, board_, parts));
}

std::optional<Bits<k_wide>> PlainTerms::constant(const BoundTerm& term) {
  if (is_number(term) && term.type == TermType::number) return as_value<k_wide>(term.low);
  return cells(term);
}

std::optional<PlainMasks> PlainTerms::first_of(const BoundTerm& set) {
  const auto first = cells(*set.a);
  if (!first) return std::nullopt;
  return first->any() ? everybody(*first) : plain(*set.b);
}

std::optional<PlainMasks> PlainTerms::combine(const BoundTerm& set) {
  const auto a = plain(*set.a), b = plain(*set.b);
  if (!a || !b) return std::nullopt;
  const Joins how = word_of(set.op).joins;
  if (a->fixed && b->fixed) return everybody(join_sets<k_wide>(how, a->own, b->own));
  PlainMasks out;
  out.own = join_sets<k_wide>(how, a->own, b->own);
  out.enemy = join_sets<k_wide>(how, a->of(a->enemy), b->of(b->enemy));
  out.empty = join_sets<k_wide>(how, a->of(a->empty), b->of(b->empty));
  out.nobody = join_sets<k_wide>(how, a->of(a->nobody), b->of(b->nobody));
  return out;
}

SeatsAround PlainTerms::around() const {
  assert(seat_ != SeatId::none);
  SeatsAround out = seats_around(game_.definition(), seat_);
  if (eyes_.actor != SeatId::none) out.actor = seat_bit(eyes_.actor);
  return out;
}

bool PlainTerms::sees(ZoneInstance zone) const {
  if (eyes_.truth) return true;
  const ZoneLayout& layout = game_.layout().zone(zone);
  return sees_all_of(game_.definition().zones[layout.zone].see, layout.seat, eyes_.viewer);
}

bool PlainTerms::one_on_top(ZoneInstance zone) const {
  const Holds holds = game_.layout().zone(zone).holds;
  return holds == Holds::one || holds == Holds::tower;
}

std::optional<PlainMasks> PlainTerms::pieces(const BoundTerm& set) {
  const ZoneInstance zone = game_.layout().zone_instance(set.zone, seat_);
  if (!set.of_all_kinds() || set.counts() || zone == game_.layout().struck_zone() ||
      !one_on_top(zone))
    return std::nullopt;
  if (!sees(zone) || (zone_ != ZoneInstance::none && zone_ != zone)) return std::nullopt;
  zone_ = zone;
  PlainMasks out;
  const Bits<k_wide>& ground = board_.ground(set.zone);
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

}  // namespace hr
