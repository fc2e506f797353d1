// SPDX-License-Identifier: MIT
// Games in links.
#include "scripting/pack/pack_link.h"

#include <catch2/catch.hpp>

#include "core/base/error.h"
#include "scripting/pack/base64url.h"
#include "scripting/pack/compress.h"
#include "scripting/pack/link_words.h"
#include "scripting/pack/origin.h"
#include "scripting/pack/pack_text.h"
#include "tests/support/error_of.h"
#include "tests/support/small_pack.h"

namespace hr::tests {

using scripting::Pack;

namespace {

std::string link_refusal(const std::string& link) {
  return error_of([&] { static_cast<void>(scripting::read_pack_link(link)); });
}

// The game of small_pack() with another text of its rules, to those who have the game.
Pack changed_pack(const std::string& rules) {
  Pack out = small_pack();
  out.files[2].text = rules;
  return out;
}

std::string rules_with(const std::string& was, const std::string& is) {
  std::string out = k_small_rules;
  return out.replace(out.find(was), was.size(), is);
}

Pack sent(const Pack& pack, const std::vector<RuleFile>& known) {
  return scripting::completed(
      scripting::read_pack_link(scripting::pack_link(scripting::changes_of(pack, known))), known);
}

// A link with changes of rules.lua, as a forger would write it.
std::string forged_changes(const std::string& changes) {
  return R"({"houserules":"pack","format":2,"api":1,"ruleset":"two","base":")" +
         scripting::base_hash(small_pack().files) + R"(","files":{},"changes":)" + changes + "}";
}

std::string change_refusal(const std::string& changes) {
  return error_of([&] {
    static_cast<void>(scripting::completed(scripting::read_pack_text(forged_changes(changes)),
                                           small_pack().files));
  });
}

}  // namespace

TEST_CASE("A link and a file carry the name of the sender, and without one are as before",
          "[scripting]") {
  Pack pack = changed_pack(rules_with("grid{ 4, 4 }", "grid{ 5, 5 }"));
  const std::string nameless = scripting::pack_text(pack);
  CHECK(nameless.find("\"by\"") == std::string::npos);
  pack.by = "Ann Lee";
  CHECK(sent(pack, small_pack().files).by == "Ann Lee");
  CHECK(scripting::read_pack_link(scripting::pack_link(scripting::for_link(pack))).by == "Ann Lee");
  CHECK(scripting::read_pack(scripting::pack_bytes(pack), "x") == pack);
  // What does not know of senders refuses it as written by a later version.
  CHECK_THAT(scripting::pack_text(pack), Catch::Contains("\"format\": 3,"));
  pack.by = "Ann\u202e";
  CHECK_THROWS_AS(scripting::pack_bytes(pack), Error);
  CHECK_THROWS_AS(scripting::pack_link(scripting::for_link(pack)), Error);
  pack.by = "";
  CHECK(scripting::pack_text(pack) == nameless);
}

TEST_CASE("A link contains the game without its tests and README", "[scripting]") {
  Pack pack = small_pack();
  pack.record = "a record";
  const std::string link = scripting::pack_link(scripting::for_link(pack));
  CHECK(scripting::is_pack_link(link));
  CHECK(scripting::is_pack_link("https://a.example/play#" + link));
  CHECK_FALSE(scripting::is_pack_link("https://a.example/" + link));
  CHECK_FALSE(scripting::is_pack_link("two.houserules"));
  const Pack read = scripting::read_pack_link("https://a.example/play#" + link);
  CHECK(read == scripting::read_pack_link(link));
  CHECK(read.find("rules.lua") != nullptr);
  CHECK(read.find("variants/three.lua") != nullptr);
  CHECK(read.find("LICENCE") != nullptr);
  CHECK(read.find("README.md") == nullptr);
  CHECK(read.record.empty());
  CHECK(read.find("tests/line.scenario") == nullptr);
  CHECK(
      link.find_first_not_of("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_-.") ==
      std::string::npos);
}

TEST_CASE("Of a game that everybody has, a link contains what differs", "[scripting]") {
  const std::vector<RuleFile> known = small_pack().files;
  Pack pack = small_pack();
  pack.settings = {{"length", "4"}};
  pack.files.push_back({"variants/wide.lua", "return {}\n"});
  const Pack changes = scripting::changes_of(pack, known);
  CHECK(changes.base == scripting::base_hash(known));
  REQUIRE(changes.files.size() == 1);
  CHECK(changes.files[0].name == "variants/wide.lua");
  const std::string link = scripting::pack_link(changes);
  CHECK(link.size() < 140);
  CHECK(scripting::pack_link(scripting::for_link(pack)).size() > 2 * link.size());
  CHECK(scripting::completed(scripting::read_pack_link(link), known) == pack);
  // A variant of the game need not be in the link to be in force.
  Pack chosen = small_pack();
  chosen.variants = {"three"};
  CHECK(scripting::completed(
            scripting::read_pack_link(scripting::pack_link(scripting::changes_of(chosen, known))),
            known) == chosen);
  // Tests and README do not make it a different game.
  std::vector<RuleFile> later = known;
  later[1].text = "Longer.";
  CHECK(scripting::base_hash(later) == scripting::base_hash(known));
  later[2].text = "return {}";
  CHECK(scripting::base_hash(later) != scripting::base_hash(known));
}

