import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { testContext } from "#tests/support/database.ts";
import { freshTable, GAME, SECRET, VENDOR } from "#tests/support/vendor.ts";
import { createVendor, sign } from "../docs/vendors/example.ts";
import { launchGame } from "../platform/play/games/launch/launch-game.ts";
import { endStuckRounds } from "../platform/play/reconciliation/end-stuck-rounds.ts";
import { reconcileVendors } from "../platform/play/reconciliation/reconcile-vendors.ts";
import { findings } from "../platform/store/schema/reconciliation.ts";

const HOUR_MS = 3_600_000;

/** The example beside a platform, with a member who has opened its game. */
async function exampleVendor() {
  const t = await freshTable();
  /** How the next calls fare: "lost" is done at the platform, but its answer never arrives. */
  const course: ("lost" | "down" | "fine")[] = [];
  const vendor = createVendor({
    ...{ vendorId: VENDOR, secret: SECRET, gameCode: GAME },
    ...{ platform: "http://platform.test", origin: "http://vendor.test" },
    now: () => t.clock.now().getTime(),
    fetch: async (request) => {
      const fate = course.shift();
      if (fate === "down") return new Response(null, { status: 503 });
      const answer = await t.handle(request);
      if (fate === "lost") throw new Error("connection reset");
      return answer;
    },
  });
  const merchant = t.merchant;
  const context = { ...(await testContext({ ...t, outside: vendor.fetch })), merchant };
  const { url } = await launchGame(
    { ...context, actor: t.member.actor },
    {
      ...{ gameCode: GAME, language: "es", platform: "html5" },
      ...{ backUrl: "http://alba.test/", cashierUrl: "http://alba.test/member/deposit" },
    },
  );
  const post = async (body?: unknown) => {
    const answer = await vendor.fetch(
      new Request(url, { method: "POST", body: body === undefined ? "" : JSON.stringify(body) }),
    );
    const value = (await answer.json()) as { refused?: string; payout?: string; balance?: string };
    return { status: answer.status, ...value };
  };
  expect((await post()).status).toBe(200);
  const found = () =>
    t.store.inMerchant(merchant.code, (tx) => tx.select().from(findings).orderBy(findings.subject));
  return { ...t, vendor, course, context, post, found };
}

test("the example stays small and imports nothing of the project", () => {
  const text = readFileSync(new URL("../docs/vendors/example.ts", import.meta.url), "utf8");
  expect(text.split("\n").length).toBeLessThanOrEqual(201);
  expect([...text.matchAll(/from "([^"]+)"/g)].map(([, from]) => from)).toEqual(["node:crypto"]);
});

test("the page's vector of a signature is the example's", () => {
  const page = readFileSync(new URL("../docs/vendors.md", import.meta.url), "utf8");
  const body =
    '{"token":"t1","txId":"b1","roundId":"r1","gameCode":"SLOT5","amount":"10.00","currency":"MXN"}';
  const parts = { timestamp: "1795132800", nonce: "n-0001", method: "POST" };
  const signature = sign("test-secret", { ...parts, path: "/vendor/v1/bet" }, body);
  expect(page).toContain(body);
  expect(page).toContain(signature);
});

test("plays rounds whose books agree with the platform's", async () => {
  const t = await exampleVendor();
  for (let round = 0; round < 6; round += 1) {
    const before = Number(await t.cash());
    const { payout, balance } = await t.post({ side: "heads", cents: 500 });
    expect(Number(balance)).toBeCloseTo(before - 5 + Number(payout), 4);
    expect(await t.cash()).toBe(balance);
  }
  t.clock.advance(HOUR_MS / 10);
  await reconcileVendors(t.context);
  expect(await t.found()).toEqual([]);
});

test.each(["lost", "down"] as const)("takes a bet back whose answer is %s", async (fate) => {
  const t = await exampleVendor();
  t.course.push(fate);
  expect(await t.post({ side: "heads", cents: 500 })).toMatchObject({ refused: "NO_ANSWER" });
  expect(await t.cash()).toBe("100.00");
});

test("tells a win until it is answered, and moves its money once", async () => {
  const t = await exampleVendor();
  t.course.push("fine", "lost");
  const { payout, balance } = await t.post({ side: "tails", cents: 500 });
  expect(Number(balance)).toBeCloseTo(95 + Number(payout), 4);
  expect(await t.cash()).toBe(balance);
});

test("passes on a refusal, and keeps no money for it", async () => {
  const t = await exampleVendor();
  expect(await t.post({ side: "heads", cents: 10_001 })).toMatchObject({
    refused: "INSUFFICIENT_FUNDS",
  });
  expect((await t.post({ side: "edge", cents: 500 })).status).toBe(400);
  expect(await t.cash()).toBe("100.00");
});

test("tells the platform the state of a round, and refuses a stranger", async () => {
  const t = await exampleVendor();
  await t.bet({ txId: "b1", roundId: "not-theirs", token: await t.sit() });
  t.clock.advance(25 * HOUR_MS);
  await endStuckRounds(t.context);
  expect((await t.round("not-theirs"))?.state).toBe("OPEN");
  const asked = new Request("http://vendor.test/stuck?merchant=x", {
    headers: { "x-signature": "0".repeat(64), "x-timestamp": "0", "x-nonce": "n" },
  });
  expect((await t.vendor.fetch(asked)).status).toBe(401);
});
