import { useTranslation } from "#app/i18n/use-translation.ts";
import { useMoneyDetails } from "#app/parts/money/use-money-details.ts";
import { useFormat } from "#app/ui/format/format.ts";

type Message = { kind: string; details: Record<string, string> };

/** The sentence of a message: the platform sends its kind and details, the site has the words. */
export function useMessageText() {
  const { t } = useTranslation("member");
  const { number } = useFormat();
  const detailsOf = useMoneyDetails();
  return ({ kind, details }: Message) => {
    const said = detailsOf(details);
    const count = Number(details.points ?? 0);
    const points = count > 0 && t("messages.points", { count, shown: number(count) });
    const rounds = Number(details.spins ?? 0);
    const spins =
      rounds > 0 &&
      t("messages.spins", { count: rounds, shown: number(rounds), game: details.game ?? "" });
    const worth = [said.amount, points, spins].filter(Boolean).join(" + ");
    return t(`messages.${kind}Text`, { ...said, worth });
  };
}
