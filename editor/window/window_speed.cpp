// SPDX-License-Identifier: MIT
#include "editor/window/window_speed.h"

#include <imgui.h>

#include <algorithm>
#include <chrono>
#include <ctime>
#include <fstream>
#include <functional>
#include <string>
#include <thread>

#include "core/base/error.h"
#include "editor/app/app.h"
#include "editor/desk/scratch_user_folders.h"
#include "editor/ui/ui.h"
#include "editor/window/offscreen.h"
#include "scripting/ruleset/ruleset.h"
#include "scripting/source/files.h"

namespace hr::editor {

namespace {

using Clock = std::chrono::steady_clock;
constexpr int k_frames = 200, k_actions = 60, k_saves = 9, k_opens = 5, k_lines = 2000,
              k_typed_letters = 150;
constexpr std::uintmax_t k_max_file = 64 << 20;

double clock_ms(const std::function<void()>& what) {
  const auto begun = Clock::now();
  what();
  return std::chrono::duration<double, std::milli>(Clock::now() - begun).count();
}

// Of all threads.
double cpu_ms(const std::function<void()>& what) {
  const std::clock_t begun = std::clock();
  what();
  return 1000.0 * static_cast<double>(std::clock() - begun) / CLOCKS_PER_SEC;
}

std::vector<double> times(int n, const std::function<void()>& what) {
  std::vector<double> out;
  for (int i = 0; i < n; ++i) out.push_back(cpu_ms(what));
  return out;
}

double share(std::vector<double> all, double part) {
  if (all.empty()) return 0;
  std::ranges::sort(all);
  return all[static_cast<std::size_t>(part * static_cast<double>(all.size() - 1))];
}

Speed speed(const std::vector<double>& all, const std::vector<double>& baseline) {
  return {share(all, 0.5), share(all, 0.95), share(baseline, 0.5)};
}

// A window with a running match.
class Bench {
 public:
  Bench(const std::vector<std::filesystem::path>& shipped, const std::string& ruleset)
      : app_(folder_.folders(), shipped, [] { return TimePoint(0); }) {
    StartGame start{ruleset, {}, {}, {}, {}};
    start.seed = 1;
    carry_out(start);
    if (!app_.state().game) throw Error(app_.state().notice.text);
    carry_out(ViewAs{k_owner});
    frame();
  }

  void frame() {
    screen_.draw([&] { app_.frame(); }, 1);
  }
  void carry_out(const DeskCommand& command) { app_.carry_out(command); }
  const GameState& game() const { return *app_.state().game; }

  void act() {
    if (game().report.ended) carry_out(Restart{});
    carry_out(BotMove{});
  }

  // Finds the cells, then stops listening, as in the real window.
  std::vector<ImVec2> cells() {
    frame();
    std::vector<ImVec2> out;
    for (const Item& item : screen_.screen().items())
      if (item.kind == "cell" && item.in_sight())
        out.emplace_back((item.box.left + item.box.right) / 2,
                         (item.box.top + item.box.bottom) / 2);
    ui::context().screen.listen(false);
    return out;
  }
  // Opens a long text in the Rules tab, with the caret in the middle.
  void open_long_text() {
    std::string text;
    for (int i = 1; i <= k_lines; ++i)
      text += "local set_" + std::to_string(i) + " = near(own, \"n\") - empty  -- a set of cells\n";
    carry_out(SaveFile{"long.lua", text, true});
    app_.act(std::string(k_show_place) + "long.lua:" + std::to_string(k_lines / 2));
    for (int i = 0; i < 5; ++i) frame();
  }
  void type(char letter) {
    screen_.type(letter);
    frame();
  }
  std::string typed() const {
    for (const RuleFileState& file : game().files)
      if (file.name == "long.lua") return file.draft.value_or("");
    return "";
  }
  // Nothing happens for a while. Whether something was still to be drawn.
  bool wait() {
    const std::chrono::milliseconds most(200);
    const std::uint64_t drawn = app_.state().version;
    const std::chrono::milliseconds next = app_.tick().value_or(most);
    const bool draws = app_.state().version != drawn || app_.wants_frame();
    if (draws)
      frame();
    else
      std::this_thread::sleep_for(std::clamp(next, std::chrono::milliseconds(1), most));
    return draws;
  }
  void point(ImVec2 at) { screen_.point(at.x, at.y); }

