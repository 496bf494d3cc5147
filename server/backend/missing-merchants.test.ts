import pino from "pino";
import { expect, test } from "vitest";
import { readEnv } from "#env";
import { platformUnderTest, SECRETS } from "#tests/under-test/platform-under-test.ts";
import { createApp } from "../serve/create-app.ts";
import { createMissingMerchants, howToApply } from "./missing-merchants.ts";

async function readyWith(merchants: (known: string) => string[]) {
  const { platform, merchant } = await platformUnderTest();
  const asked: string[] = [];
  const fetch = (request: Request) => {
    asked.push(request.headers.get("x-merchant") ?? "");
    return platform.fetch(request);
  };
  const codes = merchants(merchant.code);
  const base = "http://platform.test/platform";
  const missingMerchants = createMissingMerchants(codes, { base, fetch, ...SECRETS });
  const site = { merchants: codes, page: async () => new Response("page") };
  const env = readEnv({});
  const app = createApp({ env, log: pino({ level: "silent" }), site, missingMerchants });
  const ready = async () => {
    const answer = await app.request("/ready");
    return [answer.status, await answer.text()];
  };
  return { ready, asked, known: merchant.code };
}

test("a brand without its merchant is not ready, and says what to run", async () => {
  const { ready } = await readyWith(() => ["nadie"]);
  const line = "The merchant nadie is not in the database: npm run merchant -- apply nadie";
  expect(await ready()).toEqual([503, line]);
  expect(howToApply("nadie")).toBe(line);
});

test("a merchant that is there is asked for once", async () => {
  const { ready, asked, known } = await readyWith((code) => [code]);
  expect([await ready(), await ready()]).toEqual([
    [200, "ready"],
    [200, "ready"],
  ]);
  expect(asked).toEqual([known]);
});

test("one brand without its merchant does not stop the others of the build", async () => {
  const { ready, asked, known } = await readyWith((code) => ["nadie", code]);
  expect(await ready()).toEqual([200, "ready"]);
  await ready();
  expect(asked.sort()).toEqual(["nadie", "nadie", known].sort());
});

test("a platform that does not answer does not make the site unready", async () => {
  const fetch = () => Promise.reject(new Error("down"));
  const missing = createMissingMerchants(["alba"], { base: "http://p.test/platform", fetch });
  expect(await missing()).toEqual([]);
});
