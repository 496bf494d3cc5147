import { eq } from "drizzle-orm";
import { FLAGS } from "#platform/contract/core/site.ts";
import { registerCode } from "#platform/contract/members/account.ts";
import { login, loginCode } from "#platform/contract/members/auth.ts";
import { passwordForgot, passwordSendCode } from "#platform/contract/members/passwords.ts";
import { type Caller, send } from "#platform/contract/wire/send.ts";
import { hashPassword } from "#platform/core/hashing/password-hash.ts";
import { demoWhitelabel } from "#platform/demo/whitelabel.ts";
import { joinTree } from "#platform/members/tree/join-tree.ts";
import { members, merchants } from "#platform/store/schema/merchant.ts";
import { testStore } from "#tests/support/database.ts";
import { platformUnderTest, random } from "#tests/under-test/platform-under-test.ts";

const numberOf = (index: number, isKnown: boolean) => `55${isKnown ? 1 : 2}${1_000_000 + index}`;
const nameOf = (index: number, isKnown: boolean) =>
  `${isKnown ? "conocida" : "invento"}${1000 + index}`;
const emailOf = (index: number) => `persona${index}@mail.example`;
const addressOf = (number: number) => `10.${number >> 16}.${(number >> 8) & 255}.${number & 255}`;

/** A platform with so many accounts, each with a phone and an e-mail address of its own. */
export async function knownAccounts(pairs: number) {
  // Ceilings above all requests of a run, which come within one hour.
  const textMessages = { perDay: 100_000, perHourAndCountry: 100_000 };
  const { caller, merchant, clock } = await platformUnderTest({ settings: { textMessages } });
  const store = await testStore();
  await store.db
    .update(merchants)
    .set({ whitelabel: demoWhitelabel(FLAGS) })
    .where(eq(merchants.code, merchant.code));
  const passwordHash = await hashPassword("tres-soles-9", random);
  const at = clock.now();
  const rows = Array.from({ length: pairs }, (_, index) => ({
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
  await store.inMerchant(merchant.code, async (tx) => {
    await tx.insert(members).values(rows);
    for (const { id } of rows) await joinTree(tx, merchant.code, id);
  });
  return caller;
}

export type About = {
  username: string;
  email: string;
  mobileNum: string;
  countryDialingCode: string;
};
type Ask = (from: Caller, about: About) => Promise<unknown>;
const phoneOf = ({ mobileNum, countryDialingCode }: About) => ({ mobileNum, countryDialingCode });

/** Every request that could tell an outsider whether an account exists. */
export const WAYS: Record<string, Ask> = {
  "a login": (from, { username }) =>
    send(from, login, { username, password: "otra-clave-9", type: "username" }),
  "a code to log in with": (from, about) => send(from, loginCode, phoneOf(about)),
  "a letter for a new password": (from, { username, email }) =>
    send(from, passwordForgot, { username, email, origin: "http://nowhere.localhost" }),
  "a code for a new password": (from, about) => send(from, passwordSendCode, phoneOf(about)),
  "a code to register with": (from, about) => send(from, registerCode, phoneOf(about)),
};

/** All that an outsider can read from an answer, except their own number, and the answer's time. */
export async function observe(ask: () => Promise<unknown>, { mobileNum }: About) {
  const startedAt = performance.now();
  const said = await ask().then(
    (value) => JSON.stringify(value),
    (error) => JSON.stringify([error.code, error.field, error.details]),
  );
  const ms = performance.now() - startedAt;
  return { said: said.replace(mobileNum.slice(-4), "…"), ms };
}

/** What an outsider asks about a pair's existing or missing account, from an address of its own. */
export function askAbout(pair: number, isKnown: boolean, way: string) {
  const clientAddress = addressOf(way.length * 65_536 + pair * 2 + Number(isKnown));
  const about: About = {
    username: nameOf(pair, isKnown),
    email: emailOf(pair),
    mobileNum: numberOf(pair, isKnown),
    countryDialingCode: "52",
  };
  return { about, from: { clientAddress, siteKey: "the-site-key" } };
}
