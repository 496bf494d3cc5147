import { afterAll, beforeAll, expect, test } from "vitest";
import { logout } from "#platform/contract/members/auth.ts";
import { LIVE_PATH } from "#platform/contract/wire/live-path.ts";
import { send } from "#platform/contract/wire/send.ts";
import { useOwnDatabase } from "#tests/support/database.ts";
import { originOf, type RunningSite, runningSite } from "#tests/support/running-site.ts";
import { SECRETS } from "#tests/under-test/platform-under-test.ts";
import { openLive } from "./open-live.server.ts";

useOwnDatabase();

let site: RunningSite;
beforeAll(async () => {
  site = await runningSite();
}, 60_000);
afterAll(() => site.close());

const ending = new AbortController();

function open(cookie?: string, more: Record<string, string> = {}, fetch = site.platform.fetch) {
  const base = "http://platform.test/platform";
  const platform = { base, fetch, siteKey: SECRETS.siteKey };
  const visit = { clientAddress: "192.0.2.1", clientCountry: "MX", requestId: "TEST-0001" };
  const headers = { accept: "text/event-stream", ...(cookie && { cookie }), ...more };
  const request = new Request(originOf("alba") + LIVE_PATH, { headers });
  return openLive(request, { platform, ...visit }, ending.signal);
}

test("a member's page is let into the stream by its cookie, and nothing keeps the words back", async () => {
  const { cookie } = await site.enter("alba");
  const answer = await open(cookie, { "sec-fetch-site": "same-origin" });
  const header = (name: string) => answer.headers.get(name);
  expect([answer.status, header("content-type")]).toEqual([200, "text/event-stream"]);
  expect(header("cache-control")).toBe("no-store, no-transform");
  expect(header("set-cookie")).toBeNull();
  const reader = answer.body!.getReader();
  const { value } = await reader.read();
  expect(new TextDecoder().decode(value)).toBe("retry: 2000\n\n");
  await reader.cancel();
});

test("a request without a member's session of this brand is answered 204, so the page does not reconnect", async () => {
  const { cookie: trial } = await site.enter("alba", 4);
  const { cookie: foreign } = await site.enter("noche");
  const { cookie: ended, token } = await site.enter("alba");
  const caller = { base: "http://platform.test/platform", merchant: "alba", language: "es" };
  await send({ ...caller, fetch: site.platform.fetch, token }, logout, {});
  for (const cookie of [undefined, trial, foreign, ended, "session=nonsense"]) {
    expect((await open(cookie)).status).toBe(204);
  }
});

test("another site's page opens none, and without the platform a page may come back", async () => {
  const { cookie } = await site.enter("alba");
  expect((await open(cookie, { "sec-fetch-site": "same-site" })).status).toBe(403);
  const gone = () => Promise.reject(new Error("no platform"));
  expect((await open(cookie, {}, gone)).status).toBe(503);
});

test("what comes over the network is answered as one's own, and may be added to", async () => {
  const { cookie } = await site.enter("alba");
  const remote = () => fetch("data:text/event-stream,:%0A%0A");
  const answer = await open(cookie, {}, remote);
  answer.headers.set("x-request-id", "TEST-0001");
  expect(answer.headers.get("content-type")).toBe("text/event-stream");
  expect(await answer.text()).toBe(":\n\n");
});

test("a process that ends lets go of the streams, and a platform that goes ends them", async () => {
  const { cookie } = await site.enter("alba");
  const broken = new ReadableStream({ start: (body) => body.error(new Error("gone")) });
  const headers = { "content-type": "text/event-stream" };
  const gone = await open(cookie, {}, async () => new Response(broken, { headers }));
  expect(await gone.text()).toBe("");
  const text = (await open(cookie)).text();
  ending.abort();
  expect(await text).toBe("retry: 2000\n\n");
});
