// SPDX-License-Identifier: MIT
#include "core/kernel/fast_playout_plan.h"

#include <algorithm>

#include "core/engine/pieces.h"
#include "core/language/with_pattern.h"
#include "core/language/write_table.h"

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

// Restricts what a lane leads to, or over, to some cells.
template <int W, class Masks>
void keep_within(Masks& masks, const Bits<W>& cells) {
  CellVector<W> within{};
  assign<W>(within, cells);
  masks.empty &= within;
  masks.own &= within;
  masks.enemy &= within;
  masks.nobody &= within;
}

template <int W>
Bits<W> differing(const Bits<W>& a, const Bits<W>& b) {
  return (a - b) | (b - a);
}

template <int W, class Masks>
void set_masks(Masks& masks, const PlainSet<W>& set) {
  assign<W>(masks.empty, set.empty);
  assign<W>(masks.own, differing(set.empty, set.own));
  assign<W>(masks.enemy, differing(set.empty, set.enemy));
  assign<W>(masks.nobody, differing(set.empty, set.nobody));
}

// Whether a lane never has an action, as where earlier patterns offer all that its own does.
template <int W>
bool leads_nowhere(const Lane<W>& lane) {
  using LaneType = typename Lane<W>::LaneType;
  if (lane.steps != nullptr || lane.type == LaneType::other || lane.type == LaneType::pass)
    return false;
  return !any_cell<W>(lane.empty | lane.own | lane.enemy | lane.nobody);
}

// How many directions and lengths a slide has, on a board where no line goes round.
template <int W>
int ways_to_slide(const Plan<W>& plan, const PatternPlan<W>& pattern, int cells) {
  int out = 0;
  for (const DirectionId dir : pattern.dirs) {
    const CellId* const links = plan.shifts[nth(dir)].links;
    int longest = 0;
    for (int cell = 0; cell < cells; ++cell) {
      int n = 0;
      for (int at = index(links[cell]); at >= 0; at = index(links[at])) ++n;
      longest = std::max(longest, n);
    }
    out += std::min(longest, pattern.last);
  }
  return out;
}

// The lane of a pattern that loops know, of which there are few (k_turn_loop_plays).
template <int W>
typename Lane<W>::LaneType lane_type(PatternType type) {
  using LaneType = typename Lane<W>::LaneType;
  const PatternWord& word = word_of(type);
  if (on_one_cell(type))
    return word.takes == ActionTakes::nothing ? LaneType::pass : LaneType::other;
  if (word.places()) return LaneType::place;
  if (word.jumps()) return LaneType::jump;
  return word.any_length ? LaneType::slide : LaneType::towards;
}

// Whether all actions of a verb move a piece, so that an ask may say which.
template <int W>
bool all_move(const SeatPlan<W>& seat, const VerbPlan<W>& verb) {
  const auto first = seat.patterns.begin();
  return std::none_of(first + verb.first, first + verb.end, [](const PatternPlan<W>& pattern) {
    return on_one_cell(pattern.type) || word_of(pattern.type).places();
  });
}

}  // namespace

// Whether the lanes of an asked verb offer all that its patterns do.
template <int W>
bool FastPlayoutPlan<W>::is_answer(const SeatPlan<W>& seat, int verb) {
  if (!game_.definition().verbs[nth(verb)].asked) return false;
  ZoneInstance its = zone;
  for (int p = seat.verbs[nth(verb)].first; p < seat.verbs[nth(verb)].end; ++p)
    if (!features_of(game_, plan_, seat, seat.patterns[nth(p)], its).within(k_turn_loop_answers))
      return false;
  zone = its;
  return true;
}

// Whether a lone piece gets a lane of its own: if it has more than three directions, and no other
// such piece can be placed.
template <int W>
bool FastPlayoutPlan<W>::alone(const PatternPlan<W>& pattern) const {
  if (!word_of(pattern.type).one_link || pattern.dirs.size() <= 3) return false;
  for (const SeatPlan<W>& seat : plan_.seats)
    for (const PatternPlan<W>& other : seat.patterns)
      if (word_of(other.type).places() && other.code == pattern.code) return false;
  return true;
}

