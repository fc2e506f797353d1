// SPDX-License-Identifier: MIT
// Games that reveal something, on every channel, and one that does not.
#include "core/trials/secrecy.h"
#include "core/table/table_access.h"

#include <catch2/catch.hpp>

#include "tests/support/hunt.h"

namespace hr::tests {

namespace {

enum class Plant : std::uint8_t {
  nothing,
  view,
  legal,
  refusals,
  events,
  scores,
  asked,
  ready,
  outcome,
  marked_outcome,
  marked_event,
  before_marked,
  one_more_marked,
  secret,
  roll
};

// Both seats hide a treasure; then they wait and look in turn. The rules use information that they
// should not have.
class Leaky : public Rules {
 public:
  explicit Leaky(Plant plant) : plant_(plant) {}

  static GameDef definition(Plant plant) {
    GameDef d = stones(Board::grid({.columns = 3, .rows = 2}));
    d.seats = {{"penny", ""}, {"nickel", ""}};
    d.zones = {
        {.name = "map", .per_seat = true, .see = {.who = Visibility::Who::owner, .set = {}}}};
    d.kinds = {{.name = "treasure"}};
    d.vars = {
        {.name = "shown", .see = {}},
        {.name = "hand", .per_seat = true, .see = {.who = Visibility::Who::owner, .set = {}}}};
    d.events = {{.name = "hint", .text = "It lies at {1}."},
                {.name = "said", .text = "It lies at {1}, they say.", .reveals = true}};
    const PatternDef pick = pattern(PatternType::pick, everywhere());
    VerbDef hide = verb("hide", {place("treasure", everywhere())}), wait = verb("wait", {{}}),
            look = verb("look", {pick}), stash = verb("stash", {pick}), draw = verb("draw", {{}});
    hide.asked = hide.secret = true;
    look.allow = true;
    stash.secret = stash.effect = wait.effect = draw.effect = true;
    d.verbs = {hide, wait, look, stash, draw};
    d.ends = {ending(EndType::rule), ending(EndType::plies, 8)};
    d.ends[0].reveals = plant == Plant::marked_outcome;
    d.turn = d.score = d.ready = true;
    d.stuck = Stuck::undeclared;
    return d;
  }

  SeatId setup(Effect& g) override {
    const Effect::AskPart hide{g.game().verb("hide"), 1};
    g.ask_all(all_seats(g.game().seats()), {&hide, 1});
    return SeatId(0);
  }
  void effect(Effect& g, SeatId me, const Action& action) override {
    if (action.verb == g.game().verb("stash")) {
      g.set_var(VarId(1), me, index(action.cell(0)));
      if (plant_ == Plant::secret) g.set_var(VarId(0), SeatId(0), index(action.cell(0)));
      return;
    }
    if (action.verb == g.game().verb("draw")) return g.set_var(VarId(1), me, g.roll(6));
    if (plant_ == Plant::roll) g.set_var(VarId(0), SeatId(0), *g.var(VarId(1), g.next(me)));
    const CellId cell = treasure(g, g.next(me));
    if (plant_ == Plant::view) g.set_var(VarId(0), SeatId(0), index(cell));
    if (plant_ == Plant::events) g.tell(3, EventId(0), {cell});
    if (plant_ == Plant::marked_event) g.tell(3, EventId(1), {cell});
    if (plant_ != Plant::before_marked && plant_ != Plant::one_more_marked) return;
    if (index(cell) % 2 == 0)
      g.tell(3, plant_ == Plant::before_marked ? EventId(0) : EventId(1), {cell});
    if (plant_ == Plant::one_more_marked) g.tell(3, EventId(0), {CellId(0)});
    g.tell(3, EventId(1), {CellId(0)});
  }
  bool allow(const View& v, const Action& action, std::string* why) override {
    const CellId cell = treasure(v, v.next(v.viewer()));
    if (plant_ == Plant::legal) return action.cell(0) != cell;
    if (action.cell(0) != CellId(0)) return true;
    if (why != nullptr)
      *why = plant_ == Plant::refusals ? "it lies at " + v.game().board().name(cell) : "not there";
    return false;
  }
  bool ready(const View& v, std::string*) override {
    const CellId cell = treasure(v, v.next(v.viewer()));
    return plant_ != Plant::ready || cell == CellId::none || index(cell) % 2 == 0 ||
           index(treasure(v, v.viewer())) % 2 == 0;
  }
  SeatId turn(Effect& g, SeatId me) override {
    return plant_ == Plant::asked && index(treasure(g, SeatId(1))) % 2 == 0 ? me : g.next(me);
  }
  Verdict end(Effect& g, int, SeatId me) override {
    const bool plants = plant_ == Plant::outcome || plant_ == Plant::marked_outcome;
    if (!plants || g.state().header().ply < 3 || index(treasure(g, SeatId(1))) % 2 == 0) return {};
    return {Verdict::Decision::won, seat_bit(me)};
  }
  std::int64_t score(const View& truth, SeatId seat) override {
    return plant_ == Plant::scores ? index(treasure(truth, seat)) : 0;
  }

