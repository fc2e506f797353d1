// SPDX-License-Identifier: MIT
// What a word of a ruleset means: a name of the API, a field of a table, or a name that the
// ruleset itself declares.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "editor/text/api_names.h"
#include "editor/text/own_names.h"
#include "editor/text/text_document.h"

namespace hr::editor {

// What is shown about a word. Any part but the first may be empty.
struct HelpText {
  std::string signature;
  std::string help;     // one or two sentences
  std::string example;  // lines of rules
  std::string place;    // "Declared in rules.lua, line 12."
};

struct WordHelp {
  TextRange range;  // the word
  HelpText text;
};

// `file`: the name of the document among the texts. None in comments, and for words that mean
// nothing to the API or the ruleset.
std::optional<WordHelp> word_help(const Api& api, const TextDocument& document, TextAt at,
                                  const std::string& file, const std::vector<RuleText>& texts);

}  // namespace hr::editor
