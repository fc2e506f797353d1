// SPDX-License-Identifier: MIT
// What is wrong with a ruleset by its text alone, nothing being run: global names that are not
// there or are assigned (errors), and options, regions, variables, zones and hooks that nothing
// speaks of (warnings). A name that the files also use for something else counts as spoken of.
#pragma once

#include "core/game/definition.h"
#include "scripting/check/finding.h"

namespace hr::scripting {

std::vector<Finding> lint_globals(const SourcePlaces& places);

// `options` and `hooks` by name; `def` under any settings.
std::vector<Finding> lint_unused(const SourcePlaces& places,
                                 const std::vector<std::string>& options,
                                 const std::vector<std::string>& hooks, const Definition& def);

// Whether the text asks if the verb could be done: `:can(seat, "verb"`. A verb may be there for
// that alone, as what gives check is.
bool asks_whether(const SourcePlaces& places, std::string_view verb);

}  // namespace hr::scripting