template <int W>
Lane<W> FastPlayoutPlan<W>::lane(const SeatPlan<W>& seat, const PatternPlan<W>& pattern) const {
  using LaneType = typename Lane<W>::LaneType;
  Lane<W> out;
  out.source = std::max(0, pattern.source_word);
  out.verb = pattern.verb;
  out.guarded = pattern.guarded;
  out.writes = pattern.writes && !rich;
  out.type = lane_type<W>(pattern.type);
  if (on_one_cell(pattern.type)) return out;
  const ZoneLayout& layout = game_.layout().zone(zone);
  const TermPlan<W>& onto = seat.sets[nth(pattern.onto)];
  if (onto.plain) {
    set_masks<W>(out, onto.masks);
  } else {
    assign<W>(out.empty, plan_.ground(layout.zone));
    out.steps = &onto;
  }
  out.code_set = layout.code_sets[nth(pattern.code)];
  out.extra_set = layout.extra_sets[nth(pattern.code)];
  out.keys = &layout.keys[nth(pattern.code * game_.cells())];
  out.slot = static_cast<std::uint8_t>(pattern.code + 1);
  const bool places = out.type == LaneType::place;
  out.progress = pattern.def->progress || places;
  out.lasting = pattern.def->progress || (places && game_.placements_last());
  out.effect = game_.verb_def(pattern.verb).effect;
  return out;
}

// What the pattern's writes do, all of which are constant.
template <int W>
void FastPlayoutPlan<W>::add_constants(LaneMore<W>& more) const {
  for (const WritePlan<W>& write : more.pattern->does) {
    const VarDef& def = game_.definition().vars[write.var];
    const Bits<W> value = write.a[0].cells;
    const bool flag = def.type == VarType::flag;
    more.constants.push_back({.word = game_.layout().var_word(write.var, write.me),
                              .adds = word_of(write.op).changes == Changes::adds,
                              .keyed = !def.clock,
                              .value = flag ? (value.any() ? 1 : 0) : as_number(value),
                              .low = flag ? 0 : def.min,
                              .high = flag ? 1 : def.max});
  }
}

template <int W>
LaneMore<W> FastPlayoutPlan<W>::more(const SeatPlan<W>& seat, const PatternPlan<W>& pattern) const {
  LaneMore<W> out;
  out.pattern = &pattern;
  out.seat = &seat;
  if (!rich) add_constants(out);
  if (word_of(pattern.type).takes == ActionTakes::nothing) return out;
  if (on_one_cell(pattern.type)) {
    const int set = word_of(pattern.type).picks() ? pattern.onto : pattern.source;
    if (pattern.source_word < 0) out.set = &seat.sets[nth(set)];
    return out;
  }
  if (pattern.over >= 0) set_masks<W>(out, seat.sets[nth(pattern.over)].masks);
  if (pattern.chains) out.again = &seat.verbs[nth(pattern.verb)].again;
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
  keep_within<W>(lane, arrivals);
  return true;
}

template <int W>
bool FastPlayoutPlan<W>::add_lanes(Side<W>& side, const SeatPlan<W>& seat,
                                   const PatternPlan<W>& pattern, bool lone_pieces) {
  using LaneType = typename Lane<W>::LaneType;
  Lane<W> out = lane(seat, pattern);
  if (leads_nowhere<W>(out)) return true;
  const LaneMore<W> besides = more(seat, pattern);
  const bool slides = out.type == LaneType::slide;
  if (slides || out.type == LaneType::place || on_one_cell(pattern.type)) {
    side.lanes.push_back(out);
    side.more.push_back(besides);
    return !slides || add_slides(side, pattern);
  }
  if (lone_pieces && alone(pattern)) {
    out.type = LaneType::alone;
    out.whole = 0;
    out.reach = pattern.reach;
    side.alone.push_back(pattern.source_word);
    side.lanes.push_back(out);
    side.more.push_back(besides);
    return true;
  }
  for (const DirectionId dir : pattern.dirs) {
    const Shift<W>& shift = plan_.shifts[nth(dir)];
    side.lanes.push_back(out);
    side.more.push_back(besides);
    if (!direct(side.lanes.back(), shift)) return false;
    if (out.type != LaneType::jump) continue;
    side.lanes.back().base *= 2;
    side.more.back().delta = shift.delta;
    keep_within<W>(side.more.back(), shift.push(plan_.all));
  }
  return true;
}

