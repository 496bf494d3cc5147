import { expect, test } from "vitest";
import { agentsUnderTest, TOP_RATES } from "../../../tests/agents/agents-under-test.ts";
import { freshMember, testContext } from "../../../tests/support/database.ts";
import { isWaitedFor } from "../../../tests/support/is-waited-for.ts";
import { registration } from "../../../tests/under-test/platform-under-test.ts";
import {
  agentLinkEnd,
  agentLinkSave,
  agentLinkState,
  agentLinks,
} from "../../contract/agents/links.ts";
import { register } from "../../contract/members/account.ts";
import type { InputOf } from "../../contract/wire/call.ts";
import { type Caller, send } from "../../contract/wire/send.ts";
import { NO_RATES } from "../../domain/agents/rates.ts";
import { countLink, holdLink } from "../../members/links/hold-link.ts";
import { transfer } from "../../money/ledger/transfer.ts";
import { foldDays } from "../../play/days/fold-days.ts";
import type { Transaction } from "../../store/open-store.ts";

const DAY = 24 * 3_600_000;
const RATES = { ...NO_RATES, RNG: 40, LOTT: 1900 };
const TERMS = { type: "player" as const, rates: RATES, expiresAt: null, usesMax: null };
let keys = 0;
const newKey = () => {
  keys += 1;
  return `link-key-${keys}`;
};
const save = (caller: Caller, more: Partial<InputOf<typeof agentLinkSave>> = {}, key = newKey()) =>
  send(caller, agentLinkSave, { ...TERMS, ...more }, { key });

async function world() {
  const t = await agentsUnderTest();
  const caller = await t.as(t.agent);
  const join = (username: string, agentLink: string) =>
    send(t.caller(), register, { ...registration(username), agentLink });
  const list = (of = caller) => send(of, agentLinks, { pageNo: 1 });
  const state = async (code: string) => (await send(t.caller(), agentLinkState, { code })).state;
  return { ...t, guest: t.caller, caller, join, list, state };
}
const over = (state: string) => ({
  ...{ code: "agent_link_over", field: "agentLink", details: { state } },
});

test("a newcomer by a link is below the agent, with its type and rates", async () => {
  const t = await world();
  const link = await save(t.caller, { type: "agent" });
  expect(link).toMatchObject({ state: "open", registrations: 0, firstDeposits: 0, rates: RATES });
  await t.join("porliga1", ` ${link.code.toLowerCase()} `);
  const row = await t.row("porliga1");
  expect(row).toMatchObject({ type: 2, parentId: t.agent.id });
  expect(row).toMatchObject({ isPasswordGiven: false, isConfirmationDue: false });
  expect(await t.rates(row.id)).toEqual(RATES);
  const player = await save(t.caller);
  await t.join("porliga2", player.code);
  expect(await t.row("porliga2")).toMatchObject({ type: 0, parentId: t.agent.id });
  expect((await t.list()).list.map(({ code, registrations }) => [code, registrations])).toEqual(
    expect.arrayContaining([
      [link.code, 1],
      [player.code, 1],
    ]),
  );
});

test("the first deposits of a link come from the days' figures", async () => {
  const t = await world();
  const { code } = await save(t.caller);
  for (const name of ["deposita1", "nodeposita"]) await t.join(name, code);
  const { id } = await t.row("deposita1");
  for (const turn of [1, 2]) {
    await transfer(t.store.db, {
      ...{ merchant: t.merchant.code, key: `deposit:${id}${turn}`, kind: "deposit" },
      from: { owner: "house", kind: "clearing" },
      to: { owner: id, kind: "cash" },
      ...{ amount: 1_000_000n, at: t.clock.now() },
    });
  }
  await foldDays(t.store, t.merchant.code);
  expect((await t.list()).list).toMatchObject([{ registrations: 2, firstDeposits: 1 }]);
});

test("a link never gives more than the agent has, now and later", async () => {
  const t = await world();
  await expect(save(t.caller, { rates: { ...RATES, RNG: 41 } })).rejects.toMatchObject({
    ...{ code: "rates_above_own", field: "RNG" },
  });
  const top = await t.as(t.top);
  const { code } = await save(top, { rates: TOP_RATES });
  await t.give(t.top.id, { RNG: 30, LOTT: 1800 });
  await t.join("menos2026", code);
  expect(await t.rates((await t.row("menos2026")).id)).toEqual({
    ...{ ...TOP_RATES, RNG: 30, LOTT: 1800 },
  });
});

