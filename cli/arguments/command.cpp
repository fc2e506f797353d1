// SPDX-License-Identifier: MIT
#include "cli/arguments/command.h"

#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <charconv>

namespace hr::cli {

namespace {

// The library's own conversions are templates that are slow to compile, one for each type.
CLI::Option& add_one(CLI::App& app, const std::string& name, const std::string& help,
                     const char* type, std::function<bool(const std::string&)> read) {
  CLI::Option* const option = app.add_option(
      name, [read = std::move(read)](const CLI::results_t& typed) { return read(typed.front()); },
      help);
  option->type_name(type);
  return *option;
}

template <class Number>
bool read_typed_number(const std::string& typed, Number& value) {
  const char* const end = typed.c_str() + typed.size();
  const auto [stop, error] = std::from_chars(typed.c_str(), end, value);
  return error == std::errc() && stop == end;
}

template <class Number>
CommandArgument add_number(CLI::App& app, const std::string& name, const std::string& help,
                           Number& value) {
  return CommandArgument(add_one(app, name, help, "NUMBER", [&value](const std::string& typed) {
    return read_typed_number(typed, value);
  }));
}

}  // namespace

CommandArgument& CommandArgument::required() {
  option_->required();
  return *this;
}

CommandArgument& CommandArgument::type_name(const std::string& name) {
  option_->type_name(name);
  return *this;
}

CommandArgument& CommandArgument::check(Check fits) {
  option_->check(CLI::Validator(std::move(fits), ""));
  return *this;
}

CommandArgument& CommandArgument::whole_number(std::uint64_t low, std::uint64_t high) {
  return check([low, high](const std::string& typed) {
    std::uint64_t value = 0;
    if (read_typed_number(typed, value) && value >= low && value <= high) return std::string();
    return fmt::format("expected a whole number from {} to {}, got \"{}\"", low, high, typed);
  });
}

CommandArgument& CommandArgument::range(double low, double high) {
  return check([low, high](const std::string& typed) {
    double value = 0;
    if (read_typed_number(typed, value) && value >= low && value <= high) return std::string();
    return fmt::format("expected a number from {} to {}, got \"{}\"", low, high, typed);
  });
}

CommandArgument& CommandArgument::one_of(const std::vector<std::string>& words) {
  option_->check(CLI::IsMember(words));
  return *this;
}

CommandArgument& CommandArgument::excludes(std::initializer_list<const char*> others) {
  for (const char* const other : others) option_->excludes(other);
  return *this;
}

CommandArgument Command::add(const std::string& name, std::string& value, const std::string& help) {
  return CommandArgument(add_one(*app_, name, help, "TEXT", [&value](const std::string& typed) {
    value = typed;
    return true;
  }));
}

CommandArgument Command::add(const std::string& name, int& value, const std::string& help) {
  return add_number(*app_, name, help, value);
}

CommandArgument Command::add(const std::string& name, std::uint32_t& value,
                             const std::string& help) {
  return add_number(*app_, name, help, value);
}

CommandArgument Command::add(const std::string& name, std::uint64_t& value,
                             const std::string& help) {
  return add_number(*app_, name, help, value);
}

CommandArgument Command::add(const std::string& name, float& value, const std::string& help) {
  return add_number(*app_, name, help, value);
}

CommandArgument Command::add(const std::string& name, double& value, const std::string& help) {
  return add_number(*app_, name, help, value);
}

CommandArgument Command::add(const std::string& name, std::optional<std::uint64_t>& value,
                             const std::string& help) {
  return CommandArgument(add_one(*app_, name, help, "TEXT", [&value](const std::string& typed) {
    return read_typed_number(typed, value.emplace());
  }));
}

CommandArgument Command::add(const std::string& name, std::vector<std::string>& values,
                             const std::string& help) {
  CLI::Option* const option = app_->add_option(
      name,
      [&values](const CLI::results_t& typed) {
        values = typed;
        return true;
      },
      help);
  option->expected(CLI::detail::expected_max_vector_size);
  if (name.starts_with("--")) option->allow_extra_args(false);
  return CommandArgument(*option);
}

CommandArgument Command::add_flag(const std::string& name, bool& value, const std::string& help) {
  return CommandArgument(*app_->add_flag(name, value, help));
}

void Command::footer(const std::string& text) { app_->footer(text); }

void Command::runs(Work work) {
  app_->callback([chosen = chosen_, work = std::move(work)] { *chosen = work; });
}

}  // namespace hr::cli
