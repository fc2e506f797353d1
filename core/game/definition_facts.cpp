// SPDX-License-Identifier: MIT
#include "core/game/definition_facts.h"

#include <algorithm>
#include <array>
#include <map>

#include "core/game/each_term.h"
#include "core/language/pattern_table.h"
#include "core/language/term_table.h"
#include "core/language/write_table.h"

namespace hr {

namespace {

bool hidden_from_some(const Visibility& see, int seats) {
  if (see.who == Visibility::Who::seats) return (see.seats & all_seats(seats)) != all_seats(seats);
  return see.who != Visibility::Who::all;
}

// Whether the condition holds for anything that is not visible to all.
template <class Condition>
bool any_hidden(const GameDef& definition, Condition condition) {
  const int seats = static_cast<int>(definition.seats.size());
  const auto meets = [&](const auto& part) {
    return hidden_from_some(part.see, seats) && condition(part.see);
  };
  return std::ranges::any_of(definition.zones, meets) ||
         std::ranges::any_of(definition.vars, meets);
}

}  // namespace

// Whether a set has empty cells only, as far as its own words say.
bool only_empty(const Set& set) {
  if (!set) return true;
  switch (word_of(set->op).members) {
    case Members::unset:
    case Members::own:
      return word_of(set->op).pieces == MeantPieces::absent && set->name.empty() &&
             set->kinds.empty();
    case Members::none:
      return true;
    case Members::of_a:
      return only_empty(set->a);
    case Members::a_or_b:
      return only_empty(set->a) && only_empty(set->b);
    case Members::a_and_b:
      return only_empty(set->a) || only_empty(set->b);
    case Members::b_as_a:  // what is empty is so for all, but each may have a zone of its own
      return false;
  }
  return false;
}

namespace {

bool writes(const GameDef& definition, WriteOp op) {
  bool out = false;
  each_term(
      definition, [](const Term&) {}, [&](const Write& write) { out = out || write.op == op; });
  return out;
}

// Whether some pattern may capture, or place a piece.
bool pattern_captures(const PatternDef& pattern) {
  const PatternWord& word = word_of(pattern.type);
  const bool over = word.onto == UsualSet::as_over && !pattern.onto;  // then it ends there
  return word.jumps() || (word.arrives && !only_empty(over ? pattern.over : pattern.onto));
}
bool patterns_capture(const GameDef& definition) {
  return std::ranges::any_of(
      definition.verbs, [](const VerbDef& verb) { return any_pattern(verb, pattern_captures); });
}
bool may_place(const GameDef& definition) {
  return std::ranges::any_of(definition.verbs, [](const VerbDef& verb) {
    return any_pattern(verb,
                       [](const PatternDef& pattern) { return word_of(pattern.type).places(); });
  });
}

bool asks(const PatternDef& pattern) {
  return pattern.low.rule >= 0 || pattern.high.rule >= 0 ||
         (pattern.max && pattern.max->rule >= 0) ||
         (pattern.exactly && pattern.exactly->rule >= 0) ||
         (pattern.lift && (pattern.lift->low.rule >= 0 || pattern.lift->high.rule >= 0));
}

}  // namespace

std::uint32_t viewers(const GameDef& definition, const Visibility& see, SeatId owner) {
  std::uint32_t out = 0;
  for (int seat = 0; seat < static_cast<int>(definition.seats.size()); ++seat)
    if (sees_all_of(see, owner, SeatId(seat))) out |= seat_bit(SeatId(seat));
  return out;
}

bool has_hidden_information(const GameDef& definition) {
  return any_hidden(definition, [](const Visibility&) { return true; });
}

bool has_private_information(const GameDef& definition) {
  return any_hidden(definition,
                    [](const Visibility& see) { return see.who != Visibility::Who::none; });
}

bool rules_write(const GameDef& definition) {
  const auto writes = [](const VerbDef& verb) { return verb.effect || verb.done || verb.declined; };
  return definition.turn || std::ranges::any_of(definition.verbs, writes) ||
         std::ranges::any_of(definition.kinds, &KindDef::on_captured) ||
         std::ranges::any_of(definition.ends, [](const EndDef& end) {
           return word_of(end.type).by == EndsBy::rule;
         });
}

namespace {

// Whether a write names the verb and meets the condition.
template <class F>
bool some_write_names(const GameDef& definition, const std::string& verb, const F& condition) {
  bool out = false;
  each_term(
      definition, [](const Term&) {},
      [&](const Write& write) {
        out =
            out || (condition(write) && std::ranges::find(write.verbs, verb) != write.verbs.end());
      });
  return out;
}

}  // namespace

bool asks_for(const GameDef& definition, const std::string& verb) {
  return some_write_names(definition, verb, [](const Write&) { return true; });
}

bool offers(const GameDef& definition, const std::string& verb) {
  return some_write_names(definition, verb,
                          [](const Write& write) { return is_offer(word_of(write.op).asks); });
}

bool asks_at_once(const GameDef& definition, const std::string& verb) {
  return some_write_names(definition, verb, [](const Write& write) {
    return word_of(write.op).asks == Asks::in_secret;
  });
}

bool always_answered(const VerbDef& verb) {
  if (verb.allow || verb.unless || !verb.when.empty() || !verb.refused.empty()) return false;
  return std::ranges::any_of(verb.patterns, [](const PatternDef& pattern) {
    if (!pattern.when.empty() || !pattern.unless.empty()) return false;
    const bool fixed = pattern.low.given() && pattern.high.given();
    switch (word_of(pattern.type).takes) {
      case ActionTakes::nothing:
        return true;
      case ActionTakes::word:
        return pattern.offered.empty();
      case ActionTakes::number:
        return fixed && pattern.low.value <= pattern.high.value;
      case ActionTakes::from_to:
      case ActionTakes::from_to_over:
      case ActionTakes::cell:
      case ActionTakes::seat:
      case ActionTakes::as_parts:
      case ActionTakes::unset:
        return false;
    }
    return false;
  });
}

const ZoneDef* named_zone(const GameDef& definition, const Term& term) {
  if (!term || !is_zone_name(*term)) return nullptr;
  const auto zone = std::ranges::find(definition.zones, term->name, &ZoneDef::name);
  return zone != definition.zones.end() ? &*zone : nullptr;
}

bool speaks_of(const GameDef& definition, TermOp op) {
  bool out = false;
  each_term(definition,
            [&](const Term& term) { out = out || (term != nullptr && speaks_of(*term, op)); });
  return out;
}

namespace {

using RegionUses = std::map<std::string, int>;

void count_regions(const Term& term, RegionUses& uses) {
  if (!term) return;
  if (word_of(term->op).name == NameOf::region) ++uses[term->name];
  for (const Term& part : {term->a, term->b, term->c, term->ways}) count_regions(part, uses);
}

}  // namespace

std::set<std::string> regions_named(const GameDef& definition) {
  RegionUses uses;
  each_term(definition, [&](const Term& term) { count_regions(term, uses); });
  std::set<std::string> out;
  for (const auto& [name, count] : uses) out.insert(name);
  return out;
}

std::set<std::string> regions_of_setup(const GameDef& definition) {
  if (asks_rules(definition)) return {};
  RegionUses all, setting_up;
  each_term(definition, [&](const Term& term) { count_regions(term, all); });
  const auto visit = [&](const Term& term) { count_regions(term, setting_up); };
  for (const KindDef& kind : definition.kinds) visit(kind.begins_on);
  each_term_of_writes(definition.setup, visit, [](const Write&) {});
  std::set<std::string> out;
  for (const auto& [name, uses] : setting_up)
    if (all[name] == uses) out.insert(name);
  return out;
}

bool speaks_of_repetition(const GameDef& definition) {
  return speaks_of(definition, TermOp::repeated) || speaks_of(definition, TermOp::repetitions);
}

namespace {

// Follows the links of one direction of the board.
class LinkReader {
 public:
  LinkReader(const GameDef& definition, DirectionId direction)
      : definition_(definition), direction_(direction) {}

