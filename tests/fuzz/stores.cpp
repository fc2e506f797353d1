// SPDX-License-Identifier: MIT
// Files of results: a database of a stranger is merged into a new one; or, for an input that is
// none, a plan, the numbers of two games and a tally, a line each, are read and reported.
#include <stdlib.h>

#include <filesystem>
#include <fstream>
#include <sstream>

#include "cli/results/result_store.h"
#include "core/lab/check_kept.h"
#include "core/lab/comparison.h"
#include "core/lab/ladder.h"
#include "core/lab/luck.h"
#include "core/lab/survey.h"
#include "scripting/ruleset/open_rules.h"
#include "tests/fuzz/accepted.h"
#include "tests/fuzz/fuzz_target.h"
#include "tests/fuzz/games.h"

namespace hr::fuzz {

namespace {

class Folder {
 public:
  Folder() {
    namespace fs = std::filesystem;
    // In memory, where it can be: SQLite waits for a disk after each change.
    const fs::path root = fs::is_directory("/dev/shm") ? "/dev/shm" : fs::temp_directory_path();
    std::string place = (root / "houserules-fuzz-XXXXXX").string();
    if (mkdtemp(place.data()) == nullptr) throw std::runtime_error("no room for " + place);
    path_ = place;
  }
  Folder(const Folder&) = delete;
  Folder& operator=(const Folder&) = delete;
  ~Folder() {
    std::error_code ignored;
    std::filesystem::remove_all(path_, ignored);
  }
  std::string file(const char* name) const { return (path_ / name).string(); }

 private:
  std::filesystem::path path_;
};

bool merge(std::string_view database) {
  static const Folder folder;
  for (const char* const name : {"in.db", "in.db-journal", "all.db", "all.db-journal"})
    std::filesystem::remove(folder.file(name));
  std::ofstream(folder.file("in.db"), std::ios::binary) << database;
  return accepted([&] {
    cli::ResultStore all(folder.file("all.db"), {});
    all.take_all(folder.file("in.db"));
    all.each([](const std::string& plan, Shard shard, const std::string& tally) {
      check_kept(plan, shard, tally);
    });
  });
}

// Says of every shard that it comes to the same.
class OneTally : public ShardStore {
 public:
  explicit OneTally(std::string tally) : tally_(std::move(tally)) {}
  std::optional<std::string> find(const std::string&, Shard) override { return tally_; }
  void put(const std::string&, Shard, const std::string&) override {}

 private:
  std::string tally_;
};

bool report(std::string_view input) {
  std::istringstream lines{std::string(input)};
  std::string plan, numbers, tally;
  std::getline(lines, plan);
  std::getline(lines, numbers);
  std::getline(lines, tally);
  std::istringstream read(numbers);
  Shard shard;
  read >> shard.from >> shard.to;
  const bool fits = accepted([&] { check_kept(plan, shard, tally); });
  static const RulesVersion version{"men",
                                    [] { return scripting::open_playable(game_ruleset_text(0)); }};
  OneTally store(tally);
  const LabPlay random{.bots = std::vector<BotSpec>(2), .limit = 20, .watched = true};
  accepted([&] { survey(version, {.play = random, .games = 32, .store = &store}); });
  accepted([&] { compare(version, version, {.play = random, .max_pairs = 32, .store = &store}); });
  accepted([&] { measure_luck(version, {.play = random, .games = 64, .store = &store}); });
  accepted(
      [&] { climb(version, {.bots = random.bots, .games = 16, .limit = 20, .store = &store}); });
  return fits;
}

}  // namespace

bool fuzz_stores(std::string_view input) {
  return input.starts_with("SQLite") ? merge(input) : report(input);
}

}  // namespace hr::fuzz
