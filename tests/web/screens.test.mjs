// SPDX-License-Identifier: MIT
// Every screen, in light, dark and high contrast, on a phone and on a desk: axe-core finds nothing, nothing is wider
// than a phone, and it looks as it did. Pictures are kept in build/web/pictures; those in tests/web/pictures are what
// they are compared with (HOUSERULES_PICTURES=keep replaces them, in few colours, so that they are small).
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import fs from "node:fs";
import path from "node:path";
import { test } from "node:test";
import { fileURLToPath } from "node:url";
import { axeSource, pixelmatch, PNG, root } from "./support/packages.mjs";
import { withPerson } from "./support/page.mjs";
import { begin, Pointer, takeSeat } from "./support/playing.mjs";
import { click, find, maybe, seesText, until } from "./support/screen.mjs";

const kept = path.join(root, "build/web/pictures");
const baseline = fileURLToPath(new URL("pictures", import.meta.url));

const sizes = { phone: { width: 360, height: 640, isMobile: true, hasTouch: true }, desk: { width: 1280, height: 800 } };
const themes = {
  light: [{ name: "prefers-color-scheme", value: "light" }],
  dark: [{ name: "prefers-color-scheme", value: "dark" }],
  contrast: [{ name: "prefers-contrast", value: "more" }],
};

/** A part of the table: a tab beside the board, or on a phone one of those below, or of "More". */
async function part(page, name) {
  const below = { Rules: "Rules", History: "Moves", Log: "Moves", Board: "Board" }[name];
  if (await maybe(page, "navigation")) {
    if (below) return click(page, "button", below);
    await click(page, "button", "More");
  }
  return click(page, "tab", name);
}

async function table(page, name) {
  await begin(page, { name, seed: "1" });
  await takeSeat(page, new Pointer(page));
}

/** How to come to each screen, from a fresh page. */
const screens = {
  start: async (page) => find(page, "button", /^Tic-tac-toe/),
  set_up: async (page) => {
    await click(page, "button", /^Cube Digger/);
    await find(page, "textbox", /^Name of/, 60_000);
  },
  how_to_play: async (page) => click(page, "button", "How to play Hex"),
  open: async (page) => click(page, "button", "Open…"),
  new_ruleset: async (page) => click(page, "button", "New ruleset…"),
  settings: async (page) => {
    await click(page, "button", "Settings and keys");
    await find(page, "dialog", "Settings and keys");
  },
  board: (page) => table(page, "Cube Wars"),
  play: async (page) => {
    await table(page, "Cube Wars");
    await part(page, "Game");
  },
  rules: async (page) => {
    await table(page, "Cube Wars");
    await part(page, "Rules");
    await until("the editor", () => page.$(".cm-content"));
  },
  options: async (page) => {
    await table(page, "Cube Wars");
    await part(page, "Rules");
    await click(page, "tab", "Options");
  },
  tests: async (page) => {
    await table(page, "Cube Wars");
    await part(page, "Rules");
    await click(page, "tab", "Tests");
  },
  lab: async (page) => {
    await table(page, "Tic-tac-toe");
    await part(page, "Lab");
  },
  history: async (page) => {
    await table(page, "Tic-tac-toe");
    await part(page, "History");
  },
  notes: async (page) => {
    await table(page, "Cube Digger");
    await part(page, "Notes");
  },
  card: async (page) => {
    await table(page, "Graverobber");
    await part(page, "How to play");
  },
  curtain: (page) => begin(page, { name: "Cube Digger" }),
  secrets: (page) => table(page, "Cube Digger"),
  miner: (page) => table(page, "Robot Miner"),
  lariat: (page) => table(page, "Cube Lariat"),
  share: async (page) => {
    await table(page, "Tic-tac-toe");
    if (await maybe(page, "navigation")) await click(page, "button", "More");
    await click(page, "button", "Share…");
    await find(page, "textbox", "Link", 30_000);
    // It holds the address, whose port is another one each time.
    await page.waitForSelector(".qr-code path");
    await page.$eval(".qr-code path", (it) => it.remove());
  },
  print: async (page) => {
    await table(page, "Robot Miner");
    if (await maybe(page, "navigation")) await click(page, "button", "More");
    await click(page, "button", "Print…");
    await find(page, "dialog", "Print");
    await seesText(page, /Page 1 of/, 60_000);
  },
};

