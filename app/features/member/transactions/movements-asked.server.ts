import { amountReader } from "#app/request/input/amount-reader.server.ts";
import type { Site } from "#app/request/site.server.ts";
import { readKinds } from "./read-kinds.ts";
import { readSearch } from "./read-search.ts";

/** The kinds and the search of an address, as the platform reads them. */
export function movementsAsked(site: Site, url: string) {
  const params = new URL(url).searchParams;
  const search = readSearch(params);
  const amount = search ? amountReader(site)(search) : null;
  return {
    kinds: readKinds(params),
    ...(search && { search }),
    ...(amount !== null && { amount }),
  };
}
