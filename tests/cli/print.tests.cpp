// SPDX-License-Identifier: MIT
// houserules print: the contents of the pages, read from the PDF with other programs.
#include <catch2/catch.hpp>
#include <fstream>
#include <iterator>
#include <nlohmann/json.hpp>
#include <regex>
#include <set>
#include <sstream>

#include "tests/support/files.h"
#include "tests/support/process.h"
#include "tests/support/temporary_ruleset.h"

namespace hr::tests {

namespace {

using Json = nlohmann::json;
using Typed = std::vector<std::string>;

// A folder for the output, removed with the object.
class Desk {
 public:
  Desk() : folder_("desk", "") {}
  std::string file(const std::string& name = "print.pdf") const {
    return folder_.folder() + "/" + name;
  }
  // Prints the ruleset to file(); returns the program's output.
  Finished print(Typed typed, const std::string& name = "print.pdf") const {
    typed.insert(typed.begin(), "print");
    typed.insert(typed.end(), {"--out", file(name)});
    return houserules(typed);
  }
  std::string bytes(const std::string& name = "print.pdf") const { return text_of(file(name)); }
  std::string text(int page) const {
    const std::string number = std::to_string(page);
    return run("pdftotext", {"-f", number, "-l", number, "-layout", file(), "-"});
  }
  std::string run(const std::string& program, const Typed& typed) const {
    const Finished finished = Process("/usr/bin/" + program).run(typed);
    INFO(finished.err);
    REQUIRE(finished.code == 0);
    return finished.out;
  }

 private:
  TemporaryRuleset folder_;
};

Json printed(const Desk& desk, Typed typed) {
  typed.emplace_back("--json");
  const Finished run = desk.print(typed);
  INFO(run.err);
  REQUIRE(run.code == 0);
  return Json::parse(run.out);
}

std::multiset<int> numbers(const std::string& text) {
  std::multiset<int> out;
  const std::regex number("(^|\\s)([0-9]+)(?=\\s|$)");
  for (auto it = std::sregex_iterator(text.begin(), text.end(), number);
       it != std::sregex_iterator(); ++it)
    out.insert(std::stoi((*it)[2].str()));
  return out;
}

double attribute(const std::string& element, const std::string& name) {
  std::smatch found;
  REQUIRE(std::regex_search(element, found, std::regex(name + "=\"([-0-9.]+)\"")));
  return std::stod(found[1].str());
}

// Every word is on its page, within margins that any printer supports.
void check_margins(const Desk& desk) {
  constexpr double margin = 24;
  std::istringstream lines(desk.run("pdftotext", {"-bbox", desk.file(), "-"}));
  double width = 0, height = 0;
  int words = 0;
  for (std::string line; std::getline(lines, line);) {
    if (line.find("<page ") != std::string::npos) {
      width = attribute(line, "width");
      height = attribute(line, "height");
    }
    if (line.find("<word ") == std::string::npos) continue;
    ++words;
    INFO(line);
    CHECK(attribute(line, "xMin") >= margin);
    CHECK(attribute(line, "yMin") >= margin);
    CHECK(attribute(line, "xMax") <= width - margin);
    CHECK(attribute(line, "yMax") <= height - margin);
  }
  CHECK(words > 0);
}

// Drawn as an image: no pixel has a colour, and some are black.
void check_greys(const Desk& desk) {
  const std::string images = desk.run("pdftoppm", {"-r", "30", desk.file()});
  std::size_t at = 0;
  bool black = false;
  while (at < images.size()) {
    std::istringstream head(images.substr(at, 40));
    std::string kind;
    std::size_t width = 0, height = 0, most = 0;
    head >> kind >> width >> height >> most;
    REQUIRE(kind == "P6");
    at += static_cast<std::size_t>(head.tellg()) + 1;
    bool grey = true;
    for (std::size_t i = at; i < at + 3 * width * height; i += 3) {
      grey = grey && images[i] == images[i + 1] && images[i] == images[i + 2];
      black = black || static_cast<unsigned char>(images[i]) < 60;
    }
    CHECK(grey);
    at += 3 * width * height;
  }
  CHECK(black);
}

const std::string k_small = R"(return {
  name = "Small", seats = { "sun", "moon" }, board = grid{ 3, 2 },
  options = { size = { 4, min = 2, max = 9 }, loud = { false } },
  card = { "Be kind.", "Be quick." },
  verbs = { wait = pass{} }, stuck = "pass",
  sheets = function(o) return {
    { title = "The board", { board = { labels = function(x, y) return "k" .. x * y + o.size end } } },
    { title = "Sheet of {seat}", each = "seat", "Dear {seat}, write here.", { blanks = { "Name:" } },
      { table = { { "row", false, 77 } }, head = { "what", "yours", "ours" } } },
    { title = "Wide", landscape = true, { card = true },
      { ask = "Who begins?", choices = { "sun", "moon" }, ticked = 2, lines = 1 } },
  } end,
})";

}  // namespace

