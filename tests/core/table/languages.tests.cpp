// SPDX-License-Identifier: MIT
// Who reads what a table says in which language.
#include <catch2/catch.hpp>

#include <map>

#include "core/table/table_access.h"
#include "core/trials/other_worlds.h"
#include "core/worlds/shown_match.h"
#include "core/worlds/world_match.h"
#include "tests/support/hunt.h"

namespace hr::tests {

namespace {

const Language k_german = *Language::named("de");

Issuer in_german(SeatId seat) { return Issuer::of(seat).reading(k_german); }

std::string refused(const Table& table, Issuer issuer, const TableCommand& command) {
  Table copy = table;
  const Reply reply = copy.give(issuer, command);
  CHECK_FALSE(reply.ok);
  return reply.text;
}

// Whatever the seat could type: all verbs, alone and with all cells, and what is no action.
std::vector<std::string> typed_lines(const Game& game) {
  std::vector<std::string> out{"", "nonsense", "b9", "undo 3", "step a1 a1"};
  for (int verb = 0; verb <= index(game.swap()); ++verb) {
    const std::string name(game.verb_name(VerbId(verb)));
    out.push_back(name);
    for (int cell = 0; cell < game.cells(); ++cell) {
      out.push_back(name + " " + game.board().name(CellId(cell)));
      out.push_back(name + " A1 " + game.board().name(CellId(cell)));
    }
  }
  return out;
}

std::map<std::string, std::string> answers(const Match& match, Issuer issuer) {
  std::map<std::string, std::string> out;
  for (const std::string& line : typed_lines(match.game())) {
    Table table{Match(match)};
    const Reply reply = table.give(issuer, PlayTyped{.text = line});
    if (!reply.ok) out[line] = reply.text + "|" + reply.begun;
  }
  return out;
}

}  // namespace

TEST_CASE("two at one table read two languages", "[core]") {
  Table table(breakthrough_match(3, 6), {{.name = "Ann"}, {.name = "Ben"}});
  REQUIRE(table.give(in_german(SeatId(0)), PlayTyped{.text = "move a2 a3"}).ok);
  const auto report = [&](Issuer issuer) { return table.report(issuer, ViewQuery{.named = true}); };
  const Report english = report(Issuer::of(SeatId(0))), german = report(in_german(SeatId(1)));
  CHECK(english.turn == "Ben (black)'s turn");
  CHECK(german.turn == "Am Zug: Ben (black)");
  CHECK(english.viewing == "Viewing as Ann (white).");
  CHECK(german.viewing == "Ansicht: Ben (black).");
  CHECK(english.log.back().text == "Ann (white) moves A2 to A3.");
  CHECK(german.log.back().text == "Ann (white) moves A2 nach A3.");
  CHECK(german.log.back().typed == english.log.back().typed);

  CHECK(refused(table, Issuer::of(SeatId(0)), PlayTyped{.text = "move a3 a4"}) ==
        "It is black's turn.");
  CHECK(refused(table, in_german(SeatId(0)), PlayTyped{.text = "move a3 a4"}) ==
        "Black ist am Zug.");
  CHECK(
      refused(table, in_german(SeatId(1)), PlayTyped{.text = "fly a3"}).starts_with("Unbekannte"));
  CHECK(refused(table, in_german(SeatId(1)), NewGame{}) ==
        "Das darf nur der Tischleiter: eine neue Partie beginnen.");
  CHECK(refused(table, in_german(SeatId(1)), Redo{}) ==
        "Es gibt nichts, was sich wiederherstellen ließe.");
  CHECK_THROWS_WITH(table.report(in_german(SeatId(1)), OwnerQuery()),
                    "Das darf nur der Tischleiter: nach dem Startwert fragen.");

  // What is asked for is the same in any language, and so is what is kept of the match.
  REQUIRE(table.give(in_german(SeatId(0)), Undo{}).ok);
  CHECK(report(Issuer::of(SeatId(1))).steps.request == "Ann (white) asks to undo 1 step.");
  CHECK(report(in_german(SeatId(1))).steps.request == "Ann (white) möchte 1 Schritt zurücknehmen.");
  CHECK(table.report(in_german(SeatId(1)), HistoryQuery()).steps.front().text ==
        "Die Partie ist aufgebaut.");
  Table other(breakthrough_match(3, 6), {{.name = "Ann"}, {.name = "Ben"}});
  REQUIRE(other.give(Issuer::of(SeatId(0)), PlayTyped{.text = "move a2 a3"}).ok);
  CHECK(match_of(table).state() == match_of(other).state());
  CHECK(match_of(table).node().choice().action == match_of(other).node().choice().action);
}

TEST_CASE("all that a table says of itself is in the language of the reader", "[core]") {
  Table table(hunt_match());
  const auto view = [&](SeatId seat) {
    return table.report(in_german(seat), ViewQuery{.named = true});
  };
  CHECK(view(k_first).turn.starts_with("Penny: "));
  CHECK(view(k_owner).viewing == "Ansicht: Tischleiter, alles ist zu sehen.");
  CHECK(view(k_owner).turn == "Alle wählen gleichzeitig und geheim.");
  REQUIRE(table.give(in_german(k_first), PlayTyped{.text = "hide a1"}).ok);
  REQUIRE(table.give(in_german(k_first), PlayTyped{.text = "ready"}).ok);
  CHECK(refused(table, in_german(k_first), PlayTyped{.text = "hide a1"}) == "Nickel ist am Zug.");
  CHECK(refused(table, in_german(k_first), Undo{}).ends_with("ungesehen machen."));
  CHECK(table.give(in_german(k_second), WriteNote{.cell = "b1", .text = "?"}).text == "B1: ?");
  CHECK(table.give(in_german(k_second), WriteNote{.cell = "b1", .text = ""}).text ==
        "B1: nichts notiert.");
  CHECK(refused(table, in_german(k_second), WriteNote{.cell = "b9", .text = "?"})
            .starts_with("Es gibt kein Feld"));
}

TEST_CASE("refusals are the same in worlds that look alike, in each language", "[core][worlds]") {
  const PlayableRules playable = playable_of(hunt(), std::make_shared<HuntRules>());
  const Match match = scanned_match(playable);
  for (const SeatId viewer : {k_first, k_second}) {
    const std::vector<ShownStep> steps = shown(match, viewer);
    OtherWorlds worlds(playable, viewer, {.seed = 4}, 1'000'000);
    for (const ShownStep& step : steps) worlds.advance(step);
    bool differs = false;
    for (int i = 0; i < 5; ++i) {
      const History* const history = worlds.draw(match);
      REQUIRE(history != nullptr);
      const Match other = world_match(playable, viewer, steps, *history, 9);
      differs = differs || other.state() != match.state();
      for (const Language language : Language::all()) {
        const Issuer reader = Issuer::of(viewer).reading(language);
        const auto here = answers(match, reader);
        CHECK(here.size() > 10);
        CHECK(here == answers(other, reader));
      }
    }
    CHECK(differs);
    CHECK(answers(match, in_german(viewer)) != answers(match, Issuer::of(viewer)));
  }
}

}  // namespace hr::tests
