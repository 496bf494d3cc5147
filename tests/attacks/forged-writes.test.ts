import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { readEnv } from "#env";
import { originOf, type RunningSite, runningSite } from "#tests/support/running-site.ts";
import { actionPaths } from "#tests/support/whole-site.ts";
import { createApp } from "../../server/serve/create-app.ts";
import { openLog } from "../../server/serve/request-log.ts";
import { useOwnDatabase } from "../support/database.ts";

useOwnDatabase();

// Alone these tests take seconds; with other files on a small machine they take much longer.
vi.setConfig({ testTimeout: 90_000 });

let site: RunningSite;
let member: string;
let seen: string[];
const env = readEnv({ LOG_LEVEL: "silent" });
const app = createApp({
  env,
  log: openLog(env),
  site: {
    page: async (request) => {
      seen.push(new URL(request.url).pathname);
      return new Response("seen");
    },
  },
});
/** Through the server, like a browser's request. */
const post = (path: string, headers: Record<string, string>, body: BodyInit = "a=1") => {
  const all = { "content-type": "application/x-www-form-urlencoded", host: "alba.localhost:3000" };
  const init = { method: "POST", headers: { ...all, ...headers }, body };
  return app.fetch(new Request(originOf("alba") + path, init), { incoming: { socket: {} } });
};

beforeAll(async () => {
  site = await runningSite();
  member = (await site.enter("alba")).cookie;
}, 120_000);
afterAll(() => site.close());

const own = originOf("alba");
const FORGED: [string, Record<string, string>][] = [
  ["another site's page", { origin: "https://evil.example", "sec-fetch-site": "cross-site" }],
  ["another brand's page", { origin: originOf("noche"), "sec-fetch-site": "same-site" }],
  ["a page without an origin", { origin: "null" }],
  ["a client that sends no origin", {}],
  ["a frame that hides its site", { "sec-fetch-site": "none" }],
  ["the same host on another scheme", { origin: "https://alba.localhost:3000" }],
  ["the same host on another port", { origin: "http://alba.localhost:3001" }],
  ["a browser that knows better than its page", { origin: own, "sec-fetch-site": "same-site" }],
  ["a host that begins alike", { origin: "http://alba.localhost:3000.evil.example" }],
];

describe.each(FORGED)("a write from %s", (_name, headers) => {
  test("reaches no action of the site", async () => {
    seen = [];
    for (const path of actionPaths(site.build)) {
      for (const way of [`/${path}`, `/${path}.data`]) {
        const { status } = await post(way, { ...headers, cookie: member });
        expect([way, status]).toEqual([way, 403]);
      }
    }
    expect(seen).toEqual([]);
  });
});

test("the site's own write reaches every action", async () => {
  seen = [];
  const paths = actionPaths(site.build).map((path) => `/${path}`);
  for (const path of paths) await post(path, { origin: own });
  expect(seen).toEqual(paths);
});

test("without our server in front the actions refuse it themselves", async () => {
  const headers = { origin: "https://evil.example", "sec-fetch-site": "cross-site" };
  for (const path of actionPaths(site.build)) {
    const form = { to: "/vip", theme: "dark", language: "en" };
    const answer = await site.ask(`/${path}`, { form, headers, cookie: member, isBare: true });
    expect([path, answer.status >= 400]).toEqual([path, true]);
    expect([path, answer.headers.getSetCookie()]).toEqual([path, []]);
  }
});

/** A picture of five megabytes passes; a slightly larger one gets an error on its field. */
const UPLOADS = new Set([
  "feedback",
  "member/deposit/:depositId",
  "member/deposit/:depositId/slip",
  "member/withdraw/:withdrawalId",
]);

test("a picture of five megabytes reaches whoever looks at it", async () => {
  const picture = new Uint8Array(5 * 2 ** 20);
  for (const path of UPLOADS) {
    for (const way of [`/${path}`, `/${path}.data`]) {
      const { status } = await post(way, { origin: own }, picture);
      expect([way, status]).toEqual([way, 200]);
    }
  }
});

test("no action takes a body that is too large", async () => {
  seen = [];
  const megabyte = 2 ** 20;
  for (const path of actionPaths(site.build)) {
    const size = UPLOADS.has(path) ? 32 * megabyte : megabyte;
    for (const way of [`/${path}`, `/${path}.data`]) {
      const { status } = await post(way, { origin: own }, new Uint8Array(size + 1));
      expect([way, status]).toEqual([way, 413]);
    }
  }
  expect(seen).toEqual([]);
});
