import { useLocation } from "@remix-run/react";
import { type RefObject, useEffect } from "react";

/**
 * Moves a row of pages sideways to the current one. A page that is followed to keeps the row, and only
 * some browsers begin a row at its current page.
 */
export function useCurrentCentred(ref: RefObject<HTMLElement>) {
  const { pathname } = useLocation();
  useEffect(() => {
    const row = ref.current;
    const current = row?.querySelector('[aria-current="page"]')?.getBoundingClientRect();
    if (!row || !current) return;
    const { left, right } = row.getBoundingClientRect();
    row.scrollBy({ left: (current.left + current.right - left - right) / 2, behavior: "instant" });
  }, [pathname, ref]);
}
