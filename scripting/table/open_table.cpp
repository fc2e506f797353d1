// SPDX-License-Identifier: MIT
#include "scripting/table/open_table.h"

#include <random>
#include <utility>

#include "core/par/par.h"
#include "core/record/replay.h"
#include "core/table/table_access.h"
#include "scripting/ruleset/open_rules.h"

namespace hr::scripting {

namespace {

constexpr std::uint64_t k_any_seed = 1;

Match set_up(const PlayableRules& playable, const GameStart& beginning) {
  if (beginning.dice.size() == 1)
    return set_up_with_sum(playable, beginning.seed, beginning.dice.front());
  return {playable, beginning.seed, beginning.dice};
}

}  // namespace

std::uint64_t any_seed() {
  std::random_device device;
  return device() & 0x7fffffffU;
}

Table begin_game(std::shared_ptr<Ruleset> ruleset, const GameStart& beginning,
                 std::shared_ptr<RulesCache> rules_cache) {
  return Table(set_up(make_playable(std::move(ruleset)), beginning), beginning.players, {},
               rules_from(std::move(rules_cache)));
}

Table resume_game(const Record& record, ById<PlayerId, Player> players,
                  std::shared_ptr<RulesCache> rules_cache) {
  Table out(open_record(record), std::move(players), record.notes,
            rules_from(std::move(rules_cache)));
  restore_looks(out, record.looks);
  restore_seat_clocks(out, record.times);
  return out;
}

Table replay_game(const Record& record) {
  Table out(replay(record, open_playable), record.players, record.notes);
  restore_looks(out, record.looks);
  restore_seat_clocks(out, record.times);
  return out;
}

Thinker make_thinker() { return Thinker(open_playable); }

GameReport game_report(const Ruleset& ruleset) { return hr::game_report(*ruleset.game()); }

bool rolls_dice(std::shared_ptr<Ruleset> ruleset) {
  return !Match(make_playable(std::move(ruleset)), k_any_seed).node().faces().empty();
}

}  // namespace hr::scripting
