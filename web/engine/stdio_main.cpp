// SPDX-License-Identifier: MIT
// The engine of the page as a program: a message on each line of its input, the answers on its
// output. For tests, which compare it with the module that browsers run, and for trying a page
// without building that.
#include <cstdio>
#include <iostream>
#include <string>

#include "core/base/utf8.h"
#include "web/engine/engine.h"
#include "web/engine/text_width.h"

namespace {

void tell(const std::string& line) {
  std::fwrite(line.data(), 1, line.size(), stdout);
  std::fputc('\n', stdout);
  std::fflush(stdout);
}

}  // namespace

// An estimate: of letters of one and of both columns of a terminal.
double hr::web::text_width(std::string_view text, bool bold) {
  constexpr double k_letter = 0.6, k_bold = 0.68, k_wide = 1;
  double out = 0;
  while (!text.empty()) {
    const auto next = hr::decode_utf8(text);
    out += next && next->character >= 0x2e80 ? k_wide : bold ? k_bold : k_letter;
    text.remove_prefix(next ? next->length : 1);
  }
  return out;
}

int main() {
  hr::web::Engine engine(tell);
  for (std::string line; std::getline(std::cin, line);) tell(engine.answer(line));
  return 0;
}