TEST_CASE("print makes pages of a ruleset's sheets and lists what is on each", "[cli]") {
  const TemporaryRuleset ruleset("small", k_small);
  const Desk desk;
  const Finished run = desk.print({ruleset.folder()});
  CHECK(run.err.empty());
  CHECK(run.code == 0);
  CHECK(run.out == desk.file() +
                       ": 4 pages on A4 paper.\n  page 1: The board\n  page 2: Sheet of sun\n"
                       "  page 3: Sheet of moon\n  page 4: Wide\n");
  CHECK_THAT(desk.text(1), Catch::Contains("k10") && Catch::Contains("The board"));
  CHECK_THAT(desk.text(2), Catch::Contains("Dear sun, write here.") && Catch::Contains("77"));
  CHECK_THAT(desk.text(3), Catch::Contains("Dear moon, write here."));
  CHECK_THAT(desk.text(4), Catch::Contains("Be quick.") && Catch::Contains("Who begins?"));
  CHECK_THAT(desk.text(4), Catch::Contains("page 4 of 4"));
  check_margins(desk);
  check_greys(desk);
}

TEST_CASE("print names the options in force at the foot of each page", "[cli]") {
  const TemporaryRuleset ruleset("small", k_small);
  const Desk desk;
  desk.print({ruleset.folder()});
  CHECK_THAT(desk.text(2), Catch::Contains("Small. All options at their defaults."));
  desk.print({ruleset.folder(), "--option", "size=6"});
  CHECK_THAT(desk.text(2),
             Catch::Contains("Small. Options: size = 6; all others at their defaults."));
  CHECK_THAT(desk.text(1), Catch::Contains("k12"));
  desk.print({"cube_wars", "--variant", "straight_captures"});
  CHECK_THAT(desk.text(1), Catch::Contains("Cube Wars with Straight Captures"));
  desk.print({"cube_lariat"});
  CHECK_THAT(desk.text(1), Catch::Contains("Cube Lariat, by Mark Steere (2024)."));
}

TEST_CASE("print supports A4 and Letter, portrait and landscape", "[cli]") {
  const TemporaryRuleset ruleset("small", k_small);
  const Desk desk;
  const auto sizes = [&](const char* paper) {
    CHECK(desk.print({ruleset.folder(), "--paper", paper}).code == 0);
    return desk.run("pdfinfo", {"-f", "1", "-l", "4", desk.file()});
  };
  CHECK_THAT(sizes("a4"), Catch::Contains("Page    1 size:  595.276 x 841.89 pts (A4)"));
  CHECK_THAT(sizes("a4"), Catch::Contains("Page    4 size:  841.89 x 595.276 pts (A4)"));
  CHECK_THAT(sizes("letter"), Catch::Contains("Page    1 size:  612 x 792 pts (letter)"));
  CHECK_THAT(sizes("letter"), Catch::Contains("Page    4 size:  792 x 612 pts (letter)"));
}

TEST_CASE("print is in black and white, or in colour if that is asked for", "[cli]") {
  const Desk desk;
  REQUIRE(desk.print({"hex", "--option", "size=5"}).code == 0);
  check_greys(desk);
  REQUIRE(desk.print({"hex", "--option", "size=5", "--colour"}, "colour.pdf").code == 0);
  CHECK(desk.bytes() != desk.bytes("colour.pdf"));
}

