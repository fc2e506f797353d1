// SPDX-License-Identifier: MIT
// Makes a pack of a ruleset's folder.
#pragma once

#include <filesystem>
#include <string>
#include <vector>

#include "scripting/pack/pack.h"
#include "scripting/ruleset/ruleset.h"

namespace hr::scripting {

struct PackedFolder {
  Pack pack;                          // `api` is not set yet
  std::vector<std::string> left_out;  // files that a pack cannot hold, by name
};

// Throws the errors of ruleset_files() (scripting/source/ruleset_files.h).
PackedFolder pack_folder(const std::filesystem::path& folder);

// Adds what a loaded ruleset says: its version of the API, the variants and options in force, and
// files that are not in the pack, because variants were given by their paths. Throws Error if the
// pack has a different file of the same name.
void add_choices(Pack& pack, const Ruleset& ruleset);

}  // namespace hr::scripting
