import { originsOf } from "../brand/brand.server.ts";
import type { Site } from "../site.server.ts";
import { pageAddress } from "./page-address.ts";

/**
 * The canonical address of each of a brand's pages in the visitor's language, on any requested
 * host.
 */
export function ownAddress(
  { brand, language }: Pick<Site, "brand" | "language">,
  request: Request,
) {
  const { languages } = brand.config;
  const origin = originsOf(brand, request)[0]!;
  return (path: string) => pageAddress(new URL(path, origin), { origin, language, languages });
}
