import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { testStore } from "#tests/support/database.ts";
import { lettersOf } from "#tests/support/letters.ts";
import { passTime } from "#tests/support/pass-time.ts";
import {
  PASSWORD,
  platformUnderTest,
  registration,
} from "../../../tests/under-test/platform-under-test.ts";
import type { Flag } from "../../contract/core/site.ts";
import {
  mobileRegister,
  register,
  registerCode,
  registerRules,
} from "../../contract/members/account.ts";
import { login } from "../../contract/members/auth.ts";
import type { InputOf } from "../../contract/wire/call.ts";
import { send } from "../../contract/wire/send.ts";
import { members, merchants } from "../../store/schema/merchant.ts";
import { outgoing } from "../../store/schema/outbox.ts";

const WITH_CODE: Flag[] = ["MOBILENUMREG3", "REGMOBVERF3", "MOBILENUMPASSREG3"];
const SHORT: Flag[] = ["MOBILENUMREG3", "REGMOBVERF3", "MOBILEVERCODELOGIN3"];

async function setUp(flags: Flag[], registerFields = {}) {
  const phoneCountries = ["MX", "ES", "FR"];
  const made = await platformUnderTest({ settings: { phoneCountries, registerFields } });
  const store = await testStore();
  const { code: merchant } = made.merchant;
  const whitelabel = (["DIRECTREG3", "USERNAMEREG3", ...flags] as Flag[]).map((modId) => ({
    modId,
    enabled: "1" as const,
    childrenNodes: [],
  }));
  await store.db.update(merchants).set({ whitelabel }).where(eq(merchants.code, merchant));
  let address = 0;
  const caller = () =>
    made.caller({ clientAddress: `198.51.100.${++address}`, siteKey: "the-site-key" });
  const rows = () => store.inMerchant(merchant, (tx) => tx.select().from(members));
  async function code({ countryDialingCode = "52", mobileNum = "" }): Promise<string> {
    await send(caller(), registerCode, { countryDialingCode, mobileNum });
    const sent = (await lettersOf(merchant)).filter(({ channel }) => channel === "sms");
    return / (\d{6})\./.exec(sent.at(-1)?.text ?? "")?.[1] ?? "";
  }
  return {
    ...made,
    rows,
    code,
    /** Registers by number, with a code where one is required. */
    async join(number: string, change: Partial<InputOf<typeof mobileRegister>> = {}) {
      const at = { countryDialingCode: "52", mobileNum: number, ...change };
      const { username: _, password, confirmPassword, ...consents } = registration("");
      const given = flags.includes("MOBILENUMPASSREG3") || !flags.includes("REGMOBVERF3");
      const secrets = given ? { password, confirmPassword } : {};
      const isSent = flags.includes("REGMOBVERF3") && !("verificationCode" in change);
      const codes = isSent ? { verificationCode: await code(at) } : {};
      return send(caller(), mobileRegister, { ...consents, ...secrets, ...codes, ...at });
    },
    async clear() {
      await store.inMerchant(merchant, (tx) => tx.delete(outgoing));
      passTime(1_050);
    },
  };
}

test("by user name a code proves the number too, where the merchant requires both", async () => {
  const mobileNum = { enabled: true, required: true };
  const { rows, code, caller, join, clear } = await setUp(WITH_CODE, { mobileNum });
  const at = { countryDialingCode: "52", mobileNum: "5512345678" };
  const sign = (username: string, verificationCode?: string) =>
    send(caller(), register, { ...registration(username), ...at, verificationCode });
  const refused = { field: "verificationCode" };
  await expect(sign("Ana2026")).rejects.toMatchObject({ code: "input_required", ...refused });
  const right = await code(at);
  await expect(sign("Ana2026", right === "000000" ? "1" : "000000")).rejects.toMatchObject({
    code: "verification_code_wrong",
  });
  await sign("Ana2026", right);
  expect(await rows()).toMatchObject([
    { username: "Ana2026", phone: "+525512345678", phoneVerifiedAt: expect.any(Date) },
  ]);
  await clear();
  await expect(join("5512345678")).rejects.toMatchObject({ code: "mobile_taken" });
});

