import { useNavigation } from "@remix-run/react";
import { type ListQuery, readListQuery } from "./list-query.ts";

/** What the visitor has just chosen on this page and is not there yet. */
export function useComingQuery(): ListQuery | null {
  const { location, state } = useNavigation();
  const here = typeof window === "undefined" ? "" : window.location.pathname;
  if (state !== "loading" || location.pathname !== here) return null;
  return readListQuery(new URLSearchParams(location.search));
}
