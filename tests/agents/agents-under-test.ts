import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { freshMember, type TestMember, testStore } from "#tests/support/database.ts";
import type { Rates } from "../../platform/contract/agents/rate-categories.ts";
import type { Caller } from "../../platform/contract/wire/send.ts";
import { newToken, tokenHash } from "../../platform/core/access/token.ts";
import { NO_RATES } from "../../platform/domain/agents/rates.ts";
import { ratesOf } from "../../platform/members/rates/rates-at.ts";
import { setRates } from "../../platform/members/rates/set-rates.ts";
import { members } from "../../platform/store/schema/merchant.ts";
import { sessions } from "../../platform/store/schema/session.ts";
import { platformUnderTest, random } from "../under-test/platform-under-test.ts";

export const TOP_RATES: Rates = { ...NO_RATES, RNG: 60, LIVE: 50, LOTT: 1940 };
/** The password that an agent chooses for a newcomer. */
export const GIVEN_PASSWORD = "siete-lunas-4";

/**
 * A platform whose tree is a top agent with rates, an agent and a sibling directly below, and a
 * player of each; another top agent beside them; and a trial account.
 */
export async function agentsUnderTest(settings: Record<string, unknown> = {}) {
  const under = await platformUnderTest({ settings });
  const { merchant, clock } = under;
  const store = await testStore();
  const top = await freshMember(merchant, { type: 1 });
  const agent = await freshMember(merchant, { type: 2, parentId: top.id });
  const people = {
    ...{ top, agent },
    sibling: await freshMember(merchant, { type: 2, parentId: top.id }),
    player: await freshMember(merchant, { parentId: agent.id }),
    stranger: await freshMember(merchant, { type: 1 }),
    trial: await freshMember(merchant, { type: 4 }),
  };
  const at = () => ({ merchant: merchant.code, at: clock.now() });
  const rates = (id: string) => store.inMerchant(merchant.code, (tx) => ratesOf(tx, at(), id));
  const give = (id: string, given: Partial<Rates>) =>
    store.inMerchant(merchant.code, async (tx) => {
      const before = await ratesOf(tx, at(), id);
      await setRates(tx, at(), { member: id, rates: { ...before, ...given }, before, by: "test" });
    });
  await give(top.id, TOP_RATES);
  await give(agent.id, { ...TOP_RATES, RNG: 40, LOTT: 1900 });
  /** A caller with a session of this member, and with a key of its own. */
  const as = async ({ id }: Pick<TestMember, "id">, more: Partial<Caller> = {}) => {
    const token = newToken(random);
    const seen = clock.now();
    const own = { merchant: merchant.code, id: randomUUID(), memberId: id };
    const expiresAt = new Date(seen.getTime() + 30 * 24 * 3_600_000);
    const session = { ...own, tokenHash: tokenHash(token), createdAt: seen, lastSeenAt: seen };
    await store.inMerchant(merchant.code, (tx) =>
      tx.insert(sessions).values({ ...session, kind: "password", expiresAt }),
    );
    return under.caller({ token, ...more });
  };
  const row = async (username: string) => {
    const [found] = await store.inMerchant(merchant.code, (tx) =>
      tx.select().from(members).where(eq(members.username, username)),
    );
    return found!;
  };
  /** Blocks an account, as staff do. */
  const end = (id: string) =>
    store.inMerchant(merchant.code, (tx) =>
      tx.update(members).set({ status: "blocked" }).where(eq(members.id, id)),
    );
  return { ...under, ...people, store, rates, give, as, row, end };
}