TEST_CASE("The same print gives the same file, at any time and place", "[cli]") {
  const TemporaryRuleset ruleset("small", k_small);
  const Desk here, there;
  REQUIRE(here.print({ruleset.folder()}).code == 0);
  const Finished run =
      Process("/usr/bin/env")
          .run({"-C", "/", "TZ=Asia/Tokyo", "LC_ALL=C", "SOURCE_DATE_EPOCH=1", HOUSERULES_PROGRAM,
                "print", ruleset.folder(), "--out", there.file("other.pdf")});
  REQUIRE(run.code == 0);
  CHECK(here.bytes() == there.bytes("other.pdf"));
  const std::string info = here.run("pdfinfo", {here.file()});
  CHECK_THAT(info, Catch::Contains("Title:           Small"));
  CHECK(here.print({ruleset.folder()}).code == 0);  // replaces what was printed before
}

TEST_CASE("For a ruleset without sheets the board and rules card are printed", "[cli]") {
  const Desk desk;
  const Finished run = desk.print({"hex", "--option", "size=5"});
  CHECK(run.code == 0);
  CHECK(run.err ==
        "houserules: hex declares no sheets, so its board, cards and rules card are printed, as "
        "far as "
        "it has them\n");
  CHECK_THAT(desk.text(1), Catch::Contains("A1") && Catch::Contains("E5"));
  check_margins(desk);
  const TemporaryRuleset bare("bare", R"(return { name = "Bare", seats = { "sun" },
    verbs = { wait = pass{} }, stuck = "pass" })");
  const Finished none = desk.print({bare.folder()});
  CHECK(none.code == 1);
  CHECK(none.err ==
        "houserules: bare declares no sheets, and has no board, cards or rules card to print "
        "instead\n");
}

TEST_CASE("print explains mistakes in its arguments", "[cli]") {
  const Desk desk;
  const auto complaint = [](const Typed& typed, int code) {
    const Finished run = houserules(typed);
    CHECK(run.code == code);
    CHECK(run.out.empty());
    return run.err;
  };
  const std::string out = desk.file();
  CHECK(complaint({"print", "hex"}, 2) ==
        "houserules: print: --out: expected one, got nothing; see houserules print --help\n");
  CHECK(complaint({"print", "hex", "--out", out, "--paper", "a3"}, 2) ==
        "houserules: print: --paper: expected a4 or letter, got \"a3\"; see houserules print "
        "--help\n");
  CHECK(complaint({"print", "hex", "--out", out, "--teams", "4"}, 2) ==
        "houserules: --teams: the ruleset hex has no option teams\n");
  CHECK(
      complaint({"print", "robot_miner", "--out", out, "--teams", "4", "--option", "teams=3"}, 2) ==
      "houserules: --teams: expected either --teams or --option teams=…, got both\n");
  CHECK(complaint({"print", "robot_miner", "--out", out, "--teams", "9"}, 2) ==
        "houserules: options.teams: expected an integer from 2 to 6, got \"9\"\n");
  CHECK(complaint({"print", "hex", "--out", "/no/such/folder/x.pdf"}, 1)
            .find("/no/such/folder/x.pdf: cannot be written: No such file or directory\n") !=
        std::string::npos);
  CHECK_THAT(
      complaint({"print", "hex", "--out", "/dev/full"}, 1),
      Catch::EndsWith("houserules: /dev/full: cannot be written: No space left on device\n"));
  CHECK(complaint({"print", "hex", "--out", "/tmp"}, 1) ==
        "houserules: --out: /tmp: cannot be written: Is a directory\n");
  CHECK(complaint({"print", "hex", "--out", ""}, 2) ==
        "houserules: --out: expected the file to write to, got nothing\n");
  std::ofstream(desk.file("rules.lua")) << "return {}";
  CHECK(complaint({"print", "hex", "--out", desk.file("rules.lua")}, 2) ==
        "houserules: --out: " + desk.file("rules.lua") +
            " is a different kind of file, which would be overwritten\n");
  CHECK(complaint({"print", "nothing", "--out", out}, 5).find("got \"nothing\"") !=
        std::string::npos);
}

