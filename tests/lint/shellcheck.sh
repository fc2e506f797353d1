#!/bin/sh
# SPDX-License-Identifier: MIT
# The shell scripts pass shellcheck.
set -eu
cd "$(dirname "$0")/../.."
shellcheck houserules run-tests docs/two-cores .ci/run cmake/install-packages cmake/wasm/get-toolchain tests/web_engine/compare tests/web/run web/build web/build-all docs/make-api tests/lint/*.sh \
  packaging/make-manual packaging/arm64-root tests/package/* tests/two_builds/*.sh tests/speed/beside/check.sh tests/fuzz/run
