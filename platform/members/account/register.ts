import type { register as registerCall } from "../../contract/members/account.ts";
import type { InputOf } from "../../contract/wire/call.ts";
import { Refusal } from "../../contract/wire/refusal.ts";
import type { Context } from "../../core/context.ts";
import { hashPassword } from "../../core/hashing/password-hash.ts";
import { countRegistration, countTaken } from "../../core/limits/register-limit.ts";
import { nationalNumber } from "../../domain/members/national-number.ts";
import { toPhone } from "../../domain/members/phone.ts";
import { openSession, type Session } from "../auth/open-session.ts";
import { requireRegisterCaptcha } from "../captcha/register-captcha.ts";
import { newcomerOf, requireUnlistedNewcomer } from "../person/registers/require-unlisted.ts";
import { counted, takenName } from "./after-registration.ts";
import { checkRegistration } from "./check-registration.ts";
import { type Account, makeMember } from "./make-member.ts";
import { newProfile } from "./new-profile.ts";
import { readRegisterPolicy } from "./read-register-policy.ts";
import { proveNumber } from "./register-mobile.ts";

type Input = InputOf<typeof registerCall>;

/**
 * Makes a member by user name and password, greets them and logs them in, all or nothing. User
 * names are public, so a taken one is reported (username_taken), within a limit per hour. Where the
 * merchant asks for it, a code proves the number given with the name.
 */
export async function register(context: Context, given: Input): Promise<Session> {
  const input = {
    ...given,
    ...(given.mobileNum && { mobileNum: nationalNumber(given.mobileNum) }),
  };
  const { store, merchant, clock, random } = context;
  const policy = await readRegisterPolicy(context);
  const { asksCode } = checkRegistration(policy, "user", input, clock.now());
  await requireRegisterCaptcha(context, input);
  await countRegistration(context);
  const phone = phoneOf(input);
  const account: Account = {
    tab: "user",
    username: input.username,
    passwordHash: await hashPassword(input.password, random),
    profile: await newProfile(context, input),
    phone,
    phoneVerifiedAt: asksCode ? clock.now() : null,
  };
  await requireUnlistedNewcomer(context, newcomerOf(account.profile));
  const session = await store.inMerchant(merchant.code, async (tx) => {
    if (asksCode && phone) await proveNumber(context, tx, phone, input.verificationCode ?? "");
    const member = await makeMember(context, tx, account, input);
    return member && openSession(context, tx, member, "register");
  });
  if (session) return counted(context, session);
  await countTaken(context);
  throw await takenName(context, "username_taken", "username");
}

/** The number given with the name. It must exist. */
function phoneOf({ mobileNum, countryDialingCode = "" }: Input): string | null {
  if (!mobileNum) return null;
  const phone = toPhone(countryDialingCode, mobileNum);
  if (!phone) throw new Refusal("mobile_invalid", { field: "mobileNum" });
  return phone;
}
