// SPDX-License-Identifier: MIT
// Values as JSON and back, by their descriptions (fields.h). Writing never fails. Reading takes
// nothing on trust: each value has its exact type and fits its range, no field is unknown, and a
// field that is missing keeps its default. What does not fit throws Error: where in the message,
// what was expected and what was found.
//
// Ids are numbers, or null for none. A seat may also be "owner" or "to act". Natural numbers of 64
// bits are text, since not every reader has so large ones.
#pragma once

#include <limits>
#include <map>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>
#include <vector>

#include "core/base/read_json.h"
#include "core/protocol/fields.h"
#include "core/protocol/words_of.h"

namespace hr::protocol {

// Where a value is in a message: "command.pieces[2].kind".
struct Place {
  const Place* around = nullptr;
  std::string_view name = {};  // of a field …
  int item = -1;               // … or the number of an item

  std::string text() const;
  [[noreturn]] void expected(const std::string& what, const Json& found) const;
};

template <class T>
inline constexpr bool k_is_list = false;
template <class T>
inline constexpr bool k_is_list<std::vector<T>> = true;
template <class I, class T>
inline constexpr bool k_is_list<ById<I, T>> = true;
template <class T>
inline constexpr bool k_is_array = false;
template <class T, std::size_t N>
inline constexpr bool k_is_array<std::array<T, N>> = true;
template <class T>
inline constexpr bool k_is_optional = false;
template <class T>
inline constexpr bool k_is_optional<std::optional<T>> = true;
template <class T>
inline constexpr bool k_is_map = false;
template <class T, class Less>
inline constexpr bool k_is_map<std::map<std::string, T, Less>> = true;
template <class T>
concept Number = std::integral<T> && !std::same_as<T, bool>;
template <class T>
concept Natural64 = std::same_as<T, std::uint64_t>;
using Pair = std::pair<std::string, std::string>;
template <class T>
concept OneOf = std::same_as<T, bool> || std::same_as<T, double> || std::same_as<T, float> ||
    std::same_as<T, std::string> || std::same_as<T, SeatId> || std::same_as<T, BotSpec> ||
    std::same_as<T, Action> || std::same_as<T, NamedArgument> || std::same_as<T, Pair> ||
    Natural64<T>;

// How many items a list may have.
inline constexpr std::size_t k_max_items = 20000;

Json written(bool value);
Json written(double value);
Json written(float value);  // with four digits after the point
Json written(std::int64_t value);
Json written(std::uint64_t value);  // as text
Json written(const std::string& value);
Json written(std::string_view value);
Json written(SeatId value);
Json written(const BotSpec& value);
Json written(const Action& value);
Json written(const NamedArgument& value);
Json written(const Pair& value);
Json written(const Board& board);  // what a drawing of it needs: cells, and lines between them
Json written(const RegionDef& region);
// An object with room for its fields: without it, all that is in it is copied whenever it grows,
// because the names in it cannot be moved.
Json object_of(std::size_t fields);
void add_field(Json& object, std::string_view name, Json value);
void add_item(Json& list, Json value);

void read(const Json& json, bool& value, const Place& place);
void read(const Json& json, double& value, const Place& place);
void read(const Json& json, float& value, const Place& place);
void read(const Json& json, std::uint64_t& value, const Place& place);
void read(const Json& json, std::string& value, const Place& place);
void read(const Json& json, SeatId& value, const Place& place);
void read(const Json& json, BotSpec& value, const Place& place);
void read(const Json& json, Action& value, const Place& place);
void read(const Json& json, NamedArgument& value, const Place& place);
void read(const Json& json, Pair& value, const Place& place);
std::int64_t read_number(const Json& json, std::int64_t low, std::int64_t high, const Place& place);
// The number of one of these words; "" stands for none that messages may contain.
std::size_t read_word(const Json& json, std::span<const std::string_view> words,
                      const Place& place);
void check_object(const Json& json, const Place& place);
void check_list(const Json& json, const Place& place);
// The field of this name, or null; it is then known.
const Json* find_field(const Json& object, std::string_view name,
                       std::vector<std::string_view>& known);
void check_fields(const Json& object, std::span<const std::string_view> known, const Place& place);

template <class T>
Json to_json(const T& value) {
  if constexpr (OneOf<T> || std::same_as<T, Board> || std::same_as<T, RegionDef>) {
    return written(value);
  } else if constexpr (Number<T>) {
    return written(static_cast<std::int64_t>(value));
  } else if constexpr (HasWords<T>) {
    static_assert(has_word_for_each<T>());
    return written(Words<T>::k_words.at(static_cast<std::size_t>(value)));
  } else if constexpr (Id<T>) {
    return index(value) >= 0 ? written(std::int64_t{index(value)}) : Json();
  } else if constexpr (k_is_optional<T>) {
    return value ? to_json(*value) : Json();
  } else if constexpr (k_is_list<T> || k_is_array<T>) {
    Json out = Json::array();
    for (const auto& item : value) add_item(out, to_json(item));
    return out;
  } else if constexpr (k_is_map<T>) {
    Json out = object_of(value.size());
    for (const auto& [name, item] : value) add_field(out, name, to_json(item));
    return out;
  } else {
    std::size_t fields = 0;
    each_field(value, [&](std::string_view, const auto&, std::string_view) { ++fields; });
    Json out = object_of(fields);
    each_field(value, [&](std::string_view name, const auto& field, std::string_view) {
      add_field(out, name, to_json(field));
    });
    return out;
  }
}

template <class T>
void from_json(const Json& json, T& value, const Place& place) {
  if constexpr (OneOf<T>) {
    read(json, value, place);
  } else if constexpr (Number<T>) {
    using Limits = std::numeric_limits<T>;
    value = static_cast<T>(read_number(json, Limits::min(), Limits::max(), place));
  } else if constexpr (HasWords<T>) {
    static_assert(has_word_for_each<T>());
    value = static_cast<T>(read_word(json, Words<T>::k_words, place));
  } else if constexpr (Id<T>) {
    constexpr auto k_high = std::numeric_limits<std::underlying_type_t<T>>::max();
    value = json.is_null() ? T(-1) : T(read_number(json, 0, k_high, place));
  } else if constexpr (k_is_optional<T>) {
    value.reset();
    if (!json.is_null()) from_json(json, value.emplace(), place);
  } else if constexpr (k_is_list<T>) {
    value.clear();
    check_list(json, place);
    for (const Json& item : json) {
      const Place here{&place, {}, static_cast<int>(value.size())};
      from_json(item, value.emplace_back(), here);
    }
  } else if constexpr (k_is_array<T>) {
    check_list(json, place);
    if (json.size() != value.size())
      place.expected("a list of " + std::to_string(value.size()), json);
    for (std::size_t i = 0; i < value.size(); ++i)
      from_json(json[i], value[i], {&place, {}, static_cast<int>(i)});
  } else if constexpr (k_is_map<T>) {
    check_object(json, place);
    for (const auto& [name, item] : json.items()) from_json(item, value[name], {&place, name});
  } else {
    check_object(json, place);
    std::vector<std::string_view> known;
    each_field(value, [&](std::string_view name, auto& field, std::string_view) {
      if (const Json* const found = find_field(json, name, known); found != nullptr)
        from_json(*found, field, {&place, name});
    });
    check_fields(json, known, place);
  }
}

}  // namespace hr::protocol
