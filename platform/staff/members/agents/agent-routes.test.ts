import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { freshMember } from "#tests/support/database.ts";
import { officeUnderTest } from "../../../../tests/under-test/staff/office-under-test.ts";
import { staffAgentNew, staffAgentRates } from "../../../contract/staff/agents/agents.ts";
import { approvalDecide, approvalList } from "../../../contract/staff/approvals.ts";
import { staffMemberSetUpline } from "../../../contract/staff/members/members.ts";
import { staffSettingSet } from "../../../contract/staff/merchant/rules.ts";
import { type Caller, send } from "../../../contract/wire/send.ts";
import { NO_RATES } from "../../../domain/agents/rates.ts";
import { ratesOf } from "../../../members/rates/rates-at.ts";
import { setRates } from "../../../members/rates/set-rates.ts";
import { memberRates } from "../../../store/schema/member-rates.ts";
import { merchants } from "../../../store/schema/merchant.ts";

const MINUTE = 60_000;

/** An office with its agents' person, and a top agent with one agent directly below. */
async function desk() {
  const under = await officeUnderTest();
  const { store, merchant, clock, hired } = under;
  await store.db
    .update(merchants)
    .set({ isDemonstration: true })
    .where(eq(merchants.code, merchant.code));
  const { as } = await hired("agents");
  const top = await freshMember(merchant, { type: 1 });
  const below = await freshMember(merchant, { type: 2, parentId: top.id });
  const set = (account: string, rates: string[], by: Caller = as) =>
    send(by, staffAgentRates, { account, rates });
  const rates = (id: string, at = clock.now()) =>
    store.inMerchant(merchant.code, (tx) => ratesOf(tx, { merchant: merchant.code, at }, id));
  const give = (id: string, given: Partial<typeof NO_RATES>) =>
    store.inMerchant(merchant.code, (tx) =>
      setRates(
        tx,
        { merchant: merchant.code, at: clock.now() },
        { member: id, rates: { ...NO_RATES, ...given }, before: NO_RATES, by: top.id },
      ),
    );
  return { ...under, as, top, below, set, rates, give };
}

test("staff make an agent of a player, and the first rates begin without any seed", async () => {
  const { as, merchant, set, rates, top } = await desk();
  const player = await freshMember(merchant);
  const account = player.username;
  await expect(set(account, ["RNG=60"])).rejects.toMatchObject({ code: "not_agent" });
  expect(await send(as, staffAgentNew, { account })).toEqual({ type: 1 });
  const again = send(as, staffAgentNew, { account });
  await expect(again).rejects.toMatchObject({ code: "already_agent", field: "account" });
  expect(await rates(player.id)).toEqual(NO_RATES);
  expect(await set(account, ["RNG=60", "LOTT=1940"])).toMatchObject({ outcome: "done" });
  expect(await rates(player.id)).toEqual({ ...NO_RATES, RNG: 60, LOTT: 1940 });
  const under = await freshMember(merchant, { parentId: top.id });
  expect(await send(as, staffAgentNew, { account: under.username })).toEqual({ type: 2 });
});

test("each change is a version, read as it was at an instant", async () => {
  const { clock, set, rates, top, store, merchant } = await desk();
  const start = clock.now();
  await set(top.username, ["RNG=60", "LIVE=50"]);
  clock.advance(MINUTE);
  await set(top.username, ["RNG=70"]);
  await set(top.username, ["RNG=70"]);
  expect(await rates(top.id)).toMatchObject({ RNG: 70, LIVE: 50 });
  expect(await rates(top.id, start)).toMatchObject({ RNG: 60, LIVE: 50 });
  expect(await rates(top.id, new Date(start.getTime() - 1))).toEqual(NO_RATES);
  const rows = await store.inMerchant(merchant.code, (tx) => tx.select().from(memberRates));
  expect(rows.map(({ category, version }) => `${category}${version}`).sort()).toEqual([
    ...["LIVE1", "RNG1", "RNG2"],
  ]);
  expect(rows.every(({ setBy }) => setBy.startsWith("staff:"))).toBe(true);
});

test("a top agent's rates keep to the merchant's limit, to those below and to the ceiling", async () => {
  const { hired, set, top, below, give } = await desk();
  await expect(set(top.username, ["RNG=101"])).rejects.toMatchObject({
    ...{ code: "rates_above_limit", field: "RNG", details: { bound: "1.00" } },
  });
  await expect(set(top.username, ["LOTT=1941"])).rejects.toMatchObject({
    ...{ code: "rate_wrong", field: "LOTT" },
  });
  await expect(set(top.username, ["ELOTT=5"])).rejects.toMatchObject({ code: "invalid_field" });
  await expect(set(below.username, ["RNG=5"])).rejects.toMatchObject({ code: "not_top_agent" });
  await set(top.username, ["RNG=60", "LIVE=50"]);
  await give(below.id, { RNG: 40 });
  await set(top.username, ["RNG=40"]);
  await expect(set(top.username, ["RNG=39"])).rejects.toMatchObject({
    ...{ code: "rates_below_downline", field: "RNG", details: { bound: "0.40" } },
  });
  const { as: admin } = await hired("admin");
  const setting = { key: "agents.ceiling.validBet", value: "55" };
  await send(admin, staffSettingSet, setting);
  await expect(set(top.username, ["RNG=56"])).rejects.toMatchObject({
    code: "rates_above_ceiling",
    details: { base: "validBet", sum: "0.56", most: "0.55" },
  });
  const odd = send(admin, staffSettingSet, { key: "agents.rates.LOTT", value: "1941" });
  await expect(odd).rejects.toMatchObject({ code: "invalid_setting" });
});

test("on an open site of real players the rates wait for a second person", async () => {
  const { store, merchant, hired, set, rates, top } = await desk();
  await store.db
    .update(merchants)
    .set({ isDemonstration: false })
    .where(eq(merchants.code, merchant.code));
  expect(await set(top.username, ["RNG=60"])).toMatchObject({ outcome: "waiting" });
  expect(await rates(top.id)).toEqual(NO_RATES);
  const { as: second } = await hired("agents", { name: "luz" });
  const [asked] = await send(second, approvalList, { all: "no" });
  expect(asked).toMatchObject({ verb: "setAgentRates", input: { rates: { RNG: 60 } } });
  await send(second, approvalDecide, { id: asked!.id, answer: "yes" });
  expect(await rates(top.id)).toMatchObject({ RNG: 60 });
});

test("nobody is put under an agent with lower rates", async () => {
  const { as, merchant, below, give } = await desk();
  const member = await freshMember(merchant, { type: 2 });
  const other = await freshMember(merchant, { type: 1 });
  await give(member.id, { RNG: 40 });
  const put = (upline: string) =>
    send(as, staffMemberSetUpline, { account: member.username, upline });
  await expect(put(other.username)).rejects.toMatchObject({ code: "upline_rates" });
  await give(below.id, { RNG: 40 });
  await put(below.username);
});
