// SPDX-License-Identifier: MIT
// What a string of rules may be at its place: a name that the ruleset declares, such as the region
// of `region "home"`, or one of the words that the API lists, such as "stack" or "forward".
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "editor/text/api_names.h"
#include "editor/text/text_document.h"

namespace hr::editor {

struct StringPlace {
  std::vector<std::string> sections;  // of the names that fit (own_names.h): "kinds" …
  std::vector<std::string> words;     // that the API lists
  bool drawing = false;               // a name of a drawing fits, or of a file with one
  const ApiName* told_by = nullptr;   // the field, argument or type that lists them; of the Api
  bool known() const { return !sections.empty() || !words.empty() || drawing; }
};

// `at`: inside a string, after its opening quote. Anything else is not known.
StringPlace string_place(const Api& api, const TextDocument& document, TextAt at);

}  // namespace hr::editor
