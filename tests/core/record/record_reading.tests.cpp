// SPDX-License-Identifier: MIT
// Records from untrusted sources: nothing in them takes more memory than their length justifies,
// crashes the program, or is misread.
#include <catch2/catch.hpp>
#include <iostream>
#include <regex>

#include "core/base/read_json.h"
#include "core/record/record_lines.h"
#include "tests/support/limited.h"
#include "tests/support/recorded.h"

namespace hr::tests {

namespace {

const std::vector<std::string>& rich_lines() {
  static const std::vector<std::string> lines =
      lines_of(record_text(rich_match(), {{.name = "Ann"}, {.name = "Bob", .bot = BotSpec{}}}));
  return lines;
}

// Replaces one text in one line, with matching checksums.
std::string with(std::size_t line, const std::string& what, const std::string& by) {
  std::vector<std::string> changed = rich_lines();
  changed.at(line) = replaced(changed.at(line), what, by);
  return sealed(changed);
}

std::size_t line_with(const std::string& what) {
  const auto& lines = rich_lines();
  for (std::size_t i = 0; i < lines.size(); ++i)
    if (lines[i].find(what) != std::string::npos) return i;
  FAIL("no line with " << what);
  return 0;
}

bool is_sentence(const std::string& complaint) {
  static const std::regex shape(R"(a\.rec(:\d+)?: [^\n\r]{8,400})");
  return std::regex_match(complaint, shape);
}

std::string of(std::size_t count, const std::string& text) {
  std::string out;
  out.reserve(count * text.size());
  for (std::size_t i = 0; i < count; ++i) out += text;
  return out;
}

}  // namespace

TEST_CASE("an integer in a record is read exactly, or refused", "[core]") {
  struct Field {
    std::string line, field, value;
  };
  const std::vector<Field> fields{
      {"\"format\":", "\"format\":", "3"}, {"\"rules\":1", "\"rules\":", "1"},
      {"\"seed\":", "\"seed\":", "7"},     {"\"step\":1,", "\"step\":", "1"},
      {"\"step\":1,", "\"after\":", "0"},  {"\"swap\":", "\"swap\":", "1"},
      {"\"cursor\":", "\"cursor\":", "1"}};
  for (const Field& field : fields) {
    const std::size_t line = line_with(field.line);
    std::smatch found;
    const std::regex shape(field.field + R"(\d+)");
    REQUIRE(std::regex_search(rich_lines()[line], found, shape));
    for (const std::string wrong :
         {"4294967297", "4294967298", "18446744073709551616", "1.5", "1.0", "1e0", "-1", "true",
          "null", "\"1\"", "[1]", "{}", "1e400", "-0.0"}) {
      CAPTURE(field.field, wrong);
      const std::string why = read_complaint(with(line, found.str(), field.field + wrong));
      if (field.field == "\"seed\":" && wrong.starts_with("42"))
        continue;  // any 64-bit value is valid
      CHECK(is_sentence(why));
      CHECK_THAT(why, Catch::StartsWith("a.rec:" + std::to_string(line + 1) + ": "));
    }
  }
  CHECK(read_complaint(with(0, "\"format\":6", "\"format\":4294967297")) ==
        "a.rec:1: expected \"format\" to be an integer from 1 to 2147483647, got 4294967297");
  const std::size_t end = rich_lines().size() - 1;
  CHECK_THAT(read_complaint(with(end, "\"children\":{", "\"children\":{\"4294967297\":[1],")),
             Catch::Contains("expected the number of a step, got \"4294967297\""));
  for (const char* wrong : {"1.5", "true", "-1", "4294967297", "\"1\""})
    CHECK_THAT(read_complaint(with(end, "\"children\":{",
                                   "\"children\":{\"1\":[" + std::string(wrong) + "],")),
               Catch::Contains("expected \"children\" to be an integer from 0"));
}

TEST_CASE("dice, arguments, hashes and passages are checked like all integers", "[core]") {
  const std::size_t step = line_with("\"step\":1,");
  const auto dice = [&](const std::string& faces) {
    return read_complaint(with(step, "\"hash\":", "\"dice\":" + faces + ",\"hash\":"));
  };
  CHECK(dice("[1,6]").empty());
  for (const char* wrong : {"[0]", "[-1]", "[1.5]", "[true]", "[4294967297]", "[\"6\"]", "6", "{}"})
    CHECK(is_sentence(dice(wrong)));
  for (const char* wrong : {"1.5", "true", "null", "18446744073709551615", "[1]"})
    CHECK_THAT(
        read_complaint(with(step, "\"arguments\":[", "\"arguments\":[" + std::string(wrong) + ",")),
        Catch::Contains("expected \"arguments\" to be an integer from -9223372036854775808"));
  // A number is not a cell.
  CHECK_THAT(complaint(std::regex_replace(with(step, "\"arguments\":[", "\"arguments\":[5,"),
                                          std::regex("never"), "")),
             Catch::Contains("expected a name as argument here, got a number"));
  for (const char* wrong : {"\"hash\":1", "\"hash\":true", "\"hash\":\"+123456789abcdef\"",
                            "\"hash\":\"0x23456789abcdef\"", "\"hash\":null"}) {
    const std::string& line = rich_lines()[step];
    CHECK(is_sentence(read_complaint(with(step, line.substr(line.find("\"hash\""), 25), wrong))));
  }
  const auto noted = [&](const std::string& note) {
    std::vector<std::string> lines = rich_lines();
    lines.insert(lines.end() - 1, R"({"notes":"white","cells":{"B3":)" + note + "}}");
    lines[lines.size() - 2].pop_back();
    return read_complaint(sealed(lines));
  };
  CHECK(noted(R"({"text":"grave?","passages":2})").empty());
  for (const char* wrong : {R"({"passages":1.5})", R"({"passages":true})", R"({"passages":-1})",
                            R"({"passages":4294967297})", R"({"text":1})", R"({"txt":"x"})", "1"})
    CHECK(is_sentence(noted(wrong)));
}

TEST_CASE("duplicate keys, files, ruleset_texts and seats are refused", "[core]") {
  const std::size_t step = line_with("\"step\":1,"), rules = line_with("\"rules\":0");
  CHECK_THAT(read_complaint(with(step, "\"after\":0", "\"after\":0,\"after\":0")),
             Catch::EndsWith("the key \"after\" is listed twice"));
  CHECK_THAT(read_complaint(with(step, "\"after\":0", "\"after\":0,\"\\u0061fter\":0")),
             Catch::EndsWith("the key \"after\" is listed twice"));
  CHECK_THAT(
      read_complaint(with(step, "\"after\":0", "\"after\":0,\"\\u0063heck\":\"0123456789abcdef\"")),
      Catch::EndsWith("the key \"check\" is listed twice"));
  CHECK_THAT(read_complaint(with(rules, "\"options\":{", "\"options\":{\"a\":\"1\",\"a\":\"1\"")),
             Catch::EndsWith("the key \"a\" is listed twice"));
  CHECK_THAT(read_complaint(with(step, "\"after\":0", "\"after\":0,\"swap\":1")),
             Catch::Contains("unknown field"));
  CHECK_THAT(read_complaint(with(rules, "\"files\":[{", "\"files\":[{\"date\":\"x\",")),
             Catch::Contains("unknown field"));
  CHECK_THAT(read_complaint(
                 with(rules, "\"files\":[", "\"files\":[{\"name\":\"rules.lua\",\"text\":\"8\"},")),
             Catch::EndsWith("the file \"rules.lua\" is listed twice"));
  // The second ruleset text with the text of the first, and the hash that fits.
  std::vector<std::string> lines = rich_lines();
  lines[rules + 1] = replaced(lines[rules], "\"rules\":0", "\"rules\":1");
  CHECK(read_complaint(sealed(lines)) ==
        "a.rec:3: the rules in this line are the same as rules number 0");
  CHECK_THAT(
      read_complaint(with(rules, "\"ruleset\":\"", "\"ruleset\":\"" + of(256, "x"))),
      Catch::Contains("expected the name of a ruleset, got") && !Catch::Contains(of(256, "x")));
  CHECK_THAT(read_complaint(with(line_with("\"swap\":"), "\"swap\":1", "\"swap\":2")),
             Catch::Contains("expected \"swap\" to be an integer from 0 to 1, got 2"));
}

TEST_CASE("a line's length, checksum and depth are checked before it is parsed", "[core]") {
  // As values, each would take more than may be used, and as nested calls more than the stack.
  const std::string deep = of(8'000'000, "[");
  struct Case {
    std::string text, says;
  };
  const std::vector<std::string> head{rich_lines().front()};
  const auto second = [&](const std::string& body) {
    return sealed({head.front(), body + ",\"check\":"});
  };
  const std::vector<Case> cases{
      {deep + "\n", "expected a line of a House Rules record"},
      {head.front() + deep + "\n", "expected a line of a House Rules record"},
      {head.front() + "{\"a\":" + deep + "\n", "its checksum does not match"},
      {second("{\"a\":" + deep), "it is nested deeper than 8 levels"},
      {second("{\"a\":" + of(7'000'000, "{\"a\":")), "longer than 32 MB"},
      {second("{\"a\":" + of(5'000'000, "{\"a\":")), "it is nested deeper than 8 levels"},
      {second("{\"step\":[" + of(8'000'000, "[],") + "1]"), "it holds more than 262"},
      {second("{\"step\":[" + of(2'000'000, "{\"a\":{}},") + "1]"), "it holds more than 262"},
      {second("{\"seats\":[" + of(6'000'000, "\"\",") + "1]"), "it holds more than 262"},
      {second("{\"step\":" + of(20'000'000, "1")), ""},
      {deep, "the record is cut off in this line"},
      {second("{\"step\":\"" + of(30'000'000, "x") + "\""), ""}};
  for (const Case& test : cases) {
    CAPTURE(test.says, test.text.substr(0, 60), test.text.substr(test.text.size() - 60));
    // 100 MB besides the text: a line's texts are copied, its values are limited.
    const int code = within(100, 20, [&] {
      const std::string why = read_complaint(test.text);
      return is_sentence(why) && why.find(test.says) != std::string::npos ? 0 : 1;
    });
    CHECK(code == 0);
  }
}

TEST_CASE("a record with 20,000 rules is read quickly", "[core]") {
  std::vector<std::string> lines = rich_lines();
  const std::size_t rules = line_with("\"rules\":0");
  std::vector<std::string> more;
  for (int number = 2; number < 20'000; ++number)
    more.push_back(
        replaced(replaced(lines[rules], "\"rules\":0", "\"rules\":" + std::to_string(number)),
                 "\"options\":{", "\"options\":{\"o\":\"" + std::to_string(number) + "\""));
  lines.insert(lines.begin() + static_cast<std::ptrdiff_t>(rules) + 2, more.begin(), more.end());
  const std::string text = sealed(lines);
  CHECK(within(1000, 20, [&] { return read_complaint(text).empty() ? 0 : 1; }) == 0);
}

TEST_CASE("many short lines take memory in proportion to their text", "[core]") {
  std::vector<std::string> lines(rich_lines().begin(), rich_lines().begin() + 5);
  const std::string& step = rich_lines().at(line_with("\"step\":1,"));
  const std::string dice = ",\"dice\":[" + of(200'000, "1,") + "1],\"hash\":";
  for (int number = 1; number <= 20; ++number) {
    std::string line = replaced(step, "\"step\":1,", "\"step\":" + std::to_string(number) + ",");
    lines.push_back(replaced(line, ",\"hash\":", dice));
  }
  lines.push_back("{\"cursor\":0,\"children\":{},\"check\":");
  const std::string text = sealed(lines);
  CHECK(within(100, 20, [&] { return read_complaint(text).empty() ? 0 : 1; }) == 0);
}

TEST_CASE("bytes and positions are read exactly from their digits", "[core]") {
  const std::size_t position = line_with("\"position\":");
  for (const char* wrong : {"\"position\":\"0x", "\"position\":\" 1", "\"position\":\"-1",
                            "\"position\":\"0", "\"position\":\"zz", "\"position\":\"AB"})
    CHECK_THAT(read_complaint(with(position, "\"position\":\"", wrong)),
               Catch::Contains("expected bytes as pairs of hexadecimal digits"));
  const std::size_t rules = line_with("\"rules\":0");
  CHECK_THAT(read_complaint(with(rules, "\"text\":\"8\"", "\"text\":{\"bytes\":\"\\u0100\"}")),
             Catch::Contains("the characters 0 to 255 only"));
  CHECK_THAT(
      read_complaint(with(rules, "\"text\":\"8\"", "\"text\":\"" + of(300 << 10, "8") + "\"")),
      Catch::Contains("larger than those of any ruleset"));
  CHECK_THAT(read_complaint(with(rules, "\"name\":\"rules.lua\"", "\"name\":\"rules.lua\\nx\"")),
             Catch::Contains("expected the name of a file in it, got"));
}

namespace {

std::string any_value(Random& random) {
  static const std::vector<std::string> values{"0",
                                               "-1",
                                               "1.5",
                                               "true",
                                               "null",
                                               "\"x\"",
                                               "[]",
                                               "{}",
                                               "[[]]",
                                               "1e99",
                                               "\"B2\"",
                                               "\"\\u0000\"",
                                               "999999",
                                               "4294967297",
                                               "[1,2]",
                                               "\"\"",
                                               "-9223372036854775808",
                                               "18446744073709551615"};
  return values[random.below(values.size())];
}

// Changes one field, one line or some bytes of a record.
void mutate(std::vector<std::string>& lines, Random& random) {
  const std::size_t at = random.below(lines.size());
  std::string& line = lines[at];
  switch (random.below(7)) {
    case 0:
      line[random.below(line.size())] = static_cast<char>(random.below(256));
      break;
    case 1: {
      const std::size_t from = random.below(line.size());
      line.erase(from, 1 + random.below(12));
      break;
    }
    case 2:
      lines.erase(lines.begin() + static_cast<std::ptrdiff_t>(at));
      break;
    case 3:
      lines.insert(lines.begin() + static_cast<std::ptrdiff_t>(random.below(lines.size())),
                   std::string(line));
      break;
    case 4:
      std::swap(line, lines[random.below(lines.size())]);
      break;
    case 5:
      line.insert(random.below(line.size()), any_value(random));
      break;
    default: {  // replaces what follows one of the colons
      std::vector<std::size_t> colons;
      for (std::size_t i = 0; i + 1 < line.size(); ++i)
        if (line[i] == ':' && line[i - 1] == '"') colons.push_back(i + 1);
      if (colons.empty()) break;
      const std::size_t from = colons[random.below(colons.size())];
      const std::size_t end = line.find_first_of(",}]", from);
      if (end != std::string::npos) line.replace(from, end - from, any_value(random));
    }
  }
}

// 0: each was replayed or refused with a sentence, and some were replayed.
int fuzz(const std::string& text, std::uint64_t seed, int times) {
  const std::vector<std::string> lines = lines_of(text);
  Random random(seed);
  int played = 0;
  for (int n = 0; n < times; ++n) {
    std::vector<std::string> changed = lines;
    const auto changes = 1 + random.below(3);
    for (std::uint64_t i = 0; i < changes && !changed.empty(); ++i) mutate(changed, random);
    const std::string why = complaint(n % 4 == 0 ? joined(changed) : sealed(changed));
    played += why.empty() ? 1 : 0;
    if (why.empty() || is_sentence(why)) continue;
    std::cerr << "seed " << seed << ", change " << n << ": " << why << "\n";
    return 1;
  }
  return played > 0 ? 0 : 2;
}

}  // namespace

TEST_CASE("randomly changed records with matching checksums are replayed or refused", "[core]") {
  Match hunted(rules("hunt"), 4);
  Random random(4);
  wander(hunted, random, 12);
  const std::vector<std::string> texts{joined(rich_lines()), record_text(hunted, {})};
  for (const std::string& text : texts)
    for (std::uint64_t seed = 1; seed <= 4; ++seed) {
      CAPTURE(seed, text.substr(0, 200));
      CHECK(within(100, 60, [&] { return fuzz(text, seed, 250); }) == 0);
    }
}

}  // namespace hr::tests
