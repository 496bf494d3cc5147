import { expect, test } from "vitest";
import { freshMember, freshMerchant, type TestMember } from "#tests/support/database.ts";
import { freshWork } from "#tests/support/work.ts";
import { plantPeople } from "#tests/under-test/people/plant-people.ts";
import { FIRST_DAY, freshTeam } from "#tests/under-test/people/team-under-test.ts";
import {
  DIRECT_LINES_MAX,
  EXPORT_LISTS,
  type ExportList,
} from "../../contract/agents/exports/export-kinds.ts";
import type { Context } from "../../core/context.ts";
import { requireAccess } from "../../http/require-access.ts";
import { moveInTree } from "../../members/tree/move-in-tree.ts";
import { askAgain, askExport } from "./ask-export.ts";
import { isLong } from "./is-long.ts";
import { listExports, readPart, removeExport } from "./list-exports.ts";
import { makeExports } from "./make-exports.ts";
import { exportsRoutes } from "./routes.ts";

const DAYS = `from=${FIRST_DAY}&to=${FIRST_DAY}`;
const ALL = { list: "downlines" as const, asked: "level=all", language: "es" };
/** What each list needs; those without a row are of one day, kind or bill that is somebody's own. */
const OF_ACCOUNT: Partial<Record<ExportList, string>> = {
  downlines: "",
  teamBets: `${DAYS}&language=es`,
  teamLosses: DAYS,
  teamRecords: DAYS,
};

async function asking() {
  const t = await freshTeam();
  const w = await freshWork({ merchant: t.merchant, clock: t.clock });
  const make = () => makeExports(w.server("one"), { pageSize: 2 });
  const ready = async (asked = ALL.asked, of: TestMember = t.agent) => {
    const { id } = await askExport(await t.as(of), { ...ALL, asked });
    await make();
    return id;
  };
  const namesIn = async (id: string) =>
    (await readPart(await t.as(t.agent), { id, part: 1 })).rows.map(({ account }) => account);
  return { ...t, make, ready, namesIn };
}

test("an export is its agent's own: nobody else sees, repeats or removes it", async () => {
  const t = await asking();
  const id = await t.ready();
  const other = await freshMember(await freshMerchant(), { type: 2 });
  const guest: Context = { ...(await t.as(t.agent)), actor: null };
  for (const who of [t.boss, t.sibling, t.sub, other]) {
    const context = await t.as(who);
    await expect(readPart(context, { id, part: 1 })).rejects.toMatchObject({
      ...{ code: "unknown_export", status: 404 },
    });
    await expect(askAgain(context, { id })).rejects.toMatchObject({ code: "unknown_export" });
    await expect(removeExport(context, { id })).rejects.toMatchObject({ code: "unknown_export" });
    expect((await listExports(context)).list).toEqual([]);
  }
  await expect(readPart(guest, { id, part: 1 })).rejects.toMatchObject({ status: 401 });
  expect((await listExports(await t.as(t.agent))).list).toMatchObject([{ id, state: "READY" }]);
});

test("each call is for agents: a guest, a member and a trial account are refused", () => {
  const as = (type: number) => ({ memberId: "m", type, sessionId: "s" });
  for (const { call } of exportsRoutes) {
    expect(() => requireAccess(call.access, null)).toThrow(
      expect.objectContaining({ status: 401 }),
    );
    for (const type of [0, 4]) {
      expect(() => requireAccess(call.access, as(type))).toThrow(
        expect.objectContaining({ status: 403 }),
      );
    }
    for (const type of [1, 2, 41, 42]) requireAccess(call.access, as(type));
  }
});

test.each(Object.entries(OF_ACCOUNT) as [ExportList, string][])(
  "%s is refused for an account that is not below, when asked and when measured",
  async (list, asked) => {
    const t = await asking();
    const stranger = await freshMember(t.merchant, { type: 2 });
    const of = (account: string) => ({
      list,
      asked: `${asked}&account=${account}`,
      language: "es",
    });
    const context = await t.as(t.agent);
    for (const { username } of [t.boss, t.sibling, stranger, t.agent, { username: "nadie" }]) {
      const refused = { code: "unknown_downline", status: 404 };
      await expect(askExport(context, of(username))).rejects.toMatchObject(refused);
      await expect(isLong(context, of(username))).rejects.toMatchObject(refused);
    }
    await askExport(context, of(t.sub.username));
    expect(await isLong(context, of(t.sub.username))).toEqual({ isLong: false });
  },
);

