import { globSync, readFileSync } from "node:fs";
import { and, eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { freshMerchant, testClock, testStore, useOwnDatabase } from "#tests/support/database.ts";
import { CLABE, STEPS, sealedMember } from "#tests/under-test/people/sealed-member.ts";
import { random } from "#tests/under-test/platform-under-test.ts";
import type { Secrets } from "../../core/context.ts";
import { sealOf, sealText } from "../../core/seal/seal-text.ts";
import { openProfile, sealProfile } from "../../members/profile/seal-profile.ts";
import { addPayoutAccount } from "../../money/payout/add-payout-account.ts";
import { totpSecrets } from "../../store/schema/factor.ts";
import { members } from "../../store/schema/merchant.ts";
import type { StaffContext } from "../staff-context.ts";
import { countSealed, reseal } from "./reseal.ts";

// Rows sealed with other keys would stay behind for files that read every merchant's.
useOwnDatabase();

async function setUp() {
  const merchant = await freshMerchant();
  const store = await testStore();
  const staff = (secrets: Secrets): StaffContext => ({
    ...{ store, clock: testClock(), random, staff: "eva", staffId: "eva", secrets },
  });
  return { merchant, store, staff };
}

const leftOf = (done: readonly { left: number }[]) => done.reduce((sum, { left }) => sum + left, 0);

/** The beginnings of all sealed text that any table holds of a merchant. */
async function sealsIn(code: string): Promise<string[]> {
  const store = await testStore();
  const found = new Set<string>();
  await store.inMerchant(code, async (tx) => {
    const { rows: tables } = await tx.execute<{ name: string }>(sql`
      select c.relname as name from pg_class c
      join pg_attribute a on a.attrelid = c.oid and a.attname = 'merchant' and not a.attisdropped
      where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')`);
    for (const { name } of tables) {
      const { rows } = await tx.execute<{ row: string }>(
        sql`select to_jsonb(t)::text as row from ${sql.identifier(name)} t where merchant = ${code}`,
      );
      for (const { row } of rows)
        for (const [seal] of row.matchAll(/s1\.[\w-]+\.?/g)) found.add(seal);
    }
  });
  return [...found];
}

test("both secrets open what either sealed, and the new one seals", async () => {
  const { merchant } = await setUp();
  const old = await sealedMember(merchant, STEPS.before);
  expect(await old.read(STEPS.announced)).toEqual(old.expected);
  expect(await old.read(STEPS.changed)).toEqual(old.expected);
  const later = await sealedMember(merchant, STEPS.changed);
  expect(await later.read(STEPS.announced)).toEqual(later.expected);
  await expect(later.read(STEPS.before)).rejects.toThrow("unknown key");
  expect((await sealsIn(merchant.code)).sort()).toEqual(
    [sealOf(STEPS.before), sealOf(STEPS.after)].sort(),
  );
});

test("after everything was sealed anew, the new secret alone reads everything", async () => {
  const { merchant, staff } = await setUp();
  const member = await sealedMember(merchant, STEPS.before);
  await expect(member.read(STEPS.after)).rejects.toThrow();
  expect(leftOf(await countSealed(staff(STEPS.changed), merchant.code))).toBeGreaterThan(4);
  const done = await reseal(staff(STEPS.changed), merchant.code);
  expect(done.map(({ name, left }) => [name, left])).toEqual([
    ["profiles", 0],
    ["authenticator secrets", 0],
    ["waiting messages", 0],
    ["payout accounts", 0],
    ["pictures of documents", 0],
    ["addresses of redeemed goods", 0],
    ["secrets of vendors, gateways and hashes", 0],
    ["seeds of draws", 0],
    ["seeds of raffles", 0],
  ]);
  expect(done.every(({ sealed }) => sealed > 0)).toBe(true);
  expect(await sealsIn(merchant.code)).toEqual([sealOf(STEPS.after)]);
  expect(await member.read(STEPS.after)).toEqual(member.expected);
  const again = await reseal(staff(STEPS.changed), merchant.code);
  expect(again.every(({ sealed }) => sealed === 0)).toBe(true);
});

test("a known account number is recognised at every step", async () => {
  const { merchant, staff } = await setUp();
  const member = await sealedMember(merchant, STEPS.before);
  const add = { kind: "clabe", number: CLABE, label: "Otra" } as const;
  const known = { code: "payout_known", field: "number" };
  for (const secrets of [STEPS.announced, STEPS.changed]) {
    await expect(addPayoutAccount(member.under(secrets), add)).rejects.toMatchObject(known);
  }
  await reseal(staff(STEPS.changed), merchant.code);
  for (const secrets of [STEPS.changed, STEPS.after]) {
    await expect(addPayoutAccount(member.under(secrets), add)).rejects.toMatchObject(known);
  }
});

test("nothing is lost while servers of both steps write", async () => {
  const { merchant, store, staff } = await setUp();
  const people = await Promise.all(
    Array.from({ length: 12 }, () => sealedMember(merchant, STEPS.before)),
  );
  let isOver = false;
  const written = new Map<string, string>();
  const writer = async (secrets: Secrets, own: typeof people) => {
    for (let turn = 0; !isOver || turn < 3; turn += 1) {
      for (const { memberId, under } of own) {
        const mine = and(eq(members.merchant, merchant.code), eq(members.id, memberId));
        await store.inMerchant(merchant.code, async (tx) => {
          const [row] = await tx.select().from(members).where(mine).for("update");
          const known = openProfile(under(secrets), memberId, row?.profile ?? {});
          const idNumber = `${known.idNumber}${turn % 10}`.slice(-20);
          const sealed = sealProfile(under(secrets), memberId, { idNumber });
          const profile = { ...row?.profile, ...sealed };
          await tx.update(members).set({ profile }).where(mine);
          written.set(memberId, idNumber);
        });
      }
    }
  };
  const writing = [
    writer(STEPS.announced, people.slice(0, 6)),
    writer(STEPS.changed, people.slice(6)),
  ];
  for (let run = 0; run < 4; run += 1) await reseal(staff(STEPS.changed), merchant.code);
  isOver = true;
  await Promise.all(writing);
  expect(leftOf(await reseal(staff(STEPS.changed), merchant.code))).toBe(0);
  for (const { memberId, read, expected } of people) {
    const PROFILE = { ...expected.PROFILE, idNumber: written.get(memberId) };
    expect(await read(STEPS.after)).toEqual({ ...expected, PROFILE });
  }
});

test("a row that somebody holds is sealed when it is free", async () => {
  const { merchant, store, staff } = await setUp();
  const { memberId, expected, read } = await sealedMember(merchant, STEPS.before);
  let running: Promise<unknown> | undefined;
  await store.inMerchant(merchant.code, async (tx) => {
    await tx.select().from(members).where(eq(members.id, memberId)).for("update");
    running = reseal(staff(STEPS.changed), merchant.code);
    const waits = sql`select 1 from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`;
    await expect.poll(async () => (await store.db.execute(waits)).rows.length).toBeGreaterThan(0);
  });
  await running;
  expect(leftOf(await countSealed(staff(STEPS.changed), merchant.code))).toBe(0);
  expect(await read(STEPS.after)).toEqual(expected);
});

test("a text that neither secret opens stays, and is counted", async () => {
  const { merchant, store, staff } = await setUp();
  const { memberId, context } = await sealedMember(merchant, STEPS.before);
  const lost = { ...context, secrets: { dataKey: new Uint8Array(32).fill(1) } };
  const secret = sealText(lost, "x", "y");
  await store.inMerchant(merchant.code, (tx) =>
    tx.update(totpSecrets).set({ secret }).where(eq(totpSecrets.memberId, memberId)),
  );
  const done = await reseal(staff(STEPS.changed), merchant.code);
  expect(done.find(({ name }) => name === "authenticator secrets")).toMatchObject({
    ...{ sealed: 0, unreadable: 1, left: 1 },
  });
});

test("each file that seals is one that reseal knows", () => {
  const files = globSync("platform/**/*.ts")
    .filter((file) => !/\.test\.ts$|\/demo\/|\/secrets\/sealed-kind|seal-text\.ts$/.test(file))
    .filter((file) => /\bsealText\(/.test(readFileSync(file, "utf8")));
  expect(files.sort()).toEqual([
    "platform/club/draws/draw-day.ts",
    "platform/club/points/redeem/seal-delivery.ts",
    "platform/club/raffle/raffle-now.ts",
    "platform/core/outbox/seal-letter.ts",
    "platform/core/seal/kept-key.ts",
    // Passes stand in letters that were sent, so there is nothing to seal again.
    "platform/core/seal/letter-pass.ts",
    "platform/jobs/forget/erase-closed.ts",
    "platform/members/factors/start-totp.ts",
    "platform/members/person/identity/seal-picture.ts",
    "platform/members/person/person-key.ts",
    "platform/members/profile/seal-profile.ts",
    "platform/money/payout/add-payout-account.ts",
    "platform/staff/people/invite.ts",
    "platform/staff/secrets/partner-secrets.ts",
    "platform/staff/secrets/reseal-people.ts",
  ]);
});
