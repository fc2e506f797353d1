// SPDX-License-Identifier: MIT
// A D-Bus session of a test's own. While there is one, this process and those it starts have it as
// their session. Not GTestDBus: its watcher is a copy of this process, which waits for ever when it
// runs our destructors.
#pragma once

#include <cstdlib>
#include <optional>
#include <stdexcept>
#include <string>

#include "tests/support/dialogue.h"

namespace hr::tests {

class PrivateBus {
 public:
  PrivateBus()
      : daemon_(
            {"/usr/bin/dbus-daemon", "--session", "--nofork", "--nopidfile", "--print-address=1"}) {
    daemon_.hear("unix:");
    const std::string rest = daemon_.hear(",guid=");
    if (rest.empty()) throw std::runtime_error("dbus-daemon does not say its address");
    address_ = "unix:" + rest.substr(0, rest.find(','));
    if (const char* const before = std::getenv(k_variable)) before_ = before;
    setenv(k_variable, address_.c_str(), 1);
  }
  ~PrivateBus() {
    if (before_)
      setenv(k_variable, before_->c_str(), 1);
    else
      unsetenv(k_variable);
  }
  PrivateBus(const PrivateBus&) = delete;
  PrivateBus& operator=(const PrivateBus&) = delete;

  const std::string& address() const { return address_; }

 private:
  static constexpr const char* k_variable = "DBUS_SESSION_BUS_ADDRESS";

  Dialogue daemon_;
  std::string address_;
  std::optional<std::string> before_;
};

}  // namespace hr::tests
