// SPDX-License-Identifier: MIT
// houserules open: says what a pack is, and then plays it.
#include <fmt/format.h>
#include <unistd.h>

#include <memory>

#include "cli/arguments/locate.h"
#include "cli/arguments/pack_file.h"
#include "cli/arguments/seconds.h"
#include "cli/commands/commands.h"
#include "cli/commands/play.h"
#include "cli/terminal/json_output.h"
#include "cli/terminal/output.h"
#include "core/base/words.h"
#include "scripting/pack/pack_link.h"
#include "scripting/sharing/fact_words.h"
#include "scripting/sharing/pack_facts.h"
#include "scripting/sharing/pack_opening.h"
#include "scripting/table/open_table.h"

namespace hr::cli {

namespace {

using scripting::PackFacts;

struct OpenArguments {
  std::string what;
  double seconds = 10;
  bool yes = false, json = false;
};

// What comes with the program and loads.
std::vector<scripting::KnownGame> known_games() {
  std::vector<scripting::KnownGame> out;
  for (const std::filesystem::path& folder : rulesets_in(shipped_roots())) {
    const std::string id = folder.filename().string();
    try {
      const auto ruleset = scripting::load_ruleset(folder);
      out.push_back({id, scripting::game_report(*ruleset).name, shipped_files(id)});
    } catch (const Error&) {
      // Nothing is compared with it.
    }
  }
  return out;
}

Json length_json(const scripting::GameLengths& length) {
  if (!length.problem.empty()) return {{"problem", length.problem}};
  return {{"games", length.games},
          {"unfinished", length.unfinished},
          {"shortest", length.shortest},
          {"usual", length.usual},
          {"longest", length.longest}};
}

Json origins_json(const PackFacts& facts) {
  Json out = Json::array();
  for (const scripting::Origin& origin : facts.origins)
    out.push_back({{"ruleset", origin.ruleset},
                   {"name", origin.name},
                   {"by", origin.by},
                   {"licence", origin.licence},
                   {"pack", origin.pack},
                   {"sender", origin.sender}});
  return out;
}

Json facts_json(const scripting::Pack& pack, const PackFacts& facts, const std::string& notice) {
  return {{"pack", facts.hash},
          {"ruleset", facts.ruleset},
          {"problem", facts.problem},
          {"name", facts.name},
          {"by", facts.by},
          {"sender", pack.by},
          {"about", facts.about},
          {"licence", facts.licence},
          {"seats", facts.seats},
          {"made_from", origins_json(facts)},
          {"length", length_json(facts.length)},
          {"tests",
           {{"passed", facts.tests.passed},
            {"failed", facts.tests.failed},
            {"stopped", facts.tests.stopped},
            {"first_failure", facts.tests.first_failure}}},
          {"same_as", facts.same_as},
          {"like", facts.like},
          {"claims_its_name", facts.claims},
          {"changes", facts.changes},
          {"lesson", !pack.lesson.empty()},
          {"record", !pack.record.empty()},
          {"notice", notice}};
}

// Reads no further than the end of the line: the rest is for the game.
bool agreed() {
  print("Play it? (y/n) ");
  flush();
  std::string line;
  for (char c = 0; ::read(STDIN_FILENO, &c, 1) == 1 && c != '\n';) line += c;
  const std::string word = lower_case(trimmed(line));
  return word == "y" || word == "yes";
}

// Prints what the pack is. Whether it can be played.
bool describe(const OpenArguments& arguments) {
  std::string notice;
  const scripting::Pack pack = read_pack_given(arguments.what, &notice);
  if (!pack.record.empty())  // before anything is said that the record might belie
    static_cast<void>(scripting::record_in(pack, pack_name(arguments.what)));
  const double end = processor_seconds() + arguments.seconds / 2;
  scripting::FactsPlan plan;
  plan.time_is_up = [end] { return processor_seconds() >= end; };
  const PackFacts facts = scripting::pack_facts(pack, known_games(), plan);
  if (arguments.json) {
    print_json(facts_json(pack, facts, notice));
  } else {
    if (!notice.empty()) message(notice);
    print_line(scripting::pack_title(facts));
    for (const std::string& sentence : scripting::pack_sentences(pack, facts)) print_line(sentence);
  }
  return facts.problem.empty();
}

Exit describe_and_play(const OpenArguments& arguments) {
  if (!is_pack(arguments.what))
    throw Failure(Exit::usage, fmt::format("expected a pack, FILE{}, or a link to one, got {}",
                                           scripting::k_pack_ending, hr::quote(arguments.what)));
  bool playable = false;
  const Exit described = within_seconds(pack_name(arguments.what), arguments.seconds, [&] {
    playable = describe(arguments);
    return playable ? Exit::ok : Exit::problems;
  });
  if (arguments.json || !playable || !(arguments.yes || agreed())) return described;
  PlayArguments play_it;
  play_it.ruleset = arguments.what;
  play_it.style.names_owner = true;
  return play(play_it);
}

}  // namespace

void add_open(CommandLine& line) {
  const auto arguments = std::make_shared<OpenArguments>();
  Command command = line.add_command("open", "Say what a pack is and by whom, then play it");
  command.add("PACK", arguments->what, "A pack (FILE.houserules), or a link to one")
      .required()
      .type_name("");
  command.add_flag("--yes", arguments->yes, "Play without asking");
  add_seconds(command, arguments->seconds, " while it plays random games and runs the tests");
  add_json(command, arguments->json, "Print what the pack is as JSON, and do not play");
  command.footer(
      "Everything that is said was found out: the rules are loaded in their sandbox, random games\n"
      "are played, tests run, and files compared with those of the installed games. Nothing is\n"
      "written to disk. Other commands take a pack in place of a ruleset as well: houserules\n"
      "simulate FILE.houserules. houserules new game NAME --of PACK makes a folder of it.");
  command.runs([arguments] { return describe_and_play(*arguments); });
}

}  // namespace hr::cli
