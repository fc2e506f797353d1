// SPDX-License-Identifier: MIT
#include "scripting/pack/pack_text.h"

#include <fmt/format.h>

#include <algorithm>
#include <limits>

#include "core/base/error.h"
#include "core/base/read_json.h"
#include "core/base/rule_limits.h"
#include "core/base/utf8.h"
#include "core/base/words.h"
#include "scripting/pack/pack_files.h"
#include "scripting/source/api_version.h"
#include "scripting/source/read_ruleset_text.h"

namespace hr::scripting {

namespace {

constexpr const char* k_pack_kind = "pack";
// 2: it contains changes of files, which a program that reads only 1 cannot put together.
// 3: it says who gives it away, which other programs refuse as a field they do not know.
constexpr std::int64_t k_pack_format = 3, k_changes_format = 2, k_plain_format = 1;
constexpr std::size_t k_max_choices = 200;  // settings, and variants in force
constexpr std::int64_t k_max_version = 1'000'000;
constexpr JsonBounds k_bounds{.depth = 4, .values = 4096};

bool is_hash(std::string_view text) {
  return text.size() == 8 && text.find_first_not_of("0123456789abcdef") == std::string_view::npos;
}

void check_ruleset(const std::string& name) {
  if (is_module_word(name) && name.size() <= k_max_name) return;
  throw Error(fmt::format("ruleset: expected a name of at most {} letters, digits, _ and -, got {}",
                          k_max_name, hr::quote(name)));
}

void check_by(const std::string& by) {
  if (by.empty()) return;
  const std::string problem = name_problem(by);
  if (!problem.empty()) throw Error("by: expected " + problem + ", got " + hr::quote(by));
}

std::int64_t format_of(const Pack& pack) {
  if (!pack.by.empty()) return k_pack_format;
  return pack.changes.empty() ? k_plain_format : k_changes_format;
}

void check_variants(const Pack& pack) {
  const std::vector<std::string> known = find_variants(pack.files);
  for (const std::string& variant : pack.variants) {
    if (!is_module_word(variant) || variant.size() > k_max_name)
      throw Error("variants: expected names of variants, got " + hr::quote(variant));
    // A pack that is not whole may use those of the game that everybody has.
    if (pack.base.empty() && std::ranges::find(known, variant) == known.end())
      throw Error(fmt::format("variants: expected a variant that the pack contains, got {}",
                              hr::quote(variant)));
  }
  if (std::ranges::adjacent_find(pack.variants, std::ranges::greater_equal()) !=
      pack.variants.end())
    throw Error("variants: expected a list in alphabetical order, each once");
}

void check_settings(const Settings& settings) {
  for (const auto& [name, value] : settings)
    if (!text_problem(name).empty() || (!value.empty() && !text_problem(value).empty()))
      throw Error("options: expected lines of text, got " +
                  hr::quote(fmt::format("{}={}", name, value)));
}

void check_enclosed(const Pack& pack) {
  if (!pack.lesson.empty() && !pack.record.empty())
    throw Error("expected a lesson or a record, got both");
  if (pack.lesson.size() > k_max_packed_lesson)
    throw Error(fmt::format("lesson: expected at most {} KB", k_max_packed_lesson >> 10));
  if (pack.record.size() > k_max_packed_record)
    throw Error(fmt::format("record: expected at most {} MB", k_max_packed_record >> 20));
}

Settings settings_in(const Json& json) {
  Settings out;
  const Json& options = json_object(json, "options");
  for (const auto& [name, value] : options.items())
    out.emplace_back(name, json_text_item(value, name.c_str()));
  if (out.size() > k_max_choices) throw Error("options: expected fewer of them");
  std::ranges::sort(out);
  return out;
}

std::vector<RuleFile> files_in(const Json& json) {
  std::vector<RuleFile> out;
  const Json& files = json_object(json, "files");
  if (files.size() > k_max_pack_files)
    throw Error(fmt::format("files: expected at most {}, got {}", k_max_pack_files, files.size()));
  for (const auto& [name, text] : files.items())
    out.push_back({name, json_text_item(text, name.c_str())});
  std::ranges::sort(out, {}, &RuleFile::name);
  return out;
}

LineEdit edit_in(const Json& json, const std::string& name) {
  if (!json.is_array() || json.size() != 3)
    throw Error(fmt::format("changes: {}: expected edits such as [12, 1, \"text\"], got {}", name,
                            json_found(json)));
  constexpr std::int64_t k_max_line = k_max_rule_file;
  const auto number = [&](const Json& item) {
    return static_cast<std::size_t>(json_integer_item(item, name.c_str(), 0, k_max_line));
  };
  return {.after = number(json[0]),
          .out = number(json[1]),
          .in = json_text_item(json[2], name.c_str())};
}

FileChange change_in(const std::string& name, const Json& json) {
  FileChange out{.name = name, .of = "", .edits = {}};
  if (json.is_null()) return out;
  if (!json.is_array() || json.empty() || json.size() > k_max_edits + 1)
    throw Error(fmt::format("changes: {}: expected a hash and at most {} edits, got {}", name,
                            k_max_edits, json_found(json)));
  out.of = json_text_item(json[0], name.c_str());
  if (!is_hash(out.of))
    throw Error(
        fmt::format("changes: {}: expected a hash of 8 digits, got {}", name, hr::quote(out.of)));
  for (std::size_t i = 1; i < json.size(); ++i) out.edits.push_back(edit_in(json[i], name));
  return out;
}

std::vector<FileChange> changes_in(const Json& json) {
  std::vector<FileChange> out;
  for (const auto& [name, change] : json_object(json, "changes").items())
    out.push_back(change_in(name, change));
  std::ranges::sort(out, {}, &FileChange::name);
  return out;
}

Json json_of(const FileChange& change) {
  if (change.of.empty()) return nullptr;
  Json out = Json::array({change.of});
  for (const LineEdit& edit : change.edits)
    out.push_back(Json::array({edit.after, edit.out, edit.in}));
  return out;
}

void check_changes(const Pack& pack) {
  if (!pack.changes.empty() && pack.base.empty())
    throw Error("changes: expected only in changes of a game");
  if (pack.changes.size() > k_max_pack_files)
    throw Error(fmt::format("changes: expected at most {} files, got {}", k_max_pack_files,
                            pack.changes.size()));
  std::size_t edits = 0;
  for (const FileChange& change : pack.changes) {
    if (!packed_limit(change.name))
      throw Error(
          fmt::format("changes: expected {}, got {}", k_packed_names, hr::quote(change.name)));
    if (pack.find(change.name) != nullptr)
      throw Error(fmt::format("changes: expected {} either whole or as changes", change.name));
    edits += change.edits.size();
  }
  if (edits > k_max_all_edits)
    throw Error(fmt::format("changes: expected at most {}, got {}", k_max_all_edits, edits));
}

void check_format(const Json& json) {
  if (!json.is_object() || !json.contains("houserules") || json["houserules"] != k_pack_kind)
    throw Error("expected a pack, which begins with \"houserules\": \"pack\", got " +
                json_found(json));
  const std::int64_t format = json_integer(json, "format", 1, k_max_version);
  if (format > k_pack_format)
    throw Error(fmt::format("format: expected {}, got {}: it was written by a later version",
                            k_pack_format, format));
  // Before anything else is read, which later versions may have changed.
  const std::int64_t api = json_integer(json, "api", 1, k_max_version);
  if (api > k_api_version)
    throw Error(
        fmt::format("this pack needs version {} of the API, and this program has {}; get a "
                    "newer one",
                    api, k_api_version));
}

}  // namespace

void check_pack(const Pack& pack) {
  check_ruleset(pack.ruleset);
  check_by(pack.by);
  if (pack.files.size() > k_max_pack_files)
    throw Error(
        fmt::format("files: expected at most {}, got {}", k_max_pack_files, pack.files.size()));
  if (!pack.base.empty() && !is_hash(pack.base))
    throw Error("base: expected a hash of 8 digits, got " + hr::quote(pack.base));
  check_packed_files(pack.files);
  check_changes(pack);
  if (pack.base.empty() && pack.find("rules.lua") == nullptr)
    throw Error("files: expected rules.lua, got nothing of that name");
  check_variants(pack);
  check_settings(pack.settings);
  check_enclosed(pack);
}

std::string pack_text(const Pack& pack, PackForm form) {
  Json out{{"houserules", k_pack_kind}, {"format", format_of(pack)}, {"api", pack.api}};
  out["ruleset"] = pack.ruleset;
  if (!pack.by.empty()) out["by"] = pack.by;
  if (!pack.base.empty()) out["base"] = pack.base;
  for (const auto& [name, value] : pack.settings) out["options"][name] = value;
  if (!pack.variants.empty()) out["variants"] = pack.variants;
  if (!pack.lesson.empty()) out["lesson"] = pack.lesson;
  Json files = Json::object();
  auto& entries = files.get_ref<Json::object_t&>();  // checking for duplicates takes long
  for (const RuleFile& file : pack.files) entries.emplace_back(file.name, file.text);
  out["files"] = std::move(files);
  for (const FileChange& change : pack.changes) out["changes"][change.name] = json_of(change);
  if (!pack.record.empty()) out["record"] = pack.record;
  const bool lines = form == PackForm::lines;
  return out.dump(lines ? 1 : -1, ' ', false, Json::error_handler_t::strict) + (lines ? "\n" : "");
}

Pack read_pack_text(std::string_view text) {
  const Json json = read_json(text, k_bounds);
  check_format(json);
  check_json_keys(json, {"houserules", "format", "api", "ruleset", "by", "base", "options",
                         "variants", "lesson", "files", "changes", "record"});
  Pack out{.ruleset = json_text(json, "ruleset"),
           .api = static_cast<int>(json_integer(json, "api", 1, k_api_version))};
  // What is there but empty is never written, so that the same pack is the same text.
  const auto has = [&](const char* key) {
    if (!json.contains(key)) return false;
    // NOLINTNEXTLINE(readability-container-size-empty): a text in JSON is never empty()
    if (json[key].empty() || json[key] == "")
      throw Error("expected " + hr::quote(key) + " to be left out where it is empty");
    return true;
  };
  if (has("by")) out.by = json_text(json, "by");
  if (has("base")) out.base = json_text(json, "base");
  if (has("options")) out.settings = settings_in(json);
  if (has("variants"))
    for (const Json& variant : json_list(json, "variants", k_max_choices))
      out.variants.push_back(json_text_item(variant, "variants"));
  if (has("lesson")) out.lesson = json_text(json, "lesson");
  out.files = files_in(json);
  if (has("changes")) out.changes = changes_in(json);
  if (has("record")) out.record = json_text(json, "record");
  check_pack(out);
  return out;
}

}  // namespace hr::scripting
