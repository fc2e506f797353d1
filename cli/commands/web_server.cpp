// SPDX-License-Identifier: MIT
#include "cli/commands/web_server.h"

#include <fmt/format.h>
#include <httplib.h>
#include <sys/socket.h>

#include <chrono>
#include <fstream>
#include <map>
#include <optional>
#include <thread>

#include "cli/terminal/exit_code.h"
#include "core/base/words.h"

namespace hr::cli {

namespace fs = std::filesystem;

namespace {

constexpr const char* k_loopback = "127.0.0.1";

// The same as in web/build.mjs, which writes it into index.html; only a header can forbid frames.
constexpr const char* k_policy =
    "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; "
    "img-src 'self' blob: data:; worker-src 'self'; connect-src 'self'; object-src 'none'; "
    "frame-src 'none'; form-action 'none'; base-uri 'none'; frame-ancestors 'none'";

std::string type_of(const fs::path& file) {
  static const std::map<std::string, std::string> types{
      {".css", "text/css; charset=utf-8"},
      {".html", "text/html; charset=utf-8"},
      {".js", "text/javascript; charset=utf-8"},
      {".json", "application/json; charset=utf-8"},
      {".png", "image/png"},
      {".svg", "image/svg+xml"},
      {".txt", "text/plain; charset=utf-8"},
      {".wasm", "application/wasm"},
      {".webmanifest", "application/manifest+json"},
  };
  const auto found = types.find(file.extension().string());
  return found == types.end() ? "application/octet-stream" : found->second;
}

// The file that a path of a request names, if it is in the folder, which is canonical.
std::optional<fs::path> file_at(const fs::path& folder, const std::string& path) {
  if (path.empty() || path.front() != '/' || path.find('\0') != std::string::npos) return {};
  std::error_code error;
  const fs::path wanted = path == "/" ? folder / "index.html" : folder / path.substr(1);
  fs::path file = fs::canonical(wanted, error);
  if (error || !file.string().starts_with((folder / "").string())) return {};
  if (!fs::is_regular_file(file, error)) return {};
  return file;
}

void answer(httplib::Response& response, int status, const std::string& sentence) {
  response.status = status;
  response.set_content(sentence + "\n", "text/plain; charset=utf-8");
}

void send_file(httplib::Response& response, const fs::path& file) {
  const auto stream = std::make_shared<std::ifstream>(file, std::ios::binary | std::ios::ate);
  const auto size = static_cast<std::streamoff>(stream->tellg());
  if (!*stream || size < 0) {
    answer(response, 500, "The file cannot be read.");
  } else if (size == 0) {
    response.set_content("", type_of(file));
  } else {
    // Not as one text: that would be compressed, which takes longer than loopback.
    response.set_content_provider(
        static_cast<std::size_t>(size), type_of(file),
        [stream](std::size_t offset, std::size_t length, httplib::DataSink& sink) {
          std::string part(std::min<std::size_t>(length, 65536), '\0');
          stream->seekg(static_cast<std::streamoff>(offset));
          if (!stream->read(part.data(), static_cast<std::streamsize>(part.size()))) return false;
          return sink.write(part.data(), part.size());
        });
  }
}

httplib::Headers headers() {
  return {{"Content-Security-Policy", k_policy},
          {"Cross-Origin-Opener-Policy", "same-origin"},
          {"Cross-Origin-Resource-Policy", "same-origin"},
          {"Referrer-Policy", "no-referrer"},
          {"X-Content-Type-Options", "nosniff"}};
}

}  // namespace

class WebServer::Listening {
 public:
  Listening(fs::path folder, int port) : folder_(std::move(folder)) {
    server_.set_socket_options([](socket_t socket) {
      const int yes = 1;
      setsockopt(socket, SOL_SOCKET, SO_REUSEADDR, &yes, sizeof(yes));
    });
    port_ = port == 0 ? server_.bind_to_any_port(k_loopback)
                      : (server_.bind_to_port(k_loopback, port) ? port : -1);
    if (port_ < 0)
      throw Failure(Exit::problems,
                    fmt::format("port {} is taken by another program, or not allowed; choose "
                                "another with --port, or any free one with --port 0",
                                port));
    server_.set_default_headers(headers());
    server_.set_keep_alive_timeout(1);  // how long the end may have to wait
    server_.set_keep_alive_max_count(1000);
    server_.set_pre_routing_handler([this](const auto& request, auto& response) {
      return refuses(request, response) ? httplib::Server::HandlerResponse::Handled
                                        : httplib::Server::HandlerResponse::Unhandled;
    });
    server_.Get(".*", [this](const auto& request, auto& response) { serve(request, response); });
    thread_ = std::thread([this] { server_.listen_after_bind(); });
    while (!server_.is_running()) std::this_thread::sleep_for(std::chrono::milliseconds(1));
  }
  Listening(const Listening&) = delete;
  Listening& operator=(const Listening&) = delete;
  ~Listening() {
    server_.stop();
    thread_.join();
  }

  std::string address() const { return fmt::format("http://{}:{}/", k_loopback, port_); }

 private:
  bool refuses(const httplib::Request& request, httplib::Response& response) const {
    if (request.method != "GET" && request.method != "HEAD") {
      response.set_header("Allow", "GET, HEAD");
      answer(response, 405, "Only GET and HEAD are answered.");
      return true;
    }
    const std::string host = request.get_header_value("Host");
    if (host == fmt::format("{}:{}", k_loopback, port_) ||
        host == fmt::format("localhost:{}", port_))
      return false;
    answer(response, 403, fmt::format("This is {} and nobody else.", address()));
    return true;
  }

  void serve(const httplib::Request& request, httplib::Response& response) const {
    const auto file = file_at(folder_, request.path);
    if (!file) {
      answer(response, 404, "There is no such file.");
      return;
    }
    // The names of assets contain a hash of what is in them.
    const bool for_ever = request.path.starts_with("/assets/");
    response.set_header("Cache-Control",
                        for_ever ? "public, max-age=31536000, immutable" : "no-cache");
    send_file(response, *file);
  }

  fs::path folder_;
  int port_ = -1;
  httplib::Server server_;
  std::thread thread_;
};

WebServer::WebServer(const fs::path& folder, int port) {
  std::error_code error;
  const fs::path whole = fs::canonical(folder, error);
  if (error || !fs::is_regular_file(whole / "index.html", error))
    throw Failure(Exit::usage, fmt::format("expected a folder with an index.html, got {}",
                                           hr::quote(folder.string())));
  listening_ = std::make_unique<Listening>(whole, port);
}

WebServer::~WebServer() = default;

std::string WebServer::address() const { return listening_->address(); }

}  // namespace hr::cli
