import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { expect, test, vi } from "vitest";
import { createChanges } from "./changes.ts";
import { createGuestPages } from "./guest-pages.ts";

type Answer = { status?: number; headers?: Record<string, string> };

function guestPages(answer: Answer = {}, hasCdn = false) {
  const seen: string[] = [];
  const changes = createChanges();
  let time = 0;
  const serve = createGuestPages({
    now: () => time,
    hasCdn,
    sharing: async ({ headers }) =>
      headers.has("x-from-a-closed-region")
        ? "nobody"
        : headers.has("x-at-a-merchant-with-closed-countries")
          ? "server"
          : "cdn",
    changes,
    async render(request) {
      seen.push(request.url);
      const body = `<script>go()</script>${"Moon ".repeat(500)}${seen.length}`;
      const headers = {
        "content-type": "text/html; charset=utf-8",
        "content-security-policy": "script-src 'sha256-abc'",
        "x-guest-cache": "10 alba",
        ...answer.headers,
      };
      return new Response(body, { status: answer.status ?? 200, headers });
    },
  });
  const ask = (path: string, headers: Record<string, string> = {}) =>
    serve(new Request(new URL(path, "http://alba.localhost:3000"), { headers }));
  return { ask, seen, changes, wait: (ms: number) => (time += ms) };
}

test("a second guest gets the same bytes and headers as the first", async () => {
  const { ask, seen } = guestPages();
  const [first, second] = [await ask("/"), await ask("/")];
  expect(first.headers.has("x-guest-cache")).toBe(false);
  expect(second.headers.has("x-guest-cache")).toBe(false);
  expect([...second.headers]).toEqual([...first.headers]);
  expect(second.headers.get("content-security-policy")).toBe("script-src 'sha256-abc'");
  expect(await second.text()).toBe(await first.text());
  expect(seen).toHaveLength(1);
});

test.each([
  ["gzip, br", "br", brotliDecompressSync],
  ["gzip", "gzip", gunzipSync],
])("the answer of a kept page to %s is the same page", async (offered, encoding, unpack) => {
  const { ask } = guestPages();
  const plain = await (await ask("/")).text();
  const packed = await ask("/", { "accept-encoding": offered });
  expect(packed.headers.get("content-encoding")).toBe(encoding);
  const body = Buffer.from(await packed.arrayBuffer());
  expect(packed.headers.get("content-length")).toBe(String(body.length));
  expect(unpack(body).toString()).toBe(plain);
});

test("pages differ by host, language, theme, path and query, not by the query's order", async () => {
  const { ask, seen } = guestPages();
  await ask("/");
  await ask("http://noche.localhost:3000/");
  await ask("/", { cookie: "lang=en" });
  await ask("/", { cookie: "theme=dark; lang=en" });
  await ask("/games?page=2&type=hot");
  expect(seen).toHaveLength(5);
  await ask("/", { cookie: "lang=en; theme=dark; hidden-balance=1" });
  await ask("/games?type=hot&page=2");
  await ask("http://ALBA.localhost:3000/");
  expect(seen).toHaveLength(5);
});

test.each([
  ["a session", { cookie: "session=abc" }],
  ["a session and a language", { cookie: "lang=en; session=abc" }],
  ["a cookie nobody knows", { cookie: "flash=hello" }],
  ["a language named twice", { cookie: "lang=en; lang=" }],
  ["a theme named twice", { cookie: "theme=; theme=dark" }],
  ["an authorization", { authorization: "Bearer x" }],
])("a request with %s is never answered from the cache nor kept", async (_name, headers) => {
  const { ask, seen } = guestPages();
  await ask("/");
  await ask("/", headers as unknown as Record<string, string>);
  await ask("/", headers as unknown as Record<string, string>);
  expect(seen).toHaveLength(3);
});

test.each([
  ["sets a cookie", { headers: { "set-cookie": "session=abc" } }],
  ["is not marked", { headers: { "x-guest-cache": "0" } }],
  ["is no success", { status: 404 }],
])("a response that %s is never kept", async (_name, answer) => {
  const { ask, seen } = guestPages(answer);
  await ask("/");
  await ask("/");
  expect(seen).toHaveLength(2);
});