  bool run() const {
    bool out = std::ranges::any_of(definition_.verbs, [this](const VerbDef& verb) {
      return any_pattern(verb, [this](const PatternDef& part) { return pattern(part); });
    });
    const auto visit = [&](const Term& part) { out = out || term(part); };
    each_term(definition_, visit);
    for (const EndDef& end : definition_.ends)
      out = out || word_of(end.type).along_links.value_or(false);
    for (const ZoneDef& zone : definition_.zones) out = out || zone.place_type == PlaceType::links;
    return out || (definition_.par && named(definition_.par->dirs));
  }

 private:
  // Whether a list of directions has this one for some seat; an empty list has all.
  bool named(const std::vector<std::string>& words) const {
    if (words.empty()) return true;
    for (const std::string& word : words)
      for (const SeatDef& seat : definition_.seats)
        if (std::ranges::count(definition_.board.resolve(word, seat.faces), direction_) > 0)
          return true;
    return false;
  }

  bool pattern(const PatternDef& pattern) const {
    return word_of(pattern.type).along_links && !pattern.anywhere &&
           (pattern.ways || named(pattern.dirs));
  }

  bool term(const Term& term) const {
    if (!term) return false;
    switch (word_of(term->op).follows) {
      case Follows::dirs:
      case Follows::dirs_or_links:
        if (term->ways || named(term->dirs)) return true;
        break;
      case Follows::links:
        return true;
      case Follows::nothing:
        break;
    }
    return std::ranges::any_of(std::array{term->a, term->b, term->c, term->ways},
                               [this](const Term& part) { return this->term(part); });
  }

