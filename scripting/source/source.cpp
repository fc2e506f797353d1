// SPDX-License-Identifier: MIT
#include "scripting/source/source.h"

#include <algorithm>
#include <set>

namespace hr::scripting {

namespace {

// The ruleset text's file for a name after `require`.
std::string module_file(std::string name) {
  std::ranges::replace(name, '.', '/');
  return name + ".lua";
}

// The rest of a path inside another.
std::string_view inside(std::string_view path, std::string_view other) {
  path.remove_prefix(other.size());
  if (path.starts_with('.')) path.remove_prefix(1);
  return path;
}

const std::string& text_of(const RulesetText& ruleset_text, const std::string& name) {
  static const std::string missing;
  const std::string* text = ruleset_text.find(name);
  return text == nullptr ? missing : *text;
}

}  // namespace

Source::Source(const RulesetText& ruleset_text, const std::string& name, int rank)
    : Source(ruleset_text.shown(name), text_of(ruleset_text, name), rank) {
  Files files{{name, nullptr}};
  read_parts(ruleset_text, files);
}

// If a field may be one of several modules, or modules require each other in a cycle, the field's
// own place is used.
void Source::read_parts(const RulesetText& ruleset_text, Files& files) {
  std::map<std::string, std::set<std::string>> named;
  for (const auto& [path, module] : map_.modules()) named[path].insert(module_file(module));
  for (const auto& [path, modules] : named) {
    const std::string& file = *modules.begin();
    if (modules.size() > 1 || ruleset_text.find(file) == nullptr) continue;
    if (const auto [known, fresh] = files.try_emplace(file); fresh) {
      Source module(ruleset_text.shown(file), *ruleset_text.find(file), rank_);
      module.read_parts(ruleset_text, files);
      files[file] = std::make_shared<const Source>(std::move(module));
    }
    if (files[file] != nullptr) parts_.push_back({path, files[file]});
  }
}

const Source::ModulePart* Source::part_of(std::string_view path) const {
  const auto part = std::ranges::find_if(
      parts_, [&](const ModulePart& each) { return is_inside(path, each.path); });
  return part == parts_.end() ? nullptr : &*part;
}

bool Source::owns(std::string_view path) const {
  if (map_.contains(path)) return true;
  const ModulePart* part = part_of(path);
  return part != nullptr && part->module->owns(inside(path, part->path));
}

std::string SourcePlace::text() const { return file + ":" + std::to_string(at.line); }

bool is_inside(std::string_view path, std::string_view other) {
  return path.starts_with(other) &&
         (path.size() == other.size() || other.empty() || path[other.size()] == '.');
}

const Source::Graft* Source::graft_of(std::string_view path) const {
  const Graft* best = nullptr;
  for (const Graft& graft : grafts_)
    if (is_inside(path, graft.path) && (best == nullptr || graft.path.size() > best->path.size()))
      best = &graft;
  return best;
}

// A module's field is where the module is named; its contents are in the module's file.
SourcePlace Source::own(std::string_view path) const {
  if (const ModulePart* part = map_.contains(path) ? nullptr : part_of(path); part != nullptr)
    return part->module->own(inside(path, part->path));
  return {.file = file_, .at = map_.find(path), .rank = rank_};
}

SourcePlace Source::find(std::string_view path) const {
  const Graft* graft = graft_of(path);
  if (graft == nullptr) return own(path);
  return graft->from->own(graft->there + std::string(path.substr(graft->path.size())));
}

bool Source::contains(std::string_view path) const {
  const Graft* graft = graft_of(path);
  if (graft == nullptr) return owns(path);
  return graft->from->owns(graft->there + std::string(path.substr(graft->path.size())));
}

void Source::graft(const std::string& path, const Source& from, std::string there) {
  std::erase_if(grafts_, [&](const Graft& graft) { return is_inside(graft.path, path); });
  grafts_.push_back({path, std::move(there), &from});
}

void Source::repeat(const std::string& path, const std::string& deeper) {
  const Graft* graft = graft_of(path);
  if (graft == nullptr) {
    return this->graft(deeper, *this, path);  // NOLINT(*-suspicious-call-argument): it is meant so
  }
  const Source& from = *graft->from;
  this->graft(deeper, from, graft->there + path.substr(graft->path.size()));
}

}  // namespace hr::scripting
