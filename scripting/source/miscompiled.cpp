// SPDX-License-Identifier: MIT
#include "scripting/source/miscompiled.h"

#include <fmt/format.h>

#include <algorithm>
#include <cstddef>
#include <initializer_list>
#include <map>
#include <ranges>
#include <set>
#include <string_view>

#include "core/base/utf8.h"

namespace hr::scripting {

namespace {

bool any_of(const Token& token, std::initializer_list<std::string_view> words) {
  return std::ranges::any_of(words, [&](std::string_view word) { return token.is(word); });
}

bool compares(const Token& t) { return any_of(t, {"==", "~=", "<", "<=", ">", ">="}); }
bool branches(const Token& t) { return compares(t) || any_of(t, {"and", "or", "not"}); }
bool unary(const Token& t) { return any_of(t, {"not", "-", "#", "~"}); }
// Operators of two operands that bind closer than a comparison.
bool calculates(const Token& t) {
  return any_of(t, {"+", "-", "*", "/", "//", "%", "^", "..", "<<", ">>", "&", "|", "~"});
}
bool ends_operand(const Token& t) {
  return t.type == TokenType::name || t.type == TokenType::number || t.type == TokenType::string ||
         closes_bracket(t) || any_of(t, {"nil", "true", "false", "...", "end"});
}

// The tokens, with what belongs together: for a bracket or the beginning of a block, where it ends.
class Structure {
 public:
  explicit Structure(const std::vector<Token>& tokens)
      : tokens_(tokens), partner_(tokens.size(), tokens.size()) {
    std::vector<std::size_t> brackets, blocks;
    for (std::size_t i = 0; i < tokens_.size(); ++i) {
      if (opens_bracket(tokens_[i])) brackets.push_back(i);
      if (closes_bracket(tokens_[i])) match(brackets, i);
      if (opens_block(tokens_[i])) blocks.push_back(i);
      if (closes_block(tokens_[i])) match(blocks, i);
    }
  }

  std::size_t size() const { return tokens_.size(); }
  const Token& at(std::size_t i) const { return tokens_[std::min(i, tokens_.size() - 1)]; }
  // The number of tokens if there is none.
  std::size_t partner(std::size_t i) const { return i < size() ? partner_[i] : size(); }
  // What follows a bracket, or a function, and all in it.
  std::size_t after(std::size_t i) const { return std::min(partner(i), size() - 1) + 1; }

  // A "(" that groups an expression and does not call anything; after "}" it may do either.
  bool groups(std::size_t i) const {
    const bool called =
        i > 0 && (at(i - 1).type == TokenType::name || at(i - 1).type == TokenType::string ||
                  any_of(at(i - 1), {")", "]"}));
    return at(i).is("(") && !called;
  }

  // Where a list of expressions ends that begins at a token.
  std::size_t after_expressions(std::size_t i) const {
    i = after_expression(i);
    while (at(i).is(",")) i = after_expression(i + 1);
    return i;
  }

  // As written, on one line.
  std::string text(std::size_t from, std::size_t to) const {
    const char* const begin = at(from).text.data();
    const char* const end = at(to).text.data() + at(to).text.size();
    constexpr std::size_t k_max = 60;
    const std::string whole = plain_text({begin, static_cast<std::size_t>(end - begin)});
    return whole.size() <= k_max ? whole : cut_short(whole, k_max) + " …";
  }

 private:
  void match(std::vector<std::size_t>& open, std::size_t end) {
    if (open.empty()) return;
    partner_[open.back()] = end;
    partner_[end] = open.back();
    open.pop_back();
  }