  const GameDef& definition_;
  const DirectionId direction_;
};

}  // namespace

bool follows(const GameDef& definition, DirectionId direction) {
  return LinkReader(definition, direction).run();
}

bool may_capture(const GameDef& definition) {
  // Where a cell can hold several pieces, an arriving piece joins the others.
  const auto beside_others = [&](const PatternDef& pattern) {
    if (word_of(pattern.type).jumps() || pattern.captures) return false;
    const auto kind = std::ranges::find(definition.kinds, pattern.kind, &KindDef::name);
    return kind != definition.kinds.end() && definition.zones[kind->zone].holds != Holds::one;
  };
  const auto captures = [&](const PatternDef& pattern) {
    return pattern_captures(pattern) && !beside_others(pattern);
  };
  return writes(definition, WriteOp::take) ||
         std::ranges::any_of(definition.verbs,
                             [&](const VerbDef& verb) { return any_pattern(verb, captures); });
}

bool captures_last(const GameDef& definition) {
  return !rules_write(definition) && !writes(definition, WriteOp::put) && !may_place(definition) &&
         !speaks_of_repetition(definition);
}

bool placements_last(const GameDef& definition) {
  return !rules_write(definition) && !writes(definition, WriteOp::take) &&
         !patterns_capture(definition) && !speaks_of_repetition(definition);
}

bool asks_rules(const GameDef& definition) {
  const auto ruled = [](const std::vector<Condition>& when) {
    return std::ranges::any_of(when, [](const Condition& part) { return part.rule >= 0; });
  };
  const auto asked = [&](const VerbDef& verb) {
    return verb.allow || verb.unless || ruled(verb.when) ||
           any_pattern(verb, [&](const PatternDef& pattern) {
             return ruled(pattern.when) || asks(pattern);
           });
  };
  return rules_write(definition) || (definition.score && !definition.scored) || definition.ready ||
         std::ranges::any_of(definition.verbs, asked);
}

std::string pattern_path(const VerbDef& verb, std::size_t pattern) {
  const int written = verb.patterns[pattern].written;
  return "verbs." + verb.name + "." +
         std::to_string(written > 0 ? written : static_cast<int>(pattern) + 1);
}

std::string part_path(const std::string& path, const PatternDef& pattern, std::size_t part) {
  return pattern.kind.empty() ? path + "." + std::to_string(part + 1) : path;
}

}  // namespace hr
