// SPDX-License-Identifier: MIT
// The call of a function of the API that encloses a place in a text, and which of its arguments or
// fields is there.
#pragma once

#include <optional>
#include <string_view>

#include "editor/text/api_names.h"
#include "editor/text/text_document.h"

namespace hr::editor {

struct CallHelp {
  const ApiName* function = nullptr;  // of the Api
  TextAt at;                          // of the bracket or string that begins its arguments
  int part = -1;                      // an index into ApiName::parts; -1: between them
};

// The innermost such call; none inside the body of a function that is one of its arguments.
std::optional<CallHelp> call_help(const Api& api, const TextDocument& document, TextAt at);

}  // namespace hr::editor
