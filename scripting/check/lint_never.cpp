// SPDX-License-Identifier: MIT
#include "scripting/check/lint_never.h"

#include <fmt/format.h>

#include <algorithm>
#include <string>
#include <utility>
#include <vector>

#include "core/game/definition_facts.h"
#include "scripting/check/impossible.h"

namespace hr::scripting {

namespace {

using Severity = Finding::Severity;

// Looks through what a seat is asked about a position, as it sees it, for cards that it never sees.
class UnseenCards {
 public:
  explicit UnseenCards(const Definition& def) : def_(def) {}

  // The zone of cards of which a kind or a value is asked although nobody whom it concerns ever
  // sees them; null: none.
  const ZoneDef* asked_in(const Term& term) const { return find(term, Whom::actor, k_max_named); }

 private:
  static constexpr int k_max_named = 20;  // terms that name each other
  // Whose cards a term is about: of the seat that is asked, of others, or of any.
  enum class Whom { actor, others, any };

  const ZoneDef* find(const Term& term, Whom whom, int depth) const {
    if (!term || depth == 0) return nullptr;
    if (term->op == TermOp::declared) {
      const auto named = std::ranges::find(def_.terms, term->name, &NamedTerm::name);
      return named == def_.terms.end() ? nullptr : find(named->term, whom, depth - 1);
    }
    const bool asks = term->op == TermOp::having || term->op == TermOp::chosen_kind ||
                      (term->op == TermOp::total && !term->name.empty());
    if (asks)
      if (const ZoneDef* zone = unseen(term->a, whom)) return zone;
    if (!term->name.empty() || !term->kinds.empty())
      if (const ZoneDef* zone = unseen(term, whom)) return zone;
    if (term->op == TermOp::as) return find(term->b, whom_of(term->a, whom), depth);
    for (const Term& part : {term->a, term->b, term->c})
      if (const ZoneDef* zone = find(part, whom, depth)) return zone;
    return nullptr;
  }

  static Whom whom_of(const Term& seats, Whom whom) {
    if (whom != Whom::actor) return Whom::any;
    switch (seats->op) {
      case TermOp::me:
        return Whom::actor;
      case TermOp::others:
      case TermOp::next_seat:
      case TermOp::opponents:
        return Whom::others;
      default:
        return Whom::any;
    }
  }

  // The zone of the cards that a set consists of, if those whom it concerns never see them.
  const ZoneDef* unseen(const Term& cards, Whom whom) const {
    if (!cards || (cards->op != TermOp::any && cards->op != TermOp::own)) return nullptr;
    const auto zone = std::ranges::find(def_.zones, cards->zone, &ZoneDef::name);
    if (zone == def_.zones.end() || !zone->of_cards()) return nullptr;
    const Visibility::Who who = zone->see.who;
    const bool never = who == Visibility::Who::none ||
                       (zone->per_seat && whom == Whom::others && who == Visibility::Who::owner) ||
                       (zone->per_seat && whom == Whom::actor && who == Visibility::Who::others);
    return never ? &*zone : nullptr;
  }

  const Definition& def_;
};

class Never {
 public:
  Never(const SourcePlaces& places, const Definition& def)
      : places_(places), def_(def), unseen_(def) {}

  std::vector<Finding> take() {
    for (const VerbDef& verb : def_.verbs) {
      const std::string path = "verbs." + verb.name;
      asks_unseen(verb, path);
      places_cards(verb, path);
      is_never_offered(verb, path);
    }
    return std::move(out_);
  }

 private:
  void add(const std::string& path, Severity severity, const std::string& sentence,
           std::string advice) {
    out_.push_back(finding(places_.of(path), severity, path + ": " + sentence, std::move(advice)));
  }

  void asks_unseen(const VerbDef& verb, const std::string& path) {
    const ZoneDef* zone = nullptr;
    const auto look = [&](const Term& term) {
      if (zone == nullptr) zone = unseen_.asked_in(term);
    };
    const auto look_at = [&](const std::vector<Condition>& conditions) {
      for (const Condition& condition : conditions) look(condition.term);
    };
    look_at(verb.when);
    look_at(verb.refused);
    each_pattern(verb, [&](const PatternDef& pattern) {
      look_at(pattern.when);
      look_at(pattern.unless);
      look(pattern.onto);
      std::ranges::for_each(pattern.offered, look);
    });
    if (zone == nullptr) return;
    add(path, Severity::warning,
        fmt::format("it asks which cards {} in \"{}\", which the player never sees, so as far as "
                    "it can tell there are none such",
                    zone->see.who == Visibility::Who::owner ? "others have" : "are", zone->name),
        "what a player may do depends only on what that player sees; ask it in `does`, under when "
        "= …, where the rules see everything");
  }

  bool only_a_card(const std::string& kind) const {
    const auto found = std::ranges::find(def_.kinds, kind, &KindDef::name);
    if (found == def_.kinds.end() || !def_.zones[found->zone].of_cards()) return false;
    return std::ranges::all_of(found->also_in,
                               [&](ZoneId zone) { return def_.zones[zone].of_cards(); });
  }

  void places_cards(const VerbDef& verb, const std::string& path) {
    std::string kind;
    each_pattern(verb, [&](const PatternDef& pattern) {
      const bool on_board = pattern.type == PatternType::place ||
                            pattern.type == PatternType::step ||
                            pattern.type == PatternType::slide || pattern.type == PatternType::jump;
      if (kind.empty() && on_board && only_a_card(pattern.kind)) kind = pattern.kind;
    });
    if (kind.empty()) return;
    add(path, Severity::error,
        fmt::format("\"{}\" is only ever in zones of cards, so it cannot be placed or moved on a "
                    "board",
                    kind),
        "choose a card with pick{ any.ZONE } and move it with send(here, \"ZONE\"), or give the "
        "kind a zone of the board as well");
  }

  void is_never_offered(const VerbDef& verb, const std::string& path) {
    if (!verb.declined && verb.if_declined.empty()) return;
    if (verb.asked && (offers(def_, verb.name) || may_be_asked(places_, verb.name))) return;
    add(path, Severity::warning,
        "it says what follows when it is declined, but it is never offered",
        verb.asked ? "write offer \"" + verb.name + "\" where others are asked, or remove declined"
                   : "add asked = true and write offer \"" + verb.name +
                         "\" in what another verb does, or remove declined");
  }

  const SourcePlaces& places_;
  const Definition& def_;
  UnseenCards unseen_;
  std::vector<Finding> out_;
};

}  // namespace

std::vector<Finding> lint_never(const SourcePlaces& places, const Definition& def) {
  return Never(places, def).take();
}

}  // namespace hr::scripting
