import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { CRASH, crashingAt } from "#tests/support/crashing-store.ts";
import { freshMember, type TestMember, testContext } from "#tests/support/database.ts";
import { freshTable, GAME } from "#tests/support/vendor.ts";
import { campaignUnderTest } from "#tests/under-test/staff/campaign-under-test.ts";
import { policyOf } from "../../domain/policy/policy-of.ts";
import { verifyLedger, verifySums } from "../../money/ledger/verify-ledger.ts";
import { listMessages } from "../../publishing/messages/list-messages.ts";
import { issueClaim, rejectClaim } from "../../staff/club/missions/decide-claim.ts";
import type { Store } from "../../store/open-store.ts";
import { awards } from "../../store/schema/award.ts";
import { games } from "../../store/schema/catalogue.ts";
import { missions } from "../../store/schema/club.ts";
import { members } from "../../store/schema/merchant.ts";
import { missionParts } from "../../store/schema/missions.ts";
import { personHashes } from "../../store/schema/person-hash.ts";
import { freeGrants } from "../../store/schema/vendor-wallet.ts";
import { wageringRequirements } from "../../store/schema/wagering.ts";
import { issueAward } from "../awards/issue-award.ts";
import { listAwardHistory } from "../awards/list-award-history.ts";
import { listFreeSpins } from "../free-spins/show-free-spins.ts";
import { claimMission } from "./claim-mission.ts";
import { joinMission } from "./join-mission.ts";
import { listMissions } from "./list-missions.ts";
import { offeredMissions } from "./read-missions.ts";

const DEMO = policyOf("demo", { isProduction: false });
const UNIT = 10_000n;
const DAY_MS = 86_400_000;
const SPINS = { game: GAME, rounds: 20, stake: "1.00", days: 3, wagering: 2 };
const SHOWN = { game: GAME, gameName: "Game one", rounds: 20, stake: UNIT, days: 3, multiple: 2 };
const NAMED = { mission: "m1", period: "" };

const codeOf = (asked: Promise<unknown>) =>
  asked.then(
    () => "done",
    ({ code }) => code,
  );

/** A table whose member has reached a mission that gives free spins alone, and joined it. */
async function setUp(mission: Partial<typeof missions.$inferInsert> = {}) {
  const t = await freshTable();
  const { store, clock, merchant } = t;
  const { code } = merchant;
  const inside = <T>(work: Parameters<typeof store.inMerchant<T>>[1]) =>
    store.inMerchant(code, work);
  await inside((tx) =>
    tx.insert(missions).values({
      ...{ merchant: code, id: "m1", event: "BIND_PHONE", icon: "star", period: "ONCE" },
      ...{ words: { es: { title: "Meta", text: "Tu número." } }, targetCount: 1, position: 0 },
      ...{ reward: 0n, wagering: 0, spins: SPINS, startsAt: new Date(0), ...mission },
    }),
  );
  const as = (who: TestMember) => testContext({ store, merchant, clock, actor: who.actor });
  let phones = 0;
  const join = async (who: TestMember) => {
    const context = { ...(await as(who)), idempotencyKey: "k" };
    phones += 1;
    await inside((tx) =>
      tx
        .update(members)
        .set({ phone: `+52551234567${phones}`, phoneVerifiedAt: clock.now() })
        .where(eq(members.id, who.id)),
    );
    await joinMission(context, NAMED);
    return context;
  };
  const own = await join(t.member);
  const claim = (through: Store = store) => claimMission({ ...own, store: through }, NAMED);
  const grants = () =>
    inside((tx) => tx.select().from(freeGrants).where(eq(freeGrants.merchant, code)));
  const card = async () => (await listMissions(own, { language: "es" })).list[0];
  return { ...t, code, inside, join, own, claim, grants, card };
}

test("a mission gives its spins once, and every clause stands before the yes", async () => {
  const t = await setUp();
  expect(await t.card()).toMatchObject({ status: "CLAIM", reward: 0n, points: 0, spins: SHOWN });
  const done = { status: "CLAIMED", reward: 0n, points: 0 };
  expect(await Promise.all([t.claim(), t.claim(), t.claim()])).toEqual([done, done, done]);
  expect(await t.grants()).toMatchObject([
    { game: GAME, rounds: 20, stake: UNIT, wagering: 2, state: "ASKED" },
  ]);
  const { list } = await listFreeSpins(t.own);
  expect(list).toMatchObject([{ gameName: "Game one", rounds: 20, used: 0, state: "ASKED" }]);
  expect(list[0]!.expiresAt - t.clock.now().getTime()).toBe(3 * DAY_MS);
  const history = await listAwardHistory(t.own, { of: "CLAIMED", pageNo: 1 });
  expect(history.list).toMatchObject([{ kind: "mission", amount: 0n, points: 0, spins: SHOWN }]);

  const free = { amount: "0", freeRoundId: list[0]!.id };
  const won = { ...free, txId: "b1", winTxId: "w1", roundId: "r1", winAmount: "4.50" };
  expect((await t.betwin(won)).code).toBe("OK");
  const lots = await t.inside((tx) =>
    tx.select().from(wageringRequirements).where(eq(wageringRequirements.merchant, t.code)),
  );
  // 4.50 × 2.
  expect(lots).toMatchObject([{ amount: 45_000n, required: 90_000n }]);
  const problems = [
    ...(await verifyLedger(t.store.db, t.code)),
    ...(await verifySums(t.store.db, t.code)),
  ];
  expect(problems).toEqual([]);
});

