// SPDX-License-Identifier: MIT
// The lab's reports as pages of HTML.
#include <fmt/format.h>

#include <catch2/catch.hpp>
#include <iterator>
#include <nlohmann/json.hpp>

#include "tests/support/files.h"
#include "tests/support/process.h"
#include "tests/support/temporary_ruleset.h"

namespace hr::tests {

namespace {

// A ruleset whose names try to break out of a page.
constexpr const char* k_hostile = R"lua(return { name = "</title><script>alert(1)</script>",
  by = "<img src=x onerror=alert(2)>", seats = { "\"><svg onload=alert(3)>", "m'o&on" },
  options = { wins = { 10, min = 1, max = 19, help = "Faces that win" } },
  board = grid{ 2, 1 }, zones = { field = { holds = "one" } }, kinds = { stone = {} },
  verbs = { roll = { pass{}, effect = function(g, me)
    if g:roll(20) <= g.options.wins then g:win(me) else g:win(g:next(me)) end
  end } } })lua";

std::string page(const TemporaryRuleset& game, std::vector<std::string> arguments, int code) {
  const std::string file = game.folder() + "/report.html";
  arguments.insert(arguments.begin() + 1, game.folder());
  arguments.insert(arguments.end(), {"--html", file});
  const Finished run = houserules(arguments);
  INFO(run.err);
  REQUIRE(run.code == code);
  return text_of(file);
}

std::size_t times(const std::string& text, std::string_view part) {
  std::size_t out = 0;
  for (std::size_t at = 0; (at = text.find(part, at)) != std::string::npos; ++at) ++out;
  return out;
}

void check_page(const std::string& text) {
  CHECK(text.starts_with("<!DOCTYPE html>"));
  CHECK(text.ends_with("</html>\n"));
  CHECK_THAT(text, Catch::Contains("default-src 'none'"));
  CHECK_THAT(text, Catch::Contains("prefers-color-scheme: dark"));
  // Nothing of the ruleset's has become a tag, and nothing is loaded from elsewhere.
  for (const char* tag :
       {"<script", "<img", "onload=alert(3)>", "<link", "http://", "https://", "url(", "@import"})
    CHECK_THAT(text, !Catch::Contains(tag));
  for (const char* tag : {"svg", "g", "table", "tr", "p", "h2", "div", "text", "title"}) {
    const std::string open = std::string("<") + tag;
    CHECK(times(text, open + ">") + times(text, open + " ") ==
          times(text, std::string("</") + tag + ">"));
  }
  CHECK_THAT(text, Catch::Contains("&lt;/title&gt;&lt;script&gt;"));
}

}  // namespace

TEST_CASE("each report of the lab is also a page that is complete in itself", "[cli]") {
  const TemporaryRuleset game("trap", k_hostile);
  const std::string survey = page(game, {"lab", "--games", "50"}, 0);
  check_page(survey);
  CHECK_THAT(survey, Catch::Contains("&lt;svg onload=alert(3)&gt;") && Catch::Contains("<svg "));
  CHECK_THAT(survey, !Catch::Contains("<polygon"));  // nothing is done on its board
  const std::string versions =
      page(game, {"lab", "--against-option", "wins=19", "--games", "500"}, 0);
  check_page(versions);
  CHECK_THAT(versions, Catch::Contains("class=\"found\"") && Catch::Contains("The two differ."));
  const std::string curve = page(game, {"sweep", "--over", "wins:5-15/5", "--games", "64"}, 0);
  check_page(curve);
  CHECK_THAT(curve, Catch::Contains("class=\"curve\"") && Catch::Contains("class=\"band\""));
  const std::string map = page(
      game, {"sweep", "--over", "wins:5,15", "--over", "rules.lua:6#1:10,20", "--games", "64"}, 0);
  check_page(map);
  CHECK(times(map, "class=\"cell\"") == 4);
  const std::string fair = page(game, {"balance", "--over", "wins:2,10", "--games", "2000"}, 0);
  check_page(fair);
  CHECK_THAT(fair, Catch::Contains("class=\"target\"") && Catch::Contains("chosen"));
  const std::string changes = page(game, {"impact", "--games", "400"}, 0);
  check_page(changes);
  CHECK_THAT(changes, Catch::Contains("<td class=\"words\">wins=19</td>"));
  const std::string luck =
      page(game, {"luck", "--bots", "random", "--stronger", "greedy", "--games", "64"}, 0);
  check_page(luck);
  CHECK_THAT(luck, Catch::Contains(">the dice and cards alone</text>"));
  const std::string bots = page(game, {"ladder", "--bots", "random,greedy", "--games", "20"}, 0);
  check_page(bots);
  CHECK_THAT(bots, Catch::Contains(">greedy against random</text>"));
}

