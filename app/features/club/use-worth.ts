import { useWorthParts, type Worth } from "./use-worth-parts.ts";

/** Writes cash, points and free spins in the words of `namespace`; an empty text for nothing. */
export function useWorth(namespace: string, form: "amount" | "amountShort" = "amount") {
  const partsOf = useWorthParts(namespace, form);
  return (worth: Worth): string => partsOf(worth).join(" + ");
}
