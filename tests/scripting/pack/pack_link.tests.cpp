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
#include "tests/support/small_pack.h"

namespace hr::tests {

using scripting::Pack;

namespace {

std::string link_refusal(const std::string& link) {
  try {
    static_cast<void>(scripting::read_pack_link(link));
    return "";
  } catch (const Error& error) {
    return error.what();
  }
}

}  // namespace

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

TEST_CASE("Links of this version can be read for ever", "[scripting]") {
  CHECK(scripting::k_link_words.size() == 4696);
  const Pack read = scripting::read_pack_link(
      "hr1.wz7-fCPOhYbILgRWTEpIFvt4Orv6ObsCJZQVfD1DFHwyk1PzilNj8pR0UBwFygPAKg2154Kr0QJT"
      "6ANuRyEnd8iwClpyz8gvKsHWBykuzYNFUD6iZY88BIPUYTDCaHaYILUPfBOLspH7C6BMAMkG0E4D1HBY"
      "TQOpVoAmmEAlEIVsLtgorIUsSAp7excqA2_ugvhUbO2C_IRiLLSti9qERU5AJRlFqakEEhwwqWCUYCBt"
      "qFEKHiCD9cBheREaSVBn6KWkpiWW5kAzpDEsfynV1gIA");
  CHECK(read == scripting::for_link(small_pack()));
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
