// SPDX-License-Identifier: MIT
#include "cli/session/session_output.h"

#include "cli/terminal/json_output.h"
#include "cli/terminal/output.h"

namespace hr::cli {

bool SessionOutput::prompts() const { return !style_.json && input_is_terminal(); }

void SessionOutput::text(const char* type, std::string_view what) const {
  if (style_.json)
    print_json_text(type, what);
  else
    print_line(what);
}

void SessionOutput::line(const Message& said) const { print_line(words(said)); }

void SessionOutput::refuse(std::string_view what) const {
  if (style_.json)
    print_json_text("refused", what);
  else
    remark(what);
}

}  // namespace hr::cli
