// SPDX-License-Identifier: MIT
// A desktop's portal for choosing files, on a bus of its own, which answers as a test wants. While
// there is one, this process and those it starts have this bus as their session's.
#pragma once

#include <gio/gio.h>

#include <atomic>
#include <mutex>
#include <string>
#include <thread>
#include <vector>

#include "tests/support/private_bus.h"

namespace hr::tests {

enum class PortalHabit {
  answers,   // with what is chosen
  early,     // … before the call returns
  cancels,   // the user does
  breaks,    // ends without an answer
  refuses,   // the call fails: no dialog here
  waits,     // the dialog stays open
  is_silent  // never returns from the call
};

class FakePortal {
 public:
  explicit FakePortal(PortalHabit habit, std::vector<std::string> uris = {})
      : habit_(habit), uris_(std::move(uris)) {
    thread_ = std::thread([this] { serve(); });
    while (!serving_) std::this_thread::yield();
  }
  ~FakePortal() { vanish(); }
  FakePortal(const FakePortal&) = delete;
  FakePortal& operator=(const FakePortal&) = delete;

  // As if it had crashed.
  void vanish() {
    if (!thread_.joinable()) return;
    g_main_context_invoke(context_, &stop, this);
    thread_.join();
  }
  std::string address() const { return bus_.address(); }
  int asked() const { return asked_; }    // how often
  int closed() const { return closed_; }  // dialogs that were given up
  std::string question() const {          // the last call's arguments, as GVariant writes them
    const std::scoped_lock lock(mutex_);
    return question_;
  }
  std::string method() const {  // the last call's: "OpenFile" or "SaveFile"
    const std::scoped_lock lock(mutex_);
    return method_;
  }

 private:
  static constexpr const char* k_interfaces =
      "<node>"
      "<interface name='org.freedesktop.portal.FileChooser'><method name='OpenFile'>"
      "<arg type='s' direction='in'/><arg type='s' direction='in'/>"
      "<arg type='a{sv}' direction='in'/><arg type='o' direction='out'/></method>"
      "<method name='SaveFile'><arg type='s' direction='in'/><arg type='s' direction='in'/>"
      "<arg type='a{sv}' direction='in'/><arg type='o' direction='out'/></method></interface>"
      "<interface name='org.freedesktop.portal.Request'><method name='Close'/></interface>"
      "</node>";

  static gboolean stop(gpointer self) {
    g_main_loop_quit(static_cast<FakePortal*>(self)->loop_);
    return G_SOURCE_REMOVE;
  }

  void serve() {
    context_ = g_main_context_new();
    g_main_context_push_thread_default(context_);
    loop_ = g_main_loop_new(context_, FALSE);
    constexpr auto k_flags =
        static_cast<GDBusConnectionFlags>(G_DBUS_CONNECTION_FLAGS_AUTHENTICATION_CLIENT |
                                          G_DBUS_CONNECTION_FLAGS_MESSAGE_BUS_CONNECTION);
    connection_ = g_dbus_connection_new_for_address_sync(address().c_str(), k_flags, nullptr,
                                                         nullptr, nullptr);
    node_ = g_dbus_node_info_new_for_xml(k_interfaces, nullptr);
    offer("/org/freedesktop/portal/desktop", 0);
    GVariant* const owned = g_dbus_connection_call_sync(
        connection_, "org.freedesktop.DBus", "/org/freedesktop/DBus", "org.freedesktop.DBus",
        "RequestName", g_variant_new("(su)", "org.freedesktop.portal.Desktop", 0U), nullptr,
        G_DBUS_CALL_FLAGS_NONE, -1, nullptr, nullptr);
    g_variant_unref(owned);
    serving_ = true;
    g_main_loop_run(loop_);
    g_dbus_connection_close_sync(connection_, nullptr, nullptr);
    g_object_unref(connection_);
    g_dbus_node_info_unref(node_);
    while (g_main_context_iteration(context_, FALSE) != FALSE) {
    }
    g_main_context_pop_thread_default(context_);
    g_main_loop_unref(loop_);
    g_main_context_unref(context_);
  }

  void offer(const std::string& path, int interface) {
    static const GDBusInterfaceVTable table{&called, nullptr, nullptr, {}};
    g_dbus_connection_register_object(connection_, path.c_str(), node_->interfaces[interface],
                                      &table, this, nullptr, nullptr);
  }

  static void called(GDBusConnection*, const gchar* sender, const gchar*, const gchar*,
                     const gchar* method, GVariant* arguments, GDBusMethodInvocation* call,
                     gpointer self) {
    auto& portal = *static_cast<FakePortal*>(self);
    if (std::string_view(method) != "Close") return portal.open(method, sender, arguments, call);
    ++portal.closed_;
    g_dbus_method_invocation_return_value(call, nullptr);
  }

  void open(const char* method, const std::string& sender, GVariant* arguments,
            GDBusMethodInvocation* call) {
    {
      const std::scoped_lock lock(mutex_);
      method_ = method;
      gchar* const text = g_variant_print(arguments, FALSE);
      question_ = text;
      g_free(text);
    }
    ++asked_;
    if (habit_ == PortalHabit::is_silent) return;
    if (habit_ == PortalHabit::refuses)
      return g_dbus_method_invocation_return_error(call, G_DBUS_ERROR, G_DBUS_ERROR_UNKNOWN_METHOD,
                                                   "No such interface");
    const std::string path = request(sender, arguments);
    offer(path, 1);
    if (habit_ == PortalHabit::early) respond(path, 0);
    g_dbus_method_invocation_return_value(call, g_variant_new("(o)", path.c_str()));
    if (habit_ == PortalHabit::answers) respond(path, 0);
    if (habit_ == PortalHabit::cancels) respond(path, 1);
    if (habit_ == PortalHabit::breaks) respond(path, 2);
  }

  static std::string request(std::string sender, GVariant* arguments) {
    GVariant* const options = g_variant_get_child_value(arguments, 2);
    const char* token = "";
    g_variant_lookup(options, "handle_token", "&s", &token);
    for (char& c : sender)
      if (c == '.') c = '_';
    std::string path = "/org/freedesktop/portal/desktop/request/" + sender.substr(1) + "/" + token;
    g_variant_unref(options);
    return path;
  }

  void respond(const std::string& path, guint32 response) {
    GVariantBuilder results, all;
    g_variant_builder_init(&results, G_VARIANT_TYPE_VARDICT);
    g_variant_builder_init(&all, G_VARIANT_TYPE_STRING_ARRAY);
    for (const std::string& uri : uris_) g_variant_builder_add(&all, "s", uri.c_str());
    g_variant_builder_add(&results, "{sv}", "uris", g_variant_builder_end(&all));
    g_dbus_connection_emit_signal(connection_, nullptr, path.c_str(),
                                  "org.freedesktop.portal.Request", "Response",
                                  g_variant_new("(ua{sv})", response, &results), nullptr);
  }

  const PortalHabit habit_;
  const std::vector<std::string> uris_;
  PrivateBus bus_;
  GMainContext* context_ = nullptr;
  GMainLoop* loop_ = nullptr;
  GDBusConnection* connection_ = nullptr;
  GDBusNodeInfo* node_ = nullptr;
  std::thread thread_;
  std::atomic<bool> serving_ = false;
  std::atomic<int> asked_ = 0, closed_ = 0;
  mutable std::mutex mutex_;
  std::string method_, question_;
};

}  // namespace hr::tests
