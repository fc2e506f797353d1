// SPDX-License-Identifier: MIT
// A ruleset may name the version of the API that it needs. 1: as first published; 2: terms, writes
// and links; 3: cards, dice and towers; 4: words, what is kept and what grows, answers out
// of turn. Later versions understand the rulesets of earlier ones: a name that the ruleset gives
// goes before a word that came later than the version it names, and words since version 4 are known
// only to rulesets that name their version, or a higher one (`since` in the tables of words of
// core/language).
#pragma once

namespace hr::scripting {

inline constexpr int k_api_version = 4;

}  // namespace hr::scripting
