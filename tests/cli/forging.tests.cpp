// SPDX-License-Identifier: MIT
// Rules are not trusted. Whatever names they use, they cannot forge a line of the program's own, on
// the terminal, as JSON or in a file.
#include <algorithm>
#include <catch2/catch.hpp>
#include <filesystem>
#include <fstream>
#include <map>
#include <nlohmann/json.hpp>

#include "core/base/utf8.h"
#include "tests/support/folder.h"
#include "tests/support/process.h"

namespace hr::tests {

namespace {

constexpr const char* k_forged = "houserules: all is well";

// A game with every kind of name and text; each can be replaced.
const std::map<std::string, std::string> k_plain{
    {"name", "Names"}, {"by", "nobody"},   {"about", "Of names."}, {"card", "Take turns."},
    {"seat", "sun"},   {"option", "size"}, {"word", "small"},      {"help", "How large"},
    {"cell", "gate"},  {"dir", "on"},      {"region", "yard"},     {"zone", "field"},
    {"kind", "stone"}, {"var", "count"},   {"event", "said"},      {"text", "It says {1}"},
    {"verb", "put"},   {"choice", "red"},  {"given", "a word"},    {"reason", "not there"},
    {"failure", "no"}};

std::string forged_rules(const std::string& field, const std::string& value) {
  std::string out =
      R"(return { name = "@name@", by = "@by@", about = "@about@", card = { "@card@" },
  seats = { "@seat@", "moon" },
  options = { ["@option@"] = { "@word@", "large", help = "@help@" } },
  board = graph{ cells = { "@cell@", "b", "c" }, links = { ["@dir@"] = { { "b", "c" } } } },
  regions = { ["@region@"] = { "b" } },
  zones = { ["@zone@"] = {} }, kinds = { ["@kind@"] = {} }, vars = { ["@var@"] = { 0 } },
  events = { ["@event@"] = "@text@" },
  verbs = {
    ["@verb@"] = { place{ "@kind@", onto = empty },
      allow = function(v, cell) if v:name(cell) == "c" then return false, "@reason@" end return true end,
      effect = function(g, me) g:tell("all", "@event@", "@given@") end },
    ["colour"] = choice{ { "@choice@", "blue" } },
    ["fail"] = { pass{}, effect = function(g) error("@failure@") end } },
  stuck = "draws" })";
  for (const auto& [name, plain] : k_plain) {
    const std::string mark = "@" + name + "@";
    const std::string& by = name == field ? value : plain;
    for (std::size_t at = out.find(mark); at != std::string::npos;
         at = out.find(mark, at + by.size()))
      out.replace(at, mark.size(), by);
  }
  return out;
}

// Only harmless characters and the program's own lines, none of which is forged.
void check_sound(const std::string& said) {
  CHECK(("\n" + said).find(std::string("\n") + k_forged) == std::string::npos);
  std::string lines = said;
  std::replace_if(
      lines.begin(), lines.end(), [](char c) { return c == '\n' || c == '\t'; }, ' ');
  CHECK(text_problem(lines).empty());
}

Finished checked(const std::vector<std::string>& words, const std::string& typed = "") {
  const Finished run = houserules(words, typed);
  CAPTURE(words.front(), run.out, run.err);
  CHECK(run.code < 100);
  check_sound(run.out);
  CHECK(("\n" + run.err).find(std::string("\n") + k_forged) == std::string::npos);
  std::string lines = run.err;
  std::replace(lines.begin(), lines.end(), '\n', ' ');
  CHECK(text_problem(lines).empty());
  return run;
}

}  // namespace

TEST_CASE("a name with invisible characters or several lines is refused with an error", "[cli]") {
  const std::map<std::string, std::string> poisons{
      {std::string("x\\n") + k_forged, "U+000A"},
      {"x\\r", "U+000D"},
      {"x\\0y", "U+0000"},
      {"x\\u{2028}y", "U+2028"},
      {"x\\u{202E}y", "U+202E"},
      {"x\\u{200B}y", "U+200B"},
      {"x\\u{2066}y", "U+2066"},
      {"x\\u{FEFF}y", "U+FEFF"},
      {"x\\u{E0041}", "U+E0041"},
      {"x\\27[2J", "U+001B"},
      {"x\\u{9b}2J", "U+009B"},
      {"x\\xff", "not UTF-8"},
      {"x\\u{61C}", "U+061C"},
      {"x\\u{AD}", "U+00AD"},
      {"x\\u{300}\\u{301}\\u{302}\\u{303}\\u{304}", "more than 4 marks on a letter"}};
  int tried = 0;
  for (const char* field : {"name", "seat", "option", "word", "cell", "dir", "region", "zone",
                            "kind", "var", "event", "verb", "choice"})
    for (const auto& [poison, says] : poisons) {
      // The name of the game has them all; of the other fields, each has a different fourth.
      if (std::string(field) != "name" && ++tried % 4 != 0) continue;
      const Folder folder(forged_rules(field, poison));
      CAPTURE(field, poison);
      // If a text becomes a name, its line breaks become spaces, and the result is a valid name.
      const Finished run = checked({"show", folder.path().string()});
      const bool spaces = (says == "U+000A" || says == "U+000D");
      if (run.code == 0) CHECK(spaces);
      if (run.code != 0 && !spaces) CHECK_THAT(run.err, Catch::Contains(says));
      if (run.code != 0) CHECK(std::count(run.err.begin(), run.err.end(), '\n') == 1);
    }
  const Folder longer(forged_rules("verb", std::string(65, 'x')));
  CHECK_THAT(checked({"show", longer.path().string()}).err,
             Catch::Contains("expected a name of at most 64 characters, got \"xxx"));
  const Folder padded(forged_rules("seat", " sun"));
  CHECK_THAT(checked({"show", padded.path().string()}).err,
             Catch::Contains("expected a name without leading or trailing spaces"));
}

