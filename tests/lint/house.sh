#!/bin/sh
# SPDX-License-Identifier: MIT
# The drawing of the rooms and the list of them are up to date.
set -eu
cd "$(dirname "$0")/../.."
docs/draw-house --check
