import { expect, test } from "vitest";
import {
  daily,
  dividend,
  freshAgents,
  hour,
  hourTier,
  realtime,
  roundTier,
  tier,
} from "#tests/agents/contracts-under-test.ts";
import type { ContractTerms } from "../../contract/agents/contract-terms.ts";
import type { Refusal } from "../../contract/wire/refusal.ts";
import { agentTermsAt } from "../../core/merchant/config/terms-at.ts";
import { NO_RATES } from "../../domain/agents/rates.ts";
import { setRates } from "../../members/rates/set-rates.ts";
import { moveInTree } from "../../members/tree/move-in-tree.ts";
import { expireOffers } from "./expire-offers.ts";
import { offerContract, showImpact } from "./offer-contract.ts";
import { listContracts } from "./read/list-contracts.ts";
import { showConsolidated } from "./read/show-consolidated.ts";
import { showContract } from "./read/show-contract.ts";

const DAY_MS = 86_400_000;
const units = (amount: number) => BigInt(amount) * 10_000n;
const asks = { validBet: units(1_000), active: 3 };

/** A below the operator, with a daily contract of 0.8 %; B below A, C below B, and a stranger. */
async function tree() {
  const t = await freshAgents();
  const a = await t.agent();
  const b = await t.agent(a);
  const c = await t.agent(b);
  const stranger = await t.agent();
  const own = await t.signTop(
    a,
    daily([tier(40, asks), tier(80, { ...asks, validBet: units(2_000) })]),
  );
  return { ...t, a, b, c, stranger, own };
}

test("an offer is made by the direct upline, accepted by its addressee, and tells both", async () => {
  const t = await tree();
  const made = await t.offer(t.a, t.b, daily([tier(50, asks)]));
  expect(made).toMatchObject({
    ...{ state: "REQUESTED", version: 1, isMine: false, acts: ["withdraw"] },
    ...{ upline: t.a.username, downline: t.b.username },
  });
  const accepted = await t.answer(t.b, made.contractId, "accept");
  expect(accepted).toMatchObject({ state: "ACTIVE", isMine: true, acts: ["askEnd"] });
  expect(await t.told(t.b)).toEqual(["contractOffered"]);
  expect(await t.told(t.a)).toEqual(["contractAnswered", "contractOffered"]);
  const named = { contract: made.contractId, contractKind: "daily" };
  expect(await t.toldOf(t.b, "contractOffered")).toEqual([
    { ...named, act: "offer", account: t.a.username },
  ]);
  expect(await t.toldOf(t.a, "contractAnswered")).toEqual([
    { ...named, act: "accept", account: t.b.username },
  ]);
  const { steps } = await showContract(await t.as(t.a), made);
  expect(steps.map(({ act, by, to }) => [act, by, to])).toEqual([
    ["offer", "upline", "REQUESTED"],
    ["accept", "downline", "ACTIVE"],
  ]);
});

test("the same key gives the same offer, and other content is refused", async () => {
  const t = await tree();
  const context = await t.as(t.a);
  const input = { account: t.b.username, terms: daily([tier(50, asks)]), proceed: false };
  const first = await offerContract(context, input);
  expect((await offerContract(context, input)).contractId).toBe(first.contractId);
  const other = { ...input, terms: daily([tier(49, asks)]) };
  await expect(offerContract(context, other)).rejects.toMatchObject({ code: "key_reused" });
});

test("only a direct downline is offered one, only by an agent that has one", async () => {
  const t = await tree();
  const terms = daily([tier(50, asks)]);
  for (const other of [t.c, t.a, t.stranger]) {
    const refusal = { code: "unknown_downline", field: "account" };
    await expect(t.offer(t.a, other, terms)).rejects.toMatchObject(refusal);
  }
  await expect(t.offer(t.b, t.c, terms)).rejects.toMatchObject({ code: "no_own_contract" });
  const other = dividend([tier(50, asks)]);
  await expect(t.offer(t.a, t.b, other)).rejects.toMatchObject({ code: "no_own_contract" });
});

