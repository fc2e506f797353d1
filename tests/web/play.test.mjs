// SPDX-License-Identifier: MIT
// The play screen beside the playing: what is said of a cell and of the score, notes with the brush, long lists, what
// slides, large boards, long names, and rules that are opened to be mended.
import assert from "node:assert/strict";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { after, test } from "node:test";
import { openEngine } from "../../web/dev/engine.mjs";
import { engineFile, withPerson } from "./support/page.mjs";
import { packOfFiles } from "./support/packs.mjs";
import { begin, cellLabels, chord, leave, openFile, openRules, Pointer, savedGame, state, takeSeat, typeText } from "./support/playing.mjs";
import { all, click, find, maybe, seesText, shown, until } from "./support/screen.mjs";

const folder = fs.mkdtempSync(path.join(os.tmpdir(), "houserules-play-"));
const engine = await openEngine(engineFile);
after(() => {
  fs.rmSync(folder, { recursive: true });
  engine.end();
});

const desk = { width: 1280, height: 800 };
const phone = { width: 360, height: 640, isMobile: true, hasTouch: true };

async function playRules(page, name, rules) {
  const file = path.join(folder, `${name}.houserules`);
  fs.writeFileSync(file, packOfFiles(name, { "rules.lua": rules }));
  await openFile(page, file);
  await find(page, "dialog", /^Open (pack|game)$/, 60_000);
  await click(page, "button", "Play", 60_000);
  await until("at the table", async () => (await page.title()) !== "House Rules", 60_000);
  await until("the table shown", async () => (await state(page)).turn !== "");
}

function middleOf(page, cell) {
  return page.$eval(`[role=gridcell][data-cell="${cell}"]`, (it) => {
    const box = it.getBoundingClientRect();
    return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
  });
}

/** Drags over cells by the pointer. */
async function stroke(page, cells) {
  const [first, ...others] = await Promise.all(cells.map((cell) => middleOf(page, cell)));
  await page.mouse.move(first.x, first.y);
  await page.mouse.down();
  for (const at of others) await page.mouse.move(at.x, at.y, { steps: 4 });
  await page.mouse.up();
}

const AUCTION = `
local LOTS = {}
for i = 1, 1500 do LOTS[i] = "lot_" .. i .. (i % 2 == 0 and "_even" or "_odd") end
return {
  name = "Auction", by = "folk", about = "Bids and lots.", seats = { "ann", "bob" },
  vars = { bid = { 0, per = "seat", min = 0 } },
  verbs = {
    bid = { number{ 1, 100 }, does = set("bid", chosen) },
    shift = number{ -4, 4 }, call = choice{ LOTS }, sell = choice{ LOTS },
    round = choice{ { "10", "20", "30", "40", "50", "60", "70" } },
  },
  stuck = "draws",
}`;

test("what the page says of a cell and of the score is what the engine says", { timeout: 120_000 }, () =>
  withPerson(desk, async ({ page }) => {
    await begin(page, { name: "Breakthrough", seed: "1" });
    await engine.ask("begin", { ruleset: "breakthrough", seed: "1" });
    const { boards, score } = await engine.report("owner", { type: "boards", seat: 0 });
    const { board, sentences } = await engine.report("owner", { type: "game" });
    const cell = (name) => board.cells.findIndex((each) => each.name === name);
    const text = (fields) => engine.report("owner", { type: "cell_text", seat: 0, board: 0, ...fields });

    const labels = await cellLabels(page);
    assert.ok(labels.some((label) => label.startsWith(boards[0].lines[cell("A1")])), labels[0]);
    const seen = await shown(page);
    for (const { name, status } of score.players) assert.ok(seen.includes(status === "" ? name : `${name}: ${status}`), name);

    // Under the mouse.
    const a2 = await middleOf(page, cell("A2"));
    await page.mouse.move(a2.x, a2.y);
    const hint = (await text({ cell: cell("A2") })).text;
    assert.match(hint, / Moves: /);
    await until(`the hint ${hint}`, () => page.$eval(".cell-hint", (it, wanted) => it.innerText === wanted, hint));

    // Where a click does nothing, with nothing picked and after a pick.
    const pointer = new Pointer(page);
    await pointer.cell(cell("A8"));
    const nothing = (await text({ cell: cell("A8") })).no_move;
    await until(nothing, async () => (await state(page)).refusal.trim() === nothing);

    await click(page, "tab", "Notes");
    await seesText(page, sentences.own_notes);
  }));

