// SPDX-License-Identifier: MIT
#include "scripting/check/lint_dealing.h"

#include <fmt/format.h>

#include <algorithm>
#include <bit>
#include <map>
#include <string>
#include <utility>
#include <vector>

#include "core/game/definition_facts.h"
#include "core/game/each_term.h"
#include "core/game/teams.h"
#include "core/language/pattern_table.h"
#include "core/language/term_table.h"
#include "core/language/write_table.h"

namespace hr::scripting {

namespace {

using Writes = std::vector<Write>;

// The zone of each seat that a term names; null: another one, or none.
const ZoneDef* seats_zone(const GameDef& def, const Term& term) {
  const ZoneDef* const zone = named_zone(def, term);
  return zone != nullptr && zone->per_seat ? zone : nullptr;
}

// How many writes put cards into a zone.
int fills(const Writes& writes, const ZoneDef& zone) {
  int out = 0;
  for (const Write& write : writes) {
    const auto names = [&](const Term& term) {
      return term && (term->name == zone.name || (term->b && term->b->name == zone.name));
    };
    const bool filled = names(write.b) || (word_of(write.op).has(Given::kind) && names(write.a));
    out += filled ? 1 : 0;
    out += fills(write.body, zone) + fills(write.otherwise, zone);
  }
  return out;
}

class Dealing {
 public:
  Dealing(const SourcePlaces& places, const GameDef& def) : places_(places), def_(def) {}

  std::vector<Finding> take() {
    deals_to_one();
    deals_too_many();
    for (const VerbDef& verb : def_.verbs) places_without_end(verb);
    sends_in("setup", def_.setup);
    sends_in("turn_begins", def_.turn_begins);
    sends_in("turn_ends", def_.turn_ends);
    sends_in("drops_out", def_.drops_out);
    for (const KindDef& kind : def_.kinds)
      sends_in("kinds." + kind.name + ".captured", kind.captured);
    for (const VerbDef& verb : def_.verbs) {
      sends_in("verbs." + verb.name + ".does", verb.does);
      sends_in("verbs." + verb.name + ".last", verb.last);
      sends_in("verbs." + verb.name + ".done", verb.afterwards);
      sends_in("verbs." + verb.name + ".declined", verb.if_declined);
    }
    return std::move(out_);
  }

 private:
  void add(const std::string& path, const std::string& sentence, std::string advice) {
    out_.push_back(finding(places_.of(path), Finding::Severity::warning, path + ": " + sentence,
                           std::move(advice)));
  }

  // setup = draw("deck", "hand", 3): nobody else ever begins with cards.
  void deals_to_one() {
    for (std::size_t i = 0; i < def_.setup.size() && def_.seats.size() > 1; ++i) {
      const Write& write = def_.setup[i];
      const bool deals = word_of(write.op).between_zones();
      const ZoneDef* const zone = deals ? seats_zone(def_, write.b) : nullptr;
      if (zone == nullptr || begins_filled(*zone)) continue;
      add(fmt::format("setup.{}", i + 1),
          fmt::format("only the first seat gets cards in its \"{}\"", zone->name),
          "write as(everyone, draw(…)) to deal to all");
    }
  }

  // as(everyone, draw("deck", "hand", 30)): the last seats get less, or nothing.
  void deals_too_many() {
    std::map<std::string, std::int64_t> drawn;
    for (std::size_t i = 0; i < def_.setup.size(); ++i) {
      const Write& write = def_.setup[i];
      const bool all = word_of(write.op).has(Given::body) && write.a && is_everyone(*write.a) &&
                       write.body.size() == 1;
      const Write& deal = all ? write.body.front() : write;
      const ZoneDef* const from = word_of(deal.op).between_zones() ? full_bag(deal.a) : nullptr;
      if (from == nullptr || (deal.number && !is_number(*deal.number))) continue;
      const auto each = deal.number ? deal.number->low : 1;
      const std::int64_t begins = begins_with(*from);
      drawn[from->name] += each * (all ? static_cast<std::int64_t>(def_.seats.size()) : 1);
      if (drawn[from->name] <= begins) continue;
      return add(
          fmt::format("setup.{}", i + 1),
          fmt::format("{} cards are drawn from \"{}\" when the game begins, which then has {}",
                      drawn[from->name], from->name, begins),
          "deal fewer, or say in begins_in of the kinds how many more there are");
    }
  }