  std::string rules() const { return game().files.front().text; }
  std::filesystem::path rules_file() const { return game().folder / game().files.front().name; }
  // Waits until the rules saved by another program are in force.
  void await(NodeId before) {
    const auto end = Clock::now() + std::chrono::seconds(5);
    while (game().cursor == before) {
      if (Clock::now() > end) throw Error("saved rules are not in force after 5 seconds");
      app_.tick();
      std::this_thread::sleep_for(std::chrono::milliseconds(1));
    }
    frame();
  }
  std::filesystem::path folder() const { return folder_.path(); }

 private:
  ScratchUserFolders folder_;
  Offscreen screen_{1280, 800};
  App app_;
};

void measure_frames(Bench& bench, WindowSpeed& out) {
  Offscreen other(1280, 800);
  const auto line =
      times(k_frames, [&] { other.draw([] { ImGui::TextUnformatted("House Rules"); }, 1); });
  const std::vector<ImVec2> cells = bench.cells();
  for (int i = 0; i < 10; ++i) bench.frame();
  out.still = speed(times(k_frames, [&] { bench.frame(); }), line);
  std::size_t at = 0;
  const auto hover = [&] {
    if (!cells.empty()) bench.point(cells[at++ * 7 % cells.size()]);
    bench.frame();
  };
  out.hover = speed(times(k_frames, hover), line);
  std::vector<double> frames, actions, writes;
  for (int i = 0; i < k_actions; ++i) {
    actions.push_back(clock_ms([&] { bench.act(); }));
    frames.push_back(cpu_ms([&] { bench.frame(); }));
    const std::string record = scripting::read_whole(bench.game().file, k_max_file);
    writes.push_back(clock_ms([&] { scripting::write_whole(bench.folder() / "copy", record); }));
  }
  out.acted = speed(frames, line);
  out.action = speed(actions, writes);
}

void measure_typing(Bench& bench, WindowSpeed& out) {
  Offscreen other(1280, 800);
  std::vector<double> line, frames;
  for (int i = 0; i < k_frames; ++i)
    line.push_back(cpu_ms([&] { other.draw([] { ImGui::TextUnformatted("House Rules"); }, 1); }));
  bench.open_long_text();
  const std::string letters = "local near = own + enemy ";
  for (int i = 0; i < k_typed_letters; ++i)
    frames.push_back(
        cpu_ms([&] { bench.type(letters[static_cast<std::size_t>(i) % letters.size()]); }));
  if (bench.typed().empty()) throw Error("letters were typed, but the text has not changed");
  out.typing = speed(frames, line);
}

void measure_saves(Bench& bench, WindowSpeed& out) {
  const std::string rules = bench.rules();
  const std::string name = bench.game().files.front().name;
  int n = 0;
  const auto edited = [&] { return rules + "-- " + std::to_string(++n) + "\n"; };
  const auto save = [&] {
    bench.carry_out(SaveFile{name, edited()});
    bench.frame();
  };
  save();  // creates the user's copy
  const auto load = times(k_saves, [&] { scripting::load_ruleset(bench.game().folder); });
  out.save = speed(times(k_saves, save), load);
  const auto outside = [&] {
    const NodeId before = bench.game().cursor;
    scripting::write_soon(bench.rules_file(), edited());
    bench.await(before);
  };
  std::vector<double> waits;
  for (int i = 0; i < k_saves; ++i) waits.push_back(clock_ms(outside));
  out.outside = speed(waits, load);
}

// As the window's own loop waits: until the next tick, or for news.
void measure_idle(Bench& bench, WindowSpeed& out) {
  constexpr double k_time = 2000;
  constexpr int k_settling = 100;  // frames that what happened before may still take
  for (int i = 0; i < k_settling && bench.wait(); ++i) continue;
  const auto begun = Clock::now();
  const double cpu = cpu_ms([&] {
    while (Clock::now() - begun < std::chrono::duration<double, std::milli>(k_time)) bench.wait();
  });
  out.idle = 100 * cpu / k_time;
}

// What the kernel reports as anonymous memory, in kB.
double private_megabytes() {
  std::ifstream status("/proc/self/status");
  for (std::string line; std::getline(status, line);)
    if (line.starts_with("RssAnon:")) return std::stod(line.substr(8)) / 1024;
  return 0;
}

}  // namespace

WindowSpeed window_speed(const std::vector<std::filesystem::path>& shipped,
                         const std::string& ruleset) {
  WindowSpeed out;
  const auto letters = times(k_opens, [] { const Offscreen screen(1280, 800); });
  out.open = speed(times(k_opens, [&] { const Bench bench(shipped, ruleset); }), letters);
  Bench bench(shipped, ruleset);
  out.memory = private_megabytes();
  measure_frames(bench, out);
  measure_idle(bench, out);
  measure_saves(bench, out);
  measure_typing(bench, out);
  return out;
}

}  // namespace hr::editor
