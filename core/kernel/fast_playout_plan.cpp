// SPDX-License-Identifier: MIT
#include "core/kernel/fast_playout_plan.h"

#include <algorithm>

#include "core/engine/pieces.h"

namespace hr {

namespace {

template <int W>
void set_word(CellVector<W>& cells, int i, Word word) {
  if constexpr (W == 1)
    cells = word;
  else
    cells[i] = word;
}

template <int W>
void assign(CellVector<W>& to, const Bits<W>& from) {
  for (int i = 0; i < W; ++i) set_word<W>(to, i, from.words[nth(i)]);
}

template <int W>
Bits<W> differing(const Bits<W>& a, const Bits<W>& b) {
  return (a - b) | (b - a);
}

}  // namespace

// Whether all sets of an ordinary turn concern one zone that everybody sees completely.
template <int W>
bool FastPlayoutPlan<W>::find_zone() {
  const auto add = [&](ZoneInstance instance) {
    if (instance == ZoneInstance::none || instance == zone) return true;
    if (zone != ZoneInstance::none) return false;
    zone = instance;
    const ZoneLayout& layout = game_.layout().zone(zone);
    return layout.seat == SeatId::none && layout.holds == Holds::one &&
           game_.definition().zones[layout.zone].see.who == Visibility::Who::all;
  };
  for (const SeatPlan<W>& seat : plan_.seats)
    for (const PatternPlan<W>& pattern : seat.patterns) {
      const VerbDef& verb = game_.verb_def(pattern.verb);
      if (verb.asked) continue;
      if (!easy(pattern, verb) || !add(pattern.zone)) return false;
      const TermPlan<W>& onto = seat.sets[nth(pattern.onto)];
      if (!easy(onto)) return false;
      if (onto.plain && onto.occupancy >= 0 && !add(seat.occupancies[nth(onto.occupancy)].zone))
        return false;
    }
  return zone != ZoneInstance::none;
}

template <int W>
bool FastPlayoutPlan<W>::easy(const PatternPlan<W>& pattern, const VerbDef& verb) const {
  if (verb.chains() || !pattern.does.empty() || !pattern.when.empty()) return false;
  if (verb.must || pattern.zone == ZoneInstance::none || pattern.code < 0 || pattern.def->stays)
    return false;
  if (pattern.type == PatternType::place) return true;
  return pattern.type == PatternType::step && !pattern.def->anywhere && pattern.source_word >= 0 &&
         plan_.uniform;
}

template <int W>
bool FastPlayoutPlan<W>::easy(const TermPlan<W>& set) const {
  return set.plain || !set.steps.empty();
}

// Whether a lone piece gets a lane of its own: if it has more than three directions, and no other
// such piece can be placed.
template <int W>
bool FastPlayoutPlan<W>::alone(const PatternPlan<W>& pattern) const {
  if (pattern.type != PatternType::step || pattern.dirs.size() <= 3) return false;
  for (const SeatPlan<W>& seat : plan_.seats)
    for (const PatternPlan<W>& other : seat.patterns)
      if (other.type == PatternType::place && other.code == pattern.code) return false;
  return true;
}

// Restricts a lane to moves onto `cells`.
template <int W>
void FastPlayoutPlan<W>::keep_within(Lane<W>& lane, const Bits<W>& cells) const {
  CellVector<W> within{};
  assign<W>(within, cells);
  lane.empty &= within;
  lane.own &= within;
  lane.enemy &= within;
  lane.nobody &= within;
}

template <int W>
Lane<W> FastPlayoutPlan<W>::lane(const SeatPlan<W>& seat, const PatternPlan<W>& pattern) const {
  using LaneType = typename Lane<W>::LaneType;
  const ZoneLayout& layout = game_.layout().zone(zone);
  Lane<W> out;
  const TermPlan<W>& onto = seat.sets[nth(pattern.onto)];
  if (onto.plain) {
    const PlainSet<W>& masks = onto.masks;
    assign<W>(out.empty, masks.empty);
    assign<W>(out.own, differing(masks.empty, masks.own));
    assign<W>(out.enemy, differing(masks.empty, masks.enemy));
    assign<W>(out.nobody, differing(masks.empty, masks.nobody));
  } else {
    assign<W>(out.empty, plan_.ground(game_, layout.zone));
    out.steps = &onto;
  }
  out.type = pattern.type == PatternType::place ? LaneType::place : LaneType::towards;
  out.source = std::max(0, pattern.source_word);
  out.code_set = layout.code_sets[nth(pattern.code)];
  out.extra_set = layout.extra_sets[nth(pattern.code)];
  out.keys = &layout.keys[nth(pattern.code * game_.cells())];
  out.slot = static_cast<std::uint8_t>(pattern.code + 1);
  const bool places = out.type == LaneType::place;
  out.progress = pattern.def->progress || places;
  out.lasting = pattern.def->progress || (places && game_.placements_last());
  out.effect = game_.verb_def(pattern.verb).effect;
  out.verb = pattern.verb;
  return out;
}

// Returns false when the direction leads further than to the next word. The bits of a word that is
// rotated left by delta mod 64 belong to the word delta / 64 further on, or, if they wrapped
// around, to the one after that.
template <int W>
bool FastPlayoutPlan<W>::direct(Lane<W>& lane, const Shift<W>& shift) const {
  const Bits<W> arrivals = shift.push(plan_.all);
  const int words = shift.delta >> 6, turn = shift.delta & 63;
  lane.base = -shift.delta;
  for (int i = 0; i < W; ++i) {
    set_word<W>(lane.left, i, static_cast<Word>(turn));
    set_word<W>(lane.right, i, static_cast<Word>(-turn & 63));
    for (const bool round : {false, true}) {
      const Word low = (Word{1} << turn) - 1;
      const Word part = arrivals.words[nth(i)] & (round ? low : ~low);
      const int by = words + (round ? 1 : 0);
      if (part == 0) continue;
      if (by < -1 || by > 1) return false;
      CellVector<W>& to = by == 0 ? lane.stay : by == 1 || W == 2 ? lane.up : lane.down;
      set_word<W>(to, i, word_of<W>(to, i) | part);
    }
  }
  keep_within(lane, arrivals);
  return true;
}

template <int W>
bool FastPlayoutPlan<W>::add_lanes(Side<W>& side, const SeatPlan<W>& seat,
                                   const PatternPlan<W>& pattern, bool lone_pieces) {
  Lane<W> out = lane(seat, pattern);
  if (pattern.type == PatternType::place) {
    side.lanes.push_back(out);
    return true;
  }
  if (lone_pieces && alone(pattern)) {
    out.type = Lane<W>::LaneType::alone;
    out.whole = 0;
    out.reach = pattern.reach;
    side.alone.push_back(pattern.source_word);
    side.lanes.push_back(out);
    return true;
  }
  for (const DirectionId dir : pattern.dirs) {
    side.lanes.push_back(out);
    if (!direct(side.lanes.back(), plan_.shifts[nth(dir)])) return false;
  }
  return true;
}

template <int W>
Side<W> FastPlayoutPlan<W>::side(SeatId seat, bool lone_pieces) {
  Side<W> out;
  out.seat = seat;
  out.turn_key = turn_key(seat) ^ turn_key(SeatId((index(seat) + 1) % game_.seats()));
  const std::vector<int>& owners = game_.layout().zone(zone).owner_sets;
  for (int s = 0; s <= game_.seats(); ++s)
    if (const int word = owners[nth(s)]; word >= 0)
      (s == index(seat) ? out.own : s == game_.seats() ? out.nobody : out.enemies).push_back(word);
  if (first_reach_ >= 0) {
    const EndPlan<W>& end = plan_.ends[nth(first_reach_)];
    out.goal_word = end.own[nth(seat)];
    assign<W>(out.goal, end.to[nth(seat)]);
  }
  const SeatPlan<W>& plan = plan_.seats[nth(seat)];
  for (const PatternPlan<W>& pattern : plan.patterns)
    if (!game_.verb_def(pattern.verb).asked && !add_lanes(out, plan, pattern, lone_pieces)) {
      out.lanes.clear();
      return out;
    }
  return out;
}

template <int W>
Track<W> FastPlayoutPlan<W>::make_track(bool lone_pieces) {
  Track<W> out;
  out.fits = true;
  out.duel = game_.seats() == 2;
  for (int s = 0; s < game_.seats(); ++s) {
    out.sides.push_back(side(SeatId(s), lone_pieces));
    const Side<W>& last = out.sides.back();
    out.lanes = std::max(out.lanes, static_cast<int>(last.lanes.size()));
    out.duel = out.duel && last.own.size() == 1 && last.enemies.size() == 1 && last.nobody.empty();
    out.fits = out.fits && !last.lanes.empty() && out.lanes <= k_max_lanes;
    for (const Lane<W>& lane : last.lanes) {
      const bool places = lane.type == Lane<W>::LaneType::place, one_kind = lane.extra_set < 0;
      out.steps_only =
          out.steps_only && one_kind && lane.type == Lane<W>::LaneType::towards && !lane.steps;
      out.places_only = out.places_only && one_kind && places;
      out.effects = out.effects || lane.effect;
    }
  }
  return out;
}

template <int W>
void FastPlayoutPlan<W>::add_ends() {
  for (std::size_t i = 0; i < plan_.ends.size(); ++i) {
    const EndPlan<W>& end = plan_.ends[i];
    const auto n = static_cast<std::uint32_t>(end.n);
    if (end.type == EndType::idle) idle = std::min(idle, n);
    if (end.type == EndType::plies) plies = std::min(plies, n);
    if (end.type == EndType::repeats) repeats = std::min(repeats, n);
    if (end.type == EndType::rule) idle = 0;
    if (end.type == EndType::reach && first_reach_ < 0)
      first_reach_ = static_cast<int>(i);
    else if (end.type == EndType::reach || end.type == EndType::line ||
             end.type == EndType::connects || end.type == EndType::cuts)
      others.push_back(static_cast<int>(i));
  }
}

template <int W>
FastPlayoutPlan<W>::FastPlayoutPlan(const Game& game, const Plan<W>& plan)
    : captures_last(game.captures_last() ? 1 : 0), game_(game), plan_(plan) {
  for (const SeatPlan<W>& seat : plan.seats)
    for (std::size_t v = 0; v < seat.verbs.size(); ++v)
      if ((seat.verbs[v].listed || seat.verbs[v].judged) && !game.definition().verbs[v].asked)
        return;
  for (const EndPlan<W>& end : plan.ends)
    if (end.type == EndType::condition) return;
  if (!find_zone()) return;
  const ZoneLayout& layout = game.layout().zone(zone);
  slots = layout.slots;
  no_keys_.resize(nth(game.cells()));
  captured_pieces.push_back({.keys = no_keys_.data()});
  for (std::size_t code = 0; code < layout.pieces.size(); ++code)
    captured_pieces.push_back(
        {.code_set = layout.code_sets[code],
         .extra_set = layout.extra_sets[code],
         .keys = &layout.keys[code * nth(game.cells())],
         .rule = game.definition().kinds[layout.pieces[code].kind].on_captured});
  add_ends();
  full = make_track(false);
  for (const SeatPlan<W>& seat : plan.seats)
    for (const PatternPlan<W>& pattern : seat.patterns)
      lone.fits = lone.fits || (!game.verb_def(pattern.verb).asked && alone(pattern));
  if (lone.fits) lone = make_track(true);
}

template class FastPlayoutPlan<1>;
template class FastPlayoutPlan<2>;
template class FastPlayoutPlan<4>;
template class FastPlayoutPlan<8>;
template class FastPlayoutPlan<16>;
template class FastPlayoutPlan<32>;

}  // namespace hr
