// SPDX-License-Identifier: MIT
#include "editor/ui/key_layout.h"

#include <catch2/catch.hpp>
#include <map>

#include "core/base/utf8.h"

namespace hr::tests {

using namespace editor;

namespace {

// The keys of a layout in the order of the US keyboard, a space where it has a dead key; as GLFW
// names them, which is by their letters without Shift.
KeyNames layout(const std::string& row1, const std::string& row2, const std::string& row3,
                const std::string& row4) {
  const std::string us = "`1234567890-=QWERTYUIOP[]\\ASDFGHJKL;'ZXCVBNM,./";
  const std::string all = row1 + row2 + row3 + row4;
  std::map<int, std::string> names;
  std::string_view rest = all;
  for (const char position : us) {
    const Decoded next = *decode_utf8(rest);
    const std::string name(rest.substr(0, next.length));
    names[position] = name == " " ? "" : name;
    rest.remove_prefix(next.length);
  }
  return [names](int position) {
    const auto found = names.find(position);
    return found == names.end() ? std::string() : found->second;
  };
}

const KeyNames k_us = layout("`1234567890-=", "qwertyuiop[]\\", "asdfghjkl;'", "zxcvbnm,./");
const KeyNames k_german = layout(" 1234567890ß ", "qwertzuiopü+#", "asdfghjklöä", "yxcvbnm,.-");
const KeyNames k_french = layout("²&é\"'(-è_çà)=", "azertyuiop $*", "qsdfghjklmù", "wxcvbn,;:!");
const KeyNames k_dvorak = layout("`1234567890[]", "',.pyfgcrl/=\\", "aoeuidhtns-", ";qjkxbmwvz");
const KeyNames k_russian = layout("ё1234567890-=", "йцукенгшщзхъ\\", "фывапролджэ", "ячсмитьбю.");
const KeyNames k_greek = layout("`1234567890-=", ";ςερτυθιοπ[]\\", "ασδφγηξκλ '", "ζχψωβνμ,./");
const KeyNames k_turkish = layout("\"1234567890*-", "qwertyuıopğü,", "asdfghjklşi", "zxcvbnmöç.");
const KeyNames k_hungarian = layout("0123456789öüó", "qwertzuiopőúű", "asdfghjkléá", "yxcvbnm,.-");
const KeyNames k_czech = layout(";+ěščřžýáíé= ", "qwertzuiopú)¨", "asdfghjklů§", "yxcvbnm,.-");

char key(const KeyNames& names, char position) {
  KeyLayout layout;
  layout.read(names);
  return static_cast<char>(layout.key(position));
}

// What the keys at these positions are, in order; "~" for one that no shortcut uses.
std::string keys(const KeyNames& names, const std::string& positions) {
  KeyLayout layout;
  layout.read(names);
  std::string out;
  for (const char position : positions) {
    const Key is = layout.key(position);
    out += is == Key::other ? '~' : static_cast<char>(is);
  }
  return out;
}

Input press(Key which, bool down = true) { return {InputType::key, static_cast<int>(which), down}; }

bool same(const std::vector<Input>& given, const std::vector<Input>& wanted) {
  return std::ranges::equal(given, wanted, [](const Input& a, const Input& b) {
    return a.type == b.type && a.code == b.code && a.down == b.down;
  });
}

}  // namespace

TEST_CASE("a shortcut's letter is the key that types it in the layout in use", "[editor]") {
  CHECK(keys(k_us, "QAZWYM1690,-/=") == "QAZWYM1690,-/=");
  CHECK(keys(k_german, "QAZWYM1690,-/=") == "QAYWZM1690,~-~");
  CHECK(key(k_german, ']') == '=');  // "+"
  CHECK(keys(k_french, "QAZWYM;") == "AQWZY,M");
  CHECK(keys(k_dvorak, "QAZWYM;/'") == "~A~,FMSZ-");
  CHECK(keys(k_turkish, "I'") == "~I");
}

TEST_CASE("digits are the row of digits, also where they need Shift", "[editor]") {
  CHECK(keys(k_french, "1234567890-=") == "1234567890-=");
  CHECK(keys(k_czech, "1234567890") == "1234567890");
  CHECK(keys(k_czech, "ZY-/") == "YZ=-");
  CHECK(keys(k_hungarian, "`1234567890") == "0123456789~");
}

TEST_CASE("a layout without Latin letters leaves the keys where they are", "[editor]") {
  for (const KeyNames& names : {k_russian, k_greek})
    CHECK(keys(names, "QAZWYM1690,-/=") == "QAZWYM1690,-/=");
  KeyLayout both;
  both.read(k_german);
  both.read(k_russian);  // the same German keyboard
  CHECK(both.key('Y') == key_of('Z'));
  both.read(k_us);
  CHECK(both.key('Y') == key_of('Y'));
}

TEST_CASE("keys that type nothing, and the keypad, are the same in all layouts", "[editor]") {
  KeyLayout german;
  german.read(k_german);
  CHECK(german.key(static_cast<int>(Key::f5)) == Key::f5);
  CHECK(german.key(32) == Key::space);
  CHECK(german.key(335) == Key::enter);
  CHECK(german.key(334) == Key::equal);
  CHECK(german.key(333) == Key::minus);
}

TEST_CASE("a key is released as what it was pressed as, whatever the layout is then", "[editor]") {
  Keyboard keyboard;
  CHECK(same(keyboard.change('Z', true, false, k_german), {press(key_of('Y'))}));
  CHECK(same(keyboard.change('Z', false, false, k_us), {press(key_of('Y'), false)}));
  CHECK(same(keyboard.change('Z', true, false, k_us), {press(key_of('Z'))}));
  CHECK(keyboard.change(-1, true, false, k_us).empty());
}

TEST_CASE("the right Alt key is AltGr, until it proves to be Alt", "[editor]") {
  const int right = static_cast<int>(Key::alt_gr);
  Keyboard keyboard;
  CHECK(same(keyboard.change(right, true, false, k_german), {press(Key::alt_gr)}));
  CHECK(same(keyboard.change('Q', true, false, k_german), {press(key_of('Q'))}));
  CHECK(same(keyboard.change(right, false, false, k_german), {press(Key::alt_gr, false)}));
  CHECK(same(keyboard.change(right, true, false, k_us), {press(Key::alt_gr)}));
  CHECK(same(keyboard.change(265, true, true, k_us),
             {press(Key::alt_gr, false), press(Key::left_alt), press(Key::up)}));
  CHECK(same(keyboard.change(right, false, true, k_us), {press(Key::left_alt, false)}));
}

}  // namespace hr::tests
