// SPDX-License-Identifier: MIT
// The facts about a pack as sentences, the same for all clients.
#pragma once

#include <string>
#include <vector>

#include "scripting/sharing/pack_facts.h"

namespace hr::scripting {

// "Cube Game, by Ann (MIT License)"; if its rules cannot be used, why.
std::string pack_title(const PackFacts& facts);
// Everything after the title, a sentence each; those that begin with two blanks are items of a list
// below the sentence before them.
std::vector<std::string> pack_sentences(const Pack& pack, const PackFacts& facts);

}  // namespace hr::scripting
