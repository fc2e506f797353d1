// SPDX-License-Identifier: MIT
#include "core/plan/plan.h"
#include "core/game/bind.h"

#include <algorithm>
#include <optional>

#include "core/base/allowance.h"
#include "core/base/bit_queries.h"
#include "core/base/error.h"
#include "core/game/definition_facts.h"
#include "core/plan/plan_ends.h"
#include "core/plan/plan_steps.h"
#include "core/plan/seat_planner.h"
#include "core/plan/term_planner.h"
#include "core/plan/write_plan.h"

namespace hr {

template <int W>
Bits<W> Plan<W>::connected_to(const Bits<W>& of, const Bits<W>& from) const {
  return connected_cells<W>(*this, of, from);
}

template <int W>
const Bits<W>* Plan<W>::reach_of(const std::vector<DirectionId>& dirs) {
  if constexpr (W == k_wide) return nullptr;
  std::vector<Bits<W>>& reach = reaches[dirs];
  if (!reach.empty()) return reach.data();
  reach.resize(64 * W + 1);  // the last entry is for no piece
  for (const DirectionId dir : dirs) {
    const Shift<W>& shift = shifts[nth(dir)];
    for (std::size_t cell = 0; cell < nth(this->cells); ++cell)
      if (const CellId to = shift.links[cell]; to != CellId::none) reach[cell].add(index(to));
    Allowance::spend(static_cast<std::int64_t>(reach.size()));
  }
  return reach.data();
}

template <int W>
void Plan<W>::add_rays(const Game& game) {
  const auto goes_far = [](const PatternDef& def) {
    const PatternWord& word = word_of(def.type);
    return word.any_length || (word.jumps() && def.far);
  };
  const auto& verbs = game.definition().verbs;
  if (std::ranges::none_of(
          verbs, [&](const VerbDef& verb) { return std::ranges::any_of(verb.patterns, goes_far); }))
    return;
  for (const Shift<W>& shift : shifts) {
    auto& from = rays.emplace_back(nth(game.cells()));
    for (int cell = 0; cell < game.cells(); ++cell)
      for (CellId on = shift.links[cell]; on != CellId::none; on = shift.links[index(on)])
        from[nth(cell)].add(index(on));
  }
}

// A term on the full state, by seat.
template <int W>
std::vector<std::vector<TermStep<W>>> Plan<W>::by_seat(const Game& game, const Bound& term,
                                                       const std::string& where) const {
  std::vector<std::vector<TermStep<W>>> out;
  for (int s = 0; s < game.seats(); ++s)
    out.push_back(TermPlanner<W>(game, *this, SeatId(s), {.truth = true, .actor = SeatId(s)})
                      .steps(*term, where));
  return out;
}

template <int W>
void Plan<W>::add_ground(const Game& game, const ZoneDef& zone) {
  Bits<W> out = zone.place_type == PlaceType::links ? links : all;
  if (zone.of_cards()) out = {};
  for (int slot = 0; slot < zone.slots; ++slot)
    out.add(card_cells(game.board()).first_slot() + slot);
  for (const ZoneInstance instance : game.layout().zone_instances())
    if (game.layout().zone(instance).zone == game.zone(zone.name))
      for (const int cell : game.layout().zone(instance).card_cells) out.add(cell);
  grounds.push_back(out);
}

// Two links are neighbours if they share a cell.
template <int W>
void Plan<W>::add_links(const Board& board) {
  std::vector<std::pair<CellId, CellId>> linked;
  for (int c = 0; c < board.cells(); ++c)
    for (const CellId to : board.neighbours(CellId(c))) linked.emplace_back(CellId(c), to);
  auto& at = this->links_at;
  if (board.link_cells().count() > 0) at.resize(nth(board.cells()));
  this->first_link = board.plain_cells();
  const auto add = [&](CellId from, CellId to, int link) {
    bool leads = false;
    for (int d = 0; d < board.directions(); ++d)
      leads = leads || board.link(from, DirectionId(d)) == to;
    at[nth(from)].push_back({link, index(to), leads});
  };
  for (int link = board.plain_cells(); link < card_cells(board).first; ++link) {
    const auto [a, b] = board.link_cells().ends(CellId(link));
    this->joined.emplace_back(index(a), index(b));
    add(a, b, link);
    add(b, a, link);
  }
  for (int link = board.plain_cells(); link < card_cells(board).first; ++link) {
    const auto [a, b] = board.link_cells().ends(CellId(link));
    for (const CellId end : {a, b})
      for (const auto& other : at[nth(end)])
        if (other.link != link) linked.emplace_back(CellId(link), CellId(other.link));
  }
  neighbours = CellLinks<W>(std::move(linked), board.cells());
}

template <int W>
void Plan<W>::add_turn_and_score(const Game& game) {
  const GameDef& def = game.definition();
  if (def.scored)
    score = by_seat(game, bind_number(game, def.scored, "score", {.before = true}), "score");
  if (def.turn_among)
    turn_among = by_seat(game, bind_seats(game, def.turn_among, "turn", {.before = true}), "turn");
  for (std::size_t i = 0; i < def.stuck_cases.size(); ++i) {
    const std::string where = "stuck." + std::to_string(i + 1);
    stuck.push_back(by_seat(
        game,
        bind_condition(game, def.stuck_cases[i].when, where, {.before = true, .judged = true}),
        where));
  }
}

// Those that belong to no action.
template <int W>
void Plan<W>::add_writes(const Game& game) {
  const GameDef& def = game.definition();
  const auto add = [&](const std::vector<Write>& list, int seat, const std::string& where,
                       std::vector<WritePlan<W>>& out) {
    WritePlanner<W>(game, *this, SeatId(seat), ZoneId::none)
        .add(list, where, {.before = true}, out);
  };
  add(def.setup, 0, "setup", set_up);
  for (int s = 0; s < game.seats(); ++s) {
    if (!def.turn_begins.empty())
      add(def.turn_begins, s, "turn_begins", turn_begins.emplace_back());
    if (!def.turn_ends.empty()) add(def.turn_ends, s, "turn_ends", turn_ends.emplace_back());
  }
  const auto declines = [](const VerbDef& verb) { return !verb.if_declined.empty(); };
  for (int s = 0; s < game.seats() && std::ranges::any_of(def.verbs, declines); ++s) {
    declined.emplace_back();
    for (const VerbDef& verb : def.verbs)
      add(verb.if_declined, s, "verbs." + verb.name + ".declined", declined.back().emplace_back());
  }
  const auto acts = [](const KindDef& kind) { return !kind.captured.empty(); };
  for (int s = 0; s < game.seats() && std::ranges::any_of(def.kinds, acts); ++s) {
    captured.emplace_back();
    for (const KindDef& kind : def.kinds) {
      WritePlanner<W> planner(game, *this, SeatId(s), ZoneId::none);
      planner.keeps({.name = k_kept_owner, .type = TermType::seats, .words = {}});
      planner.add(kind.captured, "kinds." + kind.name + ".captured", {},
                  captured.back().emplace_back());
    }
  }
  for (const VerbDef& verb : def.verbs)
    add(verb.afterwards, 0, "verbs." + verb.name + ".done", afterwards.emplace_back());
}

template <int W>
bool Plan<W>::find_readers_of_places() const {
  const auto reads = [](const PatternPlan<W>& pattern) {
    return pattern.writes || pattern.chains || !pattern.refused.empty() ||
           word_of(pattern.type).by_ways || !pattern.parts.empty();
  };
  return !captured.empty() || std::ranges::any_of(seats, [&](const SeatPlan<W>& seat) {
    return std::ranges::any_of(seat.patterns, reads) ||
           std::ranges::any_of(seat.verbs, &VerbPlan<W>::judged);
  }) || std::ranges::any_of(ends, [](const EndPlan<W>& end) {
    return word_of(end.type).by == EndsBy::condition;
  });
}

// What each direction does, and whether all do the same to every cell.
template <int W>
void Plan<W>::add_shifts(const Game& game) {
  const Board& board = game.board();
  for (int d = 0; d < game.directions(); ++d) {
    Shift<W> shift;
    shift.links = game.links(DirectionId(d)).data();
    std::optional<int> delta;
    bool even = true;
    for (int c = 0; c < board.cells(); ++c) {
      if (shift.links[c] == CellId::none) continue;
      shift.mask.add(c);
      even = even && (!delta || *delta == index(shift.links[c]) - c);
      delta = index(shift.links[c]) - c;
    }
    shift.uniform = even && delta.value_or(0) < 64 * W && delta.value_or(0) > -64 * W;
    shift.delta = delta.value_or(0);
    shifts.push_back(shift);
  }
  uniform = board.is_grid() && board.straight() &&
            std::all_of(shifts.begin(), shifts.end(), [](const auto& s) { return s.uniform; });
}

template <int W>
void Plan<W>::add_axes(const Board& board) {
  for (int d = 0; d < board.directions(); ++d)  // one direction of each opposite pair
    if (const DirectionId back = board.opposite(DirectionId(d));
        back == DirectionId::none || index(back) >= d)
      axes.emplace_back(DirectionId(d), back);
  const auto turns = [](const auto& axis) { return axis.second != DirectionId::none; };
  if (uniform && board.link_cells().count() == 0 && std::ranges::all_of(axes, turns))
    for (int d = 0; d < board.directions(); ++d) this->all_ways.push_back(DirectionId(d));
}

template <int W>
void Plan<W>::add_ends(const Game& game) {
  const auto& defs = game.definition().ends;
  try {
    for (std::size_t i = 0; i < defs.size(); ++i)
      ends.push_back(plan_end(game, *this, defs[i], static_cast<int>(i)));
  } catch (Exhausted& exhausted) {
    exhausted.set_place("ends." + std::to_string(ends.size() + 1));
    throw;
  }
}

template <int W>
Plan<W>::Plan(const Game& game)
    : tracks_passed(speaks_of(game.definition(), TermOp::passed)),
      tracks_crossed(speaks_of(game.definition(), TermOp::crossed)),
      tracks_heading(speaks_of(game.definition(), TermOp::heading)),
      asks_stuck(speaks_of(game.definition(), TermOp::stuck)) {
  const Board& board = game.board();
  this->cells = board.cells();
  this->words = game.layout().stride();
  for (int c = 0; c < card_cells(board).first; ++c)
    (board.link_cells().has(CellId(c)) ? links : all).add(c);
  for (const ZoneDef& zone : game.definition().zones) add_ground(game, zone);
  add_links(board);
  levels.resize(nth(board.is_grid() ? board.size().z : 1));
  for (int c = 0; c < board.plain_cells(); ++c)
    levels[board.is_grid() ? nth(board.where(CellId(c)).z - 1) : 0].add(c);
  add_shifts(game);
  if (uniform && W <= 4) add_rays(game);
  add_axes(board);
  for (const ZoneDef& zone : game.definition().zones)
    fog.push_back(zone.see.who == Visibility::Who::cells
                      ? bind_set(game, zone.see.set, game.zone(zone.name),
                                 "zones." + zone.name + ".see", {.before = true})
                      : nullptr);
  for (int s = 0; s < game.seats(); ++s) seats.push_back(plan_seat(game, *this, SeatId(s)));
  add_ends(game);
  reads_places = find_readers_of_places();
  add_turn_and_score(game);
  add_writes(game);
  const auto& verbs = game.definition().verbs;
  for (std::size_t v = 0; v < verbs.size(); ++v)
    if (!verbs[v].asked) (verbs[v].must ? compulsory : ordinary).push_back(static_cast<int>(v));
}

template <int W>
std::vector<TermStep<W>> plan_steps(const Game& game, const Plan<W>& plan, SeatId seat,
                                    const TermEyes& eyes, const BoundTerm& term) {
  return TermPlanner<W>(game, plan, seat, eyes).steps(term);
}

// NOLINTBEGIN(bugprone-macro-parentheses): W is a template argument
#define HR_PLAN(W)                                                                                 \
  template struct Plan<W>;                                                                         \
  template std::vector<TermStep<W>> plan_steps(const Game& game, const Plan<W>& plan, SeatId seat, \
                                               const TermEyes& eyes, const BoundTerm& term);
HR_EACH_WIDTH(HR_PLAN)
#undef HR_PLAN
// NOLINTEND(bugprone-macro-parentheses)

}  // namespace hr