test("another's bill and an unknown rebate are refused like on their pages", async () => {
  const t = await asking();
  const context = await t.as(t.agent);
  const bill = "kind=realtime&period=fiveMinutes:2026-11-20T0000&contractId=foreign";
  const asked = (list: ExportList, query: string) =>
    askExport(context, { list, asked: query, language: "es" });
  await expect(asked("payBillRounds", bill)).rejects.toMatchObject({ code: "unknown_bill" });
  await expect(asked("agentRebateOne", `day=${FIRST_DAY}&category=RNG`)).rejects.toMatchObject({
    code: "unknown_rebate",
  });
  await expect(asked("payBills", "which=mine&kind=daily&contractId=foreign")).rejects.toMatchObject(
    { code: "unknown_contract" },
  );
});

test("a filter that the list does not know, or a page of it, is refused", async () => {
  const t = await asking();
  const context = await t.as(t.agent);
  const odd = ["after=x", "pageSize=5", "merchant=other", "level=deep", "__proto__=1"];
  for (const asked of odd) {
    for (const list of EXPORT_LISTS) {
      await expect(askExport(context, { list, asked, language: "es" })).rejects.toMatchObject({
        ...{ code: "invalid_input", status: 400 },
      });
    }
  }
});

test("the same list that is open already stays one export, whatever the order of its filters", async () => {
  const t = await asking();
  const context = await t.as(t.agent);
  const ask = (asked: string) => askExport(context, { ...ALL, asked });
  const [one, same] = await Promise.all([
    ask("level=all&kind=player"),
    ask("kind=player&level=all"),
  ]);
  expect(same).toEqual(one);
  await t.make();
  expect(await ask("level=all&kind=player")).not.toEqual(one);
});

test("three are open at most, and twenty kept", async () => {
  const t = await asking();
  const context = await t.as(t.agent);
  const ask = (n: number) => askExport(context, { ...ALL, asked: `search=x${n}` });
  const asked = await Promise.allSettled([0, 1, 2, 3, 4].map(ask));
  expect(asked.filter(({ status }) => status === "fulfilled")).toHaveLength(3);
  const full = { code: "too_many_exports", status: 409 };
  await expect(ask(9)).rejects.toMatchObject(full);
  await t.make();
  for (let n = 10; n < 27; n += 1) {
    await ask(n);
    await t.make();
  }
  await expect(ask(99)).rejects.toMatchObject(full);
  const { list } = await listExports(context);
  expect(list).toHaveLength(20);
  await removeExport(context, { id: list[0]!.id });
  await ask(99);
});

test("who has left the team is not in a list of people when it is fetched", async () => {
  const t = await asking();
  const id = await t.ready();
  expect(await t.namesIn(id)).toHaveLength(2);
  const move = (member: TestMember, parent: string) =>
    t.store.inMerchant(t.merchant.code, (tx) =>
      moveInTree(tx, t.merchant.code, { member: member.id, parent, at: t.clock.now() }),
    );
  const before = await t.namesIn(id);
  await move(t.sub, t.sibling.id);
  await move(t.player, t.sibling.id);
  expect(await t.namesIn(id)).toEqual([]);
  await move(t.sub, t.agent.id);
  await move(t.player, t.agent.id);
  expect(await t.namesIn(id)).toEqual(before);
});

test("the file of an account is closed once the account has left the team", async () => {
  const t = await asking();
  const id = await t.ready(`account=${t.sub.username}`);
  expect(await t.namesIn(id)).toEqual([t.deep.username]);
  await t.store.inMerchant(t.merchant.code, (tx) =>
    moveInTree(tx, t.merchant.code, {
      ...{ member: t.sub.id, parent: t.sibling.id, at: t.clock.now() },
    }),
  );
  await expect(t.namesIn(id)).rejects.toMatchObject({ code: "unknown_downline", status: 404 });
});

test("an export ends after seven days", async () => {
  const t = await asking();
  const id = await t.ready();
  t.clock.advance(7 * 86_400_000);
  await expect(t.namesIn(id)).rejects.toMatchObject({ code: "unknown_export" });
  expect((await listExports(await t.as(t.agent))).list).toEqual([]);
});

test("a list is long from its 10,001st row on", async () => {
  const t = await asking();
  const context = await t.as(t.agent);
  const asked = `account=${t.sub.username}`;
  const areLong = async () => [
    (await isLong(context, { list: "downlines", asked })).isLong,
    (await isLong(context, { list: "teamLosses", asked: `${asked}&${DAYS}` })).isLong,
  ];
  const below = { merchant: t.merchant.code, parent: t.sub.id };
  // One is there already.
  await plantPeople({ ...below, count: DIRECT_LINES_MAX - 1 });
  expect(await areLong()).toEqual([false, false]);
  await plantPeople({ ...below, from: DIRECT_LINES_MAX, count: 1 });
  expect(await areLong()).toEqual([true, true]);
});
