// SPDX-License-Identifier: MIT
#include "scripting/pack/origin.h"

#include <algorithm>

#include "core/base/error.h"
#include "core/base/read_json.h"
#include "core/base/utf8.h"
#include "core/base/words.h"

namespace hr::scripting {

namespace {

constexpr const char* k_origin_kind = "origin";

// Text for one line; longer ones are an error, because nobody writes them.
std::string line_of(const Json& object, const char* key) {
  constexpr std::size_t k_max = 400;
  const std::string& text = json_text(object, key);
  if (text.size() <= k_max && (text.empty() || text_problem(text).empty())) return text;
  throw Error("expected " + hr::quote(key) + " to be a line of text, got " + hr::quote(text));
}

std::string sender_in(const Json& json) {
  const std::string& name = json_text(json, "sender");
  const std::string problem = name_problem(name);
  if (problem.empty()) return name;
  throw Error("expected \"sender\" to be " + problem + ", got " + hr::quote(name));
}

Origin origin_in(const Json& json) {
  check_json_keys(json, {"ruleset", "name", "by", "licence", "pack", "sender"});
  return {.ruleset = line_of(json, "ruleset"),
          .name = line_of(json, "name"),
          .by = line_of(json, "by"),
          .licence = line_of(json, "licence"),
          .pack = line_of(json, "pack"),
          .sender = json.contains("sender") ? sender_in(json) : ""};
}

std::vector<Origin> origins_in(const Json& json) {
  check_json_keys(json, {"houserules", "from"});
  if (json_text(json, "houserules") != k_origin_kind)
    throw Error("expected \"houserules\" to be \"origin\", got " +
                json_found(json_field(json, "houserules")));
  std::vector<Origin> out;
  for (const Json& origin : json_list(json, "from", k_max_origins))
    out.push_back(origin_in(origin));
  return out;
}

}  // namespace

std::string origin_text(const std::vector<Origin>& origins) {
  Json out{{"houserules", k_origin_kind}, {"from", Json::array()}};
  for (const Origin& origin : origins) {
    if (out["from"].size() == k_max_origins) break;
    out["from"].push_back({{"ruleset", origin.ruleset},
                           {"name", origin.name},
                           {"by", origin.by},
                           {"licence", origin.licence},
                           {"pack", origin.pack}});
    if (!origin.sender.empty()) out["from"].back()["sender"] = origin.sender;
  }
  return out.dump(1, ' ', false, Json::error_handler_t::replace) + "\n";
}

std::vector<Origin> read_origin(std::string_view text) {
  try {
    return origins_in(read_json(text));
  } catch (const Error& error) {
    throw Error(std::string(k_origin_file) + ": " + error.what());
  }
}

std::vector<Origin> origins_of(const std::vector<RuleFile>& files) {
  const auto file = std::ranges::find(files, k_origin_file, &RuleFile::name);
  return file == files.end() ? std::vector<Origin>() : read_origin(file->text);
}

std::string origin_credit(const Origin& origin) {
  return origin.name + credit(origin.by) +
         (origin.licence.empty() ? "" : " (" + origin.licence + ")") +
         (origin.sender.empty() ? ""
                                : ", from somebody who says they are \"" + origin.sender + "\"");
}

}  // namespace hr::scripting
