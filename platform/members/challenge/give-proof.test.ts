import { and, eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { proven } from "#tests/under-test/proven.ts";
import { factorsUnderTest } from "../../../tests/under-test/factors-under-test.ts";
import { proofGive, proofNeeds, proofSend } from "../../contract/members/challenge.ts";
import { withdrawPasswordSet } from "../../contract/money/payout.ts";
import { send } from "../../contract/wire/send.ts";
import { members } from "../../store/schema/merchant.ts";

const MINUTE = 60_000;
const PHONE = "+525512345678";
const NOTHING = { password: false, code: false, sent: [] };
const wrong = { code: "verification_code_wrong", field: "verificationCode" };

/** A member whose account was opened by phone only, some time after the login. */
async function withoutPassword() {
  const under = await factorsUnderTest();
  const { verify, store, merchant, session, clock, member, letters } = under;
  await verify({ phone: PHONE });
  await store.inMerchant(merchant.code, (tx) =>
    tx
      .update(members)
      .set({ passwordHash: "" })
      .where(and(eq(members.merchant, merchant.code), eq(members.id, session.member.id))),
  );
  return {
    ...under,
    later: () => clock.advance(11 * MINUTE),
    sendCode: async () => {
      await send(member, proofSend, { channel: "mobile" });
      const [text] = (await letters()).filter(({ recipient }) => recipient === PHONE);
      return /\b\d{6}\b/.exec(text?.text ?? "")?.[0] ?? "";
    },
    setDigits: (from = member) =>
      send(from, withdrawPasswordSet, { password: "482915", confirmPassword: "482915" }),
    prove: (verificationCode: string) => proven(member, { channel: "mobile", verificationCode }),
  };
}

test("a member without a password proves by a code long after the login", async () => {
  const { member, later, sendCode, prove, setDigits } = await withoutPassword();
  expect(await send(member, proofNeeds, {})).toEqual(NOTHING);
  later();
  await expect(setDigits()).rejects.toThrow("proof_required");
  expect(await send(member, proofNeeds, {})).toEqual({
    ...NOTHING,
    sent: [{ channel: "mobile", hint: "+52 ••• 5678" }],
  });
  const code = await sendCode();
  const guessed = code === "111111" ? "222222" : "111111";
  await expect(prove(guessed)).rejects.toMatchObject(wrong);
  await expect(send(member, proofGive, {})).rejects.toMatchObject(wrong);
  const sure = await prove(code);
  await setDigits(sure);
  expect(await send(sure, proofNeeds, {})).toEqual(NOTHING);
  const again = { channel: "mobile", verificationCode: code } as const;
  await expect(proven(sure, again)).rejects.toMatchObject({ code: "verification_code_expired" });
});

test("a sent code is half a proof while an app is on", async () => {
  const { withTotp, later, sendCode, member, setDigits, clock } = await withoutPassword();
  const { code: ofApp } = await withTotp();
  later();
  const verificationCode = await sendCode();
  const half = { channel: "mobile", verificationCode } as const;
  await expect(send(member, proofGive, half)).rejects.toMatchObject({ field: "code" });
  await expect(setDigits()).rejects.toThrow("proof_required");
  clock.advance(MINUTE);
  await setDigits(await proven(member, { ...half, code: ofApp() }));
});

test("a code is sent to proved contacts only, and to no member with a password", async () => {
  const { member } = await withoutPassword();
  await expect(send(member, proofSend, { channel: "email" })).rejects.toThrow("challenge_way");
  const other = await factorsUnderTest();
  await other.verify({ phone: PHONE });
  await expect(send(other.member, proofSend, { channel: "mobile" })).rejects.toThrow(
    "challenge_way",
  );
});