// The ways of the last lane, which is one of slides.
template <int W>
bool FastPlayoutPlan<W>::add_slides(Side<W>& side, const PatternPlan<W>& pattern) {
  side.more.back().on_rays = SlideWord::slides_on_rays(plan_, pattern);
  for (const DirectionId dir : pattern.dirs) {
    Lane<W>& way = side.more.back().ways.emplace_back();
    assign<W>(way.empty, plan_.all);
    if (!direct(way, plan_.shifts[nth(dir)])) return false;
  }
  return true;
}

// How many sets of cells its actions are counted as, at most.
template <int W>
int FastPlayoutPlan<W>::buckets(const Side<W>& side) const {
  int out = 0;
  for (const LaneMore<W>& more : side.more)
    out += more.ways.empty() ? 1
                             : std::max(ways_to_slide(plan_, *more.pattern, game_.cells()),
                                        more.on_rays ? SlideWord::k_few_sliders : 1);
  return out;
}

// Returns false if a pattern has no lanes.
template <int W>
bool FastPlayoutPlan<W>::add_verb(Side<W>& side, const SeatPlan<W>& seat, int verb,
                                  bool lone_pieces) {
  const std::size_t first = side.lanes.size();
  const VerbPlan<W>& plan = seat.verbs[nth(verb)];
  for (int p = plan.first; p < plan.end; ++p)
    if (!add_lanes(side, seat, seat.patterns[nth(p)], lone_pieces)) return false;
  if (!rich) return true;
  for (std::size_t lane = first; lane < side.lanes.size(); ++lane) {
    side.more[lane].first = static_cast<int>(first);
    side.more[lane].end = static_cast<int>(side.lanes.size());
    side.lanes[lane].overlaps = plan.overlap;
  }
  return true;
}

// What it may be asked for.
template <int W>
void FastPlayoutPlan<W>::add_answers(Side<W>& side, const SeatPlan<W>& seat) {
  for (int verb = 0; verb < static_cast<int>(seat.verbs.size()); ++verb) {
    if (!is_answer(seat, verb)) continue;
    const std::size_t first = side.lanes.size();
    if (!add_verb(side, seat, verb, false)) {
      side.lanes.resize(first);
      side.more.resize(first);
      continue;
    }
    side.answers.push_back({VerbId(verb), static_cast<int>(first),
                            static_cast<int>(side.lanes.size()),
                            all_move(seat, seat.verbs[nth(verb)])});
  }
}

template <int W>
Side<W> FastPlayoutPlan<W>::side(SeatId seat, bool lone_pieces) {
  Side<W> out;
  out.seat = seat;
  out.turn_key = turn_key(seat) ^ turn_key(SeatId((index(seat) + 1) % game_.seats()));
  const std::vector<int> owners = zone == ZoneInstance::none
                                      ? std::vector<int>(nth(game_.seats()) + 1, -1)
                                      : game_.layout().zone(zone).owner_sets;
  for (int s = 0; s <= game_.seats(); ++s)
    if (const int word = owners[nth(s)]; word >= 0)
      (s == index(seat) ? out.own : s == game_.seats() ? out.nobody : out.enemies).push_back(word);
  if (first_reach_ >= 0) {
    const EndPlan<W>& end = plan_.ends[nth(first_reach_)];
    out.goal_word = end.own[nth(seat)];
    assign<W>(out.goal, end.to[nth(seat)]);
    out.goal_wins = end.result == EndResult::wins;
  }
  const SeatPlan<W>& plan = plan_.seats[nth(seat)];
  bool fits = true;
  for (const int verb : plan_.compulsory) fits = fits && add_verb(out, plan, verb, lone_pieces);
  out.compulsory = static_cast<int>(out.lanes.size());
  for (const int verb : plan_.ordinary) fits = fits && add_verb(out, plan, verb, lone_pieces);
  out.turn = static_cast<int>(out.lanes.size());
  if (fits && rich) add_answers(out, plan);
  if (!fits || (rich && buckets(out) > k_max_buckets)) out.lanes.clear();
  return out;
}

