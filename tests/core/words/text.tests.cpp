// SPDX-License-Identifier: MIT
#include "core/words/text.h"

#include <catch2/catch.hpp>

#include "core/base/mix.h"
#include "core/match/random_play.h"
#include "core/words/refusal.h"
#include "core/words/seat_names.h"
#include "tests/support/hunt.h"
#include "tests/support/playing.h"
#include "tests/support/stones.h"

namespace hr::tests {

namespace {

// The result of typed words for the first seat that is to act.
std::string read(const Match& match, const std::string& text) {
  const SeatId seat = match.actors().empty() ? SeatId(0) : match.actors().front();
  const Parsed parsed = parse_action(match.view(seat), text, match.legal(seat));
  if (!parsed.choice) return parsed.refusal.text;
  return "ok: " + action_text(match.game(), parsed.choice->action);
}

Match match_of(GameDef d, std::function<SeatId(Effect&)> setup) {
  return Match(engine_of(std::move(d), std::make_shared<FunctionRules>(std::move(setup))), 1);
}
SeatId nothing(Effect&) { return SeatId(0); }

PatternDef words(std::vector<std::string> list) {
  PatternDef p;
  p.type = PatternType::choice;
  p.words = std::move(list);
  return p;
}

GameDef bare(ById<SeatId, SeatDef> seats, Board board, Holds holds = Holds::one) {
  GameDef d;
  d.name = "Bare";
  d.seats = std::move(seats);
  d.board = std::move(board);
  d.zones = {{.name = "field", .holds = holds, .see = {}}};
  d.kinds = {{.name = "stone"}};
  d.verbs = {verb("claim", {place("stone", empty())})};
  return d;
}

GameDef auction() {
  GameDef d = bare({{"red", ""}, {"blue", ""}}, Board::grid({.columns = 2, .rows = 2}));
  d.verbs.push_back(verb("bid", {numbers(1, 5000)}));
  d.verbs.push_back(verb("offer", {words({"yes", "no", "not yet"})}));
  d.verbs.push_back(verb("pass", {PatternDef{}}));
  return d;
}

// Three cells in a ring: from each to each other over the third, and back over none.
GameDef ring(std::vector<std::string> cells) {
  GraphSpec graph{.cells = cells, .directions = {{"on", {}}, {"back", {}}}, .positions = {}};
  for (std::size_t i = 0; i < cells.size(); ++i) {
    graph.directions[0].links.emplace_back(cells[i], cells[(i + 1) % cells.size()]);
    graph.directions[1].links.emplace_back(cells[(i + 1) % cells.size()], cells[i]);
  }
  GameDef d = bare({{"red", ""}, {"blue", ""}}, Board::graph(graph));
  PatternDef jump;
  jump.type = PatternType::jump;
  jump.kind = "stone";
  d.verbs.push_back(verb("jump", {jump}));
  return d;
}

}  // namespace

TEST_CASE("an action is read however it is typed", "[core]") {
  const Match match = breakthrough_match();
  for (const char* text : {"move A2 A3", "MOVE a2 a3", "move a2-a3", "a2 to a3", "a2a3"})
    CHECK(read(match, text) == (std::string(text) == "a2a3"
                                    ? "There is no cell \"a2a3\"; cells are named A1 to H8."
                                    : "ok: move A2 A3"));
  for (const char* text : {"m A2,B3", " a2xb3 ", "A2 x B3", "mov a2 , b3", "move from A2 to B3"})
    CHECK(read(match, text) == (std::string(text).find("from") == std::string::npos
                                    ? "ok: move A2 B3"
                                    : "There is no cell \"from\"; cells are named A1 to H8."));
}

TEST_CASE("if only one piece can get to a cell, naming the cell is enough", "[core]") {
  Match match = breakthrough_match();
  const auto play = [&](SeatId seat, const char* text) {
    match.play(seat, parse_action(match.view(seat), text, match.legal(seat)).choice->action);
  };
  for (int row = 3; row < 7; ++row) {
    play(SeatId(0), ("H" + std::to_string(row - 1) + " H" + std::to_string(row)).c_str());
    play(SeatId(1), ("A" + std::to_string(10 - row) + " A" + std::to_string(9 - row)).c_str());
  }
  CHECK(read(match, "G7") == "ok: move H6 G7");
  CHECK(read(match, "move g7") == "ok: move H6 G7");
  CHECK(read(match, "B3") == "Move needs two cells, from and to, such as move H1 H2.");
  CHECK(read(match, "D6") == "Move needs two cells, from and to, such as move H1 H2.");
}

TEST_CASE("what cannot be read or done is explained in sentences", "[core]") {
  Match match = breakthrough_match();
  const auto refused = [&](const char* text, const char* why) {
    INFO(text);
    CHECK(read(match, text) == why);
  };
  refused("", "Type an action, such as move A2 A3.");
  refused("mvoe A2 A3", "Unknown action \"mvoe\"; did you mean \"move\"?");
  refused("xyzzy", "Unknown action \"xyzzy\"; you may choose \"move\".");
  refused("\x7f[2J", "Unknown action \"�[2J\"; you may choose \"move\".");
  refused("move", "Move needs two cells, from and to, such as move A2 A3.");
  refused("move A2", "Move A2 may be followed by A3 or B3.");
  refused("A2", "Move A2 may be followed by A3 or B3.");
  refused("move A2 A3 A4", "Move needs two cells, from and to, such as move A2 A3.");
  refused("move A2 Q9", "There is no cell \"Q9\"; cells are named A1 to H8.");
  refused("Q9 A2", "There is no cell \"Q9\"; cells are named A1 to H8.");
  refused("A2 B5", "A2 cannot go to B5; it may go to A3 or B3.");
  refused("B2 B5", "B2 cannot go to B5; it may go to A3, B3 or C3.");
  refused("A1 A2", "Your pawn on A1 cannot move now. Move from A2, B2, C2, D2, E2, F2, G2 or H2.");
  refused("B5 B6", "You have no piece on B5. Move from A2, B2, C2, D2, E2, F2, G2 or H2.");
  refused(
      "B7 B6",
      "B7 holds black's pawn, and it is white's turn. Move from A2, B2, C2, D2, E2, F2, G2 or H2.");
  refused("swap", "You cannot choose \"swap\" now; you may choose \"move\".");
  refused(std::string(300, 'x').c_str(),
          "That is too long for an action; you may choose \"move\".");
  const Parsed black = parse_action(match.view(SeatId(1)), "A7 A6", match.legal(SeatId(1)));
  CHECK(black.refusal.text == "It is white's turn.");
}

TEST_CASE("long lists of possibilities are shortened", "[core]") {
  const Match match(engine_of(cube_wars(), std::make_shared<CubeWarsRules>()), 1);
  CHECK(read(match, "B2 B5") == "You have no piece on B2. Move from H1, A2, C2 or 14 more cells.");
}

TEST_CASE("numbers, words and bare verbs are read and refused", "[core]") {
  Match match = match_of(auction(), nothing);
  CHECK(read(match, "bid 40") == "ok: bid 40");
  CHECK(read(match, "40") == "ok: bid 40");
  CHECK(read(match, "b 5000") == "ok: bid 5000");
  CHECK(read(match, "bid 5001") == "You cannot bid 5001; bid 1 to 5000.");
  CHECK(read(match, "0") == "You cannot bid 0; bid 1 to 5000.");
  CHECK(read(match, "bid") == "Bid needs a number, such as bid 1.");
  CHECK(read(match, "bid a lot") == "Bid needs a number, such as bid 1; got \"a lot\".");
  CHECK(read(match, "bid 99999999999999999999999") ==
        "Bid needs a number, such as bid 1; got \"99999999999999999999999\".");
  CHECK(read(match, "offer yes") == "ok: offer yes");
  CHECK(read(match, "Y") == "ok: offer yes");
  CHECK(read(match, "NO") == "ok: offer no");
  CHECK(read(match, "offer not yet") == "ok: offer not yet");
  CHECK(read(match, "offer maybe") ==
        "Offer needs \"yes\", \"no\" or \"not yet\", such as offer yes; got \"maybe\".");
  CHECK(read(match, "pass") == "ok: pass");
  CHECK(read(match, "pass A1") == "Pass takes no arguments.");
  CHECK(read(match, "b2") == "ok: claim B2");
  play(match, "b2");
  CHECK(read(match, "claim B2") ==
        "You cannot claim B2. B2 holds red's stone. Claim A1, B1 or A2.");
  const Action taken{.verb = match.game().verb("claim"),
                     .count = 1,
                     .arguments = {index(*match.game().board().find("B2"))}};
  CHECK(refusal(match.view(SeatId(1)), taken, match.legal(SeatId(1))).in(*Language::named("de")) ==
        "Nicht möglich: claim B2. Auf B2 liegt: stone (red). Möglich: claim A1, B1 oder A2.");
  const auto legal = match.legal(SeatId(1));
  CHECK(std::any_of(legal.begin(), legal.end(), [&](const Choice& choice) {
    return action_text(match.game(), choice.action) == "bid 1 to 5000";
  }));
}

TEST_CASE("ambiguous input is refused, and the possible verbs are listed", "[core]") {
  GameDef d = bare({{"red", ""}}, Board::grid({.columns = 2, .rows = 2}));
  d.verbs.push_back(verb("clear", {place("stone", empty())}));
  const Match match = match_of(d, nothing);
  CHECK(read(match, "A1") == "\"A1\" could mean claim or clear.");
  CHECK(read(match, "cl A1") == "\"cl A1\" could mean claim or clear.");
  CHECK(read(match, "cla A1") == "ok: claim A1");
}

TEST_CASE("cell names with hyphens, commas and spaces are read as one", "[core]") {
  const Match levels =
      match_of(bare({{"red", ""}}, Board::grid({.columns = 3, .rows = 3, .levels = 2})), nothing);
  CHECK(read(levels, "claim b3-ii") == "ok: claim B3-II");
  CHECK(read(levels, "B3") == "There is no cell \"B3\"; cells are named A1-I to C3-II.");
  GameDef d = ring({"north gate", "pond", "pond-side", "2,3"});
  d.verbs[1].patterns[0] = step("stone", {"all"}, empty());
  Match graph = match_of(d, [](Effect& g) {
    g.put(k_field, CellId(1), {KindId(0), SeatId(0)});
    return SeatId(0);
  });
  CHECK(read(graph, "Pond to North Gate") == "ok: jump pond north gate");
  CHECK(read(graph, "pond-pond-side") == "ok: jump pond pond-side");
  CHECK(read(graph, "claim 2,3") == "ok: claim 2,3");
  CHECK(read(graph, "claim moon") ==
        "There is no cell \"moon\"; the cells are north gate, pond, pond-side and 2,3.");
}

TEST_CASE("names are read as they are shown, with spaces and in sentences", "[core]") {
  GraphSpec graph{
      .cells = {"north_gate", "Süd", "old well", "A"}, .directions = {}, .positions = {}};
  GameDef d = bare({{"player_one", ""}, {"Zoë", ""}}, Board::graph(graph));
  d.verbs = {verb("place", {place("stone", empty())}),
             verb("place_ant", {place("stone", empty())}),
             verb("place_all_ants", {PatternDef{}}),
             verb("ändere", {place("stone", empty())}),
             verb("call", {words({"rank_5", "rank-6", "élan"})}),
             verb("go", {PatternDef{}})};
  d.verbs.back().says = "goes away";
  PatternDef who;
  who.type = PatternType::seat;
  d.verbs.push_back(verb("greet", {who}));
  const Match match = match_of(d, nothing);
  for (const auto& [typed, meant] : std::vector<std::pair<const char*, const char*>>{
           {"place A", "place A"},
           {"place ant A", "place_ant A"},
           {"PLACE ANT north gate", "place_ant north_gate"},
           {"place-ant North-Gate", "place_ant north_gate"},
           {"place all ants", "place_all_ants"},
           {"places ant old_well", "place_ant old well"},
           {"Player_one places ant old well.", "place_ant old well"},
           {"player one places ant A", "place_ant A"},
           {"ÄNDERE SÜD", "ändere Süd"},
           {"A\u0308ndere Su\u0308d", "ändere Süd"},
           {"call rank 5", "call rank_5"},
           {"calls rank 6.", "call rank-6"},
           {"CALL ÉLAN", "call élan"},
           {"goes away", "go"},
           {"greet ZOË", "greet Zoë"},
           {"greets zoe\u0308", "greet Zoë"}}) {
    INFO(typed);
    CHECK(read(match, typed) == "ok: " + std::string(meant));
  }
  const Parsed named =
      parse_action(match.view(SeatId(0)), "greet Anna", match.legal(SeatId(0)), {"", "Anna (Zoë)"});
  REQUIRE(named.choice);
  CHECK(action_text(match.game(), named.choice->action) == "greet Zoë");
  CHECK(read(match, "place ant Q").find("no cell \"Q\"") != std::string::npos);
}

TEST_CASE("a name as it is written goes before one that is only shown alike", "[core]") {
  GraphSpec graph{.cells = {"a_b", "a-b", "Ä", "ä", "B"}, .directions = {}, .positions = {}};
  GameDef d = bare({{"red", ""}, {"blue", ""}}, Board::graph(graph));
  d.verbs.push_back(verb("put", {place("stone", empty())}));
  d.verbs.push_back(verb("put_it", {place("stone", empty())}));
  d.verbs.push_back(verb("say", {words({"yes", "Yes", "yes_sir"})}));
  const Match match = match_of(d, nothing);
  CHECK(read(match, "claim a_b") == "ok: claim a_b");
  CHECK(read(match, "claim a-b") == "ok: claim a-b");
  CHECK(read(match, "claim a b").find("no cell") != std::string::npos);
  CHECK(read(match, "claim Ä") == "ok: claim Ä");
  CHECK(read(match, "claim ä") == "ok: claim ä");
  CHECK(read(match, "put B") == "ok: put B");
  CHECK(read(match, "put it B") == "ok: put_it B");
  CHECK(read(match, "say Yes") == "ok: say Yes");
  CHECK(read(match, "say yes sir") == "ok: say yes_sir");
}

TEST_CASE("a jump names the cell jumped over only if that is ambiguous", "[core]") {
  const auto stones = [](Effect& g) {
    for (const int cell : {0, 1, 3})
      g.put(k_field, CellId(cell), {KindId(0), SeatId(cell == 0 ? 0 : 1)});
    return SeatId(0);
  };
  const Match four = match_of(ring({"a", "b", "c", "d"}), stones);  // a to c over b, or over d
  CHECK(read(four, "jump a c") ==
        "There is more than one way to jump; add the cell to jump over: b or d.");
  CHECK(read(four, "jump a c over d") == "ok: jump a c d");
  CHECK(action_sentence(four.game(), SeatId(0), four.legal(SeatId(0)).back().action)
            .ends_with("c over d."));
  const Match five = match_of(ring({"a", "b", "c", "d", "e"}), stones);
  CHECK(read(five, "a c") == "ok: jump a c");
}

TEST_CASE("every legal action reads back as itself", "[core]") {
  const auto agrees = [](Match match, std::uint64_t seed) {
    Random random(seed);
    for (int n = 0; n < 25 && !match.ended(); ++n) {
      const SeatId seat = match.actors().front();
      const auto legal = match.legal(seat);
      for (const Choice& choice : legal) {
        if (is_range(match.game(), choice.action)) continue;
        const std::string text = action_text(match.game(), choice.action);
        const Parsed parsed = parse_action(match.view(seat), text, legal);
        INFO(text << ": " << parsed.refusal.text);
        REQUIRE(parsed.choice == choice);
      }
      try {
        match.play(seat, random_choice(match, seat, random).action);
      } catch (const Error&) {  // the hunt's rules fail now and then
      }
    }
  };
  for (std::uint64_t seed = 1; seed <= 5; ++seed) {
    agrees(breakthrough_match(5, 5), seed);
    agrees(hunt_match(seed), seed);
    agrees(match_of(auction(), nothing), seed);
    agrees(Match(engine_of(cube_wars(8, 8), std::make_shared<CubeWarsRules>()), seed), seed);
  }
}

TEST_CASE("actions and events become sentences", "[core]") {
  const Game game(hunt());
  const Action hide{.verb = game.verb("hide"), .count = 1, .arguments = {4}};
  CHECK(action_sentence(game, SeatId(0), hide) == "Penny hides B2.");
  CHECK(secret_action_sentence(game, SeatId(1), hide.verb) == "Nickel hides something.");
  CHECK(secret_action_sentence(game, SeatId(1), game.verb("throw")) == "Nickel throws.");
  CHECK(secret_action_sentence(game, SeatId(1), game.ready()) == "Nickel is ready.");
  const Action step{.verb = game.verb("step"), .count = 2, .arguments = {0, 1}};
  CHECK(action_sentence(game, SeatId(1), step) == "Nickel steps A1 to B1.");
  CHECK(action_sentence(game, SeatId(0), {.verb = game.swap()}) == "Penny swaps.");
  GameDef own_words = hunt();
  for (VerbDef& verb : own_words.verbs) verb.says = "has " + verb.name + "-ed";
  const Game said(own_words);
  CHECK(action_sentence(said, SeatId(0), hide) == "Penny has hide-ed B2.");
  CHECK(secret_action_sentence(said, SeatId(1), hide.verb) == "Nickel has hide-ed something.");
  const Piece treasure{KindId(1), SeatId(1)};
  const Event taken{game.captured_event(), 3, {SeatId(0), treasure, CellId(4)}};
  CHECK(event_text(game, taken) == "Penny takes nickel's treasure at B2.");
  const Event odd{EventId(0), 3, {std::string("{2}\x1b"), Piece{}, CellId::none}};
  CHECK(event_text(game, odd) == "{2}� has nothing at nowhere.");
}

TEST_CASE("a grid is shown in rows, the farthest first, with capitals for the first seat",
          "[core]") {
  Match match = breakthrough_match(4, 5);
  play(match, "A2 A3");
  CHECK(board_text(match.view(SeatId(1))) ==
        "5  p p p p\n"
        "4  p p p p\n"
        "3  P . . .\n"
        "2  . P P P\n"
        "1  P P P P\n"
        "   A B C D\n"
        "P white pawn, p black pawn, . empty\n");
  CHECK(board_lines_spoken(match.view(SeatId(1))).at(7) == "A3: white pawn.");
}

TEST_CASE("hexagons are shifted by half a cell, and counts and owners of many seats shown",
          "[core]") {
  GameDef d = bare({{"red", ""}, {"blue", ""}, {"green", ""}},
                   Board::grid({.columns = 3, .rows = 3, .links = Links::hex}), Holds::pile);
  d.kinds.push_back({.name = "seed", .owned = false});
  const Match match = match_of(d, [](Effect& g) {
    g.put(k_field, CellId(4), {KindId(1)}, 12);
    g.put(k_field, CellId(4), {KindId(0), SeatId(2)});
    g.put(k_field, CellId(6), {KindId(0), SeatId(0)}, 2);
    return SeatId(0);
  });
  CHECK(board_text(match.view(SeatId(0))) ==
        "3          2S1     .       .\n"
        "2      .       1S3+12E .\n"
        "1  .       .       .\n"
        "   A       B       C\n"
        "S1 red stone, S3 green stone, E seed, numbers count pieces, . empty\n");
  CHECK(board_lines_spoken(match.view(SeatId(0))) ==
        std::vector<std::string>{"B2: 1 green stone and 12 seeds.", "A3: 2 red stones."});
}

TEST_CASE("levels are shown one by one, a graph line by line", "[core]") {
  const auto put = [](Effect& g) {
    g.put(k_field, CellId(1), {KindId(0), SeatId(0)});
    return SeatId(0);
  };
  const Match levels =
      match_of(bare({{"red", ""}}, Board::grid({.columns = 2, .rows = 1, .levels = 2})), put);
  CHECK(board_text(levels.view(SeatId(0))) ==
        "Level I:\n1  . S\n   A B\nLevel II:\n1  . .\n   A B\nS red stone, . empty\n");
  CHECK(board_text(levels.view(SeatId(0)), *Language::named("de")) ==
        "Ebene I:\n1  . S\n   A B\nEbene II:\n1  . .\n   A B\nS red stone, . leer\n");
  const Match graph = match_of(ring({"gate", "pond", "hill"}), put);
  CHECK(board_text(graph.view(SeatId(0))) == "gate  .\npond  S\nhill  .\nS red stone, . empty\n");
}

TEST_CASE("each zone is shown under its name, as the viewer sees it", "[core]") {
  Match match = hunt_match();
  for (const char* text : {"hide A2", "ready", "hide B2", "ready"}) play(match, text);
  CHECK(board_text(match.view(SeatId(1))) ==
        "Pawns:\n"
        "2  .   .   .\n"
        "1  p/2 .   .\n"
        "   A   B   C\n"
        "Map of penny: ? (all hidden)\n"
        "Map of nickel:\n"
        "2  . t .\n"
        "1  . . .\n"
        "   A B C\n"
        "P penny pawn, p nickel pawn, t nickel treasure, /n a stack of n pieces, . empty, "
        "? hidden\n");
  CHECK(board_lines_spoken(match.view(SeatId(1))) ==
        std::vector<std::string>{"Pawns, A1: nickel pawn on penny pawn.",
                                 "Map of penny, all cells are hidden.",
                                 "Map of nickel, B2: nickel treasure."});
  CHECK(board_lines_spoken(match.view(SeatId::owner)).at(1) == "Map of penny, A2: penny treasure.");
  const std::string german = board_text(match.view(SeatId(1)), *Language::named("de"));
  CHECK_THAT(german, Catch::Contains("\nMap von penny: ? (alles verdeckt)\nMap von nickel:\n"));
  CHECK_THAT(german, Catch::EndsWith("/n ein Stapel von n Figuren, . leer, ? verdeckt\n"));
  CHECK(board_lines_spoken(match.view(SeatId(1)), *Language::named("de")) ==
        std::vector<std::string>{"Pawns, A1: nickel pawn auf penny pawn.",
                                 "Map von penny, alle Felder sind verdeckt.",
                                 "Map von nickel, B2: nickel treasure."});
  CHECK(vars_text(match.view(SeatId(1))) == std::vector<std::string>{"carrying of penny: none",
                                                                     "carrying of nickel: none",
                                                                     "dug of nickel: 0"});
  CHECK(var_label(match.game(), VarId(0), SeatId(0)) == "carrying (penny)");
}

TEST_CASE("fog is shown as question marks", "[core]") {
  GameDef d = breakthrough(4, 5);
  d.zones[0].see = {.who = Visibility::Who::cells, .set = near_set(TermOp::around, own())};
  const Match match = match_of(d, breakthrough_setup);
  CHECK(board_text(match.view(SeatId(0))) ==
        "5  ? ? ? ?\n"
        "4  ? ? ? ?\n"
        "3  . . . .\n"
        "2  P P P P\n"
        "1  P P P P\n"
        "   A B C D\n"
        "P white pawn, . empty, ? hidden\n");
  CHECK(read(match, "A5 A4") == "You cannot see what is on A5. Move from A2, B2, C2 or D2.");
  CHECK(board_lines_spoken(match.view(SeatId(0))).back() == "8 cells are hidden.");
}

TEST_CASE("the outcome is one sentence", "[core]") {
  GameDef d = breakthrough();
  d.ends.push_back({.type = EndType::repeats, .kind = {}, .from = {}, .to = {}, .n = 3});
  d.ends.push_back({.type = EndType::line, .kind = {}, .from = {}, .to = {}, .n = 4});
  d.ends.push_back({.type = EndType::idle, .kind = {}, .from = {}, .to = {}, .n = 200});
  d.ends.push_back({.type = EndType::rule, .kind = {}, .from = {}, .to = {}});
  const Game game(d);
  const auto text = [&](EndReason reason, int end, std::uint32_t winners) {
    State state(game.layout().words());
    CHECK(outcome_text(game, state).empty());
    Header& header = state.header();
    header.ended = true;
    header.reason = reason;
    header.end = static_cast<std::uint8_t>(end);
    header.winners = static_cast<std::uint16_t>(winners);
    return outcome_text(game, state);
  };
  CHECK(text(EndReason::end, 0, 1) == "White wins: a pawn reached its goal.");
  CHECK(text(EndReason::end, 1, 0) == "The game is drawn: the position occurred 3 times.");
  CHECK(text(EndReason::end, 2, 2) == "Black wins: four in a line.");
  CHECK(text(EndReason::end, 3, 0) == "The game is drawn: 200 actions without progress.");
  CHECK(text(EndReason::end, 4, 2) == "Black wins.");
  CHECK(text(EndReason::rule, 0, 3) == "White and black win.");
  CHECK(text(EndReason::stuck, 0, 2) == "Black wins: white has nothing left to do.");
  CHECK(text(EndReason::all_stuck, 0, 0) == "The game is drawn: nobody has anything left to do.");
  CHECK(text(EndReason::no_turn, 0, 1) == "White wins: there are no more turns.");
}

TEST_CASE("a seat is named with its player if that adds something", "[core]") {
  CHECK(seat_name_with("Ann", "white") == "Ann (white)");
  CHECK(seat_name_with("white", "white") == "white");
  CHECK(seat_name_with("", "white") == "white");
}

}  // namespace hr::tests
