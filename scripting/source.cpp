// SPDX-License-Identifier: MIT
#include "scripting/source.h"

#include <algorithm>

namespace hr::scripting {

namespace {

constexpr int k_deepest = 8;  // of modules that are fields of modules

// The edition's file that a name behind `require` means.
std::string module_file(std::string name) {
  std::ranges::replace(name, '.', '/');
  return name + ".lua";
}

// What is left of a path inside another.
std::string_view inside(std::string_view path, std::string_view other) {
  path.remove_prefix(other.size());
  if (path.starts_with('.')) path.remove_prefix(1);
  return path;
}

const std::string& text_of(const Edition& edition, const std::string& name) {
  static const std::string missing;
  const std::string* text = edition.find(name);
  return text == nullptr ? missing : *text;
}

}  // namespace

Source::Source(const Edition& edition, const std::string& name, int rank, int depth)
    : Source(edition.shown(name), text_of(edition, name), rank) {
  for (const auto& [path, module] : map_.modules()) {
    const std::string file = module_file(module);
    if (depth == k_deepest || edition.find(file) == nullptr) continue;
    const Source part(edition, file, rank, depth + 1);
    parts_.push_back({path, std::make_shared<const Source>(part)});
  }
}

const Source::Part* Source::part_of(std::string_view path) const {
  const auto part =
      std::ranges::find_if(parts_, [&](const Part& each) { return lies_in(path, each.path); });
  return part == parts_.end() ? nullptr : &*part;
}

bool Source::owns(std::string_view path) const {
  if (map_.contains(path)) return true;
  const Part* part = part_of(path);
  return part != nullptr && part->module->owns(inside(path, part->path));
}

std::string Place::text() const { return file + ":" + std::to_string(at.line); }

bool lies_in(std::string_view path, std::string_view other) {
  return path.starts_with(other) &&
         (path.size() == other.size() || other.empty() || path[other.size()] == '.');
}

const Source::Graft* Source::graft_of(std::string_view path) const {
  const Graft* best = nullptr;
  for (const Graft& graft : grafts_)
    if (lies_in(path, graft.path) && (best == nullptr || graft.path.size() > best->path.size()))
      best = &graft;
  return best;
}

// The field of a module stands where it is named; what is in it, in the module's file.
Place Source::own(std::string_view path) const {
  if (const Part* part = map_.contains(path) ? nullptr : part_of(path); part != nullptr)
    return part->module->own(inside(path, part->path));
  return {.file = file_, .at = map_.find(path), .rank = rank_};
}

Place Source::find(std::string_view path) const {
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
  std::erase_if(grafts_, [&](const Graft& graft) { return lies_in(graft.path, path); });
  grafts_.push_back({path, std::move(there), &from});
}

void Source::repeat(const std::string& path, const std::string& deeper) {
  const Graft* graft = graft_of(path);
  if (graft == nullptr) return this->graft(deeper, *this, path);
  const Source& from = *graft->from;
  this->graft(deeper, from, graft->there + path.substr(graft->path.size()));
}

}  // namespace hr::scripting