TEST_CASE("All text of a ruleset stays on the page", "[cli]") {
  const TemporaryRuleset rude("rude", R"(
local long = ("word"):rep(300)
return { name = ("Title"):rep(12), seats = { long:sub(1, 64), "moon" }, board = grid{ 9, 40 },
  card = { ("Many words. "):rep(400), long },
  verbs = { wait = pass{} }, stuck = "pass",
  sheets = {
    { title = "{seat}", each = "seat", long,
      { board = { labels = function() return long end, notes = { { long, 3, 3 } },
        lines = { { { -5, -5 }, { 30, 60 } } } } },
      { blanks = { long, long, long, long, long, long } },
      { ask = long, choices = { long }, lines = 40 },
      { table = { { long, long, long, 123456789, long, long, long, long }, { "a" } }, height = 100 },
      { heading = long }, { list = { long, "b" } } },
    { title = "Card", { card = true } },
  } })");
  const Desk desk;
  const Finished run = desk.print({rude.folder()});
  INFO(run.err);
  CHECK(run.code == 0);
  check_margins(desk);
}

TEST_CASE("A lesson has the mountain, a worksheet for each team, the rules and a form", "[cli]") {
  const Desk desk;
  const Json lesson = printed(desk, {"robot_miner", "--teams", "4", "--no-key", "--all"});
  CHECK(lesson["pages"] == 9);
  CHECK(lesson["paper"] == "a4");
  CHECK(lesson["sheets"][0]["title"] == "The mountain");
  CHECK(lesson["sheets"][1]["title"] == "Worksheet of team red");
  CHECK(lesson["sheets"][4]["title"] == "Worksheet of team yellow");
  CHECK_THAT(desk.run("pdfinfo", {desk.file()}), Catch::Contains("Pages:           9"));
  std::multiset<int> jewels;
  for (int staircase = 3; staircase <= 12; ++staircase)
    for (int step = 1; step <= 12; ++step) jewels.insert(staircase * step);
  for (int page = 1; page <= 5; ++page) {
    std::multiset<int> found = numbers(desk.text(page));
    INFO(page);
    for (const int jewel : std::set<int>(jewels.begin(), jewels.end()))
      CHECK(found.count(jewel) >= jewels.count(jewel));
  }
  CHECK_THAT(desk.text(6), Catch::Contains("Roll two dice, once for all teams."));
  CHECK_THAT(desk.text(7),
             Catch::Contains("When may a claim jumper strike?") && Catch::Contains("Team yellow:"));
  CHECK(numbers(desk.text(8)).count(144) == 1);
  CHECK(numbers(desk.text(8)).count(36) == 5);  // 3 × 12, 4 × 9 and 6 × 6
  CHECK_THAT(desk.text(9), Catch::Contains("1, 2, 3, 4, 6, 7, 12, 14, 21, 28, 42, 84"));
  check_margins(desk);
  check_greys(desk);
}

TEST_CASE("A sheet of a variant is printed with the variant, or if all are wanted", "[cli]") {
  const Desk desk;
  const Finished plain = desk.print({"robot_miner", "--no-key"});
  CHECK(plain.code == 0);
  CHECK(plain.err ==
        "houserules: the sheet \"Claim jumpers: what we agree on\" is left out; --variant "
        "claim_jumpers prints it, and so does --all\n");
  CHECK_THAT(plain.out, !Catch::Contains("Claim jumpers") && Catch::Contains("6 pages"));
  const Finished with = desk.print({"robot_miner", "--no-key", "--variant", "claim_jumpers"});
  CHECK(with.err.empty());
  CHECK_THAT(with.out, Catch::Contains("page 5: Claim jumpers: what we agree on"));
  CHECK_THAT(desk.print({"robot_miner", "--no-key", "--all"}).out,
             Catch::Contains("page 5: Claim jumpers: what we agree on"));
}

TEST_CASE("A worksheet adds up according to the scoring in force", "[cli]") {
  const Desk desk;
  printed(desk, {"robot_miner", "--no-key"});
  CHECK_THAT(desk.text(2), Catch::Contains("how many") && Catch::Contains("points each"));
  printed(desk, {"robot_miner", "--no-key", "--option", "scoring=b", "--option", "multiplier=5",
                 "--option", "fine=2"});
  CHECK_THAT(desk.text(2), Catch::Contains("sum of their numbers") &&
                               Catch::Contains("Fine: how many other jewels"));
  CHECK(numbers(desk.text(2)).contains(5));
  printed(desk, {"robot_miner", "--no-key", "--option", "mountains=one each", "--option",
                 "staircases=7x,2x,9x", "--option", "steps=20", "--option", "order_2=9x"});
  CHECK_THAT(desk.text(1), Catch::Contains("The mountain of team red"));
  CHECK_THAT(desk.text(2), Catch::Contains("The mountain of team blue"));
  CHECK(numbers(desk.text(4)).contains(180));
  check_margins(desk);
}

