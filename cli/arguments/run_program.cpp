// SPDX-License-Identifier: MIT
#include "cli/arguments/run_program.h"

#include <exception>
#include <new>

#include "cli/terminal/output.h"
#include "core/game/dead_end.h"

namespace hr::cli {

Exit run_program(const std::function<Exit()>& program) {
  Exit code = Exit::ok;
  try {
    prepare_streams();
    code = program();
    flush();
  } catch (const ReaderLeft&) {
    code = Exit::problems;
  } catch (const Failure& failure) {
    message(failure.what());
    code = failure.code();
  } catch (const hr::ImpossibleSetUp& error) {
    message(error.what());
    code = Exit::usage;
  } catch (const std::bad_alloc&) {
    message("there is not enough memory");
    code = Exit::problems;
  } catch (const std::exception& error) {
    message(error.what());
    code = Exit::problems;
  }
  return code;
}

}  // namespace hr::cli
