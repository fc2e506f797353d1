// SPDX-License-Identifier: MIT
// The start page: pictures of the games, matches to continue, recent files, lessons.
#include <algorithm>
#include <catch2/catch.hpp>

#include "core/record/lesson.h"
#include "editor/ui/ui.h"
#include "scripting/ruleset/ruleset.h"
#include "scripting/source/files.h"
#include "scripting/table/sample_position.h"
#include "tests/editor/app_driver.h"
#include "tests/support/files.h"

namespace hr::tests {

using namespace editor;
namespace fs = std::filesystem;

namespace {

std::size_t pieces_of(const Report& report) {
  std::size_t out = 0;
  for (const ZoneReport& zone : report.zones)
    for (const CellReport& cell : zone.cells) out += cell.pieces.size();
  return out;
}

fs::path shipped_folder(const std::string& id) {
  return fs::path(HOUSERULES_SOURCE_DIR) / "rulesets" / id;
}

std::string lesson_for(const std::string& options) {
  return R"({"lesson": 1, "ruleset": "robot_miner", "options": )" + options +
         R"(, "players": [{"name": "Owls"}, {"name": "Foxes"}, {"name": "Bees"}]})";
}

}  // namespace

TEST_CASE("every game of the list has a picture with pieces, which is computed once", "[editor]") {
  AppDriver window;
  const std::size_t games = window.state().rulesets.size();
  window.frame(static_cast<int>(games) + 2);
  std::vector<std::shared_ptr<const Report>> positions;
  for (const RulesetInfo& info : window.state().rulesets) {
    INFO(info.id);
    REQUIRE(info.position != nullptr);
    CHECK(pieces_of(*info.position) > 1);
    positions.push_back(info.position);
  }
  window.start("hex");
  window.send(LeaveGame{});
  window.frame(3);
  for (std::size_t i = 0; i < games; ++i)
    CHECK(window.state().rulesets[i].position == positions[i]);
}

TEST_CASE("choosing a game moves no card, with matches to continue and without", "[editor]") {
  for (const bool before : {false, true}) {
    AppDriver window;
    if (before) {
      window.start("hex");
      window.send(BotMove{});
      window.send(LeaveGame{});
    }
    window.frame(4);
    INFO((before ? "with a match" : "without"));
    std::vector<Box> cards;
    const auto card = [&](const RulesetInfo& info) {
      return window.item("Games/" + info.id + "/" + info.name).box;
    };
    for (const RulesetInfo& info : window.state().rulesets) cards.push_back(card(info));
    window.click("Games/breakthrough/Breakthrough");
    window.frame(4);
    REQUIRE(window.state().preview);
    std::size_t i = 0;
    for (const RulesetInfo& info : window.state().rulesets) {
      INFO(info.id);
      const Box now = card(info), was = cards[i++];
      CHECK((now.left == was.left && now.top == was.top && now.right == was.right));
    }
  }
}

TEST_CASE("Delete is beside the card that continues a match", "[editor]") {
  AppDriver window("hex");
  window.send(BotMove{});
  window.send(LeaveGame{});
  window.frame(3);
  const std::string match = "Kept/" + window.state().kept.at(0).file;
  const Box button = window.item(match + "/Delete").box;
  CHECK(window.item(match + "/Continue Hex").box.right < button.left);
}

TEST_CASE(
    "a sample position is that after setup or, if nobody has a piece then, after some actions",
    "[editor]") {
  const auto sample = [](const std::string& id) {
    return scripting::sample_position(scripting::load_ruleset(shipped_folder(id)));
  };
  CHECK(sample("cube_wars").ply == 0);
  const Report moved = sample("tic_tac_toe");
  CHECK(moved.ply > 0);
  CHECK_FALSE(moved.ended);
  CHECK(sample("tic_tac_toe").board == moved.board);
  CHECK(sample("graverobber").ply > 0);  // set up by the players
  CHECK(sample("robot_miner").ply > 0);  // all jewels belong to nobody
}

TEST_CASE("the colours of the cards stay when a game is chosen", "[editor]") {
  AppDriver window;
  window.frame(12);
  const std::vector<ImU32> before = ui::context().owners;
  window.click("Games/robot_miner/Robot Miner");
  CHECK(ui::context().owners != before);
  window.click("All games");
  window.click("Games/cube_wars/Cube Wars");
  CHECK(owner_colour(SeatId(0)) == owner_colours(std::vector<std::string>{"white", "black"})[0]);
}

TEST_CASE("the chosen card stays in view, also when the keys choose it", "[editor]") {
  AppDriver window(1280, 520);
  window.frame(12);
  const std::string last = window.state().rulesets.back().name;
  window.click("Games/" + window.state().rulesets.back().id + "/" + last);
  window.frame(3);
  CHECK(window.item("Games/" + window.state().rulesets.back().id + "/" + last).in_sight());

  AppDriver keys(1280, 520);
  for (int i = 0; i < 12; ++i) keys.press(Key::down);
  keys.press(Key::enter);
  keys.frame(4);
  REQUIRE(keys.state().preview);
  const std::string chosen = keys.state().preview->start.ruleset;
  for (const Item& item : keys.screen().items())
    if (item.kind == "card" && item.on) CHECK(item.in_sight());
  CHECK_FALSE(chosen.empty());
}

TEST_CASE("only matches in which something was done are offered to continue", "[editor]") {
  AppDriver window("hex");
  const std::string untouched = window.game().file;
  CHECK(fs::exists(untouched));
  window.send(LeaveGame{});
  CHECK(window.state().kept.empty());
  CHECK_FALSE(fs::exists(untouched));

  window.start("hex");
  window.send(PlayTyped{k_owner, "place A1"});
  window.send(Undo{});
  window.send(LeaveGame{});
  CHECK(window.state().kept.size() == 1);  // redo is possible

  window.start("cube_wars");
  window.send(WriteNote{SeatId(0), "A2", "weak"});
  window.send(LeaveGame{});
  CHECK(window.state().kept.size() == 2);
}

TEST_CASE("recent records and folders are listed, newest first, without those that are gone",
          "[editor]") {
  AppDriver window;
  CHECK(window.state().recent.empty());
  const fs::path rules = window.folder() / "elsewhere/my_game";
  fs::create_directories(rules.parent_path());
  fs::copy(shipped_folder("tic_tac_toe"), rules, fs::copy_options::recursive);
  window.send(OpenPath{rules.string()});
  REQUIRE(window.game().name == "Tic-tac-toe");
  window.send(SaveRecord{(window.folder() / "game.rec").string()});
  window.send(LeaveGame{});
  window.send(OpenPath{(window.folder() / "game.rec").string()});
  window.send(LeaveGame{});
  REQUIRE(window.state().recent.size() == 2);
  CHECK(window.state().recent[0].path == (window.folder() / "game.rec").string());
  CHECK_FALSE(window.state().recent[0].folder);
  CHECK(window.state().recent[1].path == rules.string());
  CHECK(window.state().recent[1].folder);
  CHECK(window.reads("Recent files"));

  fs::remove(window.folder() / "game.rec");
  window.kill_and_start_again();
  REQUIRE(window.state().recent.size() == 1);
  window.click("Recent/" + rules.string() + "/open");
  CHECK(window.game().folder == rules);
}

TEST_CASE("a path that is none of ours is refused with what can be opened", "[editor]") {
  AppDriver window;
  const std::string file = (window.folder() / "notes.txt").string();
  write_text(file, "hello");
  window.app().open_path(file);
  CHECK(window.state().notice.text ==
        file +
            " cannot be opened. Choose a pack (.houserules), a record (.rec), a lesson (.lesson) "
            "or rules (a folder with a rules.lua).");
  const std::string gone = (window.folder() / "gone").string();
  window.app().open_path(gone);
  CHECK(window.state().notice.text == "There is no file or folder " + gone + ".");
  window.app().open_path((shipped_folder("hex") / "rules.lua").string());
  CHECK(window.game().ruleset == "hex");
}

TEST_CASE("another file of a ruleset does not put away the game that is on", "[editor]") {
  AppDriver window;
  window.app().open_path(shipped_folder("hex").string());
  REQUIRE(window.game().ruleset == "hex");
  const fs::path other = shipped_folder("cube_wars");
  window.app().open_path((other / "README.md").string());
  CHECK(window.state().notice.text ==
        (other / "README.md").string() + ": this file belongs to the ruleset in " + other.string() +
            "; to open that, choose its folder or its rules.lua.");
  CHECK(window.game().ruleset == "hex");
  window.app().open_path((other / "gone.png").string());
  CHECK(window.state().notice.text.starts_with("There is no file or folder "));
  CHECK(window.game().ruleset == "hex");
  window.app().open_path(other.string(), 3);
  CHECK(window.state().notice.text == "3 files or folders were dropped at once; drop one of them.");
  CHECK(window.game().ruleset == "hex");
  window.app().open_path((other / "tests").string());  // a folder inside it opens it
  CHECK(window.game().ruleset == "cube_wars");
}

TEST_CASE("a refused drop is read behind the curtain and over a dialog", "[editor]") {
  AppDriver window;
  const std::string gone = (window.folder() / "gone").string();
  const std::string why = "There is no file or folder " + gone + ".";
  window.start("graverobber");
  REQUIRE(window.game().viewer == k_turn);
  window.app().open_path(gone);
  window.frame(3);
  const auto shown = [&] {
    return std::ranges::any_of(window.screen().items(), [&](const Item& item) {
      return item.path.starts_with("Refused/") && item.text.ends_with(why);
    });
  };
  CHECK(shown());
  window.press(Key::enter);  // the next key takes it away
  window.frame(3);
  window.app().act("help");
  window.frame(3);
  CHECK_FALSE(shown());
  window.app().open_path(gone);
  window.frame(3);
  CHECK(shown());
  window.press(Chord{.key = key_of('4'), .ctrl = true});  // no letter: it stays
  window.frame(3);
  CHECK(shown());
  window.move(5, 5);
  window.button(0, true);
  window.button(0, false);
  window.frame(3);
  CHECK_FALSE(shown());
  // Where the panels show it, no dialog that is opened later shows it again.
  window.press(Key::escape);
  window.start("hex");
  window.app().open_path(gone);
  window.frame(3);
  CHECK(window.reads(why));
  window.app().act("help");
  window.frame(3);
  CHECK_FALSE(shown());
}

TEST_CASE("the ending of a record may be in capitals", "[editor]") {
  AppDriver window;
  const std::string file = (window.folder() / "GAME.REC").string();
  write_text(file, "hello");
  window.app().open_path(file);
  CHECK_THAT(window.state().notice.text, Catch::StartsWith(file + ":"));
  CHECK_THAT(window.state().notice.text, !Catch::Contains("another kind of file"));
}

TEST_CASE("a lesson is saved from the form and fills it again", "[editor]") {
  AppDriver window;
  window.click("Games/robot_miner/Robot Miner");
  window.click("Number of players/3");
  window.fill("red/name", "Owls");
  window.click("Variants/Claim Jumpers");
  window.click("Start/body/Options");
  window.fill("find option", "bonus jewel meets");
  window.click("bonus_needs/all of these");
  window.click("Save as lesson…");
  const fs::path file = window.folder() / "monday.lesson";
  window.fill("Save as lesson/path", file.string());
  window.click("Save as lesson/Save");
  REQUIRE(fs::exists(file));
  CHECK(window.state().preview);
  const Lesson lesson = read_lesson(scripting::read_whole(file, k_max_lesson_bytes), "x");
  CHECK(lesson.ruleset == "robot_miner");
  CHECK(lesson.variants == std::vector<std::string>{"claim_jumpers"});
  CHECK(std::ranges::count(lesson.settings, std::pair<std::string, std::string>("teams", "3")) ==
        1);
  REQUIRE(lesson.players.size() == 3);
  CHECK(lesson.players[PlayerId(0)].name == "Owls");

  AppDriver other;
  other.start("hex");
  other.send(OpenPath{file.string()});
  REQUIRE_FALSE(other.state().game);
  other.frame(3);
  CHECK(other.item("red/name").text == "Owls");
  CHECK(other.item("Number of players/3").on);
  CHECK(other.item("Variants/Claim Jumpers").on);
  other.click("Play");
  CHECK(other.game().players[PlayerId(0)].name == "Owls");
  CHECK(other.game().variants.at(0).on);
  REQUIRE(other.state().recent.size() == 1);

  // From the running game it is the same again.
  const fs::path again = other.folder() / "again.lesson";
  other.send(SaveLesson{again.string()});
  const Lesson second = read_lesson(scripting::read_whole(again, k_max_lesson_bytes), "x");
  CHECK(second.variants == lesson.variants);
  CHECK(second.players[PlayerId(0)].name == "Owls");
  CHECK(std::ranges::is_permutation(second.settings, lesson.settings));
}

TEST_CASE("a lesson that does not fit is refused by file, and nothing is left", "[editor]") {
  AppDriver window("hex");
  const std::string file = (window.folder() / "bad.lesson").string();
  write_text(file, lesson_for(R"({"teams": 9})"));
  window.send(OpenPath{file});
  CHECK(window.state().notice.text.starts_with(file + ": "));
  CHECK(window.state().notice.text.find("from 2 to 6") != std::string::npos);
  CHECK(window.game().ruleset == "hex");
  write_text(file, R"({"lesson": 1, "ruleset": "chess_of_mars"})");
  window.send(OpenPath{file});
  CHECK(window.state().notice.text ==
        file + ": ruleset: expected an installed ruleset, got \"chess_of_mars\".");
}

TEST_CASE("the first arrow key leads to the games, not to the buttons above them", "[editor]") {
  for (const Key key : {Key::down, Key::right}) {
    AppDriver window;
    window.frame(3);
    window.press(key);
    window.frame(4);
    const Item* const first = window.screen().find(window.state().rulesets.front().name);
    REQUIRE(first != nullptr);
    CHECK(first->kind == "card");
    CHECK(first->focused);
    window.press(Key::right);
    window.frame(3);
    CHECK(window.screen().find(window.state().rulesets[1].name)->focused);
  }
}

}  // namespace hr::tests
