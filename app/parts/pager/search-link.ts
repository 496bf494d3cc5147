import { useLocation } from "@remix-run/react";

/** What no link keeps: another filter has pages of its own, and the language leaves the address. */
const NEVER_KEPT = { page: null, after: null, lang: null, sitting: null, rounds: null };

/** The same address with a changed query; null removes a parameter. */
export function searchWith(search: string, change: Record<string, string | null>): string {
  const params = new URLSearchParams(search);
  for (const [name, value] of Object.entries({ ...NEVER_KEPT, ...change })) {
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

/** What a form with these fields keeps of an address, in hidden fields. */
export const keptFields = (search: string, own: readonly string[]): [string, string][] =>
  [...new URLSearchParams(search)].filter(
    ([name]) => !own.includes(name) && !Object.hasOwn(NEVER_KEPT, name),
  );
