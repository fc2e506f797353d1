// SPDX-License-Identifier: MIT
// Finds the table of a ruleset that contains a place in its text, judging by brackets.
#pragma once

#include <string>
#include <string_view>

#include "editor/text/api_names.h"
#include "editor/text/text_document.h"

namespace hr::editor {

struct TableContext {
  std::string table;  // a class, or a function followed by "{", as in Api::fields; or ""
  bool key = false;   // a key (a name before "=") may start here
};

// `before`: the text before the place.
TableContext table_context(const Api& api, std::string_view before);

// The line at or above this one on which a statement of the file begins: nothing before it has a
// bracket that is still open.
int statement_line(const TextDocument& document, int line);

}  // namespace hr::editor
