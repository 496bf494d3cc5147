import { useTranslation } from "#app/i18n/use-translation.ts";
import { decodeMessage, encodeMessage, sayMessage } from "#app/ui/format/message.ts";
import { useMoneyDetails } from "./use-money-details.ts";

/** A message of a form that moves money, from the errors of `wording`, with its amounts written. */
export function useMoneyMessage(wording: string) {
  const { t } = useTranslation(wording);
  const detailsOf = useMoneyDetails();
  return (messages: string[] | undefined) => {
    if (!messages?.[0]) return undefined;
    const { code, details } = decodeMessage(messages[0]);
    return sayMessage(t, encodeMessage(code, detailsOf(details)));
  };
}
