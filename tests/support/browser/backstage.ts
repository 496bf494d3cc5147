import { pathToFileURL } from "node:url";
import { and, eq, inArray } from "drizzle-orm";
import type { Context } from "#platform/core/context.ts";
import { countRegistration } from "#platform/core/limits/register-limit.ts";
import { takeTextRequest } from "#platform/core/limits/text-limit.ts";
import { readMerchant } from "#platform/core/merchant/find-merchant.ts";
import { textTermsOf } from "#platform/core/merchant/text-terms.ts";
import { transfer } from "#platform/money/ledger/transfer.ts";
import type { StaffContext } from "#platform/staff/staff-context.ts";
import { sessionProofs } from "#platform/store/schema/factor.ts";
import { members, merchants } from "#platform/store/schema/merchant.ts";
import { playGuards } from "#platform/store/schema/protection.ts";
import { sessions } from "#platform/store/schema/session.ts";
import { playSignals } from "#platform/store/schema/signal.ts";
import { openStaff } from "#scripts/merchant/open-staff.ts";
import { memberIdOf } from "./member-id.ts";

/** Twelve figures with the cents: 9,876,543,210.98 */
const FORTUNE = 98_765_432_109_800n;
const YEAR_AND_MORE_MS = 400 * 24 * 3_600_000;

type Backstage = Pick<StaffContext, "store" | "clock">;
type Scene = (staff: Backstage, merchant: string, whom: string) => Promise<unknown>;

async function setMember(
  staff: Backstage,
  merchant: string,
  username: string,
  change: Partial<typeof members.$inferInsert>,
) {
  const id = await memberIdOf(staff.store, merchant, username);
  await staff.store.inMerchant(merchant, (tx) =>
    tx
      .update(members)
      .set(change)
      .where(and(eq(members.merchant, merchant), eq(members.id, id))),
  );
}

/** States that no visitor can bring about in a browser test, or that take too long. */
const SCENES: Record<string, Scene> = {
  "an old password": (staff, merchant, username) => {
    const passwordChangedAt = new Date(staff.clock.now().getTime() - YEAR_AND_MORE_MS);
    return setMember(staff, merchant, username, { passwordChangedAt });
  },
  "no password": (staff, merchant, username) =>
    setMember(staff, merchant, username, { passwordHash: "" }),
  "a fortune": async (staff, merchant, username) => {
    const id = await memberIdOf(staff.store, merchant, username);
    const from = { owner: "house", kind: "clearing" } as const;
    const to = { owner: id, kind: "cash" } as const;
    const paid = { merchant, key: `fortune:${id}`, kind: "deposit", amount: FORTUNE };
    await staff.store.inMerchant(merchant, (tx) =>
      transfer(tx, { ...paid, from, to, at: staff.clock.now() }),
    );
  },
  "ten minutes later": async (staff, merchant, username) => {
    const memberId = await memberIdOf(staff.store, merchant, username);
    await staff.store.inMerchant(merchant, (tx) => {
      const mine = tx
        .select({ id: sessions.id })
        .from(sessions)
        .where(and(eq(sessions.merchant, merchant), eq(sessions.memberId, memberId)));
      return tx.delete(sessionProofs).where(inArray(sessionProofs.sessionId, mine));
    });
  },
  "another law": ({ store }, code, jurisdiction) =>
    store.db.update(merchants).set({ jurisdiction }).where(eq(merchants.code, code)),
  "a quarter of an hour of play": async ({ store, clock }, merchant, username) => {
    const memberId = await memberIdOf(store, merchant, username);
    const from = new Date(clock.now().getTime() - 15.5 * 60_000);
    await store.inMerchant(merchant, (tx) =>
      tx
        .update(playGuards)
        .set({ playedFrom: from, realityFrom: from })
        .where(and(eq(playGuards.merchant, merchant), eq(playGuards.member, memberId))),
    );
  },
  "many newcomers": async ({ store, clock }, code, clientAddress) => {
    const [row] = await store.db.select().from(merchants).where(eq(merchants.code, code));
    const after = Number(row?.settings.registerCaptchaAfter);
    const context = { store, clock, merchant: { code }, clientAddress } as Context;
    for (let count = 0; count < after; count += 1) await countRegistration(context);
  },
  "many texts": async ({ store, clock }, code, clientAddress) => {
    const terms = textTermsOf(await readMerchant(store, code));
    const context = { store, clock, merchant: { code }, clientAddress } as Context;
    const text = { phone: "+525500000000", isOwn: false };
    for (let count = 0; count < terms.captchaAfter; count += 1) {
      await takeTextRequest(context, terms, text);
    }
  },
  // The job looks at yesterday, and a browser test has none.
  "worrying play": async (staff, merchant, username) => {
    const member = await memberIdOf(staff.store, merchant, username);
    const foundAt = staff.clock.now();
    const seen = { rule: "nights", nights: 3, nightRounds: 80, rounds: 120 } as const;
    await staff.store.inMerchant(merchant, (tx) =>
      tx.insert(playSignals).values({
        ...{ merchant, id: `S-${member}`, member, rule: seen.rule, evidence: seen },
        ...{ day: foundAt.toISOString().slice(0, 10), foundAt, expiresAt: foundAt },
      }),
    );
  },
};

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) {
  const [scene = "", merchant = "", whom = ""] = process.argv.slice(2);
  const { parts, close } = await openStaff();
  await SCENES[scene]?.(parts, merchant, whom);
  await close();
}
