// SPDX-License-Identifier: MIT
#include "editor/text/table_context.h"

#include <algorithm>
#include <cctype>
#include <vector>

#include "scripting/source/tokens.h"

namespace hr::editor {

namespace {

using scripting::Token;
using scripting::TokenType;

// An open bracket.
struct BracketFrame {
  std::string type;     // the type of its entries, as written in api.lua
  std::string table;    // as in TableContext
  std::string key;      // whose value is being typed
  std::string pending;  // the return type of a function inside it
  int blocks = 0, pending_blocks = 0;
};

bool has_fields(const Api& api, const std::string& name) { return api.fields.contains(name); }

// The class in a type that has fields; `inside` becomes true for a list or map of that class.
std::string class_in(const Api& api, std::string_view type, bool& inside) {
  for (const auto& [name, fields] : api.fields) {
    const std::size_t at = type.find(name);
    if (at == std::string_view::npos || name == "View") continue;
    const auto letter = [&](std::size_t i) {
      return i < type.size() && (std::isalnum(static_cast<unsigned char>(type[i])) != 0);
    };
    if ((at > 0 && letter(at - 1)) || letter(at + name.size())) continue;
    inside = type.find("[]", at) != std::string_view::npos || type.find("table<") < at;
    return name;
  }
  return {};
}

class BracketWalk {
 public:
  explicit BracketWalk(const Api& api) : api_(api) { frames_.emplace_back(); }

  TableContext of(const std::vector<Token>& tokens) {
    for (const Token& token : tokens) variant_ = variant_ || token.text == "extends";
    for (std::size_t i = 0; i + 1 < tokens.size(); ++i) step(tokens, i);
    const BracketFrame& last = frames_.back();
    return {last.table, key_};
  }

 private:
  void step(const std::vector<Token>& tokens, std::size_t i) {
    const Token& token = tokens[i];
    BracketFrame& frame = frames_.back();
    const bool opens = token.is("{") || token.is("(") || token.is("[");
    if (token.type == TokenType::name && tokens[i + 1].is("=") && key_)
      frame.key = token.text;
    else if (token.is(","))
      frame.key.clear();
    else if (opens)
      open(token.is("{"), i > 0 ? &tokens[i - 1] : nullptr);
    else if ((token.is("}") || token.is(")") || token.is("]")) && frames_.size() > 1)
      frames_.pop_back();
    else
      block(token);
    const BracketFrame& now = frames_.back();
    key_ = !now.table.empty() && (token.is("{") || token.is(",") || token.is(";"));
  }

  void block(const Token& token) {
    BracketFrame& frame = frames_.back();
    if (token.is("function")) {
      if (frame.pending.empty()) {
        frame.pending = expected(frame);
        frame.pending_blocks = frame.blocks;
        if (frame.pending.empty()) frame.pending = "?";
      }
      ++frame.blocks;
    } else if (token.is("if") || token.is("do") || token.is("repeat")) {
      ++frame.blocks;
    } else if (token.is("end") || token.is("until")) {
      if (frame.blocks > 0) --frame.blocks;
      if (frame.blocks == frame.pending_blocks) frame.pending.clear();
    }
  }

  // The type of the value being typed in a frame.
  std::string expected(const BracketFrame& frame) const {
    if (frame.table.empty()) return frame.type;
    const std::string wanted = frame.key.empty() ? "[]" : frame.key;
    for (const ApiName& field : api_.fields_of(frame.table))
      if (field.name == wanted) return field.type;
    return {};
  }

  void open(bool table, const Token* before) {
    const BracketFrame& outer = frames_.back();
    BracketFrame frame;
    const bool called = before != nullptr && before->type == TokenType::name;
    const bool returned = before != nullptr && before->is("return");
    if (table && called) {
      const std::string function = std::string(before->text) + "{";
      if (has_fields(api_, function)) frame.table = function;
    } else if (table && returned && outer.pending.empty() && frames_.size() == 1) {
      frame.table = variant_ ? "Variant" : "Ruleset";
    } else if (table) {
      fill(frame, returned && !outer.pending.empty() ? outer.pending : expected(outer));
    } else if (called) {  // the only argument of a call: step({ … })
      frame.type = std::string(before->text) + "{";
    }
    frames_.push_back(std::move(frame));
  }

  void fill(BracketFrame& frame, const std::string& type) const {
    if (type.ends_with('{')) {
      if (has_fields(api_, type)) frame.table = type;
      return;
    }
    bool inside = false;
    const std::string name = class_in(api_, type, inside);
    (inside ? frame.type : frame.table) = name;
  }

  const Api& api_;
  std::vector<BracketFrame> frames_;
  bool key_ = false, variant_ = false;
};

constexpr int k_longest_statement = 4000;  // lines

}  // namespace

int statement_line(const TextDocument& document, int line) {
  const int least = std::max(0, line - k_longest_statement);
  const auto begins = [&](std::string_view word) { return document.line(line).starts_with(word); };
  while (line > least && !begins("local ") && !begins("return ") && !begins("function ")) --line;
  return line;
}

TableContext table_context(const Api& api, std::string_view before) {
  return BracketWalk(api).of(scripting::tokenize(before));
}

}  // namespace hr::editor
