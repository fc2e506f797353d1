// SPDX-License-Identifier: MIT
// The file in which the open match is saved. It grows with the match, and no other window writes it
// in the meantime. If another program has changed the file, it is left as it is and the match is
// saved in a new file from then on.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <utility>

#include "editor/desk/user_storage.h"
#include "scripting/clients/growing_record.h"

namespace hr::editor {

class MatchFile {
 public:
  explicit MatchFile(const UserStorage& storage) : storage_(storage) {}

  const std::string& file() const { return file_; }  // "": none yet
  void begin() {
    ++number_;
    use({}, {});
  }
  std::uint64_t number() const { return number_; }  // increases with each match
  // Saves the match in this file from now on; `held` was taken before the match was read from it.
  void go_on(std::string file, scripting::HeldFile held) { use(std::move(file), std::move(held)); }
  // Saves the match if it has changed. If it throws Error, the old contents are intact. Returns the
  // file that was given up because another program had changed it, or "".
  std::string keep(const Table& table, const SavedMatch& facts);

 private:
  void use(std::string file, std::optional<scripting::HeldFile> held);

  const UserStorage& storage_;
  std::uint64_t number_ = 0;
  std::string file_;
  std::string given_up_;  // the file before it, if another program has changed that
  std::optional<scripting::HeldFile> held_;
  scripting::GrowingRecord record_;
  bool facts_due_ = true;  // the facts must be written
};

}  // namespace hr::editor
