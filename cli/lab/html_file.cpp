// SPDX-License-Identifier: MIT
// Where a page goes, and what it says about its origin.
#include <fmt/format.h>

#include "cli/lab/html_page.h"
#include "cli/lab/html_report.h"
#include "core/base/words.h"

namespace hr::cli {

void add_html(Command& command, std::string& file) {
  command
      .add("--html", file,
           "Also write the report as a page with plots: one file, to send to somebody")
      .type_name("FILE.html");
}

std::optional<OutFile> html_file(const std::string& name) {
  if (name.empty()) return {};
  OutFile out(name, {k_page_begins}, "--html");
  check_writable(out, "--html");
  return out;
}

std::string rules_text(const Game& game, const Edition& edition) {
  const Definition& def = game.definition();
  return fmt::format("{}{}; rules {}", def.name, credit(def.by), edition.hash());
}

}  // namespace hr::cli