test("whatever statement the process ends at, the next claim gives the spins once", async () => {
  for (let statement = 1, hasDied = true; hasDied; statement += 1) {
    const t = await setUp({ reward: 50_000n });
    hasDied = await t.claim(crashingAt(t.store, statement)).then(
      () => false,
      (error: Error) => error.message === CRASH,
    );
    await t.claim();
    expect(await t.grants()).toHaveLength(1);
    expect(await t.cash()).toBe("105.00");
  }
});

test("a second account of one person has none, and a game that is off keeps them for later", async () => {
  const t = await setUp();
  const off = (isEnabled: boolean) =>
    t.inside((tx) => tx.update(games).set({ isEnabled }).where(eq(games.merchant, t.code)));
  await off(false);
  expect(await codeOf(t.claim())).toBe("game_maintenance");
  expect(await t.card()).toMatchObject({ status: "CLAIM" });
  await off(true);
  expect(await codeOf(t.claim())).toBe("done");

  const twin = await freshMember(t.merchant);
  const context = await t.join(twin);
  await t.inside((tx) =>
    tx.insert(personHashes).values(
      [t.member, twin].map(({ id }) => ({
        ...{ merchant: t.code, member: id, kind: "phone" as const, hash: "same" },
      })),
    ),
  );
  expect(await codeOf(claimMission(context, NAMED))).toBe("bonus_same_person");
  expect(await t.grants()).toHaveLength(1);
  const dear = await setUp({ spins: { ...SPINS, rounds: 500, stake: "3.00" } });
  expect(await codeOf(dear.claim())).toBe("limit_exceeded");
});

test("staff give the spins of a claim that waits for them, and none of one that they reject", async () => {
  const t = await setUp({ issue: "BY_STAFF" });
  const { store, clock, random, secrets } = t.own;
  const ana = { store, clock, random, secrets, staff: "ana", staffId: "s-ana" };
  const waiting = async (of: string) => {
    const parts = await t.inside((tx) =>
      tx.select().from(missionParts).where(eq(missionParts.member, of)),
    );
    return { merchant: t.code, reference: parts[0]!.reference };
  };
  expect((await t.claim()).status).toBe("APPLYING");
  expect(await t.grants()).toEqual([]);
  await issueClaim(ana, await waiting(t.member.id));
  expect(await t.grants()).toMatchObject([{ member: t.member.id, rounds: 20 }]);
  const { list } = await listMessages(t.own, { pageNo: 1 });
  expect(list[0]).toMatchObject({ details: { spins: "20", game: "Game one" } });

  const other = await freshMember(t.merchant);
  const context = await t.join(other);
  await claimMission(context, NAMED);
  await rejectClaim(ana, { ...(await waiting(other.id)), reason: "two accounts" });
  expect(await codeOf(claimMission(context, NAMED))).toBe("mission_not_reached");
  expect(await t.grants()).toHaveLength(1);
});

test("where the law forbids a bonus the mission is not offered, and a claim that waits gives nothing", async () => {
  const t = await setUp({ issue: "BY_STAFF" });
  await t.claim();
  const policy = { ...DEMO, allows: { ...DEMO.allows, welcomeBonus: false } };
  const offered = (of: typeof DEMO) => t.inside((tx) => offeredMissions(tx, t.code, of));
  expect([await offered(DEMO), await offered(policy)]).toMatchObject([[{ id: "m1" }], []]);
  const [award] = await t.inside((tx) => tx.select().from(awards));
  const asked = { merchant: t.code, member: t.member.id, id: award!.id, by: "s-ana", policy };
  const issued = t.inside((tx) => issueAward(tx, { ...asked, at: t.clock.now() }));
  expect(await codeOf(issued)).toBe("not_allowed_here");
  expect(await t.grants()).toEqual([]);
});

test("a campaign's budget keeps and pays the spins of a mission at their stake, beside its cash", async () => {
  const t = await setUp({ reward: 5n * UNIT });
  // 5.00 and 20 × 1.00 for one of them, and one cent too little for two.
  const given = { kind: "mission", offer: "m1", budget: "49.99" } as const;
  const { row } = await campaignUnderTest(t.code, given);
  const first = await t.join(await freshMember(t.merchant));
  expect(await codeOf(t.join(await freshMember(t.merchant)))).toBe("budget_spent");
  expect(await row()).toMatchObject({ state: "RUNNING", spent: 0n });
  expect(await codeOf(claimMission(first, NAMED))).toBe("done");
  expect(await row()).toMatchObject({ spent: 25n * UNIT });
  expect(await codeOf(t.join(await freshMember(t.merchant)))).toBe("budget_spent");
  expect(await row()).toMatchObject({ state: "ENDED", spent: 25n * UNIT });
  // Whoever joined before there was a campaign costs it nothing.
  expect(await codeOf(t.claim())).toBe("done");
  expect(await row()).toMatchObject({ spent: 25n * UNIT });
  const problems = await verifySums(t.store.db, t.code);
  expect(problems).toEqual([]);
});
