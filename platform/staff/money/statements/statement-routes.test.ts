import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { testStore } from "#tests/support/database.ts";
import { cashierUnderTest } from "../../../../tests/under-test/cashier-under-test.ts";
import { officeUnderTest } from "../../../../tests/under-test/staff/office-under-test.ts";
import {
  camtFile,
  csvFile,
  type FileLine,
  ofxFile,
} from "../../../../tests/under-test/staff/statement-files.ts";
import { ACCOUNT_TYPE } from "../../../contract/members/account-type.ts";
import { approvalDecide, approvalList } from "../../../contract/staff/approvals.ts";
import { staffDepositApprove, staffDepositReject } from "../../../contract/staff/deposits.ts";
import {
  staffStatementImport,
  staffStatementLines,
  staffStatementMatch,
  staffStatementSetAside,
} from "../../../contract/staff/statements.ts";
import { type Caller, send } from "../../../contract/wire/send.ts";
import { verifyLedger, verifySums } from "../../../money/ledger/verify-ledger.ts";
import { depositSteps, deposits } from "../../../store/schema/cashier.ts";
import { members } from "../../../store/schema/merchant.ts";
import { staffActions } from "../../../store/schema/staff.ts";
import { bankLines } from "../../../store/schema/statement.ts";

const ACCOUNT = "012180001234567895";
const units = (amount: number) => BigInt(Math.round(amount * 10_000));

/** Two cashiers, and a member who opens transfers. */
async function desk() {
  const cashier = await cashierUnderTest();
  const { merchant, clock } = cashier.under;
  const { hired } = await officeUnderTest({ merchant, clock });
  const { as } = await hired("cashier");
  const { as: other } = await hired("cashier", { name: "otra" });
  const store = await testStore();
  let opened = 0;
  const open = async (amount = 500) => {
    opened += 1;
    const key = `key-transfer-${opened}`;
    const { deposit } = await cashier.deposit(units(amount), key, "SPEI");
    return { ...deposit, note: deposit.payment!.note! };
  };
  const take = (
    file: Uint8Array,
    more: { plan?: "yes" | "no"; by?: Caller; account?: string } = {},
  ) => {
    const { by = as, plan = "no", account = ACCOUNT } = more;
    const form = { columns: {}, dates: "dayFirst", account, plan } as const;
    return send(by, staffStatementImport, { file: Buffer.from(file).toString("base64"), ...form });
  };
  const lines = async (state: "waiting" | "matched" | "set-aside" | "all" = "all") =>
    (await send(as, staffStatementLines, { state })).list;
  const inMine = <T>(work: Parameters<typeof store.inMerchant<T>>[1]) =>
    store.inMerchant(merchant.code, work);
  const audit = () =>
    inMine((tx) => tx.select().from(staffActions).where(eq(staffActions.merchant, merchant.code)));
  const isSound = async () => [
    ...(await verifyLedger(store.db, merchant.code)),
    ...(await verifySums(store.db, merchant.code)),
  ];
  return {
    ...{ ...cashier, store, merchant, clock, as, other, open, take, lines, inMine },
    ...{ audit, isSound },
  };
}

const paid = (note: string, more: FileLine = {}): FileLine => ({ text: `SPEI ${note}`, ...more });

