// SPDX-License-Identifier: MIT
// What the program says: data on stdout, messages on stderr. Rulesets come from strangers, so
// nothing of theirs can steer the terminal: control characters come out as U+FFFD.
#pragma once

#include <string>
#include <string_view>

namespace hr::cli {

// Nobody reads standard output any more.
struct ReaderLeft {};

// Before anything else: a closed pipe or a closed stream becomes an error to be told, and no file
// that is opened later can take the place of a closed stream.
void prepare_streams();

void print(std::string_view text);  // to stdout; throws Error when it cannot be written
void print_line(std::string_view line);
void flush();  // what was printed is out, or Error is thrown

void message(std::string_view sentence);  // to stderr, as "houserules: sentence"
void remark(std::string_view sentence);   // to stderr as it is: a word to the person who plays

// To a terminal only, be it that of the messages: what was on it is gone, what had scrolled away
// too.
void clear_screen();

bool output_is_terminal();
bool input_is_terminal();
bool messages_to_terminal();

// The text with what no terminal should be sent replaced: control characters other than line feed
// and tab, marks that turn the direction of text, and bytes that are not UTF-8.
std::string printable(std::string_view text);

}  // namespace hr::cli
