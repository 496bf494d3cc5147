import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { STATEMENT_BYTES_MAX } from "#platform/contract/staff/statements.ts";
import { testStore } from "#tests/support/database.ts";
import { cashierUnderTest } from "#tests/under-test/cashier-under-test.ts";
import { csvFile, sgmlFile } from "#tests/under-test/staff/statement-files.ts";
import { terminalUnderTest } from "#tests/under-test/staff/terminal-under-test.ts";

/** A terminal beside a member with an open transfer of 500.00, and a folder for statements. */
async function terminal() {
  const { under, deposit, state } = await cashierUnderTest();
  const { merchant, clock } = under;
  const opened = await deposit(5_000_000n, "key-statement-1", "SPEI");
  const store = await testStore();
  const typed = terminalUnderTest({ store, clock });
  const folder = await mkdtemp(join(tmpdir(), "statement-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  const { code } = merchant;
  const { payment, depositId, reference } = opened.deposit;
  return {
    ...{ ...typed, reference, note: payment!.note! },
    balance: async () => (await state(depositId)).balance,
    /** Types "statement <words[0]> <merchant> <words[1]> …" and returns what is printed. */
    async type(...[act = "", ...rest]: string[]) {
      const status = await typed.typeAs("eva")(["statement", act, code, ...rest]);
      return [status, ...typed.printed(), ...typed.errors.splice(0).slice(0, 1)];
    },
    async file(content: Uint8Array, name = "statement") {
      await writeFile(join(folder, name), content);
      return join(folder, name);
    },
  };
}

test("a statement is planned, imported, listed, matched and put aside", async () => {
  const { type, file, note, reference, balance } = await terminal();
  const lines = [
    { text: "SPEI", bankId: "F1" },
    { text: `${note}1`, bankId: "F2" },
  ];
  const path = await file(sgmlFile("0121800012", lines));
  const planned = await type("import", "--file", path, "--plan");
  expect(planned.slice(0, 6)).toEqual([
    ...[0, "debits    0", "known     0", "credited  0", "waiting   2", "lines"],
  ]);
  expect(await type("lines")).toEqual([0, "None."]);
  const imported = await type("import", "--file", path);
  const [, id = ""] = /^ {2}(\w+) +2026-11-20 +500\.00 +MXN +SPEI +waiting +no_note/m.exec(
    imported.join("\n"),
  )!;
  const listed = await type("lines", "--state", "waiting");
  expect(listed[1]).toMatch(/^line +bookedAt +amount +currency +text +account +state +reason/);
  expect(listed.join("\n")).toMatch(new RegExp(`^ {2}${reference} +WAITING_PAYMENT +500.00`, "m"));
  expect(await type("match", id, note)).toEqual([
    ...[0, "outcome   done", "approval  -", "credited  500.00"],
  ]);
  expect(await balance()).toBe(5_000_000n);
  const [, , other = ""] = (await type("lines")).map((line) => String(line).split(" ")[0]);
  expect(await type("set-aside", other, "--reason", "of another house")).toEqual([0, "Done."]);
  expect(await type("lines")).toEqual([0, "None."]);
  expect((await type("lines", "--state", "set-aside")).join("\n")).toContain("of another house");
  expect(await type("match", id, note)).toEqual([1, "Refused: line_state (line)"]);
});

test("the columns of a CSV file and its account are named with the import", async () => {
  const { type, file, note, balance } = await terminal();
  const csv = csvFile([{ text: `SPEI ${note}` }]).toString();
  const path = await file(Buffer.from(csv.replace("Fecha", "Cuándo").replace("Importe", "Cuánto")));
  const columns = ["--columns", "date=Cuándo,amount=Cuánto,text=Concepto+Folio"];
  const account = ["--account", "0121 8000 12"];
  expect(await type("import", "--file", path, ...account)).toEqual([
    ...[1, "Refused: column_missing (columns.date)"],
  ]);
  expect(await type("import", "--file", path, ...columns)).toEqual([
    ...[1, "Refused: account_required (account)"],
  ]);
  expect((await type("import", "--file", path, ...columns, ...account))[3]).toBe("credited  1");
  expect(await balance()).toBe(5_000_000n);
});

test("what a terminal cannot read is said in one line", async () => {
  const { type, file } = await terminal();
  const large = await file(Buffer.alloc(STATEMENT_BYTES_MAX + 1, "x"), "large");
  const empty = await file(Buffer.from(""), "empty");
  const small = await file(csvFile([{}]), "small");
  const named =
    "--columns names date, amount, credit, debit, sign, id, currency, text, such as date=Fecha.";
  const refused: [string[], string][] = [
    [[], "--file is missing."],
    [["--file", "/nowhere"], "/nowhere cannot be read."],
    [["--file", large], `${large} is larger than ${STATEMENT_BYTES_MAX} bytes.`],
    [["--file", empty], `${empty} is empty.`],
    [["--file", small, "--columns", "fecha=Fecha"], named],
    [["--file", small, "--columns", "date"], named],
  ];
  for (const [options, message] of refused) {
    expect(await type("import", ...options)).toEqual([1, message]);
  }
});
