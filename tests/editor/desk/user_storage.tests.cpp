// SPDX-License-Identifier: MIT
#include <signal.h>
#include <sys/resource.h>

#include <catch2/catch.hpp>
#include <chrono>
#include <fstream>

#include "core/base/mix.h"
#include "core/record/replay.h"
#include "core/table/table_access.h"
#include "scripting/ruleset/open_rules.h"
#include "scripting/source/files.h"
#include "tests/editor/app_driver.h"

namespace hr::tests {

using namespace editor;
namespace fs = std::filesystem;

namespace {

constexpr std::uintmax_t k_max = 64 << 20;

std::string drawn(const Table& table, SeatId viewer) {
  std::string out;
  for (const std::string& line : table.report(Issuer::of(viewer), DrawingQuery()).lines)
    out += line + "\n";
  return out;
}

// The file on disk, replayed; replay() compares the hash of every step.
Table kept(const std::string& file) {
  const Record record = read_record(scripting::read_whole(file, k_max), file);
  return Table(replay(record, scripting::open_playable), record.players, record.notes);
}

DeskCommand any_command(Random& random, const GameState& game) {
  const auto any = [&](std::size_t n) { return static_cast<std::size_t>(random.below(n)); };
  const auto& legal = game.report.legal;
  switch (any(10)) {
    case 0:
      return Undo{};
    case 1:
      return Redo{};
    case 2:
      return GoTo{game.steps[any(game.steps.size())].node};
    case 3:
      return SetOption{"idle", std::to_string(100 + any(50))};
    case 4:
      return WriteNote{SeatId(static_cast<int>(any(2))), "C3", "note " + std::to_string(any(9))};
    case 5:
      return PutPieces{
          "field", SeatId::none, "H4", {{"cube", SeatId(static_cast<int>(any(2))), 1}}};
    case 6:
      return Promote{game.steps[any(game.steps.size())].node};
    case 7:
      return ReplacePlayer{PlayerId(any(2)), {"P" + std::to_string(any(5)), std::nullopt}};
    default:
      if (legal.empty()) return GoToStep{0};
      return PlayChosen{legal[any(legal.size())].seat, legal[any(legal.size())].action};
  }
}

// Limits files to this many bytes, as on a full disk.
class FullDisk {
 public:
  explicit FullDisk(rlim_t bytes) {
    ::getrlimit(RLIMIT_FSIZE, &before_);
    old_ = ::signal(SIGXFSZ, SIG_IGN);
    rlimit now = before_;
    now.rlim_cur = bytes;
    ::setrlimit(RLIMIT_FSIZE, &now);
  }
  ~FullDisk() {
    ::setrlimit(RLIMIT_FSIZE, &before_);
    ::signal(SIGXFSZ, old_);
  }
  FullDisk(const FullDisk&) = delete;
  FullDisk& operator=(const FullDisk&) = delete;

