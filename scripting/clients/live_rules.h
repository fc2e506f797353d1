// SPDX-License-Identifier: MIT
// Reloads the rules of a running game when their files are saved. The saved rules are loaded, tried
// in the current position, and put in force; if anything is wrong with them, the old rules remain
// in force. The rules in force are those at the match's cursor. After an undo the saved rules may
// not be in force; they are put in force when they are saved again or on request.
#pragma once

#include <filesystem>
#include <optional>
#include <string>
#include <vector>

#include "core/base/message.h"
#include "scripting/clients/table_client.h"
#include "scripting/source/folder_watch.h"

namespace hr::scripting {

// What is said when the folder of the rules is not there, and when it is there again.
Message folder_gone(const std::filesystem::path& folder);
Message folder_back(const std::filesystem::path& folder);

class LiveRules {
 public:
  // Where the ruleset is, and the variants, as the user gave them: links may lead elsewhere later.
  // Options stay unchanged.
  LiveRules(std::filesystem::path folder, std::vector<std::string> variants);

  struct RulesNews {
    bool changed = false;
    std::string problem;       // why it was not
    bool same = false;         // not changed: they are in force already, or not there
    bool in_position = false;  // only for the owner: `problem` may contain secrets
    std::string back = {};     // that the folder, which was gone, is there again; or ""
  };
  bool saved() { return watch_.saved(); }  // true, once, after files were saved
  // Reads the files and puts them in force; none if there is nothing to report.
  std::optional<RulesNews> use_saved(TableClient& table);
  // Whether the saved files are the rules in force; false if they cannot be read.
  bool in_force(const TableClient& table) const;

  int handle() const { return watch_.handle(); }
  std::optional<std::chrono::milliseconds> max_wait() const { return watch_.max_wait(); }

 private:
  std::optional<RulesNews> try_saved(TableClient& table);

  std::filesystem::path folder_;
  std::vector<std::string> variants_;
  bool refused_ = false;  // the last saved rules
  bool gone_ = false;     // the folder
  FolderWatch watch_;
};

}  // namespace hr::scripting
