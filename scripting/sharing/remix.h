// SPDX-License-Identifier: MIT
// A new game made from another one, which keeps the credit: by whom that is, and what it was made
// from (scripting/pack/origin.h).
#pragma once

#include <string>
#include <vector>

#include "core/game/ruleset_text.h"
#include "scripting/pack/origin.h"
#include "scripting/pack/pack.h"

namespace hr::scripting {

// The files of the game for a folder called `id`: those of the pack, with origin.json, and with the
// variants made to extend the new name. Throws Error if the pack's rules cannot be loaded.
std::vector<RuleFile> remixed_files(const Pack& pack, const std::string& id);

// A pack as the origin of what is made from it. Throws Error if its rules cannot be loaded.
Origin origin_of(const Pack& pack);

}  // namespace hr::scripting