test("a draw is offered with a move and answered, and who resigns is asked first", { timeout: 120_000 }, () =>
  withPerson(desk, async ({ page }) => {
    await begin(page, { name: "Tic-tac-toe", seed: "1" });
    const pointer = new Pointer(page);
    await click(page, "button", "Offer a draw");
    await until("the offer in the log", async () => (await shown(page)).includes("Cross offers a draw."));
    await pointer.cell(0);
    await find(page, "button", "Accept the draw");
    await click(page, "button", "Decline the draw");
    await seesText(page, "Nought declines the draw.");
    await until("no question any more", async () => (await maybe(page, "button", "Accept the draw")) === null);

    await click(page, "button", "Resign…");
    await seesText(page, "Nought gives up.");
    await click(page, "button", "Cancel");
    await click(page, "button", "Resign…");
    await click(page, "button", "Resign");
    await until("cross has won", async () => (await state(page)).turn === "Cross wins: nought resigned.");
    assert.equal(await maybe(page, "button", "Resign…"), null);
    await chord(page, "Control", "z");
    await until("nought is to move again", async () => (await state(page)).turn.startsWith("Nought's turn"));

    await click(page, "button", "Offer a draw");
    await pointer.cell(4);
    await click(page, "button", "Accept the draw");
    await until("a draw", async () => (await state(page)).turn === "The game is drawn: both players agreed.");
  }));

test("each player's clock runs on the page, and who runs out of time is told", { timeout: 120_000 }, () =>
  withPerson(desk, async ({ page }) => {
    await begin(page, { name: "Tic-tac-toe", seed: "1" });
    const pointer = new Pointer(page);
    const times = () => page.$$eval("[role=timer]", (clocks) => clocks.map((clock) => clock.textContent));
    const set = async (fields) => {
      await click(page, "button", "Clocks…");
      for (const [name, value] of Object.entries(fields)) {
        const field = await find(page, "spinbutton", name);
        await field.evaluate((it) => it.select());
        await field.type(value);
      }
      await click(page, "button", "Set the clocks");
    };
    assert.deepEqual(await times(), []);
    await set({ "Minutes for the whole game": "3" });
    await until("both clocks", async () => (await times()).join(" ") === "3:00 3:00");
    await seesText(page, "The clocks wait until a player acts.");
    await pointer.cell(0);
    await until("nought's clock runs", async () => /^3:0[0-5] 2:5[0-9]$/.test((await times()).join(" ")));
    assert.equal((await page.$$(".seat-time-runs")).length, 1);
    await click(page, "button", "Stop the clocks");
    const stopped = await until("no clock runs", async () => (await page.$(".seat-time-runs")) === null && (await times()));
    await new Promise((resolve) => setTimeout(resolve, 1500));
    assert.deepEqual(await times(), stopped);

    await set({ "Minutes for the whole game": "0", "Seconds for each turn": "1" });
    await pointer.cell(4);
    await seesText(page, "Cross runs out of time.");
    await click(page, "button", "Clocks…");
    await click(page, "button", "No clocks");
    await until("no clocks", async () => (await times()).length === 0);
  }));

