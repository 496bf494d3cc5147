import type { Proxies } from "../../core/platform-parts.ts";
import { clientAddress } from "./client-address.ts";
import { countryOf } from "./country-of.ts";

/**
 * The address and country (ISO 3166) of a connection's client. The site and the platform both read
 * them here, so nobody has another address at one than at the other.
 */
export function visitorOf(
  headers: Headers,
  socketAddress: string,
  { hops, countryHeader }: Proxies,
): { clientAddress: string; clientCountry: string | null } {
  const country = hops > 0 && countryHeader ? headers.get(countryHeader) : null;
  return {
    clientAddress: clientAddress(socketAddress, headers.get("x-forwarded-for"), hops),
    clientCountry: countryOf(country ?? undefined),
  };
}
