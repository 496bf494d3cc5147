import { and, desc, eq } from "drizzle-orm";
import type { freeSpinOffer, freeSpins } from "../../contract/club/gifts/free-spins.ts";
import type { InputOf, ValueOf } from "../../contract/wire/call.ts";
import { requireRealAccount } from "../../core/access/require-actor.ts";
import type { Context } from "../../core/context.ts";
import { policyFor } from "../../core/guard.ts";
import { games } from "../../store/schema/catalogue.ts";
import { freeGrants } from "../../store/schema/vendor-wallet.ts";
import { heldMultiple } from "../awards/held-multiple.ts";
import { spinsOfCode } from "./spins-of-code.ts";
import { toOwn } from "./to-own.ts";

const LISTED_MAX = 50;

/** The terms of a code's free spins; nothing is taken yet. */
export async function showFreeSpinOffer(
  context: Context,
  { code }: InputOf<typeof freeSpinOffer>,
): Promise<ValueOf<typeof freeSpinOffer>> {
  requireRealAccount(context);
  const { store, clock } = context;
  const merchant = context.merchant.code;
  const policy = await policyFor(context);
  return store.reading(merchant, async (reader) => {
    const asked = { merchant, code, now: clock.now() };
    const { terms, gameName } = await spinsOfCode(reader, asked);
    const { game, rounds, stake, days, wagering, endsAt } = terms;
    return {
      ...{ code, game, gameName, rounds, stake, days, endsAt: endsAt?.getTime() ?? null },
      multiple: heldMultiple(wagering, policy),
    };
  });
}

/** The member's free spins of codes and of staff, the newest first. */
export async function listFreeSpins(context: Context): Promise<ValueOf<typeof freeSpins>> {
  const { memberId } = requireRealAccount(context);
  const { store, clock } = context;
  const merchant = context.merchant.code;
  return store.reading(merchant, async (reader) => {
    const rows = await reader
      .select({ grant: freeGrants, name: games.name })
      .from(freeGrants)
      .leftJoin(
        games,
        and(eq(games.merchant, freeGrants.merchant), eq(games.code, freeGrants.game)),
      )
      .where(and(eq(freeGrants.merchant, merchant), eq(freeGrants.member, memberId)))
      .orderBy(desc(freeGrants.grantedAt), desc(freeGrants.campaign))
      .limit(LISTED_MAX);
    return { list: rows.map(({ grant, name }) => toOwn(grant, name ?? grant.game, clock.now())) };
  });
}
