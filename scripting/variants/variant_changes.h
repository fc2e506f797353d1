// SPDX-License-Identifier: MIT
// Applies what variants change by path: set, around, before and after. If two variants set or wrap
// the same part, or one of them a part inside the other's, that is a conflict (VariantConflict).
// Functions before and after a part run in the order of the variants' names. Tables on the path to
// a part are copied, so that other users of these tables are not affected.
#pragma once

#include <map>
#include <string>
#include <vector>

#include "scripting/variants/variants.h"

namespace hr::scripting {

struct VariantChange {
  enum class ChangeMode { set, around, before, after };

  ChangeMode mode;
  const Variant* variant;
  std::string written;             // verbs.move.onto
  std::vector<std::string> parts;  // verbs, move, 1, onto
  int value;                       // kept in the sandbox
  bool fresh = false;              // there was nothing before it was set

  std::string path() const;
  SourcePlace place() const;
  [[noreturn]] void complain(const std::string& sentence) const;
};

// Reads a variant's changes, either to options or to everything else, ordered by path.
void read_changes(Sandbox& box, const Variant& variant, bool options,
                  std::vector<VariantChange>& out);

// A change that has been made, such as "replaces hooks.penalty".
std::string change_text(const VariantChange& change);

// Applies the changes to the ruleset's table at an index. `added` are the parts that variants add.
void make_changes(Sandbox& box, std::vector<VariantChange>& changes, int ruleset, Source& base,
                  const std::map<std::string, const Variant*>& added);

}  // namespace hr::scripting
