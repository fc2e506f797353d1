// SPDX-License-Identifier: MIT
// Where the window keeps what is the user's: the folders of the XDG base directory specification
// (specifications.freedesktop.org/basedir-spec). None of them need be there.
#pragma once

#include <filesystem>

namespace hr::editor {

struct Folders {
  std::filesystem::path data;    // rulesets of one's own: data/rulesets
  std::filesystem::path config;  // how the window is set
  std::filesystem::path state;   // matches and drafts as they were left

  std::filesystem::path rulesets() const { return data / "rulesets"; }
  std::filesystem::path matches() const { return state / "matches"; }
  std::filesystem::path drafts() const { return state / "drafts"; }
  std::filesystem::path settings_file() const { return config / "settings.json"; }
};

// From XDG_DATA_HOME, XDG_CONFIG_HOME and XDG_STATE_HOME, where they are absolute, else below HOME.
Folders user_folders();

}  // namespace hr::editor