test("notes are painted with the brush, by the pointer and by keys", { timeout: 120_000 }, () =>
  withPerson(desk, async ({ page }) => {
    await begin(page, { name: "Breakthrough", seed: "1" });
    await click(page, "tab", "Notes");
    await click(page, "button", "Take notes");
    await find(page, "group", "Marks");
    const notes = async () => (await cellLabels(page)).filter((label) => label.includes("noted ")).length;
    await stroke(page, [24, 25, 26, 27]);
    await until("four cells marked", async () => (await notes()) === 4);
    assert.equal((await state(page)).picked.length, 0, "a stroke plays nothing");
    // The same stroke takes the mark away; another mark is beside it.
    await click(page, "button", "! sure");
    await stroke(page, [24, 25]);
    await until("two marks on one cell", async () => (await cellLabels(page)).some((label) => /noted \? !/.test(label)));
    await click(page, "button", "? maybe");
    await stroke(page, [24, 25, 26, 27]);
    await until("one mark is gone", async () => (await notes()) === 2);
    // Digits choose, Space and Enter mark the cell with the focus.
    await page.keyboard.press("8");
    await page.$eval('[role=gridcell][data-cell="24"]', (it) => it.focus());
    await page.keyboard.press("Space");
    await until("erased", async () => (await notes()) === 1);
    await page.keyboard.press("6");
    await page.keyboard.press("Enter");
    await until("a passage", async () => (await cellLabels(page)).some((label) => label.includes("noted 1 passage")));
    await click(page, "button", "custom mark");
    await until("the field for it", () => page.evaluate(() => document.activeElement.getAttribute("aria-label") === "Your mark"));
    await stroke(page, [32]);
    await seesText(page, "Type a mark first.");
    await click(page, "button", "Back to play");
    await until("nothing said of notes", async () => !(await shown(page)).includes("Type a mark first."));
    await click(page, "button", "Take notes");
    await page.type("[aria-label='Your mark']", "den 7");
    await stroke(page, [32]);
    await until("one's own mark", async () => (await cellLabels(page)).some((label) => label.includes("noted den 7")));
    await page.evaluate(() => document.activeElement.blur());
    await page.keyboard.down("Control");
    await page.keyboard.press("z");
    await page.keyboard.up("Control");
    await until("the note undone", async () => !(await cellLabels(page)).some((label) => label.includes("noted den 7")));
    await stroke(page, [32]);
    await until("noted again", async () => (await cellLabels(page)).some((label) => label.includes("noted den 7")));
    const at = await middleOf(page, 32);
    await page.mouse.move(at.x + 1, at.y);
    await until("what a click does", () => page.$eval(".cell-hint", (it) => / Click to remove den 7\.$/.test(it.innerText)));
    await page.keyboard.press("Escape");
    await until("back to play", async () => (await maybe(page, "group", "Marks")) === null);
    assert.match((await state(page)).turn, /turn/);
  }));

test("numbers are typed or stepped, and three thousand moves are found in a list", { timeout: 120_000 }, () =>
  withPerson(desk, async ({ page }) => {
    await playRules(page, "auction", AUCTION);
    const elements = await page.evaluate(() => document.querySelectorAll("*").length);
    assert.ok(elements < 1500, `${elements} elements`);
    const bid = await find(page, "spinbutton", "bid: a number from 1 to 100");
    await click(page, "button", "bid: more");
    await find(page, "button", "bid 2");
    await bid.evaluate((it) => it.select());
    await bid.type("77");
    await find(page, "button", "bid 77");
    const round = await find(page, "spinbutton", "round: a number from 10 to 70");
    await round.focus();
    await page.keyboard.press("ArrowUp");
    await find(page, "button", "round 20");
    await find(page, "spinbutton", "shift: a number from -4 to 4");
    for (const value of [-3, -2, -1, 0, 1]) {
      await click(page, "button", "shift: more");
      await find(page, "button", `shift ${value}`);
    }
    await bid.focus();
    await page.keyboard.press("Enter");
    await seesText(page, /bids? 77/i);

    const field = await find(page, "combobox", "Find a move");
    await field.focus();
    await page.keyboard.type("sell 1471");
    const options = () => page.$$eval("[role=option]", (all) => all.map((it) => it.innerText.trim()));
    await until("the one that fits", async () => String(await options()) === "sell lot 1471 odd");
    await field.evaluate((it) => it.select());
    await page.keyboard.type("even");
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("ArrowDown");
    const active = () =>
      page.evaluate(() => document.getElementById(document.activeElement.getAttribute("aria-activedescendant"))?.innerText.trim());
    await until("the third is marked", async () => (await active()) === "call lot 6 even");
    assert.ok((await options()).length < 100);
    await page.keyboard.press("Enter");
    await seesText(page, /calls? lot.6.even/i);
  }));

