import { useTranslation } from "#app/i18n/use-translation.ts";
import { Amount } from "#app/ui/format/amount.tsx";
import { useShownBalance } from "../live/use-shown-balance.ts";
import { useSite } from "../use-site.ts";
import { PlayMoney } from "./play-money.tsx";

/** The balance, unless the member hides it. */
export function BalanceText({ isHidden }: { isHidden: boolean }) {
  const { t } = useTranslation();
  const balance = useShownBalance();
  const playMoney = useSite().account?.playMoney;
  if (isHidden)
    return (
      <span role="img" aria-label={t("wallet.hidden")}>
        ******
      </span>
    );
  if (balance === null) return t("wallet.updating");
  if (!playMoney) return <Amount value={balance} />;
  return (
    <PlayMoney symbol={playMoney}>
      <Amount value={balance} />
    </PlayMoney>
  );
}
