// SPDX-License-Identifier: MIT
#include "editor/desk/new_ruleset.h"

#include <fmt/format.h>

#include <string_view>
#include <system_error>

#include "core/base/words.h"
#include "editor/rule_files/rule_texts.h"
#include "scripting/source/files.h"

namespace hr::editor {

namespace {

namespace fs = std::filesystem;

// A minimal game, as a start for the user's own.
constexpr std::string_view k_new_rules =
    R"(-- A starting point: three in a row. Change what you like and save: the game continues.
return {
  name = "NAME",
  about = "Three in a row wins.",
  seats = { "white", "black" },

  options = {
    size = { 3, min = 3, max = 9, help = "Squares along a side" },
  },

  card = function(o) return {
    ("The board has %d by %d squares."):format(o.size, o.size),
    "In turn, place a stone on an empty square.",
    "Three of your stones in a row, column or diagonal win.",
  } end,

  board = function(o) return grid{ o.size, o.size } end,
  zones = { board = {} },
  kinds = { stone = {} },
  verbs = { place = place{ "stone" } },
  stuck = "draws",
  ends = { line{ "stone", 3 } },
}
)";

// Without the characters that would need escaping in a Lua string.
std::string plain(const std::string& name) {
  std::string out;
  for (const char c : name)
    if (c != '"' && c != '\\' && c >= ' ') out += c;
  return out;
}

std::string new_rules(const std::string& name) {
  std::string out(k_new_rules);
  out.replace(out.find("NAME"), 4, plain(name));
  return out;
}

// Gives a copy its new name, if the original's name appears literally in the text.
void give_name(const fs::path& file, const std::string& old, const std::string& name) {
  std::string text = scripting::read_whole(file, k_max_rules_text);
  const std::string was = fmt::format("name = \"{}\"", old);
  const std::size_t at = text.find(was);
  if (at == std::string::npos) return;
  text.replace(at, was.size(), fmt::format("name = \"{}\"", plain(name)));
  scripting::write_whole(file, text);
}

}  // namespace

std::string folder_name(const std::string& typed) {
  std::string out;
  for (const char c : lower_case(typed)) {
    const bool allowed = (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9');
    if (allowed)
      out += c;
    else if (!out.empty() && out.back() != '_')
      out += '_';
  }
  while (!out.empty() && out.back() == '_') out.pop_back();
  if (out.empty() || out.size() > 40)
    throw Error("Use 1 to 40 letters and digits, such as \"Night Raid\".");
  return out;
}

void make_ruleset(const fs::path& folder, const std::string& name, const RulesetInfo* like) {
  if (like != nullptr) {
    copy_rules(like->folder, folder);
    give_name(folder / "rules.lua", like->name, name);
    return;
  }
  std::error_code error;
  fs::create_directories(folder, error);
  if (error)
    throw Error(fmt::format("{}: cannot be written: {}", folder.string(), error.message()));
  scripting::write_whole(folder / "rules.lua", new_rules(name));
}

}  // namespace hr::editor
