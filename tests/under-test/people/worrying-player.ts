import { eq } from "drizzle-orm";
import { type TestMember, testRandom } from "#tests/support/database.ts";
import { freshTable } from "#tests/support/vendor.ts";
import { readMerchant } from "../../../platform/core/merchant/find-merchant.ts";
import { markSignals } from "../../../platform/members/protection/signals/mark-signals.ts";
import { foldDays } from "../../../platform/play/days/fold-days.ts";
import { foldFacts } from "../../../platform/play/feed/fold-facts.ts";
import { foldSittings } from "../../../platform/play/sittings/fold-sittings.ts";
import { deposits } from "../../../platform/store/schema/cashier.ts";
import { moneyDay } from "../../../platform/store/schema/days.ts";
import { playSignals } from "../../../platform/store/schema/signal.ts";

const UNITS = 10_000n;
const DAY_MS = 86_400_000;

/** A player at a game whose play and money are marked day by day. The zone is Mexico City's. */
export async function worryingPlayer() {
  const t = await freshTable({ balance: 100_000_000n });
  const { code } = t.merchant;
  const random = testRandom(code);
  let made = 0;
  const next = () => {
    made += 1;
    return `n${made}`;
  };
  const inside = <T>(work: Parameters<typeof t.store.inMerchant<T>>[1]) =>
    t.store.inMerchant(code, work);
  const fold = async () => {
    await foldFacts(t.store, code);
    await foldDays(t.store, code);
    await foldSittings(t.store, code);
  };
  // The balance that the table begins with.
  await fold();
  return {
    ...t,
    fold,
    code,
    inside,
    /** A closed round. */
    async spin(amount: string, winAmount = "0") {
      const name = next();
      const token = await t.sit();
      const round = { txId: name, winTxId: `${name}w`, roundId: name, amount, winAmount, token };
      return t.betwin(round);
    },
    /** A deposit that was credited at once. */
    deposit: (amount: bigint, member: TestMember = t.member) => {
      const name = next();
      return inside((tx) =>
        tx.insert(deposits).values({
          ...{ merchant: code, id: name, reference: name, memberId: member.id, method: "CARD" },
          ...{ kind: "card", amount: amount * UNITS, creditedAmount: amount * UNITS },
          ...{ currency: "MXN", status: "CREDITED", idempotencyKey: name, returnUrl: "" },
          ...{ createdAt: t.clock.now(), expiresAt: t.clock.now() },
        }),
      );
    },
    /** A day's deposits in the statistics, in place of those that were there. */
    deposited: (day: string, amount: bigint, count = 1, member: TestMember = t.member) => {
      const figures = { amountIn: amount * UNITS, amountOut: 0n, count: BigInt(count) };
      const key = [moneyDay.merchant, moneyDay.day, moneyDay.member, moneyDay.kind];
      return inside((tx) =>
        tx
          .insert(moneyDay)
          .values({ merchant: code, day, member: member.id, kind: "deposit", ...figures })
          .onConflictDoUpdate({ target: key, set: figures }),
      );
    },
    /** Runs the job for one day of the merchant. */
    async mark(day: string) {
      const merchant = await readMerchant(t.store, code);
      const since = new Date(`${day}T06:00:00Z`);
      const until = new Date(since.getTime() + DAY_MS);
      await markSignals({ store: t.store, clock: t.clock, random, merchant }, { since, until });
    },
    signals: () =>
      inside((tx) =>
        tx
          .select()
          .from(playSignals)
          .where(eq(playSignals.merchant, code))
          .orderBy(playSignals.day, playSignals.rule),
      ),
  };
}
