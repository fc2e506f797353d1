// SPDX-License-Identifier: MIT
#include "scripting/ruleset/ruleset.h"

#include <fmt/format.h>

#include <algorithm>
#include <functional>
#include <optional>

#include "core/base/allowance.h"
#include "core/board/edited_board.h"
#include "core/game/bind.h"
#include "core/kernel/make_engine.h"
#include "scripting/bind/lua_rules.h"
#include "scripting/bind/quick_tables.h"
#include "scripting/lua/library.h"
#include "scripting/lua/memory_walk.h"
#include "scripting/lua/rules_sandbox.h"
#include "scripting/lua/values.h"
#include "scripting/read/board_file.h"
#include "scripting/read/loaded_ruleset.h"
#include "scripting/read/options.h"
#include "scripting/read/presets.h"
#include "scripting/read/read_sheets.h"
#include "scripting/ruleset/drawn_setup.h"
#include "scripting/ruleset/ruleset_loader.h"
#include "scripting/source/messages.h"
#include "scripting/source/tokens.h"
#include "scripting/variants/variants.h"

namespace hr::scripting {

namespace {

// The options that terms may name.
std::vector<OptionNumber> numbers_and_flags(const std::vector<Option>& options) {
  std::vector<OptionNumber> out;
  for (const Option& option : options) {
    if (const auto* number = std::get_if<std::int64_t>(&option.value))
      out.push_back({option.name, *number, false});
    if (const auto* flag = std::get_if<bool>(&option.value))
      out.push_back({option.name, *flag ? 1 : 0, true});
  }
  return out;
}

// Whether the word `roll` is in the files in force. They need not come to it.
bool may_roll(const RulesetText& ruleset_text) {
  constexpr std::string_view k_variants = "variants/", k_word = "roll";
  return std::ranges::any_of(ruleset_text.files, [&](const RuleFile& file) {
    if (!file.name.ends_with(".lua") || file.text.find(k_word) == file.text.npos) return false;
    const bool in_force =
        !file.name.starts_with(k_variants) ||
        std::ranges::any_of(ruleset_text.variants, [&](const std::string& variant) {
          return file.name == std::string(k_variants) + variant + ".lua";
        });
    return in_force && std::ranges::any_of(tokenize(file.text), [&](const Token& token) {
             return token.type == TokenType::name && token.text == k_word;
           });
  });
}

constexpr const char* k_watch = "watched__";

// Limits for reading a ruleset, with everything that is made from it.
constexpr Allowance::Limits k_reading{std::chrono::milliseconds(700), std::size_t{64} << 20};

class LuaRuleset final : public Ruleset {
 public:
  // `sheets`, if not null, receives what the ruleset prints.
  LuaRuleset(RulesetText ruleset_text, std::filesystem::path folder, const LoadExtras& extras,
             Sheets* sheets = nullptr)
      : folder_(std::move(folder)), ruleset_text_(std::move(ruleset_text)), sheets_(sheets) {
    std::ranges::sort(ruleset_text_.variants);
    try {
      const Allowance allowance(k_reading);
      open_to(box_, ruleset_text_);
      if (extras.watched) watch(*extras.watched, extras.watched_at);
      // Everything that a ruleset runs while it is read shares one budget.
      const auto body = [&] { load(extras.effect); };
      box_.as_one(std::ref(body));
    } catch (const Exhausted& exhausted) {
      if (Allowance::unwinding()) throw;
      throw Overrun(located(exhausted.place(), exhausted.what()));
    }
  }

  const std::string& id() const override { return ruleset_text_.ruleset; }
  const std::filesystem::path& folder() const override { return folder_; }
  const RulesetText& text() const override { return ruleset_text_; }
  const std::vector<VariantInfo>& variants() const override { return infos_; }
  const std::vector<Option>& options() const override { return options_; }
  int api() const override { return api_; }
  const std::vector<std::string>& notices() const override { return notices_; }
  const std::shared_ptr<const Game>& game() const override { return game_; }
  Rules& rules() override { return *rules_; }
  Memory memory() override { return take_memory(box_.state(), box_.modules()); }

 private:
  const std::string& text_of(const std::string& name) const {
    const std::string* text = ruleset_text_.find(name);
    if (text == nullptr) throw Error(fmt::format("{}/{}: the file is missing", id(), name));
    return *text;
  }

