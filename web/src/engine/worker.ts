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

/** The module comes from the page, which has compiled it for all its Workers. */
let begin: (module: WebAssembly.Module) => void;
const engine = new Promise<WebAssembly.Module>((resolve) => {
  begin = resolve;
}).then((module) =>
  EngineModule.make(module, { tell: post, textWidth, complain: (text) => console.warn(text) }),
);

self.onmessage = async (event: MessageEvent<{ line: string } | { module: WebAssembly.Module }>) => {
  if ("module" in event.data) return begin(event.data.module);
  try {
    post((await engine).answer(event.data.line));
  } catch (error) {
    // Reported outside the promise, so that the page's onerror hears of it.
    setTimeout(() => {
      throw error;
    });
  }
};
