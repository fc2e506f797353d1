// SPDX-License-Identifier: MIT
// Plays games at the page as a person does, by the pointer or by keys alone, along a list of actions. An engine under
// node plays the same game and says at each step what the page has to show.
import assert from "node:assert/strict";
import fs from "node:fs";
import { openEngine } from "../../../web/dev/engine.mjs";
import { engineFile } from "./page.mjs";
import { all, click, find, maybe, shown, until } from "./screen.mjs";

export const spoken = (text) => text.replaceAll("_", " ");

/** {ruleset, name, settings, seed, actions, outcome}: a whole game from tests/web/games/. */
export function savedGame(ruleset) {
  return JSON.parse(fs.readFileSync(new URL(`../games/${ruleset}.json`, import.meta.url), "utf8"));
}

/** The game as the engine has it, for whoever looks at the page. */
export class Model {
  static async of({ ruleset, settings, seed }) {
    const model = new Model();
    model.engine = await openEngine(engineFile);
    await model.engine.ask("begin", { ruleset, settings, seed });
    model.game = await model.engine.report("owner", { type: "game" });
    await model.look();
    return model;
  }

  /** The seat that acts stays at the screen as long as it can. */
  async look() {
    const { to_act, secrets } = await this.engine.report("owner", { type: "status" });
    if (!to_act.includes(this.seat)) this.seat = to_act[0] ?? this.seat;
    this.issuer = secrets && to_act.length > 0 ? this.seat : "owner";
    this.view = await this.engine.report(secrets ? this.seat : "owner", { type: "view" });
  }

  actionOf(text) {
    const found = this.view.legal.find((action) => action.text === text);
    assert.ok(found, `${text} is not legal; ${this.view.turn}`);
    return found;
  }

  async play(action) {
    const reply = await this.engine.give(this.issuer, {
      type: "choose",
      action: action.action,
      ...(this.issuer === "owner" ? { seat: this.seat } : {}),
    });
    assert.ok(reply.ok, reply.text);
    await this.look();
  }

  end() {
    this.engine.end();
  }
}

/** What an action consists of: cells by number, and the text as far as it goes with anything else. */
export function stepsOf(action) {
  const bytes = Buffer.from(action.text);
  const out = [];
  for (let n = 0; n < 4 && action.ends[n]; ++n) {
    const cell = ((action.cells >> n) & 1) === 1;
    const text = bytes.subarray(0, action.ends[n]).toString("utf8");
    out.push(cell ? { cell: action.action.arguments[n] } : { text, last: !action.ends[n + 1] });
  }
  return out.length > 0 ? out : [{ text: action.text, last: true }];
}

/** What the page shows of the game, read at once. */
export function state(page) {
  return page.evaluate(() => {
    const visible = (element) => element.checkVisibility({ visibilityProperty: true });
    const cells = [...document.querySelectorAll("[role=gridcell][data-cell]")];
    const numbers = (fits) => [...new Set(cells.filter(fits).map((cell) => Number(cell.dataset.cell)))].sort((a, b) => a - b);
    return {
      turn: document.querySelector("main h2")?.innerText.trim() ?? "",
      covered: document.querySelector("[aria-label=Curtain]") !== null,
      choices: numbers((cell) => / can be chosen$/.test(cell.getAttribute("aria-label") ?? "")),
      picked: numbers((cell) => cell.getAttribute("aria-selected") === "true"),
      offered: [...document.querySelectorAll("[aria-label='Which move?'] button")].filter(visible).map((it) => it.innerText.trim()),
      refusal: document.querySelector(".bubble-refusal")?.innerText ?? "",
    };
  });
}

// A point of the cell that a pointer reaches: cells may be crooked, folded, or behind others.
function pointOf(page, cell) {
  return page.evaluate((number) => {
    const fits = [...document.querySelectorAll(`[role=gridcell][data-cell="${number}"]`)];
    fits.sort((a, b) => Number(/ can be chosen$/.test(b.ariaLabel)) - Number(/ can be chosen$/.test(a.ariaLabel)));
    for (const element of fits) {
      element.scrollIntoView({ block: "nearest", inline: "nearest" });
      const parts = element.querySelectorAll("polygon");
      for (const part of parts.length > 0 ? parts : [element]) {
        const box = part.getBoundingClientRect();
        for (const x of [0.5, 0.3, 0.7, 0.15, 0.85])
          for (const y of [0.5, 0.3, 0.7, 0.15, 0.85]) {
            const at = { x: box.left + x * box.width, y: box.top + y * box.height };
            if (document.elementFromPoint(at.x, at.y)?.closest("[data-cell]") === element) return at;
          }
      }
    }
    return null;
  }, cell);
}

/** A hand that uses the pointer. */
export class Pointer {
  constructor(page) {
    this.page = page;
  }
  async cell(number) {
    const at = await pointOf(this.page, number);
    assert.ok(at, `cell ${number} cannot be clicked`);
    await this.page.mouse.click(at.x, at.y);
  }
  async button(name) {
    await click(this.page, "button", name);
  }
}