/** What slides from now on: how far, of each animation. */
async function watchSlides(page) {
  await page.evaluate(() => {
    globalThis.slid = [];
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (frames, ...more) {
      globalThis.slid.push(`${this.dataset.pieces ?? this.dataset.cell}`);
      return animate.call(this, frames, ...more);
    };
  });
}

const PAIRS = `return {
  name = "Pairs", by = "folk", about = "All men step at once.", seats = { "ann", "bob" },
  board = grid{ 6, 3 }, zones = { men = {} }, kinds = { man = {} },
  setup = function(g) for y = 1, 3 do g.men:put(g:cell(1, y), "man", 1) end end,
  verbs = { march = { choice{ { "on" } }, effect = function(g, me)
    for y = 1, 3 do
      for x = 5, 1, -1 do
        if g.men:at(g:cell(x, y)) then g.men:move(g:cell(x, y), g:cell(x + 1, y)) end
      end
    end
  end } },
  stuck = "draws",
}`;

test("all that one move has moved slides, and back with undo, unless less motion is wanted", { timeout: 120_000 }, () =>
  withPerson(desk, async ({ page }) => {
    await playRules(page, "pairs", PAIRS);
    await watchSlides(page);
    await click(page, "button", "march on");
    await until("three have slid", () => page.evaluate(() => globalThis.slid.length === 3));
    await click(page, "button", "Undo");
    await until("and back", () => page.evaluate(() => globalThis.slid.length === 6));
    await page.emulateMediaFeatures([{ name: "prefers-reduced-motion", value: "reduce" }]);
    await click(page, "button", "march on");
    await until("moved", async () => (await cellLabels(page)).some((label) => /^B1: .*man/.test(label)));
    assert.equal(await page.evaluate(() => globalThis.slid.length), 6);
  }));

const BIG = `return {
  name = "Big", by = "folk", about = "A large board.", seats = { "ann", "bob" }, stuck = "draws",
  board = grid{ 60, 60 }, zones = { men = {} }, kinds = { man = {} }, verbs = { put = place{ "man" } },
}`;

test("while a board of 60 by 60 is set up, the page says so, and then it can be played on", { timeout: 120_000 }, () =>
  withPerson(desk, async ({ page }) => {
    await page.evaluate(() => {
      globalThis.seen = [];
      const look = () => {
        const now = [".app-busy", ".board-waiting", "[role=gridcell]"].filter((each) => document.querySelector(each)).join(" ");
        if (now !== globalThis.seen.at(-1)) globalThis.seen.push(now);
      };
      new MutationObserver(look).observe(document.body, { childList: true, subtree: true });
    });
    await playRules(page, "big", BIG);
    await until("the board", async () => (await page.$$("[role=gridcell]")).length === 3600);
    const seen = await page.evaluate(() => globalThis.seen);
    assert.ok(seen.includes(".app-busy"), String(seen));
    assert.ok(seen.includes(".board-waiting"), String(seen));
    assert.equal(seen.at(-1), "[role=gridcell]");
    await page.evaluate(() => {
      globalThis.changes = 0;
      const count = (list) => (globalThis.changes += list.length);
      new MutationObserver(count).observe(document.body, { attributes: true, characterData: true, childList: true, subtree: true });
    });
    await new Pointer(page).cell(1830);
    await until("Bob's turn", async () => (await state(page)).turn.startsWith("Bob"));
    const changes = await page.evaluate(() => globalThis.changes);
    assert.ok(changes < 100, `one move changes ${changes} things on the page`);
  }));

const LONG = ["W".repeat(40), "שלוםעולם".repeat(5)];