test("terms beyond the upline's are refused at their field", async () => {
  const t = await tree();
  const wrong: [ReturnType<typeof daily>, string, string][] = [
    [daily([tier(81, asks)]), "rate_above_upline", "terms.tiers.0.rate"],
    [daily([tier(50, { active: 3 })]), "mark_below_upline", "terms.tiers.0.validBet"],
    [daily([tier(50, asks), tier(50, asks)]), "tier_rate_not_rising", "terms.tiers.1.rate"],
    [daily([tier(50, asks)], { period: "weekly" }), "period_not_upline", "terms.period"],
  ];
  for (const [terms, code, field] of wrong) {
    await expect(t.offer(t.a, t.b, terms)).rejects.toMatchObject({ code, field });
  }
});

test("one offer of a kind waits at a time; a denied, withdrawn or late one makes room", async () => {
  const t = await tree();
  const terms = daily([tier(50, asks)]);
  const { contractId } = await t.offer(t.a, t.b, terms);
  await expect(t.offer(t.a, t.b, terms)).rejects.toMatchObject({ code: "offer_open" });
  await expect(t.answer(t.a, contractId, "accept")).rejects.toMatchObject({
    code: "contract_not_now",
  });
  expect((await t.answer(t.b, contractId, "deny")).state).toBe("DENIED");
  const second = await t.offer(t.a, t.b, terms);
  expect((await t.end(t.a, second.contractId, "withdraw")).state).toBe("WITHDRAWN");
  const third = await t.offer(t.a, t.b, terms);
  t.clock.advance(7 * DAY_MS - 1);
  expect(await expireOffers(t.parts)).toEqual(new Date(third.expiresAt));
  t.clock.advance(1);
  await expect(t.answer(t.b, third.contractId, "accept")).rejects.toMatchObject({
    code: "contract_not_now",
  });
  expect(await expireOffers(t.parts)).toBeNull();
  expect(await showContract(await t.as(t.b), third)).toMatchObject({ state: "EXPIRED", acts: [] });
  expect((await t.offer(t.a, t.b, terms)).version).toBe(4);
});

test("a lower rate ends just the higher ones below, at the acceptance and not before", async () => {
  const t = await tree();
  const d = await t.agent(t.b);
  const atB = await t.sign(t.a, t.b, daily([tier(60, asks)]));
  const atC = await t.sign(t.b, t.c, daily([tier(60, asks)]));
  const atD = await t.sign(t.b, d, daily([tier(50, asks)]));
  const lower = daily([tier(50, asks)]);
  const { ends } = await showImpact(await t.as(t.a), { account: t.b.username, terms: lower });
  expect(ends).toMatchObject([{ contractId: atC, downline: t.c.username, highestRate: 60 }]);
  await expect(t.offer(t.a, t.b, lower)).rejects.toMatchObject({
    ...{ code: "contract_ends", field: "proceed" },
    details: { count: 1, accounts: t.c.username },
  });
  const { contractId } = await t.offer(t.a, t.b, lower, true);
  const stateOf = async (id: string, who = t.b) =>
    (await showContract(await t.as(who), { contractId: id })).state;
  expect(await stateOf(atC)).toBe("ACTIVE");
  expect(await t.answer(t.b, contractId, "accept")).toMatchObject({ replaces: atB, version: 2 });
  expect([await stateOf(atB), await stateOf(atC), await stateOf(atD)]).toEqual([
    ...["REPLACED", "TERMINATED", "ACTIVE"],
  ]);
  expect(await t.told(t.c)).toContain("contractEnded");
});

