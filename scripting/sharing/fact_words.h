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

// What a link with so many characters contains. `changes_of`: the game that everybody has, if there
// is only what differs from it; or "".
std::string link_sentence(std::size_t characters, const std::string& changes_of);
// Why there is no QR code of a link with so many characters, and what to do.
std::string no_qr_sentence(std::size_t characters);

}  // namespace hr::scripting
