import { expect, test } from "vitest";
import {
  freshMember,
  freshMerchant,
  type TestClock,
  testClock,
  testContext,
} from "#tests/support/database.ts";
import { lettersOf } from "#tests/support/letters.ts";
import { passTime } from "#tests/support/pass-time.ts";
import { SECRETS } from "#tests/under-test/platform-under-test.ts";
import type { Context } from "../../core/context.ts";
import { outgoing } from "../../store/schema/outbox.ts";
import { verificationCodes } from "../../store/schema/proof.ts";
import { codeHash } from "./code-hash.ts";
import { type CodeTarget, sendCode } from "./send-code.ts";
import { useCode } from "./use-code.ts";

const MINUTE = 60_000;
const numbers = Array.from(
  { length: 40 },
  (_, index) => `+5255123400${String(index).padStart(2, "0")}`,
);
const newPhone = (): CodeTarget & { language: string } => ({
  purpose: "register",
  channel: "mobile",
  target: numbers.pop() ?? "",
  language: "es",
});

type Setup = { context: Context; clock: TestClock };

async function setUp(clientAddress = "203.0.113.1"): Promise<Setup> {
  const clock = testClock();
  return {
    context: await testContext({ merchant: await freshMerchant(), clock, clientAddress }),
    clock,
  };
}

const inside = <T>({ context }: Setup, work: Parameters<Context["store"]["inMerchant"]>[1]) =>
  context.store.inMerchant(context.merchant.code, work) as Promise<T>;

const ask = (at: Setup, options: Parameters<typeof sendCode>[2]) =>
  at.context.store.inMerchant(at.context.merchant.code, (tx) => sendCode(at.context, tx, options));

const use = (at: Setup, options: Parameters<typeof useCode>[2]) =>
  at.context.store.inMerchant(at.context.merchant.code, (tx) => useCode(at.context, tx, options));

async function sentCode(at: Setup): Promise<string> {
  const rows = await lettersOf(at.context.merchant.code);
  return / (\d{6})\./.exec(rows.at(-1)?.text ?? "")?.[1] ?? "";
}

const wrongOf = (code: string) => (code === "000000" ? "000001" : "000000");

test("six digits go out, are kept as a keyed hash, and open once", async () => {
  const at = await setUp();
  const phone = newPhone();
  const answer = await ask(at, phone);
  expect(answer).toMatchObject({ expiredMinutes: 1, validMinutes: 10 });
  expect(answer.sentTo).toBe(`+52 ••• ${phone.target.slice(-4)}`);
  const code = await sentCode(at);
  expect(code).toMatch(/^\d{6}$/);
  const kept = await inside(at, (tx) => tx.select().from(verificationCodes));
  expect(JSON.stringify(kept)).not.toContain(code);
  expect(JSON.stringify(kept)).not.toContain(phone.target);
  expect(await use(at, { ...phone, code })).toEqual({ memberId: null });
  await expect(use(at, { ...phone, code })).rejects.toMatchObject({
    code: "verification_code_expired",
    field: "verificationCode",
  });
});

test("a code is any of a million, drawn from the source of chance that it is given", async () => {
  const at = await setUp();
  const bounds: number[] = [];
  const below = (bound: number) => {
    bounds.push(bound);
    return bound - 1;
  };
  const context = { ...at.context, random: { ...at.context.random, below } };
  await ask({ ...at, context }, newPhone());
  expect(await sentCode(at)).toBe("999999");
  expect(bounds).toContain(1_000_000);
});

test("without the platform's key nobody makes a code's hash", () => {
  const merchant = {
    ...{ code: "alba", country: "MX", currency: "MXN", currencySymbol: "P", ageMin: 18 },
  };
  const under = (sealKey: Uint8Array) =>
    codeHash({ merchant, secrets: { ...SECRETS, sealKey } }, "login", "123456");
  expect(under(new Uint8Array(16).fill(1))).not.toBe(under(new Uint8Array(16).fill(2)));
});

test("a code sent before the master secret changed opens once after it, and another replaces it", async () => {
  const at = await setUp();
  const phone = newPhone();
  await ask(at, phone);
  const code = await sentCode(at);
  const { secrets } = at.context;
  const keys = { ...secrets, sealKey: new Uint8Array(16).fill(9) };
  const changed = { ...at, context: { ...at.context, secrets: { ...keys, other: secrets } } };
  const changedForGood = { ...at, context: { ...at.context, secrets: keys } };
  await expect(use(changedForGood, { ...phone, code })).rejects.toMatchObject({
    code: "verification_code_wrong",
  });
  expect(await use(changed, { ...phone, code })).toEqual({ memberId: null });
  at.clock.advance(MINUTE);
  passTime(MINUTE);
  await ask(changed, phone);
  const rows = await inside<unknown[]>(at, (tx) => tx.select().from(verificationCodes));
  expect(rows).toHaveLength(1);
});

