import { and, asc, eq } from "drizzle-orm";
import type { Reader } from "../../store/open-store.ts";
import { merchantHosts } from "../../store/schema/merchant.ts";
import type { Merchant } from "../context.ts";

type Of = { merchant: Pick<Merchant, "code"> };

/**
 * The given origin if it is a host of the merchant's own. A request's word is believed no further.
 */
export async function ownOrigin(
  { merchant }: Of,
  tx: Pick<Reader, "select">,
  origin: string,
): Promise<{ origin: string; host: string } | null> {
  const url = URL.canParse(origin) ? new URL(origin) : null;
  if (url?.origin !== origin) return null;
  const isSafe = url.protocol === "https:" || url.hostname.endsWith(".localhost");
  const [known] = await tx
    .select({ host: merchantHosts.host })
    .from(merchantHosts)
    .where(and(eq(merchantHosts.host, url.hostname), eq(merchantHosts.merchant, merchant.code)));
  return known && isSafe ? { origin, host: known.host } : null;
}

/** The origin of links in letters: the request's own, else the merchant's first host. */
export async function siteOrigin(
  context: Of,
  tx: Pick<Reader, "select">,
  origin: string,
): Promise<string> {
  const own = await ownOrigin(context, tx, origin);
  if (own) return own.origin;
  const [first] = await tx
    .select({ host: merchantHosts.host })
    .from(merchantHosts)
    .where(eq(merchantHosts.merchant, context.merchant.code))
    .orderBy(asc(merchantHosts.host))
    .limit(1);
  return `https://${first?.host ?? "localhost"}`;
}
