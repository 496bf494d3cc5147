import { z } from "zod";
import { pictureRequest } from "#platform/contract/play/vendor-wallet.ts";
import type { Engine } from "../../engines/engine.ts";
import { fromAmountText } from "../../wallet/money-text.ts";
import { readSignedRequest, refuse } from "../signed-request.ts";
import type { Studio } from "../studio.ts";

/** The detail that the studio reports when it pays a play. */
const ownDetail = z.object({
  stops: z.string().regex(/^\d{1,6}(-\d{1,6}){0,79}$/),
  bets: z.record(z.string().max(20), z.string().regex(/^\d{1,12}$/)).optional(),
});

/**
 * The platform's signed POST /picture. It draws one play from the detail that was reported with its
 * bet or win. So it can be drawn for as long as the platform keeps its records.
 */
export async function tellPicture(
  studio: Studio,
  request: Request,
  machineFor: (game: { vendor: string; gameCode: string }) => Engine | null,
): Promise<Response> {
  const signed = await readSignedRequest(studio, request);
  if (signed instanceof Response) return signed;
  const asked = pictureRequest.safeParse(JSON.parse(signed.body));
  if (!asked.success) return refuse(400, "BAD_REQUEST");
  const { gameCode, stake, kind, language, currency, currencySymbol, country } = asked.data;
  const machine = machineFor({ vendor: signed.vendor, gameCode });
  const detail = ownDetail.safeParse(asked.data.detail);
  if (!machine || !detail.success) return refuse(404, "BET_NOT_FOUND");
  const stops = detail.data.stops.split("-").map(Number);
  const picture = await machine.picture({
    kind,
    stake: fromAmountText(stake),
    stops,
    bets: detail.data.bets ?? null,
    language,
    ...{ currency, currencySymbol, country },
  });
  return picture ? signed.answer(picture) : refuse(404, "BET_NOT_FOUND");
}
