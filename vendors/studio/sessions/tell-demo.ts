import { demoRequest } from "#platform/contract/play/vendor-wallet.ts";
import { toAmountText } from "../../wallet/money-text.ts";
import { readSignedRequest, refuse } from "../signed-request.ts";
import type { Studio } from "../studio.ts";
import { demoBalance } from "./demo-wallet.ts";

/** The platform's signed GET /demo: the play money of a player who tries games. */
export async function tellDemo(studio: Studio, request: Request): Promise<Response> {
  const signed = await readSignedRequest(studio, request);
  if (signed instanceof Response) return signed;
  const query = Object.fromEntries(new URL(request.url).searchParams);
  const asked = demoRequest.safeParse(query);
  if (!asked.success) return refuse(400, "BAD_REQUEST");
  return signed.answer({ balance: toAmountText(await demoBalance(studio, asked.data)) });
}
