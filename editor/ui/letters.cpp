// SPDX-License-Identifier: MIT
#include "editor/ui/letters.h"

#include <algorithm>

#include "core/base/utf8.h"

namespace hr::editor {

void Letters::meet(std::string_view text, const Fonts& fonts, const ImFont* font) {
  const auto plain = [](char c) { return static_cast<unsigned char>(c) < 0x80; };
  if (std::ranges::all_of(text, plain)) return;
  const std::array<ImFont*, 6> all = fonts.all();
  const auto which = std::ranges::find(all, font);
  if (font == nullptr || which == all.end()) return;
  Set& set = sets_[static_cast<std::size_t>(which - all.begin())];
  while (!text.empty()) {
    const auto found = decode_utf8(text);
    text.remove_prefix(found ? found->length : 1);
    // ImGui draws that instead of what has more than 16 bits.
    const bool drawn = found && found->character < set.known.size();
    const ImWchar letter = drawn ? static_cast<ImWchar>(found->character) : k_unknown_letter;
    if (letter < 0x80) continue;
    if (set.full) watch(set, letter);
    if (set.known[letter]) continue;
    set.known.set(letter);
    if (set.added[letter] || font->FindGlyphNoFallback(letter) == nullptr) add(set, letter);
  }
}

void Letters::add(Set& set, ImWchar letter) {
  if (set.wanted.size() >= k_max) {
    // Those in sight come again with the next frames.
    if (ImGui::GetFrameCount() - set.emptied <= 2) {
      set.left_out.set(letter);
      set.full = true;
      return;
    }
    forget(set);
    set.known.set(letter);
  }
  set.wanted.push_back(letter);
  set.added.set(letter);
  news_ = true;
}

void Letters::forget(Set& set) {
  set = {.added = set.added};
  set.emptied = ImGui::GetFrameCount();
}

// After a frame with few enough letters, all of them come again.
void Letters::watch(Set& set, ImWchar letter) {
  if (const int now = ImGui::GetFrameCount(); set.frame != now) {
    if (set.missed && set.seen_letters <= k_max) return forget(set);
    set.frame = now;
    set.seen.reset();
    set.seen_letters = 0;
    set.missed = false;
  }
  if (!set.seen[letter]) ++set.seen_letters;
  set.seen.set(letter);
  set.missed = set.missed || set.left_out[letter];
}

}  // namespace hr::editor