test("a statement credits the transfers that it pays, leaves the rest to staff, and twice is once", async () => {
  const { open, take, lines, state, audit, isSound, inMine } = await desk();
  const first = await open();
  const second = await open(180);
  const file = csvFile([
    paid(first.note, { bankId: "F1" }),
    { text: "Comisión", isCredit: false, amount: units(12) },
    paid(second.note, { amount: units(179.99), bankId: "F2" }),
    { text: "Depósito en efectivo", amount: units(180), bankId: "F3" },
  ]);
  const planned = await take(file, { plan: "yes" });
  expect(planned).toMatchObject({ debits: 1, known: 0, credited: 1, waiting: 2 });
  expect(await lines()).toEqual([]);

  const done = await take(file);
  expect(done).toMatchObject({ debits: 1, known: 0, credited: 1, waiting: 2 });
  expect(done.lines.map(({ outcome, reason, deposit }) => [outcome, reason, deposit])).toEqual([
    ["credited", null, first.reference],
    ["waiting", "amount_differs", null],
    ["waiting", "no_note", null],
  ]);
  expect(done.lines.map((line) => ({ ...line, line: null }))).toEqual(planned.lines);
  expect(await state(first.depositId)).toMatchObject({ status: "CREDITED", balance: units(500) });
  const steps = await inMine((tx) =>
    tx.select().from(depositSteps).where(eq(depositSteps.depositId, first.depositId)),
  );
  expect(steps.at(-1)).toMatchObject({ kind: "credited", by: "staff", staff: "cashier" });
  const candidate = { reference: second.reference, status: "WAITING_PAYMENT", amount: units(180) };
  const waiting = (await lines("waiting")).map(({ reason, candidates }) => [reason, candidates]);
  expect(Object.fromEntries(waiting)).toMatchObject({
    ...{ amount_differs: [candidate], no_note: [candidate] },
  });
  expect(await lines("matched")).toMatchObject([
    { deposit: first.reference, by: "cashier", candidates: [], bookedAt: "2026-11-20" },
  ]);

  const before = await lines();
  const further = paid("000000", { bankId: "F9" });
  expect(await take(file)).toMatchObject({ known: 3, credited: 0, waiting: 0, lines: [] });
  expect(await take(csvFile([paid(first.note, { bankId: "F1" }), further]))).toMatchObject({
    ...{ known: 1, credited: 0, waiting: 1, lines: [{ reason: "unknown_note" }] },
  });
  expect((await lines()).filter(({ text }) => !text.includes("000000"))).toEqual(before);
  expect(await state(first.depositId)).toMatchObject({ balance: units(500) });
  const acts = (await audit()).map(({ action, details }) => [action, details]);
  expect(acts.filter(([action]) => action === "approveDeposit")).toEqual([
    ["approveDeposit", { reference: first.reference, amount: "500.00", line: done.lines[0]!.line }],
  ]);
  expect(JSON.stringify(acts)).not.toContain("SPEI");
  expect(await isSound()).toEqual([]);
});

test.each(["OFX", "CAMT.053"])(
  "%s names its account, and equal lines of a day are two",
  async (name) => {
    const { open, take, lines } = await desk();
    const { note, reference } = await open();
    const write = name === "OFX" ? ofxFile : camtFile;
    const file = write(ACCOUNT, [paid(note), paid(note)]);
    await expect(take(file, { account: "999" })).rejects.toMatchObject({
      ...{ code: "account_differs", field: "account" },
    });
    expect(await take(file)).toMatchObject({
      ...{ credited: 1, waiting: 1 },
      lines: [{ deposit: reference }, { reason: "deposit_over", deposit: null }],
    });
    expect(await lines("waiting")).toMatchObject([
      { account: ACCOUNT, candidates: [{ reference, status: "CREDITED" }] },
    ]);
  },
);

