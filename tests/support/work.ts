import { eq, sql } from "drizzle-orm";
import type { Merchant } from "#platform/core/context.ts";
import type { LogEntry } from "#platform/core/log-entry.ts";
import { readMerchant } from "#platform/core/merchant/find-merchant.ts";
import type { Kind, MerchantParts, OwnRun } from "#platform/jobs/work/kind.ts";
import { type Performer, perform } from "#platform/jobs/work/perform.ts";
import type { Store, Transaction } from "#platform/store/open-store.ts";
import { memberTotals } from "#platform/store/schema/feed.ts";
import { workRuns } from "#platform/store/schema/work.ts";
import { CRASH, crashingAt } from "./crashing-store.ts";
import { freshMerchant, type TestClock, testClock, testContext } from "./database.ts";

export const HOUR_MS = 3_600_000;

/** A merchant, servers that work for it, and an effect that shows when it is there twice. */
export async function freshWork(given: { merchant?: Merchant; clock?: TestClock } = {}) {
  const { merchant: owner = await freshMerchant(), clock = testClock() } = given;
  const { code } = owner;
  const parts = await testContext({ merchant: owner, clock });
  const merchant = await readMerchant(parts.store, code);
  const logged: LogEntry[] = [];
  const log = (entry: LogEntry) => logged.push(entry);
  const server = (owner: string, store: Store = parts.store): Performer => ({
    ...{ ...parts, store, merchant, owner, log },
  });
  return {
    ...{ code, clock, store: parts.store, logged, server },
    /** Adds one to the effect named so. */
    effect: (tx: Transaction, name: string) =>
      tx.execute(sql`insert into member_totals (merchant, member, rounds, stake, payout, valid_bet)
        values (${code}, ${name}, 1, 0, 0, 0)
        on conflict (merchant, member) do update set rounds = member_totals.rounds + 1`),
    async effects(): Promise<Record<string, number>> {
      const rows = await parts.store.inMerchant(code, (tx) =>
        tx.select().from(memberTotals).where(eq(memberTotals.merchant, code)),
      );
      return Object.fromEntries(rows.map(({ member, rounds }) => [member, Number(rounds)]));
    },
    runs: () =>
      parts.store.inMerchant(code, (tx) =>
        tx.select().from(workRuns).where(eq(workRuns.merchant, code)).orderBy(workRuns.since),
      ),
    perform: (kind: Kind, owner = "one", store?: Store) => perform(server(owner, store), kind),
    /** What a server leaves that is killed at that statement; false when it had fewer. */
    async killedAt(kind: Kind, statement: number): Promise<boolean> {
      const store = killed(parts.store, statement);
      await perform(server("killed", store), kind);
      return store.isDead();
    },
  };
}

/** A store of a process that ends at that statement and runs none after it. */
function killed(store: Store, statement: number): Store & { isDead(): boolean } {
  let isDead = false;
  const counting = crashingAt(store, statement);
  return {
    ...store,
    isDead: () => isDead,
    inMerchant(code, work) {
      if (isDead) return Promise.reject(new Error(CRASH));
      return counting.inMerchant(code, work).catch((error: Error) => {
        isDead ||= error.message === CRASH;
        throw error;
      });
    },
  };
}

/** A kind that works each hour, in the merchant's zone. */
export function hourly(work: (run: OwnRun, parts: MerchantParts) => Promise<unknown>): Kind {
  const slots = { pattern: "0 * * * *", named: "hour" } as const;
  return {
    ...{ name: "salary", slots },
    work: async (parts, run) => {
      await work(run, parts);
      return {};
    },
  };
}

/** A kind with one standing run. */
export function standing(work: (run: OwnRun) => Promise<unknown>, more: Partial<Kind> = {}): Kind {
  return {
    ...{ name: "watch", ...more },
    work: async (_parts, run) => {
      await work(run);
      return {};
    },
  };
}
