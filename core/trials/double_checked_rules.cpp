// SPDX-License-Identifier: MIT
#include "core/trials/double_checked_rules.h"

#include "core/base/words.h"
#include "core/game/definition_facts.h"

namespace hr {

namespace {

[[noreturn]] void report_mismatch(const std::string& path, const std::string& first,
                                  const std::string& then) {
  throw Mismatch(path + ": the same question was answered with " + first + ", then with " + then);
}

std::string yes_or_no(bool yes) { return yes ? "yes" : "no"; }

}  // namespace

std::string DoubleCheckedRules::verb_path(const Action& action, const char* part) const {
  return "verbs." + std::string(game_.verb_name(action.verb)) + "." + part;
}

// The path of the pattern that a computed number belongs to.
std::string DoubleCheckedRules::number_path(int rule) const {
  for (const VerbDef& verb : game_.definition().verbs)
    for (std::size_t i = 0; i < verb.patterns.size(); ++i) {
      const PatternDef& pattern = verb.patterns[i];
      const auto path = [&](const char* field) { return pattern_path(verb, i) + "." + field; };
      if (pattern.max && pattern.max->rule == rule) return path("max");
      if (pattern.exactly && pattern.exactly->rule == rule) return path("exactly");
      if (pattern.low.rule == rule) return path("1");
      if (pattern.high.rule == rule) return path("2");
    }
  return "verbs";
}

template <class Ask, class Compare>
auto DoubleCheckedRules::twice(const Ask& ask, const Compare& compare) {
  if (asking_) return ask();
  struct Asking {
    explicit Asking(bool& on) : asking(on) { asking = true; }
    ~Asking() { asking = false; }
    Asking(const Asking&) = delete;
    Asking& operator=(const Asking&) = delete;
    bool& asking;
  };
  const Asking asking(asking_);
  auto first = ask();
  const auto then = ask();
  compare(first, then);
  return first;
}

// A question with a yes-or-no answer and possibly a reason.
bool DoubleCheckedRules::permits(const std::function<std::string()>& path, std::string* why,
                                 const std::function<bool(std::string*)>& ask) {
  struct RuleAnswer {
    bool yes = false;
    std::string reason{};
  };
  const auto answer = [&] {
    RuleAnswer out;
    out.yes = ask(&out.reason);
    return out;
  };
  const RuleAnswer agreed = twice(answer, [&](const RuleAnswer& first, const RuleAnswer& then) {
    if (first.yes != then.yes) report_mismatch(path(), yes_or_no(first.yes), yes_or_no(then.yes));
    if (first.reason != then.reason)
      report_mismatch(path(), "\"" + first.reason + "\"", "\"" + then.reason + "\"");
  });
  if (why != nullptr) *why = agreed.reason;
  return agreed.yes;
}

std::string DoubleCheckedRules::warning(const View& v, const Action& action) {
  const auto ask = [&] { return rules_.warning(v, action); };
  return twice(ask, [&](const std::string& first, const std::string& then) {
    if (first != then)
      report_mismatch(verb_path(action, "warns"), "\"" + first + "\"", "\"" + then + "\"");
  });
}

std::vector<std::string> DoubleCheckedRules::reminders(const View& v) {
  const auto ask = [&] { return rules_.reminders(v); };
  return twice(ask, [&](const std::vector<std::string>& first,
                        const std::vector<std::string>& then) {
    if (first != then)
      report_mismatch("reminders", "\"" + list_text(first) + "\"", "\"" + list_text(then) + "\"");
  });
}

bool DoubleCheckedRules::allow(const View& v, const Action& action, std::string* why) {
  return permits([&] { return verb_path(action, "allow"); }, why,
                 [&](std::string* reason) { return rules_.allow(v, action, reason); });
}

bool DoubleCheckedRules::ready(const View& v, std::string* why) {
  return permits([] { return std::string("ready"); }, why,
                 [&](std::string* reason) { return rules_.ready(v, reason); });
}

bool DoubleCheckedRules::unless(Effect& g, SeatId me, const Choice& choice) {
  return twice([&] { return rules_.unless(g, me, choice); },
               [&](bool first, bool then) {
                 if (first != then)
                   report_mismatch(verb_path(choice.action, "unless"), yes_or_no(first),
                                   yes_or_no(then));
               });
}

std::int64_t DoubleCheckedRules::score(const View& truth, SeatId seat) {
  return twice([&] { return rules_.score(truth, seat); },
               [](std::int64_t first, std::int64_t then) {
                 if (first != then)
                   report_mismatch("score", std::to_string(first), std::to_string(then));
               });
}

std::int64_t DoubleCheckedRules::number(const View& v, int rule) {
  return twice([&] { return rules_.number(v, rule); },
               [&](std::int64_t first, std::int64_t then) {
                 if (first != then)
                   report_mismatch(number_path(rule), std::to_string(first), std::to_string(then));
               });
}

bool DoubleCheckedRules::holds(const View& v, int rule) {
  return twice([&] { return rules_.holds(v, rule); },
               [&](bool first, bool then) {
                 const auto text = [](bool yes) { return std::string(yes ? "yes" : "no"); };
                 if (first != then) report_mismatch("when", text(first), text(then));
               });
}

}  // namespace hr
