// SPDX-License-Identifier: MIT
// What variants change by path: set, around, before and after. Two that set or wrap one part, or
// one a part inside the other's, are a conflict; work before and after runs in the order of the
// variants' names. Tables on the way to a part are copied, so that what else shares them stays.
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
  bool fresh = false;              // nothing stood there before it was set

  std::string path() const;
  SourcePlace place() const;
  [[noreturn]] void complain(const std::string& sentence) const;
};

// What a variant says that it changes, in the options or in all else, in the order of its paths.
void read_changes(Sandbox& box, const Variant& variant, bool options,
                  std::vector<VariantChange>& out);

// Such as "replaces hooks.penalty"; of changes that have been made.
std::string change_text(const VariantChange& change);

// Makes the changes in the ruleset's table at an index. `added` are the parts that variants add.
void make_changes(Sandbox& box, std::vector<VariantChange>& changes, int ruleset, Source& base,
                  const std::map<std::string, const Variant*>& added);

}  // namespace hr::scripting
