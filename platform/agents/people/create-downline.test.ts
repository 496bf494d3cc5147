import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { testContext } from "#tests/support/database.ts";
import { isWaitedFor } from "#tests/support/is-waited-for.ts";
import {
  agentsUnderTest,
  GIVEN_PASSWORD,
  TOP_RATES,
} from "../../../tests/agents/agents-under-test.ts";
import { logIn, PASSWORD } from "../../../tests/under-test/platform-under-test.ts";
import { downlineCreate } from "../../contract/agents/people.ts";
import { memberConfirm, memberInfo } from "../../contract/members/account.ts";
import { passwordChange } from "../../contract/members/passwords.ts";
import { profile } from "../../contract/members/profile.ts";
import { type Caller, send } from "../../contract/wire/send.ts";
import { NO_RATES } from "../../domain/agents/rates.ts";
import { auditEntries } from "../../store/schema/audit.ts";
import { memberRates } from "../../store/schema/member-rates.ts";
import { memberTree } from "../../store/schema/tree.ts";
import { holdAgent } from "../access/hold-agent.ts";

const RATES = { ...NO_RATES, RNG: 40, LOTT: 1900 };
let names = 0;
const newName = () => {
  names += 1;
  return `nueva${names}`;
};
const create = (
  caller: Caller,
  more: Partial<Parameters<typeof given>[0]> = {},
  key = `key-${newName()}`,
) => send(caller, downlineCreate, given(more), { key });
function given(more: {
  username?: string;
  password?: string;
  type?: "agent" | "player";
  rates?: typeof NO_RATES;
}) {
  const account = { username: newName(), password: GIVEN_PASSWORD, type: "agent" as const };
  return { ...account, rates: RATES, ...more };
}

test("an agent makes an account directly below, with its own rates", async () => {
  const t = await agentsUnderTest();
  const caller = await t.as(t.agent);
  const made = await create(caller, { username: "Luz2026" });
  expect(made).toEqual({ account: "Luz2026", type: "agent", rates: RATES });
  const row = await t.row("Luz2026");
  expect(row).toMatchObject({ type: 2, parentId: t.agent.id, isPasswordGiven: true });
  expect(await t.rates(row.id)).toEqual(RATES);
  const above = await t.store.inMerchant(t.merchant.code, (tx) =>
    tx.select().from(memberTree).where(eq(memberTree.descendant, row.id)),
  );
  expect(above.map(({ ancestor, depth }) => [ancestor, depth])).toEqual(
    expect.arrayContaining([
      [t.agent.id, 1],
      [t.top.id, 2],
    ]),
  );
  await create(caller, { username: "Jugador1", type: "player", rates: NO_RATES });
  const player = await t.row("Jugador1");
  expect(player).toMatchObject({ type: 0, isConfirmationDue: true });
  // The least series is written too; without one a player has the merchant's.
  const written = await t.store.inMerchant(t.merchant.code, (tx) =>
    tx.select().from(memberRates).where(eq(memberRates.member, player.id)),
  );
  expect(written).toMatchObject([{ category: "LOTT", rateBp: 1700 }]);
});

test("its owner sets a password and then confirms age and terms, before anything else", async () => {
  const t = await agentsUnderTest();
  await create(await t.as(t.agent), { username: "Primera1" });
  const login = { username: "Primera1", type: "username" } as const;
  const session = await logIn(t.caller(), { ...login, password: GIVEN_PASSWORD });
  expect(session.firstTimeLogin).toBe(true);
  const first = t.caller({ token: session.token });
  const confirmed = { isAdult: true, hasAgreed: true };
  await expect(send(first, memberConfirm, confirmed)).rejects.toThrow("password_due");
  const { token } = await send(first, passwordChange, {
    ...{ oldPassword: GIVEN_PASSWORD, newPassword: PASSWORD, confirmNewPassword: PASSWORD },
  });
  const own = t.caller({ token });
  expect(await send(own, memberInfo, {})).toMatchObject({ confirmationDue: true });
  await expect(send(own, profile, {})).rejects.toMatchObject({ code: "confirmation_due" });
  await expect(create(own)).rejects.toMatchObject({ code: "confirmation_due" });
  await expect(send(own, memberConfirm, { ...confirmed, isAdult: false })).rejects.toMatchObject({
    ...{ code: "age_required", field: "isAdult" },
  });
  await expect(send(own, memberConfirm, { ...confirmed, hasAgreed: false })).rejects.toMatchObject({
    ...{ code: "terms_required", field: "hasAgreed" },
  });
  await Promise.all([send(own, memberConfirm, confirmed), send(own, memberConfirm, confirmed)]);
  expect(await send(own, memberInfo, {})).not.toHaveProperty("confirmationDue");
  await send(own, profile, {});
  const { id } = await t.row("Primera1");
  const entries = await t.store.inMerchant(t.merchant.code, (tx) => tx.select().from(auditEntries));
  const acts = entries.filter(({ memberId }) => memberId === id).map(({ action }) => action);
  expect(acts.filter((action) => action === "memberConfirm")).toHaveLength(1);
  expect(acts).toContain("register");
  const ofAgent = entries.filter(({ memberId }) => memberId === t.agent.id);
  expect(ofAgent).toMatchObject([{ action: "downlineCreate", details: { account: "Primera1" } }]);
});