/** What axe-core finds, a line each. */
async function findings(page) {
  await page.evaluate(axeSource);
  return page.evaluate(async () => {
    const { violations } = await axe.run(document, { resultTypes: ["violations"] });
    return violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.html.slice(0, 160)} (${node.any[0]?.message ?? ""})`));
  });
}

// A theme changes colours, which a few screens show; what lies where shows in the light one.
const themed = ["start", "board", "rules"];

/** What is wrong with a picture: nothing, or how much of it differs from the one that is kept. */
function differences(screen, size, theme, picture) {
  const name = `${screen}-${size}-${theme}`;
  const made = path.join(kept, `${name}.png`);
  fs.mkdirSync(kept, { recursive: true });
  fs.writeFileSync(made, picture);
  if (theme !== "light" && !themed.includes(screen)) return [];
  const file = path.join(baseline, `${name}.png`);
  if (process.env.HOUSERULES_PICTURES === "keep") {
    fs.mkdirSync(baseline, { recursive: true });
    execFileSync("convert", [made, "+dither", "-colors", "64", "-strip", `png8:${file}`]);
  }
  if (!fs.existsSync(file)) return [`${name}.png is not in tests/web/pictures`];
  const [now, before] = [PNG.sync.read(picture), PNG.sync.read(fs.readFileSync(file))];
  const diff = new PNG({ width: now.width, height: now.height });
  const sized = now.width === before.width && now.height === before.height;
  const different = sized
    ? pixelmatch(now.data, before.data, diff.data, now.width, now.height, { threshold: 0.2 }) / (now.width * now.height)
    : 1;
  if (different <= 0.02) return [];
  fs.writeFileSync(path.join(kept, `${name}-difference.png`), PNG.sync.write(diff));
  return [`${screen}, ${theme}: ${(100 * different).toFixed(1)} % of the picture differs`];
}

const only = process.env.HOUSERULES_SCREENS?.split(" ");

for (const [size, viewport] of Object.entries(sizes))
  test(`every screen is accessible and fits a ${size}`, { timeout: 1_200_000 }, () =>
    withPerson({}, async ({ page }, address) => {
      const wrong = [];
      const devtools = await page.createCDPSession();
      await page.setViewport(viewport);
      for (const [name, go] of Object.entries(screens)) {
        if (only && !only.includes(name)) continue;
        await page.goto(`${address}?${name}`, { waitUntil: "load" });
        await page.waitForSelector("main");
        try {
          await go(page);
        } catch (error) {
          wrong.push(`${name}: ${error.message.slice(0, 200)}`);
          await page.screenshot({ path: path.join(kept, `${name}-${size}-failed.png`) }).catch(() => {});
          continue;
        }
        for (const [theme, features] of Object.entries(themes)) {
          // Not emulateMediaFeatures(): puppeteer does not know prefers-contrast.
          await devtools.send("Emulation.setEmulatedMedia", { features: [...features, { name: "prefers-reduced-motion", value: "reduce" }] });
          await new Promise((resolve) => setTimeout(resolve, 300));
          for (const finding of await findings(page)) wrong.push(`${name}, ${theme}: ${finding}`);
          if (size === "phone") {
            const wide = await page.evaluate(() => document.documentElement.scrollWidth);
            if (wide > viewport.width) wrong.push(`${name}, ${theme}: ${wide} pixels wide`);
          }
          wrong.push(...differences(name, size, theme, await page.screenshot()));
        }
        await devtools.send("Emulation.setEmulatedMedia", { features: [] });
      }
      assert.deepEqual(wrong, []);
    }));
