import { like } from "drizzle-orm";
import { expect, test } from "vitest";
import { login } from "#platform/contract/auth.ts";
import { type Caller, send } from "#platform/contract/send.ts";
import { platformUnderTest } from "#platform/http/platform-under-test.ts";
import { attemptLimits } from "#platform/store/schema/limit.ts";
import { testStore } from "#tests/support/database.ts";

const PAIRS = 2_000;
const { caller, newMember } = await platformUnderTest();
await newMember("conocida1");

const addressOf = (number: number) => `10.${number >> 16}.${(number >> 8) & 255}.${number & 255}`;

/** What an outsider can read off an answer, and how long it took. */
async function observe(ask: () => Promise<unknown>) {
  const startedAt = performance.now();
  const said = await ask().then(
    (value) => JSON.stringify(value),
    (error) => JSON.stringify([error.code, error.field, error.details]),
  );
  return { said, ms: performance.now() - startedAt };
}

/** From the third failure on a captcha would be asked for, before the account is looked for. */
async function forgetFailures() {
  const { db } = await testStore();
  await db.delete(attemptLimits).where(like(attemptLimits.key, "captcha-account:%"));
}

/** The share of pairs in which the account that exists took longer; half of them tells nothing. */
async function shareOfSlower(ask: (caller: Caller, isKnown: boolean) => Promise<unknown>) {
  let slower = 0;
  for (let pair = 0; pair < PAIRS; pair += 1) {
    if (pair % 3 === 0) await forgetFailures();
    const observed = { known: 0, unknown: 0 };
    const said = new Set<string>();
    // In turn, so that what comes second has no advantage.
    for (const isKnown of pair % 2 ? [true, false] : [false, true]) {
      const clientAddress = addressOf(pair * 2 + Number(isKnown));
      const from = caller({ clientAddress, siteKey: "the-site-key" });
      const { said: words, ms } = await observe(() => ask(from, isKnown));
      said.add(words);
      observed[isKnown ? "known" : "unknown"] = ms;
    }
    expect([...said]).toHaveLength(1);
    if (observed.known > observed.unknown) slower += 1;
  }
  return slower / PAIRS;
}

test("a login does not tell whether an account exists", { timeout: 180_000 }, async () => {
  const share = await shareOfSlower((from, isKnown) =>
    send(from, login, {
      username: isKnown ? "conocida1" : "nadie1234",
      password: "otra-clave-9",
      type: "username",
    }),
  );
  expect(Math.abs(share - 0.5)).toBeLessThan(0.1);
});