  std::size_t after_expression(std::size_t i) const {
    for (;; ++i) {
      while (unary(at(i))) ++i;
      const bool takes_more = at(i).type == TokenType::name || at(i).is("(");
      if (any_of(at(i), {"(", "{", "function"}))
        i = after(i);
      else if (ends_operand(at(i)) && !at(i).is("end"))
        ++i;
      else
        return i;
      while (takes_more && goes_on(i)) i = opens_bracket(at(i)) ? after(i) : i + 1;
      if (!calculates(at(i)) && !compares(at(i)) && !any_of(at(i), {"and", "or"})) return i;
    }
  }
  // Fields, keys, and arguments of a call.
  bool goes_on(std::size_t i) const {
    return opens_bracket(at(i)) || at(i).type == TokenType::string || any_of(at(i), {".", ":"}) ||
           (at(i).type == TokenType::name && any_of(at(i - 1), {".", ":"}));
  }

  const std::vector<Token>& tokens_;
  std::vector<std::size_t> partner_;
};

// Which variables are in scope, token by token.
class Scopes {
 public:
  explicit Scopes(const Structure& code) : code_(code) { blocks_.push_back({.function = true}); }

  void advance(std::size_t i) {
    while (!blocks_.empty() && blocks_.back().until != 0 && blocks_.back().until <= i) close();
    const Token& token = code_.at(i);
    if (token.is("local")) declare_local(i);
    if (token.is("for")) declare_loop(i);
    if (any_of(token, {"else", "elseif"})) close(), blocks_.push_back({});
    if (token.is("end")) close();
    if (token.is("until") && blocks_.size() > 1)
      blocks_.back().until = code_.after_expressions(i + 1);
    if (!opens_block(token)) return;
    blocks_.push_back({.function = token.is("function")});
    if (token.is("function")) ++depth_, declare_parameters(i);
    if (const auto loop = loops_.find(i); loop != loops_.end()) declare_list(loop->second, i);
  }

  // Whether a name means a variable of a function around this one.
  bool outside(std::string_view name, std::size_t i) const {
    const auto found = names_.find(name);
    if (found == names_.end()) return false;
    for (const auto& known : found->second | std::views::reverse)
      if (known.from <= i) return known.depth < depth_;
    return false;
  }
  int depth() const { return depth_; }

 private:
  struct Local {
    int depth;
    std::size_t from;  // the token from which it is in scope
  };
  struct Block {
    bool function = false;
    std::size_t until = 0;  // of `repeat`: the end of its condition, once it is known
    std::vector<std::string_view> names = {};
  };

  void close() {
    if (blocks_.size() < 2) return;
    for (const std::string_view name : blocks_.back().names) names_[name].pop_back();
    if (blocks_.back().function) --depth_;
    blocks_.pop_back();
  }

  void declare(std::string_view name, std::size_t from) {
    names_[name].push_back({depth_, from});
    blocks_.back().names.push_back(name);
  }

  // The names from token i on, each perhaps with <const> or <close>; returns what follows.
  std::size_t declare_list(std::size_t i, std::size_t from) {
    while (code_.at(i).type == TokenType::name) {
      declare(code_.at(i).text, from);
      i = after_name(i);
      if (!code_.at(i).is(",")) break;
      ++i;
    }
    return i;
  }
  std::size_t after_name(std::size_t i) const {
    return code_.at(i + 1).is("<") && code_.at(i + 3).is(">") ? i + 4 : i + 1;
  }
  std::size_t after_names(std::size_t i) const {
    while (code_.at(i).type == TokenType::name) {
      i = after_name(i);
      if (!code_.at(i).is(",")) break;
      ++i;
    }
    return i;
  }

  void declare_local(std::size_t i) {
    if (code_.at(i + 1).is("function")) return declare(code_.at(i + 2).text, i);
    const std::size_t next = after_names(i + 1);
    declare_list(i + 1, code_.at(next).is("=") ? code_.after_expressions(next + 1) : next);
  }

  // The names of a loop are in scope from its `do` on.
  void declare_loop(std::size_t i) {
    const std::size_t next = after_names(i + 1);
    if (any_of(code_.at(next), {"=", "in"})) loops_[code_.after_expressions(next + 1)] = i + 1;
  }

