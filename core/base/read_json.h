// SPDX-License-Identifier: MIT
// JSON that comes from outside. How deep it nests and how many values it holds is bounded while it
// is read, before they take memory, and a key that an object has twice is refused. Fields are taken
// out as what they have to be: nothing is rounded, cut down or taken for something else.
//
// All of it throws Error with a sentence that names no place: the caller knows the file and line.
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

// The field of an object; also when `object` is none.
const Json& json_field(const Json& object, const char* key);
std::int64_t json_integer(const Json& object, const char* key, std::int64_t low, std::int64_t high);
std::uint64_t json_natural(const Json& object, const char* key);  // from 0 on
bool json_flag(const Json& object, const char* key);
const std::string& json_text(const Json& object, const char* key);
const Json& json_list(const Json& object, const char* key, std::size_t most);
const Json& json_object(const Json& object, const char* key);

// An item of the list `key`, which complaints name.
std::int64_t json_integer_item(const Json& item, const char* key, std::int64_t low,
                               std::int64_t high);
const std::string& json_text_item(const Json& item, const char* key);

// The object has no other keys than these.
void json_only(const Json& object, std::initializer_list<std::string_view> keys);

// A value as complaints give it back: "a list", "true", "\"some text ...\"".
std::string json_found(const Json& value);

}  // namespace hr
