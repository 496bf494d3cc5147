import { and, eq } from "drizzle-orm";
import {
  freshMember,
  freshMerchant,
  testClock,
  testContext,
  testRandom,
} from "#tests/support/database.ts";
import { POINT } from "../../../platform/contract/club/point.ts";
import type { Context } from "../../../platform/core/context.ts";
import { hashPassword } from "../../../platform/core/hashing/password-hash.ts";
import { balanceOf } from "../../../platform/money/ledger/balance-of.ts";
import { transfer } from "../../../platform/money/ledger/transfer.ts";
import { verifyLedger, verifySums } from "../../../platform/money/ledger/verify-ledger.ts";
import type { Store } from "../../../platform/store/open-store.ts";
import { rewards } from "../../../platform/store/schema/club.ts";
import { withdrawPasswords } from "../../../platform/store/schema/payout.ts";
import { SECRETS } from "../platform-under-test.ts";

export const DIGITS = "482915";
/** A wish for one cup at its price. */
export const WISH = {
  ...{ reward: "taza", quantity: 1, pointsNeeded: 300, withdrawPassword: DIGITS },
  ...{ address: "Calle Luna 7, 06000 Ciudad de México", mobile: "55 1234 5678" },
};
const hash = await hashPassword(DIGITS, testRandom("goods"));

/** A merchant with one good on its shelf, and members with points. */
export async function goodsUnderTest({ stock = 5, points = 1_000n } = {}) {
  const merchant = await freshMerchant({});
  const { code } = merchant;
  const clock = testClock();
  const first = await testContext({ merchant, clock, secrets: SECRETS });
  const { store } = first;
  const inside = <T>(work: Parameters<typeof store.inMerchant<T>>[1]) =>
    store.inMerchant(code, work);
  await inside((tx) =>
    tx.insert(rewards).values({
      ...{ merchant: code, id: "taza", kind: "GOODS", icon: "coffee", position: 0 },
      words: { es: { name: "Taza", text: "De barro." }, en: { name: "Cup", text: "Of clay." } },
      ...{ pointsNeeded: WISH.pointsNeeded, stock },
    }),
  );
  const newMember = async () => {
    const member = await freshMember(merchant);
    const own = { merchant: code, memberId: member.id };
    await inside((tx) =>
      tx.insert(withdrawPasswords).values({ ...own, hash, changedAt: new Date(0) }),
    );
    await transfer(store.db, {
      ...{ merchant: code, key: `pt:1.1:${member.id}:SLOTS`, kind: "pointsEarn" },
      ...{ from: { owner: "house", kind: "points" }, to: { owner: member.id, kind: "points" } },
      ...{ amount: points * POINT, at: clock.now() },
    });
    return member;
  };
  const member = await newMember();
  const context: Context = { ...first, actor: member.actor };
  return {
    ...{ merchant, code, member, newMember, context, store, clock, inside },
    /** The member with an idempotency key. */
    as: (key: string, through: Store = store): Context => ({
      ...{ ...context, store: through, idempotencyKey: key },
    }),
    points: (of = member) => balanceOf(store.db, { merchant: code, owner: of.id, kind: "points" }),
    taken: async () => {
      const own = and(eq(rewards.merchant, code), eq(rewards.id, "taza"));
      const [row] = await inside((tx) => tx.select().from(rewards).where(own));
      return row!.taken;
    },
    problems: async () => [
      ...(await verifyLedger(store.db, code)),
      ...(await verifySums(store.db, code)),
    ],
  };
}
