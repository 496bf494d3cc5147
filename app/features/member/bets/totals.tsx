import { useTranslation } from "#app/i18n/use-translation.ts";
import { Amount } from "#app/ui/format/amount.tsx";
import { Result } from "../../../parts/table/result.tsx";
import * as s from "../../../parts/totals/totals.css.ts";
import type { BetRecord } from "./bets-page.tsx";

/** Sums over all pages, not only this one. */
export function Totals({ totals }: { totals: BetRecord["totals"] }) {
  const { t } = useTranslation("member");
  return (
    <dl className={s.totals} aria-label={t("bets.totals")}>
      <div className={s.total}>
        <dt>{t("bets.stake")}</dt>
        <dd>
          <Amount value={totals.stake} />
        </dd>
      </div>
      <div className={s.total}>
        <dt>{t("bets.payout")}</dt>
        <dd>
          <Amount value={totals.payout} />
        </dd>
      </div>
      <div className={s.total}>
        <dt>{t("bets.valid")}</dt>
        <dd>
          <Amount value={totals.validBet} />
        </dd>
      </div>
      <div className={s.total}>
        <dt>{t("bets.result")}</dt>
        <dd>
          <Result value={totals.payout - totals.stake} />
        </dd>
      </div>
    </dl>
  );
}
