import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { random } from "#tests/under-test/platform-under-test.ts";
import { officeUnderTest } from "../../../tests/under-test/staff/office-under-test.ts";
import { staffUnderTest } from "../../../tests/under-test/staff/staff-under-test.ts";
import { approvalDecide, approvalList } from "../../contract/staff/approvals.ts";
import { type Caller, send } from "../../contract/wire/send.ts";
import { newId } from "../../core/access/token.ts";
import { emailKey, phoneKey } from "../../domain/staff/contact-key.ts";
import { approvals } from "../../store/schema/approval.ts";
import { configVersions } from "../../store/schema/config.ts";
import { merchants } from "../../store/schema/merchant.ts";
import { staff, staffPasskeys } from "../../store/schema/person.ts";
import { setSetting } from "../merchant/set-setting.ts";
import { approve, readApproval, refuse } from "./decide-approval.ts";
import { listApprovals } from "./list-approvals.ts";

const DAY_MS = 24 * 3_600_000;
const KEY = "withdrawals.amountMin";
const WAITING = { outcome: "waiting" };

/** A merchant whose settings need two people, and people who change them. */
async function fourEyes() {
  const under = await staffUnderTest();
  const { staff: eva, merchant, store, clock } = under;
  const named = { merchant: merchant.code };
  await setSetting(eva, { ...named, key: "settingsFourEyes", value: "yes" });
  const by = (name: string) => ({ ...eva, staff: name, staffId: name });
  const ask = (who = eva, value: string | null = "150.00") =>
    setSetting(who, { ...named, key: KEY, value });
  const waiting = () => listApprovals(eva, merchant.code);
  const versions = () =>
    store.inMerchant(merchant.code, (tx) =>
      tx.select().from(configVersions).where(eq(configVersions.area, "withdrawals")),
    );
  /** A person, with the mailbox, phone and passkey that are given. */
  const person = async (email: string, phone?: string, publicKey?: string) => {
    const id = newId(random);
    const own = { id, name: id, email: `${id}:${email}`, emailKey: emailKey(email) };
    const rest = { phone: phone ? phoneKey(phone) : null, status: "active" as const };
    await store.db.insert(staff).values({ ...own, ...rest, createdAt: clock.now() });
    if (publicKey) {
      const key = { staff: id, id: newId(random), publicKey: Buffer.from(publicKey), counter: 0 };
      const made = { transports: [], isBackedUp: false, createdAt: clock.now() };
      await store.db.insert(staffPasskeys).values({ ...key, ...made });
    }
    return by(id);
  };
  return { ...under, eva, named, by, ask, waiting, versions, person };
}

test("a second person's yes does exactly what was asked, and the terms name both", async () => {
  const { eva, named, by, ask, waiting, versions, clock } = await fourEyes();
  expect(await ask()).toMatchObject(WAITING);
  expect((await versions()).map(({ version }) => version)).toEqual([1]);
  const [asked] = await waiting();
  expect(asked).toMatchObject({
    ...{ verb: "setSetting", subject: KEY, input: { key: KEY, value: "150.00" } },
    ...{ askedBy: "eva", expiresAt: new Date(clock.now().getTime() + 3 * DAY_MS) },
  });
  const yes = { ...named, id: asked!.id };
  await expect(approve(eva, yes)).rejects.toMatchObject({ code: "second_pair_of_eyes" });
  await approve(by("leo"), yes);
  expect((await versions()).at(-1)).toMatchObject({ madeBy: "eva", approvedBy: "leo" });
  expect(await waiting()).toEqual([]);
  expect(await readApproval(eva, yes)).toMatchObject({ state: "DONE", decidedBy: "leo" });
  await expect(approve(by("ana"), yes)).rejects.toMatchObject({ code: "approval_over" });
});

test("saying the same is a yes, and saying something else asks anew", async () => {
  const { named, by, ask, waiting } = await fourEyes();
  await ask();
  const [first] = await waiting();
  expect(await ask(by("leo"), "160.00")).toMatchObject(WAITING);
  const replaced = approve(by("ana"), { ...named, id: first!.id });
  await expect(replaced).rejects.toMatchObject({ code: "approval_over" });
  expect(await ask(by("leo"), "170.00")).toMatchObject(WAITING);
  expect(await ask(by("eva"), "170.00")).toEqual({ outcome: "done", approval: null });
});

test("a no ends it, also of the person who asked, and it may be asked again", async () => {
  const { eva, named, ask, waiting } = await fourEyes();
  await ask();
  const [asked] = await waiting();
  await refuse(eva, { ...named, id: asked!.id });
  await expect(refuse(eva, { ...named, id: asked!.id })).rejects.toMatchObject({
    code: "approval_over",
  });
  expect(await ask()).toMatchObject(WAITING);
  const unknown = refuse(eva, { ...named, id: "nothing" });
  await expect(unknown).rejects.toMatchObject({ code: "unknown_approval" });
});

