// SPDX-License-Identifier: MIT
// Serves the files of one folder on loopback, as a host on the web would serve the page: with the
// right types, with headers that let nothing of a ruleset run or leave, and nothing else.
//
// What is refused: every method but GET and HEAD, every Host but our own address (a page elsewhere
// whose name was pointed at loopback would have another), and every path that leads out of the
// folder, be it by "..", by an absolute name or by a link.
//
// HTTP is cpp-httplib's (Debian's libcpp-httplib-dev, since 2012, fuzzed): reading requests
// from anybody is no place for code of our own. We leave out its own serving of folders, which
// follows links, and its SO_REUSEPORT, with which two programs share a port without knowing it.
#pragma once

#include <filesystem>
#include <memory>
#include <string>

namespace hr::cli {

class WebServer {
 public:
  // Listens at once; port 0 takes any free one. Throws Failure (problems) if the port is taken,
  // Failure (usage) if the folder contains no index.html.
  WebServer(const std::filesystem::path& folder, int port);
  WebServer(const WebServer&) = delete;
  WebServer& operator=(const WebServer&) = delete;
  ~WebServer();  // answers what was asked so far, and ends

  std::string address() const;  // http://127.0.0.1:8642/

 private:
  class Listening;
  std::unique_ptr<Listening> listening_;
};

}  // namespace hr::cli
