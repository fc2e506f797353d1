// SPDX-License-Identifier: MIT
// JSON on stdout. Keys stay in the order in which they were written.
#pragma once

#include <nlohmann/json.hpp>

#include "cli/terminal/output.h"
#include "scripting/ruleset/ruleset.h"

namespace hr::cli {

using Json = nlohmann::ordered_json;

// One document, for people to read as well. Text that is not UTF-8 is mended, not refused.
inline void print_json(const Json& json) {
  print_line(json.dump(2, ' ', false, Json::error_handler_t::replace));
}
// One line of a stream of documents.
inline void print_json_line(const Json& json) {
  print_line(json.dump(-1, ' ', false, Json::error_handler_t::replace));
}

inline Json option_json(const scripting::OptionValue& value) {
  return std::visit([](const auto& v) { return Json(v); }, value);
}
// The settings in force, by name.
inline Json options_json(const scripting::Ruleset& ruleset) {
  Json out = Json::object();
  for (const scripting::Option& option : ruleset.options())
    out[option.name] = option_json(option.value);
  return out;
}

}  // namespace hr::cli
