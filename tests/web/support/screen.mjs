// SPDX-License-Identifier: MIT
// What is on the screen, by role and name, as somebody finds it who uses a screen reader.

/** In the page: all visible elements of a role (and name), with their names. Small, but it knows what the page uses. */
function elementsOf(role, name, exact) {
  const implied = {
    button: "button,summary,input[type=button],input[type=submit]",
    link: "a[href]",
    textbox: "input:not([type]),input[type=text],input[type=search],textarea,[contenteditable=true]",
    checkbox: "input[type=checkbox]",
    radio: "input[type=radio]",
    spinbutton: "input[type=number]",
    combobox: "select",
    option: "option",
    heading: "h1,h2,h3,h4",
    dialog: "dialog[open]",
    list: "ul,ol",
    listitem: "li",
    main: "main",
    group: "fieldset",
    img: "img",
    region: "section[aria-label],section[aria-labelledby]",
    navigation: "nav",
  };
  const parts = (node) => {
    if (node.nodeType === Node.TEXT_NODE) return node.data;
    if (node.nodeType !== Node.ELEMENT_NODE || node.getAttribute("aria-hidden") === "true") return "";
    const label = node.getAttribute("aria-label");
    return label ?? [...node.childNodes].map(parts).join(/^(inline|contents)/.test(getComputedStyle(node).display) ? "" : " ") + " ";
  };
  const text = (element) => parts(element).replace(/\s+/g, " ").trim();
  const nameOf = (element) => {
    const by = element.getAttribute("aria-labelledby");
    if (by) return by.split(/\s+/).map((id) => text(document.getElementById(id) ?? document.createElement("i"))).join(" ");
    const label = element.getAttribute("aria-label");
    if (label !== null) return label.trim();
    if (element.labels?.length) return text(element.labels[0]);
    return text(element) || element.getAttribute("title") || element.getAttribute("placeholder") || "";
  };
  const dialogs = [...document.querySelectorAll("dialog[open]")];
  const top = dialogs.at(-1) ?? document;
  const selector = `[role=${role}]${implied[role] ? `,${implied[role]}` : ""}`;
  const found = role === "dialog" ? [...document.querySelectorAll(selector)] : [...top.querySelectorAll(selector)];
  return found.filter((element) => {
    const own = element.getAttribute("role");
    if (own !== null && own !== role) return false;
    if (element.closest("[aria-hidden=true],[inert]")) return false;
    if (!element.checkVisibility({ visibilityProperty: true })) return false;
    if (name === null) return true;
    const it = nameOf(element);
    return exact ? it === name : typeof name === "string" ? it.includes(name) : new RegExp(name.source, name.flags).test(it);
  });
}

const inPage = `(${elementsOf})`;

async function handles(page, role, name) {
  const wanted = name === undefined ? "null" : name instanceof RegExp ? `/${name.source}/${name.flags}` : JSON.stringify(name);
  const list = await page.evaluateHandle(`${inPage}(${JSON.stringify(role)}, ${wanted}, ${typeof name === "string"})`);
  const out = [...(await list.getProperties()).values()].map((handle) => handle.asElement()).filter(Boolean);
  await list.dispose();
  return out;
}

/** All elements of this role whose name is this text, or matches. */
export const all = handles;

/** The first one, or null. */
export async function maybe(page, role, name) {
  return (await handles(page, role, name))[0] ?? null;
}

/** Waits until there is one. */
export async function find(page, role, name, timeout = 20_000) {
  const end = Date.now() + timeout;
  for (;;) {
    const found = await maybe(page, role, name).catch((error) => {
      if (!/context was destroyed|detached|navigat/i.test(error.message)) throw error;
      return null;
    });
    if (found) return found;
    if (Date.now() > end) throw new Error(`there is no ${role} ${name}; on the screen is:\n${await shown(page)}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

export async function click(page, role, name, timeout) {
  const element = await find(page, role, name, timeout);
  await element.evaluate((it) => it.scrollIntoView({ block: "nearest", inline: "nearest" }));
  await element.click();
  return element;
}

/** Waits until this holds in the page, or of what `check` finds there. */
export async function until(what, check, timeout = 20_000) {
  const end = Date.now() + timeout;
  for (;;) {
    const value = await check();
    if (value) return value;
    if (Date.now() > end) throw new Error(`after ${timeout / 1000} s: not ${what}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

/** All visible text. */
export function shown(page) {
  return page.evaluate(() => document.body.innerText);
}

export function seesText(page, text, timeout) {
  const fits = (it) => (text instanceof RegExp ? text.test(it) : it.includes(text));
  return until(`to be seen: ${text}`, async () => fits(await shown(page)), timeout);
}
