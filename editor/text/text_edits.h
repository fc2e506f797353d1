// SPDX-License-Identifier: MIT
// Editing commands. Each is one undo step, except that typing a word that closes a block and moving
// it to the left are two. Blocks are Lua blocks; one level of indentation is two spaces, or a tab
// if the text is indented with tabs.
#pragma once

#include "editor/text/text_document.h"

namespace hr::editor {

// Types text. `blocks`: a line that becomes "end", "else", "}" … is outdented.
void type_text(TextDocument& document, std::string_view text, bool blocks);
// Starts a new line, indented like the one above, or deeper after "then", "do", "function()", "{" …
void type_enter(TextDocument& document, bool blocks);
// Erases the selection, or else a character or a word to the left or right.
void erase(TextDocument& document, bool to_left, bool word);

void indent(
    TextDocument& document);  // the selected lines; otherwise inserts one level at the caret
void outdent(TextDocument& document);
void toggle_comment(TextDocument& document);  // adds "--" before the selected lines, or removes it
void move_lines(TextDocument& document, bool up);  // moves the selected lines past the next one
void duplicate_lines(TextDocument& document);
void erase_lines(TextDocument& document);

}  // namespace hr::editor
