import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { freshMember, testStore } from "#tests/support/database.ts";
import {
  platformUnderTest,
  random,
  registration,
} from "../../../tests/under-test/platform-under-test.ts";
import { register } from "../../contract/members/account.ts";
import { affiliateCheck, affiliateInfo } from "../../contract/members/affiliate.ts";
import { send } from "../../contract/wire/send.ts";
import { affiliateCodes, invitations } from "../../store/schema/invitation.ts";
import { members, merchants } from "../../store/schema/merchant.ts";
import { giveMissingCodes } from "./give-missing-codes.ts";
import { newCode } from "./new-code.ts";

async function setUp() {
  const registerFields = { affiliateCode: { enabled: true }, recommenderId: { enabled: true } };
  const made = await platformUnderTest({ settings: { registerFields } });
  const store = await testStore();
  const { code: merchant } = made.merchant;
  const createdAt = made.clock.now();
  const campaign = { merchant, kind: "affiliate" as const, createdAt };
  await store.inMerchant(merchant, (tx) =>
    tx.insert(affiliateCodes).values([
      { ...campaign, code: "FERIA" },
      { ...campaign, code: "VIEJO", isActive: false },
      { ...campaign, code: "SOLOAQUI", domain: "aqui.test" },
    ]),
  );
  const codeOf = (memberId: string) =>
    store.inMerchant(merchant, async (tx) => {
      const rows = await tx
        .select()
        .from(affiliateCodes)
        .where(eq(affiliateCodes.memberId, memberId));
      return rows[0]?.code ?? "";
    });
  const invited = () => store.inMerchant(merchant, (tx) => tx.select().from(invitations));
  return { ...made, codeOf, invited };
}

test("a code is good in any case, while it is active, and at its own host", async () => {
  const { caller } = await setUp();
  const ask = async (code: string, domain?: string) =>
    (await send(caller(), affiliateCheck, { code, ...(domain && { domain }) })).isValid;
  expect(await ask(" feria ")).toBe(true);
  expect(await ask("VIEJO")).toBe(false);
  expect(await ask("NADIE")).toBe(false);
  expect(await ask("SOLOAQUI")).toBe(false);
  expect(await ask("SOLOAQUI", "otra.test")).toBe(false);
  expect(await ask("SOLOAQUI", "aqui.test")).toBe(true);
});

test("a code tells whose it is, with part of the name, and only where it is valid", async () => {
  const { caller, newMember, codeOf } = await setUp();
  const { member } = await newMember("amiga26");
  const ask = (code: string) => send(caller(), affiliateInfo, { code });
  expect(await ask("feria")).toEqual({ kind: "affiliate", invitedBy: null });
  expect(await ask(await codeOf(member.id))).toEqual({ kind: "member", invitedBy: "ami•••6" });
  for (const code of ["VIEJO", "NADIE", "SOLOAQUI"]) {
    await expect(ask(code)).rejects.toThrow("invitation_code_error");
  }
  const other = await platformUnderTest();
  const elsewhere = send(other.caller(), affiliateInfo, { code: await codeOf(member.id) });
  await expect(elsewhere).rejects.toThrow("invitation_code_error");
});

test("another merchant's code is nobody's", async () => {
  const one = await setUp();
  const other = await platformUnderTest();
  const answer = await send(other.caller(), affiliateCheck, { code: "FERIA" });
  expect(answer).toEqual({ isValid: false });
  const { member } = await one.newMember();
  const input = { ...registration("Ana2027"), referralCode: await one.codeOf(member.id) };
  await expect(send(other.caller(), register, input)).rejects.toThrow("invitation_code_error");
});