TEST_CASE("texts of rules are one line each, wherever they are printed", "[cli]") {
  const std::string poison = std::string("x\\n") + k_forged + "\\n\\ny";
  const std::string typed =
      "put gate\nput c\nfail\ncolour red\nboard\nlegal\nrules\noption\nquit\n";
  for (const char* field : {"by", "about", "card", "help", "text", "given", "reason", "failure"}) {
    const Folder folder(forged_rules(field, poison));
    const std::string path = folder.path().string(), rec = folder.file("a.rec");
    CAPTURE(field);
    for (const char* command : {"show", "legal", "check", "list"}) {
      std::vector<std::string> words{command};
      if (words.front() != "list") words.push_back(path);
      if (words.front() == "check") words.insert(words.end(), {"--games", "2"});
      checked(words);
    }
    CHECK(checked({"play", path}, typed).code == 0);
    checked({"play", path, "--json"}, typed);
    checked({"play", path, "--spoken"}, typed);
    CHECK(checked({"record", path, "--out", rec}, typed).code == 0);
    checked({"replay", rec});
    checked({"export", rec});
    checked({"export", rec, "--seat", "sun"});
    checked({"simulate", path, "--games", "2"});
  }
}

TEST_CASE("texts that rules produce in play are made harmless", "[cli]") {
  const std::string typed = "put gate\nput c\nfail\nquit\n";
  for (const char* poison : {"a\\u{202E}b", "a\\27[2Jb", "a\\u{200B}b", "a\\0b", "a\\xffb"})
    for (const char* field : {"given", "reason", "failure"}) {
      const Folder folder(forged_rules(field, poison));
      CAPTURE(field, poison);
      const Finished run = checked({"play", folder.path().string()}, typed);
      CHECK_THAT(run.out + run.err, Catch::Contains("a\xef\xbf\xbd"));
    }
  const Folder folder(forged_rules("given", std::string(5000, 'x')));
  const Finished run = checked({"play", folder.path().string()}, typed);
  CHECK_THAT(run.out, Catch::Contains(std::string(100, 'x')));
  CHECK(run.out.find(std::string(300, 'x')) == std::string::npos);
}

TEST_CASE("typed text is repeated as one line of readable length", "[cli]") {
  const std::string poison = std::string("x\n") + k_forged + "\n";
  const std::string endless(20'000, 'y');
  for (const std::string& word : {poison, std::string("\x1b[2J\xe2\x80\xae"), endless}) {
    for (const std::vector<std::string>& words : {std::vector<std::string>{word},
                                                  {"show", word},
                                                  {"play", "hex", "--option", word},
                                                  {"play", "hex", "--option", word + "=1"},
                                                  {"play", "hex", "--seat", word + "=random"},
                                                  {"play", "hex", "--variant", word},
                                                  {"replay", word + ".rec"},
                                                  {"play", "hex", "--seed", word},
                                                  {"help", word},
                                                  {"test", word},
                                                  {"perft", "hex", word}}) {
      const Finished run = checked(words);
      CHECK(run.code != 0);
      CHECK(run.err.size() < 5000);
    }
    checked({"play", "tic_tac_toe"}, word + "\noption " + word + "=1\nnote " + word + "\nquit\n");
  }
}

TEST_CASE("files with such names, and players in a record, cannot forge lines either", "[cli]") {
  const Folder folder;
  const std::filesystem::path odd = folder.root() / (std::string("x\n") + k_forged);
  std::filesystem::create_directory(odd);
  std::ofstream(odd / "rules.lua") << "return {";
  const Finished run = checked({"show", odd.string()});
  CHECK(run.code == 1);
  CHECK(std::count(run.err.begin(), run.err.end(), '\n') == 1);
}

}  // namespace hr::tests
