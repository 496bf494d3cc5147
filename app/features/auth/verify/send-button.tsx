import { useTranslation } from "react-i18next";
import { SendCodeButton } from "#app/ui/send-code-button.tsx";

/** The button of the ways in that asks for a code, in their words. */
export function SendButton({ until, now }: { until: number | null; now: number }) {
  const { t } = useTranslation("access");
  const words = {
    send: t("verify.send"),
    again: t("verify.sendAgain"),
    in: (seconds: number) => t("verify.sendIn", { seconds }),
  };
  return <SendCodeButton until={until} now={now} words={words} />;
}