test("rejected, expired and credited transfers and those of a trial account are left to staff", async () => {
  const { open, take, as, clock, inMine, isSound } = await desk();
  const [rejected, credited, waiting] = [await open(), await open(), await open()] as const;
  const [expired, late] = [await open(), await open()] as const;
  await send(as, staffDepositReject, { reference: rejected.reference, reason: "not_received" });
  await send(as, staffDepositApprove, { reference: credited.reference });
  const change = (id: string, values: Partial<typeof deposits.$inferSelect>) =>
    inMine((tx) => tx.update(deposits).set(values).where(eq(deposits.id, id)));
  await change(expired.depositId, { status: "EXPIRED" });
  await change(late.depositId, { expiresAt: clock.now() });
  const reasons = async (all: FileLine[]) =>
    (await take(csvFile(all))).lines.map(({ reason }) => reason);
  const over = [rejected, credited, expired, late].map(({ note }) => paid(note));
  expect(await reasons(over)).toEqual(over.map(() => "deposit_over"));
  const odd = [{ bookedAt: "2026-11-18" }, { currency: "USD" }, { text: waiting.note + late.note }];
  expect(await reasons(odd.map((more) => paid(waiting.note, more)))).toEqual([
    ...["booked_before", "currency_differs", "no_note"],
  ]);
  const two = [paid(`${waiting.note} ${(await open()).note}`)];
  expect(await reasons(two)).toEqual(["several"]);
  await inMine((tx) => tx.update(members).set({ type: ACCOUNT_TYPE.trial }));
  expect(await reasons([paid(waiting.note)])).toEqual(["trial_account"]);
  expect(await isSound()).toEqual([]);
});

test("a note of another merchant is nobody's", async () => {
  const [mine, theirs] = [await desk(), await desk()];
  const { note, depositId } = await theirs.open();
  const { lines } = await mine.take(csvFile([paid(note)]));
  expect(lines).toMatchObject([{ reason: "unknown_note", deposit: null }]);
  expect(await mine.lines()).toMatchObject([{ candidates: [] }]);
  expect(await theirs.lines()).toEqual([]);
  expect(await theirs.state(depositId)).toMatchObject({ status: "WAITING_PAYMENT", balance: 0n });
});

test("staff match a line by hand with what came, once, or put it aside with a reason", async () => {
  const { open, take, lines, as, other, state, audit, isSound } = await desk();
  const wanted = await open(180);
  const later = await open(190);
  const taken = await take(csvFile([paid("", { amount: units(175) }), paid("111111")]));
  const [line, aside] = taken.lines.map((one) => one.line!);
  const match = (deposit: string, by = as) =>
    send(by, staffStatementMatch, { line: line!, deposit });
  await expect(match("D-0000-0000")).rejects.toMatchObject({
    ...{ code: "deposit_not_found", field: "deposit" },
  });
  expect(await match(wanted.note)).toEqual({
    ...{ outcome: "done", approval: null, credited: units(175) },
  });
  expect(await state(wanted.depositId)).toMatchObject({ status: "CREDITED", balance: units(175) });
  await expect(match(later.reference)).rejects.toMatchObject({ code: "line_state", field: "line" });
  const putAside = () =>
    send(other, staffStatementSetAside, { line: aside!, reason: "Paid back by the bank" });
  const onCredited = send(as, staffStatementMatch, { line: aside!, deposit: wanted.reference });
  await expect(onCredited).rejects.toMatchObject({ code: "deposit_state", field: "deposit" });
  const tooMuch = send(as, staffStatementMatch, { line: aside!, deposit: "nobody" });
  await expect(tooMuch).rejects.toMatchObject({ code: "deposit_not_found" });
  await putAside();
  await expect(putAside()).rejects.toMatchObject({ code: "line_state" });
  expect(await lines("set-aside")).toMatchObject([
    { line: aside, by: "otra", because: "Paid back by the bank", candidates: [] },
  ]);
  expect(await lines("matched")).toMatchObject([
    { line, deposit: wanted.reference, by: "cashier" },
  ]);
  expect(await lines("waiting")).toEqual([]);
  const acts = (await audit()).map(({ action }) => action);
  expect(acts.slice(-3)).toEqual(["importStatement", "approveDeposit", "setBankLineAside"]);
  expect(await isSound()).toEqual([]);
});

test("a credit beyond the method's limits is refused at the deposit", async () => {
  const { open, take, as, state } = await desk();
  const { reference, depositId } = await open();
  const taken = await take(csvFile([paid("", { amount: units(0.01) })]));
  const asked = send(as, staffStatementMatch, { line: taken.lines[0]!.line!, deposit: reference });
  await expect(asked).rejects.toMatchObject({ code: "amount_out_of_range", field: "deposit" });
  expect(await state(depositId)).toMatchObject({ status: "WAITING_PAYMENT", balance: 0n });
});

