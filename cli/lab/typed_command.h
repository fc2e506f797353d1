// SPDX-License-Identifier: MIT
// The command that this process was started with, as it is typed in a shell.
#pragma once

#include <string>

namespace hr::cli {

// A word, in quotes if a shell would not take it as it is.
std::string in_shell(const std::string& word);
// The name of a file, of which a shell would take no part for an option: "./-x.sh".
std::string file_in_shell(const std::string& name);

// "houserules lab hex --games 50": without options that do not affect the report, such as where
// results go.
std::string typed_command();

}  // namespace hr::cli
