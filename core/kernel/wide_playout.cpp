// SPDX-License-Identifier: MIT
#include "core/kernel/wide_playout.h"

#include <algorithm>

#include "core/engine/pieces.h"
#include "core/kernel/header_changes.h"
#include "core/language/with_end.h"
#include "core/plan/turn_features.h"

namespace hr {

namespace {

constexpr int k_cuts_off = 64;  // lanes of a seat

// What it plays. What comes from answers alone is the kernel's.
constexpr TurnFeatures k_plays{
    {PatternType::step, PatternType::place},
    {TurnFeature::other_rules, TurnFeature::chance, TurnFeature::links_crossed,
     TurnFeature::headings, TurnFeature::long_terms}};

std::vector<Word> words_of(const Bits<k_wide>& cells, int words) {
  std::vector<Word> out(nth(words));
  cells.store(out.data(), words);
  return out;
}

bool has(const Word* words, int cell) { return (words[cell >> 6] & cell_bit(cell)) != 0; }

}  // namespace

WidePlayout::WidePlayout(const KernelParts<k_wide>& kernel)
    : kernel_(kernel), game_(kernel.game), plan_(kernel.plan) {
  const Game& game = game_;
  const Plan<k_wide>& plan = plan_;
  if (!features_of(game, plan, zone_).within(k_plays) || zone_ == ZoneInstance::none) return;
  add_ends();
  std::vector<WideSide> sides(plan.seats.size());
  for (int s = 0; s < game.seats(); ++s) {
    WideSide& side = sides[nth(s)];
    const auto& pieces = game.layout().zone(zone_).pieces;
    for (std::size_t code = 0; code < pieces.size(); ++code)
      side.holders[code + 1] = pieces[code].owner == SeatId(s)      ? k_own
                               : pieces[code].owner == SeatId::none ? k_nobody
                                                                    : k_enemy;
    for (const PatternPlan<k_wide>& pattern : plan.seats[nth(s)].patterns)
      if (!game.verb_def(pattern.verb).asked) add_lanes(side, plan.seats[nth(s)], pattern);
    side.groups.assign(ends_.size(), GrowingGroups(game.cells()));
    if (side.lanes.empty() || side.lanes.size() > k_cuts_off) return;
  }
  sides_ = std::move(sides);
  grows_ = places_only();
}

void WidePlayout::add_lanes(WideSide& side, const SeatPlan<k_wide>& seat,
                            const PatternPlan<k_wide>& pattern) {
  const bool places = word_of(pattern.type).places();
  const PlainSet<k_wide>& masks = seat.sets[nth(pattern.onto)].masks;
  const auto add = [&](const Shift<k_wide>* shift) {
    WideLane& lane = side.lanes.emplace_back();
    const Bits<k_wide> arrivals = shift != nullptr ? shift->push(plan_.all) : plan_.all;
    for (const auto& [holder, cells] :
         {std::pair{k_nothing, &masks.empty}, std::pair{k_own, &masks.own},
          std::pair{k_enemy, &masks.enemy}, std::pair{k_nobody, &masks.nobody}})
      lane.onto[holder] = words_of(arrivals & *cells, plan_.words);
    lane.pattern = &pattern;
    lane.shift = shift;
    lane.slot = static_cast<std::uint8_t>(pattern.code + 1);
    lane.progress = pattern.progress || places;
    lane.lasting = pattern.progress || (places && game_.placements_last());
  };
  if (places) return add(nullptr);
  for (const DirectionId dir : pattern.dirs) add(&plan_.shifts[nth(dir)]);
}

void WidePlayout::add_ends() {
  for (std::size_t i = 0; i < plan_.ends.size(); ++i) {
    const EndPlan<k_wide>& end = plan_.ends[i];
    const auto n = static_cast<std::uint32_t>(end.n);
    switch (word_of(end.type).by) {
      case EndsBy::arrival:
        ends_.push_back(static_cast<int>(i));
        break;
      case EndsBy::idling:
        idle_ = std::min(idle_, n);
        break;
      case EndsBy::playing:
        plies_ = std::min(plies_, n);
        break;
      case EndsBy::repeating:  // games with these are played in another way
      case EndsBy::condition:
      case EndsBy::name:
      case EndsBy::rule:
      case EndsBy::unset:
        break;
    }
  }
}

bool WidePlayout::places_only() const {
  return std::ranges::all_of(sides_, [](const WideSide& side) {
    return std::ranges::all_of(side.lanes, [](const WideLane& lane) {
      const auto nowhere = [](const std::vector<Word>& words) {
        return std::ranges::all_of(words, [](Word word) { return word == 0; });
      };
      return lane.shift == nullptr && nowhere(lane.onto[k_own]) && nowhere(lane.onto[k_enemy]) &&
             nowhere(lane.onto[k_nobody]);
    });
  });
}

void WidePlayout::count_all(const State& state) {
  for (std::size_t s = 0; s < sides_.size(); ++s)
    for (WideLane& lane : sides_[s].lanes) {
      const SeatPlan<k_wide>& seat = plan_.seats[s];
      Bits<k_wide> cells = kernel_.terms.value(seat.sets[nth(lane.pattern->onto)], seat, state,
                                               SeatId(static_cast<int>(s)));
      if (lane.shift != nullptr)
        cells &= lane.shift->push(
            Bits<k_wide>::load(state.words() + lane.pattern->source_word, plan_.words));
      lane.targets.assign(cells);
    }
}

// Whether an end has come already, as a setup may leave it; then only the kernel knows what
// follows. Prepares the groups of pieces.
bool WidePlayout::any_arrived(const State& state) {
  for (std::size_t s = 0; s < sides_.size(); ++s)
    for (const int end : ends_)
      if (kernel_.ends.arrived(end, state, SeatId(static_cast<int>(s)))) return true;
  if (!grows_) return false;
  for (std::size_t s = 0; s < sides_.size(); ++s)
    for (const int end : ends_)
      if (plan_.ends[nth(end)].type == EndType::connects)
        Bits<k_wide>::load(state.words() + plan_.ends[nth(end)].own[s], plan_.words)
            .each([&](int cell) { joins(end, state, SeatId(static_cast<int>(s)), cell, false); });
  return false;
}

std::uint64_t WidePlayout::choices(const WideSide& side) const {
  std::uint64_t total = 0;
  for (const WideLane& lane : side.lanes) total += nth(lane.targets.count());
  return total;
}

WidePlayout::Chosen WidePlayout::pick(const WideSide& side, std::uint64_t n) const {
  const WideLane* lane = side.lanes.data();
  for (; n >= nth(lane->targets.count()); ++lane) n -= nth(lane->targets.count());
  const int to = lane->targets.select(static_cast<int>(n));
  return {lane, lane->shift == nullptr ? -1 : to - lane->shift->delta, to};
}

inline void WidePlayout::update(WideLane& lane, const WideSide& side, const std::uint8_t* slots,
                                int cell) const {
  bool present = has(lane.onto[side.holders[slots[cell]]].data(), cell);
  if (present && lane.shift != nullptr) present = slots[cell - lane.shift->delta] == lane.slot;
  lane.targets.set(cell, present);
}

// Examines again what can have changed with the content of a cell.
void WidePlayout::update(const State& state, int cell) {
  const std::uint8_t* const slots = slot_bytes(state.words(), game_.layout().zone(zone_));
  for (WideSide& side : sides_)
    for (WideLane& lane : side.lanes) {
      update(lane, side, slots, cell);
      if (lane.shift == nullptr) continue;
      const int on = cell + lane.shift->delta;
      if (on >= 0 && on < game_.cells()) update(lane, side, slots, on);
    }
}

// What GameFlow::act() does with such an action, but for the ends.
void WidePlayout::act(State& state, const Chosen& chosen) {
  const ZoneLayout& zone = game_.layout().zone(zone_);
  const WideLane& lane = *chosen.lane;
  const int code = lane.pattern->code;
  bool progress = lane.progress, lasting = lane.lasting;
  if (chosen.from >= 0) take_piece(state, game_, zone, chosen.from, code);
  if (const int victim = code_at(state.words(), zone, chosen.to); victim >= 0) {
    take_piece(state, game_, zone, chosen.to, victim);
    progress = true;
    lasting = lasting || game_.captures_last();
  }
  put_piece(state, game_, zone, chosen.to, code);
  Header& header = state.header();
  header.turn_open = false;
  count_action(header, progress);
  header.lasting = header.lasting || lasting;
  header.progress = false;
  if (chosen.from >= 0) update(state, chosen.from);
  update(state, chosen.to);
}

// A piece of a seat is on a cell: joins its group to those beside it (to all, or to those on cells
// with lower numbers). Returns whether its group connects what the end names.
bool WidePlayout::joins(int end, const State& state, SeatId seat, int cell, bool all) {
  const EndPlan<k_wide>& plan = plan_.ends[nth(end)];
  const Word* const own = state.words() + plan.own[nth(seat)];
  GrowingGroups& groups =
      sides_[nth(seat)].groups[nth(std::ranges::find(ends_, end) - ends_.begin())];
  const int from = plan.from[nth(seat)].test(cell) ? 1 : 0;
  const int to = plan.to[nth(seat)].test(cell) ? 2 : 0;
  groups.add(cell, static_cast<GrowingGroups::Marks>(from | to));
  plan_.neighbours.each(cell, [&](int other) {
    if (has(own, other) && (all || other < cell)) groups.join(cell, other);
  });
  return groups.marks(cell) == 3;
}

// Whether an end has come with the arrival of a piece; it had not come before.
bool WidePlayout::arrived(int end, const State& state, SeatId seat, int to) {
  const EndPlan<k_wide>& plan = plan_.ends[nth(end)];
  if (!has(state.words() + plan.own[nth(seat)], to)) return false;
  // What the words ask (core/language/end_word.h).
  struct Check {
    WidePlayout& play;
    const EndPlan<k_wide>& plan;
    int end;
    const State& state;
    SeatId seat;

    const Kept<k_wide>& to() const { return plan.to[nth(seat)]; }
    bool lines_up(int cell) const { return play.kernel_.ends.lines_up(end, state, seat, cell); }
    bool connects(int cell) const {
      return play.grows_ ? play.joins(end, state, seat, cell, true) : arrived();
    }
    bool arrived() const { return play.kernel_.ends.arrived(end, state, seat); }
  };
  const Check check{*this, plan, end, state, seat};
  return with_end(plan.type, [&](auto word) { return word.arrived_at(check, to); });
}

bool WidePlayout::may_end(const State& state, SeatId seat, int to) {
  const Header& header = state.header();
  if (header.idle >= idle_ || played(header) >= plies_) return true;
  return std::ranges::any_of(ends_, [&](int end) { return arrived(end, state, seat, to); });
}

bool WidePlayout::run(const PlayoutRun& run) {
  if (sides_.empty() || !run.is_ordinary() || any_arrived(run.state)) return false;
  count_all(run.state);
  Header& header = run.state.header();
  bool done = false;
  std::uint32_t acted = 0;
  SeatId actor = SeatId::none;
  for (; !done; ++acted) {
    const SeatId seat = header.turn;
    const std::uint64_t total = choices(sides_[nth(seat)]);
    run.out.cut = total > 0 && run.out.actions == run.limit;
    if (total == 0 || run.out.cut) break;
    ++run.out.actions;
    run.out.choices += total;
    run.out.max_choices = std::max(run.out.max_choices, total);
    const Chosen chosen = pick(sides_[nth(seat)], run.draws_of(seat).below(total));
    act(run.state, chosen);
    actor = seat;
    if (may_end(run.state, seat, chosen.to)) {
      run.context.chance.begin(header.ply - 1, seat);
      kernel_.ends.check(run.state, seat, run.context, nullptr);
      done = header.ended;
      if (done) continue;
    }
    const auto next = SeatId((index(seat) + 1) % game_.seats());
    hand_turn(header, next, turn_key(seat) ^ turn_key(next));
  }
  if (acted > 0) run.context.chance.begin(header.ply - 1, actor);
  run.out.fast_actions += acted;
  run.out.decisions += acted;
  return done || run.out.cut;
}

}  // namespace hr
