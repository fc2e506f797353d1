// SPDX-License-Identifier: MIT
// Paths of the source, of the program under test and of the pictures that tests keep. Every test is
// compiled with this file first, so that a test file compiles to the same code wherever the project
// is located, and a compiler cache serves all checkouts.
#pragma once

namespace hr::tests {

const char* source_folder();
const char* program_file();     // houserules
const char* pictures_folder();  // where tests keep pictures

}  // namespace hr::tests

#define HOUSERULES_SOURCE_DIR ::hr::tests::source_folder()
#define HOUSERULES_PROGRAM ::hr::tests::program_file()
