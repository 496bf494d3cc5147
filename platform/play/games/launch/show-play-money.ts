import { and, desc, eq, sql } from "drizzle-orm";
import type { playMoney } from "../../../contract/play/games.ts";
import { DEMO_CURRENCY, demoAnswer } from "../../../contract/play/vendor-wallet.ts";
import type { ValueOf } from "../../../contract/wire/call.ts";
import { requireActor } from "../../../core/access/require-actor.ts";
import type { Context } from "../../../core/context.ts";
import { parseAmount } from "../../../domain/money.ts";
import type { Reader } from "../../../store/open-store.ts";
import { games, openedGames, vendors } from "../../../store/schema/catalogue.ts";
import { askSigned } from "../../vendor-connection/ask-signed.ts";
import { playerIdOf } from "../../vendor-wallet/tokens.ts";
import { isOffered, vendorOfGame } from "../offered.ts";
import { demoPlayerOf } from "./launch-demo.ts";

/** A page waits for the answer, so a slow vendor counts as silent. */
const TIMEOUT_MS = 1_500;

/**
 * The member's play money, asked from the vendor that keeps it (decision 009). Refuses guests. The
 * balance is in ledger units; null without a vendor that answers.
 */
export async function showPlayMoney(context: Context): Promise<ValueOf<typeof playMoney>> {
  const { memberId } = requireActor(context);
  const { store, merchant } = context;
  const [vendor] = await store.reading(merchant.code, (reader) =>
    demoVendor(reader, merchant.code, memberId),
  );
  const playerId = playerIdOf(merchant.code, demoPlayerOf(memberId));
  const asked = { path: "/demo", query: { playerId }, answer: demoAnswer, timeoutMs: TIMEOUT_MS };
  const answer = vendor && (await askSigned(context, vendor, asked));
  return { balance: answer ? parseAmount(answer.balance) : null, currency: DEMO_CURRENCY };
}

/** The vendor of the demo that the member opened last, else of the most played one. */
function demoVendor(reader: Reader, merchant: string, memberId: string) {
  const isOwn = and(
    eq(openedGames.merchant, games.merchant),
    eq(openedGames.game, games.code),
    eq(openedGames.member, memberId),
  );
  return reader
    .select({ code: vendors.code, launchUrl: vendors.launchUrl })
    .from(games)
    .innerJoin(vendors, vendorOfGame)
    .leftJoin(openedGames, isOwn)
    .where(and(isOffered(merchant), eq(games.hasDemo, true), eq(games.state, "open")))
    .orderBy(sql`${openedGames.openedAt} desc nulls last`, desc(games.popularity))
    .limit(1);
}