  // A kind that is kept in a hand comes to the board, and nothing leaves the hand: place{ "man" },
  // or put("man", …) where the hand is asked for one.
  void places_without_end(const VerbDef& verb) {
    if (verb.allow || verb.effect || verb.asked) return;
    for (std::size_t p = 0; p < verb.patterns.size(); ++p) {
      const PatternDef& pattern = verb.patterns[p];
      const std::string path = pattern_path(verb, p);
      std::vector<const Writes*> done{&verb.does, &verb.last, &pattern.does};
      for (const PatternDef& part : pattern.parts) done.push_back(&part.does);
      comes_from_nowhere(pattern, done, path);
      for (const PatternDef& part : pattern.parts) comes_from_nowhere(part, done, path);
      for (const Writes* writes : done) puts_without_end(*writes, verb, pattern, done, path);
    }
  }
  void comes_from_nowhere(const PatternDef& pattern, const std::vector<const Writes*>& done,
                          const std::string& path) {
    const auto kind = std::ranges::find(def_.kinds, pattern.kind, &KindDef::name);
    if (!word_of(pattern.type).places() || pattern.stays || kind == def_.kinds.end()) return;
    if (const std::string bag = bag_that_stays(*kind, done); !bag.empty())
      one_more(path, *kind, bag, fmt::format("say from = \"{}\", which takes it from there", bag));
  }
  void puts_without_end(const Writes& writes, const VerbDef& verb, const PatternDef& pattern,
                        const std::vector<const Writes*>& done, const std::string& path) {
    for (const Write& write : writes) {
      puts_without_end(write.body, verb, pattern, done, path);
      puts_without_end(write.otherwise, verb, pattern, done, path);
      const auto kind = std::ranges::find(def_.kinds, write.name, &KindDef::name);
      const bool cards = write.a && named_zone(def_, write.a) != nullptr;
      if (write.op != WriteOp::put || cards || kind == def_.kinds.end()) continue;
      const std::string bag = bag_that_stays(*kind, done);
      if (bag.empty() || !asks_for_one(verb, pattern, *kind, bag)) continue;
      one_more(path, *kind, bag,
               fmt::format("take it from there as well: take(any.{} \"{}\", 1)", bag, kind->name));
    }
  }
  void one_more(const std::string& path, const KindDef& kind, const std::string& bag,
                std::string advice) {
    add(path,
        fmt::format("each action puts one more \"{}\" on the board, and none leaves \"{}\"",
                    kind.name, bag),
        std::move(advice));
  }
  // The bag in which the kind is kept, if nothing of this, nor each turn, takes from it; or "".
  std::string bag_that_stays(const KindDef& kind, const std::vector<const Writes*>& done) const {
    std::vector<ZoneId> zones = kind.also_in;
    zones.push_back(kind.zone);
    std::string bag;
    for (const ZoneId zone : zones) {
      const ZoneDef& def = def_.zones[zone];
      if (def.place_type != PlaceType::cards || def.faces > 0) continue;
      bag = def.name;
      const auto changed = [&](const Writes* writes) { return takes_from(*writes, bag); };
      if (std::ranges::any_of(done, changed) || changed(&def_.turn_begins) ||
          changed(&def_.turn_ends))
        return "";
    }
    return bag;
  }
  // Whether something takes what is in the zone, or what was chosen, which may be there. What only
  // adds to it does not.
  static bool takes_from(const Writes& writes, const std::string& zone) {
    return std::ranges::any_of(writes, [&](const Write& write) {
      const bool moves = word_of(write.op).moves != MovesPieces::never && write.op != WriteOp::put;
      const bool chosen =
          write.a && (speaks_of(*write.a, TermOp::here) || speaks_of(*write.a, TermOp::chosen));
      return (moves && (chosen || names_zone(write.a, zone) || names_zone(write.b, zone))) ||
             takes_from(write.body, zone) || takes_from(write.otherwise, zone);
    });
  }
  static bool asks_for_one(const VerbDef& verb, const PatternDef& pattern, const KindDef& kind,
                           const std::string& bag) {
    bool out = false;
    const auto note = [&](const Term& term) { out = out || is_among(term, kind.name, bag); };
    const auto note_all = [&](const std::vector<Condition>& conditions) {
      for (const Condition& condition : conditions) note(condition.term);
    };
    note_all(verb.when);
    each_term_of_offer(pattern, note);
    return out;
  }
  // any.hand, any.hand "man"
  static bool is_among(const Term& term, const std::string& kind, const std::string& bag) {
    if (!term) return false;
    const bool all = term->name.empty() && term->kinds.empty();
    const bool one =
        term->name == kind || std::ranges::find(term->kinds, kind) != term->kinds.end();
    return (term->zone == bag && (all || one)) || is_among(term->a, kind, bag) ||
           is_among(term->b, kind, bag) || is_among(term->c, kind, bag);
  }
  static bool names_zone(const Term& term, const std::string& zone) {
    if (!term) return false;
    return term->zone == zone || (is_zone_name(*term) && term->name == zone) ||
           names_zone(term->a, zone) || names_zone(term->b, zone) || names_zone(term->c, zone);
  }

