// SPDX-License-Identifier: MIT
// The user's folders, following the XDG base directory specification
// (specifications.freedesktop.org/basedir-spec). They may not exist yet.
#pragma once

#include <filesystem>

namespace hr::editor {

struct Folders {
  std::filesystem::path data;    // the user's rulesets: data/rulesets
  std::filesystem::path config;  // window settings
  std::filesystem::path state;   // matches and drafts

  std::filesystem::path rulesets() const { return data / "rulesets"; }
  std::filesystem::path matches() const { return state / "matches"; }
  std::filesystem::path settings_file() const { return config / "settings.json"; }
};

// From XDG_DATA_HOME, XDG_CONFIG_HOME and XDG_STATE_HOME if absolute, otherwise below HOME.
Folders user_folders();

}  // namespace hr::editor
