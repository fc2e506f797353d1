// SPDX-License-Identifier: MIT
// `look`, the drawing of a kind.
#include "scripting/read/read_look.h"

#include "core/record/record.h"
#include "scripting/ruleset/ruleset.h"
#include "tests/scripting/loading.h"
#include "tests/support/temporary_ruleset.h"

namespace hr::tests {

namespace {

constexpr const char* k_triangle =
    "<svg viewBox='0 0 64 64'>\n<path d='M8 56L32 8L56 56Z' fill='owner'/>\n</svg>";

std::string looking(const std::string& look) {
  return with_fields("kinds = { cube = {\nlook = " + look + " } }");
}

struct Drawn {
  TemporaryRuleset files{"t", looking("'sub/dragon.svg'")};

  Drawn() { write("sub/dragon.svg", k_triangle); }
  void write(const std::string& name, const std::string& text) const {
    const std::filesystem::path path = std::filesystem::path(files.folder()) / name;
    std::filesystem::create_directories(path.parent_path());
    std::ofstream(path, std::ios::binary) << text;
  }
  std::string error() const {
    try {
      scripting::load_ruleset(files.folder());
      return "";
    } catch (const Error& error) {
      return error.what();
    }
  }
};

const Definition& definition(const scripting::Ruleset& ruleset) {
  return ruleset.game()->definition();
}

}  // namespace

TEST_CASE("a look names a drawing of ours, for all owners or for each seat", "[scripting]") {
  CHECK(complaint(looking("'knight'")).empty());
  CHECK(complaint(looking("{ a = 'cross', b = 'nought' }")).empty());
  CHECK(complaint(looking("'knigt'")) ==
        "t/rules.lua:5: kinds.cube.look: there is no drawing called \"knigt\" (did you mean "
        "\"knight\"?)");
  CHECK(complaint(looking("{ A = 'cross' }")) ==
        "t/rules.lua:5: kinds.cube.look.A: there is no seat called \"A\" (did you mean \"a\"?)");
  CHECK(complaint(looking("7")) == "t/rules.lua:5: kinds.cube.look: expected a text, got 7");
  CHECK(complaint(looking("'gone.svg'")) ==
        "t/rules.lua:5: kinds.cube.look: there is no file \"gone.svg\" in the ruleset's folder");
}

TEST_CASE("a look names a file of the ruleset, which is part of its edition", "[scripting]") {
  const Drawn drawn;
  REQUIRE(drawn.error().empty());
  const auto ruleset = scripting::load_ruleset(drawn.files.folder());
  CHECK(definition(*ruleset).kinds[KindId(0)].looks == std::vector<std::string>{"sub/dragon.svg"});
  CHECK(definition(*ruleset).drawings.at("sub/dragon.svg").find("fill=\"{owner}\"") !=
        std::string::npos);
  REQUIRE(ruleset->edition().find("sub/dragon.svg") != nullptr);
  // Loaded elsewhere from the edition alone, as from a record.
  const auto again = scripting::load_ruleset(ruleset->edition());
  CHECK(definition(*again).drawings == definition(*ruleset).drawings);
}

TEST_CASE("a drawing that is no good is reported with its file and line", "[scripting]") {
  const Drawn drawn;
  drawn.write("sub/dragon.svg", "<svg viewBox='0 0 64 64'>\n\n<script/></svg>");
  CHECK(drawn.error() ==
        "t/sub/dragon.svg:3: <script> is not allowed; a drawing consists of g, path, rect, circle, "
        "ellipse, line, polyline and polygon");
  drawn.write("sub/dragon.svg", std::string(33 << 10, ' '));
  CHECK(drawn.error() == "t/sub/dragon.svg:1: a drawing is at most 32 KB large");
  drawn.write("sub/draogn.svg", k_triangle);
  std::filesystem::remove(std::filesystem::path(drawn.files.folder()) / "sub/dragon.svg");
  CHECK(drawn.error() ==
        "t/rules.lua:5: kinds.cube.look: there is no file \"sub/dragon.svg\" in the ruleset's "
        "folder (did you mean \"sub/draogn.svg\"?)");
}

TEST_CASE("dice look like dice", "[scripting]") {
  const std::string rules =
      "return { name = 'D', seats = { 'a', 'b' }, zones = { cup = dice{ 8 } },\n"
      "verbs = { go = pass{} } }";
  const TemporaryRuleset files("t", rules);
  const auto ruleset = scripting::load_ruleset(files.folder());
  CHECK(definition(*ruleset).kinds[KindId(5)].looks == std::vector<std::string>{"die_6"});
  CHECK(definition(*ruleset).kinds[KindId(6)].looks.empty());
}

}  // namespace hr::tests
