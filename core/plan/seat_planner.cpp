// SPDX-License-Identifier: MIT
#include "core/plan/seat_planner.h"

#include <algorithm>
#include <string>
#include <vector>

#include "core/base/allowance.h"
#include "core/base/error.h"
#include "core/game/bind.h"
#include "core/game/definition_facts.h"
#include "core/language/pattern_table.h"
#include "core/language/write_table.h"
#include "core/plan/chain_counters.h"
#include "core/plan/footprint.h"
#include "core/plan/hidden_reads.h"
#include "core/plan/pattern_overlap.h"
#include "core/plan/pattern_planner.h"
#include "core/plan/plan.h"
#include "core/plan/shared_terms.h"
#include "core/plan/write_planner.h"

namespace hr {

namespace {

class SeatPlanner {
 public:
  SeatPlanner(const Game& game, const WideBoard& board, SeatId seat)
      : game_(game), board_(board), seat_(seat), patterns_(game, board, seat, out_) {}

  SeatPlan<k_wide> make() {
    const auto& verbs = game_.definition().verbs;
    out_.verbs.resize(verbs.size());
    for (const bool asked : {false, true}) {
      for (std::size_t v = 0; v < verbs.size(); ++v)
        if (verbs[v].asked == asked) add(VerbId(static_cast<int>(v)), verbs[v]);
      if (!asked) out_.turn_sets = out_.sets.size();
    }
    out_.position_sets = out_.sets.size();
    add_later_parts();
    if (has_dependent_parts()) share_terms(out_);
    out_.sets.shrink_to_fit();  // on large boards these take most of the memory
    out_.patterns.shrink_to_fit();
    return std::move(out_);
  }

 private:
  void add(VerbId verb, const VerbDef& def) {
    try {
      add_verb(verb, def);
    } catch (Exhausted& exhausted) {
      exhausted.set_place("verbs." + def.name);
      throw;
    }
  }

  void add_verb(VerbId verb, const VerbDef& def) {
    VerbPlan<k_wide> plan;
    bool jumps = false;
    for (const PatternDef& p : def.patterns) jumps = jumps || word_of(p.type).jumps();
    plan.first = static_cast<int>(out_.patterns.size());
    refusals_.clear();
    for (std::size_t p = 0; p < def.patterns.size(); ++p)
      add_pattern(verb, def, static_cast<int>(p));
    plan.end = static_cast<int>(out_.patterns.size());
    plan.listed = jumps && !game_.board().straight();
    plan.judged = def.unless;
    plan.most = def.most;
    plan.any_piece = def.any_piece;
    find_foreseeable(plan, def);
    for (int p = plan.first; p < plan.end; ++p) {
      plan.judged = plan.judged || !out_.patterns[nth(p)].refused.empty();
      // Two directions may lead to the same cell.
      plan.listed = plan.listed || (out_.patterns[nth(p)].ways >= 0 && !game_.board().straight());
    }
    PatternOverlap overlap(game_, out_);
    overlap.narrow(plan);
    plan.overlap = !plan.listed && overlap.found(plan);
    if (plan.overlap && !overlap.by_sets(plan)) plan.overlap = false, plan.listed = true;
    if (def.most) add_counters(plan, def);
    plan.drawn = def.most ? !plan.counters.empty() && !def.allow && !plan.judged
                          : (plan.judged || def.allow) && !plan.listed;
    plan.listed = plan.listed || def.allow;
    plan.examined = plan.listed || plan.judged;
    if (def.again) {
      const std::string where = "verbs." + def.name + ".again";
      plan.again = patterns_.seen(bind_condition(game_, def.again, where), where);
    }
    out_.verbs[nth(verb)] = std::move(plan);
  }