test("the language that an address chooses is kept with its page", async () => {
  const { ask, seen } = guestPages({ headers: { "set-cookie": "lang=ImVuIg%3D%3D; Path=/" } });
  const [first, second] = [await ask("/?lang=en"), await ask("/?lang=en")];
  expect(seen).toHaveLength(1);
  for (const answer of [first, second]) {
    expect(answer.headers.getSetCookie()).toEqual(["lang=ImVuIg%3D%3D; Path=/"]);
  }
});

const versionOf = async (response: Response) => Number((await response.text()).match(/\d+$/)?.[0]);

test("a kept page ends with its seconds, and is shown once more while one rendering renews it", async () => {
  const { ask, seen, wait } = guestPages();
  await ask("/");
  wait(9_999);
  await ask("/");
  expect(seen).toHaveLength(1);
  wait(1);
  const meanwhile = await Promise.all([ask("/"), ask("/")]);
  expect(await Promise.all(meanwhile.map(versionOf))).toEqual([1, 1]);
  await vi.waitFor(async () => expect(await versionOf(await ask("/"))).toBe(2));
  expect(seen).toHaveLength(2);
});

test("a page that nobody asked for in a while is rendered while its visitor waits", async () => {
  const { ask, wait } = guestPages();
  await ask("/");
  wait(30_000);
  expect(await versionOf(await ask("/"))).toBe(2);
});

test("a failure to renew leaves the page of a moment ago, and what has gone is not shown again", async () => {
  const answer: Answer = {};
  const { ask, seen, wait } = guestPages(answer);
  await ask("/");
  wait(10_000);
  answer.status = 500;
  await ask("/");
  await vi.waitFor(() => expect(seen).toHaveLength(2));
  expect((await ask("/")).status).toBe(200);
  answer.status = 404;
  await vi.waitFor(async () => expect((await ask("/")).status).toBe(404));
});

test("what staff published is never followed by the page before it", async () => {
  const { ask, changes, wait } = guestPages();
  await ask("/");
  wait(10_000);
  changes.note("alba");
  expect(await versionOf(await ask("/"))).toBe(2);
});

test("what staff published is on the next page, whatever was being rendered meanwhile", async () => {
  const { ask, seen, changes } = guestPages();
  await ask("/");
  changes.note("noche");
  await ask("/");
  expect(seen).toHaveLength(1);
  changes.note("alba");
  const during = ask("/");
  while (seen.length < 2) await Promise.resolve();
  changes.note("alba");
  await Promise.all([during, ask("/")]);
  expect(seen).toHaveLength(3);
});

test("many first visitors wait for one rendering", async () => {
  const { ask, seen } = guestPages();
  await Promise.all(Array.from({ length: 20 }, () => ask("/")));
  expect(seen).toHaveLength(1);
});

test("a visitor from a closed region is not shown a kept page, and their own page is not kept", async () => {
  const { ask, seen } = guestPages();
  const closed = { "x-from-a-closed-region": "1" };
  await ask("/", closed);
  await ask("/");
  await ask("/", closed);
  expect(seen).toHaveLength(3);
  await ask("/");
  expect(seen).toHaveLength(3);
});

const cdnHeaders = ({ headers }: Response) => [
  headers.get("cache-control"),
  headers.get("surrogate-key"),
];

test("behind a CDN, a kept page names how long it lasts and its merchant", async () => {
  const { ask } = guestPages({}, true);
  const expected = ["public, max-age=0, s-maxage=10, stale-while-revalidate=20", "alba"];
  expect(cdnHeaders(await ask("/"))).toEqual(expected);
  expect(cdnHeaders(await ask("/"))).toEqual(expected);
});

const PRIVATE = { "cache-control": "private, no-cache" };

test.each([
  ["without a CDN", {}, {}, false],
  ["at a merchant with closed countries", { "x-at-a-merchant-with-closed-countries": "1" }, {}],
  ["of a visitor from a closed region", { "x-from-a-closed-region": "1" }, {}],
  ["of a session", { cookie: "session=abc" }, {}],
  ["of a cookie nobody knows", { cookie: "preview=pass" }, {}],
  ["with a cookie of its own", {}, { "set-cookie": "lang=en; Path=/" }],
])("a page %s stays private", async (_name, headers, own, hasCdn = true) => {
  const { ask } = guestPages({ headers: { ...PRIVATE, ...own } }, hasCdn);
  for (const turn of [1, 2]) {
    const answer = await ask("/", headers as unknown as Record<string, string>);
    expect([turn, ...cdnHeaders(answer)]).toEqual([turn, "private, no-cache", null]);
  }
});
