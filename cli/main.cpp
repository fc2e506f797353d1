// SPDX-License-Identifier: MIT
// The program: reads the command line, runs the command, and ends with a code
// that says how it went. Whatever goes wrong comes out here as one sentence on
// standard error.
#include <fmt/format.h>

#include <algorithm>
#include <exception>
#include <new>

#include "cli/arguments/arguments.h"
#include "cli/terminal/output.h"
#include "core/base/suggest.h"
#include "core/game/dead_end.h"

namespace hr::cli {

namespace {

constexpr std::string_view k_overview =
    "House Rules: a workbench for tabletop rules. With a screen it opens its window; there is\n"
    "none here. Without a window you can type:\n"
    "\n"
    "  houserules list                              list the rulesets\n"
    "  houserules show RULESET                      show its board, options and rules "
    "card\n"
    "  houserules play RULESET                      play it here\n"
    "  houserules play RULESET --seat all=random    watch random bots play it\n"
    "  houserules check RULESET                     find its errors\n"
    "  houserules simulate RULESET --games 1000     see who wins, and how long "
    "games take\n"
    "\n"
    "houserules --help lists all commands; houserules COMMAND --help explains "
    "one.";

// "houserules help play" as well as "houserules play --help".
void add_help(CLI::App& app, Run& chosen) {
  const auto word = std::make_shared<std::string>();
  CLI::App* const command = app.add_subcommand("help", "Explain a command");
  command->add_option("COMMAND", *word, "Its name; default: list all commands")->type_name("");
  command->callback([&app, &chosen, word] {
    chosen = [&app, word] {
      std::vector<std::string> known;
      for (const CLI::App* other : app.get_subcommands({})) known.push_back(other->get_name());
      if (!word->empty() && std::find(known.begin(), known.end(), *word) == known.end())
        throw Failure(Exit::usage,
                      fmt::format("there is no command \"{}\"{}; see houserules --help", *word,
                                  did_you_mean(*word, known)));
      print(word->empty()
                ? app.get_formatter()->make_help(&app, app.get_name(), CLI::AppFormatMode::Normal)
                : app.get_subcommand(*word)->help("houserules"));
      return Exit::ok;
    };
  });
}

void declare(CLI::App& app, Run& chosen) {
  app.name("houserules");
  app.description("House Rules: a workbench for tabletop rules");
  app.set_version_flag("--version", "houserules " HOUSERULES_VERSION);
  app.require_subcommand(0, 1);
  app.get_formatter()->label("SUBCOMMAND", "COMMAND");
  app.get_formatter()->label("Subcommands", "Commands");
  app.get_formatter()->label("Positionals", "Arguments");
  app.get_formatter()->label("REQUIRED", "");
  add_window(app, chosen);
  add_list(app, chosen);
  add_show(app, chosen);
  add_play(app, chosen);
  add_check(app, chosen);
  add_secrecy(app, chosen);
  add_record(app, chosen);
  add_replay(app, chosen);
  add_export(app, chosen);
  add_print(app, chosen);
  add_picture(app, chosen);
  add_legal(app, chosen);
  add_perft(app, chosen);
  add_par(app, chosen);
  add_simulate(app, chosen);
  add_bench(app, chosen);
  add_test(app, chosen);
  add_help(app, chosen);
  app.footer(  // behind the commands, which would have it as well
      "houserules COMMAND --help explains one command.\n"
      "Exit codes: 0 ok, 1 problems found, 2 usage, 3 inconclusive, 4 variants in conflict, 5 no "
      "such\n"
      "ruleset.");
}

std::string command_name(const CLI::App& app) {
  const auto chosen = app.get_subcommands();
  return chosen.empty() ? "houserules" : "houserules " + chosen.front()->get_name();
}

// What was typed and nobody knows, with what was probably meant.
std::string unknown_sentence(const CLI::App& app) {
  const std::vector<std::string> unknown = app.remaining(true);
  const std::string word = unknown.empty() ? "" : unknown.front();
  const auto chosen = app.get_subcommands();
  std::vector<std::string> known;
  if (word.starts_with("-")) {
    for (const CLI::Option* option : (chosen.empty() ? &app : chosen.front())->get_options())
      if (!option->get_lnames().empty()) known.push_back("--" + option->get_lnames().front());
    const std::string name = word.substr(0, word.find('='));
    if (std::find(known.begin(), known.end(), name) != known.end())
      return fmt::format("\"{}\" must follow the command", name);
    return fmt::format("there is no option \"{}\"{}", name, did_you_mean(name, known));
  }
  if (!chosen.empty()) return fmt::format("unexpected argument \"{}\"", word);
  for (const CLI::App* command : app.get_subcommands({})) known.push_back(command->get_name());
  return fmt::format("there is no command \"{}\"{}", word, did_you_mean(word, known));
}

Exit complain(const CLI::App& app, const std::string& sentence) {
  const std::string name = command_name(app);
  const auto chosen = app.get_subcommands();
  const std::string where = chosen.empty() ? "" : chosen.front()->get_name() + ": ";
  message(fmt::format("{}{}; see {} --help", where, sentence, name));
  return Exit::usage;
}

Exit run(int argc, const char* const* argv) {
  CLI::App app;
  Run chosen;
  declare(app, chosen);
  try {
    app.parse(argc, argv);
  } catch (const CLI::CallForHelp&) {
    print(app.help());  // or the command's, where one was typed
    return Exit::ok;
  } catch (const CLI::CallForVersion& version) {
    print_line(version.what());
    return Exit::ok;
  } catch (const CLI::ExtrasError&) {
    return complain(app, unknown_sentence(app));
  } catch (const CLI::RequiredError& error) {
    const std::string what = error.what();
    return complain(app, what.substr(0, what.find(' ')) + ": expected one, got nothing");
  } catch (const CLI::ArgumentMismatch& error) {
    const std::string what = error.what();
    return complain(app, what.substr(0, what.find(": ")) + ": expected exactly one value");
  } catch (const CLI::ParseError& error) {
    return complain(app, error.what());
  }
  if (chosen) return chosen();
  if (window_can_open()) return open_window();
  print_line(k_overview);
  return Exit::ok;
}

}  // namespace

}  // namespace hr::cli

int main(int argc, char** argv) {
  using namespace hr::cli;
  Exit code = Exit::ok;
  try {
    prepare_streams();
    code = run(argc, argv);
    flush();
  } catch (const ReaderLeft&) {
    code = Exit::problems;
  } catch (const Failure& failure) {
    message(failure.what());
    code = failure.code();
  } catch (const hr::ImpossibleSetUp& error) {
    message(error.what());
    code = Exit::usage;
  } catch (const std::bad_alloc&) {
    message("expected enough memory, got too little");
    code = Exit::problems;
  } catch (const std::exception& error) {
    message(error.what());
    code = Exit::problems;
  }
  return static_cast<int>(code);
}
