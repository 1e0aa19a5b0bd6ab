// Keeps one page for times without a connection, and nothing else: rules and tables always come from the house, so they
// are never stale.
const KEPT = "terem-offline-2";
const PAGE = "/offline.html";
const PARTS = [PAGE, "/offline.css", "/offline.js", "/icon.svg"];

self.addEventListener("install", (event) => {
  event.waitUntil(caches.open(KEPT).then((cache) => cache.addAll(PARTS)).then(() => self.skipWaiting()));
});

self.addEventListener("activate", (event) => {
  const old = caches.keys().then((names) => Promise.all(names.filter((name) => name !== KEPT).map((name) => caches.delete(name))));
  event.waitUntil(old.then(() => self.clients.claim()));
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const path = new URL(request.url).pathname;
  if (request.mode === "navigate") event.respondWith(fetch(request).catch(() => caches.match(PAGE)));
  else if (request.method === "GET" && PARTS.includes(path)) event.respondWith(fetch(request).catch(() => caches.match(path)));
});
