import { and, eq, isNull } from "drizzle-orm";
import { hashPassword } from "../../auth/password-hash.ts";
import { newId } from "../../auth/token.ts";
import type { Clock, Random } from "../../context.ts";
import { ACCOUNT_TYPE } from "../../contract/auth.ts";
import { usernameKey } from "../../domain/username.ts";
import { transfer } from "../../ledger/transfer.ts";
import type { SealContext } from "../../seal/seal-text.ts";
import { writeMessage } from "../../site/write-message.ts";
import type { Transaction } from "../open-store.ts";
import { members } from "../schema/merchant.ts";
import { DEMO_DIGITS, seedPayout } from "./seed-payout.ts";

export type DemoAccount = {
  merchant: string;
  username: string;
  password: string;
  type: number;
  /** The six digits that its withdrawals ask for. */
  withdrawDigits?: string;
};

type DemoLogin = {
  username: string;
  nickname: string;
  type: number;
  deposit: bigint;
  /** Proved to be the account's own; such an account may be asked for a code. */
  phone?: string;
};

/** Known to everybody: made for a demonstration only, never for a production database. */
const PASSWORD = "Sol-Luna-Mar-26";

/** The type of an agent without an office of their own. */
const AGENT = 1;

const LOGINS: DemoLogin[] = [
  { username: "demo", nickname: "Demo", type: ACCOUNT_TYPE.member, deposit: 25_000_000n },
  { username: "agente", nickname: "Agente", type: AGENT, deposit: 50_000_000n },
  { username: "prueba", nickname: "Prueba", type: ACCOUNT_TYPE.trial, deposit: 0n },
];

/** Who logs in by a code to +52 55 5000 0026, … 0027 or … 0028, wherever a merchant offers that. */
const BY_PHONE: DemoLogin[] = ["0026", "0027", "0028"].map((end) => ({
  username: `movil${end}`,
  nickname: "Movil",
  type: ACCOUNT_TYPE.member,
  deposit: 0n,
  phone: `+52555000${end}`,
}));

/** The accounts to log in with: a member with P 2,500.00 and a trial account. */
export async function seedAccounts(
  tx: Transaction,
  merchant: string,
  parts: { clock: Clock; random: Random; secrets?: SealContext["secrets"] | undefined },
): Promise<DemoAccount[]> {
  for (const account of [...LOGINS, ...BY_PHONE]) {
    const id = await findAccount(tx, merchant, account.username);
    if (id) continue;
    await makeAccount(tx, merchant, account, parts);
    if (account.type === AGENT) await putDemoBelow(tx, merchant, account.username);
  }
  const { secrets } = parts;
  const withDigits: string[] = [];
  for (const username of ["demo", "agente"]) {
    const id = secrets && (await findAccount(tx, merchant, username));
    if (!id) continue;
    await seedPayout(tx, merchant, id, { ...parts, secrets });
    withDigits.push(username);
  }
  return LOGINS.map(({ username, type }) => ({
    merchant,
    username,
    password: PASSWORD,
    type,
    ...(withDigits.includes(username) && { withdrawDigits: DEMO_DIGITS }),
  }));
}

/** The member of the demonstration gets the agent above, so that money can go up and down. */
async function putDemoBelow(tx: Transaction, merchant: string, agent: string): Promise<void> {
  const parentId = (await findAccount(tx, merchant, agent)) ?? null;
  await tx
    .update(members)
    .set({ parentId })
    .where(
      and(
        eq(members.merchant, merchant),
        eq(members.usernameKey, usernameKey("demo")),
        isNull(members.parentId),
      ),
    );
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
  { username, nickname, type, deposit, phone }: DemoLogin,
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
      ...(phone && { phone, phoneVerifiedAt: at }),
      createdAt: at,
    })
    .onConflictDoNothing()
    .returning();
  // Another instance that starts at the same time was faster.
  if (made.length === 0) return;
  const context = { merchant: { code: merchant }, ...parts };
  await writeMessage(context, tx, id, "welcome", { account: username });
  if (deposit === 0n) return;
  await transfer(tx, {
    merchant,
    key: `seed:${id}`,
    kind: "deposit",
    from: { owner: "house", kind: "clearing" },
    to: { owner: id, kind: "cash" },
    amount: deposit,
    at,
  });
}
