// SPDX-License-Identifier: MIT
// The page as a person has it: a browser with a profile of its own, the built site behind a server, and what is on
// the screen by role and name. Whatever goes wrong in the page (an error, a refused script or style, a missing
// file) fails the test that opened it.
import assert from "node:assert/strict";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { serve } from "../../../web/dev/server.mjs";
import { puppeteer, root } from "./packages.mjs";

export const site = process.env.HOUSERULES_SITE ?? path.join(root, "build/web/site");
/** A native engine, for pages too: tests the page where there is no WebAssembly yet. */
const program = process.env.HOUSERULES_ENGINE ?? "";
const query = program ? "?bridge" : "";
export const engineFile = program || path.join(root, "build/web/web/houserules-engine.wasm");

export const browsers = (process.env.HOUSERULES_BROWSERS ?? "chrome firefox").split(" ");
const programs = { chrome: "/usr/bin/chromium", firefox: "/usr/bin/firefox-esr" };

/** The policy that the build wrote into index.html. */
function policy() {
  const text = fs.readFileSync(path.join(site, "index.html"), "utf8");
  return /http-equiv="Content-Security-Policy" content="([^"]+)"/.exec(text)[1];
}

export async function startSite(options = {}) {
  return serve({ folder: site, policy: policy(), program, ...options });
}

/** A browser with a profile, which outlives it: open(), kill() and open() again find what was kept. */
export class Person {
  constructor(name = "chrome", { width = 1280, height = 800, ...launch } = {}) {
    this.name = name;
    this.size = { width, height };
    this.launch = launch;
    this.profile = fs.mkdtempSync(path.join(os.tmpdir(), `houserules-${name}-`));
    this.problems = [];
    this.expected = [];
  }

  /** The page at this address; waits until the start page or a game is shown. */
  async open(address, hash = "") {
    this.browser ??= await puppeteer.launch({
      browser: this.name,
      executablePath: programs[this.name],
      userDataDir: this.profile,
      headless: true,
      defaultViewport: this.size,
      protocolTimeout: 120_000,
      // A test runs as root in a container, where Chromium's own sandbox cannot.
      args: this.name === "chrome" ? ["--no-sandbox", "--disable-dev-shm-usage"] : [],
      ...this.launch,
    });
    this.page = await this.browser.newPage();
    this.#watch(this.page);
    await this.page.goto(address + query + hash, { waitUntil: "load" });
    await this.page.waitForSelector("main", { timeout: 60_000 });
    return this.page;
  }

  #watch(page) {
    page.on("pageerror", (error) => this.problems.push(`error: ${error.stack ?? error.message}`));
    page.on("console", (message) => {
      if (message.type() === "error" || message.type() === "warn")
        this.problems.push(`${message.type()}: ${message.text()}`);
    });
    page.on("requestfailed", (request) => {
      const reason = request.failure()?.errorText ?? "";
      if (!/ABORTED|NS_BINDING_ABORTED/.test(reason)) this.problems.push(`${request.url()}: ${reason}`);
    });
    page.on("response", (response) => {
      if (response.status() >= 400) this.problems.push(`${response.url()}: ${response.status()}`);
    });
  }

  /** A problem whose text matches is no fault: the test provoked it. */
  expect(pattern) {
    this.expected.push(pattern);
  }

  /** Ends the browser as a crash does: nothing is told to the page. */
  async kill() {
    const process_ = this.browser.process();
    const ended = new Promise((resolve) => process_.once("exit", resolve));
    process.kill(process_.pid, "SIGKILL");
    await ended;
    this.browser.disconnect?.();
    this.browser = undefined;
    for (const lock of ["SingletonLock", "SingletonSocket", "SingletonCookie", "lock", ".parentlock"])
      fs.rmSync(path.join(this.profile, lock), { force: true });
  }

  async close() {
    await this.browser?.close().catch(() => {});
    this.browser = undefined;
    fs.rmSync(this.profile, { recursive: true, force: true, maxRetries: 5 });
    const left = this.problems.filter((text) => !this.expected.some((pattern) => pattern.test(text)));
    assert.deepEqual(left, [], "the page reported problems");
  }
}

/** Opens the site for a test and closes everything after it. */
export async function withPerson(options, test) {
  const { browser = "chrome", hash = "", address, ...rest } = options;
  const server = address ? null : await startSite();
  const person = new Person(browser, rest);
  try {
    await person.open(address ?? server.address, hash);
    await test(person, server?.address ?? address);
  } catch (error) {
    const pictures = path.join(root, "build/web/pictures");
    fs.mkdirSync(pictures, { recursive: true });
    const file = path.join(pictures, `failed-${Date.now()}.png`);
    await person.page?.screenshot({ path: file }).catch(() => {});
    error.message += `\n(picture: ${file})`;
    if (person.problems.length > 0) error.message += `\nThe page reported: ${person.problems.join("\n")}`;
    person.problems = [];
    throw error;
  } finally {
    await person.close().finally(() => server?.close());
  }
}
