// SPDX-License-Identifier: MIT
// What a search for leaks (core/trials/secrecy.h) remembers, from one pair of worlds to the next,
// of the choices that everybody hears: whether their sentences tell what changes unseen.
#pragma once

#include <map>
#include <utility>
#include <vector>

#include "core/game/action.h"
#include "core/game/state.h"

namespace hr {

// How often a seat was told a choice of a verb by its sentence alone, and how often that named
// something hidden from it. Harmless: the choice decides, in some positions, what the seat is
// shown.
struct NamingVerb {
  int done = 0;    // by others than the viewer
  int forced = 0;  // of those that were tried, without another choice
  int tried = 0, named = 0;
  std::vector<std::pair<Action, Action>> alike;  // what was named, and what looked the same
  bool harmless = false;
  // Need not be tried any more: it is harmless, or has never named anything hidden.
  bool settled() const { return harmless || (named == 0 && tried >= 24); }
};

struct HeardChoices {
  // Verbs that are not secret: how often the sentence said what changed unseen; -1: it once did
  // not, so that it is a word that moves whatever cards there are.
  std::map<VerbId, int> telling_verbs;
  std::map<std::pair<VerbId, SeatId>, NamingVerb> naming_verbs;       // by viewer
  std::map<std::pair<VerbId, SeatId>, std::vector<State>> positions;  // in which a seat used it
};

}  // namespace hr
