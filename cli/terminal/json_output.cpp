// SPDX-License-Identifier: MIT
#include "cli/terminal/json_output.h"

#include <variant>

namespace hr::cli {

void print_json(const Json& json) { print(json_text(json)); }

std::string json_text(const Json& json) {
  return json.dump(2, ' ', false, Json::error_handler_t::replace) + "\n";
}

void print_json_line(const Json& json) { print_line(json_line(json)); }

void print_json_text(std::string_view type, std::string_view text) {
  print_json_line({{"type", type}, {"text", text}});
}

std::string json_line(const Json& json) {
  return json.dump(-1, ' ', false, Json::error_handler_t::replace);
}

Json option_json(const scripting::OptionValue& value) {
  return std::visit([](const auto& v) { return Json(v); }, value);
}

Json options_json(const scripting::Ruleset& ruleset) {
  Json out = Json::object();
  for (const scripting::Option& option : ruleset.options())
    out[option.name] = option_json(option.value);
  return out;
}

}  // namespace hr::cli
