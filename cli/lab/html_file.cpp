// SPDX-License-Identifier: MIT
// Where a page goes, and what it says about its origin.
#include <fmt/format.h>

#include "cli/lab/html_page.h"
#include "cli/lab/html_report.h"
#include "cli/terminal/out_file.h"
#include "core/base/words.h"

namespace hr::cli {

void add_html(Command& command, std::string& file) {
  command
      .add("--html", file,
           "Also write the report as a page with plots: one file, to send to somebody")
      .type_name("FILE.html");
}

void check_html(const std::string& file) {
  if (file.empty()) return;
  check_out_file(file, {k_page_begins}, "--html");
  check_writable(file, "--html");
}

std::string rules_text(const Game& game, const Edition& edition) {
  const Definition& def = game.definition();
  return fmt::format("{}{}; rules {}", def.name, credit(def.by), edition.hash());
}

}  // namespace hr::cli
