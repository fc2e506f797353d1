// SPDX-License-Identifier: MIT
// Reads JSON from outside. Nesting and number of values are limited while it is read, before they
// take memory, and duplicate keys are rejected. Fields are read with their exact type: nothing is
// rounded, truncated or converted.
//
// All functions throw Error with a sentence that names no place: the caller knows the file and
// line.
#pragma once

#include <cstdint>
#include <initializer_list>
#include <nlohmann/json.hpp>
#include <string>
#include <string_view>

namespace hr {

using Json = nlohmann::ordered_json;  // keys stay in the order of writing

struct JsonBounds {
  int depth = 8;
  std::size_t values = std::size_t{1} << 18;
};

Json read_json(std::string_view text, const JsonBounds& bounds = {});

// The field of an object; throws if it is missing, or if `object` is not an object.
const Json& json_field(const Json& object, const char* key);
std::int64_t json_integer(const Json& object, const char* key, std::int64_t low, std::int64_t high);
std::uint64_t json_natural(const Json& object, const char* key);  // >= 0
bool json_flag(const Json& object, const char* key);
const std::string& json_text(const Json& object, const char* key);
const Json& json_list(const Json& object, const char* key, std::size_t max);
const Json& json_object(const Json& object, const char* key);

// An item of the list `key`, which error messages name.
std::int64_t json_integer_item(const Json& item, const char* key, std::int64_t low,
                               std::int64_t high);
const std::string& json_text_item(const Json& item, const char* key);

// Throws if the object has other keys than these.
void check_json_keys(const Json& object, std::initializer_list<std::string_view> keys);

// A value as shown in error messages: "a list", "true", "\"some text ...\"".
std::string json_found(const Json& value);

}  // namespace hr
