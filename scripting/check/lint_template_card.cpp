// SPDX-License-Identifier: MIT
#include "scripting/check/lint_template_card.h"

#include <fmt/format.h>

#include <array>
#include <map>
#include <string>

#include "scripting/source/tokens.h"
#include "scripting/templates/templates.h"

namespace hr::scripting {

namespace {

// What a card need not mention, or takes from the options.
constexpr std::array<std::string_view, 14> k_not_on_cards{
    "name",  "by",   "about", "seats", "options", "card",      "sheets",
    "marks", "look", "clock", "par",   "api",     "reminders", "time_out"};

std::vector<Token> without_comments(std::string_view text) {
  std::vector<Token> out;
  for (const Token& token : tokenize(text))
    if (token.type != TokenType::comment) out.push_back(token);
  return out;
}

int depth_after(int depth, const Token& token) {
  if (opens_bracket(token) || opens_block(token)) return depth + 1;
  return closes_bracket(token) || closes_block(token) ? depth - 1 : depth;
}

// The fields of the table that a file returns, each as its tokens; "": everything else.
using FieldTexts = std::map<std::string, std::string, std::less<>>;

void add(FieldTexts& out, const std::vector<Token>& entry) {
  const bool named = entry.size() > 2 && entry[0].type == TokenType::name && entry[1].is("=");
  std::string& text = out[named ? std::string(entry[0].text) : ""];
  for (std::size_t i = named ? 2 : 0; i < entry.size(); ++i) text.append(entry[i].text).append(" ");
}

FieldTexts fields_of(std::string_view text) {
  FieldTexts out;
  std::vector<Token> entry;
  int depth = 0;
  bool inside = false;  // the table
  for (const Token& token : without_comments(text)) {
    if (!inside && depth == 0 && token.is("{") && !entry.empty() && entry.back().is("return")) {
      entry.pop_back();
      inside = true;
    } else if (inside && depth == 0 && (token.is(",") || token.is(";") || token.is("}"))) {
      inside = !token.is("}");
    } else {
      depth = depth_after(depth, token);
      entry.push_back(token);
      continue;
    }
    add(out, entry);
    entry.clear();
  }
  add(out, entry);
  return out;
}

bool same_rules(FieldTexts a, FieldTexts b) {
  for (const std::string_view name : k_not_on_cards)
    for (FieldTexts* const fields : {&a, &b})
      if (const auto found = fields->find(name); found != fields->end()) fields->erase(found);
  return a == b;
}

}  // namespace

std::vector<Finding> lint_template_card(const SourcePlaces& places, const GameDef& /*def*/) {
  for (const RuleFile& file : places.files()) {
    if (file.name != "rules.lua") continue;
    const FieldTexts own = fields_of(file.text);
    const auto card = own.find("card");
    if (card == own.end()) continue;
    for (const GameTemplate& known : game_templates()) {
      const FieldTexts its = fields_of(game_files(known.id, "", "").front().text);
      if (its.at("card") != card->second || same_rules(own, its)) continue;
      return {finding(
          places.of("card"), Finding::Severity::warning,
          fmt::format("card: the sentences are still those of the template \"{}\", but the rules "
                      "have been changed",
                      known.about),
          "write what the rules say now")};
    }
  }
  return {};
}

}  // namespace hr::scripting
