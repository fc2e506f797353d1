// SPDX-License-Identifier: MIT
// A game in one file: everything in a ruleset's folder that belongs to the game, and if wanted the
// options and variants with which it opens, and a lesson or a record. docs/packs.md describes the
// format.
//
// The file is a text, compressed. The same game makes the same bytes: its files are ordered, and it
// contains no times, owners or paths. A pack is identified by its hash, which is that of the text,
// so it does not depend on the compression.
//
// A pack comes from outside, so whatever is not expected is refused: read_pack() stops
// decompressing at a limit, and checks every name and every file (scripting/pack/pack_files.h).
// The rules in it are as hostile as any; they run in the sandbox.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "core/game/ruleset_text.h"
#include "scripting/pack/file_changes.h"

namespace hr::scripting {

inline constexpr const char* k_pack_ending = ".houserules";

inline constexpr std::size_t k_max_pack_bytes = std::size_t{4} << 20;  // of the file
inline constexpr std::size_t k_max_pack_text = std::size_t{16} << 20;  // decompressed
inline constexpr std::size_t k_max_pack_files = 400;
inline constexpr std::size_t k_max_packed_lesson = std::size_t{64} << 10;
inline constexpr std::size_t k_max_packed_record = std::size_t{8} << 20;

struct Pack {
  std::string ruleset;  // the name of its folder
  int api = 1;          // the version of the API that it needs (scripting/source/api_version.h)
  // "": the pack is whole. Otherwise only what differs from a game that everybody has, the ruleset
  // of the same name; this is the hash of that game's rules (base_hash() in pack_link.h).
  std::string base = {};
  // Who gives it away, a name (core/base/utf8.h); "": nobody is named. Anyone can write any name
  // here, so it is always shown as what the sender says, and never as the author of the game.
  std::string by = {};
  Settings settings = {};                  // with which it opens, sorted by name
  std::vector<std::string> variants = {};  // with which it opens, sorted
  std::vector<RuleFile> files = {};        // in the order of their names
  std::vector<FileChange> changes = {};    // of that game's files, in the order of their names
  std::string lesson = {}, record = {};    // the text of one of them; not read yet

  const std::string* find(std::string_view name) const;  // the text of a file, or null
  friend bool operator==(const Pack&, const Pack&) = default;
};

// Throws Error, a sentence without a place, for a pack that read_pack() would refuse.
std::string pack_bytes(const Pack& pack);
// Throws Error, "NAME: sentence": where, what was expected and what was found. A pack that is not
// whole is refused, too; only links are (scripting/pack/pack_link.h).
Pack read_pack(std::string_view bytes, const std::string& name);

// Of the text, as 16 hexadecimal digits. It detects differences; it is no signature.
std::string pack_hash(const Pack& pack);

// The rules with these variants and settings, which replace the pack's own. A variant may also be
// the path of a file. Throws as read_ruleset_text() does (scripting/source/read_ruleset_text.h).
RulesetText ruleset_text_of(const Pack& pack, const std::vector<std::string>& variants,
                            const Settings& settings);

// The rules with all variants, none of them in force, and the files of tests: to run these.
RulesetText all_rules(const Pack& pack);
std::vector<RuleFile> tests_of(const Pack& pack);

}  // namespace hr::scripting
