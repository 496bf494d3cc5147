import type { betPicture } from "../../contract/play/records.ts";
import type { InputOf, ValueOf } from "../../contract/wire/call.ts";
import { Refusal } from "../../contract/wire/refusal.ts";
import type { Context } from "../../core/context.ts";
import { askPicture } from "../reconciliation/ask-vendor-rounds.ts";
import { findBet, playsOf } from "./find-bet.ts";

type Input = InputOf<typeof betPicture>;

/**
 * The vendor's picture of one play of a member's round. Refuses an unknown play and another
 * member's round with bet_not_found. Refuses a play that cannot be drawn with picture_unavailable.
 */
export async function showBetPicture(
  context: Context,
  { language, play, ...key }: Input,
): Promise<ValueOf<typeof betPicture>> {
  const found = await findBet(context, key);
  const wanted = playsOf(found)[play];
  if (!wanted || found.round.state === "OPEN") throw new Refusal("bet_not_found", { status: 404 });
  const asked = { ...wanted, gameCode: found.game.code, language };
  const picture = await askPicture(context, found.vendor, asked);
  if (!picture) throw new Refusal("picture_unavailable", { status: 502 });
  return picture;
}
