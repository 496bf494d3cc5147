import { type RefObject, useEffect, useRef } from "react";
import { useSite } from "#app/frame/use-site.ts";

/**
 * Tells the game that the member's balance changed, so that its own follows a deposit made in another
 * tab. The game asks its own wallet when the amount differs from what it shows.
 */
export function useTellBalance(frame: RefObject<HTMLIFrameElement | null>, url: string) {
  const balance = useSite().account?.balance;
  const known = useRef(balance);
  useEffect(() => {
    if (known.current === balance) return;
    known.current = balance;
    if (balance == null) return;
    const message = { type: "site:balance", balance: balance.toString() };
    frame.current?.contentWindow?.postMessage(message, new URL(url).origin);
  }, [balance, frame, url]);
}
