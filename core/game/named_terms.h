// SPDX-License-Identifier: MIT
// Terms that rules declare under a name and use as the "name".
#pragma once

#include "core/game/game_def.h"

namespace hr {

// Puts what it stands for in the place of every `declared` term, so that no reader of the
// definition meets a name where it looks for a word; TermExpr::named keeps the name. One that
// stands for nothing is left, to be reported where it is used. Throws Error, beginning with
// "terms.NAME: ", if a term stands for itself in the end, or for more than k_max_parts parts.
void resolve_named_terms(GameDef& definition);
// The same of a term that rules have made in play, where the names of the definition are resolved.
Term resolved(const GameDef& definition, const Term& term);

}  // namespace hr
