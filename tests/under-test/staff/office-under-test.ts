import { Secret, TOTP } from "otpauth";
import { freshMerchant, type TestClock, testClock, testStore } from "#tests/support/database.ts";
import {
  staffInvitation,
  staffInvitationAccept,
} from "../../../platform/contract/staff/entrance.ts";
import type { Role } from "../../../platform/contract/staff/roles.ts";
import { type Caller, send } from "../../../platform/contract/wire/send.ts";
import type { Merchant, Secrets } from "../../../platform/core/context.ts";
import type { PlatformParts } from "../../../platform/core/platform-parts.ts";
import { createPlatform } from "../../../platform/create-platform.ts";
import { type Invitee, invite } from "../../../platform/staff/people/invite.ts";
import { random, SECRETS } from "../platform-under-test.ts";

export const OFFICE = "http://office.test";
export const STAFF_PASSWORD = "nueve-lunas-azules";

type Given = {
  merchant?: Merchant;
  clock?: TestClock;
  secrets?: Secrets;
  outside?: (request: Request) => Promise<Response>;
} & Pick<PlatformParts, "senders" | "carriers">;
const nobody = () => Promise.reject(new Error("nobody there"));

/**
 * The office of a platform with one merchant, called over HTTP without a port. The merchant is the
 * test's own, or one that another fixture has filled.
 */
export async function officeUnderTest(given: Given = {}) {
  const store = await testStore();
  const { clock = testClock() } = given;
  const merchant = given.merchant ?? (await freshMerchant({}, { isReal: true }));
  const { secrets = SECRETS, outside = nobody, senders, carriers } = given;
  const parts = { store, clock, random, secrets, officeOrigin: OFFICE };
  const carrying = { ...(senders && { senders }), ...(carriers && { carriers }) };
  const { fetch } = createPlatform({ ...parts, outside, ...carrying });
  const caller = (more: Partial<Caller> = {}): Caller => ({
    base: "http://platform.test/platform",
    fetch,
    merchant: merchant.code,
    language: "es",
    siteKey: secrets.siteKey,
    // Tests share the counters of attempts, so each office has an address of its own.
    clientAddress: merchant.code,
    ...more,
  });
  const code = (secret: string) =>
    new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: clock.now().getTime() });
  const invited = async (role: Role, more: Partial<Invitee> = {}) => {
    const name = more.name ?? role;
    const email = `${name.replaceAll(/\W/g, "")}@${merchant.code}.example`;
    const person = { name, email, merchant: merchant.code, role, by: "test", ...more };
    const made = await store.db.transaction((tx) => invite(parts, tx, person));
    return {
      ...made,
      email: person.email,
      token: new URL(made.address).searchParams.get("token")!,
    };
  };
  /** A person with one grant, logged in. */
  const hired = async (role: Role, more: Partial<Invitee> = {}) => {
    const { token, staff, email } = await invited(role, more);
    const { secret } = await send(caller(), staffInvitation, { token });
    const password = { password: STAFF_PASSWORD, confirmPassword: STAFF_PASSWORD };
    const proof = { token, ...password, code: code(secret) };
    const session = await send(caller(), staffInvitationAccept, proof);
    return { ...session, staff, email, secret, as: caller({ token: session.token }) };
  };
  return { store, merchant, clock, parts, caller, code, invited, hired };
}
