// SPDX-License-Identifier: MIT
#include "core/game/check_definition.h"

#include <algorithm>
#include <array>
#include <set>

#include "core/base/error.h"
#include "core/base/number_range.h"
#include "core/base/words.h"
#include "core/game/arguments.h"
#include "core/game/built_in.h"
#include "core/game/definition_facts.h"
#include "core/language/pattern_table.h"

namespace hr {

namespace {

template <class List>
void check_names(const List& list, const char* what, std::size_t max) {
  std::set<std::string> seen;
  for (const auto& entry : list) {
    if (entry.name.empty()) throw Error(std::string(what) + ": a name is empty");
    if (!seen.insert(entry.name).second)
      throw Error(std::string(what) + ": \"" + entry.name + "\" is listed twice");
  }
  if (list.size() > max)
    throw Error(std::string(what) + ": expected at most " + std::to_string(max) + ", got " +
                std::to_string(list.size()));
}

void check_lists(const GameDef& d) {
  const auto seats = d.seats.size();
  if (d.seats.empty() || d.seats.size() > nth(k_max_seats))
    throw Error("seats: expected from 1 to " + std::to_string(k_max_seats) + " seats, got " +
                std::to_string(d.seats.size()));
  check_names(d.seats, "seats", nth(k_max_seats));
  check_names(d.regions, "regions", 1000);
  check_names(d.zones, "zones", 64);
  check_names(d.kinds, "kinds", nth(k_max_kinds));
  check_names(d.vars, "vars", 100);
  check_names(d.events, "events", 1000);
  check_names(d.verbs, "verbs", 100);
  for (const VerbDef& verb : d.verbs)
    if (verb.name.find_first_of(" \t\n,;:") != std::string::npos)
      throw Error(
          "verbs: expected a name that can be typed as one word, such as \"move\" or "
          "\"pick_up\", got \"" +
          verb.name + "\"");
  for (std::size_t i = 0; i < d.ends.size(); ++i) {
    const EndDef& end = d.ends[i];
    const std::string where = "ends." + std::to_string(i + 1);
    const EndsBy by = word_of(end.type).by;
    if (by == EndsBy::rule && end.result)
      throw Error(where + ": a rule says itself who wins; expected no result");
    if (by == EndsBy::name && (end.result || end.name.empty()))
      throw Error(where + ": expected a name and nothing else");
    const auto same = [&](const EndDef& other) {
      return other.type == end.type && other.name == end.name;
    };
    if (by == EndsBy::name && std::ranges::count_if(d.ends, same) > 1)
      throw Error(where + ": \"" + end.name + "\" is there twice");
    if (by == EndsBy::repeating && result_of(end) != EndResult::draws &&
        result_of(end) != EndResult::score)
      throw Error(where + ": a repeated position is nobody's; expected it to draw or to be scored");
  }
  if (d.ends.size() > 100)
    throw Error("ends: expected at most 100, got " + std::to_string(d.ends.size()));
  for (const KindDef& kind : d.kinds)
    if (index(kind.zone) < 0 || nth(kind.zone) >= d.zones.size())
      throw Error("kinds." + kind.name + ".zone: there is no such zone");
  for (const RegionDef& region : d.regions)
    if (region.cells.size() != 1 && region.cells.size() != d.seats.size())
      throw Error("regions." + region.name + ": expected one set of cells or one for each of the " +
                  std::to_string(seats) + " seats, got " + std::to_string(region.cells.size()));
  if (d.pie && seats != 2) throw Error("pie: expected two seats, got " + std::to_string(seats));
}

// What is in a bag belongs to nobody, or to the seat whose bag it is.
void check_cards(const GameDef& definition, const ZoneDef& zone) {
  const auto which = ZoneId(static_cast<int>(&zone - definition.zones.data()));
  if (zone.place_type == PlaceType::cards && zone.holds != Holds::bag)
    throw Error("zones." + zone.name + ": only a bag holds cards without order");
  for (const KindDef& kind : definition.kinds) {
    if (!kind.lives_in(which) || zone.holds != Holds::bag) continue;
    if (kind.card < 0) throw Error("kinds." + kind.name + ": the board has no cell for it");
    if (kind.owned && !zone.per_seat)
      throw Error("kinds." + kind.name + ": it belongs to a seat, and \"" + zone.name +
                  "\" is a bag for all; say owned = false, or per = \"seat\" for the bag");
  }
  if (zone.refills_from.empty()) return;
  const auto from = std::ranges::find(definition.zones, zone.refills_from, &ZoneDef::name);
  if (from == definition.zones.end())
    throw Error("zones." + zone.name + ".refills_from: there is no zone called \"" +
                zone.refills_from + "\"");
  if (from->name == zone.name || from->holds != Holds::bag || zone.holds != Holds::bag)
    throw Error("zones." + zone.name + ".refills_from: expected another bag, got \"" + from->name +
                "\"");
  if (from->per_seat && !zone.per_seat)
    throw Error("zones." + zone.name + ".refills_from: \"" + from->name +
                "\" is a bag for each seat, and this one is for all");
}

void check_zones(const GameDef& definition) {
  for (const ZoneDef& zone : definition.zones) {
    if (zone.height < 1 || zone.height > k_max_tower)
      throw Error("zones." + zone.name + ".height: expected from 1 to " +
                  std::to_string(k_max_tower) + " pieces, got " + std::to_string(zone.height));
    if (!zone.of_cards() && definition.board.plain_cells() == 0)
      throw Error("zones." + zone.name +
                  ": a zone needs a board to lie on; cards are in a bag{ … } or a row{ … }");
    if (zone.slots > card_cells(definition.board).slots)
      throw Error("zones." + zone.name + ": the board has no cells for its cards");
    check_cards(definition, zone);
  }
}

void check_vars(const GameDef& definition) {
  for (const VarDef& var : definition.vars) {
    if (var.min > var.max)
      throw Error("vars." + var.name + ": min " + std::to_string(var.min) + " is above max " +
                  std::to_string(var.max));
    if (var.type == VarType::number && (var.initial < var.min || var.initial > var.max))
      throw Error("vars." + var.name + ": the first value " + std::to_string(var.initial) +
                  " is not between " + std::to_string(var.min) + " and " + std::to_string(var.max));
    if (var.see.who == Visibility::Who::cells)
      throw Error("vars." + var.name + ".see: a set of cells does not apply to a variable");
  }
}

void check_lasts(const GameDef& definition) {
  const std::string& name = definition.lasts;
  if (name.empty()) return;
  const auto var = std::ranges::find(definition.vars, name, &VarDef::name);
  if (var == definition.vars.end())
    throw Error("turn: there is no variable called \"" + name + "\"");
  if (definition.turn) throw Error("turn: expected a function or a variable, got both");
  if (var->type != VarType::number || !var->per_seat)
    throw Error("turn: expected \"" + name + "\" to be a number with per = \"seat\"");
  if (var->see.who != Visibility::Who::all)
    throw Error("turn: expected \"" + name +
                "\" to be visible to all, because all see whose turn it is");
  if (var->initial < 1 || var->min > 1)
    throw Error(
        "turn: expected \"" + name +
        "\" to start at 1 or more and to allow 1, because a turn lasts at least one action");
}

void check_faces(const GameDef& definition) {
  const std::vector<std::string> faces = definition.board.faces();
  for (const SeatDef& seat : definition.seats)
    if (!seat.faces.empty() && std::ranges::find(faces, seat.faces) == faces.end())
      throw Error("seats: " + seat.name + " faces \"" + seat.faces +
                  "\", which is not a direction of the board");
}

void check_pattern(const GameDef& definition, const VerbDef& verb, const PatternDef& pattern,
                   const std::string& where);

// Later parts of an action are offered on what the earlier ones lead to, so everybody has to see
// that.
void check_parts(const GameDef& definition, const VerbDef& verb, const PatternDef& pattern,
                 const std::string& where) {
  if (!word_of(pattern.type).has_parts()) return;
  if (pattern.parts.size() < 2) throw Error(where + ": expected two parts or more");
  const int arguments = count_arguments(pattern);
  if (arguments > k_max_arguments)
    throw Error(where + ": an action has at most " + std::to_string(k_max_arguments) +
                " arguments, and these parts have " + std::to_string(arguments) +
                "; a step takes two, a jump three");
  for (std::size_t p = 0; p < pattern.parts.size(); ++p) {
    const PatternDef& part = pattern.parts[p];
    const std::string place = part_path(where, pattern, p);
    const ActionTakes takes = word_of(part.type).takes;
    if (takes == ActionTakes::as_parts || takes == ActionTakes::nothing)
      throw Error(place + ": expected a pattern that chooses something");
    check_pattern(definition, verb, part, place);
    if (p + 1 < pattern.parts.size() && !word_of(part.type).chooses && !part.stays &&
        has_hidden_information(definition))
      throw Error(place +
                  ": in a game with hidden information only the last part may move pieces; use "
                  "stays = true, or ask for the rest");
  }
}

void check_pattern(const GameDef& definition, const VerbDef& verb, const PatternDef& pattern,
                   const std::string& where) {
  check_parts(definition, verb, pattern, where);
  const bool hides = has_hidden_information(definition);
  // Where the piece stopped would tell the seat what is in its way; or the piece would pass
  // through.
  if (hides && pattern.over && speaks_of(*pattern.over, TermOp::hidden))
    throw Error(where + ".over: a slide cannot lead over cells that the seat does not see");
  const auto fits = [](const Amount& amount) {
    return amount.rule >= 0 || (amount.value >= k_min_number && amount.value <= k_max_number);
  };
  if (!fits(pattern.low) || !fits(pattern.high))
    throw Error(where + ": expected 32-bit numbers, got " + std::to_string(pattern.low.value) +
                " to " + std::to_string(pattern.high.value));
  const bool looked_at = verb.allow || verb.unless;
  const bool numbers = word_of(pattern.type).lists == PatternLists::numbers;
  if (numbers && looked_at && pattern.low.rule < 0 && pattern.high.rule < 0 &&
      pattern.high.value - pattern.low.value >= k_max_tested_actions)
    throw Error(where + ": with allow or unless expected at most " +
                std::to_string(k_max_tested_actions) +
                " numbers, as each is tested; give the range by functions instead");
}

// {1}, {2} … in what a verb says are its arguments.
void check_says(const VerbDef& verb, const std::string& where) {
  const int arguments = count_arguments(verb.patterns.front());
  for (std::size_t i = verb.says.find('{'); i != std::string::npos;
       i = verb.says.find('{', i + 1)) {
    const char digit = i + 2 < verb.says.size() && verb.says[i + 2] == '}' ? verb.says[i + 1] : ' ';
    if (digit >= '1' && digit <= '0' + arguments) continue;
    std::vector<std::string> places;
    for (int n = 1; n <= arguments; ++n)
      places.push_back(std::string{'{', static_cast<char>('0' + n), '}'});
    throw Error(where + ".says: expected " +
                (arguments == 0 ? "no \"{\", because this verb has no arguments"
                                : list_text(places, "or") + " where there is a \"{\""));
  }
}

ZoneId kind_zone(const GameDef& definition, const std::string& name) {
  const auto kind = std::ranges::find(definition.kinds, name, &KindDef::name);
  return kind == definition.kinds.end() ? ZoneId::none : kind->zone;
}

// Only chains are compared, and by the worth of whole actions.
void check_worth(const VerbDef& verb) {
  for (std::size_t i = 0; i < verb.patterns.size(); ++i) {
    const std::string place = pattern_path(verb, i);
    const PatternDef& pattern = verb.patterns[i];
    if (pattern.worth && !verb.most)
      throw Error(place + ".worth: only chains of actions are compared; say must = \"most\"");
    for (std::size_t p = 0; p < pattern.parts.size(); ++p)
      if (pattern.parts[p].worth)
        throw Error(part_path(place, pattern, p) +
                    ".worth: belongs to the whole action, beside its parts");
  }
}

void check_chain(const GameDef& definition, const VerbDef& verb, const std::string& where) {
  const auto jumps = [](const PatternDef& pattern) { return word_of(pattern.type).jumps(); };
  if (verb.most && !verb.again)
    throw Error(where + ".must: \"most\" compares chains; say with again when they go on");
  check_worth(verb);
  const auto moves = [](const PatternDef& pattern) { return word_of(pattern.type).along_links; };
  if (verb.any_piece && !std::ranges::all_of(verb.patterns, moves))
    throw Error(where + ".again: \"any piece\" is for verbs all of whose patterns move pieces");
  if (verb.lifts_never && !std::ranges::any_of(verb.patterns, jumps))
    throw Error(where + ".lifts: \"never\" is for verbs that jump");
  if (!verb.lifts_at_end) return;
  if (!verb.again || !std::ranges::all_of(verb.patterns, jumps))
    throw Error(where +
                ".lifts: only chains of jumps lift pieces at their end; expected jumps, and again");
  for (const VerbDef& other : definition.verbs)
    for (const PatternDef& pattern : other.patterns)
      if (other.lifts_at_end && pattern.kind != verb.patterns.front().kind &&
          kind_zone(definition, pattern.kind) != kind_zone(definition, verb.patterns.front().kind))
        throw Error(where + ".lifts: all pieces that jump have to be in one zone");
  const ZoneId zone = kind_zone(definition, verb.patterns.front().kind);
  if (zone == ZoneId::none || definition.zones[zone].per_seat ||
      definition.zones[zone].holds != Holds::one ||
      definition.zones[zone].see.who != Visibility::Who::all)
    throw Error(where +
                ".lifts: expected kinds of pieces that jump, in one zone for all, with one piece "
                "on a cell, that everybody sees");
}

// "two cells", "a cell and a word", "none".
std::string arguments_text(const PatternDef& pattern) {
  const std::vector<Argument> arguments = arguments_of(pattern);
  const auto is_cell = [](const Argument& a) { return a.type == ArgumentType::cell; };
  if (arguments.empty()) return "none";
  if (arguments.size() > 1 && std::ranges::all_of(arguments, is_cell))
    return std::array{"two", "three", "four"}[arguments.size() - 2] + std::string(" cells");
  std::vector<std::string> out;
  for (const Argument& argument : arguments) {
    if (argument.type == ArgumentType::cell) out.emplace_back("a cell");
    if (argument.type == ArgumentType::number) out.emplace_back("a number");
    if (argument.type == ArgumentType::seat) out.emplace_back("a seat");
    if (argument.type == ArgumentType::word) {
      std::vector<std::string> words = argument.words;
      for (std::string& word : words) word = quote(word);
      out.push_back(list_text(words, "or"));
    }
  }
  return list_text(out);
}

void check_verbs(const GameDef& definition) {
  const bool hides = has_hidden_information(definition);
  constexpr std::size_t k_max_patterns = 1000;
  std::size_t patterns = 0;
  for (const VerbDef& verb : definition.verbs) {
    const std::string where = "verbs." + verb.name;
    if (std::ranges::find(k_built_in_verbs, verb.name) != k_built_in_verbs.end())
      throw Error(where + ": this name is reserved for the engine");
    if (verb.patterns.empty()) throw Error(where + ": expected a pattern, got none");
    if (verb.unless && hides)
      throw Error(where +
                  ".unless: is not available in a game with hidden information: the answer would "
                  "reveal it");
    check_chain(definition, verb, where);
    check_says(verb, where);
    each_pattern(verb, [&](const PatternDef&) { ++patterns; });
    if (patterns > k_max_patterns)
      throw Error(where + ": expected at most " + std::to_string(k_max_patterns) +
                  " patterns in all verbs together");
    for (std::size_t i = 0; i < verb.patterns.size(); ++i)
      check_pattern(definition, verb, verb.patterns[i], pattern_path(verb, i));
    for (const PatternDef& pattern : verb.patterns)
      if (arguments_of(pattern) != arguments_of(verb.patterns.front()))
        throw Error(where +
                    ": the patterns of a verb are alternatives and need the same arguments, got " +
                    arguments_text(verb.patterns.front()) + " and " + arguments_text(pattern) +
                    "; to choose several things in one action, write parts{ … }");
  }
}

}  // namespace

void check_definition(const GameDef& definition) {
  check_lists(definition);
  check_zones(definition);
  check_vars(definition);
  check_lasts(definition);
  check_faces(definition);
  check_verbs(definition);
}

}  // namespace hr