  void load(const std::string& effect) {
    lua_State* L = box_.state();
    find_board();
    Source source(ruleset_text_, "rules.lua");
    box_.run(text_of("rules.lua"), "@" + id() + "/rules.lua");
    const FieldReader ruleset(box_, source, -1);
    if (!ruleset.is_table()) ruleset.expected("the file to return a table");
    Variants variants(box_, ruleset_text_, source);
    if (!variants.empty()) variants.change_options(ruleset.index());
    set_options(ruleset, variants);
    ignored_ = variants.ignored(options_);
    push_options(L, find_in_force(ruleset));
    const int options = lua_gettop(L);
    lua_getfield(L, ruleset.index(), "board");
    const int declared_board = box_.keep();
    if (!variants.empty()) variants.change(ruleset.index(), options);
    if (!effect.empty()) add_effect(ruleset, effect);
    LoadedRuleset loaded =
        read_definition(ruleset, ruleset_text_, options, board_ ? &*board_ : nullptr,
                        table_fields(), numbers_and_flags(options_));
    if (!variants.empty()) variants.add_to_name_and_card(loaded.definition, options);
    api_ = loaded.api;
    loaded.definition.rolls = may_roll(ruleset_text_);
    add_watched(loaded.definition);
    if (sheets_ != nullptr)
      described(ruleset, "sheets", options, [&](const FieldReader& sheets) {
        *sheets_ = read_sheets(sheets, loaded.definition, ruleset_text_.variants);
      });
    infos_ = variants.infos();
    if (board_) sign_board(ruleset, declared_board, loaded.definition);
    const int kept = box_.keep();
    lua_pop(L, 1);
    make_game(std::move(loaded), source, kept, effect);
  }

  // Makes a file pass an expression to a function that keeps its value.
  void watch(const TextSpan& expression, WatchAt where) {
    const auto file = std::ranges::find(ruleset_text_.files, expression.file, &RuleFile::name);
    if (file == ruleset_text_.files.end()) return;
    auto text = with_watched(file->text, expression.from, expression.size, k_watch, where);
    if (!text) return;
    file->text = *std::move(text);
    lua_pushcfunction(box_.state(), [](lua_State* L) -> int {
      lua_settop(L, 1);
      lua_pushvalue(L, 1);
      lua_setfield(L, LUA_REGISTRYINDEX, k_watch);
      return 1;
    });
    box_.set_global(k_watch);
  }

  void add_watched(GameDef& definition) {
    lua_State* L = box_.state();
    lua_getfield(L, LUA_REGISTRYINDEX, k_watch);
    const SetValue* const value = to_set(L, -1);
    Term term = value == nullptr ? nullptr : value->set;
    if (lua_isinteger(L, -1) != 0) term = number_term(lua_tointeger(L, -1));
    lua_pop(L, 1);
    if (term == nullptr || !unknown_name(*term, definition).empty()) return;
    // These would make every state of the game keep more than the positions at hand do.
    if (speaks_of(*term, TermOp::repeated) || speaks_of(*term, TermOp::repetitions)) return;
    definition.terms.push_back({k_watched_term, std::move(term)});
  }

  void find_board() {
    const std::string name = board_in_force(ruleset_text_);
    if (!name.empty()) board_ = board_file(ruleset_text_, name);
  }

  // Adds the board file to the game's name, card and notices.
  void sign_board(const FieldReader& ruleset, int declared_board, GameDef& game) {
    const VariantInfo info = board_info(*board_);
    game.name += " on " + info.name;
    game.card.push_back("On " + info.name + (info.about.empty() ? "." : ": " + info.about));
    infos_.insert(std::ranges::upper_bound(infos_, info.id, {}, &VariantInfo::id), info);
    const EditedBoard& edited = *game.edited;
    if (std::string idle = idle_links(game); !idle.empty()) notices_.push_back(std::move(idle));
    if (edited.changes.size.empty()) return;
    // A variant may have replaced the function that returns the board.
    bool by_options = false;
    ruleset.with("board", [&](const FieldReader& board) { by_options = board.is_function(); });
    if (!by_options) {
      box_.push_kept(declared_board);
      lua_setfield(box_.state(), ruleset.index(), "board");
    }
    std::string idle = idle_options(ruleset, options_, ignored_, edited.declared, board_->name);
    if (!idle.empty()) notices_.push_back(std::move(idle));
  }

  void set_options(const FieldReader& ruleset, const Variants& variants) {
    ruleset.with("options", [&](const FieldReader& options) { options_ = read_options(options); });
    for (Option& option : options_)
      option.variant = variants.variant_adding("options." + option.name);
    apply_settings(options_, ruleset_text_.settings);
  }

  // Tells the user about choices that have no effect.
  std::vector<Option> find_in_force(const FieldReader& ruleset) {
    std::vector<Option> out;
    ruleset.with("options", [&](const FieldReader& options) {
      out = options_in_force(options, options_, ignored_);
    });
    for (const Option& option : options_)
      if (!option.idle.empty() && is_set(option.name))
        notices_.push_back(fmt::format("option {} is not used: {}", option.name, option.idle));
    return out;
  }

