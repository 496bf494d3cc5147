import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { freshMember, testStore } from "#tests/support/database.ts";
import {
  logIn,
  PASSWORD,
  platformUnderTest,
} from "../../../tests/under-test/platform-under-test.ts";
import { officeUnderTest } from "../../../tests/under-test/staff/office-under-test.ts";
import { memberInfo } from "../../contract/members/account.ts";
import {
  staffMemberEndSessions,
  staffMemberPassword,
  staffMemberResetWithdrawPassword,
  staffMemberSetUpline,
  staffMemberShow,
  staffMemberStatus,
  staffMemberTransfers,
  staffMemberUnlock,
} from "../../contract/staff/members/members.ts";
import { send } from "../../contract/wire/send.ts";
import { members } from "../../store/schema/merchant.ts";
import { withdrawPasswords } from "../../store/schema/payout.ts";

/** An office, and the member "ana2026", who is logged in. */
async function desk() {
  const under = await platformUnderTest();
  const { merchant, clock, newMember, caller } = under;
  const session = await newMember();
  const { hired } = await officeUnderTest({ merchant, clock });
  const store = await testStore();
  const row = async () => {
    const own = eq(members.id, session.member.id);
    const [found] = await store.inMerchant(merchant.code, (tx) =>
      tx.select().from(members).where(own),
    );
    return found!;
  };
  return { ...under, store, hired, row, session, member: caller({ token: session.token }) };
}

const account = "ana2026";

test("support reads an account's state, and gives a password that works", async () => {
  const { hired, caller, clock, member } = await desk();
  const { as } = await hired("support");
  expect(await send(as, staffMemberShow, { account: "ANA2026" })).toEqual({
    ...{ account, status: "active", type: 0, registeredAt: clock.now().getTime() },
    ...{ lastLoginAt: clock.now().getTime(), email: "none", phone: "none", password: "set" },
    ...{ withdrawPassword: "none", sessions: 1, passkeys: 0, hasApp: false, payoutAccounts: 0 },
    ...{ given: [], unlocked: [] },
  });
  const { password } = await send(as, staffMemberPassword, { account });
  await expect(send(member, memberInfo, {})).rejects.toMatchObject({ code: "not_logged_in" });
  const login = { username: account, password, type: "username" } as const;
  expect(await logIn(caller(), login)).toMatchObject({ firstTimeLogin: true });
  expect(await send(as, staffMemberShow, { account })).toMatchObject({ password: "given" });
});

test("support unlocks details, ends sessions and withdraw digits", async () => {
  const { hired, row, member, store, merchant, session, clock } = await desk();
  const { as } = await hired("support");
  const unlock = (word: "unlock-name" | "unlock-birthday" | "unlock-papers") =>
    send(as, staffMemberUnlock, { unlock: word, account });
  expect(await unlock("unlock-name")).toEqual({ unlocked: ["payeeName"] });
  expect(await unlock("unlock-birthday")).toEqual({ unlocked: ["birthday"] });
  const { unlocked } = await unlock("unlock-papers");
  expect(unlocked).toContain("idNumber");
  expect((await row()).unlockedFields).toEqual(["payeeName", "birthday", ...unlocked]);
  const end = () => send(as, staffMemberResetWithdrawPassword, { account });
  await expect(end()).rejects.toMatchObject({ code: "withdraw_password_unset" });
  const digits = { merchant: merchant.code, memberId: session.member.id, hash: "h" };
  await store.inMerchant(merchant.code, (tx) =>
    tx.insert(withdrawPasswords).values({ ...digits, changedAt: clock.now() }),
  );
  await end();
  expect(await send(as, staffMemberShow, { account })).toMatchObject({ withdrawPassword: "none" });
  await send(as, staffMemberEndSessions, { account });
  await expect(send(member, memberInfo, {})).rejects.toMatchObject({ code: "not_logged_in" });
});

test("the agents' people put a member under an agent, and under none", async () => {
  const { hired, row, merchant } = await desk();
  const { as } = await hired("agents");
  const agent = await freshMember(merchant, { type: 1 });
  const put = (upline: string) => send(as, staffMemberSetUpline, { account, upline });
  await put(agent.username);
  expect((await row()).parentId).toBe(agent.id);
  await put("none");
  expect((await row()).parentId).toBeNull();
  await expect(put(account)).rejects.toMatchObject({ code: "not_agent", field: "upline" });
});

test("risk blocks transfers and accounts, and allows them again", async () => {
  const { hired, row, caller, member } = await desk();
  const { as } = await hired("risk");
  const transfers = (act: "block-transfers" | "unblock-transfers") =>
    send(as, staffMemberTransfers, { act, account });
  await transfers("block-transfers");
  expect((await row()).transfersBlockedAt).not.toBeNull();
  await transfers("unblock-transfers");
  expect((await row()).transfersBlockedAt).toBeNull();
  const status = (act: "block" | "unblock") =>
    send(as, staffMemberStatus, { act, account, reason: "asked by the regulator" });
  await status("block");
  expect((await row()).status).toBe("blocked");
  await expect(send(member, memberInfo, {})).rejects.toMatchObject({ code: "not_logged_in" });
  await status("unblock");
  const login = { username: account, password: PASSWORD, type: "username" } as const;
  expect(await logIn(caller(), login)).toMatchObject({ firstTimeLogin: false });
});

test("a wrong input is refused at its field", async () => {
  const { hired } = await desk();
  const { as } = await hired("admin");
  const refusal = (field: string) => ({ code: "invalid_input", field });
  const long = send(as, staffMemberShow, { account: "a".repeat(65) });
  await expect(long).rejects.toMatchObject(refusal("account"));
  const silent = send(as, staffMemberStatus, { act: "block", account, reason: "  " });
  await expect(silent).rejects.toMatchObject(refusal("reason"));
  const unlock = "unlock-type" as "unlock-name";
  const unknown = send(as, staffMemberUnlock, { unlock, account });
  await expect(unknown).rejects.toMatchObject(refusal("unlock"));
  const nobody = send(as, staffMemberShow, { account: "nobody" });
  await expect(nobody).rejects.toMatchObject({ code: "unknown_member" });
});
