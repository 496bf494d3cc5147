import { useTranslation } from "#app/i18n/use-translation.ts";
import { useMoneyDetails } from "#app/parts/money/use-money-details.ts";

type Message = { kind: string; details: Record<string, string> };

/** The sentence of a message: the platform sends its kind and details, the site has the words. */
export function useMessageText() {
  const { t } = useTranslation("member");
  const detailsOf = useMoneyDetails();
  return ({ kind, details }: Message) => t(`messages.${kind}Text`, detailsOf(details));
}
