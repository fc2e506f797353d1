// SPDX-License-Identifier: MIT
// The file that a command writes: --out FILE, or another flag. It is taken before the work begins
// (scripting/source/files.h). If another program changes or replaces it while the command works,
// that is left as it is, and the command writes a file of a similar name instead and reports so.
// "-" is standard output.
#pragma once

#include <initializer_list>
#include <string>
#include <string_view>

#include "scripting/source/files.h"

namespace hr::cli {

class OutFile {
 public:
  // Throws Failure (usage) if the file exists and does not begin with one of `begins`: it is of
  // another kind, such as a ruleset, and would be lost. A file of the same kind is overwritten.
  // Throws Failure (problems) if another window or command is using it, and offers a free name.
  // Removes drafts that killed processes have left beside it.
  OutFile(const std::string& name, std::initializer_list<std::string_view> begins,
          const char* flag = "--out", scripting::Access access = scripting::Access::usual);

  const std::string& name() const { return name_; }
  bool is_stream() const { return file_.is_stream(); }
  bool as_left() const { return file_.as_left(); }

  // As HeldFile::write and HeldFile::add, but never throws Taken.
  void write(std::string_view text, scripting::Flushed flushed = scripting::Flushed::yes);
  bool add(std::string_view text, scripting::Flushed flushed);

  // Prints a text about what was done: to stderr if the file itself is standard output.
  void report(std::string_view text) const;

 private:
  void move(const scripting::Taken& why);

  std::string first_, name_;
  scripting::Access access_;
  bool standard_output_;
  scripting::HeldFile file_;
};

// Call it before long work. Throws Failure (problems) if the file cannot be written: its folder is
// not there, or does not allow it.
void check_writable(const OutFile& out, const char* flag);

}  // namespace hr::cli
