// SPDX-License-Identifier: MIT
// What people type into a game, line by line: at a table, where every line is played, refused or
// answered. The first character chooses the game. What has been played can be recorded and read.
#include <sstream>

#include "core/record/record.h"
#include "scripting/table/open_table.h"
#include "tests/fuzz/accepted.h"
#include "tests/fuzz/fuzz_target.h"
#include "tests/fuzz/games.h"

namespace hr::fuzz {

namespace {

constexpr int k_max_lines = 24;

TableCommand command_of(const std::string& line) {
  if (line == "undo") return Undo{};
  if (line == "redo") return Redo{};
  if (line == "bot") return BotMove{};
  if (line == "back") return TakeBack{};
  if (line.starts_with("note "))
    return WriteNote{.cell = line.substr(5, 2), .text = line.substr(5)};
  if (line.starts_with("draw ")) return Arrange{.drawing = line.substr(5)};
  if (line.starts_with("mark ")) return MarkPassage{.cell = line.substr(5)};
  return PlayTyped{.text = line};
}

void play_line(Table& table, const std::string& line) {
  const WhyReport why = table.report(Issuer::owner(), WhyQuery{.text = line});
  table.give(Issuer::owner(), command_of(line));
  const int seats = static_cast<int>(table.report(Issuer::owner(), StatusQuery()).seats.size());
  for (const Issuer issuer : {Issuer::owner(), Issuer::spectator()})
    static_cast<void>(table.report(issuer, ViewQuery()));
  for (const SeatId seat : IdsBelow<SeatId>(seats))
    static_cast<void>(table.report(Issuer::of(seat), ViewQuery()));
  if (!line.empty() && line[0] == 'g')
    static_cast<void>(table.report(Issuer::owner(), GroupQuery{.cell = line}));
}

}  // namespace

bool fuzz_actions(std::string_view input) {
  if (input.empty()) return false;
  const auto game = static_cast<unsigned char>(input[0]) % k_games.size();
  return accepted([&] {
    Table table = scripting::begin_game(game_ruleset(game), {});
    std::istringstream lines{std::string(input.substr(1))};
    int left = k_max_lines;
    for (std::string line; left > 0 && std::getline(lines, line); --left) play_line(table, line);
    const std::string text = record_text(table);
    std::string again;
    if (!accepted([&] { again = record_text(scripting::replay_game(read_record(text, "a.rec"))); }))
      throw Contradiction("what was played cannot be replayed:\n" + text);
    must_agree(text, again, "what was played is replayed differently");
  });
}

}  // namespace hr::fuzz
