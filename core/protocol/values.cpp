// SPDX-License-Identifier: MIT
#include "core/protocol/values.h"

#include <algorithm>
#include <charconv>
#include <cmath>

#include "core/base/error.h"
#include "core/base/words.h"
#include "core/board/link_lines.h"
#include "core/board/marks.h"

namespace hr::protocol {

namespace {

constexpr const char *k_owner_word = "owner", *k_to_act_word = "to act";

const std::string& text_in(const Json& json, const Place& place) {
  if (!json.is_string()) place.expected("text", json);
  return json.get_ref<const std::string&>();
}

}  // namespace

std::string Place::text() const {
  const std::string before = around == nullptr ? "" : around->text();
  if (item >= 0) return before + "[" + std::to_string(item) + "]";
  return before + (before.empty() ? "" : ".") + std::string(name);
}

void Place::expected(const std::string& what, const Json& found) const {
  throw Error(text() + ": expected " + what + ", got " + json_found(found));
}

Json written(bool value) { return value; }
Json written(double value) { return value; }
Json written(float value) { return std::round(value * 1e4) / 1e4; }
Json written(std::int64_t value) { return value; }
Json written(std::uint64_t value) { return std::to_string(value); }
Json written(const std::string& value) { return value; }
Json written(std::string_view value) { return value; }
Json written(const BotSpec& value) { return text_of(value); }
Json written(const Pair& value) { return Json::array({value.first, value.second}); }

Json written(SeatId value) {
  if (value == SeatId::owner) return k_owner_word;
  if (value == SeatId::to_act) return k_to_act_word;
  return is_seat(value) ? Json(index(value)) : Json();
}

Json written(const Action& value) {
  Json arguments = Json::array();
  for (int i = 0; i < value.count; ++i) arguments.push_back(value.arguments[nth(i)]);
  return {{"verb", to_json(value.verb)}, {"arguments", std::move(arguments)}};
}

Json written(const NamedArgument& value) {
  if (const auto* number = std::get_if<std::int64_t>(&value)) return *number;
  if (const auto* name = std::get_if<std::string>(&value)) return *name;
  return nullptr;
}

namespace {

// Its ends, and the names of the directions that lead along it, either way.
Json link_of(const Board& board, CellId a, CellId b) {
  Json out = Json::array({index(a), index(b)});
  for (const DirectionId way : IdsBelow<DirectionId>(board.directions()))
    if (board.link(a, way) == b || board.link(b, way) == a) out.push_back(board.name(way));
  return out;
}

}  // namespace

Json written(const Board& board) {
  Json cells = Json::array(), links = Json::array();
  for (const CellId cell : IdsBelow<CellId>(board.cells())) {
    cells.push_back({{"name", board.name(cell)},
                     {"position", to_json(board.position(cell))},
                     {"stands_for", to_json(place_type_of(board, cell))}});
    if (index(cell) >= board.plain_cells()) continue;
    for (const CellId to : drawn_neighbours(board, cell))
      if (to > cell) links.push_back(link_of(board, cell, to));
  }
  const Coordinates size = board.size();
  return {{"cells", std::move(cells)},
          {"links", std::move(links)},
          {"directions", board.direction_names()},
          {"size", Json::array({size.x, size.y, size.z})},
          {"shape", to_json(board.shape())}};
}

Json written(const RegionDef& region) {
  Json cells = Json::array();
  for (const CellSet& each : region.cells) {
    Json list = Json::array();
    for (const CellId cell : each.list()) list.push_back(index(cell));
    cells.push_back(std::move(list));
  }
  const std::string title = spoken(region.name);
  return {{"name", region.name},
          {"title", title},
          {"mark", mark_text(region.mark)},
          {"letter", sentence(title).substr(0, 1)},
          {"cells", std::move(cells)}};
}

Json object_of(std::size_t fields) {
  Json out = Json::object();
  out.get_ref<Json::object_t&>().reserve(fields);
  return out;
}

void add_field(Json& object, std::string_view name, Json value) {
  object.get_ref<Json::object_t&>().emplace_back(std::string(name), std::move(value));
}

void add_item(Json& list, Json value) { list.push_back(std::move(value)); }

void read(const Json& json, bool& value, const Place& place) {
  if (!json.is_boolean()) place.expected("true or false", json);
  value = json.get<bool>();
}

void read(const Json& json, double& value, const Place& place) {
  if (!json.is_number()) place.expected("a number", json);
  value = json.get<double>();
}

void read(const Json& json, float& value, const Place& place) {
  double number = 0;
  read(json, number, place);
  constexpr double k_most = 1e6;
  if (!(std::abs(number) <= k_most)) place.expected("a number from -1000000 to 1000000", json);
  value = static_cast<float>(number);
}

void read(const Json& json, std::string& value, const Place& place) {
  value = text_in(json, place);
}

void read(const Json& json, std::uint64_t& value, const Place& place) {
  const std::string text = json.is_string() ? json.get<std::string>() : "";
  const char* const end = text.data() + text.size();
  const auto [stop, error] = std::from_chars(text.data(), end, value);
  if (text.empty() || error != std::errc() || stop != end)
    place.expected("a whole number from 0 to 18446744073709551615, in quotation marks", json);
}

void read(const Json& json, SeatId& value, const Place& place) {
  constexpr const char* k_what = "a seat (0 is the first), null, \"owner\" or \"to act\"";
  if (json.is_null())
    value = SeatId::none;
  else if (json == k_owner_word)
    value = SeatId::owner;
  else if (json == k_to_act_word)
    value = SeatId::to_act;
  else if (!json.is_number_integer() || json < 0 || json >= k_max_seats)
    place.expected(k_what, json);
  else
    value = SeatId(json.get<int>());
}

void read(const Json& json, BotSpec& value, const Place& place) {
  try {
    value = read_bot_spec(text_in(json, place));
  } catch (const Error& error) {
    throw Error(place.text() + ": " + error.what());
  }
}

void read(const Json& json, Action& value, const Place& place) {
  check_object(json, place);
  std::vector<std::string_view> known;
  value = {};
  if (const Json* const verb = find_field(json, "verb", known); verb != nullptr)
    from_json(*verb, value.verb, {&place, "verb"});
  if (const Json* const arguments = find_field(json, "arguments", known); arguments != nullptr) {
    std::vector<std::int64_t> list;
    const Place here{&place, "arguments"};
    from_json(*arguments, list, here);
    if (list.size() > value.arguments.size())
      here.expected("at most " + std::to_string(k_max_arguments) + " arguments", *arguments);
    std::ranges::copy(list, value.arguments.begin());
    value.count = static_cast<std::uint8_t>(list.size());
  }
  check_fields(json, known, place);
}

void read(const Json& json, NamedArgument& value, const Place& place) {
  if (json.is_null())
    value = {};
  else if (json.is_string())
    value = json.get<std::string>();
  else
    from_json(json, value.emplace<std::int64_t>(), place);
}

void read(const Json& json, Pair& value, const Place& place) {
  check_list(json, place);
  if (json.size() != 2) place.expected("a name and a value", json);
  read(json[0], value.first, {&place, {}, 0});
  read(json[1], value.second, {&place, {}, 1});
}

std::int64_t read_number(const Json& json, std::int64_t low, std::int64_t high,
                         const Place& place) {
  const bool fits =
      json.is_number_integer() &&
      (!json.is_number_unsigned() || std::in_range<std::int64_t>(json.get<std::uint64_t>()));
  const std::int64_t number = fits ? json.get<std::int64_t>() : 0;
  if (!fits || number < low || number > high)
    place.expected("a whole number from " + std::to_string(low) + " to " + std::to_string(high),
                   json);
  return number;
}

std::size_t read_word(const Json& json, std::span<const std::string_view> words,
                      const Place& place) {
  const auto found = std::ranges::find(words, std::string_view(text_in(json, place)));
  if (found != words.end() && !found->empty()) return nth(found - words.begin());
  std::vector<std::string> known;
  for (const std::string_view word : words)
    if (!word.empty()) known.emplace_back(word);
  place.expected(list_text(known, "or"), json);
}

void check_object(const Json& json, const Place& place) {
  if (!json.is_object()) place.expected("an object", json);
}

void check_list(const Json& json, const Place& place) {
  if (!json.is_array()) place.expected("a list", json);
  if (json.size() > k_max_items)
    place.expected("at most " + std::to_string(k_max_items) + " items", json);
}

const Json* find_field(const Json& object, std::string_view name,
                       std::vector<std::string_view>& known) {
  known.push_back(name);
  const auto found = object.find(std::string(name));
  return found == object.end() ? nullptr : &*found;
}

void check_fields(const Json& object, std::span<const std::string_view> known, const Place& place) {
  for (const auto& [name, item] : object.items()) {
    if (std::ranges::find(known, name) != known.end()) continue;
    const std::vector<std::string> names(known.begin(), known.end());
    throw Error(place.text() + ": unknown field " + quote(name) +
                (names.empty() ? "; it has none" : "; known: " + list_text(names, "and")));
  }
}

}  // namespace hr::protocol
