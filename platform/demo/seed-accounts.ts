import { and, eq, isNull } from "drizzle-orm";
import { ACCOUNT_TYPE } from "../contract/members/account-type.ts";
import { newId } from "../core/access/token.ts";
import type { Clock, Random } from "../core/context.ts";
import { hashPassword } from "../core/hashing/password-hash.ts";
import { writeMessage } from "../core/outbox/write-message.ts";
import type { SealContext } from "../core/seal/seal-text.ts";
import { NO_RATES } from "../domain/agents/rates.ts";
import { usernameKey } from "../domain/members/username.ts";
import { setRates } from "../members/rates/set-rates.ts";
import { joinTree } from "../members/tree/join-tree.ts";
import { moveInTree } from "../members/tree/move-in-tree.ts";
import type { Transaction } from "../store/open-store.ts";
import { members } from "../store/schema/merchant.ts";
import {
  AGENT,
  BY_PHONE,
  type DemoAccount,
  type DemoLogin,
  demoAccounts,
  LOGINS,
  PASSWORD,
  SUB_AGENTS,
  WITH_DIGITS,
} from "./demo-accounts.ts";
import { paidPlayer } from "./demo-players.ts";
import { seedDeposit } from "./seed-deposit.ts";
import { seedPayout } from "./seed-payout.ts";

/**
 * Makes the accounts of the demonstration and returns them: members with money and a trial account.
 */
export async function seedAccounts(
  tx: Transaction,
  merchant: string,
  parts: { clock: Clock; random: Random; secrets?: SealContext["secrets"] | undefined },
): Promise<DemoAccount[]> {
  const agents = LOGINS.filter(({ type }) => type === AGENT);
  const paid = { ...paidPlayer(merchant), type: ACCOUNT_TYPE.member, deposit: 0n };
  const others = [...SUB_AGENTS, paid, ...BY_PHONE];
  for (const account of new Set([...agents, ...LOGINS, ...others])) {
    const isNew = await seedAccount(tx, merchant, account, parts);
    if (!isNew || account.type !== AGENT) continue;
    await putDemoBelow(tx, merchant, account.username, parts.clock);
  }
  const { secrets } = parts;
  for (const username of WITH_DIGITS) {
    const id = secrets && (await findAccount(tx, merchant, username));
    if (id) await seedPayout(tx, merchant, id, { ...parts, secrets });
  }
  return demoAccounts(merchant, secrets !== undefined);
}

/** Makes one account with the demonstration's password; false when its name is taken. */
export async function seedAccount(
  tx: Transaction,
  merchant: string,
  account: DemoLogin,
  parts: { clock: Clock; random: Random },
): Promise<boolean> {
  if (await findAccount(tx, merchant, account.username)) return false;
  await makeAccount(tx, merchant, account, parts);
  return true;
}

/** Puts a demonstration's member that is older than its agent below it. */
async function putDemoBelow(
  tx: Transaction,
  merchant: string,
  agent: string,
  clock: Clock,
): Promise<void> {
  const [demo] = await tx
    .select({ id: members.id })
    .from(members)
    .where(
      and(
        eq(members.merchant, merchant),
        eq(members.usernameKey, usernameKey("demo")),
        isNull(members.parentId),
      ),
    );
  if (!demo) return;
  const parent = (await findAccount(tx, merchant, agent)) ?? null;
  await moveInTree(tx, merchant, { member: demo.id, parent, at: clock.now() });
}

async function findAccount(tx: Transaction, merchant: string, username: string) {
  const [row] = await tx
    .select({ id: members.id })
    .from(members)
    .where(and(eq(members.merchant, merchant), eq(members.usernameKey, usernameKey(username))));
  return row?.id;
}

async function makeAccount(
  tx: Transaction,
  merchant: string,
  { username, nickname, type, deposit, phone, upline, rates }: DemoLogin,
  parts: { clock: Clock; random: Random },
): Promise<void> {
  const id = newId(parts.random);
  const at = parts.clock.now();
  const made = await tx
    .insert(members)
    .values({
      merchant,
      id,
      username,
      usernameKey: usernameKey(username),
      passwordHash: await hashPassword(PASSWORD, parts.random),
      nickname,
      type,
      parentId: (upline && (await findAccount(tx, merchant, upline))) || null,
      ...(phone && { phone, phoneVerifiedAt: at }),
      createdAt: at,
    })
    .onConflictDoNothing()
    .returning();
  // A parallel instance was faster.
  if (made.length === 0) return;
  await joinTree(tx, merchant, id);
  if (rates) {
    const given = { rates: { ...NO_RATES, ...rates }, before: NO_RATES };
    await setRates(tx, { merchant, at }, { member: id, ...given, by: "demo" });
  }
  const context = { merchant: { code: merchant }, ...parts };
  await writeMessage(context, tx, id, "welcome", { account: username });
  if (deposit > 0n) await seedDeposit(tx, { merchant, memberId: id, amount: deposit }, parts);
}
