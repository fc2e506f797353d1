// SPDX-License-Identifier: MIT
// Sentences in rules and the places in them that the engine fills: `{1:seat}` in a text of
// `events`,
// `{1}` in what a verb `says`. Judged by the text alone, so it also works while rules are broken.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "editor/text/api_names.h"
#include "editor/text/call_help.h"
#include "editor/text/own_names.h"
#include "editor/text/text_document.h"

namespace hr::editor {

struct SentencePart {
  std::string written;  // "1:seat}", without the brace before it
  std::string signature, help;
};

// For completion at a caret that is after a "{" in such a sentence.
struct SentenceParts {
  TextRange range;  // what one of the parts replaces: a "}" after the caret is included
  std::vector<SentencePart> parts;
};
std::optional<SentenceParts> sentence_parts(const Api& api, const TextDocument& document,
                                            TextAt caret);

// The place in such a sentence that encloses this one: "{2:cell}" and what it means.
std::optional<SentencePart> sentence_part_at(const Api& api, const TextDocument& document,
                                             TextAt at);

// For a caret among the arguments of `tell` or `g:tell` after the event's name: the event's text,
// and which of its places the argument fills. "" if there is no such event.
std::string told_sentence(const TextDocument& document, const CallHelp& call, TextAt caret,
                          const std::vector<RuleText>& texts);

}  // namespace hr::editor
