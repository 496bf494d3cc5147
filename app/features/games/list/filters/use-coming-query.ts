import { useNavigation } from "@remix-run/react";
import { type ListQuery, readListQuery } from "./list-query.ts";

/** The query the visitor just chose on this page, while it still loads; otherwise null. */
export function useComingQuery(): ListQuery | null {
  const { location, state } = useNavigation();
  const here = typeof window === "undefined" ? "" : window.location.pathname;
  if (state !== "loading" || location.pathname !== here) return null;
  return readListQuery(new URLSearchParams(location.search));
}
