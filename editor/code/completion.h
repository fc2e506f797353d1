// SPDX-License-Identifier: MIT
// What could be meant by the word that is being written: names of the rules' language that fit
// where it stands, with their help, and words of the text.
#pragma once

#include <string>
#include <vector>

#include "editor/code/api_names.h"
#include "editor/code/text_document.h"

namespace hr::editor {

struct Suggestion {
  std::string word;
  std::string signature, help;  // "" for words of the text
};

struct Completion {
  TextRange range;  // what is put in place of: the word as far as it is written
  std::vector<Suggestion> suggestions;
};

// How well a word fits what is written: 0 begins so, 1 begins so but for letter case, 2 has its
// letters in that order, -1 not at all.
int fit_of(std::string_view word, std::string_view written);

// `asked`: also where nothing has been written yet, or the word is there as a whole. `code`: the
// caret stands neither in a text nor in a comment; there only words of the text are suggested, and
// only when asked.
Completion complete(const Api& api, const TextDocument& document, bool code, bool asked);

}  // namespace hr::editor
