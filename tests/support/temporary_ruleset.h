// SPDX-License-Identifier: MIT
// A ruleset in a temporary folder of its own name, deleted with the object.
#pragma once

#include <string>

#include "tests/support/folder.h"

namespace hr::tests {

struct TemporaryRuleset : Folder {
  TemporaryRuleset(const std::string& name, const std::string& rules) : Folder(On::disk, name) {
    write("rules.lua", rules);
  }
  std::string folder() const { return path().string(); }
};

}  // namespace hr::tests
