// SPDX-License-Identifier: MIT
#include "scripting/lua/source_check.h"

#include <algorithm>
#include <cstddef>

#include "scripting/lua/stack.h"
#include "scripting/source/miscompiled.h"
#include "scripting/source/tokens.h"

namespace hr::scripting {
namespace {

constexpr std::size_t k_max_bytes = std::size_t{256} << 10;
constexpr int k_max_jumps = 5000;               // for each one the parser walks a list of them
constexpr int k_max_functions = 50;             // nested; a name is looked up in each of them
constexpr std::size_t k_max_lookups = 500'000;  // of names, in one function each
constexpr int k_max_chain = 200;  // an error message follows `a.b.c…`, one C call for each

[[noreturn]] void refuse(const std::string& file, int line, const std::string& sentence) {
  throw RuleError(file + ":" + std::to_string(line) + ": " + sentence);
}

bool is_jump(const Token& t) {
  return t.is("and") || t.is("or") || t.is("elseif") || t.is("break") || t.is("goto") || t.is("::");
}

class SourceCheck {
 public:
  SourceCheck(const std::vector<Token>& tokens, const std::string& file)
      : tokens_(tokens), file_(file) {}

  void run() {
    for (std::size_t i = 0; i < tokens_.size(); ++i) {
      const Token& token = tokens_[i];
      if (!token.sound) return;  // Lua stops there with an error
      line_ = token.at.line;
      if (token.type == TokenType::name) check_name(token);
      if (is_jump(token) && ++jumps_ > k_max_jumps)
        refuse(file_, line_, "the file has too many conditions and labels (more than 5000)");
      check_blocks(token);
      follow_chain(i);
    }
  }

 private:
  void check_name(const Token& name) {
    if (name.text == "_ENV") refuse(file_, line_, "'_ENV' is not available in rules");
    lookups_ += functions_ + 1;
    if (lookups_ > k_max_lookups)
      refuse(file_, line_, "the file uses too many outer variables in nested functions");
  }

  void check_blocks(const Token& token) {
    if (opens_block(token)) {
      blocks_.push_back(token.is("function"));
      if (blocks_.back() && ++functions_ > k_max_functions)
        refuse(file_, line_, "functions are nested too deeply (more than 50)");
    }
    if (closes_block(token) && !blocks_.empty()) {
      if (blocks_.back()) --functions_;
      blocks_.pop_back();
    }
  }

  // The expression that an error message might follow back: fields and indices read one from the
  // other, with the contents of their brackets. The result of a call is not followed.
  struct ParserFrame {
    bool call = false;
    int chain = 0;    // of the current expression
    int outer = 0;    // of the expression before the bracket
    int longest = 0;  // longest chain in this bracket
  };

  bool after_operand(std::size_t i) const {
    if (i == 0) return false;
    const Token& last = tokens_[i - 1];
    return last.type == TokenType::name || last.type == TokenType::string || last.is(")") ||
           last.is("]");
  }

  void follow_chain(std::size_t i) {
    const Token& token = tokens_[i];
    ParserFrame& frame = frames_.back();
    const bool field = i > 0 && (tokens_[i - 1].is(".") || tokens_[i - 1].is(":"));
    if (token.is("(") || token.is("[") || token.is("{")) {
      const bool suffix = after_operand(i);
      const bool call = !token.is("[") && suffix;
      frames_.push_back(
          {.call = call || token.is("{"), .outer = suffix && !call ? frame.chain : 0});
    } else if ((token.is(")") || token.is("]") || token.is("}")) && frames_.size() > 1) {
      const int inside = frame.call ? 0 : frame.outer + frame.longest + (token.is("]") ? 1 : 0);
      frames_.pop_back();
      lengthen(inside);
    } else if (token.is(".")) {
      lengthen(frame.chain + 1);
    } else if (!field) {
      frame.chain = 0;
    }
  }

  void lengthen(int chain) {
    ParserFrame& frame = frames_.back();
    frame.chain = chain;
    frame.longest = std::max(frame.longest, chain);
    if (chain > k_max_chain)
      refuse(file_, line_, "too many chained field accesses (more than 200)");
  }

  const std::vector<Token>& tokens_;
  const std::string& file_;
  int line_ = 1, jumps_ = 0, functions_ = 0;
  std::size_t lookups_ = 0;
  std::vector<bool> blocks_;  // open blocks; true for a function
  std::vector<ParserFrame> frames_{1};
};

}  // namespace

void check_source(std::string_view source, const std::string& file) {
  if (source.starts_with('\x1b')) refuse(file, 1, "this is compiled Lua; rules must be plain text");
  if (source.size() > k_max_bytes) refuse(file, 1, "the file is larger than 256 KB");
  const std::vector<Token> tokens = tokenize(source);
  SourceCheck(tokens, file).run();
  if (const auto found = find_miscompiled(tokens)) refuse(file, found->line, found->sentence);
}

}  // namespace hr::scripting
