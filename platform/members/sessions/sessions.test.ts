import { expect, test } from "vitest";
import { testStore } from "#tests/support/database.ts";
import { proven } from "#tests/under-test/proven.ts";
import {
  logIn,
  PASSWORD,
  platformUnderTest,
  SECRETS,
} from "../../../tests/under-test/platform-under-test.ts";
import { memberInfo } from "../../contract/members/account.ts";
import { login } from "../../contract/members/auth.ts";
import { profile } from "../../contract/members/profile.ts";
import {
  loginHistory,
  sessionEnd,
  sessionEndOthers,
  sessionList,
} from "../../contract/members/sessions.ts";
import { send } from "../../contract/wire/send.ts";
import { auditEntries } from "../../store/schema/audit.ts";

const PHONE =
  "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1";
const as = (username: string, password = PASSWORD) => ({
  username,
  password,
  type: "username" as const,
});

/** A member who is logged in at home and on a phone in Peru. */
async function logins() {
  const under = await platformUnderTest();
  const { caller, newMember, clock } = under;
  const home = caller({ token: (await newMember("viajera1")).token });
  clock.advance(60_000);
  const from = {
    siteKey: SECRETS.siteKey,
    clientAddress: "203.0.113.8",
    clientCountry: "PE",
    userAgent: PHONE,
  };
  const phone = caller({ token: (await logIn(caller(from), as("viajera1"))).token, ...from });
  return { ...under, home, phone, from };
}

test("lists the member's sessions with device and place, the current one first", async () => {
  const { home, phone } = await logins();
  const seen = await send(phone, sessionList, {});
  expect(seen).toMatchObject([
    {
      isCurrent: true,
      address: "203.0.113.8",
      country: "PE",
      device: { kind: "phone", browser: "Safari", system: "iPhone" },
    },
    { isCurrent: false, country: null, device: { kind: "unknown" } },
  ]);
  expect((await send(home, sessionList, {})).map((one) => one.isCurrent)).toEqual([true, false]);
});

test("ends one session, and its token becomes invalid", async () => {
  const { home, phone } = await logins();
  const [, other] = await send(home, sessionList, {});
  await send(home, sessionEnd, { id: other!.id });
  await expect(send(phone, memberInfo, {})).rejects.toThrow("not_logged_in");
  expect(await send(home, sessionList, {})).toHaveLength(1);
  await expect(send(home, sessionEnd, { id: other!.id })).rejects.toThrow("unknown_session");
});

test("ends all other sessions, not the current one", async () => {
  const { home, phone, caller, from } = await logins();
  await send(caller(from), login, as("viajera1"));
  expect(await send(phone, sessionEndOthers, {})).toEqual({ ended: 2 });
  expect(await send(phone, sessionEndOthers, {})).toEqual({ ended: 0 });
  await expect(send(home, memberInfo, {})).rejects.toThrow("not_logged_in");
  await send(phone, memberInfo, {});
});

test("nobody ends another member's session, or one at another merchant", async () => {
  const { home, caller, newMember } = await logins();
  const [own] = await send(home, sessionList, {});
  const stranger = caller({ token: (await newMember("extrana1")).token });
  await expect(send(stranger, sessionEnd, { id: own!.id })).rejects.toThrow("unknown_session");
  const other = await platformUnderTest();
  const elsewhere = other.caller({ token: (await other.newMember()).token });
  await expect(send(elsewhere, sessionEnd, { id: own!.id })).rejects.toThrow("unknown_session");
  const carried = other.caller({ token: home.token! });
  for (const call of [sessionList, sessionEndOthers]) {
    await expect(send(carried, call, {})).rejects.toThrow("not_logged_in");
  }
  await send(home, memberInfo, {});
});

test("the history lists successful and failed logins, newest first, without tried names", async () => {
  const { home, caller, from, merchant, clock } = await logins();
  clock.advance(60_000);
  await send(caller(from), login, as("viajera1", "otra-clave-9")).catch(() => undefined);
  await send(caller(from), login, as("mi-clave-secreta")).catch(() => undefined);
  const { list, totalPages } = await send(home, loginHistory, { pageNo: 1 });
  expect(totalPages).toBe(1);
  expect(list.map(({ isDone, country }) => [isDone, country])).toEqual([
    [false, "PE"],
    [true, "PE"],
    [true, null],
  ]);
  const store = await testStore();
  const entries = await store.inMerchant(merchant.code, (tx) => tx.select().from(auditEntries));
  expect(JSON.stringify(entries)).not.toMatch(/mi-clave-secreta|otra-clave-9/);
});

test("the last visit is the login before this one", async () => {
  const { home, phone, clock } = await logins();
  expect((await send(home, profile, {})).lastVisit).toBeNull();
  const { lastVisit } = await send(phone, profile, {});
  expect(lastVisit).toMatchObject({ at: clock.now().getTime() - 60_000, country: null });
});

test("an unattended session ends no other", async () => {
  const { home, phone, clock } = await logins();
  const [, other] = await send(phone, sessionList, {});
  clock.advance(10 * 60_000);
  await expect(send(phone, sessionEnd, { id: other!.id })).rejects.toThrow("proof_required");
  await expect(send(phone, sessionEndOthers, {})).rejects.toThrow("proof_required");
  expect(await send(home, sessionList, {})).toHaveLength(2);
  const sure = await proven(phone, { password: PASSWORD });
  expect(await send(sure, sessionEndOthers, {})).toEqual({ ended: 1 });
});
