// SPDX-License-Identifier: MIT
// Builds the page into ../build/web/site, a folder of static files for any host.
//   node build.mjs [--dev] [--engine FILE.wasm] [--out FOLDER] [--port N] [--program FILE]
//   --dev      builds again whenever a source changes, and serves the page at http://127.0.0.1:8080
//   --engine   the engine; default: where `cmake --preset web` leaves it, build/web/web/houserules-engine.wasm
//   --program  a native engine (build/dev/web/houserules-engine): makes the gallery, and plays for pages that are
//              opened with ?bridge; not for a page that others are to use
import { createHash } from "node:crypto";
import fs from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import * as esbuild from "esbuild";
import { openEngine } from "./dev/engine.mjs";
import { gallery } from "./gallery.mjs";
import { split } from "./split.mjs";

const here = path.dirname(fileURLToPath(import.meta.url));
const root = path.dirname(here);
const { values: options } = parseArgs({
  options: {
    dev: { type: "boolean", default: false },
    engine: { type: "string", default: path.join(root, "build/web/web/houserules-engine.wasm") },
    out: { type: "string", default: path.join(root, "build/web/site") },
    port: { type: "string", default: "8080" },
    program: { type: "string", default: "" },
  },
});
const from = (...parts) => path.join(here, ...parts);

/** Scripts only from the page itself, no inline styles, and no way out: nothing of a ruleset can run or be sent. */
export const policy = [
  "default-src 'self'",
  "script-src 'self' 'wasm-unsafe-eval'",
  "style-src 'self'",
  "img-src 'self' blob: data:",
  "worker-src 'self'",
  "connect-src 'self'",
  "object-src 'none'",
  "frame-src 'none'",
  "form-action 'none'",
  "base-uri 'none'",
].join("; ");

/** Styles are one bundle of src/styles/; a script that imports a style sheet gets an empty module. */
const stylesApart = {
  name: "styles apart",
  setup(build) {
    build.onLoad({ filter: /\.css$/ }, () => ({ contents: "", loader: "js" }));
  },
};

/** CodeMirror writes its styles into a <style> element, which the policy forbids; the same package can put them into
    document.adoptedStyleSheets, but does so only below a shadow root. */
const adoptedStyles = {
  name: "adopted styles",
  setup(build) {
    build.onLoad({ filter: /style-mod\/src\/style-mod\.js$/ }, async (file) => {
      const text = await fs.promises.readFile(file.path, "utf8");
      const condition = "!root.head && root.adoptedStyleSheets";
      if (!text.includes(condition)) throw new Error(`${file.path} has no "${condition}" any more`);
      return { contents: text.replace(condition, "root.adoptedStyleSheets"), loader: "js" };
    });
  },
};

function drawings() {
  const folder = path.join(root, "art");
  return fs.readdirSync(folder).filter((name) => name.endsWith(".svg")).sort();
}

/** All drawings in one file, each a <symbol>; "owner" and "outline" become variables of the style sheet. */
function sprite() {
  const symbols = drawings().map((name) => {
    const text = fs.readFileSync(path.join(root, "art", name), "utf8");
    const [, box, body] = /<svg[^>]*viewBox="([^"]+)"[^>]*>([\s\S]*)<\/svg>/.exec(text) ?? [];
    if (body === undefined) throw new Error(`art/${name}: expected <svg … viewBox="…">…</svg>`);
    const coloured = body
      .replaceAll('"owner"', '"var(--owner, #8a8f98)"')
      .replaceAll('"outline"', '"var(--outline, #20242b)"');
    return `<symbol id="${path.basename(name, ".svg")}" viewBox="${box}">${coloured.trim()}</symbol>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg">\n${symbols.join("\n")}\n</svg>\n`;
}

const artNames = (address) => ({
  name: "art",
  setup(build) {
    build.onResolve({ filter: /^houserules:art$/ }, () => ({ path: "art", namespace: "art" }));
    build.onLoad({ filter: /.*/, namespace: "art" }, () => ({
      contents: `export const address = ${JSON.stringify(address)};
        export const names = ${JSON.stringify(drawings().map((name) => path.basename(name, ".svg")))};`,
      loader: "js",
    }));
  },
});

function hash(content) {
  return createHash("sha256").update(content).digest("hex").slice(0, 10);
}

