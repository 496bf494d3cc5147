import { readKinds } from "../read-kinds.ts";
import { readSearch } from "../read-search.ts";

export type View = "sittings" | "one";

/**
 * How an address shows the movements. Kinds, a search and page numbers are of single movements, so an
 * address with one of them shows those.
 */
export function readView(params: URLSearchParams): View {
  const isOfSingle =
    params.get("view") === "one" ||
    params.has("page") ||
    readKinds(params).length > 0 ||
    readSearch(params) !== "";
  return isOfSingle ? "one" : "sittings";
}
