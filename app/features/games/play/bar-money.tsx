import { useLocation } from "@remix-run/react";
import { useState } from "react";
import { accountState } from "#app/frame/header/account-state.ts";
import { BalanceText } from "#app/frame/header/balance-text.tsx";
import { useShownBalance } from "#app/frame/live/use-shown-balance.ts";
import { useSite } from "#app/frame/use-site.ts";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { wayBack } from "#app/parts/deposit/back-to-game.ts";
import { ButtonLink } from "#app/ui/forms/button.tsx";
import { Icon } from "#app/ui/media/icon.tsx";
import { DepositSheet } from "./deposit-sheet.tsx";
import * as s from "./game-frame.css.ts";

/** From here on a phone writes the balance smaller: a million, in 1/10,000. */
const LONG = 10_000_000_000n;

/** The deposit over the game, and the balance without a header. A demo links to real play. */
export function BarMoney({ realTo }: { realTo: string | null }) {
  const { t } = useTranslation();
  const { t: say } = useTranslation("games");
  const { account, isBalanceHidden } = useSite();
  const { pathname, search } = useLocation();
  const [isDepositing, setDepositing] = useState(false);
  const balance = useShownBalance();
  const isLong = !isBalanceHidden && balance !== null && balance >= LONG;
  const canDeposit = account !== null && accountState(account) !== "trial";
  if (realTo) {
    return (
      <span className={s.forReal}>
        <ButtonLink to={realTo} tone="outline" size="small">
          {say(realTo === "/register" ? "play.trialAction" : "play.forReal")}
        </ButtonLink>
      </span>
    );
  }
  if (!account) return null;
  return (
    <>
      <span className={s.money} data-long={isLong || undefined}>
        <span className={s.barBalance}>
          <BalanceText isHidden={isBalanceHidden} />
        </span>
        {canDeposit && (
          <ButtonLink
            to={`/member/deposit${wayBack(pathname + search)}`}
            size="small"
            onClick={(event) => {
              event.preventDefault();
              setDepositing(true);
            }}
          >
            <span className={s.depositSign}>
              <Icon name="plus" size={20} />
            </span>
            <span className={s.depositWord}>{t("wallet.deposit")}</span>
          </ButtonLink>
        )}
      </span>
      {isDepositing && <DepositSheet onClose={() => setDepositing(false)} />}
    </>
  );
}
