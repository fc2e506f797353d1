// SPDX-License-Identifier: MIT
#include "scripting/source.h"

namespace hr::scripting {

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

Place Source::own(std::string_view path) const {
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