  bool is_set(const std::string& option) const {
    return std::ranges::any_of(ruleset_text_.settings,
                               [&](const auto& setting) { return setting.first == option; });
  }

  void make_game(LoadedRuleset loaded, const Source& source, int options,
                 const std::string& effect) {
    end_paths_ = loaded.functions.end_paths;
    try {
      const auto game = std::make_shared<Game>(std::move(loaded.definition));
      if (!loaded.drawn.empty())
        game->begin_as_drawn(read_drawn_setup(*game, ruleset_text_, loaded.drawn));
      game_ = game;
      // Errors that only an engine finds, such as a direction that has no meaning for a seat, are
      // reported now.
      Rules nothing;
      make_engine(game_, nothing);
    } catch (const RuleError&) {
      throw;
    } catch (const TypeError& error) {
      throw RuleError(blame(source, error));
    } catch (const Error& error) {
      throw RuleError(locate(source, error.what(), end_paths_));
    }
    const bool quick = !writes_fields(ruleset_text_, effect, *game_);
    rules_ = std::make_unique<LuaRules>(box_, *game_, std::move(loaded.functions), options, quick);
    rules_->set_places(
        [this](const std::string& path, const std::string& text) { return located(path, text); });
  }

  void add_effect(const FieldReader& ruleset, const std::string& effect) {
    lua_State* L = box_.state();
    box_.run("return " + effect, "@effect");
    const int function = lua_gettop(L);
    ruleset.with("verbs", [&](const FieldReader& verbs) {
      verbs.each([&](const std::string& name, const FieldReader& verb) {
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

  // If a variant has set one of the terms that do not fit, the error is reported at its line.
  std::string blame(const Source& source, const TypeError& error) const {
    std::string text = locate(source, error.what(), end_paths_);
    for (const std::string& name : error.named())
      if (const SourcePlace place = source.find("terms." + name); place.rank > 0)
        return clean_message(
            fmt::format("{}: terms.{}: does not fit its use, {}", place.text(), name, text));
    return text;
  }

  std::string located(const std::string& path, const std::string& text) const {
    const Source source(ruleset_text_, "rules.lua");
    return locate(source, path.empty() ? text : path + ": " + text, end_paths_);
  }

  // Adds file and line to "verbs.move.1: …", and converts the engine's numbers of ends to the
  // file's.
  static std::string locate(const Source& source, const std::string& text,
                            const std::vector<std::string>& ends) {
    const std::size_t colon = std::min(text.find(": "), text.size());
    std::string path = text.substr(0, colon);
    for (std::size_t i = 0; i < ends.size() && path.starts_with("ends."); ++i)
      if (path == fmt::format("ends.{}", i + 1)) {
        path = ends[i];
        break;
      }
    // A verb with a single pattern has no number for it in the file: verbs.move.1.onto.
    std::string place = path;
    if (const std::size_t one = path.find(".1");
        path.starts_with("verbs.") && one != std::string::npos && !source.contains(path))
      place.erase(one, 2);
    return clean_message(
        fmt::format("{}: {}{}", source.find(place).text(), path, text.substr(colon)));
  }

  std::filesystem::path folder_;
  RulesetText ruleset_text_;
  Sheets* sheets_;
  Sandbox box_;
  std::vector<Option> options_;
  IgnoredOptions ignored_;
  std::vector<VariantInfo> infos_;
  std::vector<std::string> notices_;
  int api_ = 1;
  std::optional<BoardFile> board_;
  std::shared_ptr<const Game> game_;
  std::vector<std::string> end_paths_;  // of the engine's ends, by number
  std::unique_ptr<LuaRules> rules_;
};

// Runs rules in this process.
class LocalRulesetLoader final : public RulesetLoader {
 public:
  std::unique_ptr<Ruleset> load(const RulesetText& ruleset_text,
                                const std::filesystem::path& folder,
                                const LoadExtras& extras) override {
    return std::make_unique<LuaRuleset>(ruleset_text, folder, extras);
  }

  Sheets sheets(const RulesetText& ruleset_text) override {
    Sheets out;
    const LuaRuleset ruleset(ruleset_text, {}, {}, &out);
    return out;
  }

  VariantInfo describe(const RulesetText& ruleset_text, const std::string& variant) override {
    return describe_variant(ruleset_text, variant);
  }
};

}  // namespace

std::unique_ptr<RulesetLoader> make_ruleset_loader() {
  return std::make_unique<LocalRulesetLoader>();
}

}  // namespace hr::scripting
