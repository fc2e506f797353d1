// SPDX-License-Identifier: MIT
// Keeps every file of the page, so that it opens at once on the next visit and without a network.
//
// A new build is kept beside the one in use: its files have names of their own (assets/NAME-HASH), and a tab that
// was opened with the old one can go on loading the old one's. Builds older than those two are removed.

declare const self: ServiceWorkerGlobalScope;
/** The addresses of all files of the page. */
declare const HOUSERULES_FILES: readonly string[];

const k_prefix = "houserules-";
const k_ours = `${k_prefix}${HOUSERULES_BUILD}`;

async function keepAll(): Promise<void> {
  const cache = await caches.open(k_ours);
  await cache.addAll(
    // Names without a hash in them may be an older build's in the browser's own cache.
    HOUSERULES_FILES.map((file) => new Request(file, { cache: file.startsWith("assets/") ? "default" : "no-cache" })),
  );
  await self.skipWaiting();
}

async function removeOld(): Promise<void> {
  // In the order in which they were made.
  const builds = (await caches.keys()).filter((name) => name.startsWith(k_prefix) && name !== k_ours);
  await Promise.all(builds.slice(0, -1).map((name) => caches.delete(name)));
  await self.clients.claim();
}

async function answer(request: Request): Promise<Response> {
  const options = { ignoreSearch: true, ignoreVary: true };
  const cache = await caches.open(k_ours);
  const kept =
    request.mode === "navigate"
      ? await cache.match("./", options)
      : ((await cache.match(request, options)) ?? (await caches.match(request, options)));
  return kept ?? fetch(request);
}

self.addEventListener("install", (event) => event.waitUntil(keepAll()));
self.addEventListener("activate", (event) => event.waitUntil(removeOld()));
self.addEventListener("fetch", (event) => {
  const { request } = event;
  if (request.method !== "GET" || !request.url.startsWith(self.registration.scope)) return;
  event.respondWith(answer(request));
});

export {};
