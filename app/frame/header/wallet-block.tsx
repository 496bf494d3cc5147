import { Link, useFetcher, useLocation } from "@remix-run/react";
import type { ReactNode } from "react";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { Amount } from "#app/ui/format/amount.tsx";
import { ButtonLink } from "#app/ui/forms/button.tsx";
import { Icon } from "#app/ui/media/icon.tsx";
import { isInGame } from "../layout-of.ts";
import { useSite } from "../use-site.ts";
import { BalanceText } from "./balance-text.tsx";
import * as s from "./header.css.ts";

/** From a million on a balance needs the place that a phone's logo has otherwise. */
const FORTUNE = 1_000_000n * 10_000n;

/**
 * Balance, hide, refresh and the deposit link, as one block. Beside a game the link is in the
 * game's own bar, where it opens over the game.
 */
export function WalletBlock({ isTrial }: { isTrial: boolean }) {
  const { t } = useTranslation();
  const { account, isBalanceHidden } = useSite();
  const { pathname, search } = useLocation();
  const hide = useFetcher();
  const refresh = useFetcher();
  const wanted = hide.formData?.get("hideBalance");
  const isHidden = wanted ? wanted === "1" : isBalanceHidden;
  const here = pathname + search;
  const isFortune = (account?.balance ?? 0n) >= FORTUNE;
  return (
    <section className={s.wallet} aria-label={t("wallet.label")}>
      <Outside amount={isHidden ? 0n : (account?.outside ?? 0n)}>
        <span
          className={s.balance}
          data-testid="balance"
          data-fortune={isHidden || !isFortune ? undefined : ""}
          aria-live="polite"
        >
          <BalanceText isHidden={isHidden} />
        </span>
        {isTrial && <span className={s.playMoney}>{t("account.playMoney")}</span>}
      </Outside>
      <hide.Form method="post" action="/preferences">
        <input type="hidden" name="to" value={here} />
        <button
          type="submit"
          name="hideBalance"
          value={isHidden ? "0" : "1"}
          className={s.walletTool}
          aria-label={t(isHidden ? "wallet.show" : "wallet.hide")}
        >
          <Icon name={isHidden ? "eye-off" : "eye"} size={18} />
        </button>
      </hide.Form>
      <refresh.Form method="post" action="/wallet/balance" className={s.refresh}>
        <input type="hidden" name="to" value={here} />
        <button
          type="submit"
          className={refresh.state === "idle" ? s.walletTool : s.walletToolBusy}
          aria-label={t("wallet.refresh")}
        >
          <Icon name="refresh-cw" size={17} />
        </button>
      </refresh.Form>
      {!isTrial && (
        <span className={s.walletWithdraw}>
          <ButtonLink to="/member/withdraw" size="small" tone="quiet">
            {t("wallet.withdraw")}
          </ButtonLink>
        </span>
      )}
      {!isTrial && !isInGame(pathname) && (
        <span className={s.walletDeposit}>
          <ButtonLink to="/member/deposit" size="small">
            {t("wallet.deposit")}
          </ButtonLink>
        </span>
      )}
    </section>
  );
}

/** If a part of the money is in vendors' purses, the balance names the amount and links to them. */
function Outside({ amount, children }: { amount: bigint; children: ReactNode }) {
  const { t } = useTranslation();
  if (amount === 0n) return <span>{children}</span>;
  return (
    <Link to="/member/transferFund" className={s.balanceLink}>
      {children}
      <span className={s.outside}>
        <span className={s.outsideMark}>
          <Icon name="wallet" size={13} />
        </span>
        <Amount value={amount} />
        <span className={s.outsideWords}>{t("wallet.outside")}</span>
      </span>
    </Link>
  );
}