/** What is wider than the screen, or than what it is in. */
function tooWide(page) {
  return page.evaluate(() => {
    const wide = document.documentElement.clientWidth;
    const named = (it) => `${it.tagName}.${it.className}`;
    return [...document.querySelectorAll("body *")].flatMap((it) => {
      if (it.closest("svg *, .visually-hidden") || !it.checkVisibility({ visibilityProperty: true })) return [];
      const box = it.getBoundingClientRect();
      const { display, overflowX } = getComputedStyle(it);
      const scrolls = it.parentElement.closest(".tab-list");
      if (box.width > 0 && !scrolls && (box.right > wide + 1 || box.left < -1)) return [named(it)];
      const spills = display !== "inline" && overflowX === "visible" && it.clientWidth > 0 && it.scrollWidth > it.clientWidth + 2;
      return spills && !it.closest("svg") ? [`${named(it)} spills`] : [];
    });
  });
}

for (const [size, viewport] of Object.entries({ phone, desk }))
  test(`names of forty letters fit a ${size}`, { timeout: 240_000 }, () =>
    withPerson({}, async ({ page }, address) => {
      await page.setViewport(viewport);
      for (const game of ["Breakthrough", "Cube Digger"]) {
        await page.goto(`${address}?${process.env.HOUSERULES_ENGINE ? "bridge&" : ""}${game.length}`, { waitUntil: "load" });
        await click(page, "button", new RegExp(`^${game}`));
        const fields = await until("the names", async () => {
          const found = await all(page, "textbox", /^Name of/);
          return found.length > 0 && found;
        }, 60_000);
        for (const [i, field] of fields.entries()) {
          await field.evaluate((it) => it.scrollIntoView({ block: "center" }));
          await field.type(LONG[i % 2]);
        }
        assert.deepEqual(await tooWide(page), [], `${game}: set up`);
        await click(page, "button", "Play");
        await until("the table", async () => (await maybe(page, "button", "All games")) && (await page.title()).startsWith(`${game} –`), 60_000);
        assert.deepEqual(await tooWide(page), [], `${game}: before the curtain`);
        await takeSeat(page, new Pointer(page));
        await until("the board", () => page.$("[role=gridcell]"));
        assert.deepEqual(await tooWide(page), [], `${game}: at the table`);
        if (size === "phone") await click(page, "button", "More");
        assert.deepEqual(await tooWide(page), [], `${game}: the score`);
      }
    }));

test("dice rolled by hand are read by the engine as they are typed", { timeout: 120_000 }, () =>
  withPerson(desk, async ({ page }) => {
    await click(page, "button", /^Robot Miner\b/);
    const ready = async () => (await (await find(page, "button", "Play")).evaluate((it) => it.getAttribute("aria-disabled"))) !== "true";
    await until("the rules read", ready, 60_000);
    const dice = await find(page, "textbox", /^Dice/);
    await seesText(page, "Enter the sum of the dice, such as 7, or their faces, such as 2+5.");
    await dice.type("two");
    await until("refused", () => dice.evaluate((it) => it.getAttribute("aria-invalid") === "true"));
    assert.equal(await ready(), false);
    await dice.evaluate((it) => it.select());
    await dice.type("2, 5");
    await until("read", () => dice.evaluate((it) => it.getAttribute("aria-invalid") === "false"));
    await until("ready", ready);
    await click(page, "button", "Play");
    await until("at the table", async () => (await page.title()).startsWith("Robot Miner –"), 60_000);
  }));

