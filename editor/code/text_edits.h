// SPDX-License-Identifier: MIT
// What keys do to a text beyond putting in letters. Each is one step back. Blocks are those of Lua;
// an indent is two blanks, or a tab where the text indents by tabs.
#pragma once

#include "editor/code/text_document.h"

namespace hr::editor {

// A letter. `blocks`: a line that comes to be "end", "else", "}" … moves left.
void type_text(TextDocument& document, std::string_view text, bool blocks);
// A new line, indented as the one above, deeper behind "then", "do", "function()", "{" …
void type_enter(TextDocument& document, bool blocks);
// Towards the left or the right: what is selected, else a character, or a word.
void erase(TextDocument& document, bool to_left, bool word);

void indent(TextDocument& document);  // the selected lines; else blanks where the caret is
void outdent(TextDocument& document);
void toggle_comment(TextDocument& document);       // "--" before the selected lines
void move_lines(TextDocument& document, bool up);  // the selected lines past the next one
void duplicate_lines(TextDocument& document);
void erase_lines(TextDocument& document);

}  // namespace hr::editor