  void declare_parameters(std::size_t i) {
    for (++i; code_.at(i).type == TokenType::name || any_of(code_.at(i), {".", ":"}); ++i)
      if (code_.at(i).is(":")) declare("self", i);
    if (code_.at(i).is("(")) declare_list(i + 1, i);
  }

  const Structure& code_;
  std::vector<Block> blocks_;
  std::map<std::string_view, std::vector<Local>> names_;
  std::map<std::size_t, std::size_t> loops_;  // by the `do` of a loop: where its names begin
  int depth_ = 0;                             // of functions
};

class MiscompiledSearch {
  // Lua refuses expressions that are nested more deeply.
  static constexpr int k_max_nested = 200;

 public:
  explicit MiscompiledSearch(const std::vector<Token>& tokens)
      : tokens_(tokens), code_(tokens), scopes_(code_) {
    find_constants();
  }

  std::optional<Miscompiled> run() {
    for (std::size_t i = 0; i < tokens_.size(); ++i) {
      scopes_.advance(i);
      count_constant(i);
      if (bitwise_on_condition(i)) return bitwise_sentence(i);
      if (comparison_as_key(i))
        return Miscompiled{
            tokens_[i].at.line,
            fmt::format("Lua 5.4 compiles '{}' incorrectly, because {} is defined outside the "
                        "function: put the comparison in a local first",
                        code_.text(i, code_.partner(i + 1)), tokens_[i].text)};
    }
    return std::nullopt;
  }

 private:
  // Names declared as `local name <const>`, which the compiler replaces by their values.
  void find_constants() {
    for (std::size_t i = 1; i + 2 < tokens_.size(); ++i)
      if (tokens_[i].is("<") && tokens_[i + 1].text == "const" && tokens_[i + 2].is(">"))
        constants_.insert(tokens_[i - 1].text);
  }

  bool constant_name(std::size_t i) const {
    return tokens_[i].type == TokenType::name && constants_.contains(tokens_[i].text) &&
           (i == 0 || !any_of(tokens_[i - 1], {".", ":"}));
  }

  // At least as many as the compiler has made for each open function up to here.
  void count_constant(std::size_t i) {
    const auto depth = static_cast<std::size_t>(scopes_.depth());
    if (counts_.size() > depth + 1) counts_.resize(depth + 1);
    while (counts_.size() <= depth) counts_.emplace_back();
    Constants& now = counts_.back();
    const Token& token = tokens_[i];
    // Calculated ones each need a number, or a name that stands for one.
    if (token.type == TokenType::number || constant_name(i))
      ++now.numbers;
    else if (token.type == TokenType::name || token.type == TokenType::string)
      now.texts.insert(token.text);
  }
  bool many_constants() const {
    constexpr std::size_t k_most = 256 - 3;  // nil, true and false may be among them
    return counts_.back().numbers + counts_.back().texts.size() > k_most;
  }

  // Calls f with each token between two, without those in brackets and functions.
  template <class F>
  void each_between(std::size_t from, std::size_t to, F&& f) const {
    for (std::size_t i = from; i < to; ++i) {
      f(i);
      if (opens_bracket(tokens_[i]) || tokens_[i].is("function"))
        i = std::min(code_.partner(i), to);
    }
  }

  // Whether all between two tokens is known when it is compiled, as far as one can see.
  bool constant(std::size_t from, std::size_t to) const {
    bool all = true;
    for (std::size_t i = from; i < to; ++i) {
      const Token& token = tokens_[i];
      const bool call = token.is("(") && !code_.groups(i);
      const bool known = token.type == TokenType::number || token.type == TokenType::symbol ||
                         token.type == TokenType::string || constant_name(i) ||
                         any_of(token, {"nil", "true", "false", "and", "or", "not"});
      all = all && known && !call;
    }
    return all;
  }

