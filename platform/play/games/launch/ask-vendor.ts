import { and, eq, sql } from "drizzle-orm";
import { GATE_OF_TYPE } from "../../../contract/core/gates.ts";
import { launchAnswer, type launchRequest } from "../../../contract/play/vendor-wallet.ts";
import { Refusal } from "../../../contract/wire/refusal.ts";
import { signedHeaders } from "../../../contract/wire/signature.ts";
import type { Context } from "../../../core/context.ts";
import { notAllowed, policyFor, requireAllowed } from "../../../core/guard.ts";
import { games, vendors } from "../../../store/schema/catalogue.ts";
import { isAboveFloor, isOffered, vendorOfGame } from "../offered.ts";

export type LaunchRequest = (typeof launchRequest)["_zod"]["input"];

/**
 * An open game of the merchant, with its vendor. Refuses others with game_maintenance, and with
 * not_allowed_here a type or a return that the law forbids.
 */
export async function findLaunchable(context: Context, gameCode: string) {
  const { store, merchant } = context;
  const isLawful = isAboveFloor((await policyFor(context)).numbers.rtpLeast);
  const [row] = await store.inMerchant(merchant.code, (tx) =>
    tx
      .select({ game: games, vendor: vendors, isLawful: sql<boolean>`${isLawful ?? true}` })
      .from(games)
      .innerJoin(vendors, vendorOfGame)
      .where(and(isOffered(merchant.code), eq(games.code, gameCode))),
  );
  if (row?.game.state !== "open") throw new Refusal("game_maintenance", { status: 409 });
  const gate = GATE_OF_TYPE[row.game.gameType];
  if (gate !== "play") await requireAllowed(context, gate);
  if (!row.isLawful) throw notAllowed("play");
  return row;
}

/** Asks a vendor with a signed request for the address of the game's page. */
export async function askVendor(
  { secrets, clock, random, outside }: Context,
  vendor: typeof vendors.$inferSelect,
  launch: LaunchRequest,
) {
  const [secret] = secrets.vendors.get(vendor.code) ?? [];
  if (!secret) throw new Refusal("game_maintenance", { status: 409 });
  const body = JSON.stringify(launch);
  const headers = signedHeaders(vendor.code, secret, {
    timestamp: Math.floor(clock.now().getTime() / 1000).toString(),
    nonce: Buffer.from(random.bytes(16)).toString("base64url"),
    method: "POST",
    path: new URL(vendor.launchUrl).pathname,
    body,
  });
  const request = new Request(vendor.launchUrl, { method: "POST", headers, body });
  const answer = await outside(request)
    .then((response) => (response.ok ? response.json() : null))
    .catch(() => null);
  const read = launchAnswer.safeParse(answer);
  // A vendor that is down moved no money, so the player may simply try again later.
  if (!read.success || !/^https?:\/\//.test(read.data.url))
    throw new Refusal("game_maintenance", { status: 502 });
  return read.data;
}
