import { useTranslation } from "#app/i18n/use-translation.ts";
import { useFormat } from "#app/ui/format/format.ts";
import { fromDecimal } from "#platform/contract/wire/written-money.ts";

type Details = Record<string, string>;
type Words = { title?: string; text: string };

/**
 * The words of a message about a contract or its pay; null where it does not name what was done or
 * which days were paid.
 */
export function useContractWords() {
  const { t } = useTranslation("member");
  const { calendarDays, uncut } = useFormat();
  return ({ contractKind, act, account, fromDay, lastDay, amount }: Details): Words | null => {
    if (act && contractKind) {
      const words = {
        who: account ?? t("messages.house"),
        whoFirst: account ?? t("messages.houseFirst"),
        what: t(`messages.contractKinds.${contractKind}`),
      };
      const [title, text] = (["title", "text"] as const).map((part) =>
        t(`messages.contract.${act}.${part}`, words),
      );
      return { title: title!, text: text! };
    }
    if (!fromDay || !lastDay || !amount) return null;
    const days = calendarDays({ from: fromDay, to: lastDay });
    const paid = { amount: uncut(fromDecimal(amount) ?? 0n), days };
    return { text: t(`messages.paidFor.${fromDay === lastDay ? "day" : "days"}`, paid) };
  };
}
