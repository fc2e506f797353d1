// SPDX-License-Identifier: MIT
#include "scripting/source/expression_at.h"

#include <algorithm>
#include <array>
#include <tuple>
#include <vector>

namespace hr::scripting {

namespace {

constexpr std::array<std::string_view, 21> k_binary{
    "+",  "-", "*",  "/", "//", "%", "^",  "..", "==",  "~=", "<",
    "<=", ">", ">=", "&", "|",  "~", "<<", ">>", "and", "or"};
constexpr std::array<std::string_view, 4> k_unary{"-", "not", "#", "~"};

template <std::size_t N>
bool is_one_of(const Token& token, const std::array<std::string_view, N>& words) {
  return std::ranges::any_of(words, [&](std::string_view word) { return token.is(word); });
}

// Reads expressions from a list of tokens that ends with one of type `end`. Each function returns
// the index after what begins at an index; the index itself if nothing of that sort begins there.
class ExpressionReader {
 public:
  explicit ExpressionReader(const std::vector<Token>& tokens) : tokens_(tokens) {}

  std::size_t expression(std::size_t at) const {
    std::size_t end = operand(at);
    while (end != at && is_one_of(tokens_[end], k_binary)) {
      const std::size_t next = operand(end + 1);
      if (next == end + 1) break;
      end = next;
    }
    return end;
  }

 private:
  std::size_t operand(std::size_t at) const {
    std::size_t begin = at;
    while (is_one_of(tokens_[begin], k_unary)) ++begin;
    const Token& first = tokens_[begin];
    std::size_t end = begin;
    if (first.type == TokenType::name)
      end = suffixes(begin + 1);
    else if (first.is("("))
      end = suffixes(bracketed(begin));
    else if (first.type == TokenType::number || first.type == TokenType::string)
      ++end;
    else if (first.is("{"))
      end = bracketed(begin);
    return end == begin ? at : end;
  }

  // What follows a name or a bracket: .name, :name, [key] and arguments.
  std::size_t suffixes(std::size_t at) const {
    for (;;) {
      const Token& token = tokens_[at];
      const bool named = token.is(".") || token.is(":");
      if (named && tokens_[at + 1].type == TokenType::name)
        at += 2;
      else if (token.type == TokenType::string)
        ++at;
      else if (const std::size_t end = opens_bracket(token) ? bracketed(at) : at; end != at)
        at = end;
      else
        return at;
    }
  }

  // Brackets and all that is in them.
  std::size_t bracketed(std::size_t at) const {
    int depth = 0;
    for (std::size_t i = at; tokens_[i].type != TokenType::end; ++i) {
      if (opens_bracket(tokens_[i])) ++depth;
      if (closes_bracket(tokens_[i]) && --depth == 0) return i + 1;
    }
    return at;
  }

  const std::vector<Token>& tokens_;
};

bool is_before(SourcePosition a, SourcePosition b) {
  return std::tie(a.line, a.column) < std::tie(b.line, b.column);
}

// A search among the tokens of a text.
class ExpressionSearch {
 public:
  explicit ExpressionSearch(std::string_view text) : text_(text), tokens_(tokenize(text)) {}

  std::optional<FoundExpression> selected(SourcePosition from, SourcePosition to) const {
    const auto all = static_cast<std::size_t>(std::ssize(tokens_)) - 1;
    std::size_t begin = 0;
    while (begin < all && is_before(tokens_[begin].at, from)) ++begin;
    std::size_t end = begin;
    while (end < all && !is_before(to, end_of(end))) ++end;
    std::vector<Token> inside(tokens_.begin() + static_cast<std::ptrdiff_t>(begin),
                              tokens_.begin() + static_cast<std::ptrdiff_t>(end));
    inside.push_back(tokens_.back());
    const bool whole = end > begin && ExpressionReader(inside).expression(0) == end - begin;
    return whole ? found(begin, end) : std::nullopt;
  }

  std::optional<FoundExpression> around(SourcePosition at) const {
    for (std::size_t i = innermost(at);
         tokens_[i].type != TokenType::end && !is_before(at, tokens_[i].at);) {
      const std::size_t end = ExpressionReader(tokens_).expression(i);
      if (end == i) {
        ++i;
        continue;
      }
      if (!is_before(end_of(end - 1), at))
        return tokens_[end].is("=") ? std::nullopt : found(i, end);
      i = end;
    }
    return {};
  }

 private:
  // The first token inside the innermost brackets around a place.
  std::size_t innermost(SourcePosition at) const {
    std::vector<std::size_t> open{0};
    for (std::size_t i = 0; tokens_[i].type != TokenType::end && is_before(tokens_[i].at, at);
         ++i) {
      if (opens_bracket(tokens_[i])) open.push_back(i + 1);
      if (closes_bracket(tokens_[i]) && open.size() > 1) open.pop_back();
    }
    return open.back();
  }

  SourcePosition end_of(std::size_t i) const {
    const Token& token = tokens_[i];
    const auto breaks = std::ranges::count(token.text, '\n');
    const std::size_t last = token.text.rfind('\n');
    const auto size = static_cast<int>(token.text.size());
    if (breaks == 0) return {token.at.line, token.at.column + size};
    return {token.at.line + static_cast<int>(breaks), size - static_cast<int>(last)};
  }

  // Unless it is only a literal.
  std::optional<FoundExpression> found(std::size_t begin, std::size_t end) const {
    const auto says = [](const Token& token) { return token.type == TokenType::name; };
    const auto first = tokens_.begin() + static_cast<std::ptrdiff_t>(begin);
    const auto last = tokens_.begin() + static_cast<std::ptrdiff_t>(end);
    if (std::none_of(first, last, says) || first->is("{")) return {};
    FoundExpression out;
    out.from = static_cast<std::size_t>(first->text.data() - text_.data());
    const char* before = nullptr;
    for (auto token = first; token != last; ++token) {
      if (before != nullptr && before != token->text.data()) out.shown += ' ';
      out.shown += token->text;
      before = token->text.data() + token->text.size();
    }
    out.size = static_cast<std::size_t>(before - text_.data()) - out.from;
    return out;
  }

  std::string_view text_;
  std::vector<Token> tokens_;
};

}  // namespace

std::optional<FoundExpression> expression_at(std::string_view text, SourcePosition from,
                                             SourcePosition to) {
  const ExpressionSearch search(text);
  return from == to ? search.around(from) : search.selected(from, to);
}

}  // namespace hr::scripting
