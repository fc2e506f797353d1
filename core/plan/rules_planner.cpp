// SPDX-License-Identifier: MIT
#include "core/plan/rules_planner.h"

#include <algorithm>
#include <string>
#include <vector>

#include "core/base/allowance.h"
#include "core/game/bind.h"
#include "core/language/end_table.h"
#include "core/language/pattern_table.h"
#include "core/plan/plan_ends.h"
#include "core/plan/seat_planner.h"
#include "core/plan/term_planner.h"
#include "core/plan/write_planner.h"

namespace hr {

namespace {

class RulesPlanner {
 public:
  RulesPlanner(const Game& game, const WideBoard& board) : game_(game), board_(board) {}

  RulesPlan<k_wide> plan() {
    for (int s = 0; s < game_.seats(); ++s)
      out_.seats.push_back(plan_seat(game_, board_, SeatId(s)));
    add_ends();
    out_.reads_places = find_readers_of_places();
    add_turn_and_score();
    add_writes();
    const auto& verbs = game_.definition().verbs;
    for (std::size_t v = 0; v < verbs.size(); ++v)
      if (!verbs[v].asked)
        (verbs[v].must ? out_.compulsory : out_.ordinary).push_back(static_cast<int>(v));
    return std::move(out_);
  }

 private:
  void add_ends() {
    const auto& defs = game_.definition().ends;
    try {
      for (std::size_t i = 0; i < defs.size(); ++i)
        out_.ends.push_back(EndPlanner(game_, board_, static_cast<int>(i)).plan(defs[i]));
    } catch (Exhausted& exhausted) {
      exhausted.set_place("ends." + std::to_string(out_.ends.size() + 1));
      throw;
    }
  }

  bool find_readers_of_places() const {
    const auto reads = [](const PatternPlan<k_wide>& pattern) {
      return pattern.writes || pattern.chains || !pattern.refused.empty() ||
             word_of(pattern.type).by_ways || !pattern.parts.empty();
    };
    return !out_.captured.empty() ||
           std::ranges::any_of(out_.seats,
                               [&](const SeatPlan<k_wide>& seat) {
                                 return std::ranges::any_of(seat.patterns, reads) ||
                                        std::ranges::any_of(seat.verbs, &VerbFacts::judged);
                               }) ||
           std::ranges::any_of(out_.ends, [](const EndPlan<k_wide>& end) {
             return word_of(end.type).by == EndsBy::condition;
           });
  }

  void add_turn_and_score() {
    const GameDef& def = game_.definition();
    const auto by_seat = [&](const Bound& term, const std::string& where) {
      return steps_by_seat(game_, board_, term, where);
    };
    if (def.scored)
      out_.score = by_seat(bind_number(game_, def.scored, "score", {.before = true}), "score");
    if (def.turn_among)
      out_.turn_among =
          by_seat(bind_seats(game_, def.turn_among, "turn", {.before = true}), "turn");
    for (std::size_t i = 0; i < def.stuck_cases.size(); ++i) {
      const std::string where = "stuck." + std::to_string(i + 1);
      out_.stuck.push_back(by_seat(
          bind_condition(game_, def.stuck_cases[i].when, where, {.before = true, .judged = true}),
          where));
    }
  }

  using Writes = std::vector<WritePlan<k_wide>>;
  void add(const std::vector<Write>& list, int seat, const std::string& where, Writes& out) const {
    WritePlanner(game_, board_, SeatId(seat), ZoneId::none).add(list, where, {.before = true}, out);
  }

  // Those that belong to no action.
  void add_writes() {
    const GameDef& def = game_.definition();
    add(def.setup, 0, "setup", out_.set_up);
    for (int s = 0; s < game_.seats(); ++s) {
      if (!def.turn_begins.empty())
        add(def.turn_begins, s, "turn_begins", out_.turn_begins.emplace_back());
      if (!def.turn_ends.empty()) add(def.turn_ends, s, "turn_ends", out_.turn_ends.emplace_back());
      if (!def.drops_out.empty()) add(def.drops_out, s, "drops_out", out_.drops_out.emplace_back());
    }
    add_declined();
    add_captured();
    for (const VerbDef& verb : def.verbs)
      add(verb.afterwards, 0, "verbs." + verb.name + ".done", out_.afterwards.emplace_back());
  }

  void add_declined() {
    const auto& verbs = game_.definition().verbs;
    const auto declines = [](const VerbDef& verb) { return !verb.if_declined.empty(); };
    if (std::ranges::none_of(verbs, declines)) return;
    for (int s = 0; s < game_.seats(); ++s) {
      std::vector<Writes>& of_seat = out_.declined.emplace_back();
      for (const VerbDef& verb : verbs)
        add(verb.if_declined, s, "verbs." + verb.name + ".declined", of_seat.emplace_back());
    }
  }

  void add_captured() {
    const auto& kinds = game_.definition().kinds;
    const auto acts = [](const KindDef& kind) { return !kind.captured.empty(); };
    if (std::ranges::none_of(kinds, acts)) return;
    for (int s = 0; s < game_.seats(); ++s) {
      std::vector<Writes>& of_seat = out_.captured.emplace_back();
      for (const KindDef& kind : kinds) {
        WritePlanner planner(game_, board_, SeatId(s), ZoneId::none);
        planner.keeps({.name = k_kept_owner, .type = TermType::seats, .words = {}});
        planner.add(kind.captured, "kinds." + kind.name + ".captured", {}, of_seat.emplace_back());
      }
    }
  }

  const Game& game_;
  const WideBoard& board_;
  RulesPlan<k_wide> out_;
};

}  // namespace

RulesPlan<k_wide> plan_rules(const Game& game, const WideBoard& board) {
  return RulesPlanner(game, board).plan();
}

}  // namespace hr
