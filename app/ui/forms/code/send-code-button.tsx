import { useNavigation } from "@remix-run/react";
import { useEffect, useState } from "react";
import { useNow } from "../../motion/use-now.ts";
import { buttonLook } from "../button-look.ts";
import { inField } from "./send-code-button.css.ts";

type Props = {
  /** When another code may be requested, in epoch milliseconds; null before the first one. */
  until: number | null;
  /** The server's time when it rendered the page. */
  now: number;
  words: { send: string; again: string; in(seconds: number): string };
  /** The intent that the form's action reads. */
  intent?: string;
  isInField?: boolean;
};

/**
 * Requests a code, then waits before the next one; the server counts as well. Without JavaScript
 * the button is always there, and a request that is too early gets an error text.
 */
export function SendCodeButton({ until, now: first, words, intent = "send", isInField }: Props) {
  const now = useNow(first);
  const [isAwake, setAwake] = useState(false);
  useEffect(() => setAwake(true), []);
  const isBusy = useNavigation().formData?.get("intent") === intent;
  const seconds = until ? Math.ceil((until - now) / 1000) : 0;
  const isWaiting = isAwake && seconds > 0;
  const label = until ? words.again : words.send;
  return (
    <button
      type="submit"
      name="intent"
      value={intent}
      className={isInField ? inField : buttonLook({ tone: "outline" })}
      formNoValidate
      disabled={isWaiting || isBusy}
    >
      {isWaiting ? words.in(seconds) : label}
    </button>
  );
}