test("own rules that cannot be used are opened at their mistake", { timeout: 120_000 }, () =>
  withPerson(desk, async ({ page }) => {
    await begin(page, { name: "Tic-tac-toe" });
    await openRules(page);
    await chord(page, "Control", "Home");
    await typeText(page, "local mistake = =\n");
    await chord(page, "Control", "s");
    await seesText(page, "The saved rules have an error.");
    await leave(page);
    await seesText(page, "Cannot be loaded:"); // no card changes any more
    for (const card of await all(page, "button", /Tic-tac-toe/)) {
      if (!(await card.evaluate((it) => it.hasAttribute("aria-pressed")))) continue;
      await card.evaluate((it) => it.scrollIntoView({ block: "center" }));
      await card.click();
      const mend = await find(page, "button", "Open to fix errors", 4000).catch(() => null);
      if (mend === null) continue;
      await mend.click();
      break;
    }
    await until("the text", () => page.$(".cm-content"));
    assert.equal(await (await find(page, "tab", "Rules")).evaluate((it) => it.getAttribute("aria-selected")), "true");
    await find(page, "region", "What is wrong");
    await seesText(page, "local mistake = =");
  }));

test("the card of a game shows what is printed on its cells", { timeout: 60_000 }, () =>
  withPerson(desk, async ({ page }) => {
    const card = await find(page, "button", /^Robot Miner/);
    await card.evaluate((it) => it.scrollIntoView({ block: "center" }));
    const printed = () => card.$$eval(".game-card-picture svg text", (all) => all.map((it) => it.textContent).filter((text) => /^\d+$/.test(text)).length);
    await until("numbers on the mountain", async () => (await printed()) > 20);
  }));

test("with forced colours, what is chosen and what cannot be pressed is still seen", { timeout: 120_000 }, () =>
  withPerson(desk, async ({ page }) => {
    const devtools = await page.createCDPSession();
    await devtools.send("Emulation.setEmulatedMedia", { features: [{ name: "forced-colors", value: "active" }] });
    await begin(page, { name: "Tic-tac-toe" });
    await click(page, "tab", "Notes");
    await click(page, "button", "Take notes");
    const looks = (element) =>
      element.evaluate((it) => {
        const { backgroundColor, color, borderBlockEndColor } = getComputedStyle(it);
        return `${backgroundColor} ${color} ${borderBlockEndColor}`;
      });
    const mark = async (name) => looks(await find(page, "button", name));
    assert.notEqual(await mark("? maybe"), await mark("! sure"));
    assert.notEqual(await mark("Undo note"), await mark("Add"));
    assert.notEqual(await looks(await find(page, "tab", "Notes")), await looks(await find(page, "tab", "Rules")));
  }));

test("with forced colours, changed lines and the word of the guide are still marked", { timeout: 120_000 }, () =>
  withPerson(desk, async ({ page }) => {
    const devtools = await page.createCDPSession();
    await devtools.send("Emulation.setEmulatedMedia", { features: [{ name: "forced-colors", value: "active" }] });
    await click(page, "button", "Change your first rule (a minute)");
    // Asked in one go, as the editor may draw its lines again in between.
    const frame = await until("the word", () =>
      page.evaluate(() => {
        const word = document.querySelector(".cm-firstChange");
        if (!word) return null;
        const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(word);
        return { outlineStyle, outlineWidth, seen: outlineColor !== getComputedStyle(word.closest(".cm-line")).backgroundColor };
      }),
    );
    assert.deepEqual(frame, { outlineStyle: "solid", outlineWidth: "2px", seen: true });
    await click(page, "button", "Change it for me");
    const [changed, plain] = await until("a changed line", () =>
      page.evaluate(() => {
        const look = (line) => {
          const { borderLeftStyle, borderLeftWidth, paddingLeft } = getComputedStyle(line);
          const range = document.createRange();
          range.selectNodeContents(line);
          return { bar: borderLeftStyle === "none" ? 0 : parseFloat(borderLeftWidth), text: parseFloat(borderLeftWidth) + parseFloat(paddingLeft) };
        };
        const line = document.querySelector(".cm-changedLine");
        return line && [look(line), look(document.querySelector(".cm-line:not(.cm-changedLine)"))];
      }));
    assert.deepEqual([changed.bar, plain.bar], [3, 0]);
    assert.equal(changed.text, plain.text, "the text stays where it is");
  }));

