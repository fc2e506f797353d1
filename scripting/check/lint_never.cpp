// SPDX-License-Identifier: MIT
#include "scripting/check/lint_never.h"

#include <fmt/format.h>

#include <algorithm>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "core/game/definition_facts.h"
#include "core/language/pattern_table.h"
#include "core/language/term_table.h"
#include "scripting/check/asked_terms.h"
#include "scripting/check/impossible.h"

namespace hr::scripting {

namespace {

using Severity = Finding::Severity;

// A zone of cards or a variable that those whom a term concerns never see.
struct Unseen {
  std::string name;
  bool cards = false;
  bool of_others = false;  // they see their own
};
using MaybeUnseen = std::optional<Unseen>;

// Looks through what a seat is asked about a position, as it sees it, for what it never sees.
class UnseenParts {
 public:
  explicit UnseenParts(const GameDef& def) : def_(def) {}

  // The zone of cards of which a kind or a value is asked, or the variable.
  MaybeUnseen asked_in(const Term& term) const { return find(term, Whom::actor); }

 private:
  // Whose cards a term is about: of the seat that is asked, of others, or of any.
  enum class Whom { actor, others, any };

  MaybeUnseen find(const Term& term, Whom whom) const {
    if (!term) return {};
    if (word_of(term->op).name == NameOf::variable) return unseen_variable(term->name, whom);
    const bool of_attribute = word_of(term->op).name == NameOf::attribute && !term->name.empty();
    const bool asks = of_attribute || word_of(term->op).steps.how == Planned::chosen_kind;
    if (asks)
      if (MaybeUnseen cards = unseen_cards(term->a, whom)) return cards;
    if (!term->name.empty() || !term->kinds.empty())
      if (MaybeUnseen cards = unseen_cards(term, whom)) return cards;
    if (is_as(*term)) {
      const MaybeUnseen seats = find(term->a, whom);
      return seats ? seats : find(term->b, whom_of(term->a, whom));
    }
    const bool of_any = word_of(term->op).for_seats != ForSeats::nothing;
    for (const Term& part : {term->a, term->b, term->c, term->ways})
      if (MaybeUnseen found = find(part, of_any ? Whom::any : whom)) return found;
    return {};
  }

  static Whom whom_of(const Term& seats, Whom whom) {
    if (whom != Whom::actor) return Whom::any;
    if (is_me(*seats)) return Whom::actor;
    return word_of(seats->op).not_me ? Whom::others : Whom::any;
  }

  // If those whom it concerns never see it.
  static MaybeUnseen unseen(const std::string& name, const Visibility& see, bool per_seat,
                            Whom whom) {
    const Visibility::Who who = see.who;
    const bool of_others = per_seat && whom == Whom::others && who == Visibility::Who::owner;
    const bool own = per_seat && whom == Whom::actor && who == Visibility::Who::others;
    if (who != Visibility::Who::none && !of_others && !own) return {};
    return Unseen{.name = name, .of_others = of_others};
  }

  // The zone of the cards that a set consists of.
  MaybeUnseen unseen_cards(const Term& cards, Whom whom) const {
    if (!cards || word_of(cards->op).name != NameOf::kind) return {};
    const auto zone = std::ranges::find(def_.zones, cards->zone, &ZoneDef::name);
    if (zone == def_.zones.end() || !zone->of_cards()) return {};
    MaybeUnseen out = unseen(zone->name, zone->see, zone->per_seat, whom);
    if (out) out->cards = true;
    return out;
  }

  MaybeUnseen unseen_variable(const std::string& name, Whom whom) const {
    const auto var = std::ranges::find(def_.vars, name, &VarDef::name);
    if (var == def_.vars.end()) return {};
    return unseen(var->name, var->see, var->per_seat, whom);
  }

  const GameDef& def_;
};

class Never {
 public:
  Never(const SourcePlaces& places, const GameDef& def)
      : places_(places), def_(def), unseen_(def) {}

  std::vector<Finding> take() {
    for (const VerbDef& verb : def_.verbs) {
      const std::string path = "verbs." + verb.name;
      asks_unseen(verb, path);
      places_cards(verb, path);
      is_never_offered(verb, path);
      is_never_at_once(verb, path);
    }
    return std::move(out_);
  }

 private:
  void add(const std::string& path, Severity severity, const std::string& sentence,
           std::string advice) {
    out_.push_back(finding(places_.of(path), severity, path + ": " + sentence, std::move(advice)));
  }

  void asks_unseen(const VerbDef& verb, const std::string& path) {
    MaybeUnseen found;
    each_asked_term(verb, [&](const Term& term) {
      if (!found) found = unseen_.asked_in(term);
    });
    if (!found) return;
    const std::string what =
        found->cards ? fmt::format(
                           "which cards {} in \"{}\", which the player never sees, so as far as it "
                           "can tell there are none such",
                           found->of_others ? "others have" : "are", found->name)
                     : fmt::format(
                           "for the variable \"{}\"{}, which the player never sees, so here it is "
                           "always 0, no or none",
                           found->name, found->of_others ? " of others" : "");
    add(path, Severity::warning, "it asks " + what,
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
      const bool on_board = word_of(pattern.type).has_piece();
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

  // done follows secret answers, and nothing else.
  void is_never_at_once(const VerbDef& verb, const std::string& path) {
    if (!verb.done && verb.afterwards.empty()) return;
    if (asks_at_once(def_, verb.name) || may_be_asked(places_, verb.name)) return;
    add(path, Severity::warning,
        "it says what is done when all have answered in secret, but nothing asks for it in secret",
        "ask with at_once \"" + verb.name + "\", or write under does what follows each answer");
  }

  const SourcePlaces& places_;
  const GameDef& def_;
  UnseenParts unseen_;
  std::vector<Finding> out_;
};

}  // namespace

std::vector<Finding> lint_never(const SourcePlaces& places, const GameDef& def) {
  return Never(places, def).take();
}

}  // namespace hr::scripting
