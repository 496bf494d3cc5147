// Keeps one page for when there is no connection, and nothing else: no page of a member, no answer
// of the platform. Another language or theme is another address of this script, so it starts anew.
const choices = new URL(self.location.href).searchParams;
// A house may speak a form of its own, such as "en-GB".
const LANGUAGE = /^en\b/.test(choices.get("lang")) ? "en" : "es";
const THEME = choices.get("theme") === "dark" ? "dark" : "light";
const CACHE = `offline-${LANGUAGE}-${THEME}`;
const PAGE = "/offline";

self.addEventListener("install", (event) => {
  event.waitUntil(keepOfflinePage().then(() => self.skipWaiting()));
});

self.addEventListener("activate", (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.filter((name) => name !== CACHE).map((name) => caches.delete(name))))
      .then(() => self.clients.claim()),
  );
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  if (request.method !== "GET") return;
  if (request.mode === "navigate") event.respondWith(fetch(request).catch(() => kept(PAGE)));
  else if (new URL(request.url).pathname.startsWith("/assets/")) {
    event.respondWith(fetch(request).catch(() => kept(request)));
  }
});

const kept = async (request) =>
  (await (await caches.open(CACHE)).match(request, { ignoreVary: true })) ?? Response.error();

/** The page as a guest sees it, without its scripts: it stands for any address. */
async function keepOfflinePage() {
  const answer = await fetch(`${PAGE}?lang=${LANGUAGE}`, { credentials: "omit", cache: "no-store" });
  if (!answer.ok) throw new Error("no offline page");
  const html = (await answer.text())
    .replace(/<script\b[\s\S]*?<\/script>/g, "")
    .replace(/<link rel="modulepreload"[^>]*>/g, "")
    // Pictures of others, which would only be missing.
    .replace(/<img\b[^>]*\ssrc="\/(?!assets\/)[^>]*>/g, "")
    .replace(/data-theme="\w+"/, `data-theme="${THEME}"`);
  const files = [...html.matchAll(/(?:href|src)="(\/assets\/[^"#]+\.(?:css|woff2|svg))[#"]/g)];
  const cache = await caches.open(CACHE);
  await cache.addAll([...new Set(files.map(([, path]) => path))]);
  const headers = {
    "content-type": "text/html; charset=utf-8",
    "content-security-policy": "default-src 'self'; script-src 'none'; img-src 'self' data:",
  };
  await cache.put(PAGE, new Response(html, { headers }));
}
