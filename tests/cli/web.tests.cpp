// SPDX-License-Identifier: MIT
// houserules web: the page served on loopback, and nothing else to nobody else.
#include <arpa/inet.h>
#include <netinet/in.h>
#include <sys/socket.h>
#include <unistd.h>

#include <catch2/catch.hpp>
#include <filesystem>
#include <fstream>

#include "tests/support/dialogue.h"
#include "tests/support/files.h"
#include "tests/support/folder.h"
#include "tests/support/process.h"

namespace hr::tests {

namespace {

namespace fs = std::filesystem;
using Catch::Contains;
using Catch::StartsWith;

// A page and its neighbour, which is nobody's business.
struct Site {
  Site() {
    write_text(page() / "index.html", "<!doctype html><title>House Rules</title>");
    write_text(page() / "assets/main-1.js", "export {};");
    write_text(page() / "assets/engine-1.wasm", std::string("\0asm", 4));
    write_text(page() / "empty.json", "");
    write_text(folder.path() / "secret.txt", "a secret");
    write_text(folder.path() / "page-2/index.html", "a secret");
    fs::create_symlink("../secret.txt", page() / "way_out.txt");
    fs::create_directory_symlink("..", page() / "up");
  }
  fs::path page() const { return folder.path() / "page"; }
  Folder folder;
};

// The command, running; it has printed its address.
class Served {
 public:
  explicit Served(const fs::path& folder)
      : program_({HOUSERULES_PROGRAM, "web", "--no-browser", "--port", "0", "--folder",
                  folder.string()}) {
    const std::string said = program_.hear("\n");
    const std::string before = "House Rules is at http://127.0.0.1:";
    REQUIRE_THAT(said, StartsWith(before));
    REQUIRE_THAT(said, Catch::EndsWith("/ until you press Ctrl+C.\n"));
    port_ = std::stoi(said.substr(before.size()));
  }

  int port() const { return port_; }
  Dialogue& program() { return program_; }

  // What comes back for these lines, of which the last is empty.
  std::string answer(const std::string& lines) const {
    const int handle = socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0);
    sockaddr_in to{};
    to.sin_family = AF_INET;
    to.sin_port = htons(static_cast<std::uint16_t>(port_));
    to.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    REQUIRE(connect(handle, reinterpret_cast<const sockaddr*>(&to), sizeof(to)) == 0);
    REQUIRE(send(handle, lines.data(), lines.size(), MSG_NOSIGNAL) ==
            static_cast<ssize_t>(lines.size()));
    std::string out;
    std::array<char, 4096> buffer{};
    for (ssize_t n = 0; (n = recv(handle, buffer.data(), buffer.size(), 0)) > 0;)
      out.append(buffer.data(), static_cast<std::size_t>(n));
    close(handle);
    return out;
  }
  std::string ask(const std::string& line, const std::string& host) const {
    return answer(line + " HTTP/1.1\r\nHost: " + host + "\r\nConnection: close\r\n\r\n");
  }
  std::string ask(const std::string& line) const {
    return ask(line, "127.0.0.1:" + std::to_string(port_));
  }

 private:
  Dialogue program_;
  int port_ = 0;
};

}  // namespace

