// SPDX-License-Identifier: MIT
// JSON on stdout. Keys stay in the order in which they were written. Printing is not inline: who
// only puts values together need not compile the writer of the library.
#pragma once

#include <nlohmann/json.hpp>
#include <string>
#include <string_view>

#include "cli/terminal/output.h"
#include "scripting/ruleset/ruleset.h"

namespace hr::cli {

using Json = nlohmann::ordered_json;

// One document, for people to read as well. Text that is not UTF-8 is mended, not refused.
void print_json(const Json& json);
// One line of a stream of documents.
void print_json_line(const Json& json);
// {"type": type, "text": text} as such a line.
void print_json_text(std::string_view type, std::string_view text);
// What print_json_line prints, without the end of the line.
std::string json_line(const Json& json);

Json option_json(const scripting::OptionValue& value);
// The settings in force, by name.
Json options_json(const scripting::Ruleset& ruleset);

}  // namespace hr::cli
