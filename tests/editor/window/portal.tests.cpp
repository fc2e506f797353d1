// SPDX-License-Identifier: MIT
// The desktop's file dialog, with a portal that a test answers for.
#include "editor/window/portal.h"

#include <catch2/catch.hpp>
#include <chrono>
#include <filesystem>
#include <thread>

#include "tests/editor/app_driver.h"
#include "tests/support/fake_portal.h"

namespace hr::tests {

using namespace editor;
namespace {

FileAnswer wait_for_answer(FileChooser& chooser,
                           std::chrono::seconds most = std::chrono::seconds(8)) {
  const auto end = std::chrono::steady_clock::now() + most;
  while (std::chrono::steady_clock::now() < end) {
    if (const auto answer = chooser.take()) return *answer;
    std::this_thread::sleep_for(std::chrono::milliseconds(2));
  }
  FAIL("no answer");
  return {};
}

void wait_for(const std::function<bool()>& done) {
  for (int i = 0; i < 4000 && !done(); ++i)
    std::this_thread::sleep_for(std::chrono::milliseconds(2));
  REQUIRE(done());
}

const FileQuestion k_question{.asker = "open",
                              .title = "Open file",
                              .button = "Open",
                              .endings = {".rec", ".lesson"},
                              .folder = "/home/ann"};

FileAnswer asked(PortalHabit habit, std::vector<std::string> uris = {}) {
  const FakePortal portal(habit, std::move(uris));
  std::atomic<int> woken = 0;
  const auto chooser = make_portal_chooser([&] { ++woken; });
  chooser->ask(k_question);
  const FileAnswer answer = wait_for_answer(*chooser);
  wait_for([&] { return woken == 1; });
  CHECK(portal.asked() == 1);
  return answer;
}

// A window whose desktop has a dialog.
struct DesktopWindow {
  AppDriver window;
  DesktopWindow() {
    context().chooser = make_portal_chooser([] {});
  }
  ui::Context& context() { return *static_cast<ui::Context*>(ImGui::GetIO().UserData); }
  // Draws frames until the answer has had its effect.
  void wait_until(const std::function<bool()>& done) {
    wait_for([&] {
      window.frame(1);
      return done();
    });
    window.frame(4);
  }
  // … which is none.
  void wait_in_vain(const FakePortal& portal) {
    wait_until([&] { return portal.asked() == 1; });
    for (int i = 0; i < 40; ++i) {
      std::this_thread::sleep_for(std::chrono::milliseconds(5));
      window.frame(1);
    }
    CHECK_FALSE(context().chooser->answered());
  }
  bool ours() const { return window.has("Open file/path"); }
  void act(const std::string& action) {
    window.app().act(action);
    window.frame(3);
  }
};

// A portal in which a file of this window's folder is chosen.
std::vector<std::string> file_of(const AppDriver& window, const std::string& name) {
  return {"file://" + (window.folder() / name).string()};
}

}  // namespace

TEST_CASE("what a portal returns is a path on this computer, or refused", "[editor]") {
  const auto path = [](const std::string& uri) {
    const FileAnswer answer = answer_of({uri});
    return answer.type == FileAnswerType::chosen ? answer.text : "";
  };
  CHECK(path("file:///home/ann/a%20game.rec") == "/home/ann/a game.rec");
  CHECK(path("file:///home/ann/%E2%99%9E%25.rec") == "/home/ann/♞%.rec");
  CHECK(path("file://localhost/a.rec") == "/a.rec");
  CHECK(path("file:///a+b&c'd.rec") == "/a+b&c'd.rec");
  for (const char* uri : {"smb://nas/a.rec", "file://nas/a.rec", "https://example.org/a.rec",
                          "/a.rec", "", "file:", "file:///a%00b.rec", "file:///a%zz.rec"}) {
    INFO(uri);
    CHECK(answer_of({uri}).type == FileAnswerType::refused);
  }
  CHECK(answer_of({"smb://nas/a.rec"}).text ==
        "smb://nas/a.rec is not a file on this computer. Copy it to one of your folders, and open "
        "the copy.");
  CHECK(answer_of({"smb://nas/a.rec"}, true).text ==
        "smb://nas/a.rec is not a file on this computer. Save it in one of your folders.");
  CHECK(answer_of({}).type == FileAnswerType::cancelled);
}

TEST_CASE("a portal is asked and answers", "[editor]") {
  const FakePortal portal(PortalHabit::answers, {"file:///home/ann/a%20game.rec"});
  const auto chooser = make_portal_chooser([] {});
  chooser->ask(k_question);
  const FileAnswer answer = wait_for_answer(*chooser);
  CHECK(answer.type == FileAnswerType::chosen);
  CHECK(answer.text == "/home/ann/a game.rec");
  CHECK_FALSE(chooser->take());
  CHECK_THAT(portal.question(), Catch::StartsWith("('', 'Open file', {"));
  CHECK_THAT(portal.question(), Catch::Contains("'accept_label': <'Open'>"));
  CHECK_THAT(portal.question(),
             Catch::Contains("[('*.rec, *.lesson', [(uint32 0, '*.rec'), (0, '*.lesson')]), "
                             "('All files', [(0, '*')])]"));
  CHECK_THAT(portal.question(), Catch::Contains("'current_folder': <b'/home/ann'>"));
}

TEST_CASE("a portal answers early, cancels, breaks off or refuses", "[editor]") {
  CHECK(asked(PortalHabit::early, {"file:///a.rec"}).text == "/a.rec");
  CHECK(asked(PortalHabit::cancels).type == FileAnswerType::cancelled);
  CHECK(asked(PortalHabit::breaks).type == FileAnswerType::unavailable);
  CHECK(asked(PortalHabit::refuses).type == FileAnswerType::unavailable);
  CHECK(asked(PortalHabit::answers).type == FileAnswerType::unavailable);  // with nothing
}

TEST_CASE("a portal that does not begin is given up after some seconds", "[editor]") {
  CHECK(asked(PortalHabit::is_silent).type == FileAnswerType::unavailable);
}

TEST_CASE("a portal may crash while its dialog is open, or be given up", "[editor]") {
  FakePortal portal(PortalHabit::waits);
  const auto chooser = make_portal_chooser([] {});
  chooser->ask(k_question);
  wait_for([&] { return portal.asked() == 1; });
  chooser->ask(k_question);  // closes the first
  wait_for([&] { return portal.asked() == 2 && portal.closed() == 1; });
  chooser->give_up();
  wait_for([&] { return portal.closed() == 2; });
  CHECK_FALSE(chooser->answered());
  chooser->ask(k_question);
  wait_for([&] { return portal.asked() == 3; });
  std::this_thread::sleep_for(std::chrono::milliseconds(50));
  portal.vanish();
  CHECK(wait_for_answer(*chooser).type == FileAnswerType::unavailable);
}

TEST_CASE("without a bus there is no desktop dialog", "[editor]") {
  for (const char* address : {"", "unix:path=/nowhere/at/all"}) {
    setenv("DBUS_SESSION_BUS_ADDRESS", address, 1);
    const auto chooser = make_portal_chooser([] {});
    chooser->ask(k_question);
    CHECK(wait_for_answer(*chooser).type == FileAnswerType::unavailable);
  }
}

TEST_CASE("Open file opens what was chosen in the desktop's dialog", "[editor]") {
  DesktopWindow desktop;
  AppDriver& window = desktop.window;
  window.start("cube_wars");
  window.send(PlayTyped{k_owner, window.report().legal.front().text});
  const std::string path = (window.folder() / "a game.rec").string();
  window.send(SaveRecord{path});
  window.send(LeaveGame{});
  const FakePortal portal(PortalHabit::answers,
                          {"file://" + window.folder().string() + "/a%20game.rec"});
  window.press(ctrl('O'));
  CHECK_FALSE(desktop.ours());
  desktop.wait_until([&] { return window.state().game.has_value(); });
  CHECK_FALSE(desktop.ours());
  CHECK(window.report().ply == 1);
}

TEST_CASE("cancelled in the desktop's dialog, nothing is opened", "[editor]") {
  DesktopWindow desktop;
  const FakePortal portal(PortalHabit::cancels);
  desktop.window.press(ctrl('O'));
  desktop.wait_in_vain(portal);
  CHECK_FALSE(desktop.ours());
  CHECK_FALSE(desktop.window.state().game);
}

TEST_CASE("where the desktop's dialog does not come, ours does", "[editor]") {
  DesktopWindow desktop;
  const FakePortal portal(PortalHabit::refuses);
  desktop.window.press(ctrl('O'));
  desktop.wait_until([&] { return desktop.ours(); });
  desktop.window.press(Key::escape);
  CHECK_FALSE(desktop.ours());
}

TEST_CASE("a file elsewhere is refused with what to do, in our dialog", "[editor]") {
  DesktopWindow desktop;
  const FakePortal portal(PortalHabit::answers, {"sftp://school/lesson.rec"});
  desktop.window.press(ctrl('O'));
  desktop.wait_until([&] { return desktop.ours(); });
  CHECK(desktop.window.reads("sftp://school/lesson.rec is not a file on this computer."));
}

TEST_CASE("asked for again while the desktop's dialog is open, ours opens", "[editor]") {
  DesktopWindow desktop;
  const FakePortal portal(PortalHabit::waits);
  desktop.window.press(ctrl('O'));
  wait_for([&] { return portal.asked() == 1; });
  CHECK_FALSE(desktop.ours());
  desktop.window.press(ctrl('O'));
  desktop.window.frame(3);
  CHECK(desktop.ours());
  wait_for([&] { return portal.closed() == 1; });
}

TEST_CASE("a portal is asked where to save, and for which window", "[editor]") {
  const FakePortal portal(PortalHabit::answers, {"file:///home/ann/b.rec"});
  const auto chooser = make_portal_chooser([] {}, "x11:1a00003");
  FileQuestion question = k_question;
  question.saves = true;
  question.name = "cube_wars.rec";
  chooser->ask(question);
  CHECK(wait_for_answer(*chooser).text == "/home/ann/b.rec");
  CHECK(portal.method() == "SaveFile");
  CHECK_THAT(portal.question(), Catch::StartsWith("('x11:1a00003', 'Open file', {"));
  CHECK_THAT(portal.question(), Catch::Contains("'current_name': <'cube_wars.rec'>"));
  CHECK(chooser->asker() == "open");
}

TEST_CASE("a match and a lesson are saved where the desktop's dialog says", "[editor]") {
  DesktopWindow desktop;
  AppDriver& window = desktop.window;
  window.start("cube_wars");
  {
    const FakePortal portal(PortalHabit::answers, file_of(window, "a.rec"));
    window.press(ctrl_shift('S'));
    CHECK_FALSE(window.has("Save match as/path"));
    desktop.wait_until([&] { return std::filesystem::exists(window.folder() / "a.rec"); });
    CHECK(portal.method() == "SaveFile");
    CHECK_THAT(portal.question(), Catch::Contains("'current_name': <'cube_wars.rec'>"));
    CHECK_FALSE(window.has("Save match as/path"));
    CHECK(window.reads("Saved as " + (window.folder() / "a.rec").string() + "."));
  }
  const FakePortal portal(PortalHabit::answers, file_of(window, "a.lesson"));
  desktop.act("dialog.lesson");
  desktop.wait_until([&] { return std::filesystem::exists(window.folder() / "a.lesson"); });
  CHECK_THAT(portal.question(), Catch::Contains("'current_name': <'cube_wars.lesson'>"));
}

TEST_CASE("whose view is exported is asked before the desktop's dialog", "[editor]") {
  DesktopWindow desktop;
  AppDriver& window = desktop.window;
  window.start("cube_wars");
  const FakePortal portal(PortalHabit::answers, file_of(window, "view.json"));
  desktop.act("dialog.export");
  window.click("For/Black");
  CHECK(portal.asked() == 0);
  CHECK_FALSE(window.has("Export one player's view/path"));
  window.click("Export…");
  desktop.wait_until([&] { return std::filesystem::exists(window.folder() / "view.json"); });
  CHECK_THAT(portal.question(), Catch::Contains("'current_name': <'cube_wars-black.json'>"));
  CHECK_FALSE(window.has("Export one player's view/Cancel"));
}

TEST_CASE("a record with secrets is saved after a warning, and not once the screen is passed on",
          "[editor]") {
  DesktopWindow desktop;
  AppDriver& window = desktop.window;
  window.start("graverobber");
  window.send(LiftCurtain{});
  const FakePortal portal(PortalHabit::waits);
  window.press(ctrl_shift('S'));
  CHECK(window.reads("do not give it to players"));
  window.click("Save…");
  wait_for([&] { return portal.asked() == 1; });
  window.send(ViewAs{k_owner});  // somebody else looks
  window.frame(3);
  wait_for([&] { return portal.closed() == 1; });
}

TEST_CASE("where the desktop cannot say where to save, our dialog lists folders", "[editor]") {
  DesktopWindow desktop;
  AppDriver& window = desktop.window;
  window.start("cube_wars");
  const FakePortal portal(PortalHabit::refuses);
  window.press(ctrl_shift('S'));
  desktop.wait_until([&] { return window.has("Save match as/path"); });
  window.press(Key::escape);
  desktop.act("dialog.export");
  CHECK_FALSE(window.has("Export one player's view/path"));
  window.click("Export…");
  desktop.wait_until([&] { return window.has("Export one player's view/path"); });
  CHECK(window.has("For/Black"));
}

TEST_CASE("a dialog does not take the answer to another one's question", "[editor]") {
  DesktopWindow desktop;
  AppDriver& window = desktop.window;
  window.start("cube_wars");
  const FakePortal portal(PortalHabit::waits);
  desktop.act("dialog.lesson");
  wait_for([&] { return portal.asked() == 1; });
  desktop.act("dialog.save");
  wait_for([&] { return portal.asked() == 2 && portal.closed() == 1; });
  desktop.act("dialog.lesson");
  wait_for([&] { return portal.asked() == 3 && portal.closed() == 2; });
  CHECK_FALSE(window.has("Save as lesson/path"));
}

}  // namespace hr::tests
