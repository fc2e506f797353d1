// SPDX-License-Identifier: MIT
#include "editor/ui/input_queue.h"

#include <catch2/catch.hpp>

#include "editor/ui/keys.h"

namespace hr::tests {

using namespace editor;
using InputKind = InputType;

namespace {

Input key(Key which, bool down) { return {InputKind::key, static_cast<int>(which), down}; }
Input letter(char which) { return {InputKind::letter, which}; }

// How many inputs each frame gets, until none is left.
std::vector<std::size_t> frames(InputQueue& queue) {
  std::vector<std::size_t> out;
  while (!queue.empty()) out.push_back(queue.next_frame().size());
  return out;
}

}  // namespace

TEST_CASE("a press and release between a press and a release that arrive together take two frames",
          "[editor]") {
  InputQueue queue;
  for (int i = 0; i < 3; ++i) {
    queue.add(key(Key::right, true));
    queue.add(key(Key::right, false));
  }
  CHECK(frames(queue) == std::vector<std::size_t>(6, 1));
}

TEST_CASE("quick typing keeps its letters together and in order", "[editor]") {
  InputQueue queue;
  for (const char c : {'A', 'B', 'C'}) {
    queue.add(key(key_of(c), true));
    queue.add(letter(c));
  }
  for (const char c : {'A', 'B', 'C'}) queue.add(key(key_of(c), false));
  CHECK(frames(queue) == std::vector<std::size_t>{6, 3});
}

TEST_CASE("a typed text takes one frame, with its capitals", "[editor]") {
  const Key left_shift{340};
  InputQueue queue;
  const auto type_into = [&](bool capital, char which) {
    if (capital) queue.add(key(left_shift, true));
    queue.add(key(key_of('A'), true));
    queue.add(letter(which));
    queue.add(key(key_of('A'), false));
    if (capital) queue.add(key(left_shift, false));
  };
  const auto type_all = [&] {
    type_into(false, 'a');
    type_into(true, 'A');
    type_into(false, 'a');
  };
  type_all();
  std::size_t taken = queue.next_frame(true).size();
  CHECK(taken == 11);
  CHECK(queue.empty());
  type_all();
  CHECK(frames(queue).size() > 3);  // where no text is typed, keys have meanings of their own
}

TEST_CASE("letters typed right after Enter wait for the text field", "[editor]") {
  InputQueue queue;
  for (const bool down : {true, false}) queue.add(key(Key::enter, down));
  queue.add(letter('b'));
  std::vector<std::size_t> taken;
  while (!queue.empty()) taken.push_back(queue.next_frame(true).size());
  CHECK(taken == std::vector<std::size_t>{1, 1, 1});
}

TEST_CASE("a letter key with Ctrl is a command while a text is typed, too", "[editor]") {
  InputQueue queue;
  const Key left_ctrl{341};
  queue.add(letter('a'));
  queue.add(key(left_ctrl, true));
  for (const bool down : {true, false, true, false}) queue.add(key(key_of('S'), down));
  queue.add(key(left_ctrl, false));
  queue.add(letter('b'));
  std::vector<std::size_t> taken;
  while (!queue.empty()) taken.push_back(queue.next_frame(true).size());
  CHECK(taken == std::vector<std::size_t>{1, 2, 1, 1, 1, 2});
}

TEST_CASE("Enter after letters takes a new frame, and so do letters after Enter", "[editor]") {
  InputQueue queue;
  queue.add(letter('a'));
  queue.add(key(Key::enter, true));
  queue.add(letter('b'));
  CHECK(frames(queue) == std::vector<std::size_t>{1, 1, 0, 0, 0, 1});
}

TEST_CASE("keys and letters wait for what is about to take the keyboard", "[editor]") {
  InputQueue queue;
  const auto type_b = [&] {
    queue.add(key(key_of('B'), true));
    queue.add(letter('b'));
  };
  const auto waits = [&](bool coming, int most) {  // frames until it is handed on
    for (int i = 0; i < most; ++i)
      if (!queue.next_frame(false, coming).empty()) return i;
    return most;
  };
  queue.add({InputKind::button, 0, true});
  type_b();
  CHECK(queue.next_frame().size() == 1);
  CHECK(waits(false, 30) == 3);
  queue.add(key(Key::f1, true));
  type_b();
  CHECK(queue.next_frame().size() == 1);
  CHECK(waits(true, 6) == 6);
  CHECK(waits(false, 6) == 0);
  queue.add(key(Key::f1, true));
  type_b();
  CHECK(queue.next_frame().size() == 1);
  CHECK(waits(true, 30) < 15);  // it never comes
}

TEST_CASE("a click waits for what is about to take the keyboard, too", "[editor]") {
  InputQueue queue;
  queue.add(key(Key::enter, true));
  queue.add(key(Key::enter, false));
  queue.add({InputKind::button, 0, true});
  queue.add({InputKind::button, 0, false});
  CHECK(queue.next_frame(true).size() == 1);
  CHECK(queue.next_frame(true, true).size() == 1);  // Enter is released
  CHECK(queue.next_frame(true, true).empty());
  CHECK(queue.next_frame(true).size() == 1);
  CHECK(queue.next_frame(true).size() == 1);
  CHECK(queue.empty());
}

TEST_CASE("a click waits until the letters before it are in the text", "[editor]") {
  InputQueue queue;
  queue.add(letter('a'));
  queue.add({InputKind::button, 0, true});
  CHECK(queue.next_frame(true).size() == 1);
  CHECK(queue.next_frame(true).size() == 1);
}

TEST_CASE("Ctrl is released only after the keys pressed with it have been handled", "[editor]") {
  InputQueue queue;
  const Key left_ctrl{341};
  queue.add(key(left_ctrl, true));
  CHECK(queue.next_frame().size() == 1);
  queue.add(key(key_of('3'), true));
  queue.add(key(left_ctrl, false));
  queue.add(key(key_of('3'), false));
  CHECK(frames(queue) == std::vector<std::size_t>{1, 2});
}

TEST_CASE("a click happens where the mouse was, and a drag ends where it is before the release",
          "[editor]") {
  InputQueue queue;
  queue.add({InputKind::move, 0, false, 10, 10});
  queue.add({InputKind::button, 0, true});
  queue.add({InputKind::move, 0, false, 90, 90});
  queue.add({InputKind::button, 0, false});
  CHECK(frames(queue) == std::vector<std::size_t>{2, 1, 1});
}

}  // namespace hr::tests
