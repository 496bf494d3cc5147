import { useTranslation } from "#app/i18n/use-translation.ts";
import { sayMessage } from "#app/ui/format/message.ts";

/** A form's message in this page's words, or in those of registration, which has the same rules. */
export function useSecurityMessage() {
  const { t } = useTranslation(["security", "auth"], { nsMode: "fallback" });
  return (messages: string[] | undefined) => messages?.[0] && sayMessage(t, messages[0]);
}
