// SPDX-License-Identifier: MIT
// The program's output: data on stdout, messages on stderr. Text from rulesets is not trusted, so
// it cannot control the terminal: control characters are printed as U+FFFD.
#pragma once

#include <string>
#include <string_view>

namespace hr::cli {

// Thrown when the reader of standard output has closed it.
struct ReaderLeft {};

// Call it first: a closed pipe or stream then becomes an error that can be reported, and no file
// opened later takes the place of a closed stream.
void prepare_streams();

void print(std::string_view text);  // to stdout; throws Error if it cannot be written
void print_line(std::string_view line);
void flush();  // writes everything printed so far; throws Error if that fails

void message(std::string_view sentence);  // to stderr, as "houserules: sentence"
void remark(std::string_view sentence);   // to stderr unchanged, for the person who plays

// Clears the terminal (stdout's or stderr's), including the scrollback; does nothing without one.
void clear_screen();

bool output_is_terminal();
bool input_is_terminal();
bool messages_to_terminal();

// The text with everything replaced that should not be sent to a terminal: control characters
// except line feed, also after a carriage return, and tab, marks that change the direction of text,
// and bytes that are not UTF-8.
std::string terminal_text(std::string_view text);

}  // namespace hr::cli
