// SPDX-License-Identifier: MIT
#include "editor/desk/user_storage.h"

#include <fmt/chrono.h>
#include <fmt/format.h>

#include <algorithm>
#include <chrono>
#include <cstdlib>
#include <limits>
#include <system_error>

#include "core/base/error.h"
#include "core/base/read_json.h"
#include "core/base/words.h"
#include "scripting/source/files.h"

namespace hr::editor {

namespace {

namespace fs = std::filesystem;

// Everything here is readable only by the user, who is the owner of the table.
constexpr auto k_access = scripting::Access::owner;
constexpr std::uintmax_t k_max_facts = 256 << 10;
constexpr std::size_t k_max_list = 4096, k_max_recent = 10;
constexpr const char *k_recent = "recent.json", *k_sender = "sender.json";
constexpr std::int64_t k_latest = 253402300799;  // the end of the year 9999

fs::path facts_of(fs::path record) { return record.replace_extension(".json"); }

// Creates the folders from the program's own folder down, each accessible only to the user.
void make_folders(const Folders& folders, const fs::path& folder) {
  scripting::make_owners_folder(folders.state);
  scripting::make_owners_folder(folder);
}

std::string text_of(const Json& json) {
  return json.dump(1, ' ', false, Json::error_handler_t::replace) + "\n";
}

std::int64_t seconds_now() {
  return std::chrono::duration_cast<std::chrono::seconds>(
             std::chrono::system_clock::now().time_since_epoch())
      .count();
}

Json json_of(const SavedMatch& facts) {
  return {{"ruleset", facts.ruleset}, {"name", facts.name},   {"players", facts.players},
          {"actions", facts.actions}, {"ended", facts.ended}, {"outcome", facts.outcome},
          {"begun", facts.begun},     {"when", seconds_now()}};
}

Json read(const fs::path& path, std::uintmax_t most) {
  return read_json(scripting::read_whole(path, most));
}

std::vector<std::string> texts_in(const Json& object, const char* key) {
  std::vector<std::string> out;
  for (const Json& item : json_list(object, key, k_max_list))
    out.push_back(json_text_item(item, key));
  return out;
}

Settings settings_in(const Json& object) {
  Settings out;
  for (const Json& pair : json_list(object, "settings", k_max_list)) {
    if (!pair.is_array() || pair.size() != 2) throw Error("expected a name and a value");
    out.emplace_back(json_text_item(pair[0], "settings"), json_text_item(pair[1], "settings"));
  }
  return out;
}

// Texts shown on screen are single lines.
std::string line_in(const Json& object, const char* key) {
  return printable(json_text(object, key));
}

SavedMatch read_facts(const fs::path& record) {
  const Json json = read(facts_of(record), k_max_facts);
  SavedMatch out{.file = record.string(),
                 .ruleset = line_in(json, "ruleset"),
                 .name = line_in(json, "name"),
                 .players = texts_in(json, "players"),
                 .outcome = line_in(json, "outcome")};
  out.actions = static_cast<decltype(out.actions)>(
      json_integer(json, "actions", 0, std::numeric_limits<int>::max()));
  out.begun = !json.contains("begun") || json_flag(json, "begun");
  out.ended = json_flag(json, "ended");
  out.when = json_integer(json, "when", 0, k_latest);
  for (std::string& player : out.players) player = printable(player);
  return out;
}

// Times within a second come from the file system.
fs::file_time_type written(const SavedMatch& match) {
  std::error_code error;
  const auto when = fs::last_write_time(facts_of(match.file), error);
  return error ? fs::file_time_type::min() : when;
}

// A record without facts (a crash may come between the two writes) is listed all the same.
SavedMatch facts_or_name(const fs::path& record) {
  try {
    return read_facts(record);
  } catch (const std::exception&) {
    SavedMatch out;
    out.file = record.string();
    out.name = out.ruleset = record.stem().string();
    return out;
  }
}

}  // namespace

std::string UserStorage::new_file(const std::string& ruleset) const {
  const std::time_t now = std::time(nullptr);
  const std::string stem = fmt::format("{}-{:%Y-%m-%d-%H%M%S}", ruleset, fmt::localtime(now));
  fs::path path = folders_.matches() / (stem + ".rec");
  std::error_code ignored;
  for (int n = 2; fs::exists(path, ignored); ++n)
    path = folders_.matches() / fmt::format("{}-{}.rec", stem, n);
  return path.string();
}

void UserStorage::make_folder() const { make_folders(folders_, folders_.matches()); }

scripting::HeldFile UserStorage::hold(const std::string& file) const {
  make_folder();
  return scripting::HeldFile(file, k_access);
}

// They are only for the list: if a crash loses them, the match is listed by its file name.
void UserStorage::save_facts(const std::string& file, const SavedMatch& facts) const {
  scripting::write_soon(facts_of(file), text_of(json_of(facts)), k_access);
}

std::vector<SavedMatch> UserStorage::matches() const {
  std::vector<SavedMatch> out;
  std::error_code error;
  for (fs::directory_iterator at(folders_.matches(), error), end; !error && at != end;
       at.increment(error))
    if (at->path().extension() == ".rec") out.push_back(facts_or_name(at->path()));
  std::erase_if(out, [](const SavedMatch& match) { return !match.begun; });
  std::ranges::sort(out, [](const SavedMatch& a, const SavedMatch& b) {
    return a.when != b.when ? a.when > b.when : written(a) > written(b);
  });
  return out;
}

void UserStorage::forget(const std::string& file) const {
  std::error_code ignored;
  if (fs::path(file).parent_path() != folders_.matches() || !fs::exists(file, ignored)) return;
  const scripting::HeldFile held = hold(file);
  fs::remove(file, ignored);
  fs::remove(facts_of(file), ignored);
}

fs::path UserStorage::last_folder() const {
  std::error_code ignored;
  try {
    std::string text = scripting::read_whole(folders_.state / "folder", 1 << 16);
    while (!text.empty() && text.back() == '\n') text.pop_back();
    if (fs::is_directory(text, ignored)) return text;
  } catch (const Error&) {
    // No folder is remembered.
  }
  const char* const home = std::getenv("HOME");
  return home != nullptr && fs::is_directory(home, ignored) ? fs::path(home) : fs::path("/");
}

void UserStorage::remember_folder(const fs::path& folder) const {
  make_folders(folders_, folders_.state);
  scripting::write_whole(folders_.state / "folder", folder.string() + "\n", k_access);
}

std::string UserStorage::sender() const {
  try {
    return line_in(read(folders_.state / k_sender, k_max_facts), "name");
  } catch (const std::exception&) {
    return {};
  }
}

void UserStorage::remember_sender(const std::string& name) const {
  make_folders(folders_, folders_.state);
  scripting::write_whole(folders_.state / k_sender, text_of({{"name", name}}), k_access);
}

std::vector<RecentFile> UserStorage::recent_files() const {
  std::vector<RecentFile> out;
  try {
    const Json json = read(folders_.state / k_recent, k_max_facts);
    for (const std::string& path : texts_in(json, "files")) {
      std::error_code ignored;
      const fs::file_status status = fs::status(path, ignored);
      if (fs::is_regular_file(status) || fs::is_directory(status))
        out.push_back({path, fs::is_directory(status)});
    }
  } catch (const std::exception&) {
    // None are remembered.
  }
  return out;
}

void UserStorage::remember_recent(const fs::path& path) const {
  std::vector<std::string> files{path.string()};
  for (const RecentFile& file : recent_files())
    if (file.path != files.front() && files.size() < k_max_recent) files.push_back(file.path);
  make_folders(folders_, folders_.state);
  scripting::write_whole(folders_.state / k_recent, text_of({{"files", files}}), k_access);
}

fs::path UserStorage::last_path(const std::string& ruleset) const {
  return folders_.state / "last" / (ruleset + ".json");
}

// Written only if it has changed, because most changes of a match are moves.
void UserStorage::save_last_rules(const std::string& ruleset, const LastRules& rules) const {
  if (last(ruleset) == rules) return;
  const fs::path path = last_path(ruleset);
  make_folders(folders_, path.parent_path());
  const Json json{{"settings", rules.settings}, {"variants", rules.variants}};
  scripting::write_whole(path, text_of(json), k_access);
}

LastRules UserStorage::last(const std::string& ruleset) const {
  try {
    const Json json = read(last_path(ruleset), k_max_facts);
    return {settings_in(json), texts_in(json, "variants")};
  } catch (const std::exception&) {
    return {};
  }
}

}  // namespace hr::editor