TEST_CASE("The answers are on the last page, and nowhere else", "[cli]") {
  const Desk desk;
  const Json lesson = printed(desk, {"robot_miner", "--teams", "4", "--roll", "7", "--all"});
  REQUIRE(lesson["pages"] == 10);
  CHECK(lesson["sheets"][9]["key"] == true);
  CHECK_THAT(desk.text(10),
             Catch::Contains("ANSWERS: for the game leader only") &&
                 Catch::Contains("The best run for a roll of 7: score 78, 56 jewels"));
  for (int page = 1; page <= 9; ++page) {
    CHECK(lesson["sheets"][page - 1]["key"] == false);
    CHECK_THAT(desk.text(page), !Catch::Contains("78") || !Catch::Contains("best"));
  }
  check_margins(desk);
}

TEST_CASE("Answers distinguish rolls as far as they matter", "[cli]") {
  const Typed small{"robot_miner", "--option", "staircases=3x,4x,5x", "--option", "steps=3"};
  const auto answers = [&](const std::string& bonus) {
    Typed typed = small;
    typed.insert(typed.end(), {"--option", "bonus=" + bonus});
    const Desk desk;
    const Json lesson = printed(desk, typed);
    std::string out;  // several small boards may take several pages
    for (int page = 1; page <= lesson["pages"].get<int>(); ++page)
      if (const std::string text = desk.text(page); text.find("ANSWERS") != std::string::npos)
        out += text;
    return out;
  };
  const std::string sums = answers("sum"), faces = answers("either die"), none = answers("even");
  CHECK_THAT(sums, Catch::Contains("Roll 7: score") && !Catch::Contains("+"));
  CHECK_THAT(faces, Catch::Contains("Roll 2+4: score") && !Catch::Contains("4+2"));
  CHECK_THAT(none, Catch::Contains("The best run: score") && !Catch::Contains("roll"));
}

TEST_CASE("The largest mountain has each worksheet on one page", "[cli]") {
  const Desk desk;
  const std::vector<std::string> largest{
      "robot_miner",
      "--paper",
      "letter",
      "--teams",
      "6",
      "--no-key",
      "--all",
      "--option",
      "staircases=1x,2x,3x,4x,5x,6x,7x,8x,9x,10x,11x,12x,13x,14x,19x,20x",
      "--option",
      "steps=20",
      "--option",
      "scoring=b",
      "--option",
      "fine=2",
      "--option",
      "crash=5"};
  const Json lesson = printed(desk, largest);
  CHECK(lesson["pages"] == 13);  // three are of the checking sheet
  CHECK(numbers(desk.text(2)).contains(400));
  CHECK_THAT(desk.text(2),
             Catch::Contains("minus 2 each") && Catch::Contains("Crash on a claimed step?"));
  CHECK_THAT(desk.text(9), Catch::Contains("Team orange:"));
  check_margins(desk);

  // Also with the longest possible footers.
  std::vector<std::string> full = largest;
  for (const char* word :
       {"--variant", "claim_jumpers", "--option", "bonus=either die", "--option", "planning=600",
        "--option", "multiplier=4", "--option", "at_a_time=2", "--option", "in_total=10",
        "--option", "lowest=3", "--option", "highest=300", "--option", "reclaim=beside"})
    full.emplace_back(word);
  CHECK(printed(desk, full)["pages"] == 13);
  check_margins(desk);
}

TEST_CASE("The sheets of a lesson have the names of its teams", "[cli]") {
  const Desk desk;
  const std::string lesson = desk.file("monday.lesson");
  write_text(lesson, R"({"lesson": 1, "ruleset": "robot_miner", "options": {"teams": 3},
    "players": [{"name": "Owls"}, {"name": "Foxes"}]})");
  const Json all = printed(desk, {lesson, "--no-key"});
  CHECK(all["sheets"][1]["title"] == "Worksheet of team Owls (red)");
  CHECK(all["sheets"][2]["title"] == "Worksheet of team Foxes (blue)");
  CHECK(all["sheets"][3]["title"] == "Worksheet of team green");
}

}  // namespace hr::tests
