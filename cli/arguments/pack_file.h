// SPDX-License-Identifier: MIT
// Packs (scripting/pack/pack.h) in place of a ruleset on the command line: files, and links.
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "cli/arguments/arguments.h"
#include "scripting/pack/pack.h"

namespace hr::cli {

// FILE.houserules, or a link to a pack.
bool is_pack(const std::string& ruleset);
// How messages name it: a file by its name, a link as "the link".
std::string pack_name(const std::string& ruleset);

// Reads a pack, whole: a link may contain only what differs from a game that everybody has, whose
// files are taken from the installed one. Its options and variants are those of its lesson, if it
// has one. Throws Error if it is refused, and Failure (rules_missing) if that game is not here.
// `notice`, if given, receives a sentence if the installed game is not the one of the link.
scripting::Pack read_pack_given(const std::string& ruleset, std::string* notice = nullptr);

// The game with the options and variants that were typed as well, or instead of the pack's own.
std::unique_ptr<scripting::Ruleset> open_pack(const RulesetArguments& arguments);

// Its rules as text. Throws as read_ruleset_text() does (scripting/source/read_ruleset_text.h).
RulesetText pack_ruleset_text(const RulesetArguments& arguments);

// Any ruleset as a pack that opens with what was typed.
struct GivenPack {
  scripting::Pack pack;
  std::vector<std::string> left_out;  // files of its folder that a pack cannot hold
  std::shared_ptr<scripting::Ruleset> ruleset;
};
// Throws as open_ruleset() does (cli/arguments/locate.h).
GivenPack pack_given(const RulesetArguments& arguments);

// --by NAME, who gives a pack away.
void add_by(Command& command, std::string& by);

// The files of the game of this name that everybody has; empty if there is none.
std::vector<RuleFile> shipped_files(const std::string& ruleset);

}  // namespace hr::cli
