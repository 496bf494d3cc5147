import { and, eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { testContext, testStore } from "#tests/support/database.ts";
import { freshTable, GAME, vendorServer } from "#tests/support/vendor.ts";
import { platformUnderTest } from "../../../tests/under-test/platform-under-test.ts";
import { memberInfo } from "../../contract/members/account.ts";
import { launchRequest } from "../../contract/play/vendor-wallet.ts";
import { send } from "../../contract/wire/send.ts";
import { gameTermsFor } from "../../play/games/launch/game-terms-for.ts";
import { launchDemo } from "../../play/games/launch/launch-demo.ts";
import { isOfferedTo } from "../../play/games/offered.ts";
import { games } from "../../store/schema/catalogue.ts";
import { members, merchants } from "../../store/schema/merchant.ts";
import { confirmLimit } from "./limits/confirm-limit.ts";
import { keepSelfTest } from "./limits/self-test.ts";
import { setLimit } from "./limits/set-limit.ts";
import { prepareGuard } from "./prepare-guard.ts";
import { startSession } from "./reality/start-session.ts";

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
type Place = "GB" | "ES" | "MT" | "BR" | "MX" | "demo";

/** A player at a merchant of that place, in its currency. */
async function playerIn(jurisdiction: Place, currency = "MXN") {
  const t = await freshTable();
  const law = { jurisdiction, isDemonstration: jurisdiction === "demo", currency };
  await t.store.db.update(merchants).set(law).where(eq(merchants.code, t.merchant.code));
  const merchant = { ...t.merchant, currency };
  const context = await testContext({ ...t, merchant, actor: t.member.actor });
  return { ...t, merchant, context };
}

const tellBirthday =
  ({ store, merchant, member }: Awaited<ReturnType<typeof playerIn>>) =>
  async (birthday: string) =>
    store.inMerchant(merchant.code, (tx) =>
      tx
        .update(members)
        .set({ profile: { birthday } })
        .where(and(eq(members.merchant, merchant.code), eq(members.id, member.id))),
    );

test.each([
  ["whoever told no birth date", null, "2.00"],
  ["a player of 24", "2002-01-15", "2.00"],
  ["a player of 25", "2001-01-15", "5.00"],
] as const)("GB: %s spins for no more than its class may", async (_, birthday, most) => {
  const t = await playerIn("GB", "GBP");
  if (birthday) await tellBirthday(t)(birthday);
  await prepareGuard(t.context, t.member.id);
  const bet = { currency: "GBP" };
  const above = (Number(most) + 0.01).toFixed(2);
  expect(await t.bet({ ...bet, txId: "a", roundId: "a", amount: above })).toMatchObject({
    code: "LIMIT_EXCEEDED",
    reason: "slotStake",
  });
  expect((await t.bet({ ...bet, txId: "b", roundId: "b", amount: most })).code).toBe("OK");
});

test("a cap in pounds says nothing about pesos, and a demonstration has none", async () => {
  for (const t of [await playerIn("MX"), await playerIn("demo")]) {
    await startSession(t.context, { minutes: 60, amount: 1_000_000n });
    expect((await t.bet({ txId: "a", amount: "50.00" })).code).toBe("OK");
  }
});

test.each([
  ["GB", 30],
  ["ES", 30],
  ["BR", 30],
  ["demo", 12 * 60],
] as const)("%s: a session ends after %i idle minutes, and not before", async (place, minutes) => {
  const { caller, newMember, clock, merchant } = await platformUnderTest();
  const store = await testStore();
  const [early, late] = [
    caller({ token: (await newMember("pronta2026")).token }),
    caller({ token: (await newMember("tarde2026")).token }),
  ];
  await store.db
    .update(merchants)
    .set({ jurisdiction: place, isDemonstration: place === "demo" })
    .where(eq(merchants.code, merchant.code));
  clock.advance(minutes * MINUTE_MS - 1);
  expect((await send(early, memberInfo, {})).account).toBe("pronta2026");
  clock.advance(1);
  await expect(send(late, memberInfo, {})).rejects.toThrow("not_logged_in");
});

test.each([
  ["MT", "84.99", false],
  ["MT", "85.00", true],
  ["MT", null, false],
  ["demo", "10.00", true],
] as const)("%s: a slot that pays back %s %% is offered: %s", async (place, rtp, isOffered) => {
  const t = await playerIn(place);
  await t.store.inMerchant(t.merchant.code, (tx) => tx.update(games).set({ rtp, hasDemo: true }));
  const { outside } = vendorServer();
  const context = { ...t.context, outside };
  const where = await isOfferedTo(context);
  const listed = await t.store.inMerchant(t.merchant.code, (tx) =>
    tx.select({ code: games.code }).from(games).where(where),
  );
  expect(listed.map(({ code }) => code)).toEqual(isOffered ? [GAME] : []);
  const opened = launchDemo(context, {
    ...{ gameCode: GAME, language: "es", platform: "html5", backUrl: "http://alba.test/" },
  });
  if (isOffered) await opened;
  else await expect(opened).rejects.toMatchObject({ code: "not_allowed_here" });
});

test.each([
  ["GB", "RNG", { autoplay: false, autoplayMost: 0, spinSecondsLeast: 2.5 }],
  ["ES", "RNG", { autoplay: true, autoplayMost: 100, spinSecondsLeast: 3 }],
  ["ES", "LIVE", { spinSecondsLeast: 0 }],
  ["demo", "RNG", { autoplay: true, autoplayMost: 100, spinSecondsLeast: 0 }],
] as const)("%s: a game of %s is told the law's rounds and seconds", async (place, type, told) => {
  const { context } = await playerIn(place);
  expect(await gameTermsFor(context, type)).toMatchObject(told);
  expect(launchRequest.shape.autoplay.parse(undefined)).toBe(true);
});

test("GB: a slot is told the cap of its player, a table none, and a demonstration has none", async () => {
  const told = async (place: Place, type: "RNG" | "LIVE") => {
    const t = await playerIn(place, "GBP");
    await tellBirthday(t)("1990-01-15");
    const guard = await prepareGuard(t.context, t.member.id);
    return (await gameTermsFor(t.context, type, guard)).stakeMost;
  };
  expect(launchRequest.shape.stakeMost.parse(await told("GB", "RNG"))).toBe("5.00");
  expect(await told("GB", "LIVE")).toBeUndefined();
  expect(await told("demo", "RNG")).toBeUndefined();
});

test("ES: three months lie between two raises of one kind of limit, and none in GB", async () => {
  for (const [place, isHeld] of [
    ["ES", true],
    ["GB", false],
  ] as const) {
    const { context, clock } = await playerIn(place);
    const day = { kind: "loss", period: "day" } as const;
    await setLimit(context, { ...day, amount: 1_000_000n });
    await keepSelfTest(context, { score: 0 });
    await setLimit(context, { ...day, amount: 2_000_000n });
    clock.advance(7 * DAY_MS);
    await confirmLimit(context, day);
    const from = clock.now();
    from.setUTCMonth(from.getUTCMonth() + 3);
    const again = () => setLimit(context, { ...day, amount: 3_000_000n });
    clock.advance(from.getTime() - clock.now().getTime() - 1);
    await keepSelfTest(context, { score: 0 });
    if (isHeld) await expect(again()).rejects.toMatchObject({ code: "limit_raise_gap" });
    else await again();
    // A lower limit is always taken, and so is another kind's first.
    await setLimit(context, { ...day, amount: 900_000n });
    await setLimit(context, { kind: "stake", period: "day", amount: 900_000n });
    clock.advance(1);
    await again();
  }
});
