import { and, eq } from "drizzle-orm";
import { stoppedAnswer, type stoppedRequest } from "../../contract/play/vendor-wallet.ts";
import { toldOfStops } from "../../core/merchant/config/game-terms.ts";
import type { MerchantRow } from "../../core/merchant/find-merchant.ts";
import { isHeldAt } from "../../core/outbox/purpose.ts";
import type { Store } from "../../store/open-store.ts";
import { vendors } from "../../store/schema/catalogue.ts";
import { playBreaks } from "../../store/schema/protection.ts";
import { askSigned, type VendorConnection } from "../vendor-connection/ask-signed.ts";
import { playerIdOf } from "../vendor-wallet/tokens.ts";

type StopContext = VendorConnection & { store: Store; merchant: MerchantRow };

/** A vendor gave no answer to a break, so it is told again. */
export class StopUnanswered extends Error {
  constructor(vendor: string) {
    super(`the vendor ${vendor} did not answer /stopped`);
    this.name = "StopUnanswered";
  }
}

/**
 * Tells one vendor of one break, as `planStops` named it; the same news again changes nothing there.
 * A break that is over by now is not told: the player may have begun anew. Throws StopUnanswered
 * without the vendor's word.
 */
export async function tellStop(context: StopContext, slot: string): Promise<void> {
  const { store, clock, merchant } = context;
  const [breakId = "", ...rest] = slot.split(".");
  const code = rest.join(".");
  if (!toldOfStops(merchant).includes(code)) return;
  const isStop = and(eq(playBreaks.merchant, merchant.code), eq(playBreaks.id, breakId));
  const [found] = await store.inMerchant(merchant.code, (tx) =>
    tx
      .select({ stop: playBreaks, launchUrl: vendors.launchUrl })
      .from(playBreaks)
      .innerJoin(vendors, and(eq(vendors.merchant, playBreaks.merchant), eq(vendors.code, code)))
      .where(and(isStop, isHeldAt(clock.now()))),
  );
  if (!found) return;
  const { stop, launchUrl } = found;
  const news: typeof stoppedRequest._output = {
    merchant: merchant.code,
    playerId: playerIdOf(merchant.code, stop.member),
    since: stop.startedAt.toISOString(),
    until: stop.until?.toISOString() ?? null,
  };
  const asked = { path: "/stopped", answer: stoppedAnswer, body: JSON.stringify(news) };
  if (!(await askSigned(context, { code, launchUrl }, asked))) throw new StopUnanswered(code);
}
