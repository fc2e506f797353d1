// SPDX-License-Identifier: MIT
// Looks up the names in a term that must be of one sort; Game::bind does it for any. All throw
// Error, starting with `where`, if it is of another.
#pragma once

#include <string>

#include "core/game/game.h"

namespace hr {

// "a set of cells" and so on.
std::string sort_text(Sort sort);

Bound bind_set(const Game& game, const Term& term, ZoneId zone, const std::string& where,
               Choosing choosing = {});
// A set that stands for a condition becomes one.
Bound bind_condition(const Game& game, const Term& term, const std::string& where,
                     Choosing choosing = {});
Bound bind_number(const Game& game, const Term& term, const std::string& where,
                  Choosing choosing = {});
Bound bind_directions(const Game& game, const Term& term, const std::string& where,
                      Choosing choosing = {});
Bound bind_seats(const Game& game, const Term& term, const std::string& where,
                 Choosing choosing = {});

}  // namespace hr
