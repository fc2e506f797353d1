// SPDX-License-Identifier: MIT
// Keeps the page for visits without a network: registers the service worker once the page has loaded, so that
// filling its cache does not slow down the first game.

function register(): void {
  navigator.serviceWorker.register("sw.js").catch(() => {
    // A private window or a browser's setting forbids it: the page works, but only with a network.
  });
}

if (!HOUSERULES_DEV && "serviceWorker" in navigator && !location.search.includes("bridge")) {
  if (document.readyState === "complete") setTimeout(register, 2000);
  else window.addEventListener("load", () => setTimeout(register, 2000));
}

export {};
