import { eq } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { registerCode } from "#platform/contract/members/account.ts";
import { login, loginCode } from "#platform/contract/members/auth.ts";
import { passwordForgot, passwordSendCode } from "#platform/contract/members/passwords.ts";
import { type Caller, send } from "#platform/contract/wire/send.ts";
import { hashPassword } from "#platform/core/hashing/password-hash.ts";
import { demoWhitelabel } from "#platform/demo/whitelabel.ts";
import { members, merchants } from "#platform/store/schema/merchant.ts";
import { testStore } from "#tests/support/database.ts";
import { someAtOnce } from "#tests/support/some-at-once.ts";
import { platformUnderTest, random } from "#tests/under-test/platform-under-test.ts";

/** The number of existing accounts, and of missing ones. Each is queried about once per method. */
const PAIRS = 400;
/**
 * The distance of the share from a half that chance allows: four standard deviations of that many
 * throws.
 */
const CHANCE = 2 / Math.sqrt(PAIRS);

const { caller, merchant, clock } = await platformUnderTest();
const store = await testStore();
const numberOf = (index: number, isKnown: boolean) => `55${isKnown ? 1 : 2}${1_000_000 + index}`;
const nameOf = (index: number, isKnown: boolean) =>
  `${isKnown ? "conocida" : "invento"}${1000 + index}`;
const emailOf = (index: number) => `persona${index}@mail.example`;
const addressOf = (number: number) => `10.${number >> 16}.${(number >> 8) & 255}.${number & 255}`;

beforeAll(async () => {
  await store.db
    .update(merchants)
    .set({ whitelabel: demoWhitelabel("alba") })
    .where(eq(merchants.code, merchant.code));
  const passwordHash = await hashPassword("tres-soles-9", random);
  const at = clock.now();
  const rows = Array.from({ length: PAIRS }, (_, index) => ({
    merchant: merchant.code,
    id: `known${index}`,
    username: nameOf(index, true),
    usernameKey: nameOf(index, true),
    passwordHash,
    nickname: "",
    email: emailOf(index),
    emailKey: emailOf(index),
    emailVerifiedAt: at,
    phone: `+52${numberOf(index, true)}`,
    phoneVerifiedAt: at,
    createdAt: at,
  }));
  await store.inMerchant(merchant.code, (tx) => tx.insert(members).values(rows));
});

type About = { username: string; email: string; mobileNum: string; countryDialingCode: string };
type Ask = (from: Caller, about: About) => Promise<unknown>;
const phoneOf = ({ mobileNum, countryDialingCode }: About) => ({ mobileNum, countryDialingCode });

/** Every request that could tell an outsider whether an account exists. */
const WAYS: Record<string, Ask> = {
  "a login": (from, { username }) =>
    send(from, login, { username, password: "otra-clave-9", type: "username" }),
  "a code to log in with": (from, about) => send(from, loginCode, phoneOf(about)),
  "a letter for a new password": (from, { username, email }) =>
    send(from, passwordForgot, { username, email, origin: "http://nowhere.localhost" }),
  "a code for a new password": (from, about) => send(from, passwordSendCode, phoneOf(about)),
  "a code to register with": (from, about) => send(from, registerCode, phoneOf(about)),
};

/** All that an outsider can read from an answer, except their own number, and the answer's time. */
async function observe(ask: () => Promise<unknown>, { mobileNum }: About) {
  const startedAt = performance.now();
  const said = await ask().then(
    (value) => JSON.stringify(value),
    (error) => JSON.stringify([error.code, error.field, error.details]),
  );
  const ms = performance.now() - startedAt;
  return { said: said.replace(mobileNum.slice(-4), "…"), ms };
}

test.each(Object.entries(WAYS))(
  "%s does not reveal whether an account exists",
  { timeout: 180_000 },
  async (name, ask) => {
    let slower = 0;
    // Answers mostly wait for the next time step, so some pairs wait in parallel.
    await someAtOnce([...Array(PAIRS).keys()], async (pair) => {
      const times = { known: 0, unknown: 0 };
      const said = new Set<string>();
      // The order alternates, so that being second is no advantage.
      for (const isKnown of pair % 2 ? [true, false] : [false, true]) {
        const clientAddress = addressOf(name.length * 65_536 + pair * 2 + Number(isKnown));
        const about = {
          username: nameOf(pair, isKnown),
          email: emailOf(pair),
          mobileNum: numberOf(pair, isKnown),
          countryDialingCode: "52",
        };
        const from = caller({ clientAddress, siteKey: "the-site-key" });
        const seen = await observe(() => ask(from, about), about);
        said.add(seen.said);
        times[isKnown ? "known" : "unknown"] = seen.ms;
      }
      expect([...said]).toHaveLength(1);
      if (times.known > times.unknown) slower += 1;
    });
    expect(Math.abs(slower / PAIRS - 0.5)).toBeLessThan(CHANCE);
  },
);
