// SPDX-License-Identifier: MIT
// A sandbox in which rulesets can be read.
#pragma once

#include "core/game/edition.h"
#include "scripting/lua/sandbox.h"

namespace hr::scripting {

// Gives a sandbox the words of rulesets.
void give_words(Sandbox& box);
// Gives a sandbox the words of rulesets, and for `require` the files of an edition that outlives
// it.
void open_to(Sandbox& box, const Edition& edition);

}  // namespace hr::scripting
