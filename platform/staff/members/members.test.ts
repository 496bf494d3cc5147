import { and, eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { testStore } from "#tests/support/database.ts";
import { lettersOf } from "#tests/support/letters.ts";
import {
  logIn,
  PASSWORD,
  platformUnderTest,
  random,
  SECRETS,
} from "../../../tests/under-test/platform-under-test.ts";
import { memberInfo } from "../../contract/members/account.ts";
import { login } from "../../contract/members/auth.ts";
import { passwordChange } from "../../contract/members/passwords.ts";
import { profile, profileSave } from "../../contract/members/profile.ts";
import { withdrawPasswordSet } from "../../contract/money/payout.ts";
import { type Caller, send } from "../../contract/wire/send.ts";
import { auditEntries } from "../../store/schema/audit.ts";
import { staffActions } from "../../store/schema/staff.ts";
import type { StaffContext } from "../staff-context.ts";
import { endMemberSessions } from "./end-member-sessions.ts";
import { endWithdrawPassword } from "./end-withdraw-password.ts";
import { givePassword } from "./give-password.ts";
import { setMemberStatus } from "./set-member-status.ts";
import { showMember } from "./show-member.ts";
import { unlockDetails } from "./unlock-details.ts";

const HOUR = 3_600_000;
const as = (username: string, password = PASSWORD) =>
  ({ username, password, type: "username" }) as const;

/** A platform with a member and a member of staff. */
async function office() {
  const under = await platformUnderTest();
  const { merchant, clock, newMember, caller } = under;
  const store = await testStore();
  const session = await newMember("Ana2026");
  const staff: StaffContext = {
    store,
    clock,
    random,
    secrets: SECRETS,
    staff: "eva",
    staffId: "eva",
  };
  const written = () =>
    store.inMerchant(merchant.code, async (tx) => ({
      staff: await tx.select().from(staffActions).where(eq(staffActions.merchant, merchant.code)),
      account: await tx
        .select()
        .from(auditEntries)
        .where(
          and(
            eq(auditEntries.merchant, merchant.code),
            eq(auditEntries.memberId, session.member.id),
          ),
        ),
      letters: await lettersOf(merchant.code),
    }));
  return {
    ...under,
    staff,
    written,
    named: { merchant: merchant.code, account: "ana2026" },
    member: caller({ token: session.token }),
  };
}

const isIn = (asked: Caller) =>
  send(asked, memberInfo, {}).then(
    () => true,
    () => false,
  );

test("a given password ends the sessions and opens the page for another one, nothing else", async () => {
  const { staff, named, member, caller, written } = await office();
  const given = await givePassword(staff, named);
  expect(given).toMatch(/^[2-9a-z]{4}-[2-9a-z]{4}-[2-9a-z]{4}$/);
  expect(await isIn(member)).toBe(false);
  await expect(send(caller(), login, as("ana2026"))).rejects.toThrow("login_failed");
  const session = await logIn(caller(), as("ana2026", given));
  expect(session.firstTimeLogin).toBe(true);
  const entered = caller({ token: session.token });
  await expect(send(entered, profile, {})).rejects.toThrow("password_due");
  const own = "otra frase tranquila";
  const changed = await send(entered, passwordChange, {
    oldPassword: given,
    newPassword: own,
    confirmNewPassword: own,
  });
  await send(caller({ token: changed.token }), profile, {});
  await expect(send(caller(), login, as("ana2026", given))).rejects.toThrow("login_failed");
  const kept = await written();
  expect(kept.staff).toMatchObject([{ action: "passwordGive", staff: "eva" }]);
  expect(kept.account.find(({ action }) => action === "passwordGive")?.details).toEqual({
    staff: "eva",
  });
  expect(JSON.stringify(kept)).not.toContain(given);
});

test("a given password that nobody used is over after three days", async () => {
  const { staff, named, caller, clock } = await office();
  const given = await givePassword(staff, named);
  clock.advance(72 * HOUR + 1);
  await expect(send(caller(), login, as("ana2026", given))).rejects.toThrow("login_failed");
});

test("a locked detail can be corrected once after staff unlock it, and each unlock is recorded", async () => {
  const { staff, named, member, written } = await office();
  const save = (payeeName: string) => send(member, profileSave, { payeeName, fields: {} });
  await save("Ana Ríos");
  await expect(save("Eva Luna")).rejects.toThrow("field_locked");
  await unlockDetails(staff, { ...named, details: "birthday" });
  await expect(save("Eva Luna")).rejects.toThrow("field_locked");
  await unlockDetails(staff, { ...named, details: "name" });
  expect(await send(member, profile, {})).toMatchObject({ isPayeeNameLocked: false });
  await save("Ana Ríos");
  await save("Ana María Ríos");
  await expect(save("Eva Luna")).rejects.toThrow("field_locked");
  expect((await written()).staff.map(({ details }) => details.details)).toEqual([
    "birthday",
    "name",
  ]);
});

test("withdraw digits that the staff ended are set anew, and refused where there are none", async () => {
  const { staff, named, member } = await office();
  const set = (password: string) =>
    send(member, withdrawPasswordSet, { password, confirmPassword: password });
  await expect(endWithdrawPassword(staff, named)).rejects.toThrow("withdraw_password_unset");
  await set("482915");
  await endWithdrawPassword(staff, named);
  expect(await send(member, profile, {})).toMatchObject({
    hasWithdrawPassword: false,
    withdrawUsableAt: null,
  });
  await expect(endWithdrawPassword(staff, named)).rejects.toThrow("withdraw_password_unset");
  await set("730518");
  expect(await send(member, profile, {})).toMatchObject({
    hasWithdrawPassword: true,
    withdrawUsableAt: expect.any(Number),
  });
});

test("sessions are ended, and a blocked account opens again only by the staff", async () => {
  const { staff, named, member, caller } = await office();
  await endMemberSessions(staff, named);
  expect(await isIn(member)).toBe(false);
  const again = caller({ token: (await logIn(caller(), as("ana2026"))).token });
  await setMemberStatus(staff, { ...named, status: "blocked", reason: "asked for it" });
  expect(await isIn(again)).toBe(false);
  await expect(send(caller(), login, as("ana2026"))).rejects.toThrow("login_failed");
  await setMemberStatus(staff, { ...named, status: "active", reason: "asked for it" });
  expect(await isIn(again)).toBe(false);
  expect(await logIn(caller(), as("ana2026"))).toHaveProperty("token");
});

test("an account is shown without anything that is secret or written out", async () => {
  const { staff, named, member } = await office();
  await send(member, profileSave, { payeeName: "Ana Ríos", fields: {} });
  const shown = await showMember(staff, named);
  expect(shown).toMatchObject({
    account: "Ana2026",
    status: "active",
    password: "set",
    withdrawPassword: "none",
    given: ["payeeName"],
    sessions: 1,
    hasApp: false,
  });
  expect(JSON.stringify(shown)).not.toMatch(/argon2|Ríos/);
});

test("an unknown member, another merchant's and a trial account are refused", async () => {
  const { staff, named } = await office();
  const other = await platformUnderTest();
  const elsewhere = { ...named, merchant: other.merchant.code };
  await expect(givePassword(staff, { ...named, account: "nadie" })).rejects.toThrow(
    "unknown_member",
  );
  await expect(endMemberSessions(staff, elsewhere)).rejects.toThrow("unknown_member");
  await expect(showMember(staff, { ...named, merchant: "nobody" })).rejects.toThrow(
    "unknown_merchant",
  );
});
