// SPDX-License-Identifier: MIT
// Runs targets without libFuzzer, always with the same inputs: each seed, and changed ones.
//   drive SEEDS INPUTS [TARGET...]   the seeds in SEEDS/TARGET, and INPUTS changed ones of all
//   drive FILE...                    these inputs alone; the name of their folder is the target's
// An input that is a finding is written to the current folder; the exit code is 1 then.
#include <fcntl.h>
#include <unistd.h>

#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <exception>

#include "tests/fuzz/corpus.h"
#include "tests/fuzz/fuzz_target.h"
#include "tests/fuzz/mutate.h"

namespace hr::fuzz {

namespace {

namespace fs = std::filesystem;

struct Totals {
  std::size_t inputs = 0, accepted = 0, findings = 0;
};

// A crash ends the process, so what is being run is written down before. The file stays open:
// some file systems write a file to the disk whenever it is emptied, written and closed.
class Running {
 public:
  explicit Running(const std::string& file)
      : fd_(::open(file.c_str(), O_CREAT | O_WRONLY | O_CLOEXEC, 0644)) {}
  Running(const Running&) = delete;
  Running& operator=(const Running&) = delete;
  ~Running() { ::close(fd_); }
  void write_down(const std::string& input) const {
    if (::ftruncate(fd_, 0) != 0 ||
        ::pwrite(fd_, input.data(), input.size(), 0) != static_cast<ssize_t>(input.size()))
      throw std::runtime_error("the current folder cannot be written to");
  }

 private:
  int fd_;
};

std::string finding_file(const FuzzTarget& target) { return "finding-" + std::string(target.name); }

void run_input(const FuzzTarget& target, const std::string& input, const std::string& name,
               const Running& running, Totals& totals) {
  running.write_down(input);
  ++totals.inputs;
  try {
    if (target.run(input)) ++totals.accepted;
    return;
  } catch (const std::exception& error) {
    std::printf("%s: %s: %s\n", target.name, name.c_str(), error.what());
  }
  ++totals.findings;
  std::ofstream(finding_file(target) + "-" + std::to_string(totals.findings), std::ios::binary)
      << input;
}

std::size_t run_target(const FuzzTarget& target, const fs::path& seeds, std::size_t inputs) {
  Totals totals;
  const Running running(finding_file(target));
  const auto began = std::chrono::steady_clock::now();
  std::vector<std::string> texts;
  for (const fs::path& file : files_in(seeds / target.name)) {
    texts.push_back(tests::text_of(file));
    run_input(target, texts.back(), file.filename().string(), running, totals);
  }
  if (texts.empty()) {
    std::printf("%s: there are no seeds in %s\n", target.name, seeds.c_str());
    return 1;
  }
  for (std::size_t i = 0; i < inputs; ++i)
    run_input(target, mutated(texts[i % texts.size()], texts, i, target.max),
              "change " + std::to_string(i), running, totals);
  const std::chrono::duration<double> took = std::chrono::steady_clock::now() - began;
  std::printf("%-10s %6zu inputs, %6zu accepted, %zu findings, %.1f s\n", target.name,
              totals.inputs, totals.accepted, totals.findings, took.count());
  fs::remove(finding_file(target));
  std::fflush(stdout);
  return totals.findings;
}

std::size_t run_all(const fs::path& seeds, std::size_t inputs,
                    const std::vector<std::string>& names) {
  std::size_t shares = 0, findings = 0;
  std::vector<const FuzzTarget*> targets;
  for (const FuzzTarget& each : fuzz_targets())
    if (names.empty() || std::ranges::find(names, each.name) != names.end())
      targets.push_back(&each), shares += each.share;
  for (const FuzzTarget* each : targets)
    findings += run_target(*each, seeds, inputs * each->share / std::max<std::size_t>(shares, 1));
  return findings;
}

std::size_t run(const std::vector<std::string>& words) {
  if (words.size() >= 2 && fs::is_directory(words[0]))
    return run_all(words[0], std::stoul(words[1]), {words.begin() + 2, words.end()});
  Totals totals;
  for (const std::string& word : words) {
    const fs::path file = fs::absolute(word);
    const FuzzTarget& target = fuzz_target(file.parent_path().filename().string());
    run_input(target, tests::text_of(file), word, Running(finding_file(target)), totals);
  }
  return totals.findings;
}

}  // namespace

}  // namespace hr::fuzz

int main(int argc, char** argv) {
  try {
    return hr::fuzz::run({argv + 1, argv + argc}) == 0 ? EXIT_SUCCESS : EXIT_FAILURE;
  } catch (const std::exception& error) {
    std::printf("drive: %s\n", error.what());
    return 2;
  }
}
