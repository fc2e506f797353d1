// SPDX-License-Identifier: MIT
// houserules share: a game as a link, and as a QR code where it fits.
#include <fmt/format.h>
#include <sys/ioctl.h>
#include <unistd.h>

#include <memory>

#include "cli/arguments/pack_file.h"
#include "cli/commands/commands.h"
#include "cli/terminal/json_output.h"
#include "cli/terminal/output.h"
#include "scripting/pack/pack_link.h"
#include "scripting/sharing/fact_words.h"
#include "scripting/sharing/qr_code.h"

namespace hr::cli {

namespace {

struct ShareArguments : RulesetArguments {
  std::string page, by;
  bool json = false;
};

struct Link {
  std::string text;
  bool changes = false;  // only of a game that everybody has
};

// The shorter one, if there are two.
Link link_of(const scripting::Pack& pack) {
  Link out{scripting::pack_link(scripting::for_link(pack)), false};
  const std::vector<RuleFile> files = shipped_files(pack.ruleset);
  if (files.empty()) return out;
  std::string changes = scripting::pack_link(scripting::changes_of(pack, files));
  if (changes.size() < out.text.size()) out = {std::move(changes), true};
  return out;
}

// None if the output is no terminal, which then has room for everything.
int columns_of_terminal() {
  winsize size{};
  const bool known = output_is_terminal() && ioctl(STDOUT_FILENO, TIOCGWINSZ, &size) == 0;
  return known ? size.ws_col : 0;
}

// The code, or why there is none.
std::string qr_or_reason(const std::string& link) {
  const auto code = scripting::qr_code(link);
  if (!code) return scripting::no_qr_sentence(link.size()) + "\n";
  const int room = columns_of_terminal(), needed = scripting::qr_columns(*code);
  if (room > 0 && room < needed)
    return fmt::format(
        "The QR code needs {} columns, and this terminal has {}: make it wider, or "
        "its text smaller.\n",
        needed, room);
  return scripting::qr_text(*code);
}

Exit share(const ShareArguments& arguments) {
  GivenPack given = pack_given(arguments);
  given.pack.by = arguments.by;  // not who gave it to us
  Link link = link_of(given.pack);
  if (!arguments.page.empty()) link.text = arguments.page + "#" + link.text;
  const auto code = scripting::qr_code(link.text);
  if (arguments.json) {
    print_json({{"link", link.text},
                {"length", link.text.size()},
                {"changes_of", link.changes ? Json(given.pack.ruleset) : Json()},
                {"qr", code ? Json(code->side) : Json()}});
    return Exit::ok;
  }
  print_line(link.text);
  print_line(scripting::link_sentence(link.text.size(), link.changes ? given.pack.ruleset : ""));
  print(qr_or_reason(link.text));
  return Exit::ok;
}

}  // namespace

void add_share(CommandLine& line) {
  const auto arguments = std::make_shared<ShareArguments>();
  Command command = line.add_command("share", "Print a game as a link and a QR code");
  add_ruleset(command, *arguments);
  command
      .add("--page", arguments->page,
           "The address of a page that opens such links, which is put before the #")
      .type_name("URL");
  add_by(command, arguments->by);
  add_json(command, arguments->json,
           "Print JSON: the link, its length, and the side of the QR code or null");
  command.footer(
      "The game is in the link itself, after the #, which browsers do not send to servers.\n"
      "Of a game that comes with House Rules it contains only the options, variants and lines\n"
      "that differ. houserules open LINK opens it.");
  command.runs([arguments] { return share(*arguments); });
}

}  // namespace hr::cli
