// SPDX-License-Identifier: MIT
// Help beside a text: on the word under a resting mouse or at the caret, and on the call around the
// caret. Boxes never cover the caret's line, take no input and no focus.
#pragma once

#include <imgui.h>

#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "editor/code/text_layout.h"
#include "editor/text/call_help.h"
#include "editor/text/word_help.h"

namespace hr::editor {

class CodeHelp {
 public:
  using Texts = std::function<std::vector<RuleText>()>;

  // `api` may be null: then there is no help. Both references must outlive this.
  CodeHelp(const Api* api, const TextDocument& document) : api_(api), document_(document) {}
  // The document is this file of a ruleset; `texts` returns all of the ruleset's files.
  void knows(std::string file, Texts texts);

  std::vector<RuleText> texts() const;  // of the ruleset, or the document alone

  void ask();         // for the word at the caret, until the text or the caret changes
  bool open() const;  // something is shown that close() would close
  bool close();       // returns what open() did

  // To be called in each frame while the text is drawn. `pointed`: where the mouse is over the
  // text. `above`: a list hides what is above the caret's line, `below` …
  void draw(const TextLayout& layout, bool focused, std::optional<TextAt> pointed, bool above,
            bool below);

 private:
  void follow(bool focused);
  void point(std::optional<TextAt> at);
  void draw_word(const TextLayout& layout, const WordHelp& word, bool focused) const;
  void draw_call(const TextLayout& layout, bool above, bool below) const;

  const Api* api_;
  const TextDocument& document_;
  std::string file_;
  Texts texts_;

  std::optional<CallHelp> call_;
  std::string told_;                   // the sentence of the event that the call tells, if any
  std::optional<TextAt> closed_call_;  // not shown again while the caret is in it
  unsigned version_ = 0;               // of the text that call_ is about …
  TextAt caret_;                       // … and the caret
  bool known_ = false;                 // call_ is about them
  bool asked_ = false;
  std::optional<WordHelp> asked_word_;    // at the caret
  std::optional<TextRange> pointed_;      // the word under the mouse …
  double rested_ = 0;                     // … for so many seconds
  bool mouse_at_rest_ = false;            // since the last edit, so the mouse asks nothing
  std::optional<WordHelp> pointed_word_;  // once it has rested there
};

}  // namespace hr::editor