// Half a pixel is rounding.
function cutTabs(page) {
  return page.evaluate(() => {
    const wrong = [];
    const room = document.documentElement.clientWidth;
    for (const list of document.querySelectorAll("[role=tablist], .phone-tabs")) {
      if (!list.checkVisibility()) continue;
      const outer = list.getBoundingClientRect();
      const tabs = [...list.querySelectorAll("[role=tab], button")].map((tab) => {
        const letters = document.createRange();
        letters.selectNodeContents(tab);
        return { name: tab.innerText.trim(), box: tab.getBoundingClientRect(), text: letters.getBoundingClientRect() };
      });
      for (const [i, { name, box, text }] of tabs.entries()) {
        if (box.left < outer.left - 0.5 || box.right > Math.min(outer.right, room) + 0.5) wrong.push(`${name} is cut`);
        if (text.left < box.left - 0.5 || text.right > box.right + 0.5) wrong.push(`${name} is too long`);
        for (const other of tabs.slice(0, i))
          if (box.left < other.box.right - 0.5 && other.box.left < box.right - 0.5 && box.top < other.box.bottom - 0.5 && other.box.top < box.bottom - 0.5)
            wrong.push(`${name} and ${other.name} overlap`);
      }
    }
    return wrong;
  });
}

test("no tab is cut or covered from 320 to 2560 pixels", { timeout: 240_000 }, () =>
  withPerson(desk, async ({ page }) => {
    const wrong = [];
    await begin(page, { name: "Cube Wars" });
    const widths = [320, 344, 360, 390, 412, 480, 560, 600, 640, 720, 768, 820, 912, 959, 960, 961, 1000, 1024, 1100, 1280, 1366, 1440, 1600, 1920, 2048, 2560];
    for (const width of widths)
      for (const height of [640, 1000]) {
        await page.setViewport({ width, height });
        await new Promise((resolve) => setTimeout(resolve, 100));
        const narrow = await maybe(page, "navigation");
        for (const part of ["Game", "Rules", "Lab", "History", "How to play"]) {
          const below = { Rules: "Rules", History: "Moves" }[part] ?? "More";
          if (narrow) await page.$$eval(".phone-tabs button", (all, name) => all.find((it) => it.innerText.trim() === name).click(), below);
          if (!narrow || part !== "Rules") await click(page, "tab", part);
          for (const each of await cutTabs(page)) wrong.push(`${width} by ${height}, ${part}: ${each}`);
          // Beside the board, all six fit into one row.
          const rows = await page.evaluate(() => new Set([...document.querySelectorAll(".game-right > [role=tablist] > *, .phone-more > [role=tablist] > *")].map((tab) => Math.round(tab.getBoundingClientRect().top))).size);
          if (rows > 1) wrong.push(`${width} by ${height}, ${part}: ${rows} rows`);
        }
      }
    assert.deepEqual(wrong, []);
  }));

test("the best run and the answers are shown only to whoever asks", { timeout: 120_000 }, () =>
  withPerson(desk, async ({ page }) => {
    await begin(page, { name: "Robot Miner", seed: "1" });
    const best = await find(page, "button", "Show the best run");
    assert.ok(!/The best run scores \d/.test(await shown(page)));
    const lines = () => page.evaluate(() => document.querySelectorAll(".route").length);
    await best.click();
    await seesText(page, /The best run scores \d/);
    await until("the line", async () => (await lines()) === 1);
    const ends = await page.$$eval(".route-ends text", (texts) => texts.map((text) => text.textContent));
    assert.equal(ends.length, 2);
    assert.equal(ends[0], "1");
    await click(page, "checkbox", "Show it on the board");
    await until("no line", async () => (await lines()) === 0);
    await click(page, "checkbox", "Show it on the board");
    await until("the line again", async () => (await lines()) === 1);
    await click(page, "button", "Show the best run");
    await until("no line", async () => (await lines()) === 0);
    await click(page, "button", "Print…");
    await until("the pages", () => page.$("dialog img"));
    const answers = await find(page, "checkbox", /^Answers/);
    assert.equal(await answers.evaluate((it) => it.checked), false);
    const others = await Promise.all((await all(page, "checkbox", /^(The|Worksheet)/)).map((box) => box.evaluate((it) => it.checked)));
    assert.ok(others.length > 2 && others.every(Boolean));
    const form = await find(page, "checkbox", /^Claim jumpers.*which is off/);
    assert.equal(await form.evaluate((it) => it.checked), false);
    const pages = async () => Number(/Page 1 of (\d+)/.exec(await shown(page))?.[1]);
    const before = await pages();
    await answers.click();
    await until("more pages", async () => (await pages()) > before);
  }));

