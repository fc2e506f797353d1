// SPDX-License-Identifier: MIT
// Completion for the word being typed: names of the API that fit at this place, with their help,
// and words of the text.
#pragma once

#include <string>
#include <vector>

#include "editor/text/api_names.h"
#include "editor/text/own_names.h"
#include "editor/text/text_document.h"

namespace hr::editor {

struct Suggestion {
  std::string word;
  std::string signature, help;  // "" for words of the text
};

struct Completion {
  TextRange range;  // the range to replace: the word typed so far
  std::vector<Suggestion> suggestions;
};

// How well a word matches the typed text: 0 same prefix, 1 same prefix ignoring case, 2 contains
// its letters in order, -1 no match.
int fit_of(std::string_view word, std::string_view written);

// `asked`: the user asked, so suggest even if nothing has been typed or the word is complete.
// `code`: the caret is in neither a string nor a comment. In a string, names and words that fit
// there are suggested (string_words.h), and after a "{" the places of a sentence (sentences.h);
// elsewhere only words of the text, and only when asked.
// `texts`: all files of the ruleset, with the document; else only names that the document declares
// are known.
Completion complete(const Api& api, const TextDocument& document, bool code, bool asked,
                    const std::vector<RuleText>& texts);
Completion complete(const Api& api, const TextDocument& document, bool code, bool asked);

}  // namespace hr::editor
