import { useLocation } from "@remix-run/react";
import { lazy, Suspense, startTransition, useCallback, useEffect, useState } from "react";
import { useSite } from "../use-site.ts";
import { atRest } from "./at-rest.ts";
import { popsUpAt } from "./notice-paths.ts";

/** Long enough for a slow phone to show the page first. */
const REST_MS = 3_000;

const Announcements = lazy(() =>
  import("./announcements.tsx").then(({ Announcements: Popup }) => ({ default: Popup })),
);

/**
 * Opens the notices that must be read once per session at the visitor's first pause, separately for
 * guests and members.
 */
export function Announcer() {
  const { account, bell } = useSite();
  const { hasMustRead } = bell;
  const { pathname } = useLocation();
  const key = account ? "announced-member" : "announced-guest";
  const [due, setDue] = useState<string>();
  useEffect(() => {
    setDue(undefined);
    if (!hasMustRead || !popsUpAt(pathname) || wasShown(key)) return;
    return atRest(REST_MS, () => startTransition(() => setDue(key)), isBusy);
  }, [hasMustRead, key, pathname]);
  const onShown = useCallback(() => remember(key), [key]);
  if (due !== key) return null;
  return (
    <Suspense fallback={null}>
      <Announcements isMust onShown={onShown} onClose={() => setDue(undefined)} />
    </Suspense>
  );
}

/** Nobody is interrupted while they type, choose, play or read another dialog or menu. */
const isBusy = () =>
  document.activeElement?.matches("input, textarea, select, iframe") === true ||
  document.querySelector("dialog[open], details[open]") !== null;

/** A browser that stores nothing for us is not asked repeatedly. */
function wasShown(key: string): boolean {
  try {
    return sessionStorage.getItem(key) !== null;
  } catch {
    return true;
  }
}

function remember(key: string) {
  sessionStorage.setItem(key, "1");
}