template <int W>
Track<W> FastPlayoutPlan<W>::make_track(bool lone_pieces) {
  Track<W> out;
  out.fits = true;
  out.duel = game_.seats() == 2 && !rich;
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
      out.conditions = out.conditions || lane.guarded || lane.writes;
    }
  }
  return out;
}

template <int W>
void FastPlayoutPlan<W>::add_ends() {
  for (std::size_t i = 0; i < plan_.ends.size(); ++i) {
    const EndPlan<W>& end = plan_.ends[i];
    const auto n = static_cast<std::uint32_t>(end.n);
    switch (word_of(end.type).by) {
      case EndsBy::idling:
        idle = std::min(idle, n);
        break;
      case EndsBy::playing:
        plies = std::min(plies, n);
        break;
      case EndsBy::repeating:
        repeats = std::min(repeats, n);
        break;
      case EndsBy::rule:
        idle = 0;
        break;
      case EndsBy::arrival:
        if (end.type == EndType::reach && first_reach_ < 0)
          first_reach_ = static_cast<int>(i);
        else
          others.push_back(static_cast<int>(i));
        if (end.type == EndType::line && end.result == EndResult::wins)
          lines.push_back(static_cast<int>(i));
        break;
      case EndsBy::condition:
        conditions.push_back(static_cast<int>(i));
        break;
      case EndsBy::name:
      case EndsBy::unset:
        break;
    }
  }
}

template <int W>
void FastPlayoutPlan<W>::add_captured_pieces() {
  const ZoneLayout& layout = game_.layout().zone(zone);
  slots = layout.slots;
  no_keys_.resize(nth(game_.cells()));
  captured_pieces.push_back({.keys = no_keys_.data()});
  for (std::size_t code = 0; code < layout.pieces.size(); ++code)
    captured_pieces.push_back(
        {.code_set = layout.code_sets[code],
         .extra_set = layout.extra_sets[code],
         .keys = &layout.keys[code * nth(game_.cells())],
         .rule = game_.definition().kinds[layout.pieces[code].kind].on_captured,
         .owner = layout.pieces[code].owner});
}

template <int W>
FastPlayoutPlan<W>::FastPlayoutPlan(const Game& game, const Plan<W>& plan)
    : captures_last(game.captures_last() ? 1 : 0), game_(game), plan_(plan) {
  const TurnFeatures features = features_of(game, plan, zone);
  rich = !features.within(k_fast_loop_plays);
  if (rich && !features.within(k_turn_loop_plays)) return;
  if (!rich && zone == ZoneInstance::none) return;
  if (rich)  // answers may concern a zone if turns do not
    for (const SeatPlan<W>& seat : plan.seats)
      for (std::size_t v = 0; v < seat.verbs.size(); ++v) is_answer(seat, static_cast<int>(v));
  if (zone != ZoneInstance::none) add_captured_pieces();
  add_ends();
  full = make_track(false);
  if (rich) return;  // writes may put a second piece beside a lone one
  for (const SeatPlan<W>& seat : plan.seats)
    for (const PatternPlan<W>& pattern : seat.patterns)
      lone.fits = lone.fits || (!game.verb_def(pattern.verb).asked && alone(pattern));
  if (lone.fits) lone = make_track(true);
}

#define HR_FAST_PLAYOUT_PLAN(W) template class FastPlayoutPlan<W>;
HR_EACH_FIXED_WIDTH(HR_FAST_PLAYOUT_PLAN)
#undef HR_FAST_PLAYOUT_PLAN

}  // namespace hr
