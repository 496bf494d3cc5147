import { useLocation, useNavigate, useRevalidator } from "@remix-run/react";
import { useEffect, useRef } from "react";
import { useLatest } from "#app/ui/motion/use-latest.ts";
import { isInGame } from "./layout-of.ts";
import { useSite } from "./use-site.ts";

const CHANNEL = "session";

/**
 * Keeps a browser's tabs on the same account. Each tab tells the others whose account it shows,
 * whenever that changes. A tab that shows another account asks the site again, and so does a tab
 * that becomes visible. The answer is the same for all tabs, so no tab asks twice.
 */
export function useSharedSession() {
  const shown = useSite().account?.id ?? null;
  const follow = useLatest(useFollow());
  useEffect(() => {
    const hear = (now: string | null) => {
      if (now !== shown) follow.current(now);
    };
    // Older browsers have no channel: a tab finds out when it becomes visible.
    const channel = "BroadcastChannel" in window ? new BroadcastChannel(CHANNEL) : null;
    channel?.addEventListener("message", ({ data }: MessageEvent<string | null>) => hear(data));
    channel?.postMessage(shown);
    const controller = new AbortController();
    const { signal } = controller;
    const ask = () => {
      if (shown === null || document.visibilityState !== "visible") return;
      // Without an answer the page keeps the account it shows.
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
    // The guards redirect from a member's own page; a game page would stay open.
    if (now === null && isInGame(pathname)) navigate("/", { replace: true });
    else revalidate();
  };
}

async function whoIsLoggedIn(signal: AbortSignal): Promise<string | null> {
  const answer = await fetch("/session", { signal });
  const { account } = (await answer.json()) as { account: string | null };
  return account;
}

/** The next visitor in this tab has not read the announcements. */
function forgetMember() {
  try {
    sessionStorage.removeItem("announced-member");
  } catch {
    // A browser that stores nothing has nothing to forget.
  }
}
