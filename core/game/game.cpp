// SPDX-License-Identifier: MIT
#include "core/game/game.h"

#include <algorithm>
#include <array>
#include <set>

#include "core/base/error.h"
#include "core/base/mix.h"
#include "core/base/number_range.h"

namespace hr {

namespace {

constexpr std::array<std::string_view, 3> k_verbs{"ready", "decline", "swap"};
const std::array<EventDef, 4> k_events{{
    {.name = "captured", .text = "{1} takes {2} at {3}."},
    {.name = "stuck", .text = "{1} has nothing to do and passes."},
    {.name = "swapped", .text = "The players change seats."},
    {.name = "sighted", .text = "You see {1} at {2}.", .reveals = true},
}};

template <class IdType, class List>
IdType find_name(const List& list, std::string_view name) {
  for (std::size_t i = 0; i < list.size(); ++i)
    if (list[i].name == name) return IdType(static_cast<int>(i));
  return IdType::none;
}

template <class List>
void check_names(const List& list, const char* what, std::size_t most) {
  std::set<std::string> seen;
  for (const auto& entry : list) {
    if (entry.name.empty()) throw Error(std::string(what) + ": a name is empty");
    if (!seen.insert(entry.name).second)
      throw Error(std::string(what) + ": \"" + entry.name + "\" is listed twice");
  }
  if (list.size() > most)
    throw Error(std::string(what) + ": expected at most " + std::to_string(most) + ", got " +
                std::to_string(list.size()));
}

int stride_for(int cells) {
  int stride = 1;
  while (stride * 64 < cells) stride *= 2;
  return stride;
}

bool hidden_from_some(const Visibility& see, int seats) {
  if (see.who == Visibility::Who::seats) return (see.seats & all_seats(seats)) != all_seats(seats);
  return see.who != Visibility::Who::all;
}

void check_par(const Game& game) {
  const ParDef& par = *game.definition().par;
  if (game.cells() == 0) throw Error("par: a run needs a board to lead over");
  if (par.over == nullptr) throw Error("par.over: expected a set of cells, got nothing");
  game.bind(par.over, ZoneId::none, "par.over");
  if (par.from) game.bind(par.from, ZoneId::none, "par.from");
  for (int seat = 0; seat < game.seats(); ++seat)
    game.directions(par.dirs, SeatId(seat), "par.dirs");
}

}  // namespace

Game::Game(Definition definition)
    : definition_(std::move(definition)), seats_(static_cast<int>(definition_.seats.size())) {
  check();
  find_lasts();
  const std::vector<std::string> faces = board().faces();
  for (const SeatDef& seat : definition_.seats)
    if (!seat.faces.empty() && std::ranges::find(faces, seat.faces) == faces.end())
      throw Error("seats: " + seat.name + " faces \"" + seat.faces +
                  "\", which is not a direction of the board");
  lay_out();
  const auto note = [&](const Visibility& see) {
    if (!hidden_from_some(see, seats())) return;
    hides_ = true;
    tells_apart_ = tells_apart_ || see.who != Visibility::Who::none;
  };
  for (const ZoneDef& zone : definition_.zones) note(zone.see);
  for (const VarDef& var : definition_.vars) note(var.see);
  check_verbs();
  for (const EndDef& end : definition_.ends)
    keeps_keys_ = keeps_keys_ || end.type == EndType::repeats;
  note_rules();
  if (definition_.par) check_par(*this);
  for (const KindDef& kind : definition_.kinds)
    if (kind.begins_on) bind(kind.begins_on, kind.zone, "kinds." + kind.name + ".begins_on");
}

void Game::note_rules() {
  const Definition& d = definition_;
  rules_write_ =
      d.turn || std::ranges::any_of(d.verbs, [](const VerbDef& v) { return v.effect || v.done; }) ||
      std::ranges::any_of(d.kinds, [](const KindDef& kind) { return kind.on_captured; }) ||
      std::ranges::any_of(d.ends, [](const EndDef& end) { return end.type == EndType::rule; });
  const auto asks = [](const PatternDef& p) {
    return p.low.rule >= 0 || p.high.rule >= 0 || (p.max && p.max->rule >= 0) ||
           (p.exactly && p.exactly->rule >= 0);
  };
  asks_rules_ =
      rules_write_ || d.score || d.ready || std::ranges::any_of(d.verbs, [&](const VerbDef& v) {
        return v.allow || v.unless || std::ranges::any_of(v.patterns, asks);
      });
}

void Game::check() const {
  const Definition& d = definition_;
  if (d.seats.empty() || d.seats.size() > nth(k_max_seats))
    throw Error("seats: expected from 1 to " + std::to_string(k_max_seats) + " seats, got " +
                std::to_string(d.seats.size()));
  check_names(d.seats, "seats", nth(k_max_seats));
  check_names(d.regions, "regions", 1000);
  check_names(d.zones, "zones", 64);
  check_names(d.kinds, "kinds", 64);
  check_names(d.vars, "vars", 100);
  check_names(d.events, "events", 1000);
  check_names(d.verbs, "verbs", 100);
  for (const VerbDef& verb : d.verbs)
    if (verb.name.find_first_of(" \t\n,;:") != std::string::npos)
      throw Error(
          "verbs: expected a name that can be typed as one word, such as \"move\" or "
          "\"pick_up\", got \"" +
          verb.name + "\"");
  if (d.ends.size() > 100)
    throw Error("ends: expected at most 100, got " + std::to_string(d.ends.size()));
  for (const KindDef& kind : d.kinds)
    if (index(kind.zone) < 0 || nth(kind.zone) >= d.zones.size())
      throw Error("kinds." + kind.name + ".zone: there is no such zone");
  if (!d.zones.empty() && cells() == 0)
    throw Error("zones." + d.zones.front().name + ": a zone needs a board to lie on");
  for (const RegionDef& region : d.regions)
    if (region.cells.size() != 1 && region.cells.size() != d.seats.size())
      throw Error("regions." + region.name + ": expected one set of cells or one for each of the " +
                  std::to_string(seats()) + " seats, got " + std::to_string(region.cells.size()));
  if (d.pie && seats() != 2) throw Error("pie: expected two seats, got " + std::to_string(seats()));
  check_vars();
}

void Game::check_vars() const {
  for (const VarDef& var : definition_.vars) {
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

void Game::find_lasts() {
  const std::string& name = definition_.lasts;
  if (name.empty()) return;
  lasts_ = var(name);
  if (lasts_ == VarId::none) throw Error("turn: there is no variable called \"" + name + "\"");
  const VarDef& def = definition_.vars[lasts_];
  if (definition_.turn) throw Error("turn: expected a function or a variable, got both");
  if (def.type != VarType::number || !def.per_seat)
    throw Error("turn: expected \"" + name + "\" to be a number with per = \"seat\"");
  if (def.see.who != Visibility::Who::all)
    throw Error("turn: expected \"" + name +
                "\" to be visible to all, because all see whose turn it is");
  if (def.initial < 1 || def.min > 1)
    throw Error(
        "turn: expected \"" + name +
        "\" to start at 1 or more and to allow 1, because a turn lasts at least one action");
}

namespace {

void check_pattern(const VerbDef& verb, const PatternDef& pattern, bool hides,
                   const std::string& where) {
  // The seat would learn from where it got to what stands on the way, or pass through it.
  if (hides && pattern.over && speaks_of(*pattern.over, SetOp::hidden))
    throw Error(where + ".over: a slide cannot lead over cells that the seat does not see");
  const auto fits = [](const Amount& amount) {
    return amount.rule >= 0 || (amount.value >= k_min_number && amount.value <= k_max_number);
  };
  if (!fits(pattern.low) || !fits(pattern.high))
    throw Error(where + ": expected numbers of 32 bits, got " + std::to_string(pattern.low.value) +
                " to " + std::to_string(pattern.high.value));
  const bool looked_at = verb.allow || verb.unless;
  if (pattern.type == PatternType::number && looked_at && pattern.low.rule < 0 &&
      pattern.high.rule < 0 && pattern.high.value - pattern.low.value >= k_most_looked_at)
    throw Error(where + ": with allow or unless expected at most " +
                std::to_string(k_most_looked_at) +
                " numbers, as each is tested; give the range by functions instead");
}

}  // namespace

void Game::check_verbs() const {
  constexpr std::size_t k_most_patterns = 1000;
  std::size_t patterns = 0;
  for (const VerbDef& verb : definition_.verbs) {
    const std::string where = "verbs." + verb.name;
    if (std::find(k_verbs.begin(), k_verbs.end(), verb.name) != k_verbs.end())
      throw Error(where + ": this name is reserved for the engine");
    if (verb.patterns.empty()) throw Error(where + ": expected a pattern, got none");
    if (verb.unless && hides_)
      throw Error(where +
                  ".unless: is not available in a game with hidden information: the answer would "
                  "reveal it");
    const auto arguments = [](PatternType type) {
      switch (type) {
        case PatternType::step:
        case PatternType::slide:
          return 2;
        case PatternType::jump:
          return 3;
        case PatternType::pass:
          return 0;
        case PatternType::choice:
          return -1;
        case PatternType::number:
          return -2;
        default:
          return 1;
      }
    };
    patterns += verb.patterns.size();
    if (patterns > k_most_patterns)
      throw Error(where + ": expected at most " + std::to_string(k_most_patterns) +
                  " patterns in all verbs together");
    for (std::size_t i = 0; i < verb.patterns.size(); ++i)
      check_pattern(verb, verb.patterns[i], hides_, where + "." + std::to_string(i + 1));
    for (const PatternDef& pattern : verb.patterns)
      if (arguments(pattern.type) != arguments(verb.patterns.front().type))
        throw Error(where + ": all patterns of a verb have to give the same arguments");
    for (const PatternDef& pattern : verb.patterns)
      if (pattern.words != verb.patterns.front().words)
        throw Error(where + ": all choices of a verb have to offer the same words");
  }
}

namespace {

// Each kind of the zone, once for each seat that can own it.
std::vector<Piece> pieces_of(const Definition& definition, ZoneId zone) {
  const int seats = static_cast<int>(definition.seats.size());
  std::vector<Piece> out;
  for (int k = 0; k < static_cast<int>(definition.kinds.size()); ++k) {
    const KindDef& kind = definition.kinds[nth(k)];
    if (kind.zone != zone) continue;
    if (!kind.owned) out.push_back({KindId(k), SeatId::none});
    for (int s = 0; kind.owned && s < seats; ++s) out.push_back({KindId(k), SeatId(s)});
  }
  if (out.size() > 254)
    throw Error("zones." + definition.zones[nth(zone)].name +
                ": expected at most 254 kinds times seats, got " + std::to_string(out.size()));
  return out;
}

}  // namespace

ZoneLayout Game::lay_out_zone(ZoneId zone, SeatId seat, int& word) const {
  ZoneLayout out;
  out.zone = zone;
  out.seat = seat;
  out.holds = definition_.zones[zone].holds;
  out.pieces = pieces_of(definition_, zone);
  const int codes = static_cast<int>(out.pieces.size());
  out.slots = word;
  switch (out.holds) {
    case Holds::one:
      word += (cells() + 7) / 8;
      break;
    case Holds::stack:
      word += cells();
      break;
    case Holds::pile:
      word += (codes * cells() + 3) / 4;
      break;
  }
  out.sets = word;
  out.owner_sets.assign(nth(seats() + 1), -1);
  for (int code = 0; code < codes; ++code, word += stride_) out.code_sets.push_back(word);
  out.extra_sets.assign(nth(codes), -1);
  for (int owner = 0; owner <= seats(); ++owner) {
    const SeatId whose = owner < seats() ? SeatId(owner) : SeatId::none;
    const auto kinds = std::ranges::count(out.pieces, whose, &Piece::owner);
    if (kinds == 0) continue;
    if (kinds > 1) out.owner_sets[nth(owner)] = word, word += stride_;
    for (int code = 0; code < codes; ++code) {
      if (out.pieces[nth(code)].owner != whose) continue;
      if (kinds == 1)
        out.owner_sets[nth(owner)] = out.code_sets[nth(code)];
      else
        out.extra_sets[nth(code)] = out.owner_sets[nth(owner)];
    }
  }
  return out;
}

void Game::lay_out() {
  stride_ = stride_for(cells());
  int word = k_header_words;
  for (const VarDef& var : definition_.vars) {
    var_words_.push_back(word);
    word += var.per_seat ? seats() : 1;
  }
  bool asks = false;
  for (const VerbDef& verb : definition_.verbs) asks = asks || verb.asked || verb.effect;
  ask_words_ = word;
  ask_capacity_ = asks ? 8 + 8 * seats() : 0;
  word += ask_capacity_ * k_ask_words;
  for (int z = 0; z < static_cast<int>(definition_.zones.size()); ++z) {
    first_instance_.push_back(static_cast<int>(zones_.size()));
    const int instances = definition_.zones[z].per_seat ? seats() : 1;
    for (int s = 0; s < instances; ++s)
      zones_.push_back(
          lay_out_zone(ZoneId(z), definition_.zones[z].per_seat ? SeatId(s) : SeatId::none, word));
  }
  state_words_ = word;
  for (std::size_t i = 0; i < zones_.size(); ++i)
    for (std::size_t k = 0; k < zones_[i].pieces.size() * nth(cells()); ++k)
      zones_[i].keys.push_back(mix(i + 1, k + 1));
  codes_.assign(definition_.kinds.size() * nth(seats() + 1), -1);
  for (const ZoneLayout& zone : zones_)
    for (int code = 0; code < static_cast<int>(zone.pieces.size()); ++code) {
      const Piece piece = zone.pieces[nth(code)];
      const int owner = piece.owner == SeatId::none ? seats() : index(piece.owner);
      codes_[nth(index(piece.kind) * (seats() + 1) + owner)] = code;
    }
}

const CellSet& Game::region(RegionId region, SeatId seat) const {
  const auto& cells = definition_.regions[region].cells;
  return cells.size() == 1 ? cells.front() : cells[nth(seat)];
}

CellSet Game::region_of_any(RegionId region) const {
  CellSet all(cells());
  for (const CellSet& set : definition_.regions[region].cells) all |= set;
  return all;
}

SeatId Game::seat(std::string_view name) const {
  return find_name<SeatId>(definition_.seats, name);
}
KindId Game::kind(std::string_view name) const {
  return find_name<KindId>(definition_.kinds, name);
}
ZoneId Game::zone(std::string_view name) const {
  return find_name<ZoneId>(definition_.zones, name);
}
VarId Game::var(std::string_view name) const { return find_name<VarId>(definition_.vars, name); }
EventId Game::event(std::string_view name) const {
  return find_name<EventId>(definition_.events, name);
}
RegionId Game::region(std::string_view name) const {
  return find_name<RegionId>(definition_.regions, name);
}

VerbId Game::verb(std::string_view name) const {
  for (std::size_t i = 0; i < k_verbs.size(); ++i)
    if (k_verbs[i] == name) return VerbId(index(ready()) + static_cast<int>(i));
  return find_name<VerbId>(definition_.verbs, name);
}

std::string_view Game::verb_name(VerbId verb) const {
  return built_in(verb) ? k_verbs[nth(index(verb) - index(ready()))] : verb_def(verb).name;
}

const EventDef& Game::event_def(EventId event) const {
  const std::size_t declared = definition_.events.size();
  const std::size_t i = nth(event);
  return i < declared ? definition_.events[i] : k_events[i - declared];
}

}  // namespace hr
