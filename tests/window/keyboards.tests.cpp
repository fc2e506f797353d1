// SPDX-License-Identifier: MIT
// Shortcuts on keyboards of other countries. Keys are struck by their place on the keyboard, which
// X numbers: 24 is the first letter below the digits, Q on a US keyboard.
#include <catch2/catch.hpp>

#include "tests/window/real_window.h"

namespace hr::tests {

namespace {

constexpr const char *k_a = "38", *k_q = "24", *k_y = "29", *k_z = "52", *k_slash = "61",
                     *k_w = "25", *k_t = "28", *k_one = "10", *k_three = "12", *k_m = "58",
                     *k_semicolon = "47";

void strike(RealWindow& window, const std::string& with, const std::string& key) {
  window.key(with.empty() ? key : with + "+" + key);
}

void await_typed(RealWindow& window, const std::string& text) {
  window.wait_until("the typed text " + text,
                    [&] { return window.item("type a move").at("text") == text; });
}

void undoes_and_redoes(RealWindow& window, const char* undo, const char* redo) {
  window.wait_for_text("Black's turn");
  strike(window, "ctrl", undo);
  window.wait_for_text("White's turn");
  strike(window, "ctrl", redo);
  window.wait_for_text("Black's turn");
}

}  // namespace

TEST_CASE("undo and redo are the keys with Z and Y on them, in each layout", "[window]") {
  RealWindow window({"cube_wars"});
  window.act("move A2 A3");
  window.click("cell D4");  // out of the line for typing
  undoes_and_redoes(window, k_z, k_y);
  for (const char* layout : {"de", "cz", "hu"}) {
    window.use_layout(layout);
    undoes_and_redoes(window, k_y, k_z);
  }
  window.use_layout("ru");  // no Latin letters: as on the keyboard before
  undoes_and_redoes(window, k_y, k_z);
  window.use_layout("fr");
  undoes_and_redoes(window, k_w, k_y);
  window.use_layout("us dvorak");
  undoes_and_redoes(window, k_slash, k_t);
  for (const char* layout : {"us", "gr", "ru"}) {
    window.use_layout(layout);
    undoes_and_redoes(window, k_z, k_y);
  }
}

TEST_CASE("on a French keyboard Ctrl+A selects everything, and digits need no Shift", "[window]") {
  RealWindow window({"cube_wars"});
  window.use_layout("fr");
  window.click("type a move");
  window.type("something else");
  strike(window, "ctrl", k_q);  // A
  window.type("move A2 A3");
  window.key("Return");
  window.wait_for_text("Black's turn");
  CHECK(window.runs());
  strike(window, "ctrl", k_three);
  window.wait_until("the Rules tab", [&] { return window.has("Files/rules.lua"); });
  strike(window, "ctrl", k_one);
  window.click("cell D4");
  strike(window, "", k_semicolon);  // M
  window.wait_for_text("Taking notes");
  strike(window, "", k_m);
  strike(window, "", k_semicolon);
  window.wait_until("playing again", [&] { return !window.reads("Taking notes"); });
  strike(window, "ctrl", k_a);  // Q
  window.wait_until("the end", [&] { return !window.runs(); });
}

TEST_CASE("AltGr types its characters and is no shortcut", "[window]") {
  RealWindow window({"cube_wars"});
  window.use_layout("de");
  strike(window, "ISO_Level3_Shift", k_q);
  strike(window, "ISO_Level3_Shift", k_m);
  window.click("type a move");
  strike(window, "ISO_Level3_Shift", k_q);
  window.type("€ß");
  await_typed(window, "@€ß");
  CHECK(window.runs());
  CHECK_FALSE(window.reads("Taking notes"));
  window.use_layout("ru");
  strike(window, "", k_a);
  strike(window, "ctrl", k_y);  // Z, as on the German keyboard before; in the field
  strike(window, "", k_a);
  strike(window, "", k_y);
  await_typed(window, "@€ßфн");
}

TEST_CASE("letters typed at once after a shortcut or a click are where they belong", "[window]") {
  RealWindow window({"cube_wars"});
  window.strike("ctrl+shift+p");
  window.type("new variant\nFast pawns\n");
  window.wait_until("the variant", [&] { return window.has("Files/variants/fast_pawns.lua"); });
  CHECK(window.runs());
}

}  // namespace hr::tests
