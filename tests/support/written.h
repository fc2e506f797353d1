// SPDX-License-Identifier: MIT
// Texts that a test makes and the source keeps, so that each change of them is read.
#pragma once

#include <catch2/catch.hpp>
#include <fstream>
#include <string>

#include "tests/support/files.h"
#include "tests/support/places.h"

namespace hr::tests {

// `name` is relative to the source.
inline std::string source_file(const std::string& name) {
  return text_of(std::string(HOUSERULES_SOURCE_DIR) + "/" + name);
}

// What was made is left in the working folder if it is not what the source has.
inline void check_written(const std::string& name, const std::string& made,
                          const std::string& written) {
  if (made != written) std::ofstream(name) << made;
  INFO("if this change is meant, copy " << name << " from the working folder of this test");
  CHECK(made == written);
}

}  // namespace hr::tests
