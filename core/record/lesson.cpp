// SPDX-License-Identifier: MIT
#include "core/record/lesson.h"

#include "core/base/error.h"
#include "core/base/read_json.h"
#include "core/record/bot_json.h"

namespace hr {

namespace {

constexpr std::int64_t k_lesson_format = 1;
constexpr std::size_t k_max_items = 1000;

// As it would be typed: 4, true, far row; of a list: 3x,4x or none.
std::string typed_value(const std::string& option, const Json& value) {
  if (value.is_string()) return value.get<std::string>();
  if (value.is_number_integer()) return value.dump();
  if (value.is_boolean()) return value.get<bool>() ? "true" : "false";
  if (!value.is_array())
    throw Error("options." + option +
                ": expected a number, true or false, a text or a list of texts, got " +
                json_found(value));
  std::string out;
  for (const Json& word : value)
    out += (out.empty() ? "" : ",") + json_text_item(word, option.c_str());
  return out.empty() ? "none" : out;
}

Settings read_settings(const Json& lesson) {
  Settings out;
  if (!lesson.contains("options")) return out;
  for (const auto& [name, value] : json_object(lesson, "options").items())
    out.emplace_back(name, typed_value(name, value));
  return out;
}

std::vector<std::string> read_variants(const Json& lesson) {
  std::vector<std::string> out;
  if (!lesson.contains("variants")) return out;
  for (const Json& variant : json_list(lesson, "variants", k_max_items))
    out.push_back(json_text_item(variant, "variants"));
  return out;
}

ById<PlayerId, Player> read_players(const Json& lesson) {
  ById<PlayerId, Player> out;
  if (!lesson.contains("players")) return out;
  for (const Json& player : json_list(lesson, "players", k_max_seats)) {
    check_json_keys(player, {"name", "bot"});
    out.push_back({.name = player.contains("name") ? json_text(player, "name") : "",
                   .bot = player.contains("bot") ? json_bot(player) : std::nullopt});
  }
  return out;
}

Lesson lesson_in(const Json& json) {
  if (!json.is_object() || !json.contains("lesson"))
    throw Error("expected a lesson, which begins with \"lesson\": 1, got " + json_found(json));
  const std::int64_t format = json_integer(json, "lesson", 1, 1'000'000);
  if (format > k_lesson_format)
    throw Error("lesson: expected " + std::to_string(k_lesson_format) + ", got " +
                std::to_string(format) + ": it was written by a later version");
  check_json_keys(json, {"lesson", "ruleset", "options", "variants", "players"});
  return {.ruleset = json_text(json, "ruleset"),
          .settings = read_settings(json),
          .variants = read_variants(json),
          .players = read_players(json)};
}

}  // namespace

std::string lesson_text(const Lesson& lesson) {
  Json out{{"lesson", k_lesson_format}, {"ruleset", lesson.ruleset}};
  out["options"] = Json::object();
  for (const auto& [name, value] : lesson.settings) out["options"][name] = value;
  out["variants"] = lesson.variants;
  out["players"] = Json::array();
  for (const Player& player : lesson.players) {
    Json item{{"name", player.name}};
    if (player.bot) item["bot"] = bot_json(player.bot);
    out["players"].push_back(std::move(item));
  }
  return out.dump(1, ' ', false, Json::error_handler_t::replace) + "\n";
}

Lesson read_lesson(std::string_view text, const std::string& name) {
  try {
    return lesson_in(read_json(text));
  } catch (const Error& error) {
    throw Error(name + ": " + error.what());
  }
}

}  // namespace hr
