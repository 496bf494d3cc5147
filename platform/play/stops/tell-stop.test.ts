import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { freshMember, type TestMember, testContext } from "#tests/support/database.ts";
import { freshTable, SECRET, VENDOR } from "#tests/support/vendor.ts";
import { freshWork } from "#tests/support/work.ts";
import { stoppedRequest } from "../../contract/play/vendor-wallet.ts";
import { isSignedBy, sign } from "../../contract/wire/signature.ts";
import { ATTEMPTS_MAX } from "../../core/work/runs.ts";
import { KINDS } from "../../jobs/kinds/kinds.ts";
import { perform } from "../../jobs/work/perform.ts";
import { beginBreak } from "../../members/protection/breaks/begin-break.ts";
import { STOPS_RUN } from "../../members/protection/breaks/plan-stops.ts";
import { startTimeOut } from "../../members/protection/breaks/start-time-out.ts";
import { takeExclusion } from "../../members/protection/breaks/take-exclusion.ts";
import { listFailingWork } from "../../staff/work/failing-work.ts";
import { vendors } from "../../store/schema/catalogue.ts";
import { merchants } from "../../store/schema/merchant.ts";

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const kind = KINDS.find(({ name }) => name === STOPS_RUN)!;

/** The made-up vendor with a chase: bets on draws to come, one after another, until it is told. */
async function chasing({ stopsTo = VENDOR } = {}) {
  const t = await freshTable();
  const { code } = t.merchant;
  const settings = { games: { stopsTo } };
  await t.store.db.update(merchants).set({ settings }).where(eq(merchants.code, code));
  const chases = new Map([[t.playerId, ["d1", "d2", "d3", "d4"]]]);
  const vendor = { isDown: false, told: [] as (typeof stoppedRequest._output)[], placed: 0 };
  const outside = async (request: Request) => {
    const body = await request.text();
    const header = (name: string) => request.headers.get(name) ?? "";
    const parts = {
      timestamp: header("x-timestamp"),
      nonce: header("x-nonce"),
      method: request.method,
      path: new URL(request.url).pathname,
    };
    const isTheirs = isSignedBy([SECRET], { ...parts, body }, header("x-signature"));
    if (!isTheirs || parts.path !== "/stopped") return new Response(null, { status: 404 });
    const news = stoppedRequest.parse(JSON.parse(body));
    vendor.told.push(news);
    if (vendor.isDown) return new Response(null, { status: 503 });
    chases.delete(news.playerId);
    const answer = JSON.stringify({ code: "OK" });
    const headers = { "x-signature": sign(SECRET, { ...parts, body: answer }) };
    return new Response(answer, { headers });
  };
  const context = await testContext({ ...t, actor: t.member.actor, outside });
  const w = await freshWork(t);
  return {
    ...{ ...t, w, vendor, context },
    /** The chase's bet on its next draw; null where no chase is left. */
    draw: async () => {
      const roundId = chases.get(t.playerId)?.shift();
      if (!roundId) return null;
      vendor.placed += 1;
      return t.bet({ txId: `b-${roundId}`, roundId });
    },
    pause: (hours = 24) => startTimeOut(context, { hours }),
    begin: (member: TestMember) => {
      const until = new Date(t.clock.now().getTime() + DAY_MS);
      const asked = { kind: "timeOut", scope: "merchant", until } as const;
      return t.store.inMerchant(code, (tx) => beginBreak(context, tx, member.id, asked));
    },
    work: () => perform({ ...w.server("one"), outside }, kind),
    plans: async () => (await w.runs()).filter((run) => run.kind === STOPS_RUN),
  };
}

test("a chase ends when its player stops, and what was open still settles", async () => {
  const t = await chasing();
  expect((await t.draw())!.code).toBe("OK");
  await t.pause();
  expect(t.vendor.told, "nothing leaves within the player's own call").toEqual([]);
  expect(await t.work()).toBeNull();
  const since = t.clock.now();
  const until = new Date(since.getTime() + DAY_MS).toISOString();
  expect(t.vendor.told).toEqual([
    { merchant: t.merchant.code, playerId: t.playerId, since: since.toISOString(), until },
  ]);
  expect(await t.draw()).toBeNull();
  expect(t.vendor.placed).toBe(1);
  const won = { txId: "w", refTxId: "b-d1", roundId: "d1", amount: "25", roundClosed: true };
  expect((await t.win(won)).code).toBe("OK");
  expect(await t.cash()).toBe("115.00");
});

