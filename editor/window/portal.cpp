// SPDX-License-Identifier: MIT
#include "editor/window/portal.h"

#include "texts/texts.h"

#include <fmt/format.h>
#include <gio/gio.h>

#include <algorithm>
#include <atomic>
#include <cstdlib>
#include <filesystem>
#include <mutex>
#include <thread>
#include <utility>

namespace hr::editor {

namespace {

constexpr int k_begins_within = 3000;  // milliseconds
constexpr const char* k_portal = "org.freedesktop.portal.Desktop";
constexpr const char* k_object = "/org/freedesktop/portal/desktop";
constexpr const char* k_request = "org.freedesktop.portal.Request";

template <class T>
struct Unref {
  void operator()(T* object) const { g_object_unref(object); }
};
template <class T>
using Object = std::unique_ptr<T, Unref<T>>;
struct VariantUnref {
  void operator()(GVariant* value) const { g_variant_unref(value); }
};
using Variant = std::unique_ptr<GVariant, VariantUnref>;
struct GFree {
  void operator()(char* text) const { g_free(text); }
};
using GText = std::unique_ptr<char, GFree>;

// GIO starts a bus where there is none; a window has no business doing that.
bool has_session_bus() {
  const char* const address = std::getenv("DBUS_SESSION_BUS_ADDRESS");
  if (address != nullptr) return *address != '\0';
  const char* const runtime = std::getenv("XDG_RUNTIME_DIR");
  std::error_code ignored;
  return runtime != nullptr &&
         std::filesystem::exists(std::filesystem::path(runtime) / "bus", ignored);
}

// A connection of our own: losing the shared one would end the program.
Object<GDBusConnection> connected(GCancellable* cancel) {
  if (!has_session_bus()) return {};
  const GText address(g_dbus_address_get_for_bus_sync(G_BUS_TYPE_SESSION, cancel, nullptr));
  if (!address) return {};
  constexpr auto k_flags =
      static_cast<GDBusConnectionFlags>(G_DBUS_CONNECTION_FLAGS_AUTHENTICATION_CLIENT |
                                        G_DBUS_CONNECTION_FLAGS_MESSAGE_BUS_CONNECTION);
  return Object<GDBusConnection>(
      g_dbus_connection_new_for_address_sync(address.get(), k_flags, nullptr, cancel, nullptr));
}

GVariant* filters_of(const std::vector<std::string>& endings) {
  GVariantBuilder filters, patterns;
  g_variant_builder_init(&filters, G_VARIANT_TYPE("a(sa(us))"));
  g_variant_builder_init(&patterns, G_VARIANT_TYPE("a(us)"));
  std::string names;
  for (const std::string& ending : endings) {
    g_variant_builder_add(&patterns, "(us)", 0U, ("*" + ending).c_str());
    names += (names.empty() ? "*" : ", *") + ending;
  }
  if (!endings.empty())
    g_variant_builder_add(&filters, "(sa(us))", names.c_str(), &patterns);
  else
    g_variant_builder_clear(&patterns);
  g_variant_builder_init(&patterns, G_VARIANT_TYPE("a(us)"));
  g_variant_builder_add(&patterns, "(us)", 0U, "*");
  g_variant_builder_add(&filters, "(sa(us))", "All files", &patterns);
  return g_variant_builder_end(&filters);
}

GVariant* arguments_of(const FileQuestion& question, const std::string& parent,
                       const std::string& token) {
  GVariantBuilder options;
  g_variant_builder_init(&options, G_VARIANT_TYPE_VARDICT);
  const auto add = [&](const char* name, GVariant* value) {
    g_variant_builder_add(&options, "{sv}", name, value);
  };
  add("handle_token", g_variant_new_string(token.c_str()));
  add("accept_label", g_variant_new_string(question.button.c_str()));
  add("filters", filters_of(question.endings));
  if (!question.folder.empty())
    add("current_folder", g_variant_new_bytestring(question.folder.c_str()));
  if (question.saves) add("current_name", g_variant_new_string(question.name.c_str()));
  return g_variant_new("(ssa{sv})", parent.c_str(), question.title.c_str(), &options);
}

const FileAnswer k_unavailable{FileAnswerType::unavailable, {}};

// The response is 0 for a choice, 1 if the user cancelled, 2 if it ended otherwise.
FileAnswer read_response(GVariant* values, bool saves) {
  if (g_variant_is_of_type(values, G_VARIANT_TYPE("(ua{sv})")) == FALSE) return k_unavailable;
  guint32 response = 2;
  GVariant* held = nullptr;
  g_variant_get(values, "(u@a{sv})", &response, &held);
  const Variant results(held);
  if (response == 1) return {FileAnswerType::cancelled, {}};
  if (response != 0) return k_unavailable;
  const Variant uris(g_variant_lookup_value(results.get(), "uris", G_VARIANT_TYPE_STRING_ARRAY));
  std::vector<std::string> all;
  for (gsize i = 0; uris && i < g_variant_n_children(uris.get()); ++i) {
    const Variant one(g_variant_get_child_value(uris.get(), i));
    all.emplace_back(g_variant_get_string(one.get(), nullptr));
  }
  return all.empty() ? k_unavailable : answer_of(all, saves);
}

// One question, from the call to the answer, on the thread that makes it.
class PortalRequest {
 public:
  PortalRequest(FileQuestion question, std::string parent, GCancellable* cancel)
      : question_(std::move(question)),
        parent_(std::move(parent)),
        cancel_(cancel),
        context_(g_main_context_new()),
        loop_(g_main_loop_new(context_, FALSE)) {
    g_main_context_push_thread_default(context_);
  }
  ~PortalRequest() {
    g_main_context_pop_thread_default(context_);
    g_main_loop_unref(loop_);
    g_main_context_unref(context_);
  }
  PortalRequest(const PortalRequest&) = delete;
  PortalRequest& operator=(const PortalRequest&) = delete;