TEST_CASE("Of a changed file, a link contains the changed lines", "[scripting]") {
  const std::vector<RuleFile> known = small_pack().files;
  const std::string rules = k_small_rules;
  const Pack five = changed_pack(rules_with("grid{ 4, 4 }", "grid{ 5, 5 }"));
  const Pack changes = scripting::changes_of(five, known);
  CHECK(changes.files.empty());
  REQUIRE(changes.changes.size() == 1);
  CHECK(changes.changes[0].name == "rules.lua");
  CHECK(changes.changes[0].edits ==
        std::vector<scripting::LineEdit>{{7, 1, "  board = grid{ 5, 5 },\n"}});
  CHECK(scripting::pack_link(changes).size() < 160);
  for (const std::string& text :
       {rules, rules + "-- more", rules + "-- more\n", rules.substr(0, rules.size() - 1),
        "-- first\n" + rules, rules_with("  name = \"Two in a Line\",\n", ""),
        rules_with("-- Two in a line win.\n", "\r\n\r\n"), rules_with("return", "\nreturn"),
        std::string("return { }\n"), std::string("\n"), std::string("x")})
    CHECK(sent(changed_pack(text), known) == changed_pack(text));
  // From any text to any other one, and files that are gone stay gone.
  const std::vector<RuleFile> other = changed_pack("return {}").files;
  CHECK(sent(five, other) == five);
  Pack less = five;
  less.files.pop_back();
  CHECK(sent(less, known) == less);
}

TEST_CASE("Changes of a different version of the game are refused", "[scripting]") {
  const Pack five = changed_pack(rules_with("grid{ 4, 4 }", "grid{ 5, 5 }"));
  const Pack changes = scripting::changes_of(five, small_pack().files);
  const std::string refusal =
      "the link: it contains changes of rules.lua, and the two here is a different version: ask "
      "for the game as a file, which contains everything";
  CHECK_THROWS_WITH(scripting::completed(changes, changed_pack("return {}").files), refusal);
  CHECK_THROWS_WITH(scripting::completed(changes, {}), refusal);
  // Where a different file has changed, the lines still belong to what they were made from.
  std::vector<RuleFile> later = small_pack().files;
  later[4].text += "-- later\n";
  Pack expected = five;
  expected.files[4].text = later[4].text;
  CHECK(scripting::completed(changes, later) == expected);
}

