import { and, asc, desc, eq } from "drizzle-orm";
import { ACCOUNT_TYPE } from "../../../contract/members/account-type.ts";
import { Refusal } from "../../../contract/wire/refusal.ts";
import { joinTree } from "../../../members/tree/join-tree.ts";
import { hashToken, makeToken } from "../../../play/vendor-wallet/tokens.ts";
import type { Transaction } from "../../../store/open-store.ts";
import { games } from "../../../store/schema/catalogue.ts";
import { members } from "../../../store/schema/merchant.ts";
import { launchTokens } from "../../../store/schema/vendor-wallet.ts";
import type { StaffContext } from "../../staff-context.ts";

/** The member of trials at vendors. A trial account never touches money, and nobody logs in as it. */
export const TRIAL_PLAYER = "vendor-trial";
const LAUNCH_MS = 5 * 60_000;

/** Makes the player of trials where it is missing, and a launch token for it. */
export async function makeTrialToken(
  { clock, random }: Pick<StaffContext, "clock" | "random">,
  tx: Transaction,
  place: { merchant: string; vendor: string; game: string },
): Promise<string> {
  const { merchant } = place;
  const now = clock.now();
  const made = await tx
    .insert(members)
    .values({
      ...{ merchant, id: TRIAL_PLAYER, username: TRIAL_PLAYER, usernameKey: TRIAL_PLAYER },
      ...{ passwordHash: "", nickname: TRIAL_PLAYER, type: ACCOUNT_TYPE.trial, createdAt: now },
    })
    .onConflictDoNothing()
    .returning({ id: members.id });
  if (made.length > 0) await joinTree(tx, merchant, TRIAL_PLAYER);
  const token = makeToken(merchant, random);
  await tx.insert(launchTokens).values({
    ...{ ...place, member: TRIAL_PLAYER, language: "es", tokenHash: hashToken(token) },
    expiresAt: new Date(now.getTime() + LAUNCH_MS),
  });
  return token;
}

/** What `authenticate` answered with that token; null while no such call has come. */
export async function answerOf(
  { store }: Pick<StaffContext, "store">,
  merchant: string,
  token: string,
): Promise<string | null> {
  const own = and(
    eq(launchTokens.merchant, merchant),
    eq(launchTokens.tokenHash, hashToken(token)),
  );
  const [row] = await store.inMerchant(merchant, (tx) => tx.select().from(launchTokens).where(own));
  return row?.refusal ?? (row?.usedAt ? "OK" : null);
}

/** The game that a trial opens: the named one, or one with a demo. Refuses others with game_unknown. */
export async function trialGame(
  tx: Transaction,
  { merchant, vendor, game }: { merchant: string; vendor: string; game?: string | undefined },
) {
  const [row] = await tx
    .select()
    .from(games)
    .where(
      and(
        eq(games.merchant, merchant),
        eq(games.vendor, vendor),
        game === undefined ? eq(games.isEnabled, true) : eq(games.code, game),
      ),
    )
    .orderBy(desc(games.hasDemo), asc(games.code))
    .limit(1);
  if (!row) throw new Refusal("game_unknown", { field: "game", status: 404 });
  return row;
}
