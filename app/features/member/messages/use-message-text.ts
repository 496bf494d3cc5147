import { useBrand } from "#app/frame/use-site.ts";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { useFormat } from "#app/ui/format/format.ts";
import { readAmount } from "#app/ui/format/read-amount.ts";

type Message = { kind: string; details: Record<string, string> };

/** The sentence of a message: the platform sends its kind and details, the site has the words. */
export function useMessageText() {
  const { t } = useTranslation("member");
  const { amount } = useFormat();
  const { currency } = useBrand();
  return ({ kind, details }: Message) => {
    const units = readAmount(details.amount ?? "", { ...currency, decimals: 4, decimalSign: "." });
    const written = units === null ? `${currency.symbol}\u00a0${details.amount}` : amount(units);
    return t(`messages.${kind}Text`, { ...details, ...(details.amount && { amount: written }) });
  };
}
