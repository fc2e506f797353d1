// SPDX-License-Identifier: MIT
#include "editor/keeping.h"

#include <fmt/chrono.h>
#include <fmt/format.h>

#include <algorithm>
#include <chrono>
#include <cstdlib>
#include <nlohmann/json.hpp>
#include <system_error>

#include "core/error.h"
#include "scripting/files.h"

namespace hr::editor {

namespace {

namespace fs = std::filesystem;
using Json = nlohmann::json;

constexpr std::uintmax_t k_most_bytes = 64 << 20;

fs::path facts_of(fs::path record) { return record.replace_extension(".json"); }

void make_folder(const fs::path& folder) {
  std::error_code error;
  fs::create_directories(folder, error);
  if (error)
    throw Error(fmt::format("{}: cannot be written: {}", folder.string(), error.message()));
}

std::int64_t seconds_now() {
  return std::chrono::duration_cast<std::chrono::seconds>(
             std::chrono::system_clock::now().time_since_epoch())
      .count();
}

Json json_of(const KeptMatch& facts) {
  return {{"ruleset", facts.ruleset}, {"name", facts.name},   {"players", facts.players},
          {"actions", facts.actions}, {"ended", facts.ended}, {"outcome", facts.outcome},
          {"when", seconds_now()}};
}

KeptMatch read_facts(const fs::path& record) {
  const Json json = Json::parse(scripting::read_whole(facts_of(record), k_most_bytes));
  return {.file = record.string(),
          .ruleset = json.at("ruleset"),
          .name = json.at("name"),
          .players = json.at("players"),
          .actions = json.at("actions"),
          .ended = json.at("ended"),
          .outcome = json.at("outcome"),
          .when = json.at("when")};
}

// Within a second it is the disk that knows.
fs::file_time_type written(const KeptMatch& match) {
  std::error_code error;
  const auto when = fs::last_write_time(facts_of(match.file), error);
  return error ? fs::file_time_type::min() : when;
}

// A record without facts, as when the machine stopped between the two, is there all the same.
KeptMatch facts_or_name(const fs::path& record) {
  try {
    return read_facts(record);
  } catch (const std::exception&) {
    KeptMatch out;
    out.file = record.string();
    out.name = out.ruleset = record.stem().string();
    return out;
  }
}

}  // namespace

std::string Keeping::new_file(const std::string& ruleset) const {
  const std::time_t now = std::time(nullptr);
  const std::string stem = fmt::format("{}-{:%Y-%m-%d-%H%M%S}", ruleset, fmt::localtime(now));
  fs::path path = folders_.matches() / (stem + ".rec");
  std::error_code ignored;
  for (int n = 2; fs::exists(path, ignored); ++n)
    path = folders_.matches() / fmt::format("{}-{}.rec", stem, n);
  return path.string();
}

void Keeping::keep(const std::string& file, const std::string& record,
                   const KeptMatch& facts) const {
  make_folder(folders_.matches());
  scripting::write_whole(file, record);
  // They only help to choose: were the machine to lose them, the match is listed by its file's
  // name.
  scripting::write_soon(facts_of(file), json_of(facts).dump(1) + "\n");
}

std::vector<KeptMatch> Keeping::matches() const {
  std::vector<KeptMatch> out;
  std::error_code error;
  for (fs::directory_iterator at(folders_.matches(), error), end; !error && at != end;
       at.increment(error))
    if (at->path().extension() == ".rec") out.push_back(facts_or_name(at->path()));
  std::ranges::sort(out, [](const KeptMatch& a, const KeptMatch& b) {
    return a.when != b.when ? a.when > b.when : written(a) > written(b);
  });
  return out;
}

void Keeping::forget(const std::string& file) const {
  std::error_code ignored;
  if (fs::path(file).parent_path() != folders_.matches()) return;
  fs::remove(file, ignored);
  fs::remove(facts_of(file), ignored);
}

fs::path Keeping::last_folder() const {
  std::error_code ignored;
  try {
    std::string text = scripting::read_whole(folders_.state / "folder", 1 << 16);
    while (!text.empty() && text.back() == '\n') text.pop_back();
    if (fs::is_directory(text, ignored)) return text;
  } catch (const Error&) {
    // None is remembered.
  }
  const char* const home = std::getenv("HOME");
  return home != nullptr && fs::is_directory(home, ignored) ? fs::path(home) : fs::path("/");
}

void Keeping::remember_folder(const fs::path& folder) const {
  make_folder(folders_.state);
  scripting::write_whole(folders_.state / "folder", folder.string() + "\n");
}

fs::path Keeping::last_path(const std::string& ruleset) const {
  return folders_.state / "last" / (ruleset + ".json");
}

// Written when it is other than before only: most changes of a match are actions.
void Keeping::keep_last(const std::string& ruleset, const LastRules& rules) const {
  if (last(ruleset) == rules) return;
  const fs::path path = last_path(ruleset);
  make_folder(path.parent_path());
  const Json json{{"settings", rules.settings}, {"variants", rules.variants}};
  scripting::write_whole(path, json.dump(1) + "\n");
}

LastRules Keeping::last(const std::string& ruleset) const {
  try {
    const Json json = Json::parse(scripting::read_whole(last_path(ruleset), k_most_bytes));
    return {json.at("settings"), json.at("variants")};
  } catch (const std::exception&) {
    return {};
  }
}

fs::path Keeping::draft_path(const std::string& ruleset, const std::string& file) const {
  return folders_.drafts() / ruleset / (file + ".json");
}

void Keeping::write_draft(const std::string& ruleset, const std::string& file,
                          const std::optional<Draft>& draft) const {
  const fs::path path = draft_path(ruleset, file);
  if (!draft) {
    std::error_code error;
    if (!fs::exists(path, error)) return;
    fs::remove(path, error);
    if (error)
      throw Error(fmt::format("{}: cannot be taken away: {}", path.string(), error.message()));
    return;
  }
  make_folder(path.parent_path());
  scripting::write_soon(path, Json{{"text", draft->text}, {"base", draft->base}}.dump(1) + "\n");
}

void Keeping::flush_draft(const std::string& ruleset, const std::string& file) const {
  scripting::flush(draft_path(ruleset, file));
}

// One that cannot be read is as good as none: the file it belongs to is there.
std::optional<Draft> Keeping::draft(const std::string& ruleset, const std::string& file) const {
  const fs::path path = draft_path(ruleset, file);
  std::error_code ignored;
  if (!fs::is_regular_file(path, ignored)) return {};
  try {
    const Json json = Json::parse(scripting::read_whole(path, k_most_bytes));
    return Draft{json.at("text"), json.at("base")};
  } catch (const std::exception&) {
    return {};
  }
}

}  // namespace hr::editor
