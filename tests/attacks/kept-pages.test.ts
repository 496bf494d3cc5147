import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { type RunningSite, runningSite } from "#tests/support/running-site.ts";
import { useOwnDatabase } from "../support/database.ts";

useOwnDatabase();
vi.setConfig({ testTimeout: 60_000 });

let site: RunningSite;
beforeAll(async () => {
  site = await runningSite();
}, 90_000);
afterAll(() => site.close());

test.each(["/", "/games", "/member/bets", "/member/securityCenter"])(
  "no cache and no browser keeps a member's %s",
  async (path) => {
    const { cookie } = await site.enter("alba");
    const { headers } = await site.ask(path, { cookie });
    expect(headers.get("cache-control")).toMatch(/no-store/);
    expect(headers.has("x-guest-cache")).toBe(false);
  },
);