test("of several uses of one code at once, one succeeds", async () => {
  const at = await setUp();
  const phone = newPhone();
  await ask(at, phone);
  const code = await sentCode(at);
  const answers = await Promise.allSettled([1, 2, 3, 4].map(() => use(at, { ...phone, code })));
  expect(answers.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
});

test("a code is over after ten minutes", async () => {
  const at = await setUp();
  const phone = newPhone();
  await ask(at, phone);
  const code = await sentCode(at);
  at.clock.advance(10 * MINUTE);
  await expect(use(at, { ...phone, code })).rejects.toThrow("verification_code_expired");
});

test("a code fits its purpose, its target and its merchant only", async () => {
  const at = await setUp();
  const phone = newPhone();
  await ask(at, phone);
  const code = await sentCode(at);
  const elsewhere = await setUp();
  const attempts = await Promise.allSettled([
    use(at, { ...phone, purpose: "bind", code }),
    use(at, { ...phone, target: newPhone().target, code }),
    use(elsewhere, { ...phone, code }),
  ]);
  for (const attempt of attempts) {
    expect(attempt).toMatchObject({ reason: { code: "verification_code_wrong" } });
  }
  await use(at, { ...phone, code });
});

test("a new code makes the one before worthless", async () => {
  const at = await setUp();
  const phone = newPhone();
  await ask(at, phone);
  const first = await sentCode(at);
  const other = { ...phone, purpose: "bind" as const };
  await ask(at, other);
  passTime(1_050);
  await inside(at, (tx) => tx.delete(outgoing));
  await ask(at, phone);
  const second = await sentCode(at);
  if (first !== second) {
    await expect(use(at, { ...phone, code: first })).rejects.toThrow("verification_code_wrong");
  }
  await use(at, { ...phone, code: second });
});

test("five tries from one address, which a rolled-back transaction does not give back", async () => {
  const at = await setUp();
  const phone = newPhone();
  await ask(at, phone);
  const code = await sentCode(at);
  const stranger = { ...at, context: { ...at.context, clientAddress: "198.51.100.4" } };
  for (let round = 0; round < 5; round += 1) {
    await expect(use(stranger, { ...phone, code: wrongOf(code) })).rejects.toThrow(
      "verification_code_wrong",
    );
  }
  await expect(use(stranger, { ...phone, code })).rejects.toThrow("verification_code_expired");
  await use(at, { ...phone, code });
});

test("guesses from many addresses end after fifteen", async () => {
  const at = await setUp();
  const phone = newPhone();
  await ask(at, phone);
  const code = await sentCode(at);
  for (let round = 0; round < 15; round += 1) {
    const from = { ...at, context: { ...at.context, clientAddress: `198.51.100.${round}` } };
    await use(from, { ...phone, code: wrongOf(code) }).catch(() => undefined);
  }
  await expect(use(at, { ...phone, code })).rejects.toThrow("verification_code_expired");
});

test("one in a second and five in ten minutes to one phone, from wherever", async () => {
  const at = await setUp();
  const phone = newPhone();
  const tooMany = { code: "sms_too_many", details: { minutes: 5 } };
  await ask(at, phone);
  await expect(ask(at, phone)).rejects.toMatchObject(tooMany);
  const from = (purpose: CodeTarget["purpose"]) => {
    const clientAddress = `198.51.100.${purpose.length}`;
    return ask({ ...at, context: { ...at.context, clientAddress } }, { ...phone, purpose });
  };
  for (const purpose of ["bind", "reset", "login"] as const) await from(purpose);
  passTime(1_050);
  await from("bind");
  await expect(from("login")).rejects.toMatchObject(tooMany);
  // With the password shown, a member requests codes that no stranger can use up.
  for (const purpose of ["challenge", "step-up"] as const) await from(purpose);
});

test.each(["login", "reset"] as const)(
  "a request for a %s code does not reveal whether an account exists",
  async (purpose) => {
    const at = await setUp();
    const { id } = await freshMember(at.context.merchant);
    const [known, unknown] = [newPhone(), newPhone()];
    const one = await ask(at, { ...known, purpose, memberId: id });
    const other = await ask(at, { ...unknown, purpose });
    expect({ ...one, sentTo: "" }).toEqual({ ...other, sentTo: "" });
    const rows = await lettersOf(at.context.merchant.code);
    expect(rows).toMatchObject([{ recipient: known.target, memberId: id, channel: "sms" }]);
    const guess = use(at, { ...unknown, purpose, code: "000000" });
    await expect(guess).rejects.toThrow("verification_code_wrong");
  },
);

test("a code by e-mail says what it is for whoever did not ask for it", async () => {
  const at = await setUp();
  const target = { channel: "email", target: "ana@mail.example", language: "en" } as const;
  await ask(at, { ...target, purpose: "bind" });
  const rows = await lettersOf(at.context.merchant.code);
  expect(rows[0]?.subject).toMatch(/^\d{6} is your /);
  expect(rows[0]?.text).toMatch(/ignore this message/i);
});
