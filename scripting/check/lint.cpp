// SPDX-License-Identifier: MIT
#include "scripting/check/lint.h"

#include <fmt/format.h>

#include <algorithm>
#include <set>

#include "core/game/definition_facts.h"
#include "scripting/lua/globals.h"

namespace hr::scripting {

namespace {

using Severity = Finding::Severity;

// The words that the files use: names after a dot or a colon, and texts. Names after `options.` or
// `hooks.` are uses as well, since a declaration is a bare name before a "=".
std::set<std::string> spoken_of(const SourcePlaces& places) {
  std::set<std::string> out;
  for (const RuleFile& file : places.files()) {
    const std::vector<Token> tokens = tokenize(file.text);
    for (std::size_t i = 0; i < tokens.size(); ++i) {
      const Token& token = tokens[i];
      if (token.type == TokenType::string) out.insert(string_value(token.text));
      const bool field = i > 0 && (tokens[i - 1].is(".") || tokens[i - 1].is(":"));
      if (token.type == TokenType::name && field) out.insert(std::string(token.text));
    }
  }
  return out;
}

class Unused {
 public:
  explicit Unused(const SourcePlaces& places) : places_(places), spoken_(spoken_of(places)) {}

  // Only names that the file contains literally: a name that is not defined is used in the same
  // way.
  void check(const std::string& part, const std::string& name, const std::string& sentence,
             const std::string& advice) {
    const std::string path = part + "." + name;
    if (spoken_.contains(name) || !places_.contains(path)) return;
    out_.push_back(finding(places_.of(path), Severity::warning,
                           fmt::format("{}: {}", path, sentence), advice));
  }

  std::vector<Finding> take() { return std::move(out_); }

 private:
  const SourcePlaces& places_;
  std::set<std::string> spoken_;
  std::vector<Finding> out_;
};

void check_unused_zones(const GameDef& def, Unused& unused) {
  for (std::size_t z = 0; z < def.zones.size(); ++z) {
    const bool lived_in = std::any_of(def.kinds.begin(), def.kinds.end(), [&](const KindDef& k) {
      return k.lives_in(ZoneId(static_cast<int>(z)));
    });
    if (!lived_in)
      unused.check("zones", def.zones[z].name, "no kind uses this zone, and nothing refers to it",
                   "give a kind zone = \"" + def.zones[z].name + "\", or remove the zone");
  }
}

// Whether a text stands within the brackets that open with this token.
bool within_brackets(const std::vector<Token>& tokens, std::size_t open, std::string_view text) {
  int depth = 0;
  for (std::size_t i = open; i < tokens.size(); ++i) {
    depth += tokens[i].is("(") ? 1 : tokens[i].is(")") ? -1 : 0;
    if (depth == 0) return false;
    if (tokens[i].type == TokenType::string && string_value(tokens[i].text) == text) return true;
  }
  return false;
}

}  // namespace

std::vector<Finding> lint_globals(const SourcePlaces& places, int version) {
  constexpr std::size_t k_max = 100;  // per file: the rest is found after these are fixed
  std::vector<Finding> out;
  for (const RuleFile& file : places.files()) {
    std::size_t found = 0;
    const std::vector<GlobalUse> uses = global_uses(file.text);
    const std::vector<std::string> complaints = global_complaints(uses, version);
    for (std::size_t i = 0; i < uses.size() && found < k_max; ++i) {
      if (complaints[i].empty()) continue;
      ++found;
      const SourcePlace place = places.in_line(places.shown(file), uses[i].line, uses[i].name);
      out.push_back(finding(place, Severity::error, complaints[i],
                            uses[i].assigned ? "keep lasting values in the game, under vars" : ""));
    }
  }
  return out;
}

bool asks_whether(const SourcePlaces& places, std::string_view verb) {
  for (const RuleFile& file : places.files()) {
    const std::vector<Token> tokens = tokenize(file.text);
    for (std::size_t i = 1; i + 1 < tokens.size(); ++i) {
      const bool can = tokens[i].type == TokenType::name && tokens[i].text == "can";
      if (!can || !tokens[i - 1].is(":") || !tokens[i + 1].is("(")) continue;
      if (within_brackets(tokens, i + 1, verb)) return true;
    }
  }
  return false;
}

namespace {

// The kinds after `empty` or `empty.zone`: "pawn", ("pawn"), { "pawn", "rook" }.
std::vector<std::string> kinds_after(const std::vector<Token>& tokens, std::size_t i) {
  std::vector<std::string> out;
  if (i + 2 < tokens.size() && tokens[i].is(".")) i += 2;
  if (i + 1 < tokens.size() && tokens[i].is("(")) ++i;
  if (i + 1 < tokens.size() && tokens[i].is("{")) ++i;
  for (; i < tokens.size() && (tokens[i].type == TokenType::string || tokens[i].is(",")); ++i)
    if (tokens[i].type == TokenType::string && tokens[i].closed)
      out.push_back(string_value(tokens[i].text));
  return out;
}

}  // namespace

// empty "pawn" reads as "empty, and a pawn could be there", but means "no pawn": where other kinds
// share the zone, that is seldom what was meant.
std::vector<Finding> lint_misread(const SourcePlaces& places, const GameDef& def) {
  const auto shares_zone = [&](const std::string& name) {
    const auto kind = std::ranges::find(def.kinds, name, &KindDef::name);
    return kind != def.kinds.end() && std::ranges::count(def.kinds, kind->zone, &KindDef::zone) > 1;
  };
  const auto nothing_at_all = [&](const std::string& name) {
    const auto kind = std::ranges::find(def.kinds, name, &KindDef::name);
    return def.zones.size() > 1 ? "empty." + def.zones[nth(kind->zone)].name : "empty";
  };
  std::vector<Finding> out;
  for (const RuleFile& file : places.files()) {
    const std::vector<Token> tokens = tokenize(file.text);
    for (std::size_t i = 0; i + 1 < tokens.size(); ++i) {
      const Token& word = tokens[i];
      if (word.type != TokenType::name || word.text != "empty") continue;
      for (const std::string& name : kinds_after(tokens, i + 1)) {
        if (!shares_zone(name)) continue;
        out.push_back(finding(
            places.in_line(places.shown(file), word.at.line, "empty"), Severity::warning,
            fmt::format("empty \"{0}\" means: no {0} there, but other pieces may be", name),
            fmt::format("write without \"{}\" if you mean that, or {} for cells with nothing there",
                        name, nothing_at_all(name))));
        break;
      }
    }
  }
  return out;
}

std::vector<Finding> lint_unused(const SourcePlaces& places,
                                 const std::vector<std::string>& options,
                                 const std::vector<std::string>& hooks, const GameDef& def) {
  Unused unused(places);
  for (const std::string& name : options)
    unused.check("options", name, "this option is never read",
                 fmt::format("read it as o.{0} or g.options.{0}, or remove it", name));
  for (const std::string& name : hooks)
    unused.check("hooks", name, "this hook is never called",
                 fmt::format("call it, as in g.hooks.{}(g), or remove it", name));
  const std::set<std::string> named = regions_named(def);  // also by a name that was put together
  for (const RegionDef& region : def.regions)
    if (region.mark == 0 && !def.look.regions.contains(region.name) && !named.contains(region.name))
      unused.check("regions", region.name, "this region is never used",
                   fmt::format("use it, as in region \"{}\", or remove it", region.name));
  for (const VarDef& var : def.vars)
    unused.check("vars", var.name, "this variable is never read or written",
                 fmt::format("use it as g.{}, or remove it", var.name));
  check_unused_zones(def, unused);
  return unused.take();
}

}  // namespace hr::scripting
