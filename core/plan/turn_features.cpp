// SPDX-License-Identifier: MIT
#include "core/plan/turn_features.h"

#include <algorithm>

#include "core/language/write_table.h"

namespace hr {

namespace {

// Of which a turn may work out so many, on a board of one word, without a limit on its time.
constexpr std::size_t k_max_steps = 2000;

// How many steps all terms have that may be worked out in a turn.
template <int W>
std::size_t steps_of(const Plan<W>& plan) {
  std::size_t out = 0;
  for (const SeatPlan<W>& seat : plan.seats) {
    for (const TermPlan<W>& set : seat.sets) out += set.steps.size();
    for (const VerbPlan<W>& verb : seat.verbs) out += verb.again.size();
    for (const PatternPlan<W>& pattern : seat.patterns)
      for (const auto* writes : {&pattern.does, &pattern.at_end})
        for (const WritePlan<W>& write : *writes) out += write.a.size() + write.b.size();
  }
  for (const EndPlan<W>& end : plan.ends)
    for (const std::vector<TermStep<W>>& condition : end.condition) out += condition.size();
  return out;
}

// Finds what one pattern involves.
template <int W>
class PatternFeatures {
 public:
  PatternFeatures(const Game& game, const Plan<W>& plan, const SeatPlan<W>& seat,
                  const PatternPlan<W>& pattern, ZoneInstance& zone)
      : game_(game), plan_(plan), seat_(seat), pattern_(pattern), zone_(zone) {}

  TurnFeatures find() {
    add_pattern(*pattern_.def);
    add_verb(game_.verb_def(pattern_.verb), seat_.verbs[nth(pattern_.verb)]);
    for (const auto& guard : pattern_.when)
      guard.rule >= 0 ? out_.add(TurnFeature::rules_of_guards)
                      : add_set(guard.set, TurnFeature::guards, false);
    if (on_one_cell(pattern_.type)) return out_;
    out_.add(TurnFeature::uncertain_pieces,
             pattern_.zone == ZoneInstance::none || pattern_.code < 0);
    add_zone(pattern_.zone);
    add_set(pattern_.onto, TurnFeature::steps_of_terms, true);
    add_set(pattern_.over, TurnFeature::passed_terms, true);
    if (word_of(pattern_.type).places()) return out_;
    out_.add(TurnFeature::uncertain_pieces, pattern_.source_word < 0);
    out_.add(TurnFeature::uneven_boards, !plan_.uniform);
    return out_;
  }

 private:
  // Every field is named, so that a new one has to be thought of here: as a feature, or as what the
  // loops read themselves (or the pattern's plan, from which they take it).
  void add_pattern(const PatternDef& def) {
    const auto& [type, kind, piece, dirs, ways, anywhere, far, onto, over, skip, max, exactly, lift,
                 captures, words, offered, low, high, progress, stays, worth, when, unless,
                 unless_rule, does, parts, written] = def;
    const bool slides = word_of(type).any_length;
    out_.add(type);
    out_.add(TurnFeature::anywhere, anywhere);
    out_.add(TurnFeature::far_jumps, far);
    out_.add(slides ? TurnFeature::slides_that_stay : TurnFeature::stays, stays);
    out_.add(TurnFeature::varying_slides, slides && (pattern_.varies || pattern_.along >= 0));
    out_.add(TurnFeature::towers, pattern_.towers || lift || captures);
    out_.add(TurnFeature::links, pattern_.links >= 0);
    out_.add(TurnFeature::ways, pattern_.ways >= 0);
    out_.add(TurnFeature::guards, !when.empty() || pattern_.guarded);
    out_.add(TurnFeature::judged, !unless.empty());
    const bool constant = std::ranges::all_of(
        pattern_.does, [&](const WritePlan<W>& write) { return is_constant(game_, write); });
    out_.add(constant ? TurnFeature::constant_writes : TurnFeature::writes,
             !does.empty() || pattern_.writes);
  }

  void add_verb(const VerbDef& def, const VerbPlan<W>& plan) {
    const auto& [name, says, task, patterns, asked, secret, silent, must, allow, effect, unless,
                 done, declined, warns, when, refused, does, most, lifts_at_end, lifts_never, again,
                 any_piece, last, afterwards, if_declined, final] = def;
    out_.add(word_of(pattern_.type).moves ? TurnFeature::chains : TurnFeature::chained_placements,
             again != nullptr || !last.empty());
    out_.add(TurnFeature::musts, must);
    out_.add(TurnFeature::mosts, most);
    out_.add(TurnFeature::changing_pieces, any_piece);
    out_.add(TurnFeature::lifted_at_end, lifts_at_end);
    out_.add(TurnFeature::never_lifted, lifts_never);
    out_.add(TurnFeature::overlaps, plan.overlap);
    out_.add(TurnFeature::listed, allow || unless || plan.listed);
    out_.add(TurnFeature::judged, !refused.empty() || plan.judged);
    out_.add(TurnFeature::effects, effect);
  }

  // A set that is not given by masks has `otherwise`. `zoned`: the loops read its zone.
  void add_set(int number, TurnFeature otherwise, bool zoned) {
    if (number < 0) return;
    const TermPlan<W>& set = seat_.sets[nth(number)];
    out_.add(TurnFeature::rules_of_sets, !set.plain && set.steps.empty());
    out_.add(otherwise, !set.plain);
    if (zoned && set.plain && set.occupancy >= 0)
      add_zone(seat_.occupancies[nth(set.occupancy)].zone);
  }

