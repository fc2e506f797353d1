// SPDX-License-Identifier: MIT
#include "tests/scripting/bind/reference.h"

#include <catch2/catch.hpp>
#include <regex>

#include "scripting/source/tokens.h"
#include "tests/support/written.h"

namespace hr::tests {

namespace {

using scripting::Token;
using scripting::TokenType;

constexpr std::string_view k_result = "--> ";

bool take(std::string_view& text, std::string_view head) {
  if (!text.starts_with(head)) return false;
  text.remove_prefix(head.size());
  return true;
}

// Where the value that begins with this token ends: at a comma or a closing bracket.
std::size_t end_of_value(const std::vector<Token>& tokens, std::size_t i) {
  for (int depth = 0; tokens[i].type != TokenType::end; ++i) {
    const Token& token = tokens[i];
    const bool closes = token.is("}") || token.is(")") || token.is("]");
    if (depth == 0 && (token.is(",") || closes)) break;
    if (token.is("{") || token.is("(") || token.is("[") || opens_block(token)) ++depth;
    if (closes || closes_block(token)) --depth;
  }
  return i;
}

class Ablation {
 public:
  explicit Ablation(const std::string& text) : text_(text), tokens_(scripting::tokenize(text)) {}

  // Without the field of this name, in the ruleset's own table or in one inside it.
  std::string field(std::string_view name, bool inside) const {
    int depth = 0;
    for (std::size_t i = 0; i + 1 < tokens_.size(); ++i) {
      if (tokens_[i].is("{")) ++depth;
      if (tokens_[i].is("}")) --depth;
      if (!names(i, name, true) || (depth > 0) != inside) continue;
      std::size_t end = end_of_value(tokens_, i + 2);
      if (tokens_[end].is(",")) ++end;
      return without(i, end);
    }
    FAIL("the example of " << name << " does not use it: " << text_);
    return {};
  }

  // With something else wherever the word is used.
  std::string word(std::string_view name, const std::string& instead) const {
    std::string out = text_;
    bool found = false;
    for (std::size_t i = tokens_.size(); i-- > 0;) {
      if (!names(i, name, false) || (i > 0 && tokens_[i - 1].is("."))) continue;
      const auto at = static_cast<std::size_t>(tokens_[i].text.data() - text_.data());
      out.replace(at, name.size(), instead);
      found = true;
    }
    INFO("the example of " << name << ": " << text_);
    CHECK(found);
    return out;
  }

 private:
  bool names(std::size_t i, std::string_view name, bool field) const {
    return tokens_[i].type == TokenType::name && tokens_[i].text == name &&
           tokens_[i + 1].is("=") == field;
  }
  std::string without(std::size_t from, std::size_t to) const {
    const auto at = [&](std::size_t i) {
      return tokens_[i].type == TokenType::end
                 ? text_.size()
                 : static_cast<std::size_t>(tokens_[i].text.data() - text_.data());
    };
    std::string out = text_;
    return out.erase(at(from), at(to) - at(from));
  }

  const std::string& text_;
  std::vector<Token> tokens_;
};

// Another value of the type of a constant; nothing for a function.
std::string other_than(std::string_view name, std::string_view type) {
  if (type == "Set") return name == "nowhere" ? "everywhere" : "nowhere";
  if (type == "Condition") return "some(nowhere)";
  return type == "Write" ? "{}" : "";
}

class ReferenceReader {
 public:
  std::vector<ReferenceExample> read() {
    std::string_view text = description();
    while (!text.empty()) {
      const std::size_t end = text.find('\n');
      line(text.substr(0, end));
      text.remove_prefix(end == std::string_view::npos ? text.size() : end + 1);
    }
    return std::move(out_);
  }

 private:
  void line(std::string_view line) {
    if (take(line, "---@field ")) {
      const std::string name(line.substr(0, line.find_first_of(" ?")));
      for (ReferenceExample& example : pending_) {
        example.without = Ablation(example.fields).field(name, class_ != "Ruleset");
        add(class_ + "." + name, example);
      }
      pending_.clear();
    } else if (take(line, "---@class ")) {
      class_ = line.substr(0, line.find_first_of(": "));
      pending_.clear();
    } else if (take(line, "---@type ")) {
      type_ = line;
    } else if (line.starts_with("---@")) {
      return;
    } else if (take(line, "---")) {
      listing(line);
    } else {
      const bool constant = line.ends_with(" = nil");
      if (constant || take(line, "function ")) word(line.substr(0, line.find_first_of(" (")));
      pending_.clear();
      type_.clear();
    }
  }

  void listing(std::string_view line) {
    if (line.starts_with("```")) {
      inside_ = !inside_;
      if (inside_) pending_.emplace_back();
    } else if (inside_ && take(line, k_result)) {
      std::string& result = pending_.back().result;
      result += (result.empty() ? "" : "\n") + std::string(line);
    } else if (inside_) {
      pending_.back().fields += std::string(line) + "\n";
    }
  }

  void word(std::string_view name) {
    if (name.find(':') != std::string_view::npos) return;
    for (ReferenceExample& example : pending_) {
      example.without = Ablation(example.fields).word(name, other_than(name, type_));
      add(std::string(name), example);
    }
  }

  void add(const std::string& name, ReferenceExample example) {
    example.name = name;
    out_.push_back(std::move(example));
  }

  std::vector<ReferenceExample> out_, pending_;
  std::string class_, type_;
  bool inside_ = false;
};

}  // namespace

const std::string& description() {
  static const std::string text = source_file("scripting/api.lua");
  REQUIRE_FALSE(text.empty());
  return text;
}

Words described(const std::string& pattern) {
  const std::regex regex(pattern, std::regex::ECMAScript | std::regex::multiline);
  Words out;
  for (auto it = std::sregex_iterator(description().begin(), description().end(), regex);
       it != std::sregex_iterator(); ++it)
    out.insert((*it)[1].str());
  return out;
}

Words described_fields(const std::string& name) {
  const std::size_t from = description().find("---@class " + name + "\n");
  REQUIRE(from != std::string::npos);
  const std::string block = description().substr(from, description().find("\n\n", from) - from);
  const std::regex regex("^---@field ([a-z_]+)", std::regex::ECMAScript | std::regex::multiline);
  Words out;
  for (auto it = std::sregex_iterator(block.begin(), block.end(), regex);
       it != std::sregex_iterator(); ++it)
    out.insert((*it)[1].str());
  return out;
}

std::string small_game(const std::string& fields) {
  const std::string open = "-- ```lua\n", close = "-- ```\n";
  const std::size_t from = description().find(open) + open.size();
  const std::size_t end = description().find(close, from);
  REQUIRE(end != std::string::npos);
  std::string out = description().substr(from, end - from);
  out = std::regex_replace(out, std::regex("(^|\n)-- ?"), "$1");
  const std::size_t last = out.rfind('}');
  REQUIRE(last != std::string::npos);
  return out.substr(0, last) + "\n" + fields + "}\n";
}

std::vector<ReferenceExample> reference_examples() { return ReferenceReader().read(); }

}  // namespace hr::tests