  // Whether a key, from one token to another, is a comparison and nothing that completes it.
  bool bare_comparison(std::size_t from, std::size_t to, int nested = 0) const {
    if (nested > k_max_nested) return false;
    while (to > from && tokens_[from].is("(") && code_.partner(from) == to - 1) ++from, --to;
    std::size_t joins_at = to;
    bool either = false, compared = false;
    each_between(from, to, [&](std::size_t i) {
      const bool is_or = tokens_[i].is("or");
      if (is_or || (tokens_[i].is("and") && !either)) joins_at = i;
      either = either || is_or;
      compared = compared || compares(tokens_[i]);
    });
    // `a and b` is complete, unless a is a constant that leaves nothing to decide.
    if (joins_at < to)
      return constant(from, joins_at) && bare_comparison(joins_at + 1, to, nested + 1);
    if (compared) return true;
    std::size_t inner = from;
    while (inner < to && tokens_[inner].is("not")) ++inner;
    return inner > from && inner < to && tokens_[inner].is("(") && code_.partner(inner) == to - 1 &&
           bare_comparison(inner, to);
  }

  bool comparison_as_key(std::size_t i) const {
    const bool variable = tokens_[i].type == TokenType::name && code_.at(i + 1).is("[") &&
                          (i == 0 || !any_of(tokens_[i - 1], {".", ":"}));
    return variable && code_.partner(i + 1) < tokens_.size() &&
           bare_comparison(i + 2, code_.partner(i + 1)) && scopes_.outside(tokens_[i].text, i);
  }

  // Whether what ends here may be a number that the compiler knows.
  bool may_be_number(std::size_t i) const {
    if (tokens_[i].type == TokenType::number || constant_name(i)) return true;
    const std::size_t open = code_.partner(i);
    return tokens_[i].is(")") && open < i && code_.groups(open) && constant(open + 1, i);
  }

  // Whether there is a condition in grouping brackets, or in further ones within.
  bool decides(std::size_t open, int nested = 0) const {
    bool out = nested > k_max_nested;
    each_between(open + 1, std::min(code_.partner(open), tokens_.size()), [&](std::size_t i) {
      out = out || branches(tokens_[i]) || (!out && code_.groups(i) && decides(i, nested + 1));
    });
    return out;
  }

  // Where the right operand opens its bracket.
  std::size_t right_operand(std::size_t i) const {
    ++i;
    while (code_.at(i).is("not")) ++i;
    return i;
  }

  bool bitwise_on_condition(std::size_t i) const {
    if (i == 0 || !any_of(tokens_[i], {"&", "|", "~"}) || !ends_operand(tokens_[i - 1]) ||
        !many_constants())
      return false;
    const std::size_t right = right_operand(i);
    if (!code_.at(right).is("(") || !may_be_number(i - 1)) return false;
    if (right == i + 1 && !decides(right)) return false;
    // What is calculated further is complete before.
    const Token& next = code_.at(code_.after(right));
    return !any_of(next, {".", ":", "[", "(", "{", "+", "-", "*", "/", "//", "%", "^", "..", "<<",
                          ">>"}) &&
           next.type != TokenType::string;
  }

  Miscompiled bitwise_sentence(std::size_t i) const {
    const std::size_t left = tokens_[i - 1].is(")") ? code_.partner(i - 1) : i - 1;
    const std::size_t end = std::min(code_.partner(right_operand(i)), tokens_.size() - 1);
    const std::string number = code_.text(left, i - 1), condition = code_.text(i + 1, end);
    return {tokens_[i].at.line,
            fmt::format("Lua 5.4 may compile '{0} {1} {2}' incorrectly in a function with so many "
                        "names and numbers: put the number last, as in '{2} {1} {0}'",
                        number, tokens_[i].text, condition)};
  }

  struct Constants {
    std::set<std::string_view> texts;
    std::size_t numbers = 0;
  };

  const std::vector<Token>& tokens_;
  Structure code_;
  Scopes scopes_;
  std::set<std::string_view> constants_;
  std::vector<Constants> counts_;  // by depth of functions
};

}  // namespace

std::optional<Miscompiled> find_miscompiled(const std::vector<Token>& tokens) {
  return MiscompiledSearch(tokens).run();
}

}  // namespace hr::scripting
