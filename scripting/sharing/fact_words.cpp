// SPDX-License-Identifier: MIT
#include "scripting/sharing/fact_words.h"

#include <fmt/format.h>

#include <iterator>

#include "core/base/words.h"
#include "scripting/sharing/qr_code.h"

namespace hr::scripting {

namespace {

using Sentences = std::vector<std::string>;

void add_length(Sentences& out, const GameLengths& length) {
  if (!length.problem.empty()) {
    out.push_back("No random game could be played: " + length.problem);
    return;
  }
  if (length.games + length.unfinished == 0) {
    out.emplace_back("There was no time to play a random game.");
    return;
  }
  if (length.games > 0)
    out.push_back(fmt::format(
        "A game takes about {} ({}: {} to {}).",
        count_text(static_cast<std::uint64_t>(length.usual), "action", "actions"),
        count_text(length.games, "random game", "random games"), length.shortest, length.longest));
  if (length.unfinished > 0)
    out.push_back(fmt::format("{} had not ended when {} stopped.",
                              count_text(length.unfinished, "random game", "random games"),
                              length.unfinished == 1 ? "it was" : "they were"));
}

std::string tests_sentence(const TestFacts& tests) {
  const std::size_t all = tests.passed + tests.failed;
  if (all == 0) return tests.stopped ? "There was no time for its tests." : "It has no tests.";
  // If there was no time for all of them, it is said of the first ones.
  const std::string some = tests.stopped ? fmt::format("first {}", all) : std::to_string(all);
  const char* const rest = tests.stopped ? "; there was no time for the rest." : ".";
  if (tests.of_original && tests.failed > 0)
    return fmt::format("{} of the original's {} tests no longer {}, as a changed rule may mean{}",
                       tests.failed, some, tests.failed == 1 ? "holds" : "hold", rest);
  if (tests.failed > 0)
    return fmt::format("{} of its {} tests fail, the first one at {}{}", tests.failed, some,
                       tests.first_failure, rest);
  return tests.stopped ? fmt::format("Its first {} tests pass{}", all, rest)
         : all == 1    ? "Its only test passes."
                       : fmt::format("All {} tests of its rules pass.", all);
}

void add_changes(Sentences& out, const PackFacts& facts) {
  if (!facts.same_as.empty())
    return out.push_back(
        fmt::format("These are the rules of {}, which is installed here.", facts.same_as));
  if (facts.claims && !facts.changed_copy)
    out.push_back(fmt::format(
        "It is called like the installed game {}, but it is a different game.", facts.like));
  if (facts.changes.empty()) return;
  out.push_back(
      facts.like.empty() ? "It changes:"
      : facts.changed_copy
          ? fmt::format("This is {}, which is installed here, with these changes:", facts.like)
          : fmt::format("Compared with {}, which is installed here:", facts.like));
  for (const std::string& change : facts.changes) out.push_back("  " + change);
}

}  // namespace

std::string pack_title(const PackFacts& facts) {
  if (!facts.problem.empty())
    return fmt::format("{}: its rules cannot be used: {}", facts.ruleset, facts.problem);
  return fmt::format("{}{}{} ({})", facts.name, credit(facts.by),
                     facts.changed_copy ? ", with changed rules" : "",
                     facts.licence.empty() ? "no licence given" : facts.licence);
}

std::vector<std::string> pack_sentences(const Pack& pack, const PackFacts& facts) {
  Sentences out;
  if (facts.other_version)
    out.emplace_back(
        "The link was made with a different version of this game, so some of its rules may differ "
        "from those of the sender.");
  if (!facts.problem.empty()) return out;
  add_changes(out, facts);
  if (!pack.by.empty())
    out.push_back(
        fmt::format("The sender says they are \"{}\"; nobody has checked that.", pack.by));
  if (!facts.about.empty()) out.push_back(facts.about);
  out.push_back(fmt::format("For {}: {}.", count_text(facts.seats.size(), "player", "players"),
                            list_text(facts.seats)));
  for (const Origin& origin : facts.origins)
    out.push_back(fmt::format("Made from {}.", origin_credit(origin)));
  add_length(out, facts.length);
  out.push_back(tests_sentence(facts.tests));
  if (!pack.lesson.empty()) out.emplace_back("It opens with the options and players of a lesson.");
  if (!pack.record.empty()) out.emplace_back("It contains a recorded game, which continues.");
  out.push_back(fmt::format("Pack {}.", facts.hash));
  return out;
}

std::string link_sentence(std::size_t characters, const std::string& changes_of) {
  return changes_of.empty()
             ? fmt::format("{} characters, with the whole game except its tests and README.",
                           characters)
             : fmt::format("{} characters: what differs from {}, which everybody has.", characters,
                           changes_of);
}

std::string no_qr_sentence(std::size_t characters) {
  return fmt::format(
      "A QR code holds at most {} characters, and this link has {}: send the link, or the game as "
      "a file.",
      k_max_qr, characters);
}

}  // namespace hr::scripting