test("a screen reader hears each move and whose turn it is, and nothing that was another person's", { timeout: 120_000 }, () =>
  withPerson(desk, async ({ page }) => {
    const heard = () => page.$$eval(".visually-hidden[role=status] p", (lines) => lines.map((line) => line.innerText));
    const play = async () => (await find(page, "gridcell", / can be chosen$/)).click();
    await begin(page, { name: "Tic-tac-toe" });
    await play();
    await until("the move heard", async () => (await heard()).some((line) => /^Cross .*Nought's turn/.test(line)));
    await play();
    await until("the next heard", async () => (await heard()).some((line) => /^Nought .*Cross's turn/.test(line)));
    await page.goBack();
    await find(page, "button", /^Change your first rule/);
    const { actions, ...game } = savedGame("graverobber");
    await begin(page, { ...game, name: "Graverobber" });
    await click(page, "button", /^I am /);
    for (const action of actions.slice(0, actions.indexOf("ready") + 1)) {
      const field = await find(page, "combobox", "Type a move");
      await field.type(action);
      await page.keyboard.press("Enter");
      await until(`${action} played`, async () => (await field.evaluate((it) => it.value)) === "");
    }
    await until("something heard", async () => (await heard()).length > 0);
    await click(page, "button", /^Pass the screen to /);
    await click(page, "button", /^I am /);
    await until("uncovered", async () => !(await state(page)).covered);
    assert.deepEqual(await heard(), []);
  }));

test("on a phone a hint is one tap away, and the best move is an arrow on the board", { timeout: 120_000 }, () =>
  withPerson(phone, async ({ page }) => {
    await begin(page, { name: "Cube Wars" });
    const box = () => page.$eval(".board-svg", (it) => JSON.stringify(it.getBoundingClientRect()));
    await page.waitForSelector(".board-svg");
    const before = await box();
    await click(page, "button", "Suggest a move"); // one tap from the board
    await until("the arrow", () => page.$(".best-move polygon"), 60_000);
    await seesText(page, /Hint: move [A-P]\d [A-P]\d \(about \d+ of 100 points/);
    assert.equal((await cellLabels(page)).filter((label) => label.includes(", suggested")).length, 2);
    await until("the same board", async () => (await box()) === before);
    await click(page, "button", "Clear hint");
    await until("no arrow", async () => (await page.$(".best-move")) === null);
    await click(page, "button", "More");
    assert.equal((await all(page, "button", "Suggest a move")).length, 1);
    await click(page, "tab", "Notes");
    assert.equal((await all(page, "button", "Suggest a move")).length, 1);
  }));

test("a change of the number of seats is offered as a new game", { timeout: 120_000 }, () =>
  withPerson(desk, async ({ page }) => {
    await begin(page, { name: "Robot Miner", seed: "1" });
    assert.ok(!/Green/.test(await shown(page)));
    await click(page, "tab", "Rules");
    await click(page, "tab", /^Options/);
    await click(page, "button", "More: Number of teams");
    await seesText(page, /The seats of a match cannot change/);
    await click(page, "button", "New game with this change");
    await seesText(page, /Green/, 60_000);
  }));

test("the gallery says for how many players a game can be set up", { timeout: 60_000 }, () =>
  withPerson(desk, async ({ page }) => {
    await seesText(page, /2–6 players, by McMartin Mining Company/);
    await seesText(page, /2 players, by /);
  }));
