// SPDX-License-Identifier: MIT
// What stands on an answer key: the best run for dice that were typed, or for each sum of the dice.
#pragma once

#include <memory>
#include <string>

#include "printing/print.h"
#include "scripting/ruleset/ruleset.h"

namespace hr::cli {

// `roll` as typed (cli/arguments/roll.h). Throws Failure (usage) when the dice cannot fall so.
printing::Answers find_answers(const std::shared_ptr<scripting::Ruleset>& ruleset,
                               const std::string& roll);

}  // namespace hr::cli
