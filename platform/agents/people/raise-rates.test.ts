import { expect, test } from "vitest";
import { freshMember } from "#tests/support/database.ts";
import { agentsUnderTest, TOP_RATES } from "../../../tests/agents/agents-under-test.ts";
import { downlineRatesRaise, ratesMine } from "../../contract/agents/people.ts";
import { type Caller, send } from "../../contract/wire/send.ts";
import { NO_RATES } from "../../domain/agents/rates.ts";

const UP = { ...NO_RATES, RNG: 40, LOTT: 1900 };

async function world(settings: Record<string, unknown> = {}) {
  const t = await agentsUnderTest(settings);
  const raise = (as: Caller, account: string, rates = UP) =>
    send(as, downlineRatesRaise, { account, rates });
  return { ...t, guest: t.caller, raise, caller: await t.as(t.agent) };
}

test("an agent raises the rates of somebody directly below, up to their own", async () => {
  const t = await world();
  const account = t.player.username;
  expect(await t.raise(t.caller, account.toUpperCase())).toEqual({ account, rates: UP });
  expect(await t.rates(t.player.id)).toEqual(UP);
  await t.raise(t.caller, account);
  await expect(t.raise(t.caller, account, { ...UP, RNG: 41 })).rejects.toMatchObject({
    ...{ code: "rates_above_own", field: "RNG", details: { bound: "0.40" } },
  });
  await expect(t.raise(t.caller, account, { ...UP, RNG: 39, LOTT: 1898 })).rejects.toMatchObject({
    ...{ code: "rates_only_raised", field: "RNG", details: { bound: "0.40" } },
    others: [{ message: "rates_only_raised", field: "LOTT", details: { bound: "1900" } }],
  });
  expect(await t.rates(t.player.id)).toEqual(UP);
});

test("nobody raises those deeper, beside, above, of others, or themselves", async () => {
  const t = await world();
  const other = await world();
  const top = await t.as(t.top);
  const deeper = t.raise(top, t.player.username);
  await expect(deeper).rejects.toMatchObject({ code: "not_direct_downline", field: "account" });
  for (const { username } of [t.sibling, t.top, t.agent, t.stranger, other.player]) {
    await expect(t.raise(t.caller, username)).rejects.toMatchObject({
      ...{ code: "unknown_downline", field: "account" },
    });
  }
});

test("guests, members, trial accounts and ended agents raise nothing and see no rates", async () => {
  const t = await world();
  const ended = await t.as(t.sibling);
  await t.end(t.sibling.id);
  for (const [who, code] of [
    [t.guest(), "not_logged_in"],
    [await t.as(t.player), "not_agent"],
    [await t.as(t.trial), "in_need_true_account"],
    [ended, "not_logged_in"],
  ] as const) {
    await expect(t.raise(who, t.player.username)).rejects.toMatchObject({ code });
    await expect(send(who, ratesMine, {})).rejects.toMatchObject({ code });
  }
});

test("raises at once on one path keep everybody below the one above", async () => {
  const t = await world();
  const top = await t.as(t.top);
  const account = t.agent.username;
  await Promise.allSettled([
    t.raise(top, account, TOP_RATES),
    t.raise(t.caller, t.player.username, TOP_RATES),
    t.raise(t.caller, t.player.username, UP),
  ]);
  const [agent, player] = [await t.rates(t.agent.id), await t.rates(t.player.id)];
  expect(agent).toEqual(TOP_RATES);
  expect([UP, TOP_RATES]).toContainEqual(player);
});

test("a raise keeps to the merchant's ceiling", async () => {
  const t = await world({ agents: { ceiling: { validBet: 59 } } });
  await expect(t.raise(t.caller, t.player.username)).rejects.toMatchObject({
    code: "rates_above_ceiling",
  });
});

test("an agent sees their own rates and the accounts left today", async () => {
  const t = await world();
  const below = await freshMember(t.merchant, { type: 2, parentId: t.agent.id });
  expect(await send(await t.as(t.top), ratesMine, {})).toEqual({
    ...{ rates: TOP_RATES, accountsPerDay: 50, accountsLeft: 50 },
  });
  expect((await send(await t.as(below), ratesMine, {})).rates).toEqual(NO_RATES);
});