  FileAnswer run() {
    bus_ = connected(cancel_);
    if (!bus_) return answer_;
    watch();
    if (begin()) wait();
    if (g_cancellable_is_cancelled(cancel_) != FALSE) close();
    leave();
    return answer_;
  }

 private:
  // The portal may answer before the call returns, so its object is known in advance.
  std::string request_path(const std::string& token) const {
    std::string sender = g_dbus_connection_get_unique_name(bus_.get()) + 1;
    std::ranges::replace(sender, '.', '_');
    return fmt::format("{}/request/{}/{}", k_object, sender, token);
  }

  void subscribe(const char* sender, const char* interface, const char* signal, const char* path,
                 const char* first, GDBusSignalCallback call) {
    subscribed_.push_back(g_dbus_connection_signal_subscribe(bus_.get(), sender, interface, signal,
                                                             path, first, G_DBUS_SIGNAL_FLAGS_NONE,
                                                             call, this, nullptr));
  }

  void listen(std::string path) {
    path_ = std::move(path);
    subscribe(k_portal, k_request, "Response", path_.c_str(), nullptr, &responded);
  }

  // For the end of the portal or of the bus.
  void watch() {
    constexpr const char* k_bus = "org.freedesktop.DBus";
    g_dbus_connection_set_exit_on_close(bus_.get(), FALSE);
    subscribe(k_bus, k_bus, "NameOwnerChanged", "/org/freedesktop/DBus", k_portal, &owner_changed);
    g_signal_connect(bus_.get(), "closed", G_CALLBACK(&closed), this);
  }

  bool begin() {
    static std::atomic<unsigned> count = 0;
    const std::string token = fmt::format("houserules{}", ++count);
    listen(request_path(token));
    const Variant reply(g_dbus_connection_call_sync(
        bus_.get(), k_portal, k_object, "org.freedesktop.portal.FileChooser",
        question_.saves ? "SaveFile" : "OpenFile", arguments_of(question_, parent_, token),
        G_VARIANT_TYPE("(o)"), G_DBUS_CALL_FLAGS_NONE, k_begins_within, cancel_, nullptr));
    if (!reply) return false;
    const char* path = nullptr;
    g_variant_get(reply.get(), "(&o)", &path);
    if (path_ != path) listen(path);  // an old portal
    return true;
  }

  // GLib's own source for this is never freed if it ends while another thread cancels.
  void wait() {
    const gulong heard = g_cancellable_connect(cancel_, G_CALLBACK(&cancelled), this, nullptr);
    g_main_loop_run(loop_);
    g_cancellable_disconnect(cancel_, heard);
  }

  // The dialog is not wanted any longer.
  void close() {
    g_dbus_connection_call(bus_.get(), k_portal, path_.c_str(), k_request, "Close", nullptr,
                           nullptr, G_DBUS_CALL_FLAGS_NONE, -1, nullptr, nullptr, nullptr);
    g_dbus_connection_flush_sync(bus_.get(), nullptr, nullptr);
  }

  void leave() {
    g_signal_handlers_disconnect_by_data(bus_.get(), this);
    for (const guint id : subscribed_) g_dbus_connection_signal_unsubscribe(bus_.get(), id);
    g_dbus_connection_close_sync(bus_.get(), nullptr, nullptr);
    while (g_main_context_iteration(context_, FALSE) != FALSE) {
    }
  }

