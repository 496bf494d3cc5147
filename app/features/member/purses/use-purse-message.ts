import { useTranslation } from "#app/i18n/use-translation.ts";
import { sayMessage } from "#app/ui/format/message.ts";

/** A message of the page's forms in the visitor's language. */
export function usePurseMessage() {
  const { t } = useTranslation("purses");
  return (messages: string[] | undefined) =>
    messages?.[0] ? sayMessage(t, messages[0]) : undefined;
}
