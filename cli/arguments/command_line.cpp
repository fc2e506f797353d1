// SPDX-License-Identifier: MIT
#include "cli/arguments/command_line.h"

#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <algorithm>

#include "cli/terminal/output.h"
#include "core/base/suggest.h"

namespace hr::cli {

namespace {

std::vector<std::string> command_names(const CLI::App& app) {
  std::vector<std::string> names;
  for (const CLI::App* command : app.get_subcommands({})) names.push_back(command->get_name());
  return names;
}

bool among(const std::vector<std::string>& names, const std::string& name) {
  return std::ranges::find(names, name) != names.end();
}

}  // namespace

CommandLine::CommandLine(const std::string& name, const std::string& about,
                         const std::string& version)
    : app_(std::make_unique<CLI::App>(about)) {
  app_->name(name);
  app_->set_version_flag("--version", version);
  app_->require_subcommand(0, 1);
  const auto words = app_->get_formatter();
  words->label("SUBCOMMAND", "COMMAND");
  words->label("Subcommands", "Commands");
  words->label("Positionals", "Arguments");
  words->label("REQUIRED", "");
}

CommandLine::~CommandLine() = default;

Command CommandLine::add_command(const std::string& name, const std::string& about) {
  return {*app_->add_subcommand(name, about), chosen_};
}

void CommandLine::add_help() {
  const auto word = std::make_shared<std::string>();
  Command command = add_command("help", "Explain a command");
  command.add("COMMAND", *word, "Its name; default: list all commands").type_name("");
  command.runs([this, word] { return help(*word); });
}

void CommandLine::footer(const std::string& text) { app_->footer(text); }

Exit CommandLine::help(const std::string& command) const {
  const std::vector<std::string> known = command_names(*app_);
  if (!command.empty() && !among(known, command))
    throw Failure(Exit::usage, fmt::format("there is no command \"{}\"{}; see {} --help", command,
                                           did_you_mean(command, known), app_->get_name()));
  print(command.empty() ? app_->get_formatter()->make_help(app_.get(), app_->get_name(),
                                                           CLI::AppFormatMode::Normal)
                        : app_->get_subcommand(command)->help(app_->get_name()));
  return Exit::ok;
}

// The unknown word, with a suggestion.
std::string CommandLine::unknown_sentence() const {
  const std::vector<std::string> unknown = app_->remaining(true);
  const std::string word = unknown.empty() ? "" : unknown.front();
  const auto chosen = app_->get_subcommands();
  if (word.starts_with("-")) {
    std::vector<std::string> known;
    for (const CLI::Option* option : (chosen.empty() ? app_.get() : chosen.front())->get_options())
      if (!option->get_lnames().empty()) known.push_back("--" + option->get_lnames().front());
    const std::string name = word.substr(0, word.find('='));
    if (among(known, name)) return fmt::format("\"{}\" must follow the command", name);
    return fmt::format("there is no option \"{}\"{}", name, did_you_mean(name, known));
  }
  if (!chosen.empty()) return fmt::format("unexpected argument \"{}\"", word);
  return fmt::format("there is no command \"{}\"{}", word,
                     did_you_mean(word, command_names(*app_)));
}

Exit CommandLine::complain(const std::string& sentence) const {
  const auto chosen = app_->get_subcommands();
  const std::string command = chosen.empty() ? "" : chosen.front()->get_name();
  const std::string program = app_->get_name();
  if (command.empty())
    message(fmt::format("{}; see {} --help", sentence, program));
  else
    message(fmt::format("{}: {}; see {} {} --help", command, sentence, program, command));
  return Exit::usage;
}

std::optional<Exit> CommandLine::read(int argc, const char* const* argv) {
  try {
    app_->parse(argc, argv);
    return {};
  } catch (const CLI::CallForHelp&) {
    print(app_->help());  // or the typed command's
    return Exit::ok;
  } catch (const CLI::CallForVersion& version) {
    print_line(version.what());
    return Exit::ok;
  } catch (const CLI::ExtrasError&) {
    return complain(unknown_sentence());
  } catch (const CLI::RequiredError& error) {
    const std::string what = error.what();
    return complain(what.substr(0, what.find(' ')) + ": expected one, got nothing");
  } catch (const CLI::ArgumentMismatch& error) {
    const std::string what = error.what();
    return complain(what.substr(0, what.find(": ")) + ": expected exactly one value");
  } catch (const CLI::ParseError& error) {
    return complain(error.what());
  }
}

Exit CommandLine::run(int argc, const char* const* argv, const Work& otherwise) {
  if (const std::optional<Exit> done = read(argc, argv)) return *done;
  return chosen_ ? chosen_() : otherwise();
}

}  // namespace hr::cli
