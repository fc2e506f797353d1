// SPDX-License-Identifier: MIT
#include "scripting/ruleset.h"

#include <fmt/format.h>

#include <algorithm>
#include <fstream>
#include <functional>
#include <sstream>

#include "scripting/library.h"
#include "scripting/loaded.h"
#include "scripting/lua_rules.h"
#include "scripting/messages.h"
#include "scripting/options.h"
#include "scripting/values.h"

namespace hr::scripting {

namespace {

constexpr std::uintmax_t k_most_bytes = 256 << 10;

std::string read_file(const std::filesystem::path& path, const std::string& shown) {
  std::error_code error;
  const auto size = std::filesystem::file_size(path, error);
  if (error) throw Error(fmt::format("{}: cannot be read: {}", shown, error.message()));
  if (size > k_most_bytes)
    throw Error(fmt::format("{}:1: the file is larger than {} KB", shown, k_most_bytes >> 10));
  std::ifstream in(path, std::ios::binary);
  std::ostringstream text;
  text << in.rdbuf();
  if (!in) throw Error(fmt::format("{}: cannot be read", shown));
  constexpr std::string_view k_mark = "\xef\xbb\xbf";  // some editors begin UTF-8 so
  std::string read = std::move(text).str();
  if (read.starts_with(k_mark)) read.erase(0, k_mark.size());
  return read;
}

void define_global(lua_State* L, const char* name) { Sandbox::of(L).set_global(name); }

class LuaRuleset final : public Ruleset {
 public:
  LuaRuleset(const std::filesystem::path& folder, const Settings& settings,
             const std::string& effect)
      : folder_(folder), id_(folder.filename().string()) {
    register_words(box_.state(), define_global);
    box_.set_modules([this](const std::string& name) { return module(name); });
    // All that a ruleset runs while it is read has one budget.
    const auto body = [&] { load(settings, effect); };
    box_.as_one(std::ref(body));
  }

  const std::string& id() const override { return id_; }
  const std::filesystem::path& folder() const override { return folder_; }
  const std::vector<Option>& options() const override { return options_; }
  const std::shared_ptr<const Game>& game() const override { return game_; }
  Rules& rules() override { return *rules_; }

 private:
  // Lua modules come from the ruleset's own folder and from nowhere else, links included.
  std::optional<Module> module(const std::string& name) const {
    std::error_code error;
    if (!std::filesystem::is_regular_file(folder_ / (name + ".lua"), error)) return std::nullopt;
    return Module{read_own(name + ".lua"), fmt::format("@{}/{}.lua", id_, name)};
  }

  std::string read_own(const std::string& name) const {
    const std::string shown = id_ + "/" + name;
    std::error_code error;
    const auto root = std::filesystem::canonical(folder_, error);
    const auto real = std::filesystem::canonical(folder_ / name, error);
    if (!error &&
        std::mismatch(root.begin(), root.end(), real.begin(), real.end()).first != root.end())
      throw Error(shown + ": leads out of the ruleset's folder");
    return read_file(folder_ / name, shown);
  }

  void load(const Settings& settings, const std::string& effect) {
    lua_State* L = box_.state();
    const std::string file = id_ + "/rules.lua";
    const std::string text = read_own("rules.lua");
    const Source source{file, SourceMap(text)};
    box_.run(text, "@" + file);
    const Reading ruleset(box_, source, -1);
    if (!ruleset.is_table()) ruleset.expected("the file to return a table");
    ruleset.with("options",
                 [&](const Reading& options) { options_ = read_options(options, source); });
    apply_settings(options_, settings);
    push_options(L, options_);
    if (!effect.empty()) add_effect(ruleset, effect);
    Loaded loaded = read_definition(ruleset, -1);
    const int options = box_.keep();
    lua_pop(L, 1);
    const std::vector<std::string> ends = loaded.functions.end_paths;
    try {
      game_ = std::make_shared<const Game>(std::move(loaded.definition));
      // What only an engine sees, such as a direction that means nothing to a seat, is said now.
      Rules nothing;
      make_engine(game_, nothing);
    } catch (const Error& error) {
      throw RuleError(locate(source, error.what(), ends));
    }
    rules_ = std::make_unique<LuaRules>(box_, *game_, std::move(loaded.functions), options);
  }

  void add_effect(const Reading& ruleset, const std::string& effect) {
    lua_State* L = box_.state();
    box_.run("return " + effect, "@effect");
    const int function = lua_gettop(L);
    ruleset.with("verbs", [&](const Reading& verbs) {
      verbs.each([&](const std::string& name, const Reading& verb) {
        if (!description(L, verb.index()).empty()) {  // move = step{…} alone
          lua_createtable(L, 1, 1);
          lua_pushvalue(L, verb.index());
          lua_seti(L, -2, 1);
        } else {
          lua_pushvalue(L, verb.index());
        }
        if (!verb.has("effect")) lua_pushvalue(L, function), lua_setfield(L, -2, "effect");
        lua_setfield(L, verbs.index(), name.c_str());
      });
    });
    lua_pop(L, 1);
  }

  // "verbs.move.1: …" gets its file and line; the engine's numbers of ends become the file's.
  static std::string locate(const Source& source, const std::string& text,
                            const std::vector<std::string>& ends) {
    const std::size_t colon = std::min(text.find(": "), text.size());
    std::string path = text.substr(0, colon);
    for (std::size_t i = 0; i < ends.size() && path.starts_with("ends."); ++i)
      if (path == fmt::format("ends.{}", i + 1)) {
        path = ends[i];
        break;
      }
    // A verb that is one pattern has no number for it in the file: verbs.move.1.onto.
    std::string place = path;
    if (const std::size_t one = path.find(".1");
        path.starts_with("verbs.") && one != std::string::npos && !source.map.contains(path))
      place.erase(one, 2);
    return clean_message(fmt::format("{}:{}: {}{}", source.file, source.map.find(place).line, path,
                                     text.substr(colon)));
  }

  std::filesystem::path folder_;
  std::string id_;
  Sandbox box_;
  std::vector<Option> options_;
  std::shared_ptr<const Game> game_;
  std::unique_ptr<LuaRules> rules_;
};

}  // namespace

std::unique_ptr<Ruleset> load_ruleset(const std::filesystem::path& folder, const Settings& settings,
                                      const std::string& effect) {
  std::error_code error;
  auto path = std::filesystem::weakly_canonical(folder, error);
  if (error) path = folder;
  return std::make_unique<LuaRuleset>(path, settings, effect);
}

std::vector<std::filesystem::path> find_rulesets(const std::filesystem::path& root) {
  std::vector<std::filesystem::path> out;
  std::error_code error;
  for (const auto& entry : std::filesystem::directory_iterator(root, error))
    if (std::filesystem::is_regular_file(entry.path() / "rules.lua", error))
      out.push_back(entry.path());
  std::sort(out.begin(), out.end());
  return out;
}

}  // namespace hr::scripting
