// SPDX-License-Identifier: MIT
#include "scripting/check/lint_sheets.h"

#include <fmt/format.h>

#include <algorithm>

#include "core/base/suggest.h"
#include "core/base/words.h"

namespace hr::scripting {

namespace {

// Where a sheet says `variant = "name"`, or else where the sheets begin.
SourcePlace place_of(const SourcePlaces& places, const std::string& variant) {
  for (const RuleFile& file : places.files()) {
    const std::vector<Token> tokens = tokenize(file.text);
    for (std::size_t i = 2; i < tokens.size(); ++i) {
      const Token& field = tokens[i - 2];
      if (field.type != TokenType::name || field.text != "variant" || !tokens[i - 1].is("="))
        continue;
      if (tokens[i].type == TokenType::string && string_value(tokens[i].text) == variant)
        return places.in_line(places.shown(file), tokens[i].at.line, tokens[i].text);
    }
  }
  return places.of("sheets");
}

}  // namespace

std::vector<Finding> lint_sheets(const SourcePlaces& places, const Sheets& sheets,
                                 const std::vector<std::string>& variants) {
  std::vector<Finding> out;
  for (const Sheet& sheet : sheets) {
    const std::string& variant = sheet.off_variant;
    if (variant.empty() || std::ranges::count(variants, variant) > 0) continue;
    out.push_back(
        finding(place_of(places, variant), Finding::Severity::warning,
                fmt::format("sheets: there is no variant called {}{}", quote(variant),
                            did_you_mean(variant, variants)),
                fmt::format("give the name of a file in variants/ without its ending, or remove "
                            "the field, so that {} is always printed",
                            quote(sheet.title))));
  }
  return out;
}

}  // namespace hr::scripting