test("a large credit waits for a second person, by import and by hand", async () => {
  const { open, take, lines, as, other, state, isSound } = await desk();
  const large = await open(20_000);
  const byHand = await open(20_000);
  const file = csvFile([paid(large.note, { amount: units(20_000) })]);
  const planned = await take(file, { plan: "yes" });
  const taken = await take(file);
  for (const { waiting, lines: shown } of [planned, taken]) {
    expect([waiting, shown[0]]).toMatchObject([
      1,
      { reason: "second_person", deposit: large.reference },
    ]);
  }
  const line = taken.lines[0]!.line!;
  const decide = async (by: Caller, answer: "yes" | "no" = "yes") => {
    const [asked] = await send(as, approvalList, { all: "no" });
    return send(by, approvalDecide, { id: asked!.id, answer });
  };
  expect(await send(as, approvalList, { all: "no" })).toMatchObject([
    {
      verb: "matchBankLine",
      subject: line,
      input: { deposit: large.reference, amount: "20000.00" },
    },
  ]);
  await expect(decide(as)).rejects.toMatchObject({ code: "second_pair_of_eyes" });
  expect((await state(large.depositId)).balance).toBe(0n);
  await decide(other);
  expect(await state(large.depositId)).toMatchObject({
    ...{ status: "CREDITED", balance: units(20_000) },
  });
  expect(await lines("matched")).toMatchObject([{ line, deposit: large.reference, by: "otra" }]);

  const unnamed = await take(csvFile([paid("", { amount: units(20_000) })]));
  const match = (by: Caller) => {
    const input = { line: unnamed.lines[0]!.line!, deposit: byHand.reference };
    return send(by, staffStatementMatch, input);
  };
  expect(await match(as)).toMatchObject({ outcome: "waiting", credited: null });
  expect(await lines("waiting")).toMatchObject([
    { reason: "second_person", deposit: byHand.reference },
  ]);
  await expect(match(as)).rejects.toMatchObject({ code: "second_pair_of_eyes" });
  expect(await match(other)).toMatchObject({ outcome: "done", credited: units(20_000) });
  expect((await state(byHand.depositId)).balance).toBe(units(40_000));
  expect(await isSound()).toEqual([]);
});

test("a line that is put aside ends its request, and a deposit approved by hand is not credited again", async () => {
  const { open, take, as, other, state } = await desk();
  const [aside, approved] = [await open(20_000), await open(20_000)];
  const large = { amount: units(20_000) };
  const { lines } = await take(csvFile([paid(aside.note, large), paid(approved.note, large)]));
  const requests = await send(as, approvalList, { all: "no" });
  const idOf = (at: number) => requests.find(({ subject }) => subject === lines[at]!.line)!.id;
  await send(as, staffStatementSetAside, { line: lines[0]!.line!, reason: "not ours" });
  await send(as, staffDepositApprove, { reference: approved.reference });
  const decide = (id: string) => send(other, approvalDecide, { id, answer: "yes" });
  await expect(decide(idOf(0))).rejects.toMatchObject({ code: "approval_over" });
  await expect(decide(idOf(1))).rejects.toMatchObject({ code: "deposit_state" });
  expect((await state(approved.depositId)).balance).toBe(units(20_000));
});

