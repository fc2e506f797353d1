// SPDX-License-Identifier: MIT
#include "scripting/check/lint_letters.h"

#include <fmt/format.h>

#include <map>
#include <string>

#include "core/base/scripts.h"
#include "core/base/words.h"

namespace hr::scripting {

namespace {

std::string sentence_of(ScriptTrouble trouble) {
  switch (trouble) {
    case ScriptTrouble::none:
      return "";
    case ScriptTrouble::order:
      return "is written from right to left, but the window shows its letters from left to right";
    case ScriptTrouble::joined:
      return "has letters that join from right to left; the window shows them apart and from left "
             "to right";
    case ScriptTrouble::combined:
      return "has letters that combine; the window shows them apart";
    case ScriptTrouble::missing:
      return "has a character that the window cannot show";
  }
  return "";
}

struct Found {
  Token first;
  int more = 0;
};

std::map<ScriptTrouble, Found> troubles_of(const RuleFile& file) {
  std::map<ScriptTrouble, Found> out;
  for (const Token& token : tokenize(file.text)) {
    if (token.type != TokenType::string) continue;
    const ScriptTrouble trouble = script_trouble(string_value(token.text));
    if (trouble == ScriptTrouble::none) continue;
    if (const auto [known, added] = out.try_emplace(trouble, Found{token}); !added)
      ++known->second.more;
  }
  return out;
}

}  // namespace

// One finding for a file and a kind of trouble: a ruleset in Hebrew is not wrong in each line.
std::vector<Finding> lint_letters(const SourcePlaces& places, const GameDef& /*def*/) {
  std::vector<Finding> out;
  for (const RuleFile& file : places.files())
    for (const auto& [trouble, found] : troubles_of(file)) {
      const Token& token = found.first;
      std::string message =
          fmt::format("{} {}", quote(string_value(token.text)), sentence_of(trouble));
      if (found.more > 0)
        message += fmt::format(" (and so {} more {} in this file)", found.more,
                               found.more == 1 ? "text" : "texts");
      out.push_back(finding(places.in_line(places.shown(file), token.at.line, token.text),
                            Finding::Severity::warning, message,
                            "the terminal and printed sheets show it as it should be"));
    }
  return out;
}

}  // namespace hr::scripting
