// SPDX-License-Identifier: MIT
#include "scripting/source/source_map.h"

#include <algorithm>
#include <optional>
#include <vector>

namespace hr::scripting {
namespace {

using PlaceMap = std::map<std::string, SourcePosition, std::less<>>;

constexpr int k_deepest_field = 100;  // nesting of tables and functions; deeper fields are skipped
constexpr std::size_t k_max_path = 200;  // bytes of a path; longer ones are skipped as well

std::string join(const std::string& path, const std::string& key) {
  return path.empty() ? key : path + "." + key;
}

class TableReader {
 public:
  TableReader(const std::vector<Token>& tokens, PlaceMap& places,
              std::vector<SourceMap::ModuleField>& modules)
      : tokens_(tokens), places_(places), modules_(modules) {}

  // The last `return` outside all blocks ends the file.
  void read_file() {
    std::optional<std::size_t> last;
    int depth = 0;
    for (std::size_t i = 0; i < tokens_.size(); ++i) {
      if (opens_block(tokens_[i])) ++depth;
      if (closes_block(tokens_[i])) --depth;
      if (depth == 0 && tokens_[i].is("return")) last = i;
    }
    if (!last) return;
    at_ = *last + 1;
    places_.emplace("", now().at);
    read_value("", 0);
  }

 private:
  const Token& now() const { return tokens_[std::min(at_, tokens_.size() - 1)]; }
  const Token& ahead(std::size_t n) const { return tokens_[std::min(at_ + n, tokens_.size() - 1)]; }
  bool done() const { return now().type == TokenType::end; }

  // `require "name"` or `require("name")` as a whole value.
  void note_module(const std::string& path) {
    if (now().type != TokenType::name || now().text != "require") return;
    const std::size_t bracket = ahead(1).is("(") ? 1 : 0;
    const Token& name = ahead(1 + bracket);
    const std::size_t behind = 2 + 2 * bracket;
    if (name.type != TokenType::string || (bracket == 1 && !ahead(3).is(")"))) return;
    if (ahead(behind).type == TokenType::end || ends_value(ahead(behind)))
      modules_.push_back({path, string_value(name.text)});
  }

  // Reads one expression, up to the first token that cannot belong to it.
  void read_value(const std::string& path, int depth) {
    note_module(path);
    int brackets = 0;
    while (!done()) {
      const Token& t = now();
      if (brackets == 0 && ends_value(t)) return;
      if (t.is("function")) {
        read_function(path, depth + 1);
      } else if (t.is("{") && depth < k_deepest_field) {
        read_table(path, depth + 1);
      } else {
        if (opens_bracket(t)) ++brackets;
        if (closes_bracket(t)) --brackets;
        ++at_;
      }
    }
  }

  static bool ends_value(const Token& t) {
    return t.is(",") || t.is(";") || closes_bracket(t) || t.is("end") || t.is("else") ||
           t.is("elseif") || t.is("until");
  }

  // Reads from `function` to its `end`; what it returns describes the field that holds it.
  void read_function(const std::string& path, int depth) {
    int blocks = 0;
    while (!done()) {
      const Token& t = now();
      if (t.is("function") && blocks > 0) {
        skip_function();
        continue;
      }
      if (opens_block(t)) ++blocks;
      if (closes_block(t)) --blocks;
      ++at_;
      if (blocks == 0) return;
      if (t.is("return") && depth < k_deepest_field) read_value(path, depth);
    }
  }

  void skip_function() {
    int blocks = 0;
    while (!done()) {
      if (opens_block(now())) ++blocks;
      if (closes_block(now())) --blocks;
      ++at_;
      if (blocks == 0) return;
    }
  }

  void read_table(const std::string& path, int depth) {
    int entries = 0;
    ++at_;  // {
    while (!done() && !now().is("}")) {
      if (now().is(",") || now().is(";")) {
        ++at_;
        continue;
      }
      const std::size_t before = at_;
      read_field(path, depth, entries);
      if (at_ == before) ++at_;  // a stray `end` or `)`: broken source
    }
    if (!done()) ++at_;  // }
  }

  void read_field(const std::string& path, int depth, int& entries) {
    const Token& first = now();
    if (first.type == TokenType::name && ahead(1).is("=")) {
      at_ += 2;
      return remember(join(path, std::string(first.text)), first.at, depth);
    }
    if (!first.is("[")) return remember(join(path, std::to_string(++entries)), first.at, depth);
    const Token& key = ahead(1);
    const bool plain = key.type == TokenType::string || key.type == TokenType::number;
    if (plain && ahead(2).is("]") && ahead(3).is("=")) {
      at_ += 4;
      const std::string name =
          key.type == TokenType::string ? string_value(key.text) : std::string(key.text);
      return remember(join(path, name), first.at, depth);
    }
    skip_key();
  }

  void remember(const std::string& path, SourcePosition at, int depth) {
    if (path.size() > k_max_path) return skip_value();
    places_.emplace(path, at);
    read_value(path, depth);
  }

  // `[a .. b] = value`: the key is not known until the file runs.
  void skip_key() {
    int brackets = 0;
    while (!done() && !(brackets == 0 && now().is("="))) {
      if (brackets == 0 && (now().is(",") || now().is("}"))) return;
      if (opens_bracket(now())) ++brackets;
      if (closes_bracket(now())) --brackets;
      ++at_;
    }
    skip_value();
  }

  void skip_value() {
    int nesting = 0;
    for (; !done(); ++at_) {
      if (nesting == 0 && ends_value(now())) return;
      if (opens_bracket(now()) || opens_block(now())) ++nesting;
      if (closes_bracket(now()) || closes_block(now())) --nesting;
    }
  }

  const std::vector<Token>& tokens_;
  PlaceMap& places_;
  std::vector<SourceMap::ModuleField>& modules_;
  std::size_t at_ = 0;
};

}  // namespace

SourceMap::SourceMap(std::string_view source) {
  const std::vector<Token> tokens = tokenize(source);
  TableReader(tokens, places_, modules_).read_file();
}

SourcePosition SourceMap::find(std::string_view path) const {
  while (true) {
    if (const auto place = places_.find(path); place != places_.end()) return place->second;
    if (path.empty()) return {};
    const std::size_t dot = path.rfind('.');
    path = dot == std::string_view::npos ? std::string_view() : path.substr(0, dot);
  }
}

}  // namespace hr::scripting
