// SPDX-License-Identifier: MIT
// What follows from a definition before anything is played: what it hides, and how far its rules
// reach.
#pragma once

#include "core/game/definition.h"

namespace hr {

bool has_hidden_information(const Definition& definition);   // something is hidden from somebody
bool has_private_information(const Definition& definition);  // one seat sees what another does not

// After set-up: whether Rules may be asked something; whether they may write what they like, bring
// pieces back …
bool asks_rules(const Definition& definition);
bool rules_write(const Definition& definition);

}  // namespace hr
