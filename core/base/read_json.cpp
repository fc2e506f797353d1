// SPDX-License-Identifier: MIT
#include "core/base/read_json.h"

#include <algorithm>
#include <utility>
#include <vector>

#include "core/base/error.h"
#include "core/base/words.h"

namespace hr {

namespace {

// Builds the value from the parser's events, and stops it at a limit. A container does not grow
// while one of its values is open, so pointers to open ones stay valid.
class Builder final : public Json::json_sax_t {
 public:
  Builder(std::string_view text, const JsonBounds& bounds) : text_(text), bounds_(bounds) {}

  const std::string& problem() const { return problem_; }
  Json take() { return std::move(root_); }

  bool null() override { return put(nullptr) != nullptr; }
  bool boolean(bool value) override { return put(value) != nullptr; }
  bool number_integer(number_integer_t value) override { return put(value) != nullptr; }
  bool number_unsigned(number_unsigned_t value) override { return put(value) != nullptr; }
  bool number_float(number_float_t value, const string_t&) override {
    return put(value) != nullptr;
  }
  bool string(string_t& value) override { return put(std::move(value)) != nullptr; }
  bool binary(binary_t&) override { return fail("expected text"); }
  bool start_object(std::size_t) override { return open(Json::object()); }
  bool start_array(std::size_t) override { return open(Json::array()); }
  bool end_array() override { return close(); }

  // Duplicates are searched for when all keys are known; checking one by one would take quadratic
  // time.
  bool key(string_t& name) override {
    entries().emplace_back(std::move(name), Json());
    return true;
  }
  bool end_object() override {
    std::vector<std::string_view> names;
    for (const auto& entry : entries()) names.emplace_back(entry.first);
    std::ranges::sort(names);
    const auto twice = std::ranges::adjacent_find(names);
    if (twice != names.end()) return fail("the key " + hr::quote(*twice) + " is listed twice");
    return close();
  }

  // `read`: so many bytes until it failed.
  bool parse_error(std::size_t read, const std::string&, const Json::exception&) override {
    if (text_.find('\n') == std::string_view::npos) return fail("expected JSON");
    const auto line =
        1 + std::ranges::count(text_.substr(0, std::max<std::size_t>(read, 1) - 1), '\n');
    return fail("expected JSON; something is wrong in line " + std::to_string(line) +
                " or just before it");
  }

 private:
  bool fail(std::string problem) {
    if (problem_.empty()) problem_ = std::move(problem);
    return false;
  }
  Json::object_t& entries() { return open_.back()->get_ref<Json::object_t&>(); }

  Json* put(Json value) {
    if (++values_ > bounds_.values) {
      fail("it holds more than " + std::to_string(bounds_.values) + " values");
      return nullptr;
    }
    if (open_.empty()) return &(root_ = std::move(value));
    Json& around = *open_.back();
    if (!around.is_array()) return &(entries().back().second = std::move(value));
    around.get_ref<Json::array_t&>().push_back(std::move(value));
    return &around.back();
  }
  bool open(Json empty) {
    if (static_cast<int>(open_.size()) >= bounds_.depth)
      return fail("it is nested deeper than " + std::to_string(bounds_.depth) + " levels");
    Json* const inside = put(std::move(empty));
    if (inside != nullptr) open_.push_back(inside);
    return inside != nullptr;
  }
  bool close() {
    open_.pop_back();
    return true;
  }

  std::string_view text_;
  const JsonBounds& bounds_;
  Json root_;
  std::vector<Json*> open_;
  std::size_t values_ = 0;
  std::string problem_;
};

[[noreturn]] void expected(const char* key, const std::string& what, const Json& got) {
  throw Error("expected " + hr::quote(key) + " to be " + what + ", got " + json_found(got));
}

std::int64_t checked_integer(const Json& value, const char* key, std::int64_t low,
                             std::int64_t high) {
  const bool fits = value.is_number_integer() &&
                    (!value.is_number_unsigned() || value.get<std::uint64_t>() <= INT64_MAX);
  if (fits && value.get<std::int64_t>() >= low && value.get<std::int64_t>() <= high)
    return value.get<std::int64_t>();
  expected(key, "an integer from " + std::to_string(low) + " to " + std::to_string(high), value);
}

}  // namespace

Json read_json(std::string_view text, const JsonBounds& bounds) {
  Builder builder(text, bounds);
  // The parser treats a NUL as the end of the text.
  if (text.find('\0') != std::string_view::npos || !Json::sax_parse(text, &builder))
    throw Error(builder.problem().empty() ? "expected JSON" : builder.problem());
  return builder.take();
}

std::string json_found(const Json& value) {
  if (value.is_string()) return hr::quote(value.get_ref<const std::string&>());
  if (value.is_array()) return "a list";
  if (value.is_object()) return "an object";
  return value.dump();
}

const Json& json_field(const Json& object, const char* key) {
  if (!object.is_object()) throw Error("expected an object, got " + json_found(object));
  const auto found = object.find(key);
  if (found == object.end()) throw Error("expected " + hr::quote(key) + " here, got nothing");
  return *found;
}

std::int64_t json_integer_item(const Json& item, const char* key, std::int64_t low,
                               std::int64_t high) {
  return checked_integer(item, key, low, high);
}

std::int64_t json_integer(const Json& object, const char* key, std::int64_t low,
                          std::int64_t high) {
  return checked_integer(json_field(object, key), key, low, high);
}

std::uint64_t json_natural(const Json& object, const char* key) {
  const Json& value = json_field(object, key);
  if (!value.is_number_unsigned()) expected(key, "an integer of at least 0", value);
  return value.get<std::uint64_t>();
}

bool json_flag(const Json& object, const char* key) {
  const Json& value = json_field(object, key);
  if (!value.is_boolean()) expected(key, "true or false", value);
  return value.get<bool>();
}

const std::string& json_text_item(const Json& item, const char* key) {
  if (!item.is_string()) expected(key, "text", item);
  return item.get_ref<const std::string&>();
}

const std::string& json_text(const Json& object, const char* key) {
  return json_text_item(json_field(object, key), key);
}

const Json& json_list(const Json& object, const char* key, std::size_t max) {
  const Json& value = json_field(object, key);
  if (!value.is_array()) expected(key, "a list", value);
  if (value.size() > max)
    throw Error("expected " + hr::quote(key) + " to have at most " + std::to_string(max) +
                " entries, got " + std::to_string(value.size()));
  return value;
}

const Json& json_object(const Json& object, const char* key) {
  const Json& value = json_field(object, key);
  if (!value.is_object()) expected(key, "an object", value);
  return value;
}

void check_json_keys(const Json& object, std::initializer_list<std::string_view> keys) {
  if (!object.is_object()) throw Error("expected an object, got " + json_found(object));
  for (const auto& [key, value] : object.items())
    if (std::ranges::find(keys, key) == keys.end()) throw Error("unknown field " + hr::quote(key));
}

}  // namespace hr
