// SPDX-License-Identifier: MIT
// A plain model of which text of the rules is in force, saved and typed, and a small ruleset whose
// moves show which one it is. It knows neither files nor Lua.
#pragma once

#include <optional>
#include <set>
#include <string>
#include <vector>

namespace hr::tests {

// Each file's text is identified by one letter in its first line: a digit, or x, which cannot be
// loaded. The rules have as many words as their digit and the option add up to, the variant has a
// verb with its digit, and the board has its letter's cell closed.
inline std::string rules_text(char letter) {
  return std::string("local WORDS = ") + letter + R"(
return {
  name = "Walk", seats = { "ann", "ben" },
  options = { more = { 0, min = 0, max = 3, help = "More words" } },
  board = grid{ 3, 1 }, zones = { field = {} }, kinds = { stone = {} },
  verbs = function(o)
    local words = {}
    for i = 1, WORDS + o.more do words[i] = "w" .. i end
    return { say = choice{ words }, point = pick{ everywhere } }
  end,
  stuck = "pass",
  ends = { plies(1000) },
}
)";
}
inline std::string variant_text(char letter) {
  return std::string("local LOUD = ") + letter + R"(
return { extends = "walk", name = "Loud", about = "Shouting.",
  verbs = function() return { ["shout" .. (LOUD + 0)] = pass{} } end }
)";
}
inline std::string board_text(char cell) { return std::string("closed ") + cell + "1\n"; }

inline constexpr char k_none = '-';

// The letters of the rules, the variant and the board. In a ruleset text, '-' means switched off;
// in saved texts, that there is no such file.
struct Texts {
  char rules = '3', loud = '2', board = k_none;
  friend bool operator==(const Texts&, const Texts&) = default;
};
struct PlainText {
  Texts texts{.rules = '3', .loud = k_none, .board = k_none};
  int more = 0;
  friend bool operator==(const PlainText&, const PlainText&) = default;
  bool loads() const { return texts.rules != 'x' && texts.loud != 'x'; }
};

struct PlainNode {
  int parent = -1, onward = -1;
  PlainText text;
  std::string action;  // "": a rule change
  int seat = 0;        // to act
};

// The expected behaviour, all of it.
class RulesModel {
 public:
  Texts saved, typed, base;  // base: the saved text when typing began
  std::vector<PlainNode> nodes{PlainNode{}};
  int at = 0;
  std::optional<PlainText> refused;  // the last rules tried, if they were refused

  const PlainText& now() const { return nodes[nth(at)].text; }
  PlainNode& node(int n) { return nodes[nth(n)]; }

  // The saved texts, under the variants and options in force.
  PlainText beside() const {
    PlainText out = now();
    out.texts.rules = saved.rules;
    if (out.texts.loud != k_none) out.texts.loud = saved.loud;
    if (out.texts.board != k_none && saved.board != k_none) out.texts.board = saved.board;
    return out;
  }
  bool in_force() const { return beside() == now(); }
  bool typing() const { return typed.rules != saved.rules || typed.loud != saved.loud; }
  bool verdict() const { return refused && !in_force() && *refused == beside(); }

  std::set<std::string> legal() const {
    const PlainText& e = now();
    std::set<std::string> out;
    for (int i = 1; i <= e.texts.rules - '0' + e.more; ++i) out.insert("say w" + std::to_string(i));
    for (const char cell : {'A', 'B', 'C'})
      if (cell != e.texts.board) out.insert(std::string("point ") + cell + "1");
    if (e.texts.loud != k_none) out.insert(std::string("shout") + e.texts.loud);
    return out;
  }

  void step(const PlainText& ruleset_text, const std::string& action) {
    for (int n = 0; n < static_cast<int>(nodes.size()); ++n)
      if (node(n).parent == at && node(n).text == ruleset_text && node(n).action == action)
        return go_to(n);
    nodes.push_back({at, -1, ruleset_text, action, node(at).seat ^ (action.empty() ? 0 : 1)});
    go_to(static_cast<int>(nodes.size()) - 1);
  }
  void go_to(int n) {
    at = n;
    for (; node(n).parent >= 0; n = node(n).parent) node(node(n).parent).onward = n;
  }
  void swap(const PlainText& next) {
    if (next != now() && next.loads()) step(next, "");
  }
  void use_saved() {
    refused.reset();
    const PlainText next = beside();
    if (!next.loads()) refused = next;
    swap(next);
  }
  void begin(const PlainText& ruleset_text) {
    nodes.assign(
        1, PlainNode{.parent = -1, .onward = -1, .text = ruleset_text, .action = {}, .seat = 0});
    at = 0;
  }
  void restart_saved() {
    refused.reset();
    const PlainText next = beside();
    if (next.loads())
      begin(next);
    else
      refused = next;
  }
  void save_typed() {
    saved.rules = base.rules = typed.rules;
    saved.loud = base.loud = typed.loud;
  }
};

}  // namespace hr::tests
