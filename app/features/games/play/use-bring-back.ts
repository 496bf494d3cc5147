import { useRevalidator } from "@remix-run/react";
import { useEffect } from "react";
import { useLatest } from "#app/ui/motion/use-latest.ts";

const RECALL = "/wallet/recall";

/**
 * What went along into the game comes back when its page is left, by a link or by closing it, and the
 * next page then shows the balance anew. A game that went on in a window of its own is left there.
 */
export function useBringBack(carriedAt: number | null, isElsewhere: boolean): void {
  const revalidate = useLatest(useRevalidator().revalidate);
  const stays = useLatest(isElsewhere);
  useEffect(() => {
    if (carriedAt === null) return;
    const body = new URLSearchParams({ carriedAt: String(carriedAt) });
    const onClose = () => {
      if (!stays.current) navigator.sendBeacon(RECALL, body);
    };
    addEventListener("pagehide", onClose);
    return () => {
      removeEventListener("pagehide", onClose);
      if (stays.current) return;
      fetch(RECALL, { method: "POST", body, keepalive: true }).then(
        () => revalidate.current(),
        () => undefined,
      );
    };
  }, [carriedAt, revalidate, stays]);
}
