import { LIST_STATES, type ListState } from "#platform/contract/money/list-states.ts";

/** The state by which an address narrows a list of money; null shows all. */
export function readListState(url: string): ListState | null {
  const wanted = new URL(url).searchParams.get("state");
  return LIST_STATES.find((state) => state === wanted) ?? null;
}
