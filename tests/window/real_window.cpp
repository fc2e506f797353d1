// SPDX-License-Identifier: MIT
#include "tests/window/real_window.h"
#include "tests/support/files.h"

#include <fcntl.h>
#include <signal.h>
#include <stdlib.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <catch2/catch.hpp>
#include <chrono>
#include <sstream>
#include <thread>
#include <utility>

namespace hr::tests {

namespace fs = std::filesystem;
using Json = nlohmann::json;
using Clock = std::chrono::steady_clock;

namespace {

constexpr auto k_patience = std::chrono::seconds(30);
constexpr auto k_moment = std::chrono::milliseconds(30);
constexpr auto k_to_draw = std::chrono::seconds(2);

pid_t spawn(const std::vector<std::string>& command,
            const std::vector<std::pair<std::string, std::string>>& environment, int keep = -1) {
  const pid_t child = fork();
  REQUIRE(child >= 0);
  if (child > 0) return child;
  for (const auto& [name, value] : environment) setenv(name.c_str(), value.c_str(), 1);
  if (keep < 0) {
    const int nowhere = open("/dev/null", O_WRONLY);
    dup2(nowhere, STDOUT_FILENO);
  }
  std::vector<char*> words;
  for (const std::string& word : command) words.push_back(const_cast<char*>(word.c_str()));
  words.push_back(nullptr);
  execvp(words.front(), words.data());
  _exit(127);
}

// Starts a screen with a free number, which Xvfb chooses.
std::pair<pid_t, std::string> start_screen(const fs::path& folder, ScreenSize size) {
  int ends[2];
  REQUIRE(pipe(ends) == 0);
  const pid_t screen =
      spawn({"Xvfb", "-displayfd", std::to_string(ends[1]), "-screen", "0",
             std::to_string(size.width) + "x" + std::to_string(size.height) + "x24", "-noreset",
             "-nolisten", "tcp", "-fbdir", folder.string()},
            {}, ends[1]);
  close(ends[1]);
  std::string number;
  for (char c = 0; ::read(ends[0], &c, 1) == 1 && c != '\n';) number += c;
  close(ends[0]);
  REQUIRE_FALSE(number.empty());
  return {screen, ":" + number};
}

void end(pid_t& process, int signal) {
  if (process <= 0) return;
  ::kill(process, signal);
  waitpid(process, nullptr, 0);
  process = -1;
}

bool ends_with_name(const std::string& path, const std::string& name) {
  return path.ends_with(name) &&
         (path.size() == name.size() || path[path.size() - name.size() - 1] == '/');
}

Spot middle(const Json& box) {
  return {(box[0].get<int>() + box[2].get<int>()) / 2, (box[1].get<int>() + box[3].get<int>()) / 2};
}

// xdotool's words for moving the mouse there.
std::string at(Spot spot) {
  return "mousemove " + std::to_string(spot.x) + " " + std::to_string(spot.y);
}

// A word for the shell.
std::string shell_word(const std::string& word) {
  std::string out = "'";
  for (const char c : word) out += c == '\'' ? std::string("'\\''") : std::string(1, c);
  return out + "'";
}

}  // namespace

RealWindow::RealWindow(std::vector<std::string> arguments, ScreenSize size) : size_(size) {
  std::string name = (fs::temp_directory_path() / "houserules-screen-XXXXXX").string();
  REQUIRE(mkdtemp(name.data()) != nullptr);
  folder_ = name;
  std::tie(screen_, display_) = start_screen(folder_, size);
  const Json settings{
      {"width", size.width}, {"height", size.height}, {"scale", size.scale}, {"slides", false}};
  write_text(folder_ / "config/houserules/settings.json", settings.dump());
  start(std::move(arguments));
}

RealWindow::~RealWindow() {
  end(program_, SIGKILL);
  end(screen_, SIGTERM);
  std::error_code ignored;
  fs::remove_all(folder_, ignored);
}

void RealWindow::start(std::vector<std::string> arguments) {
  std::vector<std::string> command{HOUSERULES_PROGRAM, "window", "--dump",
                                   (folder_ / "dump.json").string()};
  command.insert(command.end(), arguments.begin(), arguments.end());
  fs::remove(folder_ / "dump.json");
  const auto begun = Clock::now();
  program_ = spawn(command, {{"DISPLAY", display_},
                             {"DBUS_SESSION_BUS_ADDRESS", bus_},  // "": no dialogs of a desktop
                             {"XDG_DATA_HOME", (folder_ / "data").string()},
                             {"XDG_CONFIG_HOME", (folder_ / "config").string()},
                             {"XDG_STATE_HOME", (folder_ / "state").string()}});
  wait_until("the first frame", [&] { return !dump().empty(); });
  start_seconds_ = std::chrono::duration<double>(Clock::now() - begun).count();
}

void RealWindow::kill() { end(program_, SIGKILL); }

const Json& RealWindow::dump() const {
  std::string text = text_of(folder_ / "dump.json");
  if (text == dumped_) return items_;
  items_ = text.empty() ? Json() : Json::parse(text);
  dumped_ = std::move(text);
  return items_;
}

std::optional<Json> RealWindow::find(const std::string& name, bool in_sight) const {
  for (const Json& item : dump())
    if (ends_with_name(item.at("path"), name) && (item.at("in_sight") || !in_sight)) return item;
  return {};
}

bool RealWindow::has(const std::string& name) { return find(name).has_value(); }

bool RealWindow::reads(const std::string& text) const {
  for (const Json& item : dump())
    if (item.at("in_sight") && item.at("text").get<std::string>().find(text) != std::string::npos)
      return true;
  return false;
}

std::vector<std::string> RealWindow::cut_off() const {
  std::vector<std::string> out;
  for (const Json& item : dump())
    if (item.at("cut_off")) out.push_back(item.at("text"));
  return out;
}

void RealWindow::wait_until(const std::string& what, const std::function<bool()>& done) {
  const auto end = Clock::now() + k_patience;
  while (!done()) {
    if (Clock::now() > end) {
      const fs::path png = fs::path(pictures_folder()) / "failed.png";
      Picture::of_screen(text_of(folder_ / "Xvfb_screen0")).save(png);
      std::string there;
      for (const Json& item : dump())
        there +=
            "\n  " + item.at("path").get<std::string>() + ": " + item.at("text").get<std::string>();
      FAIL("waited in vain for " << what << "; see " << png << "; on screen is" << there);
    }
    std::this_thread::sleep_for(k_moment);
  }
}

Json RealWindow::item(const std::string& name) {
  bring_into_sight(name);
  wait_until(name, [&] { return has(name); });
  return *find(name);
}

void RealWindow::wait_for_text(const std::string& text) {
  wait_until("the text \"" + text + "\"", [&] {
    for (const Json& item : dump())
      if (item.at("text").get<std::string>().find(text) != std::string::npos) return true;
    return false;
  });
}

std::string RealWindow::turn() const {
  for (const Json& item : dump())
    if (item.at("path").get<std::string>().find("Table/Turn/") != std::string::npos)
      return item.at("text");
  return {};
}

std::string RealWindow::first_of(const std::string& part) {
  std::string out;
  wait_until("something in " + part, [&] {
    for (const Json& item : dump()) {
      const std::string path = item.at("path");
      const auto at = path.find(part);
      if (!out.empty() || at == std::string::npos || !item.at("in_sight")) continue;
      out = path.substr(at + part.size());
    }
    return !out.empty();
  });
  return out;
}

std::string RealWindow::name_of(const std::string& text) {
  std::string out;
  wait_until("something that reads \"" + text + "\"", [&] {
    for (const Json& item : dump())
      if (out.empty() && item.at("text").get<std::string>().starts_with(text))
        out = item.at("path");
    return !out.empty();
  });
  return out;
}

int RealWindow::count(const std::string& text) const {
  return static_cast<int>(
      std::ranges::count_if(dump(), [&](const Json& item) { return item.at("text") == text; }));
}

std::string RealWindow::rest() const {
  const auto both = [&] {
    return text_of(folder_ / "Xvfb_screen0") + text_of(folder_ / "dump.json");
  };
  std::string now = both(), before;
  while (now != before) {
    std::this_thread::sleep_for(k_moment * 8);
    before = std::exchange(now, both());
  }
  return now;
}

Picture RealWindow::picture() const {
  rest();
  return Picture::of_screen(text_of(folder_ / "Xvfb_screen0"));
}

void RealWindow::on_display(const std::string& command) const {
  REQUIRE(std::system(("DISPLAY=" + display_ + " " + command).c_str()) == 0);
}

void RealWindow::xdotool(const std::string& arguments) const { on_display("xdotool " + arguments); }

void RealWindow::use_layout(const std::string& name) {
  on_display("setxkbmap " + name);
  std::this_thread::sleep_for(k_moment * 5);
}

bool RealWindow::runs() {
  if (program_ > 0 && waitpid(program_, nullptr, WNOHANG) != 0) program_ = -1;
  return program_ > 0;
}

// Turns the wheel over the part of the window that the item is in.
void RealWindow::bring_into_sight(const std::string& name) {
  wait_until(name, [&] { return find(name, false).has_value(); });
  const auto end = Clock::now() + k_patience;
  while (!has(name) && Clock::now() < end) {
    const std::optional<Json> found = find(name, false);
    if (!found) continue;
    const Json box = found->at("box"), seen = found->at("seen");
    const bool below = box[3].get<int>() > seen[3].get<int>();
    xdotool(at(middle(seen)) + " click " + (below ? "5" : "4"));
    std::this_thread::sleep_for(k_moment * 3);
  }
}

// Where the item is once the window is at rest: the last click may have moved it.
Spot RealWindow::resting_place(const std::string& name) {
  bring_into_sight(name);
  Json box = item(name).at("box"), before;
  while (box != before) {
    std::this_thread::sleep_for(k_moment * 3);
    before = std::exchange(box, item(name).at("box"));
  }
  return middle(box);
}

void RealWindow::click(const std::string& name, int button) {
  xdotool(at(resting_place(name)) + " click " + std::to_string(button));
  const auto clicked = fs::file_time_type::clock::now();
  std::this_thread::sleep_for(k_moment * 5);
  // A busy machine may take longer to draw what the click has changed.
  const auto end = Clock::now() + k_to_draw;
  std::error_code error;
  while (fs::last_write_time(folder_ / "dump.json", error) < clicked && Clock::now() < end)
    std::this_thread::sleep_for(k_moment);
}

void RealWindow::point(const std::string& name) { xdotool(at(resting_place(name))); }

void RealWindow::drag(const std::string& from, const std::string& to) {
  const Spot begin = resting_place(from), end = resting_place(to);
  xdotool(at(begin) + " mousedown 1 " + at(end) + " mouseup 1");
  std::this_thread::sleep_for(k_moment * 5);
}

void RealWindow::act(const std::string& action) {
  click("type a move");
  type(action);
  key("Return");
}

void RealWindow::type(const std::string& text) {
  std::istringstream lines(text);
  std::string words;
  for (std::string line; std::getline(lines, line);) {
    if (!line.empty()) words += " type --delay 1 --args 1 -- " + shell_word(line);
    if (!lines.eof()) words += " key --delay 1 Return";
  }
  if (!words.empty()) xdotool(words);
}

void RealWindow::fill(const std::string& field, const std::string& text) {
  click(field);
  // On a busy machine the field may have moved between the look and the click.
  const auto end = Clock::now() + k_patience;
  while (!item(field).at("focused").get<bool>() && Clock::now() < end) click(field);
  key("ctrl+a");
  key("Delete");
  type(text);
}

void RealWindow::strike(const std::string& chord) { xdotool("key --delay 1 " + chord); }

void RealWindow::key(const std::string& chord) {
  strike(chord);
  std::this_thread::sleep_for(k_moment * 5);
}

fs::path RealWindow::own_rules(const std::string& ruleset) const {
  return folder_ / "data/houserules/rulesets" / ruleset;
}

fs::path RealWindow::record() const {
  fs::path newest;
  std::error_code error;
  for (fs::directory_iterator at(folder_ / "state/houserules/matches", error), end;
       !error && at != end; at.increment(error))
    if (at->path().extension() == ".json" &&
        (newest.empty() || at->last_write_time() > fs::last_write_time(newest)))
      newest = at->path();
  return newest.empty() ? newest : newest.replace_extension(".rec");
}

Json RealWindow::kept() const {
  const fs::path record = this->record();
  if (record.empty()) return {{"actions", -1}};
  return Json::parse(text_of(fs::path(record).replace_extension(".json")));
}

double RealWindow::processor_seconds() const {
  const std::string stat = text_of("/proc/" + std::to_string(program_) + "/stat");
  std::istringstream rest(stat.substr(stat.rfind(')') + 2));
  std::string field;
  double ticks = 0;
  for (int i = 3; i <= 15 && rest >> field; ++i)
    if (i == 14 || i == 15) ticks += std::stod(field);
  return ticks / static_cast<double>(sysconf(_SC_CLK_TCK));
}

}  // namespace hr::tests
