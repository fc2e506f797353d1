// SPDX-License-Identifier: MIT
// Secrets that are none: `secret` on a verb whose actions everybody can see on the table.
#pragma once

#include "core/game/game_def.h"

namespace hr::scripting {

// The zone, open to all, that shows which action of the verb was carried out, whichever it was;
// null where some action might stay unseen, and for verbs that are not secret.
const ZoneDef* seen_anyway(const VerbDef& verb, const GameDef& def);

}  // namespace hr::scripting
