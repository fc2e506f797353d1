// SPDX-License-Identifier: MIT
// Where the source and the program under test lie. Every test is compiled with this file first, so
// that one test file compiles to the same wherever the project lies, and a compiler cache serves
// all checkouts of it.
#pragma once

namespace hr::tests {

const char* source_folder();
const char* program_file();  // houserules

}  // namespace hr::tests

#define HOUSERULES_SOURCE_DIR ::hr::tests::source_folder()
#define HOUSERULES_PROGRAM ::hr::tests::program_file()
