// SPDX-License-Identifier: MIT
// What the window and the terminal decide about a table in the same way.
#include <catch2/catch.hpp>

#include "scripting/clients/bot_turn.h"
#include "scripting/clients/people.h"
#include "tests/support/rulesets.h"
#include "tests/support/temporary_ruleset.h"

namespace hr::tests {

namespace {

using scripting::TableClient;

constexpr SeatId k_first{0}, k_second{1};

TableClient client_of(const std::string& name, std::vector<Player> players = {}) {
  ById<PlayerId, Player> seated;
  for (Player& player : players) seated.push_back(std::move(player));
  return {scripting::load_ruleset(ruleset_folder(name)), {.seed = 1, .players = seated}};
}

void play(TableClient& table, SeatId seat, const char* action) {
  const Reply reply = table.give(Issuer::of(seat), PlayTyped{.text = action});
  INFO(action << ": " << reply.text);
  REQUIRE(reply.ok);
}

StatusReport three_people() {
  StatusReport out;
  for (int seat = 0; seat < 3; ++seat) out.seats.emplace_back().player = PlayerId(seat);
  return out;
}

Player bot(const char* spec) { return {.name = "", .bot = read_bot_spec(spec)}; }

}  // namespace

TEST_CASE("undo and redo go to where a person is to act, and a bot acts in its turn",
          "[scripting][clients]") {
  TableClient table = client_of("tic_tac_toe", {{.name = "Ann"}, bot("beginner")});
  CHECK(table.status().seats[k_second].player_name == "nought");
  scripting::BotTurn turn;
  play(table, k_first, "A1");
  REQUIRE(table.status().bot_to_act == k_second);
  turn.begin(table, k_second);
  REQUIRE(turn.act(table).ok);
  CHECK(table.status().ply == 2);

  REQUIRE(table.undo(Issuer::owner()).ok);
  CHECK(table.status().ply == 0);
  CHECK(table.undo(Issuer::owner()).text == "There is nothing to undo.");
  REQUIRE(table.redo(Issuer::owner()).ok);
  CHECK(table.status().ply == 2);
}

TEST_CASE("a seat undoes a bot's steps and its own before them, or nothing",
          "[scripting][clients]") {
  const TemporaryRuleset ruleset("final", R"(
return { name = "T", api = 4, seats = { "sun", "moon" },
  verbs = { aim = pass{}, shoot = { pass{}, final = true } } })");
  const auto played = [&](const char* first) {
    ById<PlayerId, Player> players;
    players.push_back({.name = "Ann"});
    players.push_back(bot("random"));
    TableClient table(scripting::load_ruleset(ruleset.folder()), {.seed = 1, .players = players});
    play(table, k_first, first);
    play(table, k_second, "aim");
    return table;
  };
  TableClient aimed = played("aim");
  REQUIRE(aimed.undo(Issuer::of(k_first)).ok);
  CHECK(aimed.status().ply == 0);
  TableClient shot = played("shoot");
  CHECK(shot.undo(Issuer::of(k_first)).text ==
        "Under these rules \"shoot\" cannot be taken back, except by the table's owner.");
  CHECK(shot.status().ply == 2);
  REQUIRE(shot.undo(Issuer::owner()).ok);
  CHECK(shot.status().ply == 0);
}

TEST_CASE("a bot accepts a draw unless it expects more of the game", "[scripting][clients]") {
  const auto after_offer = [](std::initializer_list<const char*> played, const char* last) {
    TableClient table = client_of("tic_tac_toe", {{.name = "Ann"}, bot("medium")});
    SeatId seat = k_first;
    for (const char* action : played) {
      play(table, seat, action);
      seat = seat == k_first ? k_second : k_first;
    }
    REQUIRE(table.give(Issuer::of(k_first), OfferDraw{}).ok);
    play(table, k_first, last);  // the offer is made with this move
    scripting::BotTurn turn;
    turn.begin(table, k_second);
    REQUIRE(turn.act(table).ok);
    return table.status().outcome;
  };
  CHECK(after_offer({"A1", "B2", "C1", "C3"}, "A3") ==  // two threats
        "The game is drawn: both players agreed.");
  CHECK(after_offer({"A1", "A3", "B1", "B3"}, "B2").starts_with("Nought wins"));  // at C3
}

TEST_CASE("a game of bots alone is undone step by step", "[scripting][clients]") {
  TableClient table = client_of("tic_tac_toe", {bot("random"), bot("random")});
  scripting::BotTurn turn;
  for (const SeatId seat : {k_first, k_second, k_first}) {
    turn.begin(table, seat);
    REQUIRE(turn.act(table).ok);
  }
  REQUIRE(table.undo(Issuer::owner()).ok);
  CHECK(table.status().ply == 2);
}

TEST_CASE("what is kept of the rules follows the rules in force", "[scripting][clients]") {
  TableClient table = client_of("hex");
  const auto cells = [&] { return table.game()->board.cells(); };
  const int before = cells();
  CHECK(table.with_option("size", "11") == nullptr);
  CHECK_THROWS(table.with_option("size", "many"));
  const auto next = table.with_option("size", "5");
  REQUIRE(next != nullptr);
  REQUIRE(table.change_rules(next).ok);
  CHECK(cells() == 25);
  CHECK(&table.ruleset() == next.get());
  CHECK(table.text()->settings == Settings{{"size", "5"}});
  REQUIRE(table.undo(Issuer::owner()).ok);
  CHECK(cells() == before);
  CHECK(&table.ruleset() != next.get());
  CHECK(table.text()->settings.empty());
}

TEST_CASE("where something is hidden only the owner reads why rules have failed",
          "[scripting][clients]") {
  const auto told = [](const char* vars, bool owner) {
    const TemporaryRuleset ruleset("failing", std::string(R"(
return { name = "T", seats = { "sun", "moon" }, board = grid{ 3, 3 },
  zones = { field = {} }, kinds = { stone = {} }, stuck = "draws",
  verbs = { put = { place{ "stone" }, effect = function() error("boom") end } },
  vars = {)") + vars + " } }");
    TableClient table(scripting::load_ruleset(ruleset.folder()), {.seed = 1});
    const Reply reply = table.give(Issuer::of(k_first), PlayTyped{.text = "A1"});
    REQUIRE_FALSE(reply.ok);
    return table.reason(reply.text, owner, Message::name("ask the owner"));
  };
  const auto failure = Catch::Contains("boom");
  CHECK_THAT(told("", false), failure);
  CHECK_THAT(told("secret = { see = 'none' }", true), failure);
  const std::string hidden = told("secret = { see = 'none' }", false);
  CHECK_THAT(hidden, !failure);
  CHECK_THAT(hidden, Catch::EndsWith("may reveal hidden information: ask the owner."));
}

TEST_CASE("a refusal says where the rules declare the action, unless that is about a secret game",
          "[scripting][clients]") {
  TableClient open = client_of("tic_tac_toe");
  play(open, k_first, "A1");
  const Reply taken = open.give(Issuer::of(k_second), PlayTyped{.text = "A1"});
  REQUIRE_FALSE(taken.ok);
  CHECK_THAT(taken.place,
             Catch::StartsWith("tic_tac_toe/rules.lua:") && Catch::EndsWith(": verbs.mark"));
  CHECK(open.give(Issuer::of(k_second), PlayTyped{.text = "nonsense"}).place.empty());
  CHECK(open.give(Issuer::of(k_second), PlayTyped{.text = "B1"}).place.empty());

  const std::string name = "graverobber";
  TableClient secret = client_of(name);
  const Issuer seat = Issuer::of(secret.status().to_act.front());
  CHECK(secret.give(seat, PlayTyped{.text = "raise A2"}).place.empty());
  CHECK_THAT(secret.give(Issuer::owner(), PlayTyped{.text = "raise A2"}).place,
             Catch::Contains("graverobber/rules.lua:"));
}

TEST_CASE("a curtain is needed while several people have something to hide",
          "[scripting][clients]") {
  StatusReport status = three_people();
  status.seats[SeatId(2)].bot = BotSpec();
  CHECK(scripting::people(status) == 2);

  scripting::Curtain curtain;
  CHECK_FALSE(curtain.needed(status));
  curtain.note();
  CHECK(curtain.needed(status));
  CHECK_FALSE(scripting::Curtain().needed(status));
  status.has_private_information = true;
  CHECK(scripting::Curtain().needed(status));
  status.seats[k_first].bot = BotSpec();
  CHECK_FALSE(curtain.needed(status));
}

TEST_CASE("of those who are to act, the person in front of the screen acts first",
          "[scripting][clients]") {
  StatusReport status = three_people();
  status.seats[k_first].bot = BotSpec();
  status.to_act = {k_first, k_second, SeatId(2)};
  scripting::Curtain curtain;
  CHECK(curtain.reader() == PlayerId::none);
  CHECK(curtain.person_to_act(status) == k_second);
  curtain.lift(PlayerId(2));
  CHECK(curtain.person_to_act(status) == SeatId(2));
  status.to_act = {k_first};
  CHECK(curtain.person_to_act(status) == SeatId::none);
  CHECK(scripting::only_bots_act(status));
  status.to_act.clear();
  CHECK_FALSE(scripting::only_bots_act(status));
}

}  // namespace hr::tests
