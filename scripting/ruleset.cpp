// SPDX-License-Identifier: MIT
#include "scripting/ruleset.h"

#include <fmt/format.h>

#include <algorithm>
#include <functional>

#include "scripting/library.h"
#include "scripting/loaded.h"
#include "scripting/lua_rules.h"
#include "scripting/messages.h"
#include "scripting/options.h"
#include "scripting/values.h"

namespace hr::scripting {

namespace {

void define_global(lua_State* L, const char* name) { Sandbox::of(L).set_global(name); }

class LuaRuleset final : public Ruleset {
 public:
  LuaRuleset(const Edition& edition, std::filesystem::path folder, const std::string& effect)
      : folder_(std::move(folder)), edition_(edition) {
    register_words(box_.state(), define_global);
    box_.set_modules([this](const std::string& name) { return module(name); });
    // All that a ruleset runs while it is read has one budget.
    const auto body = [&] { load(effect); };
    box_.as_one(std::ref(body));
  }

  const std::string& id() const override { return edition_.ruleset; }
  const std::filesystem::path& folder() const override { return folder_; }
  const Edition& edition() const override { return edition_; }
  const std::vector<Option>& options() const override { return options_; }
  const std::shared_ptr<const Game>& game() const override { return game_; }
  Rules& rules() override { return *rules_; }

 private:
  // Lua modules come from the ruleset's own files and from nowhere else. A variant is none: whether
  // it is there is for whoever starts a game to say.
  std::optional<Module> module(const std::string& name) const {
    const std::string* text = edition_.find(name + ".lua");
    if (text == nullptr || name.starts_with("variants/")) return std::nullopt;
    return Module{*text, fmt::format("@{}/{}.lua", id(), name)};
  }

  const std::string& text_of(const std::string& name) const {
    const std::string* text = edition_.find(name);
    if (text == nullptr) throw Error(fmt::format("{}/{}: the file is missing", id(), name));
    return *text;
  }

  void load(const std::string& effect) {
    lua_State* L = box_.state();
    const std::string file = id() + "/rules.lua";
    const std::string& text = text_of("rules.lua");
    const Source source{file, SourceMap(text)};
    box_.run(text, "@" + file);
    const Reading ruleset(box_, source, -1);
    if (!ruleset.is_table()) ruleset.expected("the file to return a table");
    ruleset.with("options",
                 [&](const Reading& options) { options_ = read_options(options, source); });
    apply_settings(options_, edition_.settings);
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
  Edition edition_;
  Sandbox box_;
  std::vector<Option> options_;
  std::shared_ptr<const Game> game_;
  std::unique_ptr<LuaRules> rules_;
};

}  // namespace

std::unique_ptr<Ruleset> load_ruleset(const Edition& edition, const std::string& effect) {
  return std::make_unique<LuaRuleset>(edition, std::filesystem::path(), effect);
}

std::unique_ptr<Ruleset> load_ruleset(const std::filesystem::path& folder, const Settings& settings,
                                      const std::string& effect,
                                      const std::vector<std::string>& variants) {
  std::error_code error;
  auto path = std::filesystem::weakly_canonical(folder, error);
  if (error) path = folder;
  return std::make_unique<LuaRuleset>(read_edition(path, variants, settings), path, effect);
}

}  // namespace hr::scripting
