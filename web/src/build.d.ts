// SPDX-License-Identifier: MIT
// What build.mjs puts into the bundles.

/** The bundle of src/engine/worker.ts, relative to the page: `new URL(HOUSERULES_WORKER, document.baseURI)`. */
declare const HOUSERULES_WORKER: string;
/** The two parts of the engine as WebAssembly (split.mjs), relative to the page; "" if there was none when the page was
    built. */
declare const HOUSERULES_ENGINE: string;
declare const HOUSERULES_ENGINE_REST: string;
/** Changes whenever any file of the page does. */
declare const HOUSERULES_BUILD: string;
/** True for `--dev` and `--program`: pages opened with ?bridge have native engines, and none is kept for later. */
declare const HOUSERULES_DEV: boolean;

/** The names of the drawings in art/, each a symbol of art.svg: `<use href="art.svg#pawn">`.
    They are coloured by the CSS variables --owner and --outline. */
declare module "houserules:art" {
  export const address: string;
  export const names: readonly string[];
}
