// SPDX-License-Identifier: MIT
#include "scripting/check/impossible.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <vector>

#include "core/language/term_table.h"
#include "scripting/source/tokens.h"

namespace hr::scripting {

namespace {

// If there is only one zone of single pieces, all sets of pieces refer to the same pieces.
bool one_piece_a_cell(const GameDef& def) {
  return def.zones.size() == 1 && !def.zones.front().per_seat &&
         (def.zones.front().holds == Holds::one || def.zones.front().holds == Holds::tower);
}

// Whether no cell can be in both sets, judging by what they require of the piece there.
bool exclude(const TermExpr& a, const TermExpr& b) {
  const auto pieces_of = [](const TermExpr& set) {
    return set.low > 0 ? word_of(set.op).pieces : MeantPieces::none;
  };
  const MeantPieces first = pieces_of(a), second = pieces_of(b);
  if (first == second || first == MeantPieces::none || second == MeantPieces::none) return false;
  if (first == MeantPieces::unseen || second == MeantPieces::unseen) return true;
  if (first == MeantPieces::absent || second == MeantPieces::absent) {
    const TermExpr& empty = first == MeantPieces::absent ? a : b;
    return empty.name.empty() && empty.kinds.empty();  // else without these kinds
  }
  return owner_decides(first) && owner_decides(second);
}

// What a cell has to meet all of, to be in a set.
void add_requirements(const Set& set, std::vector<const TermExpr*>& out) {
  if (!set) return;
  switch (word_of(set->op).joins) {
    case Joins::meet:
      add_requirements(set->a, out);
      add_requirements(set->b, out);
      return;
    case Joins::minus:
      return add_requirements(set->a, out);
    case Joins::unite:
    case Joins::first_of:
    case Joins::nothing:
      out.push_back(set.get());
  }
}
bool contradicts_itself(const Set& set) {
  std::vector<const TermExpr*> required;
  add_requirements(set, required);
  for (std::size_t i = 0; i < required.size(); ++i)
    for (std::size_t j = 0; j < i; ++j)
      if (exclude(*required[i], *required[j])) return true;
  return false;
}

bool always_empty(const Set& set) {
  if (!set) return false;
  const TermWord& facts = word_of(set->op);
  const std::array<const Set*, 3> parts{&set->a, &set->b, &set->c};
  for (int i = 0; i < facts.needs.value_or(0); ++i)
    if (always_empty(*parts[static_cast<std::size_t>(i)])) return true;
  switch (facts.members) {
    case Members::none:
      return true;
    case Members::a_or_b:
      return always_empty(set->a) && always_empty(set->b);
    case Members::a_and_b:
      return contradicts_itself(set);
    case Members::b_as_a:
      return always_empty(set->b);
    case Members::unset:
    case Members::own:
    case Members::of_a:
      return false;
  }
  return false;
}

std::string impossible_pattern(const PatternDef& pattern, bool simple) {
  const PatternWord& word = word_of(pattern.type);
  const bool numbers = word.lists == PatternLists::numbers;
  if (numbers && pattern.low.given() && pattern.high.given() &&
      pattern.low.value > pattern.high.value)
    return "its lower bound is above its upper bound";
  if (pattern.max && pattern.max->given() && pattern.max->value < 1) return "its max is 0";
  const bool needs_over = word.jumps() || (word.onto == UsualSet::as_over && !pattern.onto);
  if (simple && (always_empty(pattern.onto) || always_empty(pattern.piece) ||
                 (needs_over && always_empty(pattern.over))))
    return "its set is always empty";
  for (const PatternDef& part : pattern.parts)
    if (std::string reason = impossible_pattern(part, simple); !reason.empty()) return reason;
  return "";
}

// The argument of a call that begins at `i`, if it is a single text.
const Token* lone_text(const std::vector<Token>& tokens, std::size_t i) {
  const bool alone = i + 1 < tokens.size() && tokens[i].type == TokenType::string &&
                     (tokens[i + 1].is(",") || tokens[i + 1].is(")"));
  return alone ? &tokens[i] : nullptr;
}

// Where each argument of the call with its "(" at `i` begins.
std::vector<std::size_t> arguments_of(const std::vector<Token>& tokens, std::size_t i) {
  std::vector<std::size_t> out{i + 1};
  int depth = 0;
  for (; i < tokens.size(); ++i) {
    const Token& token = tokens[i];
    if (token.is("(") || token.is("{") || token.is("[") || token.is("function")) ++depth;
    if (token.is(")") || token.is("}") || token.is("]") || token.is("end")) --depth;
    if (token.is("if") || token.is("do")) ++depth;
    if (depth <= 0) return out;
    if (depth == 1 && token.is(",")) out.push_back(i + 1);
  }
  return out;
}

// The call of ask, offer or all whose name is token `i`.
bool may_ask_for(const std::vector<Token>& tokens, std::size_t i, const std::string& verb) {
  if (!tokens[i - 1].is(":") || !tokens[i + 1].is("(")) return true;  // not called directly
  const std::vector<std::size_t> arguments = arguments_of(tokens, i + 1);
  const bool all = tokens[i].text == "all";
  for (std::size_t n = all ? 0 : 1; n < arguments.size(); n += all ? 2 : arguments.size()) {
    const Token* name = lone_text(tokens, arguments[n]);
    if (name == nullptr || string_value(name->text) == verb) return true;
  }
  return false;
}

}  // namespace

std::string impossible_patterns(const VerbDef& verb, const GameDef& def) {
  std::string reason;
  for (const PatternDef& pattern : verb.patterns) {
    reason = impossible_pattern(pattern, one_piece_a_cell(def));
    if (reason.empty()) return "";
  }
  return reason;
}

bool may_be_asked(const SourcePlaces& places, const std::string& verb) {
  for (const RuleFile& file : places.files()) {
    const std::vector<Token> tokens = tokenize(file.text);
    for (std::size_t i = 1; i + 1 < tokens.size(); ++i) {
      const std::string_view word = tokens[i].text;
      const bool asks = word == "ask" || word == "offer" || word == "all";
      const bool field = tokens[i - 1].is(".") || tokens[i - 1].is(":");
      if (tokens[i].type == TokenType::name && asks && field && may_ask_for(tokens, i, verb))
        return true;
      if (tokens[i].type != TokenType::string || !tokens[i - 1].is("[")) continue;
      const std::string key = string_value(word);
      if (key == "ask" || key == "offer" || key == "all") return true;
    }
  }
  return false;
}

}  // namespace hr::scripting
