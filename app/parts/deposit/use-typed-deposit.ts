import { useEffect } from "react";
import { useSite } from "#app/frame/use-site.ts";

const KEPT = "typed-deposit";

type Typed = { method: string; amount: string };
type Options = {
  /** False for a form that comes with values of its own. */
  isEmpty: boolean;
  typed: Typed;
  onKnown: (typed: Typed) => void;
};

/**
 * Keeps a half-typed deposit in this tab, so that a session that ends meanwhile, whose page gives
 * way to the login, comes back to it. Only its own member sees it; a form that is sent forgets it.
 */
export function useTypedDeposit({ isEmpty, typed: { method, amount }, onKnown }: Options) {
  const account = useSite().account?.id ?? "";
  // Only a form that has just opened takes what was kept.
  useEffect(() => {
    const known = isEmpty ? read(account) : null;
    if (known) onKnown(known);
  }, []);
  useEffect(() => {
    if (account && amount) keep(JSON.stringify({ account, method, amount }));
  }, [account, method, amount]);
  return { forget: () => keep(null) };
}

function read(account: string): Typed | null {
  try {
    const known = JSON.parse(sessionStorage.getItem(KEPT) ?? "null") as
      | (Typed & { account: string })
      | null;
    return known?.account === account ? known : null;
  } catch {
    // A browser that stores nothing has nothing typed.
    return null;
  }
}

function keep(text: string | null) {
  try {
    if (text === null) sessionStorage.removeItem(KEPT);
    else sessionStorage.setItem(KEPT, text);
  } catch {
    // Without storage the form comes back empty.
  }
}
