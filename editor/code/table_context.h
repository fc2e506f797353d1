// SPDX-License-Identifier: MIT
// In which table of a ruleset a place of its text lies, so far as its brackets tell.
#pragma once

#include <string>
#include <string_view>

#include "editor/code/api_names.h"

namespace hr::editor {

struct TableContext {
  std::string table;  // a class, or a function with "{" behind it, as Api::fields has them; or ""
  bool key = false;   // a name before "=" may begin here
};

// Of the end of a text, which is what stands before the place.
TableContext table_context(const Api& api, std::string_view before);

}  // namespace hr::editor
