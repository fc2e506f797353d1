// SPDX-License-Identifier: MIT
// The packages of the page, which are in web/node_modules and so not found from this folder.
import fs from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { fileURLToPath } from "node:url";

export const root = fileURLToPath(new URL("../../..", import.meta.url));
const require = createRequire(path.join(root, "web/package.json"));

export const puppeteer = require("puppeteer-core");
export const esbuild = require("esbuild");
export const { PNG } = require("pngjs");
export const axeSource = fs.readFileSync(require.resolve("axe-core/axe.min.js"), "utf8");

// Only there as a module.
export const { default: pixelmatch } = await import(require.resolve("pixelmatch"));
