// SPDX-License-Identifier: MIT
#include "editor/text/word_help.h"

#include <fmt/format.h>

#include <algorithm>

#include "editor/text/call_help.h"
#include "editor/text/receivers.h"
#include "editor/text/sentences.h"
#include "editor/text/string_words.h"
#include "editor/text/table_context.h"
#include "editor/text/text_moves.h"
#include "scripting/source/tokens.h"

namespace hr::editor {

namespace {

using Text = std::string_view;
using scripting::Token;
using scripting::TokenType;

constexpr std::size_t k_max_help = 300;  // bytes: a long second sentence is left out

// The same text without the marks of Markdown.
std::string plain(std::string text) {
  std::erase(text, '`');
  return text;
}

HelpText of_api(const ApiName& name) {
  std::string help = plain(name.help);
  if (!name.more.empty() && help.size() + name.more.size() <= k_max_help)
    help += " " + plain(name.more);
  return {name.signature, std::move(help), name.example, {}};
}

class WordReader {
 public:
  WordReader(const Api& api, const TextDocument& document, TextAt at, const std::string& file,
             const std::vector<RuleText>& texts)
      : api_(api), document_(document), at_(at), file_(file), texts_(texts) {}

  std::optional<WordHelp> run() {
    first_ = statement_line(document_, at_.line);
    text_ = document_.text({{first_, 0}, {at_.line, length(document_.line(at_.line))}});
    tokens_ = scripting::tokenize(text_);
    if (!find_token()) return {};
    std::optional<HelpText> found = word().type == TokenType::string ? in_string() : in_code();
    if (!found) return {};
    return WordHelp{range(), std::move(*found)};
  }

 private:
  const Token& word() const { return tokens_[token_]; }
  bool is(std::size_t back, Text text) const {
    return token_ >= back && tokens_[token_ - back].is(text);
  }
  Text name(std::size_t back) const {
    return token_ >= back && tokens_[token_ - back].type == TokenType::name
               ? tokens_[token_ - back].text
               : Text();
  }
  std::size_t offset() const { return static_cast<std::size_t>(word().text.data() - text_.data()); }

  TextRange range() const {
    const TextAt from{first_ + word().at.line - 1, word().at.column - 1};
    return {from, {from.line, from.column + static_cast<int>(word().text.size())}};
  }

  // A word, or a string on one line, at the place.
  bool find_token() {
    for (token_ = 0; token_ + 1 < tokens_.size(); ++token_) {
      const Token& token = word();
      if (token.type != TokenType::name && token.type != TokenType::string) continue;
      if (token.text.find('\n') != Text::npos) continue;
      const TextRange here = range();
      if (here.from <= at_ && at_ < here.to) return true;
    }
    return false;
  }

  std::optional<HelpText> in_string() const {
    const std::string value = scripting::string_value(word().text);
    const TextAt inside{range().from.line, range().from.column + 1};
    if (const auto part = sentence_part_at(api_, document_, at_))
      return HelpText{part->signature, part->help, {}, {}};
    std::string section;
    if (const auto call = call_help(api_, document_, inside)) {
      const ApiName& function = *call->function;
      if (call->part >= 0) section = section_of(function.parts[call->part].name);
      if (section.empty()) section = section_of(function.name);
    }
    const StringPlace place = string_place(api_, document_, inside);
    if (std::ranges::find(place.words, value) != place.words.end()) return listed(place, value);
    if (section.empty() && !place.sections.empty()) section = place.sections.front();
    return own(value, section);
  }

  // A word that the API lists: what it belongs to, and what that does.
  static HelpText listed(const StringPlace& place, const std::string& value) {
    HelpText out = of_api(*place.told_by);
    out.signature = fmt::format("\"{}\" of {}", value, out.signature);
    return out;
  }

  std::optional<HelpText> in_code() const {
    const Text word_text = word().text;
    if (is(1, ":")) return of(method_of(api_, receiver(), word_text));
    if (is(1, ".")) return member();
    const TableContext context = table_context(api_, Text(text_).substr(0, offset()));
    if (tokens_[token_ + 1].is("=") && context.key) {
      if (const ApiName* const field = api_.field(context.table, word_text)) return of_api(*field);
    }
    if (const auto found = declared_here()) return found;
    if (const auto found = local(word_text)) return found;
    if (!tokens_[token_ + 1].is("="))
      if (const ApiName* const global = api_.global(word_text)) return of_api(*global);
    return own(std::string(word_text), "");
  }

  static std::optional<HelpText> of(const ApiName* name) {
    return name == nullptr ? std::nullopt : std::optional(of_api(*name));
  }
  Text receiver() const { return receiver_at_end(Text(text_).substr(0, offset())); }

  // After a dot.
  std::optional<HelpText> member() const {
    const std::string value(word().text);
    if (is_options(receiver())) return own(value, "options");
    if (receiver().ends_with(".hooks")) return own(value, "hooks");
    if (receiver() != "g" && receiver() != "v") return {};
    if (const ApiName* const field = api_.field("View", value)) return of_api(*field);
    if (const auto zone = own(value, "zones", true)) return zone;
    return own(value, "vars", true);
  }

  // The word is where a name of the ruleset is declared.
  std::optional<HelpText> declared_here() const {
    const TextAt from = range().from;
    const scripting::SourcePosition here{from.line + 1, from.column + 1};
    for (const OwnName& own : names())
      if (own.section != k_local && own.file == file_ && own.at == here)
        return declared(own, own.section);
    return {};
  }

  // The last declaration above the place, else the first one.
  std::optional<HelpText> local(Text wanted) const {
    const OwnName* best = nullptr;
    const scripting::SourcePosition here{at_.line + 1, at_.column + 1};
    for (const OwnName& own : names()) {
      if (own.section != k_local || own.file != file_ || own.name != wanted) continue;
      if (best == nullptr || own.at.line <= here.line) best = &own;
    }
    if (best == nullptr) return {};
    return declared(*best, "");
  }

  std::optional<HelpText> own(const std::string& value, const std::string& section,
                              bool only = false) const {
    const OwnName* found = nullptr;
    for (const OwnName& own : names()) {
      if (own.name != value || own.section == k_local) continue;
      if (own.section == section) return declared(own, section);
      if (found == nullptr && !only) found = &own;
    }
    if (found == nullptr) return {};
    return declared(*found, found->section);
  }

  static HelpText declared(const OwnName& own, const std::string& section) {
    const std::string what =
        section.empty() ? "a local name" : std::string(word_for_section(section));
    const std::string in = own.file.empty() ? "" : own.file + ", ";
    return {own.name + ": " + what,
            {},
            own.declaration,
            fmt::format("Declared in {}line {}.", in, own.at.line)};
  }

  const std::vector<OwnName>& names() const {
    if (!names_read_) names_ = own_names(texts_);
    names_read_ = true;
    return names_;
  }

  const Api& api_;
  const TextDocument& document_;
  const TextAt at_;
  const std::string& file_;
  const std::vector<RuleText>& texts_;
  int first_ = 0;
  std::string text_;
  std::vector<Token> tokens_;
  std::size_t token_ = 0;
  mutable std::vector<OwnName> names_;
  mutable bool names_read_ = false;
};

}  // namespace

std::optional<WordHelp> word_help(const Api& api, const TextDocument& document, TextAt at,
                                  const std::string& file, const std::vector<RuleText>& texts) {
  return WordReader(api, document, at, file, texts).run();
}

}  // namespace hr::editor