  void end(FileAnswer answer) {
    answer_ = std::move(answer);
    g_main_loop_quit(loop_);
  }

  static void responded(GDBusConnection*, const gchar*, const gchar*, const gchar*, const gchar*,
                        GVariant* values, gpointer self) {
    auto* const request = static_cast<PortalRequest*>(self);
    request->end(read_response(values, request->question_.saves));
  }
  static void owner_changed(GDBusConnection*, const gchar*, const gchar*, const gchar*,
                            const gchar*, GVariant* values, gpointer self) {
    const char *name = nullptr, *before = nullptr, *now = nullptr;
    if (g_variant_is_of_type(values, G_VARIANT_TYPE("(sss)")) == FALSE) return;
    g_variant_get(values, "(&s&s&s)", &name, &before, &now);
    if (*before != '\0') static_cast<PortalRequest*>(self)->end(k_unavailable);
  }
  static void closed(GDBusConnection*, gboolean, GError*, gpointer self) {
    static_cast<PortalRequest*>(self)->end(k_unavailable);
  }
  // On the thread that cancels.
  static void cancelled(GCancellable*, gpointer self) {
    GSource* const stop = g_idle_source_new();
    g_source_set_callback(stop, &stopped, self, nullptr);
    g_source_attach(stop, static_cast<PortalRequest*>(self)->context_);
    g_source_unref(stop);
  }
  static gboolean stopped(gpointer self) {
    static_cast<PortalRequest*>(self)->end(k_unavailable);
    return G_SOURCE_REMOVE;
  }

  FileQuestion question_;
  std::string parent_;
  GCancellable* cancel_;
  GMainContext* context_;
  GMainLoop* loop_;
  Object<GDBusConnection> bus_;
  std::vector<guint> subscribed_;
  std::string path_;
  FileAnswer answer_ = k_unavailable;
};

class PortalChooser : public FileChooser {
 public:
  PortalChooser(std::function<void()> wake, std::string parent)
      : wake_(std::move(wake)), parent_(std::move(parent)) {}
  ~PortalChooser() override { give_up(); }
  PortalChooser(const PortalChooser&) = delete;
  PortalChooser& operator=(const PortalChooser&) = delete;

  bool is_there() const override { return has_session_bus(); }

  void ask(FileQuestion question) override {
    give_up();
    asker_ = question.asker;
    cancel_.reset(g_cancellable_new());
    thread_ = std::thread([this, question = std::move(question), cancel = cancel_.get()] {
      FileAnswer answer = PortalRequest(question, parent_, cancel).run();
      if (g_cancellable_is_cancelled(cancel) != FALSE) return;
      {
        const std::scoped_lock lock(mutex_);
        answer_ = std::move(answer);
      }
      wake_();
    });
  }

  std::string asker() const override { return asker_; }

  void give_up() override {
    if (cancel_) g_cancellable_cancel(cancel_.get());
    if (thread_.joinable()) thread_.join();
    answer_.reset();
  }

  bool answered() const override {
    const std::scoped_lock lock(mutex_);
    return answer_.has_value();
  }

  std::optional<FileAnswer> take() override {
    const std::scoped_lock lock(mutex_);
    return std::exchange(answer_, std::nullopt);
  }

 private:
  std::function<void()> wake_;
  std::string parent_, asker_;
  Object<GCancellable> cancel_;
  std::thread thread_;
  mutable std::mutex mutex_;
  std::optional<FileAnswer> answer_;
};

}  // namespace

FileAnswer answer_of(const std::vector<std::string>& uris, bool saves) {
  if (uris.empty()) return {FileAnswerType::cancelled, {}};
  const std::string& uri = uris.front();
  char* host = nullptr;
  const GText path(g_filename_from_uri(uri.c_str(), &host, nullptr));
  const GText of_host(host);
  const bool here = host == nullptr || *host == '\0' || std::string_view(host) == "localhost";
  if (path && here) return {FileAnswerType::chosen, path.get()};
  return {FileAnswerType::refused,
          saves ? fill("{} is not a file on this computer. Save it in one of your folders.", uri)
                : fill("{} is not a file on this computer. Copy it to one of your folders, and "
                       "open the copy.",
                       uri)};
}

std::unique_ptr<FileChooser> make_portal_chooser(std::function<void()> wake, std::string parent) {
  return std::make_unique<PortalChooser>(std::move(wake), std::move(parent));
}

}  // namespace hr::editor
