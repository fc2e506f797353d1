// SPDX-License-Identifier: MIT
#include "scripting/source_check.h"

#include <cstddef>

#include "scripting/stack.h"
#include "scripting/tokens.h"

namespace hr::scripting {
namespace {

constexpr std::size_t k_bytes = std::size_t{256} << 10;
constexpr int k_jumps = 5000;      // the parser walks long lists of them, once for each
constexpr int k_accesses = 20000;  // an error message follows `a.b.b.b…` back, one C call for each

bool is_jump(const Token& t) {
  return t.is("and") || t.is("or") || t.is("elseif") || t.is("break") || t.is("goto") || t.is("::");
}

[[noreturn]] void refuse(const std::string& file, int line, const std::string& sentence) {
  throw RuleError(file + ":" + std::to_string(line) + ": " + sentence);
}

}  // namespace

void check_source(std::string_view source, const std::string& file) {
  if (source.starts_with('\x1b')) refuse(file, 1, "this is compiled Lua; rules are plain text");
  if (source.size() > k_bytes) refuse(file, 1, "the file is larger than 256 KB");
  int jumps = 0, accesses = 0;
  for (const Token& token : tokenize(source)) {
    if (token.kind == Token::Kind::name && token.text == "_ENV") {
      refuse(file, token.at.line, "'_ENV' is left out of rules");
    }
    if (is_jump(token) && ++jumps > k_jumps) {
      refuse(file, token.at.line, "the file has too many conditions and labels (more than 5000)");
    }
    const bool access = token.is(".") || token.is("[");
    if (access && ++accesses > k_accesses) {
      refuse(file, token.at.line, "the file reads too many fields (more than 20000)");
    }
  }
}

}  // namespace hr::scripting
