import { randomBytes } from "node:crypto";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { merchants } from "#platform/store/schema/merchant.ts";
import { freshTable, GAME, SECRET, VENDOR } from "#tests/support/vendor.ts";
import { toAmountText } from "../wallet/money-text.ts";
import { createWalletClient } from "../wallet/vw-client.ts";
import { INSTANT_KINDS } from "./instant/rules/instant-kinds.ts";
import { playRounds } from "./play-rounds.ts";
import { SLOT5_STAKES } from "./slots/engine/models/slot5.ts";
import { TABLE_KINDS } from "./tables/rules/table-kinds.ts";

const random = { bytes: (length: number) => new Uint8Array(randomBytes(length)) };

/** A member with money, and the vendor's client on the platform's real wallet. */
async function freshVendorTable(balance: bigint) {
  const table = await freshTable({ balance });
  const wallet = createWalletClient({
    vendorId: VENDOR,
    secret: SECRET,
    fetch: table.handle,
    base: "http://platform.test",
    clock: table.clock,
    random,
  });
  const seat = { launchToken: await table.launchToken(), gameCode: GAME };
  return { table, wallet, seat };
}

test("plays so many rounds, and the wallet ends with what they staked and won", async () => {
  const { table, wallet, seat } = await freshVendorTable(100_000_000n);
  const played = await playRounds({ wallet, random, seat: { ...seat, rounds: 200 } });
  expect(played).toMatchObject({ rounds: 200, stoppedBy: null, staked: 2_000_000n });
  const units = 100_000_000n - played.staked + played.won;
  expect(Number(await table.cash()) * 10_000).toBeCloseTo(Number(units), 0);
});

const OWN_RULES = ["slotWays", "slotGrowing", "slotChosen", "slotHold"] as const;
test.each([...TABLE_KINDS, ...INSTANT_KINDS, "blackjack" as const, ...OWN_RULES])(
  "plays %s as well, whose rounds stand in the betting record",
  async (engine) => {
    const { table, wallet, seat } = await freshVendorTable(100_000_000n);
    const stake = 50_000n;
    const played = await playRounds({
      wallet,
      random,
      seat: { ...seat, engine, stake, rounds: 40 },
    });
    expect(played).toMatchObject({ rounds: 40, stoppedBy: null, staked: 2_000_000n });
    expect(await table.cash()).toBe(toAmountText(100_000_000n - played.staked + played.won));
  },
);

test("plays the classic of three reels, whose rounds have no free games", async () => {
  const { table, wallet, seat } = await freshVendorTable(100_000_000n);
  const stake = 20_000n;
  const played = await playRounds({
    wallet,
    random,
    seat: { ...seat, engine: "slot3", stake, rounds: 100 },
  });
  expect(played).toMatchObject({ rounds: 100, stoppedBy: null, staked: 2_000_000n });
  expect(await table.cash()).toBe(toAmountText(100_000_000n - played.staked + played.won));
});

test("plays in the currency of the player's merchant", async () => {
  const { table, wallet, seat } = await freshVendorTable(100_000_000n);
  await table.store.db
    .update(merchants)
    .set({ currency: "PEN" })
    .where(eq(merchants.code, table.merchant.code));
  const played = await playRounds({ wallet, random, seat: { ...seat, rounds: 3 } });
  expect(played).toMatchObject({ rounds: 3, stoppedBy: null });
});

test("stops when the money does", async () => {
  const { wallet, seat } = await freshVendorTable(1_000n);
  const stake = SLOT5_STAKES[0]!;
  const played = await playRounds({ wallet, random, seat: { ...seat, stake, rounds: 5 } });
  expect(played).toMatchObject({ rounds: 0, stoppedBy: "INSUFFICIENT_FUNDS" });
});

test("plays nothing for a token that is none", async () => {
  const { wallet, seat } = await freshVendorTable(1_000_000n);
  const launchToken = "nobody.token";
  const played = await playRounds({ wallet, random, seat: { ...seat, launchToken, rounds: 1 } });
  expect(played).toMatchObject({ rounds: 0, stoppedBy: "TOKEN_INVALID" });
});
