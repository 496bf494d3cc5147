import { expect, test } from "vitest";
import { freshPayee } from "#tests/under-test/withdrawals-under-test.ts";
import { runCommand } from "../../run-command.ts";

async function terminal() {
  const payee = await freshPayee();
  const [out, errors]: [string[], string[]] = [[], []];
  const said = {
    out: (line: string) => out.push(line),
    error: (line: string) => errors.push(line),
  };
  const openStaff = async () => ({ staff: payee.staff(), close: async () => {} });
  const { code } = payee.merchant;
  const type = (act: string, rest: string) =>
    runCommand(["withdrawal", act, code, ...rest.split(" ").filter(Boolean)], openStaff, said);
  return { ...payee, out, errors, type };
}

test("a withdrawal is listed, approved, paid in parts and judged", async () => {
  const { ask, type, out, errors } = await terminal();
  const { reference } = await ask(400);
  expect(await type("list", "")).toBe(0);
  expect(out.at(-1)).toMatch(
    new RegExp(`^${reference}  2026-11-20T00:00  REQUESTED +400.00  user`),
  );
  expect(await type("approve", reference)).toBe(0);
  expect(await type("pay", `${reference} --part 150 --part 250`)).toBe(0);
  expect(out.at(-1)).toBe(`${reference} is PAID.`);
  expect(await type("verify", `${reference} 1`)).toBe(0);
  expect(await type("force", `${reference} 1`)).toBe(1);
  expect(errors).toEqual(["Refused: allocation_closed"]);
});

test("one is turned down with a reason that a player can read, and no other", async () => {
  const { ask, type, errors, out } = await terminal();
  const { reference } = await ask(400);
  expect(await type("reject", reference)).toBe(1);
  expect(await type("pay", `${reference} --part much`)).toBe(1);
  expect(await type("pay", `${reference} --through nobody`)).toBe(1);
  expect(await type("pay", `${reference} --through mockpay`)).toBe(1);
  expect(await type("left", `${reference} 1`)).toBe(1);
  expect(await type("judge", reference)).toBe(1);
  expect(await type("verify", reference)).toBe(1);
  expect(errors.filter((line) => !line.startsWith("npm"))).toEqual([
    "Refused: unknown_reason (reason)",
    "much is no amount such as 900 or 900.50.",
    'Nothing is paid through "nobody".',
    "Refused: unknown_gateway (through)",
    "Refused: unknown_part (part)",
    'A withdrawal cannot be "judge".',
    "Say which part: 1, 2 …",
  ]);
  expect(await type("reject", `${reference} --reason account_details`)).toBe(0);
  expect(out.at(-1)).toBe(`${reference} is over, and the money is back.`);
});

test("a member's money is kept in, and let go again", async () => {
  const { ask, type, member } = await terminal();
  expect(await type("block", member.username)).toBe(0);
  await expect(ask(400)).rejects.toMatchObject({ code: "withdrawals_blocked" });
  expect(await type("unblock", member.username)).toBe(0);
  expect(await ask(400)).toMatchObject({ status: "REQUESTED" });
  expect(await type("block", "nobody-there")).toBe(1);
});
