// SPDX-License-Identifier: MIT
#include "cli/tools/bench_entrants.h"

#include "bench/baselines.h"
#include "cli/arguments/locate.h"
#include "cli/terminal/output.h"

namespace hr::cli {

namespace {

// A name with this ending means the ruleset before it with a Lua effect on every action that has
// none: the effect looks at the action and finds nothing to do (a piece never moves to its own
// cell).
constexpr std::string_view k_effect_suffix = "_effect";

// Those of the rulesets, then those of the probes.
std::vector<std::filesystem::path> roots_and_probes() {
  std::vector<std::filesystem::path> roots = ruleset_roots();
  for (const auto& root : probe_roots()) roots.push_back(root);
  return roots;
}

}  // namespace

Entrant locate_entrant(const std::string& name) {
  const std::vector<std::filesystem::path> roots = ruleset_roots();
  const bool effect = name.ends_with(k_effect_suffix);
  const std::string base = effect ? name.substr(0, name.size() - k_effect_suffix.size()) : name;
  for (const auto& folder : rulesets_in(effect ? roots_and_probes() : probe_roots()))
    if (folder.filename() == base) return {.name = name, .folder = folder, .effect = effect};
  const auto folder = locate_ruleset(name, roots);
  return {.name = folder.filename().string(), .folder = folder};
}

std::vector<Entrant> entrants(const std::vector<std::string>& names, Failures& failures) {
  std::vector<Entrant> list;
  list.reserve(names.size());
  for (const std::string& name : names)
    if (auto found = failures.attempt(name, [&] { return locate_entrant(name); }))
      list.push_back(std::move(*found));
  if (!names.empty()) return list;
  for (const auto& roots : {ruleset_roots(), probe_roots()})
    for (const auto& folder : rulesets_in(roots)) {
      const std::string name = folder.filename().string();
      list.push_back({.name = name, .folder = folder});
      if (find_baseline(name) != nullptr)
        list.push_back(
            {.name = name + std::string(k_effect_suffix), .folder = folder, .effect = true});
    }
  if (list.empty()) message("no rulesets found");
  return list;
}

std::optional<std::string> own_option(const std::string& typed, const Entrant& entrant) {
  const std::size_t dot = typed.find('.');
  if (dot == std::string::npos) return typed;
  if (typed.substr(0, dot) != entrant.name) return {};
  return typed.substr(dot + 1);
}

scripting::Settings settings_of(const scripting::Settings& typed, const Entrant& entrant) {
  scripting::Settings out;
  for (const auto& [name, value] : typed)
    if (const auto own = own_option(name, entrant)) out.emplace_back(*own, value);
  return out;
}

}  // namespace hr::cli