  // Finds the patterns whose refusals core/kernel/foresight.h can tell without trying.
  void find_foreseeable(VerbPlan<k_wide>& plan, const VerbDef& def) {
    if (def.unless || def.effect || def.chains()) return;
    if (std::ranges::any_of(game_.definition().kinds, &KindDef::acts_when_captured)) return;
    for (int p = plan.first; p < plan.end; ++p) {
      PatternPlan<k_wide>& pattern = out_.patterns[nth(p)];
      if (!moves_one_piece(pattern) || pattern.refused.empty()) continue;
      const auto& refused = out_.patterns[nth(plan.foreseen < 0 ? p : plan.foreseen)];
      pattern.foreseeable = pattern.zone == refused.zone &&
                            std::ranges::equal(pattern.refused, refused.refused, {},
                                               &PatternPlan<k_wide>::Judged::steps,
                                               &PatternPlan<k_wide>::Judged::steps) &&
                            std::ranges::all_of(pattern.refused, [](const auto& condition) {
                              return can_trace(condition.steps);
                            });
      if (pattern.foreseeable && plan.foreseen < 0) plan.foreseen = p;
    }
  }
  // Whether an action only takes a piece from one cell and puts it, or a new one, on another, where
  // it takes the place of what is there.
  bool moves_one_piece(const PatternPlan<k_wide>& pattern) const {
    return !word_of(pattern.type).jumps() && arrives_in(pattern) != ZoneInstance::none &&
           pattern.at_end.empty() &&
           std::ranges::none_of(pattern.does, [](const WritePlan<k_wide>& write) {
             const MovesPieces moves = word_of(write.op).moves;
             return write.flow == WritePlan<k_wide>::Flow::none && moves != MovesPieces::never &&
                    moves != MovesPieces::later;
           });
  }

  // What each action of a chain uses up, if all patterns say so.
  void add_counters(VerbPlan<k_wide>& plan, const VerbDef& def) {
    const ChainCounters counters(game_, def);
    for (int p = plan.first; p < plan.end; ++p) {
      const VarId var = counters.used_up_by(def.patterns[nth(p - plan.first)]);
      if (var == VarId::none) return plan.counters.clear();
      const int word = game_.layout().var_word(var, seat_);
      const auto known = std::ranges::find(plan.counters, word);
      out_.patterns[nth(p)].counter = static_cast<int>(known - plan.counters.begin());
      if (known == plan.counters.end()) plan.counters.push_back(word);
    }
  }

  void add_pattern(VerbId verb, const VerbDef& verb_def, int number) {
    const PatternDef& def = verb_def.patterns[nth(number)];
    const std::string where = pattern_path(verb_def, nth(number));
    PatternPlan<k_wide> plan;
    plan.verb = verb;
    plan.pattern = number;
    plan.type = def.type;
    plan.def = &def;
    plan.progress = def.progress;
    patterns_.begin(verb_def, where, {.before = true});
    patterns_.add_guards(plan, verb_def.when, "verbs." + verb_def.name + ".when");
    patterns_.add_worth(plan, def);
    if (word_of(def.type).has_parts()) {
      patterns_.add_guards(plan, def.when, where + ".when");
      add_part(plan, 0, where);
      pending_.push_back({out_.patterns.size(), where});
    } else {
      patterns_.add(plan, def);
      add_writes(plan, where);
    }
    add_refusals(plan, verb_def.refused, "verbs." + verb_def.name + ".unless");
    add_refusals(plan, def.unless, where + ".unless");
    for (std::size_t p = 0; p < def.parts.size(); ++p)
      add_refusals(plan, def.parts[p].unless, part_path(where, def, p) + ".unless");
    plan.effect = verb_def.effect;
    plan.chains = verb_def.chains();
    plan.guarded = !plan.when.empty();
    out_.patterns.push_back(std::move(plan));
  }

  void add_part(PatternPlan<k_wide>& plan, std::size_t number, const std::string& where) {
    PatternPlan<k_wide> part;
    part.verb = plan.verb;
    part.pattern = plan.pattern;
    part.first_set = static_cast<int>(out_.sets.size());
    patterns_.begin(game_.verb_def(plan.verb), part_path(where, *plan.def, number),
                    {plan.def, number, number == 0});
    patterns_.add(part, plan.def->parts[number]);
    part.end_set = static_cast<int>(out_.sets.size());
    part.guarded = !part.when.empty();
    plan.progress = plan.progress || part.progress;
    plan.arity += part.arity;
    plan.parts.push_back(std::move(part));
  }