 private:
  rlimit before_{};
  void (*old_)(int) = nullptr;
};

}  // namespace

TEST_CASE("after each of many commands the record on disk equals the match shown", "[editor]") {
  AppDriver window("cube_wars");
  window.send(ViewAs{k_owner});  // notes put the curtain between people
  Random random(7);
  for (int i = 0; i < 120; ++i) {
    window.app().carry_out(any_command(random, window.game()));
    REQUIRE(window.state().save_problem.empty());
    const GameState& game = window.game();
    const Table table = kept(game.file);
    CAPTURE(i, window.state().notice.text);
    REQUIRE(match_of(table).tree().size() == static_cast<int>(game.steps.size()));
    REQUIRE(match_of(table).cursor() == game.cursor);
    REQUIRE(drawn(table, game.viewer) == game.drawing);
    REQUIRE(players_of(table)[0].name == game.players[0].name);
  }
}

TEST_CASE("notes and unsaved edits of rules survive a kill", "[editor]") {
  AppDriver window("cube_wars");
  window.send(WriteNote{SeatId(0), "C3", "a trap"});
  window.send(SaveDraft{"rules.lua", "return { -- not done", ""});
  const std::string file = window.game().file;
  window.kill_and_start_again();
  window.send(OpenRecord{file});
  CHECK(window.game().viewer == k_turn);  // nobody else sees the notes
  window.send(ViewAs{SeatId(0)});
  REQUIRE(window.report().notes.notes.size() == 1);
  CHECK(window.report().notes.notes[0].text == "a trap");
  CHECK(window.game().files[0].draft == "return { -- not done");
}

TEST_CASE("if a match cannot be saved, the window says so, keeps it open and later resumes saving",
          "[editor]") {
  AppDriver window;
  fs::create_directories(window.folder() / "state");
  std::ofstream(window.folder() / "state/matches") << "a file where the folder should be";
  window.start("cube_wars");
  CHECK(window.state().save_problem.starts_with("This match cannot be saved: "));
  CHECK(window.reads("This match cannot be saved: "));
  const Box cell = window.item("cell A1").box;
  window.send(PlayTyped{k_owner, "move A2 A3"});
  CHECK(window.report().ply == 1);
  window.send(LeaveGame{});
  REQUIRE(window.state().game);
  CHECK(window.state().notice.text.ends_with("It stays open until it can be saved."));
  fs::remove(window.folder() / "state/matches");
  window.wait(std::chrono::seconds(3));
  CHECK(window.state().save_problem.empty());
  window.frame(2);
  CHECK_FALSE(window.has("save problem"));
  CHECK(window.item("cell A1").box.top == cell.top);  // nothing has moved
  CHECK(match_of(kept(window.game().file)).tree().size() == 2);
  window.send(LeaveGame{});
  CHECK_FALSE(window.state().game);
}

TEST_CASE("why a match cannot be saved is read at any scale", "[editor]") {
  for (const float scale : {1.0F, 2.0F}) {
    AppDriver window(1280, 800, scale);
    fs::create_directories(window.folder() / "state");
    std::ofstream(window.folder() / "state/matches") << "a file where the folder should be";
    window.start("cube_wars");
    INFO("scale " << scale);
    const std::string& all = window.state().save_problem;
    const std::string reason = all.substr(all.rfind(':'));
    const Item& shown = window.item("save problem");
    CHECK_THAT(shown.text, Catch::StartsWith("This match"));
    CHECK_THAT(shown.text, Catch::EndsWith(reason));
    CHECK(shown.box.right <= 1280);
    CHECK(shown.box.bottom <= window.item("Tools/All games").box.top);
  }
}

TEST_CASE("a full disk destroys nothing that was saved", "[editor]") {
  AppDriver window("cube_wars");
  window.send(PlayTyped{k_owner, "move A2 A3"});
  const std::string file = window.game().file;
  {
    const FullDisk full(512);
    window.send(PlayTyped{k_owner, window.report().legal.front().text});
    CHECK(window.state().save_problem.find("cannot be written") != std::string::npos);
    CHECK(match_of(kept(file)).tree().size() == 2);
    CHECK(window.report().ply == 2);
  }
  window.wait(std::chrono::seconds(3));
  CHECK(window.state().save_problem.empty());
  CHECK(match_of(kept(file)).tree().size() == 3);
}

TEST_CASE("a record changed by somebody else is left alone, and the match saved beside it",
          "[editor]") {
  AppDriver window("cube_wars");
  const std::string file = window.game().file;
  std::ofstream(file, std::ios::app) << "somebody else's";
  window.send(PlayTyped{k_owner, "move A2 A3"});
  CHECK(window.game().file != file);
  CHECK(window.state().notice.text.find("was changed by another program") != std::string::npos);
  CHECK(match_of(kept(window.game().file)).tree().size() == 2);
  CHECK(scripting::read_whole(file, k_max).ends_with("somebody else's"));

  fs::remove(window.game().file);
  window.send(Undo{});
  CHECK(match_of(kept(window.game().file)).tree().size() == 2);
}

TEST_CASE("a match that is open in another window continues in a file of its own", "[editor]") {
  AppDriver window("cube_wars");
  window.send(PlayTyped{k_owner, "move A2 A3"});
  const std::string file = window.game().file;
  window.send(LeaveGame{});
  {
    const scripting::HeldFile other(file);
    window.send(OpenRecord{file});
    REQUIRE(window.state().game);
    CHECK(window.state().notice.text ==
          "This match is open in another window. Here it continues in a file of its own.");
    CHECK(window.game().file != file);
    window.send(PlayTyped{k_owner, window.report().legal.front().text});
    CHECK(match_of(kept(window.game().file)).tree().size() == 3);
    window.send(LeaveGame{});
    window.send(DeleteMatch{file});
    CHECK(window.state().notice.text ==
          "This match is open in another window, so it cannot be deleted.");
  }
  CHECK(match_of(kept(file)).tree().size() == 2);
  window.send(OpenRecord{file});
  CHECK(window.game().file == file);
  CHECK_THROWS_AS(scripting::HeldFile(file), scripting::Taken);
  window.send(OpenRecord{file});  // the match that is open
  CHECK(window.game().file == file);
  window.send(SaveRecord{file});
  CHECK(window.state().notice.type == NoticeType::refused);
  window.send(LeaveGame{});
  window.send(DeleteMatch{file});
  CHECK_FALSE(fs::exists(file));
}

TEST_CASE("a damaged record is reported and left as it is", "[editor]") {
  AppDriver window("cube_wars");
  window.send(PlayTyped{k_owner, "move A2 A3"});
  const std::string file = window.game().file;
  window.send(LeaveGame{});
  std::string text = scripting::read_whole(file, k_max);
  text[text.size() / 2] ^= 1;
  std::ofstream(file) << text;
  window.send(OpenRecord{file});
  CHECK_FALSE(window.state().game);
  CHECK(window.state().notice.type == NoticeType::refused);
  CHECK(window.reads(window.state().notice.text));
  CHECK(scripting::read_whole(file, k_max) == text);
}

TEST_CASE("a record with rules that differ from the installed ones is replayed with its own",
          "[editor]") {
  AppDriver window;
  window.send(NewRuleset{"Night Raid", ""});
  window.send(PlayTyped{k_owner, window.report().legal.front().text});
  const std::string file = window.game().file;
  window.send(LeaveGame{});
  const fs::path rules = window.folder() / "data/rulesets/night_raid/rules.lua";
  std::string text = scripting::read_whole(rules, k_max);
  std::ofstream(rules) << text << "-- more\n";
  window.send(OpenRecord{file});
  CHECK(
      window.state().notice.text ==
      "The installed ruleset night_raid differs from the recorded one; the record is replayed with "
      "the rules it contains.");
  CHECK(window.report().ply == 1);
}

TEST_CASE("a restarted game is on disk at once, and the match before it is unchanged", "[editor]") {
  AppDriver window("cube_wars");
  window.send(PlayTyped{k_owner, "move A2 A3"});
  const std::string file = window.game().file;
  window.send(Restart{});
  const std::string again = window.game().file;
  CHECK(again != file);
  CHECK(match_of(kept(file)).tree().size() == 2);
  CHECK(match_of(kept(again)).tree().size() == 1);
  window.send(ReloadRules{.restart = true});
  CHECK(window.game().file != again);
  CHECK(match_of(kept(window.game().file)).tree().size() == 1);
}

TEST_CASE("the record of a long match is written quickly", "[editor][.measure]") {
  AppDriver window("cube_wars", {{"idle", "0"}, {"repetition", "0"}});
  Random random(3);
  double last = 0;
  for (int i = 1; i <= 2000; ++i) {
    if (window.report().legal.empty()) window.app().carry_out(GoToStep{20});
    if (window.report().legal.empty()) continue;
    const ActionReport any = window.report().legal[random.below(window.report().legal.size())];
    const auto begin = std::chrono::steady_clock::now();
    window.app().carry_out(PlayChosen{any.seat, any.action});
    last +=
        std::chrono::duration<double, std::milli>(std::chrono::steady_clock::now() - begin).count();
    if (i % 200 == 0) {
      WARN(i << " actions, " << window.game().steps.size() << " steps: " << last / 200
             << " ms an action; the record has " << fs::file_size(window.game().file) / 1024
             << " KB");
      last = 0;
    }
  }
}

TEST_CASE("files are saved, confirmed before they are replaced, and opened, all by keys",
          "[editor]") {
  AppDriver window("cube_wars");
  window.send(PlayTyped{k_owner, "move A2 A3"});
  const std::string path = (window.folder() / "game.rec").string();
  window.press(ctrl_shift('S'));
  window.press(ctrl('A'));
  window.type(path);
  window.press(Key::enter);
  CHECK(fs::exists(path));
  CHECK(window.state().notice.text == "Saved as " + path + ".");
  CHECK_FALSE(window.has("Save match as/Save"));

  window.send(PlayTyped{k_owner, window.report().legal.front().text});
  window.press(ctrl_shift('S'));
  CHECK(window.item("Save match as/path").text == (window.folder() / "cube_wars.rec").string());
  window.press(ctrl('A'));
  window.type(path);
  window.press(Key::enter);
  CHECK(window.reads("This file already exists."));
  CHECK(match_of(kept(path)).tree().size() == 2);
  window.click("Save match as/Replace");
  CHECK(match_of(kept(path)).tree().size() == 3);

  window.press(ctrl('O'));
  CHECK(window.reads("game.rec"));
  window.press(Key::down);
  for (int i = 0; i < 6 && !window.item("Open file/list/game.rec").on; ++i) window.press(Key::down);
  window.press(Key::enter);
  CHECK(window.report().ply == 2);
  CHECK(window.game().file != path);

  window.press(ctrl('O'));
  window.press(ctrl('A'));
  window.type("/nowhere/at/all.rec");
  window.press(Key::enter);
  CHECK(window.reads("/nowhere/at/all.rec: cannot be read: No such file or directory"));
  window.press(Key::escape);
}

TEST_CASE("a seat exports only its own view, and saving warns that a record holds secrets",
          "[editor]") {
  AppDriver window("graverobber");
  window.app().act("export");
  window.frame(3);
  CHECK_FALSE(window.has("Export one player's view/path"));
  window.send(LiftCurtain{});
  window.app().act("export");
  window.frame(3);
  CHECK_FALSE(window.item("For/White").enabled);
  window.press(ctrl('A'));
  window.type((window.folder() / "red.json").string());
  window.press(Key::enter);
  CHECK(fs::exists(window.folder() / "red.json"));
  window.app().act("save");
  window.frame(3);
  CHECK(window.reads(
      "It contains everything, including hidden information: do not give it to players."));
}

TEST_CASE("a ruleset of the user's own starts empty or as a copy, under its own name", "[editor]") {
  AppDriver window;
  window.press(ctrl('N'));
  window.type("Night Raid!");
  window.press(Key::enter);
  CHECK(window.game().name == "Night Raid!");
  CHECK(window.game().own);
  window.send(LeaveGame{});

  window.press(ctrl('N'));
  window.type("Night Raid");
  window.press(Key::enter);
  CHECK(window.reads("There is already a ruleset called night_raid."));
  window.fill("New ruleset/name", "Small Hex");
  window.click("hex/Hex");
  window.click("Create");
  CHECK(window.game().ruleset == "small_hex");
  CHECK(window.game().name == "Small Hex");
}

}  // namespace hr::tests
