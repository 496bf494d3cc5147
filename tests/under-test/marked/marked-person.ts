import { eq } from "drizzle-orm";
import { newId, newToken, tokenHash } from "#platform/core/access/token.ts";
import type { Context } from "#platform/core/context.ts";
import { hashPassword } from "#platform/core/hashing/password-hash.ts";
import { codeHash } from "#platform/members/codes/code-hash.ts";
import type { CodeChannel, CodePurpose } from "#platform/members/codes/send-code.ts";
import { loginChallenges, resetLinks, sessionProofs } from "#platform/store/schema/factor.ts";
import { members } from "#platform/store/schema/merchant.ts";
import { withdrawPasswords } from "#platform/store/schema/payout.ts";
import { verificationCodes } from "#platform/store/schema/proof.ts";
import { sessions } from "#platform/store/schema/session.ts";
import { freshMember } from "#tests/support/database.ts";
import { PASSWORD, random } from "../platform-under-test.ts";
import { giveAccount, PIN } from "../withdrawals-under-test.ts";

/** The code of every message that a marked person was sent. */
export const CODE = "730518";

export type MarkedPerson = {
  username: string;
  /** A mark that is in each text of the person's inputs: a letter and digits. */
  mark: string;
  /** The token of the session, of the link for a new password and of the open challenge. */
  token: string;
  email: string;
  phone: string;
  /** A second number, to be proved, as written at home. */
  newNumber: string;
  payoutAccount: string;
};

let people = 0;
let hashes: Promise<string[]> | undefined;

/** A member with everything that a call may read, who has just proved their identity. */
export async function markedPerson(context: Context): Promise<MarkedPerson> {
  people += 1;
  const mark = `m${String(process.pid % 1e4).padStart(4, "0")}${10_000 + people}`;
  const { id, username } = await freshMember(context.merchant, { balance: 50_000_000n });
  const person = {
    ...{ username, mark, token: newToken(random) },
    email: `persona.${mark}@example.com`,
    phone: `+5255100${10_000 + people}`,
    newNumber: `55200${10_000 + people}`,
    payoutAccount: `account${people}`,
  };
  await giveEverything(context, id, person);
  await giveAccount(context, id, { id: person.payoutAccount });
  await giveCode(context, id, ["register", "mobile", `+52${person.newNumber}`]);
  await giveCode(context, id, ["reset", "mobile", person.phone]);
  await giveCode(context, id, ["bind", "email", `${mark}@example.com`]);
  await giveCode(context, id, ["challenge", "email", person.email]);
  return person;
}

async function giveEverything({ store, merchant, clock }: Context, id: string, one: MarkedPerson) {
  hashes ??= Promise.all([PASSWORD, PIN].map((text) => hashPassword(text, random)));
  const [passwordHash = "", hash = ""] = await hashes;
  const now = clock.now();
  const of = { merchant: merchant.code, memberId: id };
  const times = { createdAt: now, expiresAt: new Date(now.getTime() + 3_600_000) };
  const sessionId = newId(random);
  const secret = tokenHash(one.token);
  const proved = {
    ...{ email: one.email, emailKey: one.email, emailVerifiedAt: now },
    ...{ phone: one.phone, phoneVerifiedAt: now },
    ...{ passwordHash, passwordChangedAt: now, profile: { payeeName: "Marta Secreta" } },
  };
  await store.inMerchant(merchant.code, async (tx) => {
    await tx.update(members).set(proved).where(eq(members.id, id));
    await tx.insert(resetLinks).values({ ...of, ...times, tokenHash: secret });
    await tx.insert(loginChallenges).values({ ...of, ...times, idHash: secret });
    const session = { ...of, ...times, id: sessionId, tokenHash: secret };
    const lastSeenAt = new Date(now.getTime() - 600_000);
    await tx.insert(sessions).values({ ...session, lastSeenAt });
    await tx.insert(sessionProofs).values({ merchant: merchant.code, sessionId, at: now });
    await tx.insert(withdrawPasswords).values({ ...of, hash, changedAt: now });
  });
}

async function giveCode(
  context: Context,
  memberId: string,
  [purpose, channel, target]: [CodePurpose, CodeChannel, string],
) {
  const { store, merchant, clock } = context;
  const hash = (...parts: string[]) => codeHash(context, purpose, channel, target, ...parts);
  const [createdAt, expiresAt] = [clock.now(), new Date(clock.now().getTime() + 600_000)];
  await store.inMerchant(merchant.code, (tx) =>
    tx.insert(verificationCodes).values({
      ...{ merchant: merchant.code, id: newId(random), memberId, purpose, channel },
      ...{ targetHash: hash(), codeHash: hash(CODE), createdAt, expiresAt },
    }),
  );
}
