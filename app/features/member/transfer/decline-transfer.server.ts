import { data, redirect } from "@remix-run/node";
import type { Site } from "#app/request/site.server.ts";
import { encodeMessage } from "#app/ui/format/message.ts";
import { transferDecline } from "#platform/contract/money/transfers.ts";
import { Refusal, Unknown } from "#platform/contract/wire/refusal.ts";

/** Returns a received transfer; the page then shows it as returned. */
export async function decline(site: Site, transferId: string) {
  try {
    await site.ask(transferDecline, { transferId: transferId.slice(0, 64) });
    return redirect("/member/transferUpline", 303);
  } catch (error) {
    if (error instanceof Refusal) {
      return data({ problem: encodeMessage(error.code, error.details) }, 422);
    }
    if (error instanceof Unknown) return data({ problem: "unconfirmed" }, 503);
    throw error;
  }
}
