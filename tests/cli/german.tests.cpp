// SPDX-License-Identifier: MIT
// Games in the terminal that are played in German: whatever is said has to be in German, apart from
// the words of the rules.
#include <algorithm>
#include <catch2/catch.hpp>
#include <filesystem>
#include <set>
#include <string>
#include <vector>

#include "tests/support/files.h"
#include "tests/support/process.h"
#include "tests/support/written.h"

namespace hr::tests {

namespace {

std::vector<std::string> lines_of(const std::string& text) {
  std::vector<std::string> out;
  for (std::size_t at = 0, end = 0; at < text.size(); at = end + 1) {
    end = std::min(text.find('\n', at), text.size());
    out.push_back(text.substr(at, end - at));
  }
  return out;
}

// What is between the quotation marks of a line of a catalogue.
std::string unquoted(const std::string& line) {
  std::string out;
  for (std::size_t i = line.find('"') + 1; i < line.size() && line[i] != '"'; ++i) {
    if (line[i] != '\\')
      out += line[i];
    else
      out += line[++i] == 'n' ? '\n' : line[i];
  }
  return out;
}

// A line of a text in English: what is between its places, in order.
using EnglishLine = std::vector<std::string>;

EnglishLine fixed_parts(const std::string& line) {
  EnglishLine out;
  for (std::size_t at = 0; at <= line.size();) {
    const std::size_t open = std::min(line.find('{', at), line.size());
    if (open > at) out.push_back(line.substr(at, open - at));
    at = std::min(line.find('}', open), line.size()) + 1;
  }
  return out;
}

bool has_in_order(const std::string& text, const EnglishLine& parts) {
  std::size_t at = 0;
  for (const std::string& part : parts) {
    const std::size_t found = text.find(part, at);
    if (found == std::string::npos) return false;
    at = found + part.size();
  }
  return true;
}

// Two words, so that it is not found by chance.
bool is_phrase(const std::string& part) {
  const std::size_t space = part.find(' ', part.find_first_not_of(" ,.:;"));
  return part.size() >= 8 && space != std::string::npos && space + 2 < part.size();
}

// The texts in English of a catalogue that are not the same in its language.
std::vector<EnglishLine> english_lines(const std::string& catalogue) {
  std::vector<EnglishLine> out;
  std::string english;
  for (const std::string& line : lines_of(catalogue)) {
    if (line.starts_with("msgid ")) english = unquoted(line);
    if (!line.starts_with("msgstr ")) continue;
    for (const std::string& said : lines_of(english)) {
      const EnglishLine parts = fixed_parts(said);
      if (std::ranges::any_of(parts, is_phrase) && !has_in_order(unquoted(line), parts))
        out.push_back(parts);
    }
  }
  return out;
}

// Its words of letters alone, in small letters.
std::vector<std::string> words_of(const std::string& text) {
  const auto letter = [](char c) { return (c | 32) >= 'a' && (c | 32) <= 'z'; };
  std::vector<std::string> out{""};
  for (const char c : text) {
    if (letter(c))
      out.back() += static_cast<char>(c | 32);
    else if (!out.back().empty())
      out.emplace_back();
  }
  std::erase_if(out, [](const std::string& word) { return word.size() < 2; });
  return out;
}

// All words of the files of a ruleset, without its comments.
std::set<std::string> words_of_rules(const std::string& ruleset) {
  std::set<std::string> out;
  const std::string folder = "rulesets/" + ruleset;
  for (const auto& file :
       std::filesystem::directory_iterator(HOUSERULES_SOURCE_DIR + ("/" + folder))) {
    if (file.path().extension() != ".lua") continue;
    for (const std::string& line :
         lines_of(source_file(folder + "/" + file.path().filename().string())))
      for (std::string& word : words_of(line.substr(0, line.find("--"))))
        out.insert(std::move(word));
  }
  return out;
}

std::vector<std::string> said(std::vector<std::string> command, const std::string& language,
                              const std::string& typed) {
  command.insert(command.end(), {"--language", language, "--seed", "3"});
  const Finished run = houserules(command, typed);
  std::vector<std::string> out = lines_of(run.out);
  std::ranges::copy(lines_of(run.err), std::back_inserter(out));
  return out;
}

// `command` plays a ruleset, which is its second word.
void check_german(const std::vector<std::string>& command, const std::string& typed) {
  static const std::vector<EnglishLine> k_english = english_lines(source_file("languages/de.po"));
  REQUIRE(k_english.size() > 300);
  const std::set<std::string> rules = words_of_rules(command.at(1));
  const auto of_rules = [&](const std::string& word) {
    return rules.contains(word) ||
           (word.ends_with('s') && rules.contains(word.substr(0, word.size() - 1)));
  };
  const std::vector<std::string> english = said(command, "en", typed);
  const std::set<std::string> same(english.begin(), english.end());
  std::size_t seen = 0;
  for (const std::string& line : english)
    seen += std::ranges::any_of(k_english, [&](const auto& e) { return has_in_order(line, e); });
  CHECK(seen >= 10);  // the search finds English
  for (const std::string& line : said(command, "de", typed)) {
    INFO(command.at(1) << ": " << line);
    const std::vector<std::string> words = words_of(line);
    const bool in_both = same.contains(line) && words.size() >= 3;
    if (in_both && std::ranges::all_of(words, of_rules)) continue;
    CHECK_FALSE(in_both);
    for (const EnglishLine& parts : k_english) CHECK_FALSE(has_in_order(line, parts));
  }
}

}  // namespace

TEST_CASE("a game in German says nothing in English", "[cli]") {
  check_german(
      {"play", "breakthrough"},
      "help\nlegal\nboard\nrules\nhint 0.1\nhint x\nmove a1\nfly a1\na2 a9\na2 b2\nmove\n"
      "a2 a3 a4\na2 a3\na3 a4\nundo\nundo\nredo\nredo\nnote\nnote b3 ?\nnote b9 x\nmark b3\n"
      "mark b3 x\njot later\nnotes\nnote undo\nnote redo\nclock\nclock x\ntime\ntime x\n"
      "time 10+5\ntime run\ntime\ntime white x\ntime off\npar\nworth\noption\noption x\n"
      "option columns=8\nreload\ndice 3\ndice x\ngroup a3\ngroup\ncancel\nresign\nstart\n"
      "instead\nback\nlegal now\ndraw x\ndraw no\ndraw\ndraw\ndraw no\nresign now\nlegal\n"
      "resign now\nundo\nquit\n");
}

TEST_CASE("a game in German with secrets, scores and clocks says nothing in English", "[cli]") {
  const std::string typed =
      "help\nlegal\nrules\nboard\nready\nbuild c6\nhide b3-I\nback\nbuild c6\nhide b3-I\ninstead\n"
      "instead b3-I c3-I\ninstead c6 d6\nstart over\nundo\nredo\noption skips=2\noption "
      "skipz=2\noption zzzzzz=2\nclock\nclock "
      "start\n"
      "clock pause\nclock +1\nclock reset\nworth\npar\ndice 3\ndice\nplace 8x-8\n8x-8 9x-9\nboard\n"
      "place 12x-5\nnote c3 a\nnotes\nhint 0.1\ndraw\nresign now\nresign now\nquit\n";
  check_german({"play", "graverobber"}, typed);
  check_german({"play", "graverobber", "--owner"}, typed);
  check_german({"play", "cube_digger", "--spoken"}, typed);
  check_german({"play", "cube_digger", "--seat", "nickel=random"}, typed);
  check_german({"play", "robot_miner"}, typed);
}

}  // namespace hr::tests