 private:
  // The full state, which a view does not show; C++ rules can read it unchecked.
  static CellId treasure(const View& v, SeatId seat) {
    const View truth(const_cast<Engine&>(v.engine()), v.state(), SeatId::owner);
    return truth.find(v.game().layout().zone_instance(ZoneId(0), seat), {KindId(0), SeatId::none});
  }
  Plant plant_;
};

SecrecyResult look_into(Plant plant,
                        const std::function<void(SeatOutput&, const Table&)>& spoil = {}) {
  SecrecyRun run{.worlds = 120, .actions = 20};
  if (spoil)
    run.output = [&](Table& table, SeatId seat, const OutputOptions& options) {
      SeatOutput out = seat_output(table, seat, options);
      spoil(out, table);
      return out;
    };
  return secrecy(playable_of(Leaky::definition(plant), std::make_shared<Leaky>(plant)), run);
}

bool names(const SecrecyResult& found, Channel channel) {
  return found.leak && std::ranges::any_of(found.leak->differences, [&](const Difference& d) {
           return d.channel == channel && d.one != d.other;
         });
}

}  // namespace

TEST_CASE("a game that keeps its secrets has no leak", "[core]") {
  const SecrecyResult found = look_into(Plant::nothing);
  if (found.leak) FAIL(found.leak->done << " " << found.leak->differences.at(0).one);
  CHECK(found.pairs == 120);
  CHECK(found.different > 60);
  CHECK(found.diverged == 0);
  CHECK(found.stalled == 0);
}

TEST_CASE("progress counts pairs, and a run that is stopped keeps the finished ones", "[core]") {
  const auto rules = std::make_shared<Leaky>(Plant::nothing);
  const PlayableRules book = playable_of(Leaky::definition(Plant::nothing), rules);
  std::vector<std::uint64_t> told;
  secrecy(book, {.worlds = 3, .actions = 20}, [&](std::uint64_t done) { told.push_back(done); });
  CHECK(told == std::vector<std::uint64_t>{1, 2, 3});
  SecrecyRun run{.worlds = 1'000'000'000, .actions = 20};
  run.limits.time = std::chrono::milliseconds(30);
  const SecrecyResult found = secrecy(book, run);
  CHECK(found.stopped);
  CHECK_FALSE(found.leak);
  CHECK_FALSE(Allowance::is_open());
}

TEST_CASE("leaks in rules are found and reported by channel", "[core]") {
  CHECK(names(look_into(Plant::view), Channel::view));
  CHECK(names(look_into(Plant::legal), Channel::legal));
  CHECK(names(look_into(Plant::legal), Channel::descriptions));
  CHECK(names(look_into(Plant::refusals), Channel::refusals));
  CHECK(names(look_into(Plant::events), Channel::events));
  CHECK(names(look_into(Plant::before_marked), Channel::events));
  CHECK(names(look_into(Plant::scores), Channel::scores));
  CHECK(names(look_into(Plant::asked), Channel::asked));
  CHECK(names(look_into(Plant::ready), Channel::ready));
  CHECK(names(look_into(Plant::outcome), Channel::outcome));
}

TEST_CASE("secret actions and secret rolls must not be revealed", "[core]") {
  const SecrecyResult secret = look_into(Plant::secret);
  CHECK(names(secret, Channel::view));
  CHECK(secret.leak.value_or(Leak{}).done.find(" stashes ") != std::string::npos);
  const SecrecyResult roll = look_into(Plant::roll);
  CHECK(names(roll, Channel::view));
  CHECK(roll.leak.value_or(Leak{}).done.ends_with(" waits."));
}

TEST_CASE("every channel of a table is checked", "[core]") {
  Table table(hunt_match());
  for (const SeatId seat : {SeatId(0), SeatId(1)})
    REQUIRE(table.give(Issuer::owner(), BotMove{seat}).ok);
  const OutputOptions options{.seed = 5, .record = true};
  SeatOutput before = seat_output(table, SeatId(0), options);
  for (const Channel quiet : {Channel::outcome, Channel::events}) CHECK(before[quiet].empty());
  CHECK(before[Channel::undo].find("only the table's owner") != std::string::npos);
  CHECK(before[Channel::record].find("\"houserules\": \"export\"") != std::string::npos);
  CHECK(before[Channel::legal].find(before[Channel::bot] + "\n") != std::string::npos);
  CHECK(before[Channel::descriptions].find(before[Channel::bot] + "\n") != std::string::npos);
  const SeatOutput same = seat_output(table, SeatId(0), options);
  CHECK(differences(before, same).empty());
  REQUIRE(table.give(Issuer::owner(), PlayTyped{SeatId(0), "throw"}).ok);
  const SeatOutput after = seat_output(table, SeatId(0), options);
  for (const Channel channel :
       {Channel::view, Channel::legal, Channel::descriptions, Channel::refusals, Channel::events,
        Channel::log, Channel::asked, Channel::bot, Channel::record})
    CHECK(before[channel] != after[channel]);
}

TEST_CASE("a leak is reported with its channel, the action before it, and both texts", "[core]") {
  const SecrecyResult found = look_into(Plant::events);
  REQUIRE(found.leak);
  CHECK(found.leak->done.ends_with(" waits."));
  CHECK(found.leak->action > 1);
  CHECK(found.leak->differences.at(0).one.starts_with("It lies at "));
  CHECK(found.leak->differences.at(0).other.starts_with("It lies at "));
}

TEST_CASE("an event or end marked reveals ends the pair without a leak", "[core]") {
  for (const Plant plant : {Plant::marked_event, Plant::one_more_marked, Plant::marked_outcome}) {
    const SecrecyResult found = look_into(plant);
    if (found.leak) FAIL(found.leak->done << " " << found.leak->differences.at(0).one);
    CHECK(found.diverged > 5);
  }
}

TEST_CASE("a leak on any channel is found", "[core]") {
  for (int i = 0; i < k_channels; ++i) {
    const auto channel = static_cast<Channel>(i);
    const SecrecyResult found =
        look_into(Plant::nothing, [&](SeatOutput& seen, const Table& table) {
          seen[channel] += std::to_string(match_of(table).state().hash());
        });
    INFO(channel_name(channel));
    REQUIRE(found.leak);
    REQUIRE(found.leak->differences.size() == 1);
    CHECK(found.leak->differences.front().channel == channel);
  }
}

TEST_CASE("a game without hidden information is not played", "[core]") {
  const auto rules = std::make_shared<FunctionRules>(breakthrough_setup);
  CHECK(secrecy(playable_of(breakthrough(), rules), {}).pairs == 0);
}

}  // namespace hr::tests