  // A zone of the table that has nothing but what its kinds begin with.
  const ZoneDef* full_bag(const Term& term) const {
    const ZoneDef* const zone = named_zone(def_, term);
    if (zone == nullptr || zone->per_seat || zone->faces > 0) return nullptr;
    const bool more = !zone->refills_from.empty() || fills(def_.setup, *zone) > 0;
    return more || begins_with(*zone) == 0 ? nullptr : zone;
  }

  std::int64_t begins_with(const ZoneDef& zone) const {
    std::int64_t out = 0;
    for (const KindDef& kind : def_.kinds)
      for (const auto& [where, n] : kind.begins_in)
        if (def_.zones[where].name == zone.name) out += n;
    return out;
  }

  bool begins_filled(const ZoneDef& zone) const {
    const bool begins = std::ranges::any_of(def_.kinds, [&](const KindDef& kind) {
      return std::ranges::any_of(kind.begins_in, [&](const auto& entry) {
        return def_.zones[entry.first].name == zone.name;
      });
    });
    return begins || fills(def_.setup, zone) > 1 || fills(def_.turn_begins, zone) > 0;
  }

  // send(any.heap, as(everyone, zone "hand")): the first seat takes all.
  void sends_in(const std::string& path, const Writes& writes) {
    for (std::size_t i = 0; i < writes.size(); ++i) {
      const Write& write = writes[i];
      const std::string here = fmt::format("{}.{}", path, i + 1);
      if (word_of(write.op).values[1].what == Given::place && !write.number && write.b &&
          is_as(*write.b) && are_several(*write.b->a) && takes_all(write.b->b))
        add(here, "the first of these seats takes all the cards, and none are left for the others",
            "write how many of each kind each seat gets, as in send(any.heap, as(everyone, zone "
            "\"hand\"), 1)");
      sends_in(here, write.body);
      sends_in(here, write.otherwise);
    }
  }

  bool takes_all(const Term& to) const {
    const ZoneDef* const zone = seats_zone(def_, to);
    return zone != nullptr && zone->slots == 0;  // a row may be full
  }

  // For the first seat.
  bool are_several(const TermExpr& set) const {
    const FixedSeats seats = word_of(set.op).seats;
    return seats != nullptr &&
           std::popcount(seats(seats_around(def_, SeatId(0)), set.low).value_or(0)) > 1;
  }

  const SourcePlaces& places_;
  const GameDef& def_;
  std::vector<Finding> out_;
};

}  // namespace

std::vector<Finding> lint_dealing(const SourcePlaces& places, const GameDef& def) {
  return Dealing(places, def).take();
}

}  // namespace hr::scripting