/** Writes assets/NAME-HASH.EXT and returns its address relative to the page. */
function writeAsset(name, content) {
  const { name: stem, ext } = path.parse(name);
  const address = `assets/${stem}-${hash(content)}${ext}`;
  fs.writeFileSync(path.join(options.out, address), content);
  return address;
}

const common = {
  bundle: true,
  write: false,
  format: "esm",
  platform: "browser",
  target: ["chrome111", "firefox115", "safari16.4"],
  charset: "utf8",
  minify: !options.dev,
  sourcemap: options.dev ? "inline" : false,
  legalComments: "none",
  logLevel: "warning",
  metafile: true,
  absWorkingDir: here,
};

async function bundle(entry, define) {
  const result = await esbuild.build({ ...common, entryPoints: [entry], outdir: options.out, define });
  return result.outputFiles[0].contents;
}

async function bundleMain(define, art) {
  const result = await esbuild.build({
    ...common,
    entryPoints: { main: from("src/main.tsx") },
    outdir: path.join(options.out, "assets"),
    entryNames: "[name]-[hash]",
    chunkNames: "[name]-[hash]",
    splitting: true,
    jsx: "automatic",
    jsxImportSource: "preact",
    define,
    plugins: [stylesApart, adoptedStyles, artNames(art)],
  });
  for (const file of result.outputFiles) fs.writeFileSync(file.path, file.contents);
  const packages = new Set(
    Object.keys(result.metafile.inputs).flatMap((input) => /^node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(input)?.[1] ?? []),
  );
  const written = (name) => path.relative(options.out, path.resolve(here, name));
  const [main, about] = Object.entries(result.metafile.outputs).find(([, output]) => output.entryPoint);
  return {
    main: written(main),
    packages: [...packages].sort(),
    imported: about.imports.filter((i) => i.kind === "import-statement").map((i) => written(i.path)),
  };
}

async function bundleStyles() {
  const names = fs.readdirSync(from("src/styles")).filter((name) => name.endsWith(".css"));
  names.sort((a, b) => Number(b === "base.css") - Number(a === "base.css") || (a < b ? -1 : 1));
  const result = await esbuild.build({
    ...common,
    stdin: { contents: names.map((name) => `@import "./${name}";`).join("\n"), loader: "css", resolveDir: from("src/styles") },
    outfile: path.join(options.out, "main.css"),
    external: ["*.svg"],
  });
  return result.outputFiles[0].contents;
}

/** Files that a script makes of an engine, beside the page; made anew when either has changed. */
async function madeOf(engine, script, names, make) {
  const sources = [from(script), from("dev/engine.mjs"), from("src/engine/module.ts")];
  const key = hash(Buffer.concat([engine, ...sources].map((file) => fs.readFileSync(file))));
  const folder = path.dirname(options.out);
  const kept = names.map((name) => path.join(folder, `${key}-${name}`));
  if (!kept.every((file) => fs.existsSync(file))) {
    const contents = await make();
    for (const file of fs.readdirSync(folder)) // of older engines
      if (names.some((name) => file.endsWith(`-${name}`))) fs.rmSync(path.join(folder, file));
    kept.forEach((file, i) => {
      fs.writeFileSync(`${file}.new`, contents[i]);
      fs.renameSync(`${file}.new`, file); // whole, or not at all
    });
  }
  return kept.map((file) => fs.readFileSync(file));
}

/** Of the games in the engine. */
async function writeGallery() {
  const program = options.program || (fs.existsSync(options.engine) ? options.engine : "");
  if (!program) return;
  const [made] = await madeOf(program, "gallery.mjs", ["gallery.json"], async () => {
    const engine = await openEngine(program);
    try {
      return [JSON.stringify(await gallery(engine))];
    } finally {
      engine.end();
    }
  });
  fs.writeFileSync(path.join(options.out, "gallery.json"), made);
}

/** The addresses of both parts. */
async function writeEngine() {
  const [first, rest] = await madeOf(options.engine, "split.mjs", ["first.wasm", "rest.wasm"], async () => {
    const parts = await split(options.engine);
    return [parts.first, parts.rest];
  });
  return [writeAsset("engine.wasm", first), writeAsset("engine_rest.wasm", rest)];
}

