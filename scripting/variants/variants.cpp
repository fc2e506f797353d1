// SPDX-License-Identifier: MIT
#include "scripting/variants/variants.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>

#include "core/base/words.h"
#include "scripting/lua/rules_sandbox.h"
#include "scripting/read/board_file.h"
#include "scripting/source/messages.h"
#include "scripting/variants/variant_changes.h"
#include "scripting/variants/variant_paths.h"

namespace hr::scripting {

namespace {

constexpr std::array<std::string_view, 19> k_variant_fields{
    "extends", "name",  "by",     "about",  "card",  "options", "ignores",
    "regions", "zones", "kinds",  "vars",   "terms", "events",  "verbs",
    "hooks",   "set",   "around", "before", "after"};
// In the order in which they build on each other; options come first.
constexpr std::array<const char*, 7> k_sections{"regions", "zones",  "kinds", "vars",
                                                "terms",   "events", "verbs"};
constexpr std::size_t k_max_in_force = 100;  // variants in force

void put_copy(lua_State* L, int table) {
  push_copy(L, table);
  lua_replace(L, table);
}

}  // namespace

std::vector<std::string> variant_fields() {
  return {k_variant_fields.begin(), k_variant_fields.end()};
}

Variant read_variant(Sandbox& box, const RulesetText& ruleset_text, const std::string& id,
                     int rank) {
  const std::string name = "variants/" + id + ".lua", file = ruleset_text.shown(name);
  const std::string* text = ruleset_text.find(name);
  if (text == nullptr) throw Error(file + ": the file is missing");
  Variant out{.info = VariantInfo(), .source = Source(ruleset_text, name, rank)};
  out.info.id = id;
  box.run(*text, "@" + file);
  const FieldReader variant(box, out.source, -1);
  if (!variant.is_table()) variant.expected("the file to return a table");
  variant.only(k_variant_fields);
  variant.with("extends", [&](const FieldReader& extends) {
    if (extends.text() != ruleset_text.ruleset)
      extends.complain("", fmt::format("expected \"{}\", the ruleset it is played with, got "
                                       "\"{}\"; a renamed copy needs a new name here too",
                                       ruleset_text.ruleset, extends.text()));
  });
  variant.with("name", [&](const FieldReader& title) { out.info.name = title.text(); });
  out.info.by = variant.text("by", "");
  out.info.about = variant.text("about", "");
  out.table = box.keep();
  return out;
}

Variants::Variants(Sandbox& box, const RulesetText& ruleset_text, Source& base)
    : box_(box), base_(base) {
  if (ruleset_text.variants.size() > k_max_in_force)
    throw Error(fmt::format("{}: expected at most {} variants, got {}", ruleset_text.ruleset,
                            k_max_in_force, ruleset_text.variants.size()));
  for (const std::string& id : ruleset_text.variants)
    if (!is_board(ruleset_text, id))
      list_.push_back(read_variant(box, ruleset_text, id, static_cast<int>(list_.size()) + 1));
}

FieldReader Variants::reading(const Variant& variant) const {
  box_.push_kept(variant.table);
  return {box_, variant.source, -1};
}

void Variants::change_options(int ruleset) {
  lua_State* L = box_.state();
  ruleset = lua_absindex(L, ruleset);
  put_copy(L, ruleset);
  std::vector<VariantChange> changes;
  for (Variant& variant : list_) {
    reading(variant).with("options", [&](const FieldReader& entries) {
      if (!entries.is_nil()) add(variant, "options", ruleset, entries);
    });
    lua_pop(L, 1);
    read_changes(box_, variant, true, changes);
  }
  make(changes, ruleset);
}

void Variants::change(int ruleset, int options) {
  lua_State* L = box_.state();
  ruleset = lua_absindex(L, ruleset);
  options = lua_absindex(L, options);
  resolve(ruleset, options);
  std::vector<VariantChange> changes;
  for (Variant& variant : list_) {
    const FieldReader table = reading(variant);
    const PartReader add_all = [&](const FieldReader& entries) {
      if (!entries.is_nil()) add(variant, entries.path().c_str(), ruleset, entries);
    };
    for (const char* section : k_sections) described(table, section, options, add_all);
    table.with("hooks", add_all);
    lua_pop(L, 1);
    read_changes(box_, variant, false, changes);
  }
  make(changes, ruleset);
}

IgnoredOptions Variants::ignored(const std::vector<Option>& options) {
  std::vector<std::string> known;
  for (const Option& option : options) known.push_back(option.name);
  IgnoredOptions out;
  for (Variant& variant : list_) {
    reading(variant).with("ignores", [&](const FieldReader& names) {
      if (names.is_nil()) return;
      names.list([&](const FieldReader& name) {
        const std::string option = name.text();
        if (std::ranges::find(known, option) == known.end()) name.unknown("option", option, known);
        out.emplace(option, fmt::format("variant {} is on", variant.info.id));
        variant.info.changes.push_back("ignores option " + option);
      });
    });
    lua_pop(box_.state(), 1);
  }
  return out;
}

void Variants::make(std::vector<VariantChange>& changes, int ruleset) {
  make_changes(box_, changes, ruleset, base_, added_);
  for (Variant& variant : list_)
    for (const VariantChange& change : changes)
      if (change.variant == &variant) variant.info.changes.push_back(change_text(change));
}

// If the ruleset has functions of the options, paths lead into their results.
void Variants::resolve(int ruleset, int options) {
  lua_State* L = box_.state();
  const FieldReader table(box_, base_, ruleset);
  for (const char* field : described_fields())
    described(table, field, options, [&](const FieldReader& part) {
      lua_pushvalue(L, part.index());
      lua_setfield(L, ruleset, field);
    });
}

void Variants::add(Variant& variant, const char* section, int ruleset, const FieldReader& entries) {
  lua_State* L = box_.state();
  lua_getfield(L, ruleset, section);
  const int old = lua_gettop(L);
  if (lua_isnil(L, old)) lua_newtable(L), lua_replace(L, old);
  FieldReader(box_, base_, old, section, section).check_table();
  put_copy(L, old);
  entries.each([&](const std::string& name, const FieldReader& entry) {
    const std::string path = fmt::format("{}.{}", section, name);
    push(L, name);
    if (lua_rawget(L, old) != LUA_TNIL) throw_name_error(variant, path);
    lua_pop(L, 1);
    push(L, name);
    lua_pushvalue(L, entry.index());
    lua_rawset(L, old);
    added_[path] = &variant;
    base_.graft(path, variant.source, path);
    variant.info.changes.push_back(fmt::format("adds {} {}", entry_word(section), name));
  });
  lua_setfield(L, ruleset, section);
}

void Variants::throw_name_error(const Variant& variant, const std::string& path) const {
  const SourcePlace here = variant.source.own(path);
  const auto other = added_.find(path);
  if (other != added_.end())
    throw VariantConflict(
        clean_message(fmt::format("{}: {}: is added here and in {}; only one variant may add it",
                                  here.text(), path, other->second->source.own(path).text())));
  throw RuleError(clean_message(
      fmt::format("{}: {}: is added here, but already exists in {}; use set to change it",
                  here.text(), path, base_.own(path).text())));
}

void Variants::add_to_name_and_card(GameDef& definition, int options) {
  options = lua_absindex(box_.state(), options);
  std::vector<std::string> names;
  for (Variant& variant : list_) {
    const VariantInfo& info = variant.info;
    names.push_back(info.name);
    definition.card.push_back(info.about.empty()
                                  ? fmt::format("With {}.", info.name)
                                  : fmt::format("With {}: {}", info.name, info.about));
    described(reading(variant), "card", options, [&](const FieldReader& card) {
      if (card.is_nil()) return;
      for (std::string& sentence : card.texts()) definition.card.push_back(std::move(sentence));
      variant.info.changes.emplace_back("adds to the rules card");
    });
    lua_pop(box_.state(), 1);
  }
  definition.name += " with " + list_text(names);
}

VariantInfo describe_variant(const RulesetText& ruleset_text, const std::string& variant) {
  if (is_board(ruleset_text, variant)) {
    VariantInfo info = board_info(board_file(ruleset_text, variant));
    info.changes.clear();
    return info;
  }
  Sandbox box;
  open_to(box, ruleset_text);
  return read_variant(box, ruleset_text, variant, 1).info;
}

std::string Variants::variant_adding(const std::string& path) const {
  const auto it = added_.find(path);
  return it == added_.end() ? "" : it->second->info.id;
}

std::vector<VariantInfo> Variants::infos() const {
  std::vector<VariantInfo> out;
  for (const Variant& variant : list_) out.push_back(variant.info);
  return out;
}

}  // namespace hr::scripting