test("a vendor that names no such call is not told, and its next bet is refused", async () => {
  const t = await chasing({ stopsTo: "" });
  await t.draw();
  await t.pause();
  expect(await t.plans()).toEqual([]);
  await t.work();
  expect(t.vendor.told).toEqual([]);
  expect(["TOKEN_EXPIRED", "PLAYER_BLOCKED"]).toContain((await t.draw())!.code);
});

test("a vendor that fails is told again, the same words, until it answers", async () => {
  const t = await chasing();
  t.vendor.isDown = true;
  await t.pause();
  const again = await t.work();
  expect(again!.getTime()).toBeGreaterThan(t.clock.now().getTime());
  t.clock.advance(again!.getTime() - t.clock.now().getTime());
  t.vendor.isDown = false;
  expect(await t.work()).toBeNull();
  expect(t.vendor.told).toHaveLength(2);
  expect(t.vendor.told[1]).toEqual(t.vendor.told[0]);
  expect(await t.draw()).toBeNull();
  t.clock.advance(HOUR_MS);
  await t.work();
  expect(t.vendor.told).toHaveLength(2);
});

test("a vendor that never answers is given up, and staff see it", async () => {
  const t = await chasing();
  t.vendor.isDown = true;
  await t.pause();
  for (let tried = 0; tried < ATTEMPTS_MAX + 2; tried += 1) {
    await t.work();
    t.clock.advance(HOUR_MS);
  }
  expect(t.vendor.told).toHaveLength(ATTEMPTS_MAX);
  const staff = { ...t.context, staff: "ana" } as unknown as Parameters<typeof listFailingWork>[0];
  const [failing] = await listFailingWork(staff, t.merchant.code);
  expect(failing).toMatchObject({ kind: STOPS_RUN, state: "DEAD", error: "StopUnanswered" });
});

test("a second break tells once more, and one that changes nothing does not", async () => {
  const t = await chasing();
  await t.pause();
  await t.pause();
  await t.work();
  expect(t.vendor.told).toHaveLength(1);
  t.clock.advance(1);
  await t.pause(168);
  await t.work();
  const wanted = { scope: "merchant", until: null, by: "platform" } as const;
  await t.store.inMerchant(t.merchant.code, (tx) =>
    takeExclusion(t.context, tx, t.member.id, wanted),
  );
  await t.work();
  expect(t.vendor.told).toHaveLength(3);
  expect(t.vendor.told[2]!.until).toBeNull();
});

test("a break that is over before its vendor hears is not told", async () => {
  const t = await chasing();
  await t.pause();
  t.clock.advance(DAY_MS);
  await t.work();
  expect(t.vendor.told).toEqual([]);
  expect((await t.plans())[0]).toMatchObject({ state: "DONE" });
});

test("nobody hears of a stranger: of a member who never came, or of another merchant's", async () => {
  const [t, other] = [await chasing(), await chasing()];
  await t.store.inMerchant(t.merchant.code, async (tx) => {
    const [known] = await tx.select().from(vendors).where(eq(vendors.merchant, t.merchant.code));
    await tx.insert(vendors).values({ ...known!, code: "V2" });
  });
  const settings = { games: { stopsTo: `V2,${VENDOR}` } };
  await t.store.db.update(merchants).set({ settings }).where(eq(merchants.code, t.merchant.code));
  const stranger = await freshMember(t.merchant);
  await t.begin(stranger);
  expect(await t.plans()).toEqual([]);
  await other.pause();
  await t.work();
  expect(t.vendor.told).toEqual([]);
  await other.work();
  expect(other.vendor.told.map(({ playerId }) => playerId)).toEqual([other.playerId]);
  await t.begin(t.member);
  expect((await t.plans()).map(({ slot }) => slot.split(".")[1])).toEqual([VENDOR]);
});

test("a launch that opened no session is a reason to tell", async () => {
  const t = await chasing();
  const newcomer = await freshMember(t.merchant);
  await t.launchToken(newcomer);
  await t.begin(newcomer);
  await t.work();
  expect(t.vendor.told.map(({ playerId }) => playerId)).toEqual([
    `${t.merchant.code}.${newcomer.id}`,
  ]);
});

test("a break that is rolled back tells nobody", async () => {
  const t = await chasing();
  const until = new Date(t.clock.now().getTime() + DAY_MS);
  const broken = t.store.inMerchant(t.merchant.code, async (tx) => {
    await beginBreak(t.context, tx, t.member.id, { kind: "timeOut", scope: "merchant", until });
    throw new Error("broke off");
  });
  await expect(broken).rejects.toThrow("broke off");
  await t.work();
  expect(t.vendor.told).toEqual([]);
});
