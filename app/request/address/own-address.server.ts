import { originsOf } from "../brand/brand.server.ts";
import type { Site } from "../site.server.ts";
import { pageAddress } from "./page-address.ts";

/** The one address of each of a brand's pages in the visitor's language, whatever host they asked. */
export function ownAddress(
  { brand, language }: Pick<Site, "brand" | "language">,
  request: Request,
) {
  const { languages } = brand.config;
  const origin = originsOf(brand, request)[0]!;
  return (path: string) => pageAddress(new URL(path, origin), { origin, language, languages });
}
