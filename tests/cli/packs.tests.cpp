// SPDX-License-Identifier: MIT
// houserules pack, open and share, and packs in place of rulesets.
#include <catch2/catch.hpp>
#include <filesystem>
#include <nlohmann/json.hpp>

#include "tests/support/files.h"
#include "tests/support/json_lines.h"
#include "tests/support/process.h"
#include "tests/support/small_pack.h"
#include "tests/support/temporary_ruleset.h"

namespace hr::tests {

namespace {

namespace fs = std::filesystem;
using Json = nlohmann::json;

// A folder "two" with the small game; commands run beside it.
class PackPlace {
 public:
  PackPlace() : rules_("two", k_small_rules), before_(fs::current_path()) {
    fs::current_path(fs::path(rules_.folder()).parent_path());
    for (const RuleFile& file : small_pack().files) write_text("two/" + file.name, file.text);
  }
  ~PackPlace() { fs::current_path(before_); }
  PackPlace(const PackPlace&) = delete;
  PackPlace& operator=(const PackPlace&) = delete;

 private:
  TemporaryRuleset rules_;
  fs::path before_;
};

std::string shown_by(const std::vector<std::string>& typed, const std::string& input = {}) {
  const Finished run = houserules(typed, input);
  INFO(typed[0] << ": " << run.out << run.err);
  CHECK(run.code == 0);
  return run.out;
}

}  // namespace

TEST_CASE("A game is packed, described, and played from the pack", "[cli]") {
  const PackPlace place;
  CHECK_THAT(shown_by({"pack", "two"}), Catch::StartsWith("two.houserules: 5 files, "));
  CHECK(text_of("two.houserules") == scripting::pack_bytes(small_pack()));
  fs::remove_all("two");
  const std::string said = shown_by({"open", "two.houserules"}, "n\n");
  CHECK_THAT(said, Catch::StartsWith("Two in a Line, by Ann (MIT License)\nShort.\n"
                                     "For 2 players: sun and moon.\nA game takes about "));
  CHECK_THAT(said, Catch::Contains("Its only test passes.\nPack " +
                                   scripting::pack_hash(small_pack()) + ".\nPlay it? (y/n) "));
  CHECK_THAT(shown_by({"open", "two.houserules"}, "y\nmark A1\nquit\n"),
             Catch::Contains("Sun marks A1"));
  CHECK_THAT(shown_by({"open", "two.houserules", "--yes"}, "quit\n"), !Catch::Contains("Play it?"));
  const Json facts = json_of({"open", "two.houserules"});
  CHECK(facts["by"] == "Ann");
  CHECK(facts["tests"]["passed"] == 1);
  CHECK_FALSE(fs::exists("two"));
}

TEST_CASE("Commands take a pack in place of a ruleset", "[cli]") {
  const PackPlace place;
  shown_by({"pack", "two", "--variant", "three", "--out", "a.houserules"});
  fs::remove_all("two");
  CHECK(json_of({"show", "a.houserules"})["variants"][0]["variant"] == "three");
  CHECK(json_of({"show", "a.houserules"})["changes"][0]["variant"] == "three");
  shown_by({"legal", "a.houserules", "--moves", "mark A1"});
  shown_by({"simulate", "a.houserules", "--games", "20", "--option", "length=4"});
  shown_by({"check", "a.houserules", "--games", "20"});
  CHECK_THAT(shown_by({"test", "a.houserules"}),
             Catch::Contains("1..1\nok 1 - two: two in a line win"));
  shown_by({"play", "a.houserules", "--seat", "all=random", "--seed", "1"});
  shown_by({"record", "a.houserules", "--seat", "all=random", "--seed", "1", "--out", "a.rec"});
  shown_by({"replay", "a.rec"});
  const Finished watch = houserules({"play", "a.houserules", "--watch"});
  CHECK(watch.code == 2);
  CHECK(watch.err ==
        "houserules: --watch: expected the folder of a ruleset, got a pack, which does "
        "not change\n");
  const Finished unknown = houserules({"show", "a.houserules", "--variant", "thre"});
  CHECK(unknown.code == 2);
  CHECK_THAT(unknown.err, Catch::Contains("--variant: two: there is no variant called \"thre\""));
}

TEST_CASE("A pack opens with its lesson, or continues its record", "[cli]") {
  const PackPlace place;
  write_text("./a.lesson", R"({"lesson": 1, "ruleset": "two", "options": {"length": 3},
                             "players": [{"name": "Owls"}]})");
  shown_by({"pack", "two", "--lesson", "a.lesson", "--out", "a.houserules"});
  CHECK_THAT(shown_by({"open", "a.houserules", "--yes"}, "quit\n"), Catch::Contains("Owls"));
  shown_by({"record", "two", "--out", "a.rec", "--seed", "1"}, "mark B2\nquit\n");
  shown_by({"pack", "two", "--record", "a.rec", "--out", "b.houserules"});
  CHECK((fs::status("b.houserules").permissions() & fs::perms::all) ==
        (fs::perms::owner_read | fs::perms::owner_write));
  CHECK_THAT(shown_by({"open", "b.houserules", "--yes"}, "quit\n"), Catch::Contains("Moon"));
  write_text("two/rules.lua", std::string(k_small_rules) + "\n");
  const Finished other = houserules({"pack", "two", "--record", "a.rec"});
  CHECK(other.code == 1);
  CHECK(other.err ==
        "houserules: a.rec: expected a game under the rules of the pack, got one under "
        "a different rules.lua\n");
  CHECK(houserules({"pack", "two", "--record", "a.rec", "--lesson", "a.lesson"}).code == 2);
}

