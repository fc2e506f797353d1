// SPDX-License-Identifier: MIT
// A folder for a file in which the lab keeps results, and SQL that changes it as a stranger could.
#pragma once

#include <catch2/catch.hpp>
#include <string>

#include "tests/support/process.h"
#include "tests/support/temporary_ruleset.h"

namespace hr::tests {

class Results {
 public:
  std::string folder() const { return place_.folder(); }
  std::string file() const { return folder() + "/results.db"; }

 private:
  TemporaryRuleset place_{"place", "return {}"};
};

// Runs statements; returns the first number of what the last one finds.
inline std::string sql(const Results& results, const std::string& text) {
  const Finished run =
      Process("/usr/bin/env")
          .run({"python3", "-c",
                "import sqlite3, sys\n"
                "d = sqlite3.connect(sys.argv[1], isolation_level=None)\n"
                "for each in sys.argv[2].split(';;'): found = d.execute(each).fetchone()\n"
                "print(*(found or ()))",
                results.file(), text});
  INFO(run.err);
  REQUIRE(run.code == 0);
  return run.out.substr(0, run.out.find('\n'));
}

}  // namespace hr::tests
