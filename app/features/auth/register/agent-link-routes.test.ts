import { randomBytes } from "node:crypto";
import { and, eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { NO_RATES } from "#platform/domain/agents/rates.ts";
import { agentLinks } from "#platform/store/schema/agent-link.ts";
import { members } from "#platform/store/schema/merchant.ts";
import { freshMember, testStore, useOwnDatabase } from "#tests/support/database.ts";
import { answerOf, siteUnderTest } from "#tests/under-test/site-under-test.ts";
import { action, loader } from "./route.tsx";

useOwnDatabase();

const PASSWORD = "un rato libre y calmo";
let site: Awaited<ReturnType<typeof siteUnderTest>>;
beforeAll(async () => {
  site = await siteUnderTest();
});
afterAll(() => site.close());

/** A link of an agent for one newcomer. */
async function link(more: Partial<typeof agentLinks.$inferInsert> = {}) {
  const store = await testStore();
  const money = { currency: "MXN", currencySymbol: "$", country: "MX" };
  const agent = await freshMember({ code: "alba", ageMin: 18, ...money }, { type: 1 });
  const code = randomBytes(5).toString("hex").toUpperCase();
  const own = { merchant: "alba", code, member: agent.id, idempotencyKey: code };
  const terms = { type: "player" as const, rates: NO_RATES, usesMax: 1 };
  await store.inMerchant("alba", (tx) =>
    tx.insert(agentLinks).values({ ...own, ...terms, createdAt: site.clock.now(), ...more }),
  );
  return { code, agent };
}
const shown = async (search: string) => {
  const { data } = await answerOf(loader(site.visit({ path: `/register${search}` })));
  return (data as { agentLink: unknown }).agentLink;
};
async function join(code: string, more: Record<string, string> = {}) {
  const username = `e${randomBytes(5).toString("hex")}`;
  const secrets = { password: PASSWORD, confirmPassword: PASSWORD };
  const consents = { isAdult: "on", hasAgreed: "on" };
  const form = { username, ...secrets, ...consents, agentLink: code, ...more };
  const answer = await answerOf(action(site.visit({ path: `/register?link=${code}`, form })));
  const store = await testStore();
  const [row] = await store.inMerchant("alba", (tx) =>
    tx
      .select({ parentId: members.parentId })
      .from(members)
      .where(and(eq(members.merchant, "alba"), eq(members.username, username))),
  );
  return { ...answer, row };
}

test("the form shows whose link it is, and whoever registers by it is below the agent", async () => {
  const { code, agent } = await link();
  expect(await shown("")).toBeNull();
  expect(await shown(`?link=${code}`)).toEqual({ code, state: "open" });
  expect(await join(code)).toMatchObject({ status: 302, row: { parentId: agent.id } });
  expect(await shown(`?link=${code}`)).toEqual({ code, state: "usedUp" });
});

test("a link that is over is told, and is left out only if the person wishes it", async () => {
  const { code } = await link({ switchedOffAt: site.clock.now() });
  expect(await shown(`?link=${code}`)).toEqual({ code, state: "off" });
  const refused = await join(code);
  expect(refused).toMatchObject({
    ...{ status: 422, row: undefined },
    data: { error: { agentLink: ["agent_link_over?state=off"] } },
  });
  expect(await join(code, { withoutLink: "on" })).toMatchObject({
    ...{ status: 302, row: { parentId: null } },
  });
});
