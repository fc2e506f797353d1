// SPDX-License-Identifier: MIT
// A ruleset may name the version of the API that it needs. 1: as first published; 2: terms, writes
// and links. Later versions understand the rulesets of earlier ones.
// 3: cards, dice and towers; 4: words, what is kept and what grows. A name that the ruleset gives
// goes before a word that came later: such words are reserved only where the ruleset names their
// version, or a higher one.
#pragma once

namespace hr::scripting {

inline constexpr int k_api_version = 4;

}  // namespace hr::scripting
