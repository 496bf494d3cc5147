import { and, eq, sql } from "drizzle-orm";
import fc from "fast-check";
import pg from "pg";
import { expect, test } from "vitest";
import {
  freshMember,
  freshMerchant,
  ownerUrl,
  TEST_START,
  testStore,
} from "#tests/support/database.ts";
import { verifySums } from "../../money/ledger/verify-ledger.ts";
import { memberTree, memberTreePast } from "../../store/schema/tree.ts";
import { moveInTree } from "./move-in-tree.ts";

const AT = new Date(TEST_START);
const DAY_MS = 24 * 3_600_000;

/** A merchant with a tree, whose members are named by their order. */
async function grove() {
  const [store, merchant] = [await testStore(), await freshMerchant()];
  const { code } = merchant;
  const ids: string[] = [];
  const join = async (parent: number | null) => {
    const above = parent === null ? {} : { parentId: ids[parent]! };
    ids.push((await freshMember(merchant, above)).id);
    return ids.length - 1;
  };
  const move = (member: number, parent: number | null, at = AT) =>
    store.inMerchant(code, (tx) =>
      moveInTree(tx, code, {
        member: ids[member]!,
        parent: parent === null ? null : ids[parent]!,
        at,
      }),
    );
  const below = async (member: number) => {
    const rows = await store.inMerchant(code, (tx) =>
      tx
        .select()
        .from(memberTree)
        .where(and(eq(memberTree.merchant, code), eq(memberTree.ancestor, ids[member]!))),
    );
    return rows.map(({ descendant, depth }) => [ids.indexOf(descendant), depth]).sort();
  };
  const past = () =>
    store.inMerchant(code, (tx) =>
      tx.select().from(memberTreePast).where(eq(memberTreePast.merchant, code)),
    );
  const problems = () => verifySums(store.db, code);
  return { store, code, ids, join, move, below, past, problems };
}

/** 0 above 1 above 2 above 3. */
async function line(length = 4) {
  const tree = await grove();
  for (let n = 0; n < length; n += 1) await tree.join(n === 0 ? null : n - 1);
  return tree;
}

test("a newcomer is below everybody above the parent", async () => {
  const { below, problems } = await line();
  expect(await below(0)).toEqual([
    [0, 0],
    [1, 1],
    [2, 2],
    [3, 3],
  ]);
  expect(await problems()).toEqual([]);
});

test("a move takes everybody below along, and days before it keep the old upline", async () => {
  const { ids, join, move, below, past, problems } = await line();
  const other = await join(null);
  await move(2, other);
  expect(await below(0)).toEqual([
    [0, 0],
    [1, 1],
  ]);
  expect(await below(other)).toEqual([
    [2, 1],
    [3, 2],
    [other, 0],
  ]);
  // 00:00 UTC is the evening before in the merchant's zone, so the next day is the 20th.
  expect(await past()).toHaveLength(4);
  expect(await past()).toContainEqual(
    expect.objectContaining({
      ancestor: ids[0],
      descendant: ids[3],
      sinceDay: "-infinity",
      untilDay: "2026-11-20",
    }),
  );
  await move(2, null);
  await move(2, 1, new Date(AT.getTime() + DAY_MS));
  expect(await past()).toHaveLength(4);
  expect(await problems()).toEqual([]);
});

test("nobody comes below themselves, and no tree is deeper than 100 levels", async () => {
  const { join, move, problems } = await line(60);
  await expect(move(1, 1)).rejects.toMatchObject({ code: "upline_loop" });
  await expect(move(1, 59)).rejects.toMatchObject({ code: "upline_loop" });
  const second = await join(null);
  for (let n = 0; n < 40; n += 1) await join(second + n);
  await expect(move(second, 59)).rejects.toMatchObject({ code: "upline_deep" });
  await move(second + 1, 59);
  expect(await problems()).toEqual([]);
});

test("two moves at once make no circle, and neither waits for the other for ever", async () => {
  const { join, move, problems } = await grove();
  for (let pair = 0; pair < 8; pair += 1) {
    const [a, b] = [await join(null), await join(null)];
    const said = await Promise.allSettled([move(a, b), move(b, a), join(a), join(b)]);
    const refused = said.filter(({ status }) => status === "rejected");
    expect(refused).toMatchObject([{ reason: { code: "upline_loop" } }]);
  }
  expect(await problems()).toEqual([]);
});

test("a newcomer waits for a move of the parent", async () => {
  const { store, code, ids, join, move, below, problems } = await line(2);
  const other = await join(null);
  const moving = store.inMerchant(code, async (tx) => {
    const asked = { member: ids[1]!, parent: ids[other]!, at: AT };
    await moveInTree(tx, code, asked);
    const joining = join(1);
    await untilWaiting(code);
    return { joining };
  });
  await (await moving).joining;
  expect(await below(other)).toHaveLength(3);
  expect(await problems()).toEqual([]);
  await move(3, null);
});

/** Resolves when a newcomer of the merchant waits for a lock. */
async function untilWaiting(code: string) {
  const owner = new pg.Client({ connectionString: ownerUrl() });
  await owner.connect();
  await expect
    .poll(async () => {
      const { rows } = await owner.query(
        `select from pg_locks where locktype = 'advisory' and not granted
          and (classid::bigint << 32) | objid::bigint = member_tree_lock($1)`,
        [code],
      );
      return rows.length;
    })
    .toBe(1);
  await owner.end();
}

test("a missing row, a row too many and another parent are problems of the books", async () => {
  const { store, code, ids, problems } = await line(3);
  const change = (statement: ReturnType<typeof sql>) =>
    store.inMerchant(code, (tx) => tx.execute(statement));
  await change(sql`delete from member_tree where merchant = ${code} and depth = 2`);
  expect(await problems()).toEqual([{ problem: "TREE_DIFFERS", subject: `${ids[0]} ${ids[2]}` }]);
  await change(sql`update members set parent_id = null where merchant = ${code}
    and id = ${ids[2]}`);
  expect(await problems()).toEqual([{ problem: "TREE_DIFFERS", subject: `${ids[1]} ${ids[2]}` }]);
  await change(sql`update members set parent_id = ${ids[2]} where merchant = ${code}
    and id = ${ids[2]}`);
  expect(await problems()).not.toEqual([]);
});

const step = fc.record({ member: fc.nat(30), parent: fc.option(fc.nat(30)), joins: fc.boolean() });

test("after any history of joins and moves the tree is a walk upwards", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 24 }), async (steps) => {
      const { ids, join, move, problems } = await grove();
      await join(null);
      for (const { member, parent, joins } of steps) {
        const above = parent === null ? null : parent % ids.length;
        if (joins) await join(above);
        else {
          await move(member % ids.length, above).catch(({ code }) =>
            expect(code).toBe("upline_loop"),
          );
        }
      }
      expect(await problems()).toEqual([]);
    }),
    { numRuns: 30 },
  );
});