TEST_CASE("text, page, JSON and CSV of a report have the same figures", "[cli]") {
  const TemporaryRuleset game("odds", k_hostile);
  const std::vector<std::string> sweep{"sweep", "--over", "wins:5,8", "--games", "64"};
  const std::string html = page(game, sweep, 0);
  const auto as = [&](const char* format) {
    std::vector<std::string> arguments = sweep;
    arguments.insert(arguments.begin() + 1, game.folder());
    if (format != nullptr) arguments.emplace_back(format);
    return houserules(arguments).out;
  };
  const std::string text = as(nullptr), csv = as("--csv");
  const auto json = nlohmann::json::parse(as("--json"));
  REQUIRE(json["rows"].size() == 2);
  for (const auto& row : json["rows"]) {
    const std::string share = fmt::format("{:.1f} %", 100 * row["share"].get<double>()),
                      interval =
                          fmt::format("{:.1f} to {:.1f}", 100 * row["share_95"][0].get<double>(),
                                      100 * row["share_95"][1].get<double>());
    CHECK_THAT(text, Catch::Contains(share) && Catch::Contains(interval));
    CHECK_THAT(html, Catch::Contains("<td>" + share + "</td><td>" + interval + "</td>"));
    CHECK_THAT(csv, Catch::Contains("\",64," + row["share"].dump() + "," +
                                    row["share_95"][0].dump() + ","));
  }
}

TEST_CASE("a page shows where on the board a game was played", "[cli]") {
  const TemporaryRuleset place("place", "return {}");
  const auto cells = [&](const char* ruleset, const char* option) {
    const std::string file = place.folder() + "/board.html";
    const Finished run =
        houserules({"lab", ruleset, "--option", option, "--games", "20", "--html", file});
    INFO(run.err);
    CHECK(run.code == 0);
    const std::string text = text_of(file);
    CHECK_THAT(text, Catch::Contains("Where actions ended") && Catch::Contains("most on "));
    return times(text, "<polygon ");
  };
  CHECK(cells("hex", "size=5") == 25);
  // Many games enter each cell here, so that there is a map of who won from where as well.
  CHECK(cells("cube_digger", "levels=2") == 100);
}

TEST_CASE("a page names the command that makes it", "[cli]") {
  const TemporaryRuleset game("it's", k_hostile);
  const std::string text =
      page(game, {"lab", "--games", "20", "--seed", "5", "--json", "--threads", "1"}, 0);
  CHECK_THAT(text, Catch::Contains("<pre>houserules lab ") &&
                       Catch::Contains("it&#39;\\&#39;&#39;s&#39; --games 20 --seed 5</pre>"));
}

TEST_CASE("a page does not replace a file of another kind", "[cli]") {
  const TemporaryRuleset game("trap", k_hostile);
  const std::string rules = game.folder() + "/rules.lua";
  const Finished run = houserules({"lab", game.folder(), "--games", "20", "--html", rules});
  CHECK(run.code == 2);
  CHECK_THAT(run.err, Catch::Contains("--html: ") && Catch::Contains("a different kind of file"));
  CHECK_FALSE(page(game, {"lab", "--games", "20"}, 0).empty());
  CHECK_FALSE(page(game, {"lab", "--games", "20"}, 0).empty());
}

}  // namespace hr::tests
