// SPDX-License-Identifier: MIT
// All existing boards, for tests that must hold on each: those of every ruleset and probe, and of
// some with non-default options.
#pragma once

#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "core/picture/picture.h"
#include "core/table/table.h"
#include "scripting/table/open_table.h"
#include "tests/support/rulesets.h"

namespace hr::tests {

// A game of which nothing is known but its board.
inline GameReport game_of(const Board& board, const BoardLook& look = {}) {
  GameReport out;
  out.board = board;
  out.look = look;
  return out;
}
inline Picture picture_of(const Board& board, const BoardView& view, float aspect,
                          const BoardLook& look = {}) {
  return hr::picture_of(game_of(board), look, view, aspect);
}

struct NamedBoard {
  std::string name;
  Board board;
  BoardLook look = {};
};

inline std::vector<NamedBoard> all_boards() {
  std::vector<NamedBoard> out;
  const auto named = [](const std::string& name, const scripting::Ruleset& ruleset) {
    return NamedBoard{name, ruleset.game()->board(), ruleset.game()->definition().look};
  };
  for (const auto& folder : tests::rulesets_and_probes())
    out.push_back(named(folder.filename(), *scripting::load_ruleset(folder)));
  const auto with = [&](const char* name, const scripting::Settings& settings) {
    const auto ruleset = scripting::load_ruleset(tests::ruleset_folder(name), settings);
    out.push_back({std::string(name) + " " + settings[0].second, ruleset->game()->board()});
  };
  with("cube_digger", {{"columns", "6"}, {"rows", "6"}, {"levels", "6"}});
  with("cube_lariat", {{"size", "2"}});
  with("cube_lariat", {{"size", "10"}});
  with("robot_miner", {{"mountains", "one each"}, {"teams", "3"}});
  with("hex", {{"size", "19"}});
  out.push_back({"strip", Board::grid({.columns = 40, .rows = 1})});
  out.push_back(
      {"pair", Board::graph({.cells = {"left", "right"}, .directions = {}, .positions = {}})});
  return out;
}

inline std::string about(const NamedBoard& board, const BoardView& view) {
  return board.name + ", " + std::string(view_name(board.board, view.type));
}

// A ruleset's game at a table, as a panel gets it.
struct Seated {
  Table table;
  std::shared_ptr<const GameReport> game;

  explicit Seated(const std::string& name, const scripting::Settings& settings = {},
                  std::uint64_t seed = 7)
      : table(
            scripting::begin_game(scripting::load_ruleset(folder(name), settings), {.seed = seed})),
        game(std::make_shared<const GameReport>(table.report(Issuer::owner(), GameQuery()))) {}

  void play(int actions) {
    for (int i = 0; i < actions && !table.report(Issuer::owner(), StatusQuery()).ended; ++i)
      table.give(Issuer::owner(), BotMove{});
  }
  CellId cell(const std::string& name) const { return game->board.find(name).value(); }

  static std::filesystem::path folder(const std::string& name) {
    for (const auto& found : tests::rulesets_and_probes())
      if (found.filename() == name) return found;
    return name;
  }
};

}  // namespace hr::tests
