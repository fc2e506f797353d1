// SPDX-License-Identifier: MIT
// Messages to a table, line by line, from its owner, a seat or a spectator: every one is answered
// with JSON. The first character chooses the game and who sends them.
#include "core/protocol/messages.h"

#include <sstream>

#include "core/base/error.h"
#include "scripting/table/open_table.h"
#include "tests/fuzz/fuzz_target.h"
#include "tests/fuzz/games.h"

namespace hr::fuzz {

bool fuzz_messages(std::string_view input) {
  if (input.empty()) return false;
  constexpr int k_max_messages = 12;
  const auto first = static_cast<unsigned char>(input[0]);
  const std::array<Issuer, 3> issuers{Issuer::owner(), Issuer::of(SeatId(0)), Issuer::spectator()};
  const Issuer issuer = issuers.at(first / k_games.size() % issuers.size());
  Table table = scripting::begin_game(game_ruleset(first % k_games.size()), {});
  std::istringstream lines{std::string(input.substr(1))};
  bool accepted = false;
  int left = k_max_messages;
  for (std::string line; left > 0 && std::getline(lines, line); --left) {
    const std::string text = protocol::answer(table, issuer, line);
    const Json answer = Json::parse(text, nullptr, false);
    const bool whole = answer.is_object() && answer.size() == 3 && answer.contains("id");
    if (!whole) throw Contradiction("a message is answered with " + text);
    accepted = accepted || !answer.contains("refused");
  }
  return accepted;
}

}  // namespace hr::fuzz