TEST_CASE("the page is served with its types and with headers that confine it", "[cli]") {
  const Site site;
  const Served served(site.page());
  const std::string page = served.ask("GET /");
  CHECK_THAT(page, StartsWith("HTTP/1.1 200 OK\r\n"));
  CHECK_THAT(page, Contains("Content-Type: text/html; charset=utf-8\r\n"));
  CHECK_THAT(page, Contains("Content-Security-Policy: default-src 'self'; script-src 'self' "
                            "'wasm-unsafe-eval';"));
  CHECK_THAT(page, Contains("frame-ancestors 'none'"));
  CHECK_THAT(page, Contains("X-Content-Type-Options: nosniff\r\n"));
  CHECK_THAT(page, Contains("Cross-Origin-Opener-Policy: same-origin\r\n"));
  CHECK_THAT(page, Contains("Cross-Origin-Resource-Policy: same-origin\r\n"));
  CHECK_THAT(page, Contains("Cache-Control: no-cache\r\n"));
  CHECK_THAT(page, Catch::EndsWith("\r\n\r\n<!doctype html><title>House Rules</title>"));
  CHECK_THAT(served.ask("GET /?bridge=1"), StartsWith("HTTP/1.1 200 OK\r\n"));

  const std::string script = served.ask("GET /assets/main-1.js");
  CHECK_THAT(script, Contains("Content-Type: text/javascript; charset=utf-8\r\n"));
  CHECK_THAT(script, Contains("Cache-Control: public, max-age=31536000, immutable\r\n"));
  CHECK_THAT(served.ask("GET /assets/engine-1.wasm"), Contains("Content-Type: application/wasm"));
  CHECK_THAT(served.ask("GET /empty.json"), StartsWith("HTTP/1.1 200 OK\r\n"));

  const std::string head = served.ask("HEAD /");
  CHECK_THAT(head, StartsWith("HTTP/1.1 200 OK\r\n"));
  CHECK_THAT(head, Contains("Content-Length: 41\r\n"));
  CHECK_THAT(head, Catch::EndsWith("\r\n\r\n"));
}

TEST_CASE("nothing outside of the page's folder is served", "[cli]") {
  const Site site;
  const Served served(site.page());
  for (const char* path :
       {"/../secret.txt", "/%2e%2e/secret.txt", "/..%2fsecret.txt", "/assets/../../secret.txt",
        "//etc/passwd", "/%2Fetc/passwd", "/../page-2/index.html", "/way_out.txt", "/up/secret.txt",
        "/up/page/index.html%00.js", "/missing", "/assets", "/assets/", "/index.html/",
        "secret.txt"}) {
    CAPTURE(path);
    const std::string said = served.ask(std::string("GET ") + path);
    CHECK_THAT(said, StartsWith("HTTP/1.1 404 ") || StartsWith("HTTP/1.1 400 "));
    CHECK_THAT(said, !Contains("a secret"));
    CHECK_THAT(said, !Contains("root:"));
  }
}

TEST_CASE("only reading is answered, and only under the page's own address", "[cli]") {
  const Site site;
  const Served served(site.page());
  for (const char* method : {"POST", "PUT", "DELETE", "OPTIONS", "PATCH"}) {
    CAPTURE(method);
    CHECK_THAT(served.ask(std::string(method) + " /"), StartsWith("HTTP/1.1 405 "));
  }
  const std::string port = std::to_string(served.port());
  CHECK_THAT(served.ask("GET /", "localhost:" + port), StartsWith("HTTP/1.1 200 OK\r\n"));
  for (const std::string& host : {"evil.example:" + port, std::string("127.0.0.1"),
                                  "127.0.0.1:" + port + ".evil.example", std::string()}) {
    CAPTURE(host);
    const std::string said = served.ask("GET /", host);
    CHECK_THAT(said, StartsWith("HTTP/1.1 403 "));
    CHECK_THAT(said, !Contains("House Rules</title>"));
  }
  CHECK_THAT(served.answer("GET / HTTP/1.0\r\n\r\n"), StartsWith("HTTP/1.1 403 "));
}

TEST_CASE("a port that is taken, and a page that is missing, are said in a sentence", "[cli]") {
  const Site site;
  Served served(site.page());
  const std::string port = std::to_string(served.port());
  const Finished second =
      houserules({"web", "--no-browser", "--port", port, "--folder", site.page().string()});
  CHECK(second.code == 1);
  CHECK(second.err == "houserules: port " + port +
                          " is taken by another program, or not allowed; choose another with "
                          "--port, or any free one with --port 0\n");
  const std::string nothing = (site.folder.path() / "nothing").string();
  const Finished missing = houserules({"web", "--no-browser", "--folder", nothing});
  CHECK(missing.code == 2);
  CHECK(missing.err ==
        "houserules: expected a folder with an index.html, got \"" + nothing + "\"\n");
  CHECK(houserules({"web", "--port", "65536"}).code == 2);

  served.program().send(SIGINT);
  CHECK(served.program().end() == 0);
  Served again(site.page());  // and a port is free again at once
  again.program().send(SIGTERM);
  CHECK(again.program().end() == 0);
}

}  // namespace hr::tests
