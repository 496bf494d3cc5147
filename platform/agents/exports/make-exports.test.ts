import { and, eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { freshMember, type TestMember } from "#tests/support/database.ts";
import { freshWork } from "#tests/support/work.ts";
import { freshTeam } from "#tests/under-test/people/team-under-test.ts";
import type { Kind } from "../../jobs/work/kind.ts";
import { moveInTree } from "../../members/tree/move-in-tree.ts";
import type { Store } from "../../store/open-store.ts";
import { teamExportParts, teamExports } from "../../store/schema/export.ts";
import { members } from "../../store/schema/merchant.ts";
import { askAgain, askExport } from "./ask-export.ts";
import { listExports, readPart, removeExport } from "./list-exports.ts";
import { EXPORTS_RUN, makeExports } from "./make-exports.ts";

const MINUTE_MS = 60_000;
/** Everybody below the agent, two rows a part. */
const ALL = { list: "downlines" as const, asked: "level=all", language: "es" };
const PAGE = { pageSize: 2 };
const KIND: Kind = { name: EXPORTS_RUN, work: (parts) => makeExports(parts, PAGE) };

/** An agent with five people below, one of them by the sub-agent, and servers that work. */
async function asking() {
  const t = await freshTeam();
  const { code } = t.merchant;
  for (let n = 0; n < 2; n += 1) await freshMember(t.merchant, { parentId: t.agent.id });
  const w = await freshWork({ merchant: t.merchant, clock: t.clock });
  return {
    ...{ ...t, w },
    ask: async (more: { of?: TestMember; asked?: string } = {}) => {
      const { of = t.agent, asked = ALL.asked } = more;
      return (await askExport(await t.as(of), { ...ALL, asked })).id;
    },
    make: (options: { partsMax?: number } = {}, store: Store = t.store) =>
      makeExports(w.server("one", store), { ...PAGE, ...options }),
    own: async (of = t.agent) => (await listExports(await t.as(of))).list,
    /** The accounts of every part, in the order of the file. */
    async read(id: string, of = t.agent): Promise<unknown[]> {
      const context = await t.as(of);
      const { item, rows } = await readPart(context, { id, part: 1 });
      for (let part = 2; part <= item.parts; part += 1) {
        rows.push(...(await readPart(context, { id, part })).rows);
      }
      return rows.map(({ account }) => account);
    },
    parts: () =>
      t.store.inMerchant(code, (tx) =>
        tx.select().from(teamExportParts).where(eq(teamExportParts.merchant, code)),
      ),
    set: (id: string, set: Partial<typeof teamExports.$inferInsert>) =>
      t.store.inMerchant(code, (tx) =>
        tx
          .update(teamExports)
          .set(set)
          .where(and(eq(teamExports.merchant, code), eq(teamExports.id, id))),
      ),
    move: (member: TestMember, parent: string) =>
      t.store.inMerchant(code, (tx) =>
        moveInTree(tx, code, { member: member.id, parent, at: t.clock.now() }),
      ),
    everybody: async () =>
      t.store.inMerchant(code, async (tx) => {
        const rows = await tx.select().from(members).where(eq(members.merchant, code));
        const uplines = [t.agent.id, t.sub.id];
        const below = rows.filter(({ parentId }) => uplines.includes(parentId ?? ""));
        return below.map(({ username }) => username).sort();
      }),
  };
}

test("a list is made part by part, whole and in its order, and rests afterwards", async () => {
  const t = await asking();
  const id = await t.ask();
  await expect(t.read(id)).rejects.toMatchObject({ code: "unknown_export" });
  expect(await t.make({ partsMax: 1 })).toMatchObject({ again: t.clock.now() });
  expect(await t.own()).toMatchObject([{ id, state: "OPEN", lines: 2, parts: 1 }]);
  await expect(t.read(id)).rejects.toMatchObject({ code: "unknown_export", status: 404 });
  expect(await t.make()).toEqual({ errors: [], again: null });
  const [made] = await t.own();
  expect(made).toMatchObject({ id, state: "READY", lines: 5, parts: 3, fault: null });
  expect(made!.bytes).toBeGreaterThan(100);
  expect(made!.madeAt).toBe(t.clock.now().getTime());
  expect(made!.expiresAt - made!.askedAt).toBe(7 * 24 * 60 * MINUTE_MS);
  expect(await t.read(id)).toEqual(await t.everybody());
});

test("a list without rows is a file too", async () => {
  const t = await asking();
  const id = await t.ask({ asked: "search=nobody-is-called-so" });
  await t.make();
  expect(await t.own()).toMatchObject([{ id, state: "READY", lines: 0 }]);
  expect(await t.read(id)).toEqual([]);
});

test("a server that is killed at any statement leaves the export to the next", async () => {
  let kills = 0;
  for (let statement = 1; ; statement += 1) {
    const t = await asking();
    const id = await t.ask();
    const isKilled = await t.w.killedAt(KIND, statement);
    if (isKilled) expect((await t.own())[0]!.state).not.toBe("FAILED");
    t.clock.advance(2 * MINUTE_MS);
    await t.w.perform(KIND);
    expect(await t.read(id)).toEqual(await t.everybody());
    if (!isKilled) break;
    kills += 1;
  }
  expect(kills).toBeGreaterThan(10);
});

test("two servers at once, and a run done twice, make each part once", async () => {
  const t = await asking();
  const id = await t.ask();
  await Promise.all([t.make(), t.make(), t.make()]);
  t.clock.advance(2 * MINUTE_MS);
  await t.make();
  await t.make();
  expect(await t.read(id)).toEqual(await t.everybody());
  expect(await t.parts()).toHaveLength(3);
});

test("a part read by a server that has lost its turn is not written", async () => {
  const t = await asking();
  const id = await t.ask();
  let isLate = false;
  const late: Store = {
    ...t.store,
    async reading(code, work) {
      const read = await t.store.reading(code, work);
      if (isLate) return read;
      isLate = true;
      t.clock.advance(2 * MINUTE_MS);
      await t.make();
      return read;
    },
  };
  expect(await t.make({}, late)).toMatchObject({ errors: [] });
  expect(await t.read(id)).toEqual(await t.everybody());
  expect(await t.own()).toMatchObject([{ state: "READY", lines: 5, parts: 3 }]);
});

test("one that fails is tried three times, delays no other, and can be asked for again", async () => {
  const t = await asking();
  const bad = await t.ask();
  const broken: Store = {
    ...t.store,
    reading: (code, work) =>
      isBad ? Promise.reject(new Error("disk on fire")) : t.store.reading(code, work),
  };
  let isBad = true;
  expect((await t.make({}, broken)).errors).toHaveLength(1);
  isBad = false;
  const good = await t.ask({ of: t.boss });
  await t.make({}, broken);
  expect(await t.own(t.boss)).toMatchObject([{ id: good, state: "READY" }]);
  isBad = true;
  for (const minutes of [1, 2]) {
    expect(await t.own()).toMatchObject([{ state: "OPEN" }]);
    t.clock.advance(minutes * MINUTE_MS);
    await t.make({}, broken);
  }
  expect(await t.own()).toMatchObject([{ id: bad, state: "FAILED", fault: "BROKEN" }]);
  isBad = false;
  await askAgain(await t.as(t.agent), { id: bad });
  await t.make();
  expect(await t.read(bad)).toEqual(await t.everybody());
});

test("one that ends its server each time is given up, with no row left", async () => {
  const t = await asking();
  const id = await t.ask();
  await t.make({ partsMax: 1 });
  await t.set(id, { attempts: 3, dueAt: t.clock.now() });
  await t.make();
  expect(await t.own()).toMatchObject([{ state: "FAILED", fault: "BROKEN" }]);
  expect(await t.parts()).toEqual([]);
});

test("an account that leaves the team while it is made ends the export", async () => {
  const t = await asking();
  const id = await t.ask({ asked: `account=${t.sub.username}` });
  await t.move(t.sub, t.sibling.id);
  expect(await t.make()).toMatchObject({ errors: [] });
  expect(await t.own()).toMatchObject([{ id, state: "FAILED", fault: "NOT_YOURS" }]);
});

test("a member who is no agent any more has no lists", async () => {
  const t = await asking();
  await t.ask();
  await t.store.inMerchant(t.merchant.code, (tx) =>
    tx
      .update(members)
      .set({ type: 0 })
      .where(and(eq(members.merchant, t.merchant.code), eq(members.id, t.agent.id))),
  );
  await t.make();
  expect(await t.own()).toMatchObject([{ state: "FAILED", fault: "NOT_YOURS" }]);
});

test("one that is removed while it is made leaves nothing", async () => {
  const t = await asking();
  const id = await t.ask();
  await t.make({ partsMax: 1 });
  await removeExport(await t.as(t.agent), { id });
  expect(await t.make()).toEqual({ errors: [], again: null });
  expect([await t.own(), await t.parts()]).toEqual([[], []]);
});
