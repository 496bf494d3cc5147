import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { freshMember, type TestMember } from "#tests/support/database.ts";
import { freshTeam } from "#tests/under-test/people/team-under-test.ts";
import { downlines } from "../../contract/agents/downlines.ts";
import { NO_RATES } from "../../domain/agents/rates.ts";
import { setRates } from "../../members/rates/set-rates.ts";
import { members } from "../../store/schema/merchant.ts";
import { listDownlines } from "./list-downlines.ts";
import { showDownline } from "./show-downline.ts";

type Team = Awaited<ReturnType<typeof freshTeam>>;
const list = async (t: Team, of: TestMember, asked: Record<string, string> = {}) =>
  listDownlines(await t.as(of), downlines.input.parse(asked));
const namesOf = async (t: Team, of: TestMember, asked?: Record<string, string>) =>
  (await list(t, of, asked)).list.map(({ account }) => account).sort();
const sorted = (...people: TestMember[]) => people.map(({ username }) => username).sort();

test("an agent sees those directly below, or all, with their level and the way down", async () => {
  const t = await freshTeam();
  expect(await namesOf(t, t.boss)).toEqual(sorted(t.agent, t.sibling));
  const all = sorted(t.agent, t.sibling, t.sub, t.player, t.deep);
  expect(await namesOf(t, t.boss, { level: "all" })).toEqual(all);
  const below = await list(t, t.boss, { account: t.sub.username });
  expect(below.trail).toEqual([{ account: t.agent.username }, { account: t.sub.username }]);
  expect(below.list).toMatchObject([
    { account: t.deep.username, type: 0, level: 1, upline: t.sub.username, balance: 1_000_000n },
  ]);
  const { list: rows } = await list(t, t.boss, { account: t.agent.username, kind: "agent" });
  expect(rows).toMatchObject([{ members: 1, teamBalance: 1_000_000n, balance: 0n, level: 1 }]);
});

test("each has the rates and the series in force, read for the whole page at once", async () => {
  const t = await freshTeam();
  const { code } = t.merchant;
  const at = { merchant: code, at: t.clock.now() };
  const rates = { ...NO_RATES, RNG: 40, LIVE: 30, LOTT: 1900 };
  await t.store.inMerchant(code, async (tx) => {
    await setRates(tx, at, { member: t.agent.id, rates, before: NO_RATES, by: "test" });
    const late = { ...rates, RNG: 50 };
    const then = { ...at, at: new Date(at.at.getTime() + 60_000) };
    await setRates(tx, then, { member: t.agent.id, rates: late, before: rates, by: "test" });
  });
  const { list: rows } = await list(t, t.boss);
  expect(new Map(rows.map((row) => [row.account, row.rates]))).toEqual(
    new Map([
      [t.agent.username, rates],
      [t.sibling.username, NO_RATES],
    ]),
  );
  const { person } = await showDownline(await t.as(t.boss), { account: t.agent.username });
  expect(person.rates).toEqual(rates);
});

test("a list is read page by page, in the order of names", async () => {
  const t = await freshTeam();
  for (let n = 0; n < 5; n += 1) await freshMember(t.merchant, { parentId: t.sub.id });
  const seen: string[] = [];
  let after: string | undefined;
  do {
    const page = await list(t, t.agent, {
      ...{ level: "all", pageSize: "3", ...(after && { after }) },
    });
    expect(page.list.length).toBeLessThanOrEqual(3);
    seen.push(...page.list.map(({ account }) => account));
    after = page.next ?? undefined;
  } while (after);
  expect(seen).toEqual(await namesOf(t, t.agent, { level: "all" }));
  expect(seen).toHaveLength(8);
});

test("filters narrow by name, kind, balance, play and registration", async () => {
  const t = await freshTeam();
  const all = { level: "all" };
  await t.spin(t.deep);
  await t.fold();
  const part = t.player.username.slice(2).toUpperCase();
  expect(await namesOf(t, t.agent, { ...all, search: part })).toEqual(sorted(t.player));
  expect(await namesOf(t, t.agent, { ...all, kind: "player" })).toEqual(sorted(t.player, t.deep));
  expect(await namesOf(t, t.agent, { ...all, hasBalance: "true" })).toEqual(
    sorted(t.player, t.deep),
  );
  expect(await namesOf(t, t.agent, { ...all, active: "true" })).toEqual(sorted(t.deep));
  expect(await namesOf(t, t.agent, { ...all, online: "true" })).toEqual([]);
  const day = (registered: string) => ({ ...all, ...JSON.parse(registered) });
  expect(await namesOf(t, t.agent, day('{"registeredTo":"2026-11-18"}'))).toEqual([]);
  expect(await namesOf(t, t.agent, day('{"registeredFrom":"2026-11-20"}'))).toEqual([]);
  expect(await namesOf(t, t.agent, day('{"registeredFrom":"2026-11-19"}'))).toHaveLength(3);
});

test("a person's contacts are masked, and their own figures are without those below", async () => {
  const t = await freshTeam();
  await t.store.inMerchant(t.merchant.code, (tx) =>
    tx
      .update(members)
      .set({ email: "luz@correo.mx", phone: "+525512345678" })
      .where(eq(members.id, t.sub.id)),
  );
  await t.spin(t.deep, "3", "1");
  await t.fold();
  const shown = await showDownline(await t.as(t.boss), { account: t.sub.username });
  expect(shown).toMatchObject({
    ...{ email: "l•••@correo.mx", phone: "+52 ••• 5678", agents: 0, online: 0 },
    person: { account: t.sub.username, level: 2, upline: t.agent.username, members: 1 },
    own: { stake: 0n, payout: 0n, deposits: 0n },
  });
  const player = await showDownline(await t.as(t.boss), { account: t.deep.username });
  expect(player.own).toMatchObject({ stake: 30_000n, payout: 10_000n, deposits: 1_000_000n });
});
