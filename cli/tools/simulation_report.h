// SPDX-License-Identifier: MIT
// The results of many games as a text table and as JSON. Neither depends on time or threads: the
// same games give the same bytes.
#pragma once

#include <string>

#include "cli/terminal/json_output.h"
#include "core/trials/simulate.h"
#include "scripting/ruleset/ruleset.h"

namespace hr::cli {

Json simulation_json(const scripting::Ruleset& ruleset, const SimulationRun& run,
                     const Tally& tally);
std::string simulation_text(const scripting::Ruleset& ruleset, const SimulationRun& run,
                            const Tally& tally);

}  // namespace hr::cli