test("every member gets a code, and a newcomer who uses it is recorded with its owner", async () => {
  const { caller, newMember, codeOf, invited } = await setUp();
  const { member: friend } = await newMember("amiga26");
  const code = await codeOf(friend.id);
  expect(code).toMatch(/^[A-Z0-9]{9}$/);
  const input = { ...registration("Ana2026"), referralCode: code.toLowerCase() };
  const { member } = await send(caller(), register, input);
  expect(await invited()).toMatchObject([{ memberId: member.id, invitedBy: friend.id, code }]);
});

test.each([
  ["referralCode", "NADIE1"],
  ["affiliateCode", "NADIE1"],
  ["recommenderId", "FERIA"],
])("a code that is not good stops everything, at %s", async (field, code) => {
  const { caller, invited } = await setUp();
  const input = { ...registration("Ana2026"), [field]: code };
  await expect(send(caller(), register, input)).rejects.toMatchObject({
    code: "invitation_code_error",
    field,
  });
  expect(await invited()).toEqual([]);
  await send(caller(), register, { ...registration("Ana2026"), affiliateCode: "feria" });
  expect(await invited()).toMatchObject([{ code: "FERIA", invitedBy: null }]);
});

test("an affiliate's code is not a member's own", async () => {
  const { caller, newMember, codeOf } = await setUp();
  const { member } = await newMember("amiga26");
  const input = { ...registration("Ana2026"), affiliateCode: await codeOf(member.id) };
  await expect(send(caller(), register, input)).rejects.toMatchObject({ field: "affiliateCode" });
});

test("questions about codes end after sixty an hour", async () => {
  const { caller } = await setUp();
  const at = caller({ clientAddress: "198.51.100.8", siteKey: "the-site-key" });
  const asked = Array.from({ length: 60 }, () => send(at, affiliateCheck, { code: "X" }));
  const answers = await Promise.allSettled(asked);
  expect(answers.filter(({ status }) => status === "rejected")).toEqual([]);
  for (const call of [affiliateCheck, affiliateInfo]) {
    await expect(send(at, call, { code: "X" })).rejects.toThrow("too_many_attempts");
  }
});

test("a member without a code gets one at the next start, once, and a trial account gets none", async () => {
  const { merchant, clock, codeOf } = await setUp();
  const store = await testStore();
  const { id } = await freshMember(merchant);
  const trial = await freshMember(merchant, { type: 4 });
  expect(await codeOf(id)).toBe("");
  await giveMissingCodes({ store, clock, random });
  const code = await codeOf(id);
  expect(code).toMatch(/^[A-Z0-9]{9}$/);
  await giveMissingCodes({ store, clock, random });
  expect(await codeOf(id)).toBe(code);
  expect(await codeOf(trial.id)).toBe("");
});

test("a code holds nothing that is taken for another letter", () => {
  let next = 0;
  const random = { bytes: () => new Uint8Array(), below: (bound: number) => next++ % bound };
  expect(`${newCode(random)}${newCode(random)}${newCode(random)}`).not.toMatch(/[0OI1B8S52]/);
});

test("an agent's code gives no agent where the law allows none", async () => {
  const { caller, newMember, codeOf, merchant } = await setUp();
  const store = await testStore();
  const { member } = await newMember("amiga26");
  const own = eq(members.merchant, merchant.code);
  await store.inMerchant(merchant.code, (tx) => tx.update(members).set({ type: 1 }).where(own));
  const recommenderId = await codeOf(member.id);
  const papers = { birthday: "1990-05-04", idNumber: "VEGL900504" };
  const parentOf = async (username: string, asked = {}) => {
    const given = { ...registration(username), ...asked, recommenderId };
    const made = await send(caller(), register, given);
    const [row] = await store.inMerchant(merchant.code, (tx) =>
      tx.select().from(members).where(eq(members.id, made.member.id)),
    );
    return row?.parentId;
  };
  expect(await parentOf("luz2026")).toBe(member.id);
  const place = eq(merchants.code, merchant.code);
  await store.db.update(merchants).set({ jurisdiction: "MX" }).where(place);
  expect(await parentOf("sol2026", papers)).toBeNull();
});
