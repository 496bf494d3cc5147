import fc from "fast-check";
import { expect, test } from "vitest";
import { type Candidate, decideLine } from "./decide-line.ts";
import { keyedLines } from "./keyed-lines.ts";
import { notesIn } from "./notes-in.ts";
import { decimalOf, statementAmount } from "./statement-amount.ts";
import { statementDay } from "./statement-day.ts";
import { type StatementLine, textOfLine } from "./statement-line.ts";

const LINE: StatementLine = {
  ...{ bankId: null, bookedAt: "2026-11-20", amount: 5_000_000n, currency: "MXN" },
  ...{ text: "SPEI 814427", isCredit: true, isReversal: false },
};

test.each([
  ["pago 814427 Eva", ["814427"]],
  ["REF/814427.", ["814427"]],
  ["814427 814427 123456", ["814427", "123456"]],
  ["8144271, A814427, 814427ñ, 81442", []],
  ["814427.50 y 1,814427", []],
])("%s has the notes %j", (text, notes) => {
  expect(notesIn(text)).toEqual(notes);
});

test.each([
  ["$1,250.00", "point", 12_500_000n, false],
  ["1.250,5-", "comma", 12_505_000n, true],
  ["(75.00)", "point", 750_000n, true],
  ["−MXN 5", "point", 50_000n, true],
  ["1 250 000,00 €", "comma", 12_500_000_000n, false],
  [".5", "point", 5_000n, false],
  ["1.00000", "point", 10_000n, false],
] as const)("%s with a %s is %s", (text, decimal, amount, isNegative) => {
  expect(statementAmount(text, decimal)).toEqual({ amount, isNegative });
});

test.each(["", "1,25.00", "12,345,6", "1.2.3", "5-3", "2026-11", "1e5", "12 5", "(5", "1.00001"])(
  "%s is not an amount",
  (text) => {
    expect(statementAmount(text, "point")).toBe(null);
  },
);

test("an amount is read from every way in which a bank writes it", () => {
  const grouped = (whole: string, by: string) => whole.replaceAll(/\B(?=(\d{3})+$)/g, by);
  fc.assert(
    fc.property(fc.bigInt({ min: 0n, max: 10n ** 13n }), fc.boolean(), (cents, isComma) => {
      const [decimal, group] = isComma ? [",", "."] : [".", ","];
      const digits = String(cents).padStart(3, "0");
      const text = `${grouped(digits.slice(0, -2), group!)}${decimal}${digits.slice(-2)}`;
      const named = isComma ? "comma" : "point";
      expect(statementAmount(text, named)).toEqual({ amount: cents * 100n, isNegative: false });
      expect(decimalOf([text])).toBe(named);
    }),
  );
});

test("two amounts that contradict each other leave the decimals open", () => {
  expect(decimalOf(["1.50", "1,50"])).toBe(null);
  expect(decimalOf(["1.250", "2,00"])).toBe("comma");
  expect(decimalOf(["1.250"])).toBe(null);
  expect(decimalOf(["1250", "7"])).toBe("point");
});

test.each([
  ["2026-11-05", "2026-11-05"],
  ["2026/11/5 10:00", "2026-11-05"],
  ["20261105120000[-6:CST]", "2026-11-05"],
  ["05.11.26", "2026-11-05"],
  ["5-nov-2026", "2026-11-05"],
  ["05/Agosto/2026", "2026-08-05"],
  ["29/02/2028", "2028-02-29"],
  ["29/02/2026", null],
  ["05/11", null],
  ["05/11/20261", null],
  ["x", null],
])("%s is the day %s", (text, day) => {
  expect(statementDay(text, "dayFirst")).toBe(day);
});

test("a long text is cut between words, so no six digits arise", () => {
  const text = textOfLine([`${"a".repeat(993)} 8144271`]);
  expect(text).toBe("a".repeat(993));
});

test("equal lines of a day have keys of their own, the same in an overlapping statement", () => {
  const keys = (lines: StatementLine[]) => keyedLines(lines).map(({ key }) => key);
  const later = { ...LINE, bookedAt: "2026-11-21" };
  const [first, second, third] = keys([LINE, LINE, later]);
  expect(new Set([first, second, third]).size).toBe(3);
  expect(keys([later, LINE])).toEqual([third, first]);
  const named = (id: string, amount: bigint) => ({
    ...LINE,
    bankId: id,
    amount,
    text: id + amount,
  });
  expect(keys([named("a", 1n)])).toEqual(keys([{ ...named("a", 1n), text: "other words" }]));
  expect(new Set(keys([named("a", 1n), named("a", 2n), named("b", 1n)])).size).toBe(3);
});

const NOW = new Date("2026-11-21T00:00:00Z");
const WAITING: Candidate = {
  ...{ id: "d1", payable: LINE.amount, currency: "MXN", status: "WAITING_PAYMENT", isReal: true },
  ...{ createdAt: new Date("2026-11-20T10:00:00Z"), expiresAt: new Date("2026-11-21T10:00:00Z") },
};

test.each([
  ["a waiting deposit", {}, [{}], { deposit: "d1" }],
  [
    "one with a slip, past its time",
    {},
    [{ status: "SLIP_SUBMITTED", expiresAt: NOW }],
    { deposit: "d1" },
  ],
  [
    "an earlier one with the same note",
    {},
    [{}, { id: "d0", status: "CREDITED" }],
    { deposit: "d1" },
  ],
  ["no note", { text: "SPEI" }, [], { reason: "no_note" }],
  ["a note of nobody", {}, [], { reason: "unknown_note" }],
  ["two waiting deposits", {}, [{}, { id: "d2", payable: 1n }], { reason: "several" }],
  ["a cent too little", { amount: 4_999_900n }, [{}], { reason: "amount_differs" }],
  ["another currency", { currency: "USD" }, [{}], { reason: "currency_differs" }],
  ["a credited deposit", {}, [{ status: "CREDITED" }], { reason: "deposit_over" }],
  ["a rejected deposit", {}, [{ status: "FAILED" }], { reason: "deposit_over" }],
  ["an expired deposit", {}, [{ status: "EXPIRED" }], { reason: "deposit_over" }],
  ["one past its time", {}, [{ expiresAt: NOW }], { reason: "deposit_over" }],
  ["a trial account", {}, [{ isReal: false }], { reason: "trial_account" }],
  ["a day before the request", { bookedAt: "2026-11-18" }, [{}], { reason: "booked_before" }],
  ["a correction of the bank", { isReversal: true }, [{}], { reason: "reversal" }],
] as const)("a line with %s is decided by the rule", (_what, line, found, decision) => {
  const own: StatementLine = { ...LINE, ...line };
  const candidates = found.map(
    (one): Candidate => ({ ...WAITING, ...(one as Partial<Candidate>) }),
  );
  expect(decideLine(own, notesIn(own.text), candidates, NOW)).toEqual(decision);
});