TEST_CASE("Changes that a forger wrote are refused", "[scripting]") {
  const std::string of = scripting::text_digits(k_small_rules);
  const auto edits = [&](const std::string& list) {
    return change_refusal(R"({"rules.lua":[")" + of + "\"" + list + "]}");
  };
  CHECK(edits(R"(,[0,0,"-- x\n"])").empty());
  const std::string outside =
      "the link: changes: rules.lua: expected edits of its 14 lines from top to bottom";
  CHECK(edits(R"(,[15,0,""])") == outside);
  CHECK(edits(R"(,[14,1,""])") == outside);
  CHECK(edits(R"(,[0,15,""])") == outside);
  CHECK(edits(R"(,[5,1,"x"],[5,1,"y"])") == outside);
  CHECK_THAT(edits(R"(,[0,99999999999,""])"), Catch::Contains("to be an integer from 0 to"));
  CHECK_THAT(edits(R"(,[-1,0,""])"), Catch::Contains("to be an integer from 0 to"));
  CHECK_THAT(edits(R"(,[0,0])"), Catch::Contains("expected edits such as [12, 1, \"text\"]"));
  CHECK_THAT(edits(R"(,[0,0,7])"), Catch::Contains("to be text"));
  std::string many;
  for (int i = 0; i <= 100; ++i) many += R"(,[1,0,""])";
  CHECK_THAT(edits(many), Catch::Contains("at most 100 edits"));
  // What comes out is checked like any file.
  CHECK(edits(R"(,[0,0,"\u0007"])") ==
        "the link: rules.lua:1: expected text, got the control character 0x07");
  CHECK(edits(",[0,0,\"" + std::string(300'000, 'x') + "\"]") ==
        "the link: rules.lua: expected a file of at most 256 KB, got 294 KB");
  CHECK_THAT(change_refusal(R"({"rules.lua":["x"]})"), Catch::Contains("a hash of 8 digits"));
  CHECK_THAT(change_refusal(R"({"rules.lua":[]})"), Catch::Contains("expected a hash and"));
  CHECK(change_refusal(R"({"../x.lua":null})") ==
        "changes: expected the name of a ruleset's file, such as rules.lua, variants/NAME.lua or "
        "tests/NAME.scenario, got \"../x.lua\"");
  CHECK(change_refusal(R"({"rules.lua":null})") ==
        "the link: files: expected rules.lua, got nothing of that name");
  CHECK(change_refusal("{}") == "expected \"changes\" to be left out where it is empty");
  std::string text = forged_changes(R"({"rules.lua":null})");
  text.replace(text.find(R"("files":{})"), 10, R"("files":{"rules.lua":""})");
  CHECK_THROWS_WITH(scripting::read_pack_text(text),
                    "changes: expected rules.lua either whole or as changes");
  text.replace(text.find(R"("base")"), 18, "");
  CHECK_THROWS_WITH(scripting::read_pack_text(text), "changes: expected only in changes of a game");
}

TEST_CASE("Links of this version can be read for ever", "[scripting]") {
  CHECK(scripting::k_link_words.size() == 4696);
  const Pack read = scripting::read_pack_link(
      "hr1.wz7-fCPOhYbILgRWTEpIFvt4Orv6ObsCJZQVfD1DFHwyk1PzilNj8pR0UBwFygPAKg2154Kr0QJT"
      "6ANuRyEnd8iwClpyz8gvKsHWBykuzYNFUD6iZY88BIPUYTDCaHaYILUPfBOLspH7C6BMAMkG0E4D1HBY"
      "TQOpVoAmmEAlEIVsLtgorIUsSAp7excqA2_ugvhUbO2C_IRiLLSti9qERU5AJRlFqakEEhwwqWCUYCBt"
      "qFEKHiCD9cBheREaSVBn6KWkpiWW5kAzpDEsfynV1gIA");
  CHECK(read == scripting::for_link(small_pack()));
  const Pack five = changed_pack(rules_with("grid{ 4, 4 }", "grid{ 5, 5 }"));
  const std::string link =
      "hr1.LhsGRsPvQiOoCw2RXQismBCONDdPNEg1SDRWQjgF6EpozKO5K1rJ0MzUxCw50UJJJ9pcB2goomCG"
      "lMLAqtkUHHZKsbG1tQA";
  CHECK(scripting::pack_link(scripting::changes_of(five, small_pack().files)) == link);
  CHECK(scripting::completed(scripting::read_pack_link(link), small_pack().files) == five);
}

TEST_CASE("Links that are cut off, damaged or hostile are refused", "[scripting]") {
  const Pack pack = scripting::for_link(small_pack());
  const std::string link = scripting::pack_link(pack);
  for (std::size_t size = 4; size < link.size(); ++size)
    REQUIRE_FALSE(link_refusal(link.substr(0, size)).empty());
  for (std::size_t at = 4; at < link.size(); ++at) {
    std::string damaged = link;
    damaged[at] = damaged[at] == 'A' ? 'B' : 'A';
    // The last byte may have bits that are not used.
    REQUIRE((!link_refusal(damaged).empty() || scripting::read_pack_link(damaged) == pack));
  }
  CHECK(link_refusal("hr1.%20") ==
        "the link: it is cut off, or contains other characters than letters, digits, - and _");
  CHECK(link_refusal("hr2.abcdefgh") == "the link: expected hr1. and the game after its #");
  const auto hostile = [](const std::string& text) {
    return link_refusal(
        "hr1." + scripting::base64url("1234" + scripting::deflated(text, scripting::k_link_words)));
  };
  CHECK(hostile("{}") == "the link: it is damaged");
  CHECK(hostile(std::string(std::size_t{17} << 20, ' ')) ==
        "the link: expected at most 16384 KB when it is decompressed, got more");
  CHECK(link_refusal("hr1." + std::string(2 << 20, 'A')) ==
        "the link: expected at most 1024 KB, got 2048 KB");
}

TEST_CASE("Base64 for links refuses what it does not write", "[scripting]") {
  std::string bytes;
  for (int i = 0; i < 300; ++i) {
    CHECK(scripting::bytes_of_base64url(scripting::base64url(bytes)) == bytes);
    bytes += static_cast<char>(i * 37);
  }
  CHECK(scripting::base64url("\xfb\xff") == "-_8");
  for (const char* text : {"A", "-_9", "+/8", "-_8=", "A A", "AAAAA"})
    CHECK_FALSE(scripting::bytes_of_base64url(text).has_value());
}

TEST_CASE("Where a game comes from is read as it was written", "[scripting]") {
  const scripting::Origin ann{"two", "Two in a Line", "Ann", "MIT License", "0123456789abcdef"};
  const scripting::Origin bob{"three", "Three", "", "", "fedcba9876543210"};
  CHECK(scripting::read_origin(scripting::origin_text({ann, bob})) == std::vector{ann, bob});
  CHECK(scripting::origin_credit(ann) == "Two in a Line, by Ann (MIT License)");
  CHECK(scripting::origin_credit(bob) == "Three");
  CHECK(scripting::read_origin(scripting::origin_text(std::vector(100, ann))).size() ==
        scripting::k_max_origins);
  CHECK_THROWS_WITH(scripting::read_origin("[]"), "origin.json: expected an object, got a list");
  CHECK_THROWS_WITH(
      scripting::read_origin(R"({"houserules":"origin","from":[{"ruleset":"\u001b","name":"",
                                  "by":"","licence":"","pack":""}]})"),
      "origin.json: expected \"ruleset\" to be a line of text, got \"\ufffd\"");
}

}  // namespace hr::tests
