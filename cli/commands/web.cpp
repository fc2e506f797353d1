// SPDX-License-Identifier: MIT
// houserules web: serves the page on loopback, to be tried in a browser.
#include <fcntl.h>
#include <signal.h>
#include <spawn.h>
#include <unistd.h>

#include <array>
#include <memory>

#include "cli/arguments/locate.h"
#include "cli/commands/commands.h"
#include "cli/commands/web_server.h"
#include "cli/terminal/output.h"
#include "core/base/words.h"

namespace hr::cli {

namespace {

// What a browser keeps belongs to an address with its port, so it is the same every time.
constexpr std::uint32_t k_usual_port = 8642;

struct WebArguments {
  std::uint32_t port = k_usual_port;
  std::string folder;
  bool no_browser = false;
};

// Signals that end the command. While it exists they wait, also in threads that begin meanwhile.
class EndingSignals {
 public:
  EndingSignals() {
    sigemptyset(&ending_);
    for (const int number : {SIGINT, SIGTERM, SIGHUP}) sigaddset(&ending_, number);
    pthread_sigmask(SIG_BLOCK, &ending_, &before_);
  }
  EndingSignals(const EndingSignals&) = delete;
  EndingSignals& operator=(const EndingSignals&) = delete;
  ~EndingSignals() { pthread_sigmask(SIG_SETMASK, &before_, nullptr); }

  const sigset_t& before() const { return before_; }
  void wait() const {
    int number = 0;
    sigwait(&ending_, &number);
  }

 private:
  sigset_t ending_{}, before_{};
};

// In a session of its own: Ctrl+C is meant for us, and not for a browser that was started by this.
bool open_browser(const std::string& address, const sigset_t& signals) {
  posix_spawn_file_actions_t actions{};
  posix_spawn_file_actions_init(&actions);
  for (const int stream : {STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO})
    posix_spawn_file_actions_addopen(&actions, stream, "/dev/null", O_RDWR, 0);
  posix_spawnattr_t attributes{};
  posix_spawnattr_init(&attributes);
  posix_spawnattr_setflags(&attributes, POSIX_SPAWN_SETSID | POSIX_SPAWN_SETSIGMASK);
  posix_spawnattr_setsigmask(&attributes, &signals);
  std::string program = "xdg-open", what = address;
  std::array<char*, 3> words{program.data(), what.data(), nullptr};
  pid_t child = 0;
  const int error =
      posix_spawnp(&child, program.c_str(), &actions, &attributes, words.data(), environ);
  posix_spawnattr_destroy(&attributes);
  posix_spawn_file_actions_destroy(&actions);
  return error == 0;
}

std::filesystem::path folder_of(const WebArguments& arguments) {
  if (!arguments.folder.empty()) return arguments.folder;
  if (const auto found = page_folder(); !found.empty()) return found;
  throw Failure(
      Exit::problems,
      "the page has not been built yet; build it with ./web/build-all in the folder of the "
      "sources, or name the folder of a built page with --folder");
}

Exit serve(const WebArguments& arguments) {
  const std::filesystem::path folder = folder_of(arguments);
  const EndingSignals signals;
  const WebServer server(folder, static_cast<int>(arguments.port));
  print_line("House Rules is at " + server.address() + " until you press Ctrl+C.");
  flush();
  if (!arguments.no_browser && window_can_open() &&
      !open_browser(server.address(), signals.before()))
    message("no browser could be opened; open the address yourself");
  signals.wait();
  return Exit::ok;
}

}  // namespace

void add_web(CommandLine& line) {
  const auto arguments = std::make_shared<WebArguments>();
  Command command = line.add_command("web", "Open the page in a browser, served from here");
  command.add("--port", arguments->port, "The port; 0: any that is free (default 8642)")
      .type_name("N")
      .whole_number(0, 65535);
  command
      .add("--folder", arguments->folder,
           "Another folder of static files with an index.html, instead of the built page")
      .type_name("DIR");
  command.add_flag("--no-browser", arguments->no_browser, "Only print the address");
  command.footer(
      "Only this computer can reach the page. What you play and write there is kept by the "
      "browser,\n"
      "for this address and port. docs/web.md says how to put the page on a host of your own.");
  command.runs([arguments] { return serve(*arguments); });
}

}  // namespace hr::cli