/** A hand that uses nothing but keys: Tab, arrows, Enter. */
export class Keys {
  /** By cell and key, where it has led. */
  #known = new Map();
  constructor(page) {
    this.page = page;
  }
  async cell(number) {
    await this.#tabTo("a cell", () => document.activeElement?.closest("[data-cell]") !== null);
    for (let pressed = 0; pressed < 300; ++pressed) {
      const { here, there, keys } = await this.#compass(number);
      if (here === there) return this.page.keyboard.press("Enter");
      const key = this.#wayTo((cell) => cell === there, here) ?? this.#untried(here, keys) ??
        this.#wayTo((cell) => this.#untried(cell, keys) !== undefined, here);
      if (key === undefined) break;
      await this.page.keyboard.press(key);
      if (!this.#known.has(here)) this.#known.set(here, new Map());
      this.#known.get(here).set(key, (await this.#compass(number)).here);
    }
    assert.fail(`cell ${number} cannot be reached with the arrow keys`);
  }
  /** Where the focus is and where it is to go, and the arrow keys, the most promising first. */
  #compass(number) {
    return this.page.evaluate((wanted) => {
      const nameOf = (cell) => `${cell.dataset.board} ${cell.dataset.cell}`;
      const here = document.activeElement.closest("[data-cell]");
      const fits = [...document.querySelectorAll(`[role=gridcell][data-cell="${wanted}"]`)];
      const there = fits.find((it) => / can be chosen$/.test(it.ariaLabel)) ?? fits[0];
      const [a, b] = [here.getBoundingClientRect(), there.getBoundingClientRect()];
      const x = b.left + b.width / 2 - a.left - a.width / 2;
      const y = b.top + b.height / 2 - a.top - a.height / 2;
      const ways = [["ArrowUp", -y], ["ArrowDown", y], ["ArrowLeft", -x], ["ArrowRight", x]];
      const keys = ways.sort((one, other) => other[1] - one[1]).map(([key]) => key);
      return { here: nameOf(here), there: nameOf(there), keys };
    }, number);
  }
  #untried(cell, keys) {
    return keys.find((key) => !this.#known.get(cell)?.has(key));
  }
  /** The first key of the shortest way, over what the keys are known to do, to a cell that fits. */
  #wayTo(fits, from) {
    const seen = new Set([from]);
    const waiting = [...(this.#known.get(from) ?? [])].map(([key, cell]) => ({ key, cell }));
    for (const { key, cell } of waiting) {
      if (seen.has(cell)) continue;
      if (fits(cell)) return key;
      seen.add(cell);
      for (const next of this.#known.get(cell)?.values() ?? []) waiting.push({ key, cell: next });
    }
    return undefined;
  }
  async button(name) {
    const wanted = await find(this.page, "button", name);
    await this.#tabTo(`the button ${name}`, (element) => document.activeElement === element, wanted);
    await this.page.keyboard.press("Enter");
  }
  // Towards it: beyond the last control, some browsers lead to their own.
  async #tabTo(what, arrived, element) {
    for (let pressed = 0; pressed < 200; ++pressed) {
      if (await this.page.evaluate(arrived, element)) return;
      const back = await this.page.evaluate((wanted) => {
        const to = wanted ?? document.querySelector("[role=gridcell]");
        const here = document.activeElement;
        return here !== document.body && (here.compareDocumentPosition(to) & Node.DOCUMENT_POSITION_PRECEDING) !== 0;
      }, element);
      if (back) await this.page.keyboard.down("Shift");
      await this.page.keyboard.press("Tab");
      if (back) await this.page.keyboard.up("Shift");
    }
    assert.fail(`${what} cannot be reached with the Tab key`);
  }
}

/** From the start page to the table, with the options and the seed of a game. */
export async function begin(page, { name, settings = {}, seed = "" }) {
  // A card of the gallery is pressed or not; a saved game of the same name is neither.
  const card = await until(`the card of ${name}`, async () => {
    for (const button of await all(page, "button", new RegExp(`^${name}\\b`)))
      if (await button.evaluate((it) => it.hasAttribute("aria-pressed"))) return button;
    return null;
  });
  await card.evaluate((it) => it.scrollIntoView({ block: "center" }));
  await card.click();
  await until("the rules read", async () => {
    const play = await maybe(page, "button", "Play");
    return play && (await play.evaluate((it) => it.getAttribute("aria-disabled"))) !== "true";
  }, 60_000);
  if (Object.keys(settings).length > 0) await openDetails(page, "Options");
  for (const [option, value] of Object.entries(settings)) {
    const field = await find(page, "textbox", new RegExp(`^${spoken(option)}`, "i"));
    await retype(page, field, value);
    await page.keyboard.press("Enter");
  }
  if (seed !== "") {
    await openDetails(page, "More");
    await retype(page, await find(page, "textbox", "Seed"), seed);
  }
  await until("the choices taken", async () => {
    const play = await find(page, "button", "Play");
    return (await play.evaluate((it) => it.getAttribute("aria-disabled"))) !== "true";
  });
  await click(page, "button", "Play");
  await until(`at the table of ${name}`, async () => (await page.title()).startsWith(`${name} –`), 60_000);
  await until("the table shown", async () => (await maybe(page, "button", "All games")) && (await state(page)).turn !== "");
}

async function openDetails(page, name) {
  await until(`${name} open`, async () => {
    const summary = await maybe(page, "button", name);
    if (summary === null) return false;
    const open = () => summary.evaluate((it) => it.tagName !== "SUMMARY" || it.parentElement.open);
    if (!(await open())) {
      // What is above it may still grow, and the click go to what is there then.
      const still = await summary.evaluate(async (it) => {
        it.scrollIntoView({ block: "center" });
        const before = it.getBoundingClientRect().top;
        await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
        return it.getBoundingClientRect().top === before;
      });
      if (!still) return false;
      await summary.click();
    }
    return open();
  });
}

async function retype(page, field, text) {
  await field.evaluate((it) => {
    it.scrollIntoView({ block: "center" });
    it.focus();
    it.select();
  });
  await page.keyboard.type(text);
}

/** Whoever is to sit at the screen sits there. */
export async function takeSeat(page, hand) {
  const pass = await maybe(page, "button", /^Pass the screen to /);
  if (pass) await hand.button(/^Pass the screen to /);
  const { covered } = await until("passed", async () => {
    const now = await state(page);
    return (now.covered || pass === null) && now;
  });
  if (covered) {
    await hand.button(/^I am /);
    await until("uncovered", async () => !(await state(page)).covered);
  }
}

const first = (legal) =>
  [...new Set(legal.flatMap((action) => ("cell" in stepsOf(action)[0] ? [stepsOf(action)[0].cell] : [])))].sort((a, b) => a - b);

/** Plays the actions; after each, what can be chosen has to be what the engine says. */
export async function playActions(page, hand, model, actions) {
  for (const text of actions) {
    await takeSeat(page, hand);
    const before = model.view;
    const action = model.actionOf(text);
    await until(`${before.turn} (before ${text})`, async () => {
      const { choices, picked } = await state(page);
      return picked.length === 0 && String(choices) === String(first(before.legal));
    }).catch(async (error) => {
      const { turn, choices, refusal } = await state(page);
      error.message += `\nshown: ${turn} ${refusal}\nto choose: ${choices}\nexpected:  ${first(before.legal)}`;
      throw error;
    });
    for (const step of stepsOf(action)) {
      if ("cell" in step) await hand.cell(step.cell);
      else await hand.button(spoken(step.text) + (step.last ? "" : "…"));
    }
    await model.play(action);
    await until(`${text} played`, async () => {
      const now = await state(page);
      if (now.offered.includes(spoken(text))) await hand.button(spoken(text));
      else if (now.offered.some((it) => it.startsWith("Continue from "))) await hand.button(/^Continue from /);
      return now.covered || (now.picked.length === 0 && now.offered.length === 0 && (await settled(page, model, before)));
    }).catch(async (error) => {
      error.message += `\non the screen:\n${await shown(page)}`;
      throw error;
    });
  }
}

async function settled(page, model, before) {
  const pass = await maybe(page, "button", /^Pass the screen to /);
  if (pass) return true;
  const { turn, choices } = await state(page);
  if (model.view.ended) return turn.includes(model.view.outcome.replace(/\.$/, "")) || turn !== before.turn;
  return String(choices) === String(first(model.view.legal));
}

/** Types into the rules at the caret. */
export async function typeText(page, text) {
  await page.keyboard.type(text);
}

/** The Rules tab with its editor. */
export async function openRules(page) {
  await click(page, "tab", "Rules");
  const editor = await until("the editor", () => page.$(".cm-content"));
  await editor.click();
  return editor;
}

export async function chord(page, ...keys) {
  for (const key of keys.slice(0, -1)) await page.keyboard.down(key);
  await page.keyboard.press(keys.at(-1));
  for (const key of keys.slice(0, -1).reverse()) await page.keyboard.up(key);
}

/** What the rules tab says about the rules in force. */
export function rulesStatus(page) {
  return page.evaluate(() => document.querySelector(".rules-status [role=status]")?.innerText ?? "");
}

/** The labels of all cells, as they are read out. */
export function cellLabels(page) {
  return page.evaluate(() => [...document.querySelectorAll("[role=gridcell]")].map((it) => it.getAttribute("aria-label")));
}

/** Back to the start page. */
export async function leave(page) {
  await click(page, "button", "All games");
  await find(page, "button", "Open…");
}

/** Opens files as somebody who chooses them in the dialog. */
export async function openFile(page, file) {
  await click(page, "button", "Open…");
  const chooser = await until("the chooser", () => page.$("dialog input[type=file]"));
  await chooser.uploadFile(file);
}