test("nobody gives more than they have, in any category", async () => {
  const t = await agentsUnderTest();
  const caller = await t.as(t.agent);
  await expect(create(caller, { rates: { ...RATES, RNG: 41 } })).rejects.toMatchObject({
    ...{ code: "rates_above_own", field: "RNG", details: { bound: "0.40" } },
  });
  await expect(create(caller, { rates: { ...RATES, LOTT: 1902 } })).rejects.toMatchObject({
    ...{ code: "rates_above_own", field: "LOTT", details: { bound: "1900" } },
  });
  await expect(create(caller, { rates: { ...RATES, LOTT: 1899 } })).rejects.toMatchObject({
    ...{ code: "rate_wrong", field: "LOTT" },
  });
  const both = create(await t.as(t.sibling), { rates: { ...RATES, LIVE: 1 } });
  await expect(both).rejects.toMatchObject({ others: [{ field: "LIVE" }, { field: "LOTT" }] });
  await create(await t.as(t.top), { rates: TOP_RATES });
});

test.each([
  ["a short name", { username: "a" }, "username", "input_length"],
  ["a reserved name", { username: "admin" }, "username", "username_taken"],
  ["a common password", { password: "password1" }, "password", "password_too_common"],
  ["a short password", { password: "a1" }, "password", "input_length"],
])("%s is refused as in a registration", async (_what, more, field, code) => {
  const t = await agentsUnderTest();
  const refused = create(await t.as(t.agent), more);
  await expect(refused).rejects.toMatchObject({ code, field });
});

test("a taken name is refused at the name, whoever has it", async () => {
  const t = await agentsUnderTest();
  const caller = await t.as(t.agent);
  for (const { username } of [t.top, t.stranger, t.agent]) {
    const refused = create(caller, { username: username.toUpperCase() });
    await expect(refused).rejects.toMatchObject({ code: "username_taken", field: "username" });
  }
});

test("a guest, a member, a trial account, a blocked agent and another merchant's make nothing", async () => {
  const t = await agentsUnderTest();
  const other = await agentsUnderTest();
  const asked = async (caller: Caller) => create(caller, { rates: NO_RATES });
  await expect(asked(t.caller())).rejects.toMatchObject({ code: "not_logged_in" });
  await expect(asked(await t.as(t.player))).rejects.toMatchObject({ code: "not_agent" });
  await expect(asked(await t.as(t.trial))).rejects.toMatchObject({ code: "in_need_true_account" });
  const foreign = await other.as(other.agent, { merchant: t.merchant.code });
  await expect(asked(foreign)).rejects.toMatchObject({ code: "not_logged_in" });
  const ended = await t.as(t.sibling);
  await t.end(t.sibling.id);
  await expect(asked(ended)).rejects.toMatchObject({ code: "not_logged_in" });
});

test("twins with one key make one account, and another content is refused", async () => {
  const t = await agentsUnderTest();
  const caller = await t.as(t.agent);
  const asked = { username: "Gemela1" };
  const twins = await Promise.all([1, 2, 3].map(() => create(caller, asked, "same-key-1")));
  expect(new Set(twins.map(({ account }) => account))).toEqual(new Set(["Gemela1"]));
  for (const more of [{ username: "Otra1" }, { type: "player" as const }, { rates: NO_RATES }]) {
    const refused = create(caller, { ...asked, ...more }, "same-key-1");
    await expect(refused).rejects.toMatchObject({ code: "key_reused" });
  }
  const others = await create(await t.as(t.top), { username: "Otra2" }, "same-key-1");
  expect(others.account).toBe("Otra2");
});

test("the accounts of a day are limited, also for requests at once, and the next day begins anew", async () => {
  const t = await agentsUnderTest({ agents: { accountsPerDay: 2 } });
  const caller = await t.as(t.agent);
  const outcomes = await Promise.allSettled([1, 2, 3, 4].map(() => create(caller)));
  expect(outcomes.filter(({ status }) => status === "fulfilled")).toHaveLength(2);
  const refused = { code: "too_many_accounts", details: { count: 2 } };
  await expect(create(caller)).rejects.toMatchObject(refused);
  await create(await t.as(t.top));
  t.clock.advance(24 * 3_600_000);
  await create(await t.as(t.agent));
});

test("requests of one agent follow each other", async () => {
  const t = await agentsUnderTest();
  const caller = await t.as(t.agent);
  const context = await testContext({ merchant: t.merchant, actor: t.agent.actor });
  const { made } = await t.store.inMerchant(t.merchant.code, async (tx) => {
    await holdAgent(context, tx);
    const made = create(caller);
    await expect.poll(() => isWaitedFor(tx), { timeout: 5_000 }).toBe(true);
    return { made };
  });
  expect(await made).toMatchObject({ type: "agent" });
});

test("a ceiling of the merchant counts for the path", async () => {
  const t = await agentsUnderTest({ agents: { ceiling: { validBet: 59 } } });
  await expect(create(await t.as(t.agent))).rejects.toMatchObject({
    code: "rates_above_ceiling",
    details: { base: "validBet", sum: "0.60", most: "0.59" },
  });
});
