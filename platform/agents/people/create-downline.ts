import { isDeepStrictEqual } from "node:util";
import { and, eq } from "drizzle-orm";
import type { downlineCreate } from "../../contract/agents/people.ts";
import type { InputOf, ValueOf } from "../../contract/wire/call.ts";
import { Refusal } from "../../contract/wire/refusal.ts";
import { requireActor } from "../../core/access/require-actor.ts";
import { record } from "../../core/audit/record.ts";
import type { Context } from "../../core/context.ts";
import { hashPassword } from "../../core/hashing/password-hash.ts";
import { countTaken } from "../../core/limits/register-limit.ts";
import { NO_RATES, NOTHING_SET } from "../../domain/agents/rates.ts";
import { usernameKey } from "../../domain/members/username.ts";
import { checkLogin } from "../../members/account/check-registration.ts";
import { makeMember } from "../../members/account/make-member.ts";
import { readRegisterPolicy } from "../../members/account/read-register-policy.ts";
import { ratesOfPath } from "../../members/rates/rates-at.ts";
import { requireBelowCeiling, requireRates } from "../../members/rates/require-rates.ts";
import { setRates } from "../../members/rates/set-rates.ts";
import { requireRoom } from "../../members/tree/require-room.ts";
import type { Transaction } from "../../store/open-store.ts";
import { agentAccounts } from "../../store/schema/agent-account.ts";
import { members } from "../../store/schema/merchant.ts";
import { holdAgent } from "../access/hold-agent.ts";
import { contractsOfPath } from "../contracts/check-ceiling.ts";
import { accountTypeOf } from "./account-type-of.ts";
import { accountsLeft } from "./accounts-left.ts";

type Input = InputOf<typeof downlineCreate>;
type Value = ValueOf<typeof downlineCreate>;

/**
 * Makes an account directly below the agent, with its rates. The agent's row is locked, so that two
 * requests at once exceed no limit of the day. The same key again returns the same account.
 */
export async function createDownline(context: Context, input: Input): Promise<Value> {
  const { store, merchant, random } = context;
  const { memberId } = requireActor(context);
  checkLogin(await readRegisterPolicy(context), input);
  const inMine = <T>(work: (tx: Transaction) => Promise<T>) =>
    store.inMerchant(merchant.code, work);
  const twinOrNull = async (tx: Transaction): Promise<Value | null> => {
    const twin = await findByKey(context, tx, memberId, input);
    if (!twin) await requireAllowed(context, tx, memberId, input);
    return twin;
  };
  const first = await inMine(twinOrNull);
  if (first) return first;
  const passwordHash = await hashPassword(input.password, random);
  const made = await inMine(async (tx) => {
    await holdAgent(context, tx);
    // The checks repeat, because data may have changed before the lock.
    return (await twinOrNull(tx)) ?? make(context, tx, memberId, { ...input, passwordHash });
  });
  if (made) return made;
  await countTaken(context);
  throw new Refusal("username_taken", { field: "username", status: 409 });
}

async function findByKey(
  { merchant, idempotencyKey }: Context,
  tx: Transaction,
  agent: string,
  { username, type, rates }: Input,
): Promise<Value | null> {
  const [found] = await tx
    .select({ rates: agentAccounts.rates, account: members.username, type: members.type })
    .from(agentAccounts)
    .innerJoin(
      members,
      and(eq(members.merchant, merchant.code), eq(members.id, agentAccounts.member)),
    )
    .where(
      and(
        eq(agentAccounts.merchant, merchant.code),
        eq(agentAccounts.agent, agent),
        eq(agentAccounts.idempotencyKey, idempotencyKey ?? ""),
      ),
    );
  if (!found) return null;
  const isSame =
    usernameKey(found.account) === usernameKey(username) &&
    found.type === accountTypeOf(type) &&
    isDeepStrictEqual(found.rates, rates);
  if (!isSame) throw new Refusal("key_reused", { status: 409 });
  return { account: found.account, type, rates };
}

async function requireAllowed(
  { merchant, clock }: Context,
  tx: Transaction,
  agent: string,
  { rates }: Input,
): Promise<void> {
  const at = { merchant: merchant.code, at: clock.now() };
  const { accountsPerDay: count, accountsLeft: left } = await accountsLeft(tx, at, agent);
  if (left === 0) throw new Refusal("too_many_accounts", { status: 429, details: { count } });
  const path = await ratesOfPath(tx, at, agent);
  await requireRoom(tx, at.merchant, agent);
  requireRates(rates, { most: path.at(-1) ?? NO_RATES, least: NO_RATES });
  const contracts = await contractsOfPath(tx, at.merchant, agent);
  await requireBelowCeiling(tx, at, [...path, rates], contracts);
}

/** Null when the name is taken. */
async function make(
  context: Context,
  tx: Transaction,
  agent: string,
  { username, passwordHash, type, rates }: Input & { passwordHash: string },
): Promise<Value | null> {
  const { merchant, clock, idempotencyKey } = context;
  const at = { merchant: merchant.code, at: clock.now() };
  const account = {
    ...{ tab: "user" as const, username, passwordHash },
    ...{ profile: {}, phone: null, phoneVerifiedAt: null },
    below: { agent, type: accountTypeOf(type) },
  };
  // The owner confirms both at the first login.
  const member = await makeMember(context, tx, account, { isAdult: false, hasAgreed: false });
  if (!member) return null;
  await setRates(tx, at, { member: member.id, rates, before: NOTHING_SET, by: agent });
  await tx.insert(agentAccounts).values({
    ...{ merchant: at.merchant, agent, idempotencyKey: idempotencyKey ?? "" },
    ...{ member: member.id, rates, createdAt: at.at },
  });
  const details = { account: member.username, type };
  await record(context, tx, { action: "downlineCreate", memberId: agent, details });
  return { account: member.username, type, rates };
}