  void add_zone(ZoneInstance instance) {
    if (instance == ZoneInstance::none || instance == zone_) return;
    out_.add(TurnFeature::other_zones, zone_ != ZoneInstance::none);
    if (zone_ == ZoneInstance::none) zone_ = instance;
    const ZoneLayout& layout = game_.layout().zone(instance);
    out_.add(TurnFeature::other_zones,
             layout.seat != SeatId::none || layout.holds != Holds::one ||
                 game_.definition().zones[layout.zone].see.who != Visibility::Who::all);
  }

  const Game& game_;
  const Plan<W>& plan_;
  const SeatPlan<W>& seat_;
  const PatternPlan<W>& pattern_;
  ZoneInstance& zone_;
  TurnFeatures out_;
};

// What an end asks of the loops: those that they know themselves ask nothing.
template <int W>
void add_end(TurnFeatures& out, const EndPlan<W>& end) {
  switch (word_of(end.type).by) {
    case EndsBy::condition:
      out.add(TurnFeature::condition_ends, true);
      break;
    case EndsBy::rule:
      out.add(TurnFeature::rule_ends, true);
      break;
    case EndsBy::unset:
    case EndsBy::arrival:
    case EndsBy::idling:
    case EndsBy::playing:
    case EndsBy::repeating:
    case EndsBy::name:
      break;
  }
  for (const std::vector<TermStep<W>>& condition : end.condition)
    out.add(TurnFeature::action_ends, std::ranges::any_of(condition, &TermStep<W>::reads_action));
}

// Whether functions of the rules are called when a piece of the kind is captured. Every field is
// named, as above.
bool asks_when_captured(const KindDef& def) {
  const auto& [name, zone, also_in, attributes, card, begins_in, owned, on_captured, captured,
               begins_on, letter, looks, labels, whole] = def;
  return on_captured;
}

// What does not depend on single patterns. Every field of the rules is named, as above.
template <int W>
TurnFeatures features_besides(const Game& game, const Plan<W>& plan) {
  const auto& [name, by, about, card, leaps, terms, option_numbers, zones, kinds, drawings, look,
               vars, events, verbs, ends, stuck_cases, stuck, stuck_name, stuck_reveals, pie,
               together, turn, score, scored, turn_among, turn_begins, turn_ends, drops_out, drawn,
               setup, ready, lasts, par, rolls, clock, time_out_loses, reminders] =
      static_cast<const DeclaredRules&>(game.definition());
  TurnFeatures out;
  out.add(TurnFeature::captured_rules, std::ranges::any_of(kinds, asks_when_captured));
  out.add(TurnFeature::captured_writes, !plan.captured.empty());
  out.add(TurnFeature::turn_rules, turn);
  out.add(TurnFeature::other_rules, game.asks_rules());
  out.add(TurnFeature::lasting_turns, game.lasts() != VarId::none);
  out.add(TurnFeature::turn_writes, !plan.turn_begins.empty() || !plan.turn_ends.empty());
  out.add(TurnFeature::turns_of_some, !plan.turn_among.empty());
  out.add(TurnFeature::position_keys, game.counts_positions());
  out.add(TurnFeature::board_keys, game.counts_boards());
  out.add(TurnFeature::links_crossed, plan.tracks_crossed);
  out.add(TurnFeature::headings, plan.tracks_heading);
  out.add(TurnFeature::stuck_seats, plan.asks_stuck);
  out.add(TurnFeature::long_terms, steps_of(plan) * W > k_max_steps);
  for (const EndPlan<W>& end : plan.ends) add_end(out, end);
  for (const SeatPlan<W>& seat : plan.seats)
    for (const PatternPlan<W>& pattern : seat.patterns)
      for (const auto* writes : {&pattern.does, &pattern.at_end})
        for (const WritePlan<W>& write : *writes) {
          out.add(TurnFeature::chance, word_of(write.op).chance != ByChance::never);
          out.add(TurnFeature::named_turns, write.does(WriteOp::turn_to));
          out.add(TurnFeature::repeated_turns,
                  write.does(WriteOp::go_on) && game.counts_positions());
        }
  return out;
}

}  // namespace

template <int W>
TurnFeatures features_of(const Game& game, const Plan<W>& plan, const SeatPlan<W>& seat,
                         const PatternPlan<W>& pattern, ZoneInstance& zone) {
  return PatternFeatures<W>(game, plan, seat, pattern, zone).find();
}

template <int W>
TurnFeatures features_of(const Game& game, const Plan<W>& plan, ZoneInstance& zone) {
  TurnFeatures out = features_besides(game, plan);
  for (const SeatPlan<W>& seat : plan.seats)
    for (const PatternPlan<W>& pattern : seat.patterns)
      if (!game.verb_def(pattern.verb).asked) out |= features_of(game, plan, seat, pattern, zone);
  return out;
}

#define HR_TURN_FEATURES(W)                                                          \
  template TurnFeatures features_of(const Game&, const Plan<W>&, const SeatPlan<W>&, \
                                    const PatternPlan<W>&, ZoneInstance&);           \
  template TurnFeatures features_of(const Game&, const Plan<W>&, ZoneInstance&);
HR_EACH_WIDTH(HR_TURN_FEATURES)
#undef HR_TURN_FEATURES

}  // namespace hr
