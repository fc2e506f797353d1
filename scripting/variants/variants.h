// SPDX-License-Identifier: MIT
// The variants in force in a ruleset text, and the table that they make from the ruleset's: a new
// table, so the ruleset's own is never changed. Variants are applied in the order of their names,
// whatever the order in which they were chosen: options are added and set, the ruleset's functions
// of the options are called, entries added, parts set, functions wrapped, and functions added
// before and after others. Board files are handled separately (scripting/read/board_file.h). Errors
// are thrown as Error with the variant's file and line, conflicts as VariantConflict. Sandbox,
// ruleset text and `base` must outlive it.
#pragma once

#include <deque>
#include <map>
#include <string>
#include <vector>

#include "core/game/ruleset_text.h"
#include "scripting/read/loaded_ruleset.h"
#include "scripting/read/presets.h"
#include "scripting/source/variant_info.h"

namespace hr::scripting {

struct VariantChange;

struct Variant {
  VariantInfo info;
  Source source;
  int table = -1;  // kept in the sandbox
};

// The fields of a variant's table; a test compares them with api.lua.
std::vector<std::string> variant_fields();

// Runs a variant's file and reads its description. `rank` is its number among those in force.
Variant read_variant(Sandbox& box, const RulesetText& ruleset_text, const std::string& id,
                     int rank);
// The description of a variant in a ruleset text, without its changes.
VariantInfo describe_variant(const RulesetText& ruleset_text, const std::string& variant);

class Variants {
 public:
  // `base` finds the ruleset's values and is told which of them come from variants.
  Variants(Sandbox& box, const RulesetText& ruleset_text, Source& base);

  bool empty() const { return list_.empty(); }

  // Replaces the ruleset's table, at an index of the stack, and changes its options.
  void change_options(int ruleset);
  // Changes the rest of it, with the options in force at another index.
  void change(int ruleset, int options);
  // The options that a variant disables, each with the reason. Throws for names that no option has.
  IgnoredOptions ignored(const std::vector<Option>& options);
  // Adds the variants to the game's name and rules card.
  void add_to_name_and_card(GameDef& definition, int options);

  // The variant that adds the part at a path ("options.questions"); "" for none.
  std::string variant_adding(const std::string& path) const;
  std::vector<VariantInfo> infos() const;

 private:
  FieldReader reading(const Variant& variant) const;  // of its table, which is pushed
  void resolve(int ruleset, int options);
  void make(std::vector<VariantChange>& changes, int ruleset);
  void add(Variant& variant, const char* section, int ruleset, const FieldReader& entries);
  [[noreturn]] void throw_name_error(const Variant& variant, const std::string& path) const;

  Sandbox& box_;
  Source& base_;
  std::deque<Variant> list_;
  std::map<std::string, const Variant*> added_;  // by path
};

}  // namespace hr::scripting
