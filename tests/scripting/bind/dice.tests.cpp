// SPDX-License-Identifier: MIT
// Dice thrown by hand in games that hide something: a seat enters those that it sees.
#include <catch2/catch.hpp>

#include "core/match/log.h"
#include "core/table/command.h"
#include "core/table/table_access.h"
#include "tests/scripting/loading.h"

namespace hr::tests {
namespace {

constexpr SeatId k_ann{0}, k_bob{1};

// A card; then one die that all see, one for the other seat alone, and one for the actor alone,
// with as many sides as the hidden number says.
const char* const k_rules =
    "return { name = 'S', seats = { 'ann', 'bob' },\n"
    "zones = { deck = bag{ see = 'none' }, hand = bag{ per = 'seat', see = 'owner' } },\n"
    "kinds = { ace = { begins_in = { deck = 9 } }, two = { begins_in = { deck = 9 } } },\n"
    "vars = { open = { 0 }, own = { 0, per = 'seat', see = 'owner' },\n"
    "  sides = { 4, see = 'none' } },\n"
    "verbs = { throw = { pass{}, effect = function(g, me)\n"
    "  g.open = g:roll(6, 'all')\n"
    "  local other = 3 - me\n"
    "  g.own[other] = g:roll(6, other)\n"
    "  g.own[me] = g:roll(g.sides, me)\n"
    "end, does = draw('deck', 'hand') }, wait = pass{} } }";

struct Thrown {
  Reply reply;
  std::vector<int> faces;
  std::vector<std::vector<int>> logged;  // by seat: the dice of the last action in its log
};

Thrown throw_by(SeatId seat, const std::vector<int>& typed) {
  LuaPlay game(k_rules);
  Table table(std::move(game.match));
  Thrown out{.reply = table.give(Issuer::owner(), PlayTyped{seat, "throw", typed}),
             .faces = {},
             .logged = {}};
  if (!out.reply.ok) return out;
  out.faces = match_of(table).node().faces();
  for (const SeatId reader : {k_ann, k_bob}) {
    int size = 0;
    out.logged.push_back(log_lines(match_of(table), reader, 0, size).front().dice);
  }
  return out;
}

}  // namespace

TEST_CASE("A seat enters the dice that it sees, and no others", "[scripting]") {
  const Thrown own = throw_by(k_ann, {5, 3});
  CHECK(own.reply.ok);
  CHECK(own.reply.text.empty());
  REQUIRE(own.faces.size() == 4);
  CHECK(own.faces[0] == throw_by(k_ann, {}).faces[0]);
  CHECK(own.faces[1] == 5);
  CHECK(own.faces[2] == throw_by(k_ann, {}).faces[2]);
  CHECK(own.faces[3] == 3);
  CHECK(own.logged[0] == std::vector{5, 3});
  CHECK(own.logged[1] == std::vector{5, own.faces[2]});
}

TEST_CASE("Entering dice finds out nothing: the action is carried out, whatever they are",
          "[scripting]") {
  for (const std::vector<int>& typed : {std::vector{2, 6}, {2, 4, 1}, {2, 99}}) {
    const Thrown thrown = throw_by(k_ann, typed);
    CHECK(thrown.reply.ok);
    CHECK(thrown.reply.text ==
          "1 of the dice you entered was not used. Enter only dice that you can see, and faces "
          "that they have.");
    REQUIRE(thrown.faces.size() == 4);
    CHECK(thrown.faces[1] == 2);
  }
  CHECK(throw_by(SeatId::owner, {1, 9}).reply.text.starts_with("A die here has the faces"));
}

}  // namespace hr::tests