  // Parts that others precede come last, as their sets are worked out only then.
  void add_later_parts() {
    for (const Pending& pending : pending_) {
      PatternPlan<k_wide> plan = std::move(out_.patterns[pending.pattern]);
      for (std::size_t p = 1; p < plan.def->parts.size(); ++p) {
        patterns_.begin_later_part();
        add_part(plan, p, pending.where);
        for (int i = plan.parts.back().first_set; i < plan.parts.back().end_set; ++i)
          if (!out_.sets[nth(i)].plain && out_.sets[nth(i)].steps.empty())
            throw Error(pending.where + ": a term in it is too long, or nested too deeply");
      }
      plan.independent = are_independent(plan.parts);
      add_writes(plan, pending.where);
      out_.patterns[pending.pattern] = std::move(plan);
    }
  }

  // Whether some sets are worked out more than once in an ordinary turn.
  bool has_dependent_parts() const {
    return std::ranges::any_of(out_.patterns, [this](const PatternPlan<k_wide>& pattern) {
      return !pattern.parts.empty() && !pattern.independent && !game_.verb_def(pattern.verb).asked;
    });
  }

  // Whether all are choices that change nothing, and none speaks of another.
  bool are_independent(const std::vector<PatternPlan<k_wide>>& parts) const {
    return std::ranges::all_of(parts, [this](const PatternPlan<k_wide>& part) {
      const auto reads = [](const TermStep<k_wide>& step) { return step.reads_action(); };
      for (int i = part.first_set; i < part.end_set; ++i)
        if (std::ranges::any_of(out_.sets[nth(i)].steps, reads)) return false;
      return word_of(part.type).chooses && word_of(part.type).takes != ActionTakes::number;
    });
  }

  // Conditions on the position after the action.
  void add_refusals(PatternPlan<k_wide>& plan, const std::vector<Condition>& list,
                    const std::string& where) {
    for (const Condition& condition : list) {
      plan.refused.push_back({refusal(plan, condition.term, where), condition.reason});
      for (const TermStep<k_wide>& step : plan.refused.back().steps)
        plan.reads_sight = plan.reads_sight || step.reads_sight();
    }
  }
  // One term of a verb is planned once, however many patterns it judges, unless it asks what was
  // chosen, which patterns number each in its own way.
  WideSteps refusal(const PatternPlan<k_wide>& plan, const Term& term, const std::string& where) {
    const ZoneInstance arrives = arrives_in(plan);
    for (const Refusal& known : refusals_)
      if (known.term == term && known.arrives == arrives) return known.steps;
    const Bound bound = bind_condition(game_, term, where, {.pattern = plan.def, .judged = true});
    check_seen(*bound, where);
    WideSteps steps = patterns_.judged(bound, where, arrives);
    if (!speaks_of(*term, TermOp::chosen) && !speaks_of(*term, TermOp::chosen_kind))
      refusals_.push_back({term, arrives, steps});
    return steps;
  }
  // The zone in which a piece arrives that has its cell for itself.
  ZoneInstance arrives_in(const PatternPlan<k_wide>& plan) const {
    const bool alone = word_of(plan.type).arrives && !plan.stays &&
                       plan.zone != ZoneInstance::none &&
                       game_.layout().zone(plan.zone).holds == Holds::one;
    return alone ? plan.zone : ZoneInstance::none;
  }

