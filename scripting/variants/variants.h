// SPDX-License-Identifier: MIT
// The variants in force of an edition, and what they make of the ruleset's table: a table of its
// own, in which nothing of the ruleset's is changed, only replaced. Taken in the order of their
// names, whatever the order in which they were chosen: options are added and set, the ruleset's
// functions of them resolved, entries added, parts set, functions wrapped, work hung on them. Board
// files are no part of this (scripting/read/board_file.h).
#pragma once

#include <deque>
#include <map>
#include <string>
#include <vector>

#include "core/game/edition.h"
#include "scripting/read/loaded_ruleset.h"
#include "scripting/read/presets.h"
#include "scripting/source/variant_info.h"

namespace hr::scripting {

struct VariantChange;

struct Variant {
  VariantInfo note;
  Source source;
  int table = -1;  // kept in the sandbox
};

// The fields of a variant's table, for the test that compares them with api.lua.
std::vector<std::string> variant_fields();

// Runs a variant's file and reads what it says of itself. `rank` is its place among those in force.
Variant read_variant(Sandbox& box, const Edition& edition, const std::string& id, int rank);
// What a variant that lies in an edition says of itself; what it would change is left out.
VariantInfo describe_variant(const Edition& edition, const std::string& variant);

class Variants {
 public:
  // `base` is where the ruleset stands, and learns what comes from elsewhere.
  Variants(Sandbox& box, const Edition& edition, Source& base);

  bool empty() const { return list_.empty(); }

  // Replaces the ruleset's table, at an index of the stack, and changes its options.
  void change_options(int ruleset);
  // Changes the rest of it, under the options in force at another index.
  void change(int ruleset, int options);
  // By the name of each option that a variant leaves without a say: why that is. Complains about
  // names that no option has.
  IgnoredOptions ignored(const std::vector<Option>& options);
  // What is added to the game's name and to its rules card.
  void sign(Definition& definition, int options);

  // The variant that adds what stands at a path ("options.questions"); "" for none.
  std::string adding(const std::string& path) const;
  std::vector<VariantInfo> notes() const;

 private:
  FieldReader reading(const Variant& variant) const;  // of its table, which it pushes
  void resolve(int ruleset, int options);
  void make(std::vector<VariantChange>& changes, int ruleset);
  void add(Variant& variant, const char* section, int ruleset, const FieldReader& entries);
  [[noreturn]] void complain_of_name(const Variant& variant, const std::string& path) const;

  Sandbox& box_;
  Source& base_;
  std::deque<Variant> list_;
  std::map<std::string, const Variant*> added_;  // by path
};

}  // namespace hr::scripting
