// SPDX-License-Identifier: MIT
// The verbs that writes ask for. Part of making a Plan; errors begin with `where`.
#pragma once

#include <algorithm>
#include <string>
#include <vector>

#include "core/base/error.h"
#include "core/game/definition_facts.h"
#include "core/game/place_type.h"

namespace hr {

// A verb that can be asked for.
inline VerbId asked_verb(const Game& game, const std::string& name, const std::string& where) {
  const VerbId verb = game.verb(name);
  if (verb == VerbId::none || game.built_in(verb))
    throw Error(where + ": there is no verb called \"" + name + "\"");
  if (!game.verb_def(verb).asked)
    throw Error(where + ": \"" + name +
                "\" is a verb for ordinary turns; say asked = true in it, or ask for another");
  return verb;
}

// Throws Error if what is given cannot be the first argument of a verb: a link can not where a cell
// is asked for.
inline void check_given(const Game& game, VerbId verb, const BoundTerm& given,
                        const std::string& where) {
  const std::string name = "\"" + game.verb_def(verb).name + "\"";
  const std::vector<Argument>& arguments = game.arguments(verb);
  if (arguments.empty() || arguments.front().type != ArgumentType::cell)
    throw Error(where + ": the first argument of " + name +
                " is no cell, so no cell can be given with the ask");
  const PlaceType found = place_type_of(game, given), expected = first_argument(game, verb);
  if (found != PlaceType::nothing && expected != PlaceType::nothing &&
      (found & expected) == PlaceType::nothing)
    throw Error(where + ": " + name + " begins with " +
                (expected == PlaceType::links ? "a link" : "a cell") + ", so expected " +
                place_type_text(expected) + ", got " + place_type_text(found));
}

// Throws Error if in a game with secrets it would show whether a seat can answer one of the verbs.
inline void check_answerable(const Game& game, const std::vector<VerbId>& verbs,
                             const std::string& where) {
  const auto certain = [&](VerbId verb) { return always_answered(game.verb_def(verb)); };
  if (!game.hides() || std::ranges::any_of(verbs, certain)) return;
  const std::string name = "\"" + game.verb_def(verbs.front()).name + "\"";
  throw Error(
      where + ": in a game with hidden information, whether " + name +
      " can be answered must not be found out by asking; say when, as in { when = CONDITION, ask " +
      name + " }");
}

}  // namespace hr