test("two imports, and an approval by hand, at once credit each deposit once", async () => {
  const { open, take, as, other, state, isSound, inMine, lines } = await desk();
  const opened = await Promise.all(Array.from({ length: 6 }, () => open()));
  const file = csvFile(opened.map(({ note }, at) => paid(note, { bankId: `F${at}` })));
  const again = ofxFile(
    ACCOUNT,
    opened.map(({ note }, at) => paid(note, { bankId: `O${at}` })),
  );
  const byHand = opened.map(({ reference }) =>
    send(other, staffDepositApprove, { reference }).catch(({ code }) => code),
  );
  const imports = [take(file), take(file, { by: other }), take(again), take(again)];
  const codes = await Promise.all(byHand);
  const values = await Promise.all(imports);
  expect(codes.filter((one) => typeof one === "string" && one !== "deposit_state")).toEqual([]);
  const credited = values.reduce((sum, value) => sum + value.credited, 0);
  const handed = codes.filter((one) => typeof one !== "string").length;
  expect(credited + handed).toBe(opened.length);
  expect((await state(opened[0]!.depositId)).balance).toBe(units(500) * 6n);
  const rows = await inMine((tx) => tx.select().from(bankLines));
  expect(rows.length).toBe(12);
  expect(await lines("matched")).toHaveLength(credited);
  expect(values.flatMap((value) => value.lines)).toHaveLength(12);
  const states = await inMine((tx) => tx.select({ status: deposits.status }).from(deposits));
  expect(new Set(states.map(({ status }) => status))).toEqual(new Set(["CREDITED"]));
  expect(await send(as, approvalList, { all: "yes" })).toEqual([]);
  expect(await isSound()).toEqual([]);
});

test("what cannot be read is refused at its field, and nothing is done", async () => {
  const { take, as, audit, lines } = await desk();
  const refused = async (asked: Promise<unknown>, code: string, field: string) =>
    expect(asked).rejects.toMatchObject({ code, field });
  await refused(take(Buffer.from("<html>")), "statement_unreadable", "file");
  await refused(take(Buffer.from("Fecha;Importe\n")), "column_missing", "columns.text");
  await refused(take(csvFile([{ bookedAt: "2026-02-31" }])), "statement_entry_unreadable", "file");
  const form = { file: "AAAA", columns: {}, dates: "dayFirst", plan: "no" } as const;
  const send64 = (more: object) => send(as, staffStatementImport, { ...form, ...more } as never);
  await refused(send64({ file: "%%" }), "invalid_input", "file");
  await refused(send64({ currency: "pesos" }), "invalid_input", "currency");
  await refused(send64({ columns: { date: "" } }), "invalid_input", "columns.date");
  const nobody = { line: "nobody", deposit: "x", reason: "a test" };
  await refused(send(as, staffStatementSetAside, nobody), "unknown_line", "line");
  const after = send(as, staffStatementLines, { state: "all", after: "nobody" });
  await refused(after, "unknown_line", "after");
  const short = send(as, staffStatementSetAside, { line: "nobody", reason: "a" });
  await refused(short, "invalid_input", "reason");
  expect(await lines()).toEqual([]);
  expect((await audit()).map(({ action }) => action)).toEqual([]);
});

test("a cent that differs between a line and the deposit that it paid is found", async () => {
  const { open, take, inMine, isSound } = await desk();
  const { lines } = await take(csvFile([paid((await open()).note)]));
  expect(await isSound()).toEqual([]);
  const id = lines[0]!.line!;
  await inMine((tx) =>
    tx
      .update(bankLines)
      .set({ amount: units(500.01) })
      .where(eq(bankLines.id, id)),
  );
  expect(await isSound()).toEqual([{ problem: "LINE_DIFFERS", subject: id }]);
});

test("a page has fifty lines, and the next one goes on after it", async () => {
  const { take, as } = await desk();
  const all = Array.from({ length: 60 }, (_, at) => paid("", { bankId: `F${at}` }));
  await take(csvFile(all));
  const first = await send(as, staffStatementLines, { state: "waiting" });
  const second = await send(as, staffStatementLines, { state: "all", after: first.after! });
  expect([first.list.length, second.list.length, second.after]).toEqual([50, 10, null]);
  const ids = [...first.list, ...second.list].map(({ line }) => line);
  expect(new Set(ids).size).toBe(60);
});