TEST_CASE("A game goes into a link and comes out of it", "[cli]") {
  const PackPlace place;
  const Json link = json_of({"share", "two", "--option", "length=3"});
  CHECK(link["changes_of"].is_null());
  fs::remove_all("two");
  CHECK(json_of({"show", link["link"]})["options"][0]["value"] == 3);
  CHECK(json_of({"open",
                 "https://a.example/#" + link["link"].get<std::string>()})["tests"]["passed"] == 0);
  // Of an installed game, only what differs.
  write_text("./tall.lua", R"(return { extends = "hex", name = "Tall", by = "Bob" })");
  const Json tall = json_of({"share", "hex", "--variant", "./tall.lua", "--option", "size=5"});
  CHECK(tall["changes_of"] == "hex");
  CHECK(tall["length"] < 200);
  CHECK_FALSE(tall["qr"].is_null());
  const Json facts = json_of({"open", tall["link"]});
  CHECK(facts["like"] == "Hex");
  CHECK(facts["claims_its_name"] == false);
  CHECK(facts["changes"] == Json{"variant tall switched on", "size set to 5"});
  const std::string shown =
      shown_by({"share", "hex", "--option", "size=5", "--page", "https://a.example/p"});
  CHECK_THAT(shown, Catch::StartsWith("https://a.example/p#hr1."));
  CHECK_THAT(shown, Catch::Contains(": what differs from hex, which everybody has.\n█████"));
}

TEST_CASE("A changed copy of an installed game goes into a link as its changed lines", "[cli]") {
  const PackPlace place;
  shown_by({"new", "game", "hex", "--of", "hex"});
  fs::remove("hex/origin.json");
  std::string rules = text_of("hex/rules.lua");
  write_text("hex/rules.lua", rules.insert(rules.find("return"), "-- of my own\n"));
  const Json link = json_of({"share", "./hex"});
  CHECK(link["changes_of"] == "hex");
  CHECK(link["length"] < 200);
  const Json facts = json_of({"open", link["link"]});
  CHECK(facts["like"] == "Hex");
  CHECK(facts["changes"] == Json{"rules.lua, line 2: \"-- of my own\" was added"});
}

TEST_CASE("A link that is too long for a QR code is printed with a sentence instead", "[cli]") {
  const PackPlace place;
  std::string text = k_small_rules;  // that cannot be compressed well
  for (std::uint64_t i = 1, x = 1; i < 1000; ++i)
    text += "-- " + std::to_string(x = x * 6364136223846793005U + i) + "\n";
  write_text("two/rules.lua", text);
  const std::string shown = shown_by({"share", "two"});
  CHECK_THAT(shown, Catch::Contains("A QR code holds at most 2953 characters, and this link has "));
  CHECK_THAT(shown, !Catch::Contains("█"));
  CHECK(json_of({"share", "two"})["qr"].is_null());
}

