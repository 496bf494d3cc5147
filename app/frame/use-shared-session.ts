import { useLocation, useNavigate, useRevalidator } from "@remix-run/react";
import { useEffect, useRef } from "react";
import { useLatest } from "#app/ui/motion/use-latest.ts";
import { isInGame } from "./layout-of.ts";
import { useSite } from "./use-site.ts";

const CHANNEL = "session";

/**
 * Keeps the tabs of a browser at one account. Each tells the others whom it shows, whenever that
 * changes; one that shows somebody else asks the site again, and so does one that comes back into
 * sight. Asking tells the truth to all of them, so nobody is asked twice.
 */
export function useSharedSession() {
  const shown = useSite().account?.id ?? null;
  const follow = useLatest(useFollow());
  useEffect(() => {
    const hear = (now: string | null) => {
      if (now !== shown) follow.current(now);
    };
    // Older browsers have none: there a tab finds out when it comes into sight.
    const channel = "BroadcastChannel" in window ? new BroadcastChannel(CHANNEL) : null;
    channel?.addEventListener("message", ({ data }: MessageEvent<string | null>) => hear(data));
    channel?.postMessage(shown);
    const controller = new AbortController();
    const { signal } = controller;
    const ask = () => {
      if (shown === null || document.visibilityState !== "visible") return;
      // Without an answer nobody knows better than this page.
      whoIsLoggedIn(signal).then(hear, () => undefined);
    };
    document.addEventListener("visibilitychange", ask, { signal });
    addEventListener("pageshow", ({ persisted }) => persisted && ask(), { signal });
    return () => {
      channel?.close();
      controller.abort();
    };
  }, [shown]);
  const before = useRef(shown);
  useEffect(() => {
    if (before.current !== shown) forgetMember();
    before.current = shown;
  }, [shown]);
}

function useFollow() {
  const { pathname } = useLocation();
  const { revalidate } = useRevalidator();
  const navigate = useNavigate();
  return (now: string | null) => {
    // The guards lead away from a page of the member's own; a game would stay where it is.
    if (now === null && isInGame(pathname)) navigate("/", { replace: true });
    else revalidate();
  };
}

async function whoIsLoggedIn(signal: AbortSignal): Promise<string | null> {
  const answer = await fetch("/session", { signal });
  const { account } = (await answer.json()) as { account: string | null };
  return account;
}

/** Whoever comes next in this tab has not read the announcements. */
function forgetMember() {
  try {
    sessionStorage.removeItem("announced-member");
  } catch {
    // A browser that keeps nothing has nothing to forget.
  }
}
