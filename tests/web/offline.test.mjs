// SPDX-License-Identifier: MIT
// The second visit works without a network.
import { test } from "node:test";
import { browsers, Person, startSite } from "./support/page.mjs";
import { begin, state } from "./support/playing.mjs";
import { all, find, until } from "./support/screen.mjs";

for (const browser of browsers)
  test(`the page is there without a network on the second visit in ${browser}`, { timeout: 300_000 }, async () => {
    const server = await startSite();
    const person = new Person(browser);
    let closed = false;
    try {
      const first = await person.open(server.address);
      await until("everything kept", () =>
        first.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.active?.state === "activated"), 60_000);
      await server.close();
      closed = true;
      person.expect(/sw\.js/); // looking for a newer version fails, as it has to
      const second = await person.open(server.address);
      await find(second, "button", /^Tic-tac-toe/, 30_000);
      await begin(second, { name: "Tic-tac-toe" });
      await (await all(second, "gridcell"))[4].click();
      await until("a move played", async () => (await state(second)).turn.startsWith("Nought"));
    } finally {
      await person.close();
      if (!closed) await server.close();
    }
  });
