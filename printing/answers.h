// SPDX-License-Identifier: MIT
// The contents of an answer key: the best run for typed dice, or for each sum of the dice.
#pragma once

#include <memory>
#include <string>

#include "printing/print.h"
#include "scripting/ruleset/ruleset.h"

namespace hr::cli {

// `roll` is the typed text (cli/arguments/roll.h). Throws Failure (usage) if the dice cannot fall
// like that.
printing::Answers find_answers(const std::shared_ptr<scripting::Ruleset>& ruleset,
                               const std::string& roll);

}  // namespace hr::cli
