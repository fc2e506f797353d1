// SPDX-License-Identifier: MIT
// Prepares a sandbox for reading and running rulesets.
#pragma once

#include "core/game/edition.h"
#include "scripting/lua/sandbox.h"

namespace hr::scripting {

// Adds the words of rulesets.
void give_words(Sandbox& box);
// Adds the words of rulesets and, for `require`, the files of an edition, which must outlive the
// sandbox.
void open_to(Sandbox& box, const Edition& edition);

}  // namespace hr::scripting
