#!/bin/sh
# SPDX-License-Identifier: MIT
# The reference of the Lua API is what its description says.
set -eu
cd "$(dirname "$0")/../.."
docs/make-api --check
