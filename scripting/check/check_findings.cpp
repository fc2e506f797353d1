// SPDX-License-Identifier: MIT
#include "scripting/check/check_findings.h"

#include <fmt/format.h>

#include <algorithm>

#include "core/words/text.h"

namespace hr::scripting {

namespace {

using Severity = Finding::Severity;

std::string verb_path(const Game& game, VerbId verb) {
  if (verb == VerbId::none || game.built_in(verb)) return "";
  return "verbs." + std::string(game.verb_name(verb));
}

std::string with_example(const Finding& finding, const std::string& example, int times) {
  if (example.empty()) return finding.message;
  if (times == 1) return fmt::format("{} ({})", finding.message, example);
  return fmt::format("{} ({}; and under {} more setting{})", finding.message, example, times - 1,
                     times == 2 ? "" : "s");
}

}  // namespace

void Findings::add(const std::string& topic, Finding finding, const std::string& example) {
  const auto said = std::find_if(entries_.begin(), entries_.end(), [&](const auto& entry) {
    const Finding& other = entry.second.finding;
    return other.file == finding.file && other.line == finding.line &&
           other.message == finding.message;
  });
  FindingEntry& entry =
      said != entries_.end() ? said->second : entries_[{finding.file, finding.line, topic}];
  if (entry.finding.file.empty()) entry.finding = std::move(finding);
  if (example.empty()) return;
  if (entry.times++ == 0) entry.example = example;
}

void Findings::add_new(std::vector<Finding> findings) {
  for (Finding& finding : findings) {
    const auto known = std::any_of(entries_.begin(), entries_.end(), [&](const auto& entry) {
      return std::get<0>(entry.first) == finding.file && std::get<1>(entry.first) == finding.line;
    });
    const std::string topic = finding.message;
    if (!known) add(topic, std::move(finding));
  }
}

std::vector<Finding> Findings::take() {
  std::vector<Finding> out;
  for (auto& [key, entry] : entries_) {
    out.push_back(entry.finding);
    out.back().message = with_example(entry.finding, entry.example, entry.times);
  }
  sort(out);
  return out;
}

Finding problem_finding(const SourcePlaces& places, const Problem& problem, const Game& game) {
  if (problem.type == ProblemType::stuck) {
    const std::string part =
        problem.asked == VerbId::none ? "stuck" : verb_path(game, problem.asked);
    return finding(places.of(part), Severity::error, problem.what);
  }
  const bool set_up = problem.number == 0;
  const std::string part = set_up ? "setup" : verb_path(game, problem.action.verb);
  const LocatedMessage complaint = places.take_apart(problem.what, part);
  const bool unequal = problem.type == ProblemType::unequal;
  return finding(complaint.place, Severity::error, complaint.sentence,
                 unequal ? "a rule may depend only on the game passed to it" : "");
}

std::string problem_moment(const Problem& problem, const Game& game) {
  if (problem.number == 0) return "the setup";
  std::string out = fmt::format("action {}", problem.number);
  if (problem.seat == SeatId::none) return out;
  std::string deed = action_sentence(game, problem.seat, problem.action);
  while (deed.ends_with('.')) deed.pop_back();
  return out + ": " + deed;
}

Finding memory_finding(const SourcePlaces& places, const MemoryChange& change) {
  const MemoryPlace& place = change.place;
  const SourcePlace at = place.file.empty()
                             ? places.module(place.name)
                             : places.declaration(place.file, place.line, place.name);
  return finding(at, Severity::error, change_sentence(change), advice(change));
}

}  // namespace hr::scripting
