// SPDX-License-Identifier: MIT
// The engine of the page, by its lines: games are begun, played, changed, kept and shared, and
// whatever a line contains, it is answered and nothing is lost.
#include "web/engine/engine.h"

#include <catch2/catch.hpp>

#include <algorithm>
#include <memory>
#include <random>

#include "core/base/read_json.h"
#include "scripting/ruleset/ruleset_loader.h"
#include "web/engine/asks.h"
#include "web/engine/shipped.h"
#include "web/engine/text_width.h"

double hr::web::text_width(std::string_view text, bool bold) {
  return static_cast<double>(text.size()) * (bold ? 0.68 : 0.6);
}

namespace hr::tests {

namespace {

// Passes on all calls, and counts descriptions of variants.
class CountingLoader final : public scripting::RulesetLoader {
 public:
  CountingLoader(std::unique_ptr<RulesetLoader> real, int& described)
      : real_(std::move(real)), described_(described) {}

  std::unique_ptr<scripting::Ruleset> load(const RulesetText& ruleset_text,
                                           const std::filesystem::path& folder,
                                           const scripting::LoadExtras& extras) override {
    return real_->load(ruleset_text, folder, extras);
  }
  Sheets sheets(const RulesetText& ruleset_text) override { return real_->sheets(ruleset_text); }
  scripting::VariantInfo describe(const RulesetText& ruleset_text,
                                  const std::string& variant) override {
    return ++described_, real_->describe(ruleset_text, variant);
  }

 private:
  std::unique_ptr<scripting::RulesetLoader> real_;
  int& described_;
};

// An engine with somebody who speaks to it.
struct Page {
  std::vector<Json> told;
  std::unique_ptr<web::Engine> engine = std::make_unique<web::Engine>(
      [this](const std::string& line) { told.push_back(Json::parse(line)); });
  int id = 0;

