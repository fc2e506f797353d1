#!/bin/sh
# SPDX-License-Identifier: MIT
# The reference of the Lua API matches its description.
set -eu
cd "$(dirname "$0")/../.."
docs/make-api --check
