// SPDX-License-Identifier: MIT
// How long it takes from a click on a link to a board that answers, on a slow phone and a slow line: measured and
// printed, not judged, since it depends on the machine. The processor is slowed four times, the line has 1.6 Mbit/s
// and 562 ms there and back, as Lighthouse's "slow 4G".
import fs from "node:fs";
import path from "node:path";
import { test } from "node:test";
import { openEngine } from "../../web/dev/engine.mjs";
import { engineFile, Person, site, startSite } from "./support/page.mjs";
import { state } from "./support/playing.mjs";
import { all, click, find, until } from "./support/screen.mjs";

async function slowDown(page) {
  const devtools = await page.createCDPSession();
  await devtools.send("Network.enable");
  await devtools.send("Network.emulateNetworkConditions", {
    offline: false,
    latency: 562,
    downloadThroughput: (1.6 * 1024 * 1024) / 8,
    uploadThroughput: (750 * 1024) / 8,
  });
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: 4 });
}

/** Seconds from the start of the navigation to each point. */
async function visit(person, address, hash) {
  const page = await person.browser.newPage();
  await slowDown(page);
  const begun = Date.now();
  const seconds = () => ((Date.now() - begun) / 1000).toFixed(2);
  await page.goto(address + hash, { waitUntil: "commit" }).catch(() => page.goto(address + hash));
  const times = {};
  if (hash === "") {
    await find(page, "button", /^Cube Wars/, 120_000);
    times.gallery = seconds();
    await click(page, "button", /^Cube Wars/);
    await until("ready", async () => (await find(page, "button", "Play")).evaluate((it) => it.getAttribute("aria-disabled") !== "true"), 120_000);
    times.setUp = seconds();
  } else {
    await find(page, "button", "Play", 120_000);
    times.offer = seconds();
  }
  await click(page, "button", "Play");
  await until("a board", async () => (await state(page)).choices.length > 0, 120_000);
  times.board = seconds();
  const [cell] = await all(page, "gridcell", / can be chosen$/);
  await cell.click();
  await until("an answer", async () => (await state(page)).picked.length > 0, 120_000);
  times.answers = seconds();
  await page.close();
  return times;
}

test("the time to a board that answers is measured", { timeout: 600_000 }, async (context) => {
  const server = await startSite({ compress: true });
  const sizes = {};
  let total = 0;
  const files = fs.readdirSync(path.join(site, "assets")).map((name) => `assets/${name}`);
  for (const name of ["", "gallery.json", ...files]) {
    // Compressed beforehand, as a host has it.
    const response = await fetch(server.address + name, { headers: { "Accept-Encoding": "br" } });
    const size = Number(response.headers.get("content-length"));
    await response.arrayBuffer();
    sizes[name.replace(/^assets\//, "").replace(/-\w+\./, ".") || "index.html"] = size;
    total += size;
  }
  context.diagnostic(`bytes, with brotli: ${JSON.stringify(sizes)}, ${total} in all`);
  const engine = await openEngine(engineFile);
  const { link } = await engine.ask("link", { ruleset: "cube_wars", variants: ["straight_captures"], page: "" });
  engine.end();
  for (const [what, hash] of [["the gallery", ""], ["a link", `#${link.replace(/^#/, "")}`]]) {
    const person = new Person("chrome", { width: 360, height: 640 });
    try {
      await person.open("about:blank").catch(() => {});
      context.diagnostic(`${what}, first visit: ${JSON.stringify(await visit(person, server.address, hash))} s`);
      const helper = await person.browser.newPage();
      await helper.goto(server.address);
      await until("everything kept", () =>
        helper.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.active?.state === "activated"), 60_000);
      await helper.close();
      context.diagnostic(`${what}, second visit: ${JSON.stringify(await visit(person, server.address, hash))} s`);
    } finally {
      await person.close();
    }
  }
  await server.close();
});
