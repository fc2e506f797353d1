// SPDX-License-Identifier: MIT
// Packs that somebody made to do harm, or that were damaged on their way: each is refused with one
// sentence.
#include <catch2/catch.hpp>

#include "core/base/error.h"
#include "scripting/pack/pack.h"
#include "scripting/pack/pack_text.h"
#include "tests/support/error_of.h"
#include "tests/support/small_pack.h"

namespace hr::tests {

namespace {

// Why a pack is refused; "" if it is not.
std::string pack_refusal(const std::string& bytes) {
  return error_of([&] { static_cast<void>(scripting::read_pack(bytes, "x")); });
}

std::string files_refusal(const std::string& files) { return pack_refusal(forged_files(files)); }

// With one more field, or a field that is different.
std::string field_refusal(const std::string& fields) {
  return pack_refusal(forged("{" + fields + R"(,"files":{"rules.lua":""}})"));
}

}  // namespace

TEST_CASE("A sender's name is a name, or the pack is refused", "[scripting]") {
  const auto refusal = [](const std::string& by) {
    return field_refusal(R"("houserules":"pack","format":3,"api":1,"ruleset":"two","by":)" + by);
  };
  CHECK(refusal(R"("Ann")").empty());
  CHECK(refusal(R"("<b onclick=f()>Ann</b>")").empty());  // clients show it as it is
  CHECK(refusal(R"("")") == "x: expected \"by\" to be left out where it is empty");
  CHECK(refusal("null") == "x: expected \"by\" to be left out where it is empty");
  CHECK_THAT(refusal("7"), Catch::StartsWith("x: expected \"by\""));
  CHECK_THAT(refusal(R"(["Ann"])"), Catch::StartsWith("x: expected \"by\""));
  const std::string expected = "x: by: expected ";
  for (const std::string& by :
       {std::string(10'000, 'a'), std::string(65, 'a'), std::string("Ann\\nPack 0123456789abcdef."),
        std::string("\\u001b[2J"), std::string("\\u0000"), std::string("Ann\\u202eAnn"),
        std::string("\\u2067Ann"), std::string("\\u200b"), std::string(" Ann"),
        std::string("Ann\\u2028"), std::string("   ")}) {
    INFO(by);
    CHECK_THAT(refusal("\"" + by + "\""), Catch::StartsWith(expected));
  }
}

TEST_CASE("A file that is no pack is refused", "[scripting]") {
  CHECK(pack_refusal("") == "x: expected a pack, got another kind of file");
  CHECK(pack_refusal("return {}") == "x: expected a pack, got another kind of file");
  // A gzip file of something else.
  CHECK(pack_refusal(std::string("\x1f\x8b\x08\0\0\0\0\0\0\3", 10)) ==
        "x: expected a pack, got another kind of file");
  CHECK(pack_refusal(forged("return {}")) == "x: expected JSON");
  CHECK(pack_refusal(forged("[1]")) ==
        "x: expected a pack, which begins with \"houserules\": \"pack\", got a list");
  CHECK(pack_refusal(forged(R"({"houserules":"record","format":1})")) ==
        "x: expected a pack, which begins with \"houserules\": \"pack\", got an object");
}

TEST_CASE("A bomb is not decompressed further than a pack may be long", "[scripting]") {
  // 512 MB of blanks would be half a megabyte; 17 make the point.
  const std::string bytes = forged(std::string(std::size_t{17} << 20, ' '));
  CHECK(bytes.size() < 20'000);
  CHECK(pack_refusal(bytes) == "x: expected at most 16384 KB when it is decompressed, got more");
  CHECK(pack_refusal(std::string(std::size_t{5} << 20, 'x')) ==
        "x: expected a pack of at most 4 MB, got 5 MB");
  CHECK(pack_refusal(forged(std::string(100'000, '['))) == "x: it is nested deeper than 4 levels");
}

TEST_CASE("Thousands of entries are refused", "[scripting]") {
  std::string files = R"({"rules.lua":"")";
  for (int i = 0; i < 500; ++i) files += ",\"a" + std::to_string(i) + ".lua\":\"\"";
  CHECK(files_refusal(files + "}") == "x: files: expected at most 400, got 501");
  for (int i = 500; i < 5000; ++i) files += ",\"a" + std::to_string(i) + ".lua\":\"\"";
  CHECK(files_refusal(files + "}") == "x: it holds more than 4096 values");
}

TEST_CASE("Names that climb out, and files that no ruleset has, are refused", "[scripting]") {
  for (const char* name : {"../rules.lua", "/etc/passwd", "a/../../b.lua", "variants/../../x.lua",
                           "a\\\\b.lua", "~/x.lua", "run.sh", ".bashrc", "tests/", ""}) {
    const std::string shown = std::string(name) == "a\\\\b.lua" ? "a\\b.lua" : name;
    CHECK(files_refusal(R"({"rules.lua":"",")" + std::string(name) + R"(":""})") ==
          "x: files: expected the name of a ruleset's file, such as rules.lua, variants/NAME.lua "
          "or tests/NAME.scenario, got \"" +
              shown + "\"");
  }
  CHECK_THAT(files_refusal(R"({"rules.lua":"",")" + std::string(300, 'a') + R"(.lua":""})"),
             Catch::StartsWith("x: files: expected the name of a ruleset's file"));
}

TEST_CASE("Names that are there twice, also in other letters, are refused", "[scripting]") {
  CHECK(files_refusal(R"({"rules.lua":"","rules.lua":"return {}"})") ==
        "x: the key \"rules.lua\" is listed twice");
  CHECK(files_refusal(R"({"rules.lua":"","Rules.lua":""})") ==
        "x: files: expected names that differ in more than letter case, got \"Rules.lua\" and "
        "\"rules.lua\"");
}

TEST_CASE("A pack that is cut off or damaged anywhere is refused", "[scripting]") {
  const std::string bytes = scripting::pack_bytes(small_pack());
  for (std::size_t size = 0; size < bytes.size(); ++size)
    REQUIRE_FALSE(pack_refusal(bytes.substr(0, size)).empty());
  CHECK(pack_refusal(bytes.substr(0, bytes.size() - 1)) == "x: it is cut off");
  for (std::size_t at = 0; at < bytes.size(); ++at) {
    std::string damaged = bytes;
    damaged[at] = static_cast<char>(damaged[at] ^ 0x10);
    // The last byte before the checksum may have bits that are not used.
    REQUIRE((!pack_refusal(damaged).empty() || scripting::read_pack(damaged, "x") == small_pack()));
  }
  // The checksum, and the length.
  std::string wrong = bytes;
  wrong[bytes.size() - 8] ^= 1;
  CHECK(pack_refusal(wrong) == "x: it is damaged");
  wrong = bytes;
  wrong[bytes.size() - 2] ^= 1;
  CHECK(pack_refusal(wrong) == "x: it is damaged");
  CHECK(pack_refusal(bytes + "x") == "x: expected nothing after its end, got more");
  CHECK(pack_refusal(bytes + bytes).starts_with("x: expected nothing after its end"));
}

TEST_CASE("Drawings with scripts, or that refer to something, are refused", "[scripting]") {
  const auto drawing = [](const std::string& inside) {
    return files_refusal(
        R"({"rules.lua":"","art/x.svg":"<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 64 64'>)" +
        inside + R"(</svg>"})");
  };
  CHECK(drawing("<rect x='1' y='1' width='9' height='9'/>").empty());
  for (const char* inside :
       {"<script>alert(1)</script>", "<rect x='1' y='1' width='9' height='9' onclick='f()'/>",
        "<image href='http://a.example/x.png'/>", "<a href='javascript:f()'/>", "<foreignObject/>",
        "<style>@import 'x'</style>"}) {
    INFO(inside);
    CHECK_THAT(drawing(inside), Catch::StartsWith("x: art/x.svg:1: "));
  }
  CHECK_THAT(files_refusal(R"({"rules.lua":"","x.svg":"<!DOCTYPE svg [<!ENTITY a 'b'>]><svg/>"})"),
             Catch::StartsWith("x: x.svg:1: "));
}

TEST_CASE("Files that are no text, or too long, are refused", "[scripting]") {
  CHECK(files_refusal(R"({"rules.lua":"a\nb\u0000"})") ==
        "x: rules.lua:2: expected text, got the control character 0x00");
  CHECK(files_refusal(R"({"rules.lua":"\u001b[2J"})") ==
        "x: rules.lua:1: expected text, got the control character 0x1b");
  CHECK(files_refusal("{\"rules.lua\":\"\xff\"}") == "x: expected JSON");
  CHECK(files_refusal(R"({"rules.lua":")" + std::string(300'000, ' ') + R"("})") ==
        "x: rules.lua: expected a file of at most 256 KB, got 293 KB");
  CHECK(files_refusal(R"({"rules.lua":1})") == "x: expected \"rules.lua\" to be text, got 1");
  CHECK(files_refusal("{}") == "x: files: expected rules.lua, got nothing of that name");
  CHECK(files_refusal(R"({"rules.lua":"","origin.json":"{}"})") ==
        "x: origin.json: expected \"houserules\" here, got nothing");
}

TEST_CASE("Fields that are unknown, missing, wrong or from the future are refused", "[scripting]") {
  const std::string good = R"("houserules":"pack","format":1,"api":1,"ruleset":"two")";
  CHECK(field_refusal(good).empty());
  CHECK(field_refusal(good + R"(,"run":"x")") == "x: unknown field \"run\"");
  CHECK(field_refusal(R"("houserules":"pack","format":4,"api":1,"ruleset":"two")") ==
        "x: format: expected 3, got 4: it was written by a later version");
  CHECK_THAT(field_refusal(R"("houserules":"pack","format":1,"api":99,"ruleset":"two","new":1)"),
             Catch::StartsWith("x: this pack needs version 99 of the API, and this program has "));
  CHECK(field_refusal(R"("houserules":"pack","format":1,"ruleset":"two")") ==
        "x: expected \"api\" here, got nothing");
  for (const char* name : {"../two", "", "a/b", "a b"})
    CHECK(field_refusal(R"("houserules":"pack","format":1,"api":1,"ruleset":")" +
                        std::string(name) + "\"") ==
          "x: ruleset: expected a name of at most 64 letters, digits, _ and -, got \"" +
              std::string(name) + "\"");
  CHECK(field_refusal(good + R"(,"variants":["three"])") ==
        "x: variants: expected a variant that the pack contains, got \"three\"");
  CHECK(field_refusal(good + R"(,"options":{"a":"\u001b"})") ==
        "x: options: expected lines of text, got \"a=\ufffd\"");
  CHECK(field_refusal(good + R"(,"base":"00000000")") ==
        "x: base: expected a whole pack, got the changes of a game");
  CHECK(field_refusal(good + R"(,"lesson":"a","record":"b")") ==
        "x: expected a lesson or a record, got both");
  CHECK(field_refusal(good + R"(,"variants":[])") ==
        "x: expected \"variants\" to be left out where it is empty");
}

TEST_CASE("What would be refused is not written either", "[scripting]") {
  scripting::Pack pack = small_pack();
  pack.files.push_back({"x.exe", ""});
  CHECK_THROWS_AS(scripting::pack_bytes(pack), Error);
  pack = small_pack();
  pack.files[2].text = "\xff";
  CHECK_THROWS_WITH(scripting::pack_bytes(pack),
                    "rules.lua:1: expected text in UTF-8, got the byte 0xff");
  pack = small_pack();
  pack.record = std::string(scripting::k_max_packed_record + 1, 'x');
  CHECK_THROWS_WITH(scripting::pack_bytes(pack), "record: expected at most 8 MB");
}

}  // namespace hr::tests