/** Of what the scripts and the engine contain beside our own. */
function licences(packages) {
  const parts = packages.map((name) => {
    const folder = from("node_modules", name);
    const file = fs.readdirSync(folder).find((each) => /^licen[cs]e/i.test(each));
    if (!file) throw new Error(`${name} has no licence`);
    return [name, fs.readFileSync(path.join(folder, file), "utf8")];
  });
  for (const name of ["liblua5.4-dev", "libfmt-dev", "nlohmann-json3-dev", "libexpat1-dev", "libqrencode-dev", "zlib1g-dev"]) {
    const file = `/usr/share/doc/${name}/copyright`;
    if (fs.existsSync(file)) parts.push([`${name} (in the engine)`, fs.readFileSync(file, "utf8")]);
  }
  const own = fs.readFileSync(path.join(root, "LICENSE"), "utf8");
  return [["House Rules", own], ...parts].map(([name, text]) => `${name}\n\n${text.trim()}\n`).join(`\n${"-".repeat(80)}\n\n`);
}

function filesBelow(folder, below = "") {
  return fs.readdirSync(path.join(folder, below), { withFileTypes: true }).flatMap((entry) => {
    const name = path.posix.join(below, entry.name);
    return entry.isDirectory() ? filesBelow(folder, name) : [name];
  });
}

function fillIn(text, values) {
  return text.replace(/\{\{(\w+)\}\}/g, (_, name) => values[name]);
}

async function build() {
  const started = performance.now();
  fs.rmSync(options.out, { recursive: true, force: true });
  fs.mkdirSync(path.join(options.out, "assets"), { recursive: true });
  fs.cpSync(from("site"), options.out, { recursive: true });

  const hasEngine = fs.existsSync(options.engine);
  const [engine, rest] = hasEngine ? await writeEngine() : ["", ""];
  const art = writeAsset("art.svg", sprite());
  await writeGallery();

  const define = {
    HOUSERULES_DEV: String(options.dev || options.program !== ""),
    HOUSERULES_ENGINE: JSON.stringify(engine),
    HOUSERULES_ENGINE_REST: JSON.stringify(rest),
    HOUSERULES_WORKER: '""',
    HOUSERULES_BUILD: '""',
  };
  const worker = writeAsset("worker.js", await bundle(from("src/engine/worker.ts"), define));
  define.HOUSERULES_WORKER = JSON.stringify(worker);
  const offline = writeAsset("offline.js", await bundle(from("src/offline/register.ts"), define));
  const { main, imported, packages } = await bundleMain(define, art);
  const css = writeAsset("main.css", await bundleStyles());

  fs.writeFileSync(path.join(options.out, "licences.txt"), licences(packages));

  const preload = [
    ...imported.map((address) => `<link rel="modulepreload" href="${address}">`),
    `<link rel="preload" href="gallery.json" as="fetch" crossorigin>`,
    // After what the start page is drawn from: on a slow line the engine alone takes seconds.
    ...(engine ? [`<link rel="preload" href="${engine}" as="fetch" crossorigin fetchpriority="low">`] : []),
  ].join("\n");
  const page = fs.readFileSync(from("site/index.html"), "utf8");
  const shown = fillIn(page, { csp: policy, css, preload, main, offline });
  fs.writeFileSync(path.join(options.out, "index.html"), shown);

  const files = filesBelow(options.out).filter((name) => name !== "index.html").sort();
  const contents = [shown, ...files.map((name) => name + hash(fs.readFileSync(path.join(options.out, name))))];
  define.HOUSERULES_BUILD = JSON.stringify(hash(contents.join("\n")));
  define.HOUSERULES_FILES = JSON.stringify(["./", ...files]);
  // A name that never changes: browsers look there for a newer one.
  fs.writeFileSync(path.join(options.out, "sw.js"), await bundle(from("src/offline/service_worker.ts"), define));

  if (!hasEngine) console.warn(`There is no engine at ${options.engine}: only ?bridge will play.`);
  console.log(`Built ${options.out} in ${Math.round(performance.now() - started)} ms.`);
}

/** Builds again when a source changes; a mistake is printed and the page stays as it was. */
function watch() {
  let timer;
  const again = () => {
    clearTimeout(timer);
    timer = setTimeout(() => build().catch((error) => console.error(error.message)), 100);
  };
  for (const folder of ["src", "site", "../texts"]) fs.watch(from(folder), { recursive: true }, again);
}

await build();
if (options.dev) {
  const { serve } = await import("./dev/server.mjs");
  watch();
  const { address } = await serve({ folder: options.out, port: Number(options.port), program: options.program, policy });
  console.log(`The page is at ${address}`);
}
