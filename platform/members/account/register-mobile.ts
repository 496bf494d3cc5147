import { and, eq, isNotNull } from "drizzle-orm";
import type { mobileRegister } from "../../contract/members/account.ts";
import type { InputOf } from "../../contract/wire/call.ts";
import { Refusal } from "../../contract/wire/refusal.ts";
import type { Context } from "../../core/context.ts";
import { hashPassword } from "../../core/hashing/password-hash.ts";
import { countRegistration, countTaken } from "../../core/limits/register-limit.ts";
import { nationalNumber } from "../../domain/members/national-number.ts";
import { toPhone } from "../../domain/members/phone.ts";
import type { Transaction } from "../../store/open-store.ts";
import { members } from "../../store/schema/merchant.ts";
import { openSession, type Session } from "../auth/open-session.ts";
import { requireRegisterCaptcha } from "../captcha/register-captcha.ts";
import { useCode } from "../codes/use-code.ts";
import { newcomerOf, requireUnlistedNewcomer } from "../person/registers/require-unlisted.ts";
import { counted, takenName } from "./after-registration.ts";
import { checkRegistration } from "./check-registration.ts";
import { type Account, makeMember } from "./make-member.ts";
import { newProfile } from "./new-profile.ts";
import { readRegisterPolicy } from "./read-register-policy.ts";

const field = "mobileNum";

/**
 * Makes a member by mobile number, greets them and logs them in, all or nothing. The number is also
 * the user name. Where a code is required, only a correct code reveals that the number is taken
 * (mobile_taken). Without a code, a taken number is reported like a taken name, with the same limit
 * per hour. Such a number does not count as proved.
 */
export async function registerMobile(
  context: Context,
  given: InputOf<typeof mobileRegister>,
): Promise<Session> {
  const { store, merchant, clock, random } = context;
  const input = { ...given, mobileNum: nationalNumber(given.mobileNum) };
  const policy = await readRegisterPolicy(context);
  const { asksCode, asksPassword } = checkRegistration(policy, "mobile", input, clock.now());
  const phone = toPhone(input.countryDialingCode, input.mobileNum);
  if (!phone) throw new Refusal("mobile_invalid", { field });
  await requireRegisterCaptcha(context, input);
  await countRegistration(context);
  const account: Omit<Account, "username"> = {
    tab: "mobile",
    passwordHash: asksPassword ? await hashPassword(input.password ?? "", random) : "",
    profile: await newProfile(context, input),
    phone,
    phoneVerifiedAt: asksCode ? clock.now() : null,
  };
  await requireUnlistedNewcomer(context, newcomerOf(account.profile));
  const session = await store.inMerchant(merchant.code, async (tx) => {
    if (asksCode) await proveNumber(context, tx, phone, input.verificationCode ?? "");
    // Two countries may share a national number. The second newcomer gets the whole number as name.
    for (const username of asksCode ? [input.mobileNum, phone.slice(1)] : [input.mobileNum]) {
      const named = { ...account, username };
      const member = await makeMember(context, tx, named, input);
      if (member) return openSession(context, tx, member, "register");
    }
    return null;
  });
  if (session) return counted(context, session);
  if (!asksCode) await countTaken(context);
  throw await takenName(context, "mobile_taken", field);
}

const taken = () => new Refusal("mobile_taken", { field, status: 409 });

/**
 * Uses up the code that was sent to a newcomer's number. Refuses with mobile_taken when another member
 * has proved the number.
 */
export async function proveNumber(
  context: Context,
  tx: Transaction,
  target: string,
  code: string,
): Promise<void> {
  await useCode(context, tx, { purpose: "register", channel: "mobile", target, code });
  const known = await tx
    .select({ id: members.id })
    .from(members)
    .where(
      and(
        eq(members.merchant, context.merchant.code),
        eq(members.phone, target),
        isNotNull(members.phoneVerifiedAt),
      ),
    );
  if (known.length > 0) throw taken();
}
