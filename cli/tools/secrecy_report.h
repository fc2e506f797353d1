// SPDX-License-Identifier: MIT
// What a search for leaks has found, as text and as JSON.
#pragma once

#include <string>

#include "cli/terminal/json_output.h"
#include "core/trials/secrecy.h"
#include "scripting/ruleset/ruleset.h"

namespace hr::cli {

// Whether a search without a leak says anything: something hidden differed, and nothing that is
// hidden was compared too seldom.
bool tells_enough(const SecrecyResult& found);

Json secrecy_json(const scripting::Ruleset& ruleset, const SecrecyRun& run,
                  const SecrecyResult& found);
std::string secrecy_text(const scripting::Ruleset& ruleset, const SecrecyRun& run,
                         const SecrecyResult& found);

}  // namespace hr::cli