  // The position that an action is judged by, or chains are compared by, must follow from what the
  // seat sees. `unknown`: what the action depends on otherwise.
  void check_judged(const PatternDef& def, const VerbDef& verb, const std::string& unknown) const {
    const std::string where = "verbs." + verb.name + (verb.most ? ".must" : ".unless");
    const auto judged = [](const PatternDef& pattern) { return !pattern.unless.empty(); };
    if (!verb.most && verb.refused.empty() && !judged(def) &&
        std::ranges::none_of(def.parts, judged))
      return;
    std::string why = unknown.empty() ? "" : "what it does depends on " + unknown;
    if (verb.effect) why = "it has an effect";
    if (std::ranges::any_of(game_.definition().kinds, &KindDef::acts_when_captured))
      why = "more follows when pieces are captured";
    const auto foggy = [](const ZoneDef& zone) { return zone.see.who == Visibility::Who::cells; };
    if (verb.most && std::ranges::any_of(game_.definition().zones, foggy))
      why = "in fog the seat may see more of it after an action than before";
    if (!why.empty())
      throw Error(where +
                  ": in a game with hidden information, what an action leads to has to "
                  "follow from what the seat sees, but " +
                  why);
  }
  // The name of a zone with fog whose pieces are changed: what is there unseen would show.
  std::string foggy_zone(const WritePlan<k_wide>& write) const {
    for (const ZoneInstance zone : {write.zone, write.to})
      if (zone != ZoneInstance::none && in_fog(game_, zone))
        return "\"" + game_.definition().zones[game_.layout().zone(zone).zone].name + "\"";
    return "";
  }
  // Nor may it become visible only after the action.
  void check_seen(const BoundTerm& term, const std::string& where) const {
    if (!game_.hides()) return;
    std::string what;
    for (const auto& [op, word] : {std::pair{TermOp::lost, "lost"},
                                   {TermOp::repeated, "repeated"},
                                   {TermOp::repetitions, "repetitions"}})
      if (reads(term, op)) what = word;
    if (!what.empty())
      throw Error(where + ": in a game with hidden information, this cannot depend on " + what +
                  ", because the seat may see more of it after an action than before");
  }
  static bool reads(const BoundTerm& term, TermOp op) {
    const auto part_does = [op](const Bound& part) { return part && reads(*part, op); };
    return term.op == op || part_does(term.a) || part_does(term.b) || part_does(term.c) ||
           part_does(term.ways);
  }

  void add_writes(PatternPlan<k_wide>& plan, const std::string& where) {
    const VerbDef& verb = game_.verb_def(plan.verb);
    const std::string of_verb = "verbs." + verb.name;
    const auto zone_of = [&](const PatternPlan<k_wide>& part) {
      return part.zone == ZoneInstance::none ? part.cards : game_.layout().zone(part.zone).zone;
    };
    ZoneId zone = zone_of(plan);
    for (const PatternPlan<k_wide>& part : plan.parts)
      if (zone_of(part) != ZoneId::none) zone = zone_of(part);
    WritePlanner planner(game_, board_, seat_, zone);
    Choosing choosing{plan.def};
    if (zone != ZoneId::none && game_.definition().zones[zone].of_cards()) choosing.cards = zone;
    planner.add(verb.does, of_verb + ".does", choosing, plan.does);
    planner.add(plan.def->does, where + ".does", choosing, plan.does);
    for (std::size_t p = 0; p < plan.def->parts.size(); ++p)
      planner.add(plan.def->parts[p].does, part_path(where, *plan.def, p) + ".does", choosing,
                  plan.does);
    if (game_.hides()) {
      std::string unknown = planner.unknown();
      for (const WritePlan<k_wide>& write : plan.does)
        if (unknown.empty()) unknown = foggy_zone(write);
      check_judged(*plan.def, verb, unknown);
    }
    planner.add(verb.last, of_verb + ".last", choosing, plan.at_end);
    plan.writes = !plan.does.empty();
  }

  const Game& game_;
  const WideBoard& board_;
  SeatId seat_;
  SeatPlan<k_wide> out_;
  PatternPlanner patterns_;
  struct Pending {
    std::size_t pattern = 0;
    std::string where;
  };
  std::vector<Pending> pending_;  // patterns whose later parts are still to be planned
  struct Refusal {
    Term term;
    ZoneInstance arrives = ZoneInstance::none;
    WideSteps steps;
  };
  std::vector<Refusal> refusals_;  // those of the verb that is planned
};

}  // namespace

SeatPlan<k_wide> plan_seat(const Game& game, const WideBoard& board, SeatId seat) {
  return SeatPlanner(game, board, seat).make();
}

}  // namespace hr
