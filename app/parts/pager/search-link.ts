import { useLocation } from "@remix-run/react";

/** The same address with a changed query; null removes a parameter. */
export function searchWith(search: string, change: Record<string, string | null>): string {
  const params = new URLSearchParams(search);
  for (const [name, value] of Object.entries({ page: null, after: null, ...change })) {
    if (value === null) params.delete(name);
    else params.set(name, value);
  }
  const text = params.toString();
  return text ? `?${text}` : ".";
}

/** Returns links to this page with another filter, from its first page; the other filters stay. */
export function useSearchLink() {
  const { search } = useLocation();
  return (change: Record<string, string | null>) => searchWith(search, change);
}
