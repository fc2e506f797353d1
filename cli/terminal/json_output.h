// SPDX-License-Identifier: MIT
// JSON on stdout. Keys stay in the order in which they were added. Printing is not inline, so that
// only json_output.cpp compiles the library's serialiser.
#pragma once

#include <nlohmann/json.hpp>
#include <string>
#include <string_view>

#include "cli/terminal/output.h"
#include "scripting/ruleset/ruleset.h"

namespace hr::cli {

using Json = nlohmann::ordered_json;

// Prints one document, indented. Bytes that are not UTF-8 are replaced.
void print_json(const Json& json);
std::string json_text(const Json& json);  // what it prints
// Prints one line of a stream of documents.
void print_json_line(const Json& json);
// Prints {"type": type, "text": text} as such a line.
void print_json_text(std::string_view type, std::string_view text);
// The line that print_json_line prints, without the line break.
std::string json_line(const Json& json);

Json option_json(const scripting::OptionValue& value);
// The settings in force, by name.
Json options_json(const scripting::Ruleset& ruleset);

}  // namespace hr::cli
