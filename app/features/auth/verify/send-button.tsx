import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "#app/ui/button.tsx";
import { useNow } from "#app/ui/use-now.ts";

type Props = { until: number | null; now: number };

/**
 * Asks for a code, and waits before the next one; the server counts as well. Without JavaScript
 * the button is always there, and asking too soon is answered in words.
 */
export function SendButton({ until, now: first }: Props) {
  const { t } = useTranslation("access");
  const now = useNow(first);
  const [isAwake, setAwake] = useState(false);
  useEffect(() => setAwake(true), []);
  const seconds = until ? Math.ceil((until - now) / 1000) : 0;
  const isWaiting = isAwake && seconds > 0;
  const label = until ? t("verify.sendAgain") : t("verify.send");
  return (
    <Button
      type="submit"
      name="intent"
      value="send"
      tone="outline"
      formNoValidate
      disabled={isWaiting}
    >
      {isWaiting ? t("verify.sendIn", { seconds }) : label}
    </Button>
  );
}
