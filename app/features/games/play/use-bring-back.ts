import { useRevalidator } from "@remix-run/react";
import { useEffect } from "react";
import { useLatest } from "#app/ui/motion/use-latest.ts";

const RECALL = "/wallet/recall";

/**
 * Brings the money carried into a game back when its page is left, by a link or by closing. The
 * next page then shows the new balance. For a game that moved to a window of its own, the money
 * stays.
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
