// SPDX-License-Identifier: MIT
#include "editor/text/completion.h"

#include <algorithm>
#include <catch2/catch.hpp>

#include "core/language/end_table.h"
#include "core/language/pattern_table.h"
#include "core/language/term_table.h"
#include "core/language/write_table.h"

namespace hr::tests {

using namespace editor;

namespace {

const Api& api() {
  static const Api out = read_api(k_api_text);
  return out;
}

// For a text with "|" at the caret.
std::vector<Suggestion> suggestions(std::string text, bool asked = false, bool code = true) {
  const std::size_t caret = text.find('|');
  text.erase(caret, 1);
  TextDocument document(text);
  const auto line = static_cast<int>(std::count(text.begin(), text.begin() + caret, '\n'));
  const std::size_t begin = caret == 0 ? 0 : text.rfind('\n', caret - 1) + 1;
  document.place({line, static_cast<int>(caret - begin)});
  return complete(api(), document, code, asked).suggestions;
}

std::string listed(const std::string& text, std::size_t most = 6, bool asked = false) {
  std::string out;
  for (const Suggestion& s : suggestions(text, asked))
    if (most-- > 0)
      out += (out.empty() ? "" : " ") + s.word;
    else
      break;
  return out;
}

bool offers(const std::string& text, const std::string& word, bool asked = false) {
  const std::vector<Suggestion> all = suggestions(text, asked);
  return std::any_of(all.begin(), all.end(), [&](const Suggestion& s) { return s.word == word; });
}

const std::string k_rules =
    "return {\n"
    "  zones = { field = {}, map = { per = \"seat\" } },\n"
    "  vars = { bonus = { 0, max = 9 } },\n"
    "  options = { columns = { 8, min = 6 } },\n"
    "  setup = function(g) | end,\n"
    "}\n";

std::string in_setup(const std::string& text) {
  std::string out = k_rules;
  return out.replace(out.find('|'), 1, text);
}

}  // namespace

TEST_CASE("a type may contain words in quotes", "[editor]") {
  const Api found = read_api(
      "---@class Verb\n"
      "---@field lifts? \"at once\"|\"at the end\" When pieces are lifted.\n");
  CHECK(found.fields_of("Verb")[0].type == "\"at once\"|\"at the end\"");
  CHECK(found.fields_of("Verb")[0].help == "When pieces are lifted.");
}

TEST_CASE("names are suggested with their signature and help", "[editor]") {
  const std::vector<Suggestion> names = suggestions("x = bra|");
  REQUIRE_FALSE(names.empty());
  CHECK(names[0].word == "bracket");
  CHECK(names[0].signature == "bracket(over, to, dirs?) → Set");
}

TEST_CASE("every word of the rules is suggested", "[editor]") {
  const auto suggested = [](std::string_view word) {
    CAPTURE(word);
    if (!word.empty())
      CHECK(offers("x = " + std::string(word.substr(0, word.size() - 1)) + "|", std::string(word),
                   true));
  };
  for (const TermWord& row : k_term_words) {
    const bool written = row.written != Written::never && row.written != Written::sign;
    if (written && row.of != TermOp::having) suggested(row.word);  // that is braces after a set
  }
  for (const PatternWord& row : k_pattern_words) suggested(row.word), suggested(row.anywhere);
  for (const WriteWord& row : k_write_words)
    if (row.called) suggested(row.word);
  for (const EndWord& row : k_end_words) suggested(row.word);
}

TEST_CASE("after g: and v: their methods are suggested", "[editor]") {
  CHECK(listed("g:|", 4) == "ask offer anyone_may all");
  CHECK(offers("g:|", "cells"));
  CHECK(offers("g:|", "roll"));
  CHECK_FALSE(offers("v:|", "roll"));
  CHECK(offers("v:|", "cells"));
  CHECK(listed("g:nq|") == "");
  CHECK(listed("g:na|") == "name names");
  CHECK(listed("g:dst|") == "distance");
}

TEST_CASE("after a zone its methods are suggested, for v only those that read", "[editor]") {
  CHECK(listed("g.field:|", 2) == "put take");
  CHECK(listed("g.map[seat]:ne|") == "nearest");
  CHECK(offers("v.field:|", "at"));
  CHECK_FALSE(offers("v.field:|", "put"));
  CHECK_FALSE(offers("g.field:|", "roll"));
}

TEST_CASE("after g. the game's zones and variables are suggested, after o. its options",
          "[editor]") {
  CHECK(listed(in_setup("g.|"), 6) == "field map bonus seat options hooks");
  CHECK(listed(in_setup("g.options.c|")) == "columns");
  CHECK(listed(in_setup("o.|"), 1) == "columns");
  CHECK(suggestions(in_setup("g.f|"), true)[0].signature == "field: a zone of this game");
  CHECK(listed(in_setup("math.fl|")) == "floor");
}

TEST_CASE("in a table its possible fields are suggested", "[editor]") {
  CHECK(listed("return {\n  ve|\n}", 1) == "verbs");
  CHECK(listed("return {\n  options = { size = { 8, mi| } } }", 1) == "min");
  CHECK(listed("return {\n  seats = { { \"a\", fa| } } }", 1) == "faces");
  CHECK(listed("return { verbs = { move = { step{ \"pawn\", di| } } } }", 1) == "dirs");
  CHECK(listed("return { verbs = { move = { step{ \"pawn\" }, ef| } } }", 1) == "effect");
  CHECK(
      listed(
          "return { zones = function(o)\n  if o.x then y() end\n  return { field = { se| } } end }",
          1) == "see");
  CHECK(listed("return { extends = \"x\", aro| }", 1) == "around");
  CHECK(suggestions("return { ab| }")[0].help == "The game in one sentence.");
}

TEST_CASE("no fields are suggested for a value, nor for a table that is not a ruleset",
          "[editor]") {
  CHECK(listed("return { verbs = em| }", 1) == "empty");
  CHECK_FALSE(offers("local x = { verb| }", "verbs"));
  CHECK_FALSE(offers("local function f() return { verb| } end", "verbs"));
}

TEST_CASE("API names come before words of the text, prefixes before scattered letters",
          "[editor]") {
  CHECK(listed("local enough = 1\nen|") == "enemy ends_of end enough everyone exchange");
  CHECK(listed("local far_away, faraday\nfrw|") == "far_away");
  CHECK(listed("local Enormous = 1\nreturn enor|") == "Enormous");
}

TEST_CASE("in a string the names and words are suggested that fit there", "[editor]") {
  const auto in_rules = [](const std::string& verbs, bool asked = false) {
    std::string out;
    for (const Suggestion& s : suggestions(
             "return {\n regions = { home = {}, hill = {} }, zones = { field = {}, bag = {} },\n"
             " kinds = { man = {}, king = { zone = \"field\" } },\n verbs = " +
                 verbs,
             asked, false))
      out += (out.empty() ? "" : " ") + s.word;
    return out;
  };
  CHECK(in_rules("{ move = step{ \"|\" } } }") == "man king");
  CHECK(in_rules("{ move = step{ \"k|\" } } }") == "king");
  CHECK(in_rules("{ move = step{ \"man\", onto = region \"h|\" } } }") == "home hill");
  CHECK(in_rules("{ move = step{ \"man\", dirs = \"forward_|\" } } }") ==
        "forward_right forward_left");
  CHECK(in_rules("{ move = step{ \"man\", dirs = { \"n\", \"orth|\" } } } }") == "orthogonal");
  CHECK(in_rules("{}, vars = { p = { per = \"|\" } } }") == "table seat");
  CHECK(in_rules("{}, kinds = { x = { zone = \"|\" } } }") == "field bag");
  CHECK(in_rules("{}, zones = { x = { holds = \"st|\" } } }") == "stack");
  CHECK(in_rules("{ move = step{ \"man\", dirs = \"ba|\" } } }") == "back back_right back_left");
  CHECK(in_rules("{}, kinds = { x = { look = \"kni|\" } } }") == "knight");
  CHECK(in_rules("{}, name = \"ho|\" }").empty());
  CHECK(suggestions("return { zones = { x = { per = \"|\" } } }", false, false)[0].help.find(
            "One for the table") == 0);
}

TEST_CASE("in a sentence the places are suggested that the engine fills", "[editor]") {
  const auto in_events = [](const std::string& text) {
    std::string out;
    for (const Suggestion& s :
         suggestions("return {\n events = { met = " + text + " } }", false, false))
      out += (out.empty() ? "" : " ") + s.word;
    return out;
  };
  CHECK(in_events("\"{|\"") == "1:seat} 1:cell} 1}");
  CHECK(in_events("reveals \"{1:seat} meets {|.\"") == "2:seat} 2:cell} 2} 1:seat}");
  CHECK(in_events("reveals(\"{|} meets {2:cell}\")") ==
        "3:seat} 3:cell} 3} 2:cell} 1:seat} 1:cell} 1}");
  CHECK(in_events("\"{1:s|\"") == "1:seat}");
  CHECK(in_events("\"{1:seat}|\"").empty());
  CHECK(in_events("\"1:s|\"").empty());
  CHECK(suggestions("return { verbs = { go = { step{ \"man\" }, says = \"leaves {1} for {|\" } } }",
                    false, false)[0]
            .word == "2}");
  CHECK(suggestions("return { name = \"{|\" }", false, false).empty());
  CHECK(suggestions("return { events = function(o) return { met = \"{|\" } end }", false, false)
            .size() == 3);

  TextDocument document("return { events = { met = \"{} meets.\" } }");
  document.place({0, 28});
  const Completion found = complete(api(), document, false, false);
  REQUIRE_FALSE(found.suggestions.empty());
  document.replace(found.range, found.suggestions[0].word);
  CHECK(document.text() == "return { events = { met = \"{1:seat} meets.\" } }");
}

TEST_CASE("nothing is suggested for a complete word or a number, or in strings", "[editor]") {
  CHECK(suggestions("e|").empty());
  CHECK(suggestions("end|").empty());
  CHECK_FALSE(suggestions("end|", true).empty());
  CHECK(suggestions("x = 12|").empty());
  CHECK(suggestions("\"bra|", false, false).empty());
  CHECK(suggestions("local bravo = \"bra|", true, false).empty());  // no word of the file
  CHECK_FALSE(suggestions("|", true).empty());
}

TEST_CASE("what is suggested is explained without the signs of its source", "[editor]") {
  const std::vector<Suggestion> all =
      suggestions("return { verbs = { move = step{ \"man\", di| } } }");
  const auto dirs = std::ranges::find(all, "dirs", &Suggestion::word);
  REQUIRE(dirs != all.end());
  CHECK(dirs->signature == "dirs: Directions or Set (optional)");
  CHECK(dirs->help.find('`') == std::string::npos);
}

TEST_CASE("every name that the API describes has a signature and help", "[editor]") {
  std::size_t count = 0;
  const auto check = [&](const std::vector<ApiName>& names) {
    for (const ApiName& name : names) {
      INFO(name.name);
      CHECK_FALSE(name.signature.empty());
      CHECK(name.help.find('\n') == std::string::npos);
      ++count;
    }
  };
  check(api().globals);
  for (const ApiName& name : api().globals) CHECK_FALSE(name.help.empty());
  for (const auto& [owner, names] : api().methods) check(names);
  for (const auto& [owner, names] : api().fields) check(names);
  CHECK(count > 150);
}

}  // namespace hr::tests
