// SPDX-License-Identifier: MIT
// What the ordinary turns of a game involve: the types of their patterns, and a set of features.
// Each loop of fast random play (core/kernel) names those that it knows, and plays no game that has
// another one: what is new in the rules is left to the kernel until a loop names it. A field of a
// verb or pattern that turn_features.cpp does not look at does not compile there.
#pragma once

#include <cstdint>
#include <initializer_list>

#include "core/language/pattern_table.h"
#include "core/language/write_table.h"
#include "core/plan/plan.h"

namespace hr {

enum class TurnFeature : std::uint8_t {
  // What a pattern has.
  anywhere,  // its pieces need no link
  far_jumps,
  varying_slides,    // how far depends on the position
  stays,             // nothing moves …
  slides_that_stay,  // … of a slide
  towers,
  uncertain_pieces,  // not one certain kind of one owner, in a certain zone
  links,             // only along some links
  ways,              // only in directions that are worked out
  uneven_boards,     // a direction is not the same difference between cells everywhere
  steps_of_terms,    // a set is worked out step by step, not by masks
  passed_terms,      // … that of what is passed over
  rules_of_sets,     // a set needs rules, or more steps than there may be
  other_zones,       // not all in one zone that everybody sees, with one piece on a cell
  guards,
  rules_of_guards,
  constant_writes,  // variables get a certain number or flag, or one is added to them …
  writes,           // … and any other writes
  chains,
  chained_placements,  // … of placements, or of actions on one cell
  // What its verb has besides.
  musts,
  mosts,            // only chains that are worth most
  changing_pieces,  // chains go on with any piece
  lifted_at_end,
  never_lifted,
  overlaps,  // its patterns may offer the same action
  listed,    // its actions are examined one by one
  judged,    // … by the position after them
  effects,   // calls Rules::effect
  // What else may follow in a turn.
  captured_rules,
  captured_writes,
  turn_rules,
  other_rules,
  lasting_turns,
  turn_writes,    // at the beginning or the end of a turn
  turns_of_some,  // some seats have no turn
  named_turns,    // a write says whose turn is next
  position_keys,
  board_keys,
  condition_ends,
  action_ends,  // … of which one speaks of what has been done
  rule_ends,
  stuck_seats,  // a term asks which seats could not act
  // Of all verbs, those included that are only asked for.
  chance,          // a write throws dice or draws cards
  repeated_turns,  // a turn may go on, and positions are counted
  links_crossed,   // a term speaks of the links that an action went along …
  headings,        // … or of its direction
  long_terms,      // together they have more steps than a turn should take
  count
};

class TurnFeatures {
 public:
  constexpr TurnFeatures() = default;
  constexpr TurnFeatures(std::initializer_list<PatternType> patterns,
                         std::initializer_list<TurnFeature> features) {
    for (const PatternType type : patterns) add(type);
    for (const TurnFeature feature : features) add(feature);
  }

  constexpr void add(PatternType type) { patterns_ |= bit(static_cast<unsigned>(type)); }
  constexpr void add(TurnFeature feature, bool present = true) {
    if (present) bits_ |= bit(static_cast<unsigned>(feature));
  }
  constexpr bool within(TurnFeatures known) const {
    return (patterns_ & ~known.patterns_) == 0 && (bits_ & ~known.bits_) == 0;
  }
  constexpr TurnFeatures& operator|=(TurnFeatures other) {
    patterns_ |= other.patterns_;
    bits_ |= other.bits_;
    return *this;
  }
  constexpr TurnFeatures operator|(TurnFeatures other) const { return other |= *this; }

 private:
  static constexpr std::uint64_t bit(unsigned number) { return std::uint64_t{1} << number; }
  static_assert(static_cast<unsigned>(TurnFeature::count) <= 64 && k_pattern_types <= 64);

  std::uint64_t patterns_ = 0, bits_ = 0;
};

// Whether it gives a variable a certain value, or adds a certain number to it.
template <int W>
bool is_constant(const Game& game, const WritePlan<W>& write) {
  const Changes changes = word_of(write.op).changes;
  if (write.flow != WriteFacts::Flow::none) return false;
  if (changes != Changes::gives && changes != Changes::adds) return false;
  if (!write.b.empty() || write.a.size() != 1 || write.a[0].op != TermStepOp::cells) return false;
  const VarType type = game.definition().vars[write.var].type;
  return type == VarType::number || type == VarType::flag;
}

// Whether its actions are carried out by ActionRunner and have one cell or none.
inline bool on_one_cell(PatternType type) {
  const PatternWord& word = word_of(type);
  return word.takes == ActionTakes::nothing || (word.takes == ActionTakes::cell && !word.arrives);
}

// Of a pattern and its verb. `zone`: the one in use so far, or none; if the pattern is the first
// that concerns one, it becomes that of the pattern.
template <int W>
TurnFeatures features_of(const Game& game, const Plan<W>& plan, const SeatPlan<W>& seat,
                         const PatternPlan<W>& pattern, ZoneInstance& zone);

// Of all that seats may do when they are not asked, and of what follows. `zone` as above.
template <int W>
TurnFeatures features_of(const Game& game, const Plan<W>& plan, ZoneInstance& zone);

}  // namespace hr
