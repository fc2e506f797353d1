// SPDX-License-Identifier: MIT
#include "editor/text/word_help.h"

#include <algorithm>
#include <catch2/catch.hpp>

#include "editor/text/call_help.h"
#include "editor/text/sentences.h"

namespace hr::tests {

using namespace editor;

namespace {

const Api& help_api() {
  static const Api out = read_api(k_api_text);
  return out;
}

// A text with "|" at a place.
struct MarkedText {
  explicit MarkedText(std::string text) : document(without_mark(text)) {
    const std::size_t mark = text.find('|');
    const auto line = static_cast<int>(std::count(text.begin(), text.begin() + mark, '\n'));
    const std::size_t begin = mark == 0 ? 0 : text.rfind('\n', mark - 1) + 1;
    at = {line, static_cast<int>(mark - begin)};
  }
  static std::string without_mark(std::string text) { return text.erase(text.find('|'), 1); }

  TextDocument document;
  TextAt at;
};

const std::string k_helped_rules =
    "local FREE = empty - region \"home\"\n"
    "return {\n"
    "  options = function(o) return { size = { 8, min = 4 } } end,\n"
    "  regions = { home = { { \"A1\" } } },\n"
    "  zones = { field = {}, bag_of = { per = \"seat\" } },\n"
    "  kinds = { man = { begins_on = region \"home\" }, [\"odd man\"] = {} },\n"
    "  vars = { points = { 0, per = \"seat\" } },\n"
    "  events = { lost = \"{1:seat} lost.\" },\n"
    "  verbs = { move = step{ \"man\", onto = FREE } },\n"
    "  setup = function(g) $ end,\n"
    "}\n";

std::string in_rules(const std::string& text) {
  std::string out = k_helped_rules;
  return out.replace(out.find('$'), 1, text);
}

// On one line: the signature, the help, the example and the place.
std::string helped(const std::string& text, const std::vector<RuleText>& more = {}) {
  const MarkedText marked(text);
  std::vector<RuleText> texts{{"rules.lua", marked.document.text()}};
  texts.insert(texts.end(), more.begin(), more.end());
  const auto found = word_help(help_api(), marked.document, marked.at, "rules.lua", texts);
  if (!found) return "";
  std::string out;
  for (const std::string& part :
       {found->text.signature, found->text.help, found->text.example, found->text.place})
    if (!part.empty()) out += (out.empty() ? "" : " / ") + part;
  return out;
}

std::string called(const std::string& text) {
  const MarkedText marked(text);
  const auto found = call_help(help_api(), marked.document, marked.at);
  if (!found) return "";
  return found->function->name + " " +
         (found->part < 0 ? "-" : found->function->parts[found->part].name);
}

}  // namespace

TEST_CASE("a word in a string is explained by what lists it", "[editor]") {
  CHECK(helped("return { vars = { points = { 0, per = \"se|at\" } } }")
            .starts_with("\"seat\" of per?: \"table\"|\"seat\" / One for the table"));
  CHECK(helped("return { verbs = { go = step{ \"man\", dirs = \"forw|ard\" } } }")
            .starts_with("\"forward\" of Directions: string|string[] / A direction, or a list of"));
}

TEST_CASE("a place in a sentence is explained", "[editor]") {
  CHECK(helped("return { events = { lost = \"{1:s|eat} lost.\" } }") ==
        "{1:seat} / The first argument after the event's name: a seat, shown by its name.");
  CHECK(helped("return { events = { lost = reveals \"{1:cell} is lost to {2|} at {1}.\" } }") ==
        "{2} / The second argument after the event's name: a number, a text or a word.");
  CHECK(helped("return { events = { lost = \"{1:cell} is lost at {|1}.\" } }")
            .starts_with("{1:cell} / "));
  CHECK(helped("return { verbs = { go = { step{ \"man\" }, says = \"goes to {|2}\" } } }") ==
        "{2} / The second argument of the verb, as the log names it.");
  CHECK(helped("return { name = \"{|1}\" }").empty());
}

TEST_CASE("where an event is told, its sentence says what comes next", "[editor]") {
  const auto told = [](const std::string& text) {
    const MarkedText marked(text);
    const auto call = call_help(help_api(), marked.document, marked.at);
    REQUIRE(call);
    return told_sentence(marked.document, *call, marked.at, {{"rules.lua", k_helped_rules}});
  };
  CHECK(told("x = tell(everyone, \"lost\", |)") == "{1:seat} of lost = \"{1:seat} lost.\"");
  CHECK(told("x = tell(all(own, 2), \"lost\", near(own, 1), |)") ==
        "The text has no {2}: lost = \"{1:seat} lost.\"");
  CHECK(told("function f(g) g:tell(\"all\", \"lost\", me|) end") ==
        "{1:seat} of lost = \"{1:seat} lost.\"");
  CHECK(told("x = tell(everyone, \"gone\", |)").empty());
  CHECK(told("x = tell(|").empty());
}

TEST_CASE("a word of the language shows its signature, its help and an example", "[editor]") {
  CHECK(helped("local x = bra|cket") ==
        "bracket(over, to, dirs?) → Set / Cells from which a straight run of one or more cells of "
        "over "
        "ends at a cell of to. / regions = { home = { { \"A1\" }, { \"B1\" } } },\nverbs = { put = "
        "place{ \"man\", onto = empty * bracket(enemy, own) } }\n--> legal: put C1");
  CHECK(helped("x = |step{ \"man\" }")
            .find("/ verbs = { move = step{ \"man\", dirs = \"n\" } }\n--> legal: "
                  "move A1 A2") != std::string::npos);
  CHECK(helped("x = step|").empty());
  CHECK(helped("-- a st|ep").empty());
  CHECK(helped("local x = unk|nown").empty());
}

TEST_CASE("a field shows what it is in its table", "[editor]") {
  CHECK(helped("return { zones = { map = { p|er = \"seat\" } } }")
            .starts_with("per?: \"table\"|\"seat\" / One for the table"));
  CHECK(helped("x = slide{ \"man\", o|ver = empty }") ==
        "over: Set? / What it may pass, empty by default");
  CHECK(helped("return { ki|nds = {} }").starts_with("kinds?: table<string, KindSpec>"));
}

TEST_CASE("methods are those of what stands before the colon", "[editor]") {
  CHECK(helped(in_rules("g:te|ll(\"all\")")).starts_with("tell(to, event, ...) / Sends an event"));
  CHECK(helped(in_rules("g.field:pu|t(1)")).starts_with("put(cell, kind, owner"));
}

TEST_CASE("the ruleset's own names show what they are and where they are declared", "[editor]") {
  CHECK(helped(in_rules("g:tell(\"all\", \"l|ost\")")) ==
        "lost: an event / lost = \"{1:seat} lost.\" / Declared in rules.lua, line 8.");
  CHECK(helped(in_rules("g.po|ints[1] = 2")) ==
        "points: a variable / points = { 0, per = \"seat\" } / Declared in rules.lua, line 7.");
  CHECK(helped(in_rules("local s = g.options.si|ze")).starts_with("size: an option / size = { 8,"));
  CHECK(helped(in_rules("x = region \"ho|me\"")).starts_with("home: a region"));
  CHECK(helped(in_rules("x = own \"odd| man\""))
            .starts_with("odd man: a kind of piece / [\"odd man\"]"));
  CHECK(
      helped(in_rules("local f = FR|EE")) ==
      "FREE: a local name / local FREE = empty - region \"home\" / Declared in rules.lua, line 1.");
  std::string declared = in_rules("");
  declared.insert(declared.find("bag_of") + 1, "|");
  CHECK(helped(declared).starts_with("bag_of: a zone / bag_of = { per = \"seat\" } /"));
}

TEST_CASE("own names are found in all files of the ruleset", "[editor]") {
  const std::vector<RuleText> more{
      {"names.lua", "return {\n  limit = { 5, min = 1 },\n}\n"},
      {"variants/x.lua", "return { extends = \"x\", kinds = { king = {} } }"}};
  CHECK(
      helped("return { options = require \"names\", setup = function(g) x = g.options.li|mit end }",
             more) == "limit: an option / limit = { 5, min = 1 } / Declared in names.lua, line 2.");
  CHECK(helped("return { verbs = { move = step{ \"ki|ng\" } } }", more) ==
        "king: a kind of piece / king = {} / Declared in variants/x.lua, line 1.");
}

TEST_CASE("the call around the caret, with the argument or field there", "[editor]") {
  CHECK(called("x = step{ |") == "step [1]");
  CHECK(called("x = step{ \"man\", onto = em|") == "step onto");
  CHECK(called("x = step{ \"man\", dirs = { \"n\", |") == "step dirs");
  CHECK(called("x = step({ \"man\", dirs = |") == "step dirs");
  CHECK(called("x = step{ \"man\", |") == "step -");
  CHECK(called("x = slide{ near(own, |") == "near dirs");
  CHECK(called("x = slide{ near(own), onto = |") == "slide onto");
  CHECK(called("g:tell(|") == "tell to");
  CHECK(called("g:tell(\"all\", |") == "tell event");
  CHECK(called("g:tell(\"all\", \"lost\", 1, 2, |") == "tell ...");
  CHECK(called("x = region \"ho|") == "region name");
  CHECK(called("x = step{ \"man\" }|").empty());
  CHECK(called("x = slide{ max = function(v) local y = |") == "");
  CHECK(called("local function draw(|").empty());
  CHECK(called("x = (1 + |").empty());
}

}  // namespace hr::tests
