import { and, eq } from "drizzle-orm";
import { newId } from "#platform/core/access/token.ts";
import type { Clock, Random } from "#platform/core/context.ts";
import { joinTree } from "#platform/members/tree/join-tree.ts";
import { transfer } from "#platform/money/ledger/transfer.ts";
import { hashToken, makeToken } from "#platform/play/vendor-wallet/tokens.ts";
import type { Store, Transaction } from "#platform/store/open-store.ts";
import { members } from "#platform/store/schema/merchant.ts";
import { launchTokens } from "#platform/store/schema/vendor-wallet.ts";

type Parts = { store: Store; clock: Clock; random: Random };
type Known = { username?: string; nickname: string; upline?: string };
export type Seat = { merchant: string; member: string; game: { code: string; vendor: string } };

const TICKET_MS = 60_000;

/**
 * Opens a demonstration player with money to play, below the agent of that name if there is one. No
 * password opens the account.
 */
export function openPlayer(
  { store, clock, random }: Parts,
  merchant: string,
  player: Known & { amount: bigint },
): Promise<string> {
  const at = clock.now();
  return store.inMerchant(merchant, async (tx) => {
    const id = await memberId(tx, merchant, player, { at, random });
    if (player.amount === 0n) return id;
    await transfer(tx, {
      merchant,
      key: `demo:${id}:${at.toISOString().slice(0, 10)}`,
      kind: "deposit",
      from: { owner: "house", kind: "clearing" },
      to: { owner: id, kind: "cash" },
      amount: player.amount,
      at,
    });
    return id;
  });
}

async function memberId(
  tx: Transaction,
  merchant: string,
  { username = "", nickname, upline = "" }: Known,
  { at, random }: { at: Date; random: Random },
): Promise<string> {
  const usernameKey = username || `demo-${nickname.toLowerCase()}`;
  const idOf = async (name: string) => {
    const [known] = await tx
      .select({ id: members.id })
      .from(members)
      .where(and(eq(members.merchant, merchant), eq(members.usernameKey, name)));
    return known?.id;
  };
  const known = await idOf(usernameKey);
  if (known) return known;
  const id = newId(random);
  const parentId = (await idOf(upline)) ?? null;
  const row = {
    merchant,
    id,
    username: usernameKey,
    usernameKey,
    nickname,
    createdAt: at,
    parentId,
  };
  await tx.insert(members).values({ ...row, passwordHash: "" });
  await joinTree(tx, merchant, id);
  return id;
}

/** A launch ticket for one game, like a real launch's. */
export async function launchTicket({ store, clock, random }: Parts, seat: Seat): Promise<string> {
  const { merchant, member, game } = seat;
  const ticket = makeToken(merchant, random);
  const expiresAt = new Date(clock.now().getTime() + TICKET_MS);
  await store.inMerchant(merchant, (tx) =>
    tx.insert(launchTokens).values({
      merchant,
      tokenHash: hashToken(ticket),
      member,
      vendor: game.vendor,
      game: game.code,
      language: "es",
      expiresAt,
    }),
  );
  return ticket;
}
