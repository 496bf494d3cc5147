import { and, eq } from "drizzle-orm";
import { TOTP } from "otpauth";
import { testStore } from "#tests/support/database.ts";
import { lettersOf } from "#tests/support/letters.ts";
import { login } from "../../platform/contract/members/auth.ts";
import { totpConfirm, totpStart } from "../../platform/contract/members/factors.ts";
import type { InputOf } from "../../platform/contract/wire/call.ts";
import { type Caller, send } from "../../platform/contract/wire/send.ts";
import { members } from "../../platform/store/schema/merchant.ts";
import { PASSWORD, platformUnderTest } from "./platform-under-test.ts";

export const as = (username: string): InputOf<typeof login> => ({
  username,
  password: PASSWORD,
  type: "username",
});

const PHONE =
  "Mozilla/5.0 (Linux; Android 14; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Mobile Safari/537.36";

/** A platform with a member, and the helpers of tests of second factors. */
export async function factorsUnderTest(settings: Record<string, unknown> = {}) {
  const under = await platformUnderTest({ settings });
  const { caller, merchant, clock, newMember } = under;
  const session = await newMember("ana2026");
  const member = caller({ token: session.token });
  const store = await testStore();
  const mine = and(eq(members.merchant, merchant.code), eq(members.id, session.member.id));
  return {
    ...under,
    store,
    session,
    member,
    /** Verifies a number and an address, like another part of the platform. */
    verify: (over: { phone?: string; email?: string }) =>
      store.inMerchant(merchant.code, (tx) =>
        tx
          .update(members)
          .set({
            ...(over.phone && { phone: over.phone, phoneVerifiedAt: clock.now() }),
            ...(over.email && {
              email: over.email,
              emailKey: over.email.toLowerCase(),
              emailVerifiedAt: clock.now(),
            }),
          })
          .where(mine),
      ),
    /** The member's letters, newest first. */
    letters: async () => (await lettersOf(merchant.code)).reverse(),
    /** Enables an authenticator app; returns its codes and the recovery codes. */
    withTotp: async (as: Caller = member) => {
      const { secret } = await send(as, totpStart, {});
      const totp = new TOTP({ secret });
      const code = () => totp.generate({ timestamp: clock.now().getTime() });
      const { recoveryCodes } = await send(as, totpConfirm, { code: code() });
      return { code, recoveryCodes };
    },
    /** Logs in from an unknown address and returns the challenge of that login. */
    challenged: async (clientAddress = "198.51.100.7") => {
      const asked = caller({ clientAddress, siteKey: "the-site-key", userAgent: PHONE });
      const outcome = await send(asked, login, as("ana2026"));
      if (!("challenge" in outcome)) throw new Error("no challenge was asked");
      return { ...outcome.challenge, asked };
    },
  };
}
