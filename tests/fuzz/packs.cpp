// SPDX-License-Identifier: MIT
// Packs: the bytes of a file, the text in it, and links.
// What was read is written so that it is read as the same.
#include "scripting/pack/pack_link.h"
#include "scripting/pack/pack_text.h"
#include "tests/fuzz/accepted.h"
#include "tests/fuzz/fuzz_target.h"

namespace hr::fuzz {

namespace {

using scripting::Pack;

Pack read_link(const std::string& link) { return scripting::read_pack_link(link); }

void write_again(const Pack& pack) {
  const std::string text = scripting::pack_text(pack);
  Pack file, link;
  if (!accepted([&] { file = scripting::read_pack_text(text); }))
    throw Contradiction("a pack that was written cannot be read:\n" + text);
  must_agree(text, scripting::pack_text(file), "a pack is read as a different one");
  if (!accepted([&] { link = read_link(scripting::pack_link(pack)); }))
    throw Contradiction("a pack cannot be read from its link:\n" + text);
  must_agree(text, scripting::pack_text(link), "a pack in a link is read as a different one");
}

}  // namespace

bool fuzz_packs(std::string_view input) {
  const std::string given(input);
  const bool file = accepted([&] { write_again(scripting::read_pack(given, "fuzz")); });
  const bool link = accepted([&] { write_again(read_link(given)); });
  const bool text = accepted([&] { write_again(scripting::read_pack_text(given)); });
  return file || link || text;
}

}  // namespace hr::fuzz
