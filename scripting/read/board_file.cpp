// SPDX-License-Identifier: MIT
#include "scripting/read/board_file.h"

#include <fmt/format.h>

#include <algorithm>

#include "core/base/located_error.h"
#include "core/base/words.h"
#include "core/board/edited_board.h"
#include "core/game/definition_facts.h"
#include "scripting/read/options.h"
#include "scripting/read/presets.h"
#include "scripting/source/messages.h"

namespace hr::scripting {

namespace {

// Adds file and line to an error of `body`.
template <class F>
auto placed(const BoardFile& file, F&& body) {
  try {
    return body();
  } catch (const LocatedError& error) {
    throw RuleError(clean_message(
        fmt::format("{}:{}: {}", file.shown, std::max(error.line(), 1), error.what())));
  }
}

// Other values of an option, near the one in force so that they are likely to work.
std::vector<OptionValue> others(const Option& option) {
  std::vector<OptionValue> out;
  switch (option.type()) {
    case OptionType::number: {
      const std::int64_t now = std::get<std::int64_t>(option.value), step = option.even ? 2 : 1;
      for (const std::int64_t value : {now - step, now + step})
        if (value >= option.min && value <= option.max) out.emplace_back(value);
      break;
    }
    case OptionType::flag:
      out.emplace_back(!std::get<bool>(option.value));
      break;
    case OptionType::word:
      for (const std::string& word : option.words)
        if (word != std::get<std::string>(option.value)) out.emplace_back(word);
      break;
    case OptionType::list:  // seldom decides the size of a board
      break;
  }
  return out;
}

// Whether two declared boards differ only in their size.
bool other_size(const Board& a, const Board& b) {
  if (!a.is_grid() || !b.is_grid()) return false;
  GridSpec x = a.spec(), y = b.spec();
  if (x.columns == y.columns && x.rows == y.rows && x.levels == y.levels) return false;
  x.columns = y.columns;
  x.rows = y.rows;
  x.levels = y.levels;
  return x == y;
}

}  // namespace

BoardFile board_file(const RulesetText& ruleset_text, const std::string& variant) {
  const std::string file = board_file_name(variant);
  return {variant, ruleset_text.shown(file), *ruleset_text.find(file)};
}

VariantInfo board_info(const BoardFile& file) {
  return placed(file, [&] {
    const BoardChanges changes = read_board_changes(file.text);
    VariantInfo info;
    info.id = file.name;
    info.name = "board " + spoken(file.name);
    info.about = changes.about();
    info.changes = changes_text(changes);
    info.board = true;
    return info;
  });
}

void edit_board(GameDef& game, const BoardFile& file, const std::function<void()>& read_regions) {
  placed(file, [&] {
    BoardChanges changes = read_board_changes(file.text);
    if (game.board.cells() == 0) throw LocatedError(1, 1, "this ruleset has no board to edit");
    const Board declared = game.board;
    game.board = sized(declared, changes);
    read_regions();
    hr::edit_board(game, declared, file.name, std::move(changes));
  });
}

std::string idle_links(const GameDef& game) {
  std::vector<std::string> idle;
  for (const auto& [from, to] : game.edited->changes.links) {
    const auto cell_of = [&](const BoardWord& word) {
      const auto whole = game.edited->whole.find(word.text);
      return whole ? game.board.find(game.edited->whole.declared_name(*whole)) : std::nullopt;
    };
    const auto a = cell_of(from), b = cell_of(to);
    if (!a || !b) continue;
    bool used = false;
    for (int d = 0; d < game.board.directions(); ++d) {
      const std::vector<CellId>& links = game.board.links(DirectionId(d));
      if (links[nth(*a)] == *b || links[nth(*b)] == *a)
        used = used || follows(game, DirectionId(d));
    }
    if (!used) idle.push_back(game.board.name(*a) + " and " + game.board.name(*b));
  }
  if (idle.empty()) return {};
  constexpr std::size_t k_max_named = 3;
  const std::string which =
      idle.size() > k_max_named ? fmt::format("{} of the added links", idle.size())
      : idle.size() == 1        ? "the link between " + idle.front()
                                : "the links between " + fmt::format("{}", fmt::join(idle, ", "));
  return fmt::format("no verb, set or end of these rules follows {}", which);
}

std::string idle_options(const FieldReader& ruleset, const std::vector<Option>& options,
                         const IgnoredOptions& ignored, const Board& declared,
                         const std::string& file) {
  lua_State* L = ruleset.state();
  // A value with which there is no board proves nothing.
  const auto acts = [&](std::vector<Option> chosen) {
    bool other = false;
    const int top = lua_gettop(L);
    try {
      ruleset.with("options", [&](const FieldReader& all) {
        chosen = options_in_force(all, chosen, ignored);
      });
      push_options(L, chosen);
      described(ruleset, "board", top + 1,
                [&](const FieldReader& board) { other = other_size(declared, read_board(board)); });
    } catch (const Error&) {
    }
    lua_settop(L, top);
    return other;
  };
  if (acts(options)) return {};  // a variant has replaced the board
  std::vector<std::string> idle;
  for (std::size_t i = 0; i < options.size(); ++i)
    for (const OptionValue& value : others(options[i])) {
      std::vector<Option> trial = options;
      trial[i].value = value;
      if (!acts(std::move(trial))) continue;
      idle.push_back(options[i].name);
      break;
    }
  if (idle.empty()) return {};
  return fmt::format("{} {} no longer {} the board: board file {} sets its size",
                     idle.size() == 1 ? "option" : "options", list_text(idle),
                     idle.size() == 1 ? "affects" : "affect", file);
}

}  // namespace hr::scripting
