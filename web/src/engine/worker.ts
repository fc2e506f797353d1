// SPDX-License-Identifier: MIT
// The engine's Worker: a line in, its answer out, and lines of progress meanwhile (engine.ts). The
// page ends the Worker to stop what it does.
import { EngineModule } from "./module";

declare const self: DedicatedWorkerGlobalScope;

const FONT = "100px 'DejaVu Sans', Verdana, sans-serif";
let pen: OffscreenCanvasRenderingContext2D | null = null;

function textWidth(text: string, bold: boolean): number {
  pen ??= new OffscreenCanvas(1, 1).getContext("2d");
  if (pen === null) return 0.6 * text.length;
  pen.font = bold ? `bold ${FONT}` : FONT;
  return pen.measureText(text).width / 100;
}

const post = (line: string) => self.postMessage({ line });

/** The page compiles the engine for all its Workers: first what a game is begun with, later the rest, which may be there
    already. */
type Message =
  | { line: string }
  | { first: WebAssembly.Module; rest: WebAssembly.Module | null; restAddress: string }
  | { rest: WebAssembly.Module };

let begin: (engine: Promise<EngineModule>) => void;
const engine = new Promise<EngineModule>((resolve) => {
  begin = resolve;
});

/** Loads the rest while the engine waits for it: what it does cannot be interrupted. */
function loadNow(address: string): WebAssembly.Module {
  const request = new XMLHttpRequest();
  request.open("GET", address, false);
  request.responseType = "arraybuffer";
  try {
    request.send();
    if (request.status === 200) return new WebAssembly.Module(request.response as ArrayBuffer);
  } catch {
    throw new Error("a part of it could not be loaded"); // no network, or something else in its place
  }
  throw new Error(`a part of it could not be loaded (${request.status})`);
}

let rest: WebAssembly.Module | null = null;

function make(first: WebAssembly.Module, restAddress: string): Promise<EngineModule> {
  const complain = (text: string) => console.warn(text);
  const restNow = () => (rest ??= loadNow(restAddress));
  return EngineModule.make(first, { tell: post, textWidth, complain, rest: restNow });
}

self.onmessage = async ({ data }: MessageEvent<Message>) => {
  try {
    if ("rest" in data) rest ??= data.rest;
    if ("first" in data) begin(make(data.first, data.restAddress));
    else if ("line" in data) post((await engine).answer(data.line));
  } catch (error) {
    // Reported outside the promise, so that the page's onerror hears of it.
    setTimeout(() => {
      throw error;
    });
  }
};