test("an offer is outdated by a move, by an end of the upline's own, and by its lower rate", async () => {
  const t = await tree();
  await t.sign(t.a, t.b, daily([tier(60, asks)]));
  const moved = await t.offer(t.b, t.c, daily([tier(60, asks)]));
  const lower = await t.offer(t.a, t.b, daily([tier(50, asks)]));
  await t.answer(t.b, lower.contractId, "accept");
  const outdated = { code: "contract_outdated" };
  await expect(t.answer(t.c, moved.contractId, "accept")).rejects.toMatchObject(outdated);
  await t.end(t.b, moved.contractId, "withdraw");
  const equal = await t.offer(t.b, t.c, daily([tier(50, asks)]));
  const move = { member: t.c.id, parent: t.a.id, at: t.clock.now() };
  await t.store.inMerchant(t.code, (tx) => moveInTree(tx, t.code, move));
  await expect(t.answer(t.c, equal.contractId, "accept")).rejects.toMatchObject(outdated);
});

test("the side that did not ask answers a request to end, and it earns until then", async () => {
  const t = await tree();
  const id = await t.sign(t.a, t.b, daily([tier(50, asks)]));
  const lists = async (who = t.b) =>
    (await listContracts(await t.as(who), { which: "requests", pageSize: 20 })).list.map(
      (one) => one.state,
    );
  expect(await t.end(t.b, id, "askEnd")).toMatchObject({
    ...{ state: "TERMINATION_REQUESTED", endAskedBy: "downline", acts: [] },
  });
  expect([await lists(t.a), await lists(t.b)]).toEqual([["TERMINATION_REQUESTED"], []]);
  await expect(t.answer(t.b, id, "agreeEnd")).rejects.toMatchObject({ code: "contract_not_now" });
  expect((await t.answer(t.a, id, "refuseEnd")).state).toBe("ACTIVE");
  await t.end(t.a, id, "askEnd");
  expect(await t.answer(t.b, id, "agreeEnd")).toMatchObject({ state: "TERMINATED" });
});

test("others see nothing of a contract, and cannot act on it", async () => {
  const t = await tree();
  const { contractId } = await t.offer(t.a, t.b, daily([tier(50, asks)]));
  for (const other of [t.c, t.stranger]) {
    const refusal = { code: "unknown_contract", status: 404 };
    await expect(showContract(await t.as(other), { contractId })).rejects.toMatchObject(refusal);
    await expect(t.answer(other, contractId, "accept")).rejects.toMatchObject(refusal);
    await expect(t.end(other, contractId, "withdraw")).rejects.toMatchObject(refusal);
    expect(
      (await listContracts(await t.as(other), { which: "offered", pageSize: 20 })).list,
    ).toEqual([]);
  }
});

test("consolidated says what a member has, may offer and must answer", async () => {
  const t = await tree();
  expect(await showConsolidated(await t.as(t.a))).toEqual({
    ...{ divtypereq: false, dailysalreqtype: true, contracthoursalreq: false },
    ...{ realtimesalreqtype: false, mayOffer: ["daily"], requests: 0 },
    hasContracts: true,
  });
  await t.offer(t.a, t.b, daily([tier(50, asks)]));
  expect(await showConsolidated(await t.as(t.b))).toMatchObject({ mayOffer: [], requests: 1 });
});

test("lists go page by page, by kind and by the other party's account", async () => {
  const t = await tree();
  const lower = [];
  for (let at = 0; at < 21; at += 1) {
    const agent = await t.agent(t.a);
    lower.push(agent);
    await t.offer(t.a, agent, daily([tier(50, asks)]));
    t.clock.advance(1_000);
  }
  const page = async (more: object) =>
    listContracts(await t.as(t.a), { which: "offered", kind: "daily", pageSize: 20, ...more });
  const first = await page({});
  expect([first.list.length, first.hasMore]).toEqual([20, true]);
  const last = await page({ after: first.list.at(-1)!.contractId });
  expect(last).toMatchObject({ list: [{ downline: lower[0]!.username }], hasMore: false });
  const named = await page({ party: lower[5]!.username.toUpperCase() });
  expect(named.list.map(({ downline }) => downline)).toEqual([lower[5]!.username]);
});

