// SPDX-License-Identifier: MIT
// Packs as links. A browser sends what is before the # of a link to a server; the game is after it,
// so it never leaves the machines of the people who share it. The text after the # is "hr1." and
// letters, digits, - and _.
//
// A link is short: it has no tests, no README and no record, and of a game that everybody has it
// contains only what differs: options, variants, new files, and of changed files the changed lines.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "scripting/pack/pack.h"

namespace hr::scripting {

inline constexpr std::string_view k_link_begins = "hr1.";
inline constexpr std::size_t k_max_link = std::size_t{1} << 20;  // characters

// Whether a text is a link to a pack: it begins as one, or does so after its first "#".
bool is_pack_link(std::string_view text);

// The text after the #. Throws Error, a sentence, for a pack that could not be read.
std::string pack_link(const Pack& pack);
// The pack in a link, or in what is after its #. Throws Error, "the link: sentence". If its base is
// set, the pack is not whole: see completed().
Pack read_pack_link(std::string_view link);

// What is worth its place in a link: the pack without tests, README and record.
Pack for_link(Pack pack);
// The same with only what differs from the game that everybody has, whose files these are.
Pack changes_of(Pack pack, const std::vector<RuleFile>& files);
// The other way round; a whole pack is returned as it is. Throws Error, "the link: sentence", if a
// file that was changed is not the one among these, or the result could not be read as a pack.
Pack completed(Pack pack, const std::vector<RuleFile>& files);

// A short hash of the rules among these files, variants included: 8 hexadecimal digits.
std::string base_hash(const std::vector<RuleFile>& files);

}  // namespace hr::scripting
