// SPDX-License-Identifier: MIT
// Verbs with their patterns, and ends, of a ruleset's table.
#include <fmt/format.h>

#include <algorithm>
#include <array>

#include "core/error.h"
#include "scripting/loaded.h"
#include "scripting/suggest.h"
#include "scripting/values.h"

namespace hr::scripting {

namespace {

constexpr std::array<std::string_view, 8> k_patterns{"step", "slide",  "jump",   "place",
                                                     "pick", "choice", "number", "pass"};

// A number, or a function(v) that gives one.
Amount read_amount(const Reading& value, Functions& functions) {
  if (!value.is_function()) return {.value = value.integer()};
  functions.numbers.push_back(value.keep());
  return {.value = 0, .rule = static_cast<int>(functions.numbers.size()) - 1};
}

void read_piece(const Reading& pattern, const Definition& def, PatternDef& out) {
  pattern.with(1, [&](const Reading& piece) {
    if (to_set(piece.state(), piece.index()) != nullptr && out.type != PatternType::place) {
      out.piece = piece.set();
      return;
    }
    if (!piece.is_text())
      piece.expected(out.type == PatternType::place ? "a kind of piece"
                                                    : "a kind of piece, or a set of pieces");
    out.kind = piece.text();
    std::vector<std::string> kinds;
    for (const KindDef& kind : def.kinds) kinds.push_back(kind.name);
    if (std::find(kinds.begin(), kinds.end(), out.kind) == kinds.end())
      piece.complain("", fmt::format("there is no kind called \"{}\"{}", out.kind,
                                     did_you_mean(out.kind, kinds)));
  });
}

void read_set(const Reading& pattern, const char* name, Set& out) {
  pattern.with(name, [&](const Reading& set) {
    if (!set.is_nil()) out = set.set();
  });
}

std::vector<std::string_view> pattern_fields(PatternType type) {
  switch (type) {
    case PatternType::step:
      return {"dirs", "onto", "progress", "stays"};
    case PatternType::slide:
      return {"dirs", "onto", "over", "max", "exactly", "progress", "stays"};
    case PatternType::jump:
      return {"dirs", "onto", "over", "progress", "stays"};
    case PatternType::place:
      return {"onto", "stays"};
    default:
      return {"progress"};
  }
}

PatternDef read_pattern(const Reading& pattern, PatternType type, Loaded& out) {
  PatternDef def;
  def.type = type;
  const auto fields = pattern_fields(type);
  pattern.only(fields, type == PatternType::number ? 2 : type == PatternType::pass ? 0 : 1);
  switch (type) {
    case PatternType::pick:
      pattern.with(1, [&](const Reading& set) { def.onto = set.set(); });
      break;
    case PatternType::choice:
      pattern.with(1, [&](const Reading& words) { def.words = words.texts(); });
      break;
    case PatternType::number:
      pattern.with(1, [&](const Reading& low) { def.low = read_amount(low, out.functions); });
      pattern.with(2, [&](const Reading& high) { def.high = read_amount(high, out.functions); });
      break;
    case PatternType::pass:
      break;
    default:
      read_piece(pattern, out.definition, def);
  }
  read_set(pattern, "onto", def.onto);
  read_set(pattern, "over", def.over);
  pattern.with("dirs", [&](const Reading& dirs) {
    if (!dirs.is_nil()) def.dirs = dirs.texts();
  });
  pattern.with("max", [&](const Reading& max) {
    if (!max.is_nil()) def.max = read_amount(max, out.functions);
  });
  pattern.with("exactly", [&](const Reading& exactly) {
    if (!exactly.is_nil()) def.exactly = read_amount(exactly, out.functions);
  });
  def.progress = pattern.flag("progress", false);
  def.stays = pattern.flag("stays", false);
  return def;
}

PatternDef read_any_pattern(const Reading& pattern, Loaded& out) {
  const std::string_view word = description(pattern.state(), pattern.index());
  const auto it = std::find(k_patterns.begin(), k_patterns.end(), word);
  if (it == k_patterns.end())
    pattern.expected("a pattern: step, slide, jump, place, pick, choice, number or pass");
  return read_pattern(pattern, static_cast<PatternType>(it - k_patterns.begin()), out);
}

VerbDef read_verb(const std::string& name, const Reading& verb, Loaded& out) {
  static constexpr std::array<std::string_view, 7> fields{"allow", "effect", "unless", "done",
                                                          "asked", "secret", "must"};
  VerbDef def;
  def.name = name;
  if (!description(verb.state(), verb.index()).empty()) {  // move = step{…} alone
    def.patterns.push_back(read_any_pattern(verb, out));
    out.functions.verbs.emplace_back();
    return def;
  }
  verb.only(fields, verb.is_table() ? verb.length() : 0);
  if (verb.length() == 0) verb.expected("at least one pattern in front of the verb's fields");
  verb.items(
      [&](const Reading& pattern) { def.patterns.push_back(read_any_pattern(pattern, out)); });
  def.asked = verb.flag("asked", false);
  def.secret = verb.flag("secret", false);
  def.must = verb.flag("must", false);
  VerbFunctions kept{.allow = verb.keep("allow"),
                     .effect = verb.keep("effect"),
                     .unless = verb.keep("unless"),
                     .done = verb.keep("done")};
  def.allow = kept.allow >= 0;
  def.effect = kept.effect >= 0;
  def.unless = kept.unless >= 0;
  def.done = kept.done >= 0;
  out.functions.verbs.push_back(kept);
  return def;
}

constexpr std::array<std::pair<std::string_view, EndType>, 6> k_ends{
    {{"reach", EndType::reach},
     {"line", EndType::line},
     {"connects", EndType::connects},
     {"repeats", EndType::repeats},
     {"idle", EndType::idle},
     {"plies", EndType::plies}}};

EndDef read_end(const Reading& end, EndType type) {
  EndDef def;
  def.type = type;
  const auto kind = [&](lua_Integer i) {
    end.with(i, [&](const Reading& name) { def.kind = name.text(); });
  };
  const auto set = [&](lua_Integer i, Set& out) {
    end.with(i, [&](const Reading& value) { out = value.set(); });
  };
  const auto number = [&](lua_Integer i) {
    end.with(i, [&](const Reading& n) { def.n = static_cast<int>(n.integer(1, 1'000'000)); });
  };
  switch (type) {
    case EndType::reach:
      end.only({}, 2);
      kind(1);
      set(2, def.to);
      break;
    case EndType::connects:
      end.only({}, 3);
      kind(1);
      set(2, def.from);
      set(3, def.to);
      break;
    case EndType::line:
      end.only({}, 2);
      kind(1);
      number(2);
      break;
    default:
      number(1);
  }
  return def;
}

}  // namespace

void read_verbs(const Reading& verbs, Loaded& out) {
  if (verbs.is_nil()) verbs.expected("a table of verbs");
  verbs.each([&](const std::string& name, const Reading& verb) {
    out.definition.verbs.push_back(read_verb(name, verb, out));
  });
  if (out.definition.verbs.empty()) verbs.complain("", "expected at least one verb, got none");
}

void read_ends(const Reading& ends, Loaded& out) {
  if (ends.is_nil()) return;
  const auto add = [&](const Reading& end) {
    if (lua_isboolean(end.state(), end.index()) && lua_toboolean(end.state(), end.index()) == 0)
      return;  // an end that an option leaves out
    int kept = -1;
    EndDef def;
    def.type = EndType::rule;
    if (end.is_function()) {
      kept = end.keep();
    } else {
      const std::string_view word = description(end.state(), end.index());
      const auto it = std::find_if(k_ends.begin(), k_ends.end(),
                                   [&](const auto& entry) { return entry.first == word; });
      if (it == k_ends.end())
        end.expected("a function, or reach, line, connects, repeats, idle or plies");
      def = read_end(end, it->second);
    }
    out.functions.ends.push_back(kept);
    out.definition.ends.push_back(std::move(def));
  };
  ends.items(add);
}

}  // namespace hr::scripting