TEST_CASE("A pack that is called like an installed game is shown as what it is", "[cli]") {
  const PackPlace place;
  fs::create_directory("hex");
  std::string rules = k_small_rules;
  rules.replace(rules.find("Two in a Line"), 13, "Hex");
  write_text("hex/rules.lua", rules);
  shown_by({"pack", "hex"});
  const std::string said = shown_by({"open", "hex.houserules"}, "n\n");
  CHECK_THAT(said,
             Catch::Contains("It is called like the installed game Hex, but it is a different "
                             "game.\nCompared with Hex, which is installed here:\n"
                             "  "));
  CHECK_THAT(said, Catch::Contains(" lines of rules.lua changed\n"));
  fs::remove_all("hex");
  shown_by({"pack", "hex"});
  CHECK_THAT(shown_by({"open", "hex.houserules"}, "n\n"),
             Catch::Contains("These are the rules of Hex, which is installed here.\n"));
}

TEST_CASE("A game made from a pack keeps the credit", "[cli]") {
  const PackPlace place;
  shown_by({"pack", "two"});
  fs::remove_all("two");
  shown_by({"new", "game", "mine", "--of", "two.houserules"});
  shown_by({"test", "mine"});
  shown_by({"check", "mine", "--variant", "three", "--games", "20"});
  shown_by({"pack", "mine"});
  CHECK_THAT(shown_by({"open", "mine.houserules"}, "n\n"),
             Catch::Contains("Made from Two in a Line, by Ann (MIT License).\n"));
  CHECK(json_of({"open", "mine.houserules"})["made_from"][0]["pack"] ==
        scripting::pack_hash(small_pack()));
}

TEST_CASE("Who gives a game away is shown as what they say", "[cli]") {
  const PackPlace place;
  shown_by({"pack", "two", "--by", "Cleo"});
  CHECK_THAT(shown_by({"open", "two.houserules"}, "n\n"),
             Catch::Contains("The sender says they are \"Cleo\"; nobody has checked that.\n"));
  CHECK(json_of({"open", "two.houserules"})["sender"] == "Cleo");
  // Whoever passes it on is somebody else.
  const Json link = json_of({"share", "two.houserules"});
  CHECK(json_of({"open", link["link"]})["sender"] == "");
  const Json named = json_of({"share", "two", "--by", "Bob"});
  CHECK(json_of({"open", named["link"]})["sender"] == "Bob");
  shown_by({"new", "game", "mine", "--of", "two.houserules"});
  shown_by({"pack", "mine"});
  CHECK(json_of({"open", "mine.houserules"})["made_from"][0]["sender"] == "Cleo");
  CHECK_THAT(houserules({"pack", "two", "--by", std::string(10'000, 'a')}).err,
             Catch::Contains("by: expected a name of at most 64 characters"));
}

TEST_CASE("What cannot be packed or opened is refused with a sentence", "[cli]") {
  const PackPlace place;
  write_text("two/notes.txt", "x");
  const Finished left = houserules({"pack", "two"});
  CHECK(left.err ==
        "houserules: left out, because a pack contains only what belongs to a game: "
        "notes.txt\n");
  const Finished over = houserules({"pack", "two", "--out", "two/rules.lua"});
  CHECK(over.code == 2);
  CHECK(text_of("two/rules.lua") == k_small_rules);
  write_text("./bad.houserules", "return {}");
  for (const char* command : {"open", "show", "play", "check", "test"}) {
    const Finished bad = houserules({command, "bad.houserules"});
    CHECK(bad.code == 1);
    CHECK(bad.err == "houserules: bad.houserules: expected a pack, got another kind of file\n");
  }
  CHECK(houserules({"open", "two"}).code == 2);
  const Finished folder = houserules({"new", "variant", "x", "--of", "bad.houserules"});
  CHECK(folder.code == 5);
  CHECK(folder.err ==
        "houserules: expected a ruleset or its folder, got a pack, bad.houserules; make a "
        "folder of it with houserules new game NAME --of PACK\n");
  CHECK(houserules({"open", "none.houserules"}).code == 1);
  CHECK(houserules({"open", "hr1.AAAA"}).code == 1);
  write_text("two/rules.lua", "return {");
  CHECK(houserules({"pack", "two"}).code == 1);
  write_text("./loop.houserules", forged_files(R"({"rules.lua":"while true do end"})"));
  const Finished loop = houserules({"open", "loop.houserules"}, "y\n");
  CHECK(loop.code == 1);
  CHECK_THAT(loop.out, Catch::StartsWith("two: its rules cannot be used: two/rules.lua:1"));
}

}  // namespace hr::tests