  Json answer(Json line) {
    line["id"] = ++id;
    Json out = Json::parse(engine->answer(line.dump()));
    CHECK(out["id"] == id);
    return out;
  }
  // The answer, which must be one.
  Json ask(const std::string& type, Json fields = Json::object()) {
    fields["type"] = type;
    Json out = answer({{"ask", fields}});
    INFO(out.dump());
    REQUIRE(out.contains("answer"));
    return out["answer"];
  }
  std::string refusal(const std::string& type, Json fields = Json::object()) {
    fields["type"] = type;
    Json out = answer({{"ask", fields}});
    return out.contains("refused") ? out["refused"].get<std::string>() : "";
  }
  Json report(const Json& as, const Json& query) {
    return answer({{"protocol", 1}, {"as", as}, {"query", query}});
  }
  Json give(const Json& as, const Json& command) {
    return answer({{"protocol", 1}, {"as", as}, {"command", command}});
  }
  Json view() { return report("owner", {{"type", "view"}})["report"]; }
  // Without what lies where, and without the log.
  Json legal_view() {
    const Json query{{"type", "view"}, {"contents", false}, {"log_last", 0}};
    return report("owner", query)["report"];
  }
};

// With a word of rules.lua replaced by another.
Json files_with(Page& page, const std::string& ruleset, const std::string& word,
                const std::string& other) {
  Json files = page.ask("files", {{"ruleset", ruleset}})["files"];
  for (Json& file : files) {
    if (file["name"] != "rules.lua") continue;
    std::string text = file["text"];
    const std::size_t at = text.find(word);
    REQUIRE(at != std::string::npos);
    file["text"] = text.replace(at, word.size(), other);
  }
  return files;
}

}  // namespace

TEST_CASE("every shipped game is listed, examined, begun and played to its end", "[web]") {
  Page page;
  const Json games = page.ask("games");
  REQUIRE(games["games"].size() == web::shipped_rulesets().size());
  CHECK(games["games"].size() == 9);
  for (const Json& game : games["games"]) {
    const std::string ruleset = game["ruleset"];
    INFO(ruleset);
    CHECK(game["complaint"] == "");
    const Json examined = page.ask("examine", {{"ruleset", ruleset}});
    CHECK(examined["name"] == game["name"]);
    CHECK(!examined["card"].empty());
    page.ask("begin", {{"ruleset", ruleset}, {"seed", "7"}});
    std::mt19937 random(5);
    Json view = page.legal_view();
    for (int moves = 0; !view["ended"].get<bool>() && moves < 3000; ++moves) {
      const Json& legal = view["legal"];
      if (legal.empty()) {  // hidden pieces lie so that the rest find no place: once more
        for (const Json& seat : {Json(0), Json(1)}) page.give(seat, {{"type", "start_over"}});
        view = page.legal_view();
        REQUIRE(!view["legal"].empty());
        continue;
      }
      const Json chosen = legal[random() % legal.size()];
      const Json reply = page.give(
          "owner",
          {{"type", "choose"}, {"seat", chosen["seat"]}, {"action", chosen["action"]}})["reply"];
      INFO(reply.dump());
      REQUIRE(reply["ok"] == true);
      view = page.legal_view();
    }
    CHECK(view["ended"] == true);
    CHECK(view["turn"] == view["outcome"]);
  }
}

TEST_CASE("a table's messages need somebody who gives them, and a game", "[web]") {
  Page page;
  const auto refused = [&](const Json& line) {
    return page.answer(line).value("refused", std::string());
  };
  const Json query{{"type", "view"}};
  CHECK(refused({{"protocol", 1}, {"as", "owner"}, {"query", query}}) == "No game is open.");
  page.ask("begin", {{"ruleset", "cube_digger"}, {"seed", "3"}});
  CHECK(refused({{"protocol", 1}, {"query", query}}) ==
        "message: expected a field \"ask\", or \"as\" with a command or query");
  CHECK(refused({{"protocol", 1}, {"as", "me"}, {"query", query}}) ==
        "as: expected \"owner\", \"spectator\" or the number of a seat, got \"me\"");
  CHECK(refused({{"protocol", 1}, {"as", 7}, {"query", query}}) == "There is no such seat.");
  CHECK(page.report(1, query)["report"]["seat"] == 1);
  CHECK(page.report("spectator", query)["report"]["seat"].is_null());
  CHECK(page.give("spectator", {{"type", "undo"}})["reply"]["ok"] == false);
}

TEST_CASE("rules are changed while a game is on, and errors have their place", "[web]") {
  Page page;
  page.ask("begin", {{"ruleset", "cube_wars"}, {"seed", "3"}});
  const std::size_t before = page.view()["legal"].size();
  const Json wrong = files_with(page, "cube_wars", "step{", "stepp{");
  const Json refused = page.answer({{"ask", {{"type", "change"}, {"files", wrong}}}});
  CHECK(refused["place"] == "rules.lua:94");
  CHECK(refused["refused"] ==
        "cube_wars/rules.lua:94: unknown name 'stepp' (did you mean \"step\"?)");
  CHECK(page.view()["legal"].size() == before);

  const Json first = page.ask("first_change", {{"ruleset", "cube_wars"}});
  const Json files = files_with(page, "cube_wars", first["line"].get<std::string>(),
                                first["changed"].get<std::string>());
  CHECK(page.ask("change", {{"files", files}})["changed"] == true);
  CHECK(page.ask("change", {{"files", files}})["changed"] == false);  // they are in force
  const Json change = page.report("owner", {{"type", "rule_change"}})["report"];
  CHECK(!(change["added"].empty() && change["removed"].empty()));
  CHECK(page.give("owner", {{"type", "undo"}})["reply"]["ok"] == true);
  CHECK(page.view()["legal"].size() == before);

  CHECK(page.ask("change", {{"option", {{"name", "columns"}, {"value", "8"}}}})["changed"] == true);
  CHECK(page.ask("rules")["settings"]["columns"] == "8");
  CHECK(page.ask("change", {{"option", {{"name", "columns"}}}})["changed"] == true);
  CHECK(page.ask("rules")["settings"].empty());
  CHECK(page.refusal("change", {{"option", {{"name", "columns"}, {"value", "many"}}}}) ==
        "options.columns: expected an even integer from 6 to 26, got \"many\"");
}

TEST_CASE("all variants of the open game are known, not only those in force", "[web]") {
  Page page;
  const auto known = [&] {
    const Json rules = page.ask("rules");
    Json out = Json::object();
    for (const Json& each : rules["variants_known"])
      out[each["id"].get<std::string>()] = each["on"];
    return out;
  };
  page.ask("begin", {{"ruleset", "cube_wars"}, {"seed", "3"}});
  CHECK(known() == Json{{"straight_captures", false}});
  Json files = page.ask("files", {{"ruleset", "cube_wars"}})["files"];
  const auto variant =
      std::ranges::find(files, "variants/straight_captures.lua",
                        [](const Json& f) { return f["name"].get<std::string>(); });
  page.ask("change",
           {{"variant", {{"name", "straight_captures"}, {"on", true}, {"file", *variant}}}});
  CHECK(known() == Json{{"straight_captures", true}});
  page.give("owner", {{"type", "undo"}});
  CHECK(known() == Json{{"straight_captures", false}});
  // One's own, which is off: that is no change of the rules in force.
  const std::string mine = R"(return { extends = "cube_wars", name = "Mine" })";
  files.push_back({{"name", "variants/mine.lua"}, {"text", mine}});
  CHECK(page.ask("change", {{"files", files}})["changed"] == false);
  CHECK(known() == Json{{"mine", false}, {"straight_captures", false}});

  const std::string record = page.ask("record")["record"];
  Page other;
  other.ask("resume", {{"record", record}});
  CHECK(other.ask("rules")["variants_known"].size() == 1);
}

TEST_CASE("the board is changed by one operation at a time, as a file", "[web]") {
  Page page;
  page.ask("begin", {{"ruleset", "cube_wars"}, {"seed", "3"}});
  const Json plain = page.ask("board");
  CHECK(plain["name"] == "");
  CHECK(plain["text"].is_null());
  const Json closed = page.ask("board", {{"operation", "close"}, {"cells", {"C3", "D3"}}});
  CHECK(closed["text"] == "closed C3 D3\n");
  CHECK(closed["closed"] == Json::array({"C3", "D3"}));
  CHECK(page.ask("board")["closed"].empty());  // it was not put in force
  const auto put = [&](const Json& text) {
    return page.ask("change", {{"board", {{"name", "gap"}, {"text", text}}}});
  };
  CHECK(put(closed["text"])["changed"] == true);
  CHECK(page.ask("board")["name"] == "gap");
  CHECK(page.ask("rules")["variants"] == Json::array({"gap"}));
  CHECK(page.ask("rules")["variants_known"].size() == 2);
  CHECK(page.ask("board", {{"operation", "open"}, {"cells", {"C3"}}})["text"] == "closed D3\n");
  CHECK(page.refusal("board", {{"operation", "close"}, {"cells", {"D3"}}}) ==
        "The board is already like that.");
  CHECK(page.refusal("board", {{"operation", "close"}, {"cells", {"Z9"}}}).ends_with("."));
  CHECK(page.refusal("board", {{"operation", "link"}, {"cells", {"A1"}}}) ==
        "Board.cells: expected two.");
  CHECK(page.refusal("board", {{"operation", "melt"}, {"cells", {"A1"}}}) ==
        "Board.operation: expected close, open, link, cut or region, got \"melt\".");
  const Json cut = page.ask("board", {{"operation", "cut"}, {"cells", {"A1", "A2"}}});
  CHECK(cut["text"] == "closed C3 D3\ncut A1 A2\n");
  CHECK(cut["cuts"] == Json::array({{"A1", "A2"}}));
  CHECK(cut["links"].empty());
  // The first cell decides whether cells join a region or leave it.
  const Json far{{"operation", "region"}, {"region", "far"}, {"seat", "white"}};
  Json more = far, fewer = far;
  more["cells"] = {"A7", "A8"}, fewer["cells"] = {"A8", "A7"};
  CHECK(page.ask("board", more)["text"].get<std::string>().find(" A7") != std::string::npos);
  CHECK(page.ask("board", fewer)["text"].get<std::string>().find(" A8") == std::string::npos);
  CHECK(put(nullptr)["changed"] == true);
  CHECK(page.ask("rules")["variants"].empty());
  CHECK(page.refusal("change", {{"board", {{"name", "../x"}, {"text", "closed C3\n"}}}}) != "");
}

TEST_CASE("a game is kept as a record, and goes on from it", "[web]") {
  Page page;
  page.ask("begin", {{"ruleset", "hex"}, {"seed", "11"}, {"settings", {{"size", "5"}}}});
  for (int i = 0; i < 4; ++i)
    page.give("owner", {{"type", "act"}, {"text", page.view()["legal"][0]["text"]}});
  const std::string record = page.ask("record")["record"];
  Page other;
  const Json resumed = other.ask("resume", {{"record", record}});
  CHECK(resumed["settings"]["size"] == "5");
  CHECK(other.view() == page.view());
  CHECK(other.refusal("resume", {{"record", record.substr(0, 40)}}) != "");
  CHECK(other.view() == page.view());  // the game that is open stays
}

TEST_CASE("a game goes into a file or a link, and is described before it is played", "[web]") {
  Page page;
  const Json link = page.ask(
      "link",
      {{"ruleset", "hex"}, {"settings", {{"size", "7"}}}, {"page", "https://example.org/"}});
  CHECK(link["changes_of"] == "hex");
  CHECK(link["qr"]["rows"].size() == link["qr"]["side"]);
  const Json linked = page.ask("unpack", {{"link", link["link"]}});
  CHECK(linked["settings"]["size"] == "7");
  CHECK(linked["playable"] == true);

  const Json pack = page.ask("pack", {{"ruleset", "hex"}});
  const Json opened = page.ask("unpack", {{"bytes", pack["bytes"]}, {"name", "hex.houserules"}});
  CHECK(opened["same_as"] == "Hex");
  const Json own = page.ask("new_game", {{"template", "lines"}, {"title", "Hex"}});
  const Json claims = page.ask("pack", {{"ruleset", "hex"}, {"files", own["files"]}});
  const Json claiming = page.ask("unpack", {{"bytes", claims["bytes"]}, {"name", "x"}});
  CHECK(claiming["claims"] == true);
  CHECK(claiming["original"] == "hex");
  const Json named = page.ask("pack", {{"ruleset", "hex"}, {"by", "Ann"}});
  const Json sent = page.ask("unpack", {{"bytes", named["bytes"]}, {"name", "x"}});
  CHECK(sent["sender"] == "Ann");
  CHECK(linked["sender"] == "");
  CHECK(page.refusal("link", {{"ruleset", "hex"}, {"page", ""}, {"by", "Ann\n"}}) != "");
  const Json remix = page.ask(
      "remix", {{"ruleset", "hex"}, {"files", sent["files"]}, {"sender", "Ann"}, {"id", "mine"}});
  CHECK(remix["files"].dump().find("Ann") != std::string::npos);

  std::string bytes = pack["bytes"];
  bytes[bytes.size() / 2] = bytes[bytes.size() / 2] == 'A' ? 'B' : 'A';
  CHECK(page.refusal("unpack", {{"bytes", bytes}, {"name", "hex.houserules"}})
            .starts_with("hex.houserules: "));
}

TEST_CASE("of every shipped game, a link with a changed line is short and comes back", "[web]") {
  Page page;
  constexpr std::size_t k_short = 2000;  // what messengers and mail leave whole
  for (const std::string& ruleset : web::shipped_rulesets()) {
    INFO(ruleset);
    Json files = page.ask("files", {{"ruleset", ruleset}})["files"];
    const auto rules = std::ranges::find(
        files, "rules.lua", [](const Json& file) { return file["name"].get<std::string>(); });
    REQUIRE(rules != files.end());
    std::string text = (*rules)["text"];
    const std::size_t line = text.find("\n  seats");
    REQUIRE(line != std::string::npos);
    (*rules)["text"] = text.insert(line, "\n  -- changed by a friend, who says so here");
    const Json made = page.ask(
        "link", {{"ruleset", ruleset}, {"files", files}, {"page", "https://example.org/games/"}});
    const std::string link = made["link"];
    CHECK(link.size() <= k_short / 4);
    CHECK(made["changes_of"] == ruleset);
    CHECK(made["qr"]["side"] < 100);
    const Json got = page.ask("unpack", {{"link", link}});
    CHECK(got["playable"] == true);
    CHECK(std::ranges::find(got["files"], *rules) != got["files"].end());
    const std::string told = got["sentences"][1];
    CHECK(told.starts_with("  rules.lua, line "));
    CHECK(told.ends_with(": \"-- changed by a friend, who says so here\" was added"));
  }
}

TEST_CASE("what a page shows of a game is worded by the engine", "[web]") {
  Page page;
  const Json seen = page.ask("examine", {{"ruleset", "robot_miner"}});
  for (const Json& option : seen["options"]) {
    CHECK_FALSE(option["group"].get<std::string>().empty());
    CHECK(option["note"].get<std::string>().ends_with("."));
    if (option["type"] != "number") continue;
    CHECK(option["value_words"] == option["value"]);
    CHECK(option["less"] != option["value"]);
  }
  CHECK(seen["game"]["player_types"][0] ==
        Json{{"name", "Person"}, {"many", ""}, {"bot", nullptr}});
  CHECK(page.ask("dice", {{"typed", "2+5"}, {"sum", true}})["dice"] == Json::array({2, 5}));
  const Json unread = page.ask("dice", {{"typed", "two"}});
  CHECK(unread["dice"].is_null());
  CHECK(unread["help"] == "Enter the faces of the dice, such as 2+5.");
  const Json status = page.ask(
      "rules_status",
      {{"in_force", false}, {"errors", 1}, {"since", "move 3"}, {"unsaved", Json::array()}});
  CHECK(status["tone"] == "bad");
  CHECK(status["text"] ==
        "The saved rules have an error. The game still uses the rules from move 3.");
  CHECK(page.ask("new_file", {{"kind", "module"}, {"typed", "More Rules"}})["name"] ==
        "more_rules.lua");
  CHECK(page.ask("file_name", {{"file", "tests/a.scenario"}, {"typed", "b"}})["name"] ==
        "tests/b.scenario");
  const Json scenario{{"name", "tests/a.scenario"}, {"text", "variant: long\n"}};
  CHECK(page.ask("file_name", {{"file", "variants/long.lua"},
                               {"typed", "slow"},
                               {"files", Json::array({scenario})}}) ==
        Json{{"name", "variants/slow.lua"},
             {"changed",
              Json::array({{{"name", "tests/a.scenario"}, {"text", "variant: slow\n"}}})}});
  CHECK(page.refusal("new_file", {{"kind", "module"}, {"typed", "?"}}) ==
        "Use 1 to 40 letters and digits, such as \"Night Raid\".");
}

TEST_CASE("checks, tests and the lab run and tell how far they are", "[web]") {
  Page page;
  const Json checked = page.ask("check", {{"ruleset", "tic_tac_toe"}, {"games", 50}});
  CHECK(checked["ok"] == true);
  CHECK(checked["found"] == "no problems");
  CHECK(!page.told.empty());
  const Json tested = page.ask("test", {{"ruleset", "cube_wars"}});
  REQUIRE(!tested["results"].empty());
  CHECK(tested["text"].get<std::string>().starts_with("All "));
  for (const Json& result : tested["results"]) CHECK(result["verdict"] == "passes");
  const Json choice{{"ruleset", "tic_tac_toe"}};
  Json order = choice;
  order["bot"] = "random", order["games"] = 200;
  const Json measured = page.ask("measure", order);
  CHECK(measured["facts"]["games"] == 200);
  CHECK(measured["played"] == "200 games of random bots, seed 1");
  CHECK(measured["sheet"]["figures"].get<std::string>().ends_with("; 200 games"));
  CHECK(measured["sheet"]["maps"][0]["cells"].size() == 9);
  CHECK(measured["sheet"]["lengths"]["title"] == "Actions in a game");
  const Json compared =
      page.ask("compare", {{"before", {{"ruleset", "hex"}, {"settings", {{"size", "4"}}}}},
                           {"after", {{"ruleset", "hex"}, {"settings", {{"size", "5"}}}}},
                           {"bot", "random"},
                           {"pairs", 100}});
  CHECK(!compared["answers"].empty());
  CHECK(compared["played"] == "100 pairs of games of random bots, seed 1");
  CHECK(!compared["before"]["sheet"]["figures"].get<std::string>().empty());
  CHECK(page.refusal("compare", {{"before", choice}, {"after", choice}, {"bot", "random"}}) ==
        "These are the same rules: there is nothing to compare.");
}

TEST_CASE("bots think for the seat that is to act", "[web]") {
  Page page;
  page.ask("begin", {{"ruleset", "tic_tac_toe"}, {"seed", "2"}});
  const Json thought = page.ask("think", {{"bot", "search:200"}});
  const Json reply = page.give("owner", {{"type", "act"}, {"text", thought["action"]}})["reply"];
  CHECK(reply["ok"] == true);
  CHECK(page.refusal("think", {{"seat", 0}, {"bot", "search:200"}}) == "This seat is not to act.");
}

TEST_CASE("words are completed and explained at places counted in UTF-16", "[web]") {
  Page page;
  const std::string text = "-- \xf0\x9f\x8e\xb2 dice\nreturn {\n  boa";
  const auto files = Json::array({{{"name", "rules.lua"}, {"text", text}}});
  const int end = 25;  // of these, the die takes two
  const Json found = page.ask("complete", {{"file", "rules.lua"}, {"files", files}, {"at", end}});
  CHECK(found["suggestions"][0]["word"] == "board");
  CHECK(found["to"].get<int>() - found["from"].get<int>() == 3);
  const Json help = page.ask(
      "help",
      {{"file", "rules.lua"},
       {"files", Json::array({{{"name", "rules.lua"}, {"text", "return { board = grid(3, 3) }"}}})},
       {"at", 18}});
  CHECK(help["signature"].get<std::string>().starts_with("grid{"));
}

TEST_CASE("an expression of the rules is found and means something in the position", "[web]") {
  Page page;
  page.ask("begin", {{"ruleset", "cube_wars"}, {"seed", "3"}});
  const Json rules = page.ask("rules");
  const std::string typed =
      "-- \xf0\x9f\x8e\xb2\nlocal NEXT = near(own) - own\n";  // the die takes two units
  Json files = rules["files"];
  for (Json& file : files)
    if (file["name"] == "rules.lua") file["text"] = typed + file["text"].get<std::string>();
  const auto found = [&](int from, int to) {
    return page.ask("expression",
                    {{"file", "rules.lua"}, {"files", files}, {"from", from}, {"to", to}});
  };
  const auto meaning = [&](const Json& expression) {
    Json ruleset_text{{"ruleset", "cube_wars"},
                      {"files", files},
                      {"variants", Json::array()},
                      {"settings", Json::array()}};
    return page.report(
        "owner", {{"type", "set"}, {"rules", ruleset_text}, {"expression", expression}})["report"];
  };
  const Json all = found(19, 19);  // at near
  CHECK(all["text"] == "near(own) - own");
  CHECK(meaning(all["expression"])["value"] == "63 cells");
  CHECK(meaning(all["expression"])["cells"].size() == 63);
  const Json own = found(24, 24);
  CHECK(own["text"] == "own");
  CHECK(meaning(own["expression"])["value"] == "17 cells");
  CHECK(found(19, 28)["text"] == "near(own)");  // what is selected
  CHECK(found(2, 2).is_null());
  CHECK(page.refusal("expression", {{"file", "x.lua"}, {"files", files}}) ==
        "There is no file \"x.lua\".");
}

TEST_CASE("a game's sheets are pages of SVG without anything of a stranger's in them", "[web]") {
  Page page;
  Json files = page.ask("files", {{"ruleset", "tic_tac_toe"}})["files"];
  for (Json& file : files)
    if (file["name"] == "rules.lua") {
      std::string text = file["text"];
      const std::string begins = "name = \"";
      text.insert(text.find(begins) + begins.size(), "<script>alert(1)</script> & ");
      file["text"] = text;
    }
  const Json printed = page.ask("sheets", {{"ruleset", "tic_tac_toe"}, {"files", files}});
  REQUIRE(!printed["pages"].empty());
  std::string all;
  for (const Json& each : printed["pages"]) all += each.get<std::string>();
  CHECK(all.starts_with("<svg "));
  CHECK(all.find("&lt;script&gt;alert(1)&lt;/script&gt; &amp; ") != std::string::npos);
  CHECK(all.find("<script") == std::string::npos);
}

TEST_CASE("variants are described once, until files change", "[web]") {
  int described = 0;
  auto real = scripting::set_ruleset_loader(
      std::make_unique<CountingLoader>(scripting::make_ruleset_loader(), described));
  {
    Page page;
    page.ask("begin", {{"ruleset", "cube_digger"}, {"seed", "1"}});
    const Json first = page.ask("rules")["variants_known"];
    REQUIRE(!first.empty());
    CHECK(described == static_cast<int>(first.size()));
    page.ask("change", {{"option", {{"name", "columns"}, {"value", "6"}}}});
    CHECK(page.ask("rules")["variants_known"] == first);
    CHECK(described == static_cast<int>(first.size()));
    Json files = page.ask("files", {{"ruleset", "cube_digger"}})["files"];
    for (Json& file : files)
      if (file["name"] == "rules.lua") file["text"] = file["text"].get<std::string>() + "\n";
    page.ask("change", {{"files", files}});
    page.ask("rules");
    CHECK(described == 2 * static_cast<int>(first.size()));
  }
  scripting::set_ruleset_loader(std::move(real));
}

TEST_CASE("the option for the number of players is found, with its range", "[web]") {
  Page page;
  CHECK(page.ask("seats_option", {{"ruleset", "robot_miner"}}) ==
        Json{{"name", "teams"}, {"title", "Number of teams"}, {"fewest", 2}, {"most", 6}});
  CHECK(page.ask("seats_option", {{"ruleset", "robot_miner"}, {"settings", {{"teams", "4"}}}}) ==
        Json{{"name", "teams"}, {"title", "Number of teams"}, {"fewest", 2}, {"most", 6}});
  CHECK(page.ask("seats_option", {{"ruleset", "hex"}}).is_null());
}

TEST_CASE("a line may contain anything", "[web]") {
  Page page;
  page.ask("begin", {{"ruleset", "hex"}, {"seed", "1"}});
  const Json before = page.view();
  for (
      const std::string line :
      {"",
       "{",
       "null",
       "[]",
       "{}",
       R"({"id":1})",
       R"({"id":1,"ask":3})",
       R"({"ask":{"type":"games"}})",
       R"({"id":"x","ask":{"type":"games"}})",
       R"({"id":1,"ask":{}})",
       R"({"id":1,"ask":{"type":"sing"}})",
       R"({"id":1,"ask":{"type":"begin"}})",
       R"({"id":1,"ask":{"type":"begin","ruleset":"../hex"}})",
       R"({"id":1,"ask":{"type":"begin","ruleset":"hex","variants":["/etc/passwd"]}})",
       R"({"id":1,"ask":{"type":"begin","ruleset":"hex","settings":{"size":"many"}}})",
       R"({"id":1,"ask":{"type":"begin","ruleset":"hex","files":[{"name":"rules.lua","text":"while true do end"}]}})",
       R"({"id":1,"ask":{"type":"files","ruleset":"hex","more":1}})",
       R"({"id":1,"as":"owner","ask":{"type":"files"},"query":{}})",
       R"({"id":1,"as":[],"query":{}})",
       R"({"id":1,"ask":{"type":"unpack"}})",
       R"({"id":1,"ask":{"type":"unpack","link":"hr1.AAAA"}})",
       R"({"id":1,"ask":{"type":"complete","file":"x","at":-5}})",
       R"({"id":1,"ask":{"type":"measure","ruleset":"hex","games":-1}})"}) {
    const Json answer = Json::parse(page.engine->answer(line));
    INFO(line << "\n" << answer.dump());
    CHECK((answer.contains("refused") && !answer["refused"].get<std::string>().empty()));
    CHECK(page.view() == before);
  }
  std::mt19937 random(1);
  const std::string like =
      R"({"id":1,"ask":{"type":"examine","ruleset":"hex","settings":{"size":"5"}}})";
  for (int i = 0; i < 2000; ++i) {
    std::string line = like;
    for (int edits = 1 + static_cast<int>(random() % 3); edits > 0; --edits)
      line[random() % line.size()] = static_cast<char>(random() % 256);
    CHECK(Json::parse(page.engine->answer(line)).is_object());
  }
}

}  // namespace hr::tests
