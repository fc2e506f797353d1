// SPDX-License-Identifier: MIT
// Facts that follow from a definition alone: what it hides, and what its rules can do.
#pragma once

#include "core/game/definition.h"

namespace hr {

bool has_hidden_information(const Definition& definition);   // something is hidden from some seat
bool has_private_information(const Definition& definition);  // one seat sees what another does not

// After the setup: whether Rules may be called at all; and whether they may change the state
// freely, for example bring pieces back.
bool asks_rules(const Definition& definition);
bool rules_write(const Definition& definition);

}  // namespace hr