test("two acceptances at once make one contract", async () => {
  const t = await tree();
  const { contractId } = await t.offer(t.a, t.b, daily([tier(50, asks)]));
  const both = await Promise.allSettled([1, 2].map(() => t.answer(t.b, contractId, "accept")));
  expect(both.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
});

test("a contract that lets one path be paid above the ceiling is refused with the sum", async () => {
  const t = await freshAgents();
  const a = await t.agent();
  const { ceiling } = await t.store.inMerchant(t.code, (tx) =>
    agentTermsAt(tx, t.code, t.clock.now()),
  );
  await t.signTop(a, daily([tier(ceiling.validBet)]));
  await expect(t.signTop(a, daily([tier(ceiling.validBet + 1)]))).rejects.toMatchObject({
    code: "rates_above_ceiling",
    details: { base: "validBet" },
  });
});

test("an hour's and a real-time contract keep to the upline's terms and to their ceilings", async () => {
  const t = await freshAgents();
  const a = await t.agent();
  const b = await t.agent(a);
  const { ceiling } = await t.store.inMerchant(t.code, (tx) =>
    agentTermsAt(tx, t.code, t.clock.now()),
  );
  const refused = (base: string) => ({ code: "rates_above_ceiling", details: { base } });
  await t.signTop(a, daily([tier(100)]));
  await expect(t.signTop(a, hour([hourTier(ceiling.validBet - 99)]))).rejects.toMatchObject(
    refused("validBet"),
  );
  await t.signTop(a, hour([hourTier(ceiling.validBet - 100, { validBet: 50n, active: 2 })]));
  const most = ceiling.stake;
  await expect(t.signTop(a, realtime([roundTier([1, most + 1])]))).rejects.toMatchObject(
    refused("stake"),
  );
  await t.signTop(a, realtime([roundTier([1, most], { singleBet: 20n })]));
  const fields = async (terms: ContractTerms) => {
    const error: Refusal = await t.offer(a, b, terms).then(
      () => null as never,
      (one) => one,
    );
    return [error, ...error.others].map(({ field }) => field?.slice(12));
  };
  expect(await fields(hour([hourTier(ceiling.validBet - 99, { validBet: 49n })]))).toEqual([
    ...["0.rate", "0.validBet", "0.active"],
  ]);
  const low = { singleBet: 19n };
  expect(await fields(realtime([roundTier([most + 1, 0], low)]))).toEqual([
    ...["0.winRate", "0.singleBet"],
  ]);
  const { state } = await t.offer(a, b, realtime([roundTier([most, 0], { singleBet: 20n })]));
  expect(state).toBe("REQUESTED");
});

test("an offer that raised rates have put above the ceiling is no longer accepted", async () => {
  const t = await tree();
  const { contractId } = await t.offer(t.a, t.b, daily([tier(50, asks)]));
  const rates = { ...NO_RATES, RNG: 260 };
  const at = { merchant: t.code, at: t.clock.now() };
  await t.store.inMerchant(t.code, (tx) =>
    setRates(tx, at, { member: t.a.id, rates, before: NO_RATES, by: "staff" }),
  );
  await expect(t.answer(t.b, contractId, "accept")).rejects.toMatchObject({
    code: "contract_outdated",
  });
});

test("a member who is no agent answers, asks to end, and offers nothing", async () => {
  const t = await tree();
  const [player, other] = [await t.player(t.a), await t.player(t.a)];
  const known = async (who: typeof player) => showConsolidated(await t.as(who));
  expect(await known(player)).toMatchObject({ requests: 0, hasContracts: false });
  const { contractId } = await t.offer(t.a, player, daily([tier(50, asks)]));
  expect(await known(player)).toMatchObject({ requests: 1, hasContracts: true, mayOffer: [] });
  expect(await known(other)).toMatchObject({ requests: 0, hasContracts: false });
  await expect(t.answer(other, contractId, "accept")).rejects.toMatchObject({ status: 404 });
  await t.answer(player, contractId, "accept");
  expect(await known(player)).toMatchObject({ dailysalreqtype: true, mayOffer: [] });
  expect(await t.end(player, contractId, "askEnd")).toMatchObject({ endAskedBy: "downline" });
  await t.answer(t.a, contractId, "agreeEnd");
  expect(await known(player)).toMatchObject({ dailysalreqtype: false, hasContracts: true });
});
