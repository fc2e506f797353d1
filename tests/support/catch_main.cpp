// SPDX-License-Identifier: MIT
// The main function of every test program, compiled once. Names that match no test are an error
// (ctest mangles a ';'), and so is a test that checks nothing.
#define CATCH_CONFIG_RUNNER
#include <catch2/catch.hpp>

int main(int argc, char** argv) {
  using Catch::WarnAbout;
  Catch::Session session;
  session.configData().warnings =
      static_cast<WarnAbout::What>(WarnAbout::NoTests | WarnAbout::NoAssertions);
  return session.run(argc, argv);
}
