// SPDX-License-Identifier: MIT
#include "scripting/lua/watchdog.h"

#include <signal.h>

#include <catch2/catch.hpp>
#include <filesystem>
#include <fstream>
#include <string>
#include <thread>
#include <vector>

#include "tests/scripting/lua/sandbox_bench.h"

namespace hr::tests {

using namespace scripting;
using std::chrono::milliseconds;

namespace {

constexpr SandboxLimits k_short{.grace = milliseconds(20), .instructions = 100'000};
constexpr const char* k_endless = "while true do end";
constexpr const char* k_ended = "t.lua:1: ran for too long (more than 100000 instructions)";

int run_elsewhere(lua_State* L) {
  auto& other = *static_cast<Bench*>(Sandbox::of(L).context);
  push(L, other.result(k_endless));
  return 1;
}

// How often all threads of this process have been woken.
long wakes() {
  long out = 0;
  for (const auto& task : std::filesystem::directory_iterator("/proc/self/task")) {
    std::ifstream status(task.path() / "status");
    const std::string voluntary = "voluntary_ctxt_switches:";
    for (std::string line; std::getline(status, line);)
      if (line.starts_with(voluntary)) out += std::stol(line.substr(voluntary.size()));
  }
  return out;
}

}  // namespace

TEST_CASE("While nothing runs, the watchdog hardly wakes, and it still stops what begins then",
          "[scripting]") {
  Bench b(k_short);
  CHECK(b.result(k_endless) == k_ended);
  std::this_thread::sleep_for(milliseconds(1600));
  const long before = wakes();
  std::this_thread::sleep_for(milliseconds(1000));
  CHECK(wakes() - before < 25);  // 50 if it looked as often as while something runs
  CHECK(b.result(k_endless) == k_ended);
}

TEST_CASE("The watchdog stops calls on many threads at once", "[scripting]") {
  std::vector<std::string> ends(6);
  std::vector<std::thread> threads;
  for (std::string& end : ends) {
    threads.emplace_back([&end] {
      for (int i = 0; i < 3; ++i) end = Bench(k_short).result(k_endless);
    });
  }
  for (std::thread& thread : threads) thread.join();
  for (const std::string& end : ends) CHECK(end == k_ended);
}

TEST_CASE("Many short calls are never mistaken for a long one", "[scripting]") {
  Bench b(
      SandboxLimits{.grace = milliseconds(20), .instructions = 1, .deadline = milliseconds(40)});
  b.box.run("return function(x) return x + 1 end", "@t.lua");
  const int kept = b.box.keep();
  const auto used = [] {
    timespec time{};
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
    return std::chrono::seconds(time.tv_sec) + std::chrono::nanoseconds(time.tv_nsec);
  };
  const auto start = used();
  lua_Integer n = 0;  // many deadlines long, and far more calls than one
  while (n < 1000 || used() - start < milliseconds(200)) {
    b.box.push_kept(kept);
    push(b.L, n);
    b.box.call(1, 1);
    n = lua_tointeger(b.L, -1);
    lua_pop(b.L, 1);
  }
  CHECK(n >= 1000);
}

TEST_CASE("A long call within its budget succeeds", "[scripting]") {
  Bench b(SandboxLimits{.grace = milliseconds(20), .deadline = milliseconds(60'000)});
  CHECK(b.result("local n = 0 for i = 1, 9000000 do n = n + 1 end return n") == "9000000");
}

TEST_CASE("A state can move between threads and is still watched", "[scripting]") {
  Bench b(k_short);
  CHECK(b.result(k_endless) == k_ended);
  std::string end;
  std::thread([&] { end = b.result(k_endless); }).join();
  CHECK(end == k_ended);
  CHECK(b.result(k_endless) == k_ended);
}

TEST_CASE("A call into another state has a budget of its own", "[scripting]") {
  Bench inner(k_short);
  Bench outer(SandboxLimits{.grace = milliseconds(20), .deadline = milliseconds(60'000)});
  outer.box.context = &inner;
  outer.add("elsewhere", guarded<run_elsewhere>);
  CHECK(outer.result("return elsewhere()") == k_ended);
}

TEST_CASE("A thread that blocks signals is watched as well", "[scripting]") {
  std::string end;
  std::thread([&end] {
    sigset_t all;
    sigfillset(&all);
    pthread_sigmask(SIG_SETMASK, &all, nullptr);
    end = Bench(k_short).result(k_endless);
  }).join();
  CHECK(end == k_ended);
}

}  // namespace hr::tests