test("the number without its leading zero is the user name, and is proved by the code", async () => {
  const { join, rows, caller } = await setUp(WITH_CODE);
  const session = await join("0 55 1234-5678");
  expect(session.member).toMatchObject({ account: "5512345678", type: 0 });
  expect(await rows()).toMatchObject([
    { username: "5512345678", phone: "+525512345678", phoneVerifiedAt: expect.any(Date) },
  ]);
  const again = await send(caller(), login, {
    username: "5512345678",
    password: PASSWORD,
    type: "username",
  });
  expect(again).toMatchObject({ member: { account: "5512345678" } });
});

test("without the right code nothing is made", async () => {
  const { join, rows, code } = await setUp(WITH_CODE);
  const field = "verificationCode";
  await expect(join("5512345678", { verificationCode: "" })).rejects.toMatchObject({
    code: "input_required",
    field,
  });
  const right = await code({ mobileNum: "5512345678" });
  const verificationCode = right === "000000" ? "000001" : "000000";
  await expect(join("5512345678", { verificationCode })).rejects.toMatchObject({
    code: "verification_code_wrong",
    field,
  });
  await expect(join("5587654321", { verificationCode: right })).rejects.toMatchObject({ field });
  expect(await rows()).toEqual([]);
});

test("a number is reported as taken only after the code sent to it is entered", async () => {
  const { join, clear } = await setUp(WITH_CODE);
  await join("5512345678");
  await clear();
  await expect(join("5512345678", { verificationCode: "123" })).rejects.toMatchObject({
    field: "verificationCode",
  });
  await expect(join("5512345678")).rejects.toMatchObject({
    code: "mobile_taken",
    field: "mobileNum",
  });
});

test("two countries may have the same number at home", async () => {
  const { join, clear } = await setUp(WITH_CODE);
  await join("912345678", { countryDialingCode: "34", mobileNum: "612345678" });
  await clear();
  const other = await join("", { countryDialingCode: "33", mobileNum: "612345678" });
  expect(other.member.account).toBe("33612345678");
});

test("a password is not asked where a code opens the door each time, and none fits", async () => {
  const { join, rows, caller } = await setUp(SHORT);
  const [, mobile] = await send(caller(), registerRules, {});
  const asked = mobile?.fields.filter(({ enabled }) => enabled).map(({ field }) => field);
  expect(asked).not.toContain("password");
  await join("5512345678");
  expect((await rows())[0]?.passwordHash).toBe("");
  const guess = { username: "5512345678", password: "x", type: "username" as const };
  await expect(send(caller(), login, guess)).rejects.toThrow("login_failed");
});

test("where no code is required, a number stays unverified, and a taken number is refused like a taken name", async () => {
  const { join, rows, caller } = await setUp(["MOBILENUMREG3"]);
  await join("5512345678");
  expect(await rows()).toMatchObject([{ phone: "+525512345678", phoneVerifiedAt: null }]);
  await expect(join("5512345678")).rejects.toMatchObject({ code: "mobile_taken" });
  const code = { countryDialingCode: "52", mobileNum: "5512345678" };
  await expect(send(caller(), registerCode, code)).rejects.toThrow("registration_closed");
});

test.each([
  [{ mobileNum: "12345678" }, "mobile_invalid"],
  [{ countryDialingCode: "999" }, "mobile_invalid"],
  [{ mobileNum: "55abc678" }, "input_pattern"],
  [{ mobileNum: "" }, "input_required"],
])("refuses %j with %s", async (change, code) => {
  const { join } = await setUp(["MOBILENUMREG3"]);
  await expect(join("5512345678", change)).rejects.toMatchObject({ code });
});

test("the tab is closed where its flag is off", async () => {
  const { join } = await setUp([]);
  await expect(join("5512345678")).rejects.toThrow("registration_closed");
});

test("one merchant's number is free at another", async () => {
  const one = await setUp(WITH_CODE);
  const other = await setUp(WITH_CODE);
  await one.join("5512345678");
  expect((await other.join("5512345678")).member.account).toBe("5512345678");
});