test("two at once for the last use: one registers, the other is told", async () => {
  const t = await world();
  const { code } = await save(t.caller, { usesMax: 2 });
  await t.join("primera26", code);
  const outcomes = await Promise.allSettled([
    ...["ultima26a", "ultima26b", "ultima26c"].map((name) => t.join(name, code)),
  ]);
  expect(outcomes.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  expect(outcomes.find(({ status }) => status === "rejected")).toMatchObject({
    reason: over("usedUp"),
  });
  expect((await t.list()).list).toMatchObject([{ registrations: 2, state: "usedUp" }]);
});

test("whoever comes while the last use is being taken waits, and gets none", async () => {
  const t = await world();
  const { code } = await save(t.caller, { usesMax: 1 });
  const context = await testContext({ merchant: t.merchant, clock: t.clock });
  const take = (meanwhile: (tx: Transaction) => Promise<unknown>) =>
    t.store.inMerchant(t.merchant.code, async (tx) => {
      const link = await holdLink(context, tx, code);
      const { id } = await freshMember(t.merchant);
      await meanwhile(tx);
      await countLink(context, tx, id, link!);
    });
  let second = Promise.resolve();
  await take((tx) => {
    second = take(async () => {});
    second.catch(() => {});
    return expect.poll(() => isWaitedFor(tx)).toBe(true);
  });
  await expect(second).rejects.toMatchObject(over("usedUp"));
  expect((await t.list()).list).toMatchObject([{ registrations: 1, state: "usedUp" }]);
});

test("a taken name uses nothing up", async () => {
  const t = await world();
  const { code } = await save(t.caller, { usesMax: 1 });
  await expect(t.join(t.top.username, code)).rejects.toMatchObject({ code: "username_taken" });
  expect((await t.list()).list).toMatchObject([{ registrations: 0, state: "open" }]);
  await t.join("unavez26", code);
});

test("a link that is over is told with its reason, and registers nobody", async () => {
  const t = await world();
  const soon = await save(t.caller, { expiresAt: t.clock.now().getTime() + DAY });
  const off = await save(t.caller);
  await send(t.caller, agentLinkEnd, { code: off.code });
  await send(t.caller, agentLinkEnd, { code: off.code });
  expect(await t.state(off.code)).toBe("off");
  await expect(t.join("nadie2026", off.code)).rejects.toMatchObject(over("off"));
  await expect(t.join("nadie2026", "NOTALINK")).rejects.toMatchObject(over("off"));
  expect(await t.state(soon.code)).toBe("open");
  t.clock.advance(DAY);
  expect(await t.state(soon.code)).toBe("expired");
  await expect(t.join("nadie2026", soon.code)).rejects.toMatchObject(over("expired"));
  await send(t.guest(), register, registration("nadie2026"));
  expect(await t.row("nadie2026")).toMatchObject({ parentId: null, type: 0 });
});

test("a link of a blocked agent, and another merchant's, is nobody's", async () => {
  const [t, other] = [await world(), await world()];
  const { code } = await save(t.caller);
  expect(await other.state(code)).toBe("off");
  await expect(other.join("ajena2026", code)).rejects.toMatchObject(over("off"));
  await t.end(t.agent.id);
  expect(await t.state(code)).toBe("off");
  await expect(t.join("ajena2026", code)).rejects.toMatchObject(over("off"));
});

test("an agent changes and ends their own links alone", async () => {
  const t = await world();
  const link = await save(t.caller);
  const end = t.clock.now().getTime() + DAY;
  const changed = await save(t.caller, { code: link.code, usesMax: 5, expiresAt: end });
  expect(changed).toMatchObject({ code: link.code, usesMax: 5, expiresAt: end });
  for (const who of [t.sibling, t.top, t.stranger]) {
    const as = await t.as(who);
    const rates = NO_RATES;
    const saved = save(as, { code: link.code, rates });
    await expect(saved).rejects.toMatchObject({ code: "unknown_link", field: "code" });
    const ended = send(as, agentLinkEnd, { code: link.code });
    await expect(ended).rejects.toMatchObject({ code: "unknown_link" });
    expect(await t.list(as)).toEqual({ list: [], totalPages: 0 });
  }
  const past = save(t.caller, { expiresAt: t.clock.now().getTime() });
  await expect(past).rejects.toMatchObject({ code: "expiry_past", field: "expiresAt" });
});

test("guests, members and trial accounts have no links", async () => {
  const t = await world();
  for (const [who, code] of [
    [t.guest(), "not_logged_in"],
    [await t.as(t.player), "not_agent"],
    [await t.as(t.trial), "in_need_true_account"],
  ] as const) {
    await expect(save(who)).rejects.toMatchObject({ code });
    await expect(t.list(who)).rejects.toMatchObject({ code });
    await expect(send(who, agentLinkEnd, { code: "A" })).rejects.toMatchObject({ code });
  }
});

test("twins with one key make one link", async () => {
  const t = await world();
  const twins = await Promise.all([1, 2, 3].map(() => save(t.caller, {}, "same-link-key")));
  expect(new Set(twins.map(({ code }) => code)).size).toBe(1);
  const other = save(t.caller, { usesMax: 3 }, "same-link-key");
  await expect(other).rejects.toMatchObject({ code: "key_reused" });
  await save(await t.as(t.top), {}, "same-link-key");
  expect((await t.list()).list).toHaveLength(1);
});
