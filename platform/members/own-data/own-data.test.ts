import { getTableColumns, getTableName, is } from "drizzle-orm";
import { PgTable } from "drizzle-orm/pg-core";
import { expect, test } from "vitest";
import { freshMember, testContext } from "#tests/support/database.ts";
import { platformUnderTest } from "#tests/under-test/platform-under-test.ts";
import { ownDataPart } from "../../contract/members/own-data.ts";
import { OWN_DATA_PARTS } from "../../contract/members/own-data-kinds.ts";
import { send } from "../../contract/wire/send.ts";
import { members } from "../../store/schema/merchant.ts";
import { messages } from "../../store/schema/notice.ts";
import { markProven } from "../challenge/require-proof.ts";
import { sealProfile } from "../profile/seal-profile.ts";
import { LEFT_OUT } from "./left-out.ts";
import { PARTS } from "./parts.ts";
import { readOwnData } from "./read-own-data.ts";

/** Columns that name a member. */
const NAMING = new Set([
  ...["member", "member_id", "agent", "owner", "payee", "upline", "downline", "ancestor"],
  ...["descendant", "from_member", "to_member", "invited_by", "subject"],
]);
/** The owner of a run is a server, a letter's subject its title, and staff invite staff. */
const NOT_MEMBERS = ["work_runs", "merchant_letters", "staff_invitations"];

async function setUp() {
  const t = await platformUnderTest();
  const member = await freshMember(t.merchant, { balance: 1_500_000n });
  const context = await testContext({ ...t, actor: member.actor });
  const { store } = context;
  const inside = <T>(work: Parameters<typeof store.inMerchant<T>>[1]) =>
    store.inMerchant(t.merchant.code, work);
  const prove = () => inside((tx) => markProven(context, tx, member.actor.sessionId));
  const read = (part: (typeof OWN_DATA_PARTS)[number], after?: string) =>
    readOwnData(context, { part, after });
  return { ...t, member, context, inside, prove, read };
}

test("every table that names a member is in the copy, or left out for a reason", () => {
  const files = import.meta.glob<Record<string, unknown>>("../../store/schema/*.ts", {
    eager: true,
  });
  const tables = Object.values(files)
    .flatMap((file) => Object.values(file))
    .filter((thing): thing is PgTable => is(thing, PgTable))
    .filter((table) => Object.values(getTableColumns(table)).some(({ name }) => NAMING.has(name)))
    .map(getTableName)
    .filter((name) => !NOT_MEMBERS.includes(name));
  expect(tables.length).toBeGreaterThan(50);
  const copied = Object.values(PARTS).map(({ table }) => getTableName(table));
  const without = tables.filter((name) => !copied.includes(name) && !(name in LEFT_OUT));
  expect(without).toEqual([]);
  expect(copied.filter((name) => name in LEFT_OUT)).toEqual([]);
});

test("no part has a secret, a hash, or a note of staff", () => {
  const names = Object.values(PARTS).flatMap(({ columns }) => columns);
  expect(names.length).toBeGreaterThan(200);
  const secret = /hash|secret|sealed|token|publicKey|challenge|note$|staff|decidedBy|setBy/i;
  expect(names.filter((name) => secret.test(name))).toEqual([]);
});

test("a copy needs a proof, and a sixth of a day has to wait", async () => {
  const t = await setUp();
  await expect(t.read("account")).rejects.toMatchObject({ code: "proof_required" });
  await expect(t.read("rounds")).rejects.toMatchObject({ code: "proof_required" });
  await t.prove();
  for (let copy = 0; copy < 5; copy += 1) await t.read("account");
  await expect(t.read("account")).rejects.toMatchObject({ code: "too_many_attempts" });
});

test("a trial account and a guest get nothing", async () => {
  const t = await setUp();
  const trial = await freshMember(t.merchant, { type: 4 });
  const other = await testContext({ ...t, actor: trial.actor });
  await expect(readOwnData(other, { part: "account" })).rejects.toMatchObject({
    code: "in_need_true_account",
  });
  await expect(send(t.caller(), ownDataPart, { part: "account" })).rejects.toMatchObject({
    code: "not_logged_in",
  });
});

test("every part can be read, and says what the member may know", async () => {
  const t = await setUp();
  await t.prove();
  await t.inside((tx) =>
    tx.update(members).set({
      profile: sealProfile(t.context, t.member.id, {
        ...{ payeeName: "Ana Ríos", idNumber: "RIXA800101", bankAccount: "012180001234567899" },
        ...{ homeAddress: "Calle 5", paymentPasswordHash: "argon" },
      }),
    }),
  );
  for (const part of OWN_DATA_PARTS) {
    const { rows } = await t.read(part);
    expect(Array.isArray(rows)).toBe(true);
  }
  const { rows } = await t.read("account");
  expect(rows).toMatchObject([
    {
      id: t.member.id,
      username: t.member.username,
      profile: {
        ...{ payeeName: "Ana Ríos", idNumber: "•••0101", bankAccount: "•••7899" },
        homeAddress: "Calle 5",
      },
    },
  ]);
  expect(JSON.stringify(rows)).not.toContain("argon");
  expect((await t.read("movements")).rows).toMatchObject([
    { kind: "deposit", amount: "150.0000", balance: "150.0000" },
  ]);
});

test("no other member's rows are in it, at any page", async () => {
  const t = await setUp();
  await t.prove();
  const other = await freshMember(t.merchant, { balance: 50_000n });
  const at = t.clock.now();
  const row = (memberId: string, number: number) => ({
    ...{ merchant: t.merchant.code, memberId, kind: "welcome" as const, createdAt: at },
    id: `${memberId}-${String(number).padStart(4, "0")}`,
    details: {},
  });
  const lots = Array.from({ length: 501 }, (_, number) => row(t.member.id, number));
  await t.inside(async (tx) => {
    await tx.insert(messages).values([...lots, row(other.id, 1)]);
  });
  const first = await t.read("messages");
  expect(first.rows).toHaveLength(500);
  const second = await t.read("messages", first.next!);
  expect([second.rows.map(({ id }) => id), second.next]).toEqual([[`${t.member.id}-0500`], null]);
  await expect(t.read("messages", '["x"]')).rejects.toMatchObject({ code: "invalid_input" });
  await expect(t.read("messages", "x")).rejects.toMatchObject({ code: "invalid_input" });
});
