// SPDX-License-Identifier: MIT
#include "core/asked_twice.h"

namespace hr {

namespace {

[[noreturn]] void doubt(const std::string& path, const std::string& first,
                        const std::string& then) {
  throw Doubt(path + ": asked twice about the same, it says " + first + ", then " + then);
}

std::string yes_or_no(bool yes) { return yes ? "yes" : "no"; }

}  // namespace

std::string AskedTwice::verb_path(const Action& action, const char* part) const {
  return "verbs." + std::string(game_.verb_name(action.verb)) + "." + part;
}

// The pattern that a computed number belongs to.
std::string AskedTwice::number_path(int rule) const {
  for (const VerbDef& verb : game_.definition().verbs)
    for (std::size_t i = 0; i < verb.patterns.size(); ++i) {
      const PatternDef& pattern = verb.patterns[i];
      const auto path = [&](const char* field) {
        return "verbs." + verb.name + "." + std::to_string(i + 1) + "." + field;
      };
      if (pattern.max && pattern.max->rule == rule) return path("max");
      if (pattern.exactly && pattern.exactly->rule == rule) return path("exactly");
      if (pattern.low.rule == rule) return path("1");
      if (pattern.high.rule == rule) return path("2");
    }
  return "verbs";
}

// A question whose answer may come with a reason.
bool AskedTwice::permits(const std::string& path, std::string* why,
                         const std::function<bool(std::string*)>& ask) {
  std::string reason, again;
  const bool first = ask(&reason), then = ask(&again);
  if (first != then) doubt(path, yes_or_no(first), yes_or_no(then));
  if (reason != again) doubt(path, "\"" + reason + "\"", "\"" + again + "\"");
  if (why != nullptr) *why = reason;
  return first;
}

bool AskedTwice::allow(const View& v, const Action& action, std::string* why) {
  return permits(verb_path(action, "allow"), why,
                 [&](std::string* reason) { return rules_.allow(v, action, reason); });
}

bool AskedTwice::ready(const View& v, std::string* why) {
  return permits("ready", why, [&](std::string* reason) { return rules_.ready(v, reason); });
}

bool AskedTwice::unless(Effect& g, SeatId me, const Action& action) {
  const bool first = rules_.unless(g, me, action), then = rules_.unless(g, me, action);
  if (first != then) doubt(verb_path(action, "unless"), yes_or_no(first), yes_or_no(then));
  return first;
}

std::int64_t AskedTwice::score(const View& truth, SeatId seat) {
  const std::int64_t first = rules_.score(truth, seat), then = rules_.score(truth, seat);
  if (first != then) doubt("score", std::to_string(first), std::to_string(then));
  return first;
}

std::int64_t AskedTwice::number(const View& v, int rule) {
  const std::int64_t first = rules_.number(v, rule), then = rules_.number(v, rule);
  if (first != then) doubt(number_path(rule), std::to_string(first), std::to_string(then));
  return first;
}

}  // namespace hr
