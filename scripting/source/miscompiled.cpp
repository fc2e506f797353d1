// SPDX-License-Identifier: MIT
#include "scripting/source/miscompiled.h"

#include <fmt/format.h>

#include <algorithm>
#include <cstddef>
#include <initializer_list>
#include <set>
#include <string_view>

namespace hr::scripting {

namespace {

using Kind = Token::Kind;
using NameViews = std::set<std::string_view>;

bool any_of(const Token& token, std::initializer_list<std::string_view> words) {
  return std::ranges::any_of(words, [&](std::string_view word) { return token.is(word); });
}

bool opens(const Token& t) { return any_of(t, {"(", "[", "{"}); }
bool closes(const Token& t) { return any_of(t, {")", "]", "}"}); }
bool compares(const Token& t) { return any_of(t, {"==", "~=", "<", "<=", ">", ">="}); }
bool branches(const Token& t) { return compares(t) || any_of(t, {"and", "or", "not"}); }
bool ends_operand(const Token& t) {
  return t.kind == Kind::name || t.kind == Kind::number || t.kind == Kind::string || closes(t) ||
         any_of(t, {"nil", "true", "false", "...", "end"});
}

class MiscompiledSearch {
 public:
  explicit MiscompiledSearch(const std::vector<Token>& tokens) : tokens_(tokens) {
    match_brackets();
    find_constants();
  }

  std::optional<Miscompiled> run() {
    functions_.emplace_back();
    for (std::size_t i = 0; i < tokens_.size(); ++i) {
      declare(i);
      if (bitwise_on_condition(i))
        return Miscompiled{tokens_[i].at.line,
                           fmt::format("Lua 5.4 may compile '1 {0} (a or b)' incorrectly: put the "
                                       "number last, as in '(a or b) {0} 1'",
                                       tokens_[i].text)};
      if (comparison_as_key(i))
        return Miscompiled{
            tokens_[i].at.line,
            fmt::format("Lua 5.4 compiles '{0}[a < b]' incorrectly if {0} is defined outside the "
                        "function: put the comparison in a local first",
                        tokens_[i].text)};
    }
    return std::nullopt;
  }

 private:
  struct Function {
    NameViews names;
    int blocks = 0;  // open in it
  };

  const Token& at(std::size_t i) const { return tokens_[std::min(i, tokens_.size() - 1)]; }

  void match_brackets() {
    std::vector<std::size_t> open;
    partner_.resize(tokens_.size(), tokens_.size());
    for (std::size_t i = 0; i < tokens_.size(); ++i) {
      if (opens(tokens_[i])) open.push_back(i);
      if (!closes(tokens_[i]) || open.empty()) continue;
      partner_[i] = open.back();
      partner_[open.back()] = i;
      open.pop_back();
    }
  }

  // Names declared as `local name <const>`, which the compiler replaces by their values.
  void find_constants() {
    for (std::size_t i = 1; i + 2 < tokens_.size(); ++i)
      if (tokens_[i].is("<") && tokens_[i + 1].text == "const" && tokens_[i + 2].is(">"))
        constants_.insert(tokens_[i - 1].text);
  }

  // A "(" that groups an expression and does not call anything; after "}" it may do either.
  bool groups(std::size_t i) const {
    const bool called =
        i > 0 && (tokens_[i - 1].kind == Kind::name || tokens_[i - 1].kind == Kind::string ||
                  any_of(tokens_[i - 1], {")", "]"}));
    return tokens_[i].is("(") && !called;
  }

  // Whether something inside a pair of brackets has the property, including nested grouping
  // brackets.
  template <class F>
  bool holds(std::size_t open, F&& so) const {
    const std::size_t close = std::min(partner_[open], tokens_.size());
    for (std::size_t i = open + 1; i < close; ++i) {
      if (opens(tokens_[i]) && !groups(i)) {
        i = std::min(partner_[i], close);
        continue;
      }
      if (so(i)) return true;
    }
    return false;
  }

  bool constant_name(std::size_t i) const {
    return tokens_[i].kind == Kind::name && constants_.contains(tokens_[i].text) &&
           (i == 0 || !any_of(tokens_[i - 1], {".", ":"}));
  }

  // Whether what ends here may be a number that the compiler knows.
  bool may_be_constant(std::size_t i) const {
    if (tokens_[i].kind == Kind::number || constant_name(i)) return true;
    if (!tokens_[i].is(")") || partner_[i] == tokens_.size() || !groups(partner_[i])) return false;
    for (std::size_t inside = partner_[i] + 1; inside < i; ++inside) {
      const Token& token = tokens_[inside];
      const bool call = token.is("(") && !groups(inside);
      const bool known = token.kind == Kind::number || token.kind == Kind::symbol ||
                         token.kind == Kind::keyword || constant_name(inside);
      if (call || !known) return false;
    }
    return true;
  }

  bool bitwise_on_condition(std::size_t i) const {
    if (i == 0 || !any_of(tokens_[i], {"&", "|", "~"}) || !ends_operand(tokens_[i - 1]))
      return false;
    std::size_t right = i + 1;
    while (at(right).is("not")) ++right;
    return at(right).is("(") && may_be_constant(i - 1) &&
           (right > i + 1 || holds(right, [&](std::size_t j) { return branches(tokens_[j]); }));
  }

  bool comparison_as_key(std::size_t i) const {
    const bool variable = tokens_[i].kind == Kind::name && at(i + 1).is("[") &&
                          (i == 0 || !any_of(tokens_[i - 1], {".", ":"}));
    if (!variable) return false;
    const bool outside = std::any_of(functions_.begin(), functions_.end() - 1, [&](const auto& f) {
      return f.names.contains(tokens_[i].text);
    });
    return outside && holds(i + 1, [&](std::size_t j) { return compares(tokens_[j]); });
  }

  // Records what each function around this token declares.
  void declare(std::size_t i) {
    const Token& token = tokens_[i];
    Function& now = functions_.back();
    if (token.is("local"))
      declare_list(now, i + (at(i + 1).is("function") ? 2 : 1));
    else if (token.is("for"))
      declare_list(now, i + 1);
    else if (token.is("function"))
      begin_function(i);
    else if (any_of(token, {"do", "if", "repeat"}))
      ++now.blocks;
    else if (any_of(token, {"end", "until"}) && --now.blocks < 0 && functions_.size() > 1)
      functions_.pop_back();
  }

  void declare_list(Function& function, std::size_t i) {
    while (at(i).kind == Kind::name) {
      function.names.insert(tokens_[i].text);
      ++i;
      if (at(i).is("<") && at(i + 2).is(">")) i += 3;
      if (!at(i).is(",")) return;
      ++i;
    }
  }

  void begin_function(std::size_t i) {
    Function& function = functions_.emplace_back();
    for (++i; at(i).kind == Kind::name || any_of(at(i), {".", ":"}); ++i)
      if (at(i).is(":")) function.names.insert("self");
    if (at(i).is("(")) declare_list(function, i + 1);
  }

  const std::vector<Token>& tokens_;
  std::vector<std::size_t> partner_;  // the matching bracket; the number of tokens if there is none
  NameViews constants_;
  std::vector<Function> functions_;  // those around the token, the file itself first
};

}  // namespace

std::optional<Miscompiled> find_miscompiled(const std::vector<Token>& tokens) {
  return MiscompiledSearch(tokens).run();
}

}  // namespace hr::scripting