test("a request under a typed name is nobody's: no account completes it, and a new word replaces it", async () => {
  const { eva, merchant, named, by, ask, store, clock } = await fourEyes();
  const now = clock.now();
  const typed = {
    ...{ ...named, id: "typed", verb: "setSetting", subject: KEY, state: "WAITING" as const },
    ...{ input: { key: KEY, value: "150.00" }, askedBy: "os-user", askedAt: now },
    expiresAt: new Date(now.getTime() + DAY_MS),
  };
  await store.inMerchant(merchant.code, (tx) => tx.insert(approvals).values(typed));
  for (const person of [eva, by("os-user")]) {
    const decided = approve(person, { ...named, id: "typed" });
    await expect(decided).rejects.toMatchObject({ code: "approval_over" });
  }
  expect(await ask()).toMatchObject(WAITING);
  expect(await readApproval(eva, { ...named, id: "typed" })).toMatchObject({ state: "REPLACED" });
  await expect(ask()).rejects.toMatchObject({ code: "second_pair_of_eyes" });
  expect(await ask(by("leo"))).toEqual({ outcome: "done", approval: null });
});

test("after three days nobody can say yes", async () => {
  const { named, by, ask, waiting, clock } = await fourEyes();
  await ask();
  const [asked] = await waiting();
  clock.advance(3 * DAY_MS);
  expect(await waiting()).toEqual([]);
  const late = approve(by("leo"), { ...named, id: asked!.id });
  await expect(late).rejects.toMatchObject({ code: "approval_over" });
  expect(await ask(by("leo"))).toMatchObject(WAITING);
});

test.each([
  ["the same mailbox", ["eva@a.example"], ["EVA+two@a.example"], true],
  ["the same phone", ["b@a.example", "+52 55 1"], ["c@a.example", "0052551"], true],
  ["the same passkey", ["d@a.example", "1", "key-1"], ["e@a.example", "2", "key-1"], true],
  ["nothing in common", ["f@a.example", "3", "key-2"], ["g@a.example", "4", "key-3"], false],
  ["neither phone nor passkey", ["h@a.example"], ["i@a.example"], false],
] as const)("two accounts with %s", async (_what, first, second, isOne) => {
  const { named, ask, waiting, person } = await fourEyes();
  const eva = await person(...(first as [string]));
  await ask(eva);
  const [asked] = await waiting();
  const own = approve(eva, { ...named, id: asked!.id });
  await expect(own).rejects.toMatchObject({ code: "second_pair_of_eyes" });
  const other = await person(...(second as [string]));
  const decided = approve(other, { ...named, id: asked!.id }).catch(({ code }) => code);
  expect(await decided).toBe(isOne ? "second_pair_of_eyes" : undefined);
});

test("requests are read page by page, and another merchant's are not", async () => {
  const { eva, merchant, store, clock, waiting } = await fourEyes();
  const expiresAt = new Date(clock.now().getTime() + DAY_MS);
  const rows = Array.from({ length: 60 }, (_, turn) => ({
    ...{ merchant: merchant.code, id: `a${turn}`, verb: "test", subject: `s${turn}`, input: {} },
    ...{ state: "WAITING" as const, askedBy: "eva", expiresAt },
    askedAt: new Date(clock.now().getTime() + Math.floor(turn / 7)),
  }));
  await store.inMerchant(merchant.code, (tx) => tx.insert(approvals).values(rows));
  const first = await waiting();
  const second = await listApprovals(eva, merchant.code, { after: first.at(-1)!.id });
  expect([first.length, second.length]).toEqual([50, 10]);
  const ids = [...first, ...second].map(({ id }) => id);
  expect(new Set(ids).size).toBe(60);
  expect(ids[0]).toBe("a56");
  const other = await staffUnderTest();
  const foreign = readApproval(other.staff, { merchant: other.merchant.code, id: "a1" });
  await expect(foreign).rejects.toMatchObject({ code: "unknown_approval" });
});

test("at the office a person decides what their role could have asked for, and nothing else", async () => {
  const { hired, store, merchant, parts } = await officeUnderTest();
  const asking = { ...parts, staff: "eva", staffId: "eva" };
  await store.db
    .update(merchants)
    .set({ settings: { settingsFourEyes: true } })
    .where(eq(merchants.code, merchant.code));
  await setSetting(asking, { merchant: merchant.code, key: KEY, value: "150.00" });
  const admin = await hired("admin");
  const [asked] = await send(admin.as, approvalList, { all: "no" });
  expect(asked).toMatchObject({ verb: "setSetting", input: { key: KEY, value: "150.00" } });
  const decide = (as: Caller) => send(as, approvalDecide, { id: asked!.id, answer: "yes" });
  const risk = await hired("risk");
  await expect(decide(risk.as)).rejects.toMatchObject({ code: "no_permission" });
  await decide(admin.as);
  expect(await send(admin.as, approvalList, { all: "no" })).toEqual([]);
  const [done] = await send(admin.as, approvalList, { all: "yes" });
  expect(done).toMatchObject({ state: "DONE", askedBy: "eva", decidedBy: "admin" });
});
