import { useNavigation } from "@remix-run/react";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { inField } from "#app/ui/send-code-button.css.ts";
import type { CodeSent } from "./code-sent.server.ts";
import * as s from "./send-code.css.ts";

/** What a form's action reads to know which of its buttons was pressed. */
export const SEND_CODE = "send-code";

/**
 * The button beside a code's field: it sends the form as it stands, asking for a code, and rests
 * until another may be asked for. The seconds come from the server, so that a reload keeps them.
 */
export function SendCode({ sent }: { sent: CodeSent | null }) {
  const { t } = useTranslation("auth");
  const secondsLeft = useCountdown(sent);
  const isBusy = useNavigation().formData?.get("intent") === SEND_CODE;
  const isResting = secondsLeft > 0;
  return (
    <button
      type="submit"
      name="intent"
      value={SEND_CODE}
      formNoValidate
      disabled={isResting || isBusy}
      className={inField}
    >
      {isResting ? t("code.wait", { seconds: secondsLeft }) : t(sent ? "code.again" : "code.send")}
    </button>
  );
}

/** Told once when a code has left, not with every second. */
export function CodeSentNote({ sent }: { sent: CodeSent | null }) {
  const { t } = useTranslation("auth");
  return (
    <p role="status" className={s.note}>
      {sent ? t("code.sent", { target: sent.sentTo }) : ""}
    </p>
  );
}

function useCountdown(sent: CodeSent | null): number {
  const [left, setLeft] = useState(sent?.secondsLeft ?? 0);
  useEffect(() => {
    const endsAt = performance.now() + (sent?.secondsLeft ?? 0) * 1000;
    const tick = () => setLeft(Math.max(0, Math.ceil((endsAt - performance.now()) / 1000)));
    tick();
    const timer = setInterval(tick, 500);
    return () => clearInterval(timer);
  }, [sent]);
  return left;
}
