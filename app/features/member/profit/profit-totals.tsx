import { useTranslation } from "#app/i18n/use-translation.ts";
import { Amount } from "#app/ui/format/amount.tsx";
import { Result } from "../../../parts/table/result.tsx";
import * as s from "../../../parts/totals/totals.css.ts";
import type { ProfitRecord } from "./profit-page.tsx";
import { resultOf, total } from "./sum-rows.ts";

/** The result of play, the stakes for it, and deposits minus withdrawals. */
export function ProfitTotals({ record }: { record: ProfitRecord }) {
  const { t } = useTranslation("records");
  const all = total(record.list);
  return (
    <dl className={s.totals} aria-label={t("transactions.totals")}>
      <div className={s.total}>
        <dt>{t("profit.result")}</dt>
        <dd>
          <Result value={resultOf(all)} />
        </dd>
      </div>
      <div className={s.total}>
        <dt>{t("profit.stake")}</dt>
        <dd>
          <Amount value={all.stake} />
        </dd>
      </div>
      <div className={s.total}>
        <dt>{t("profit.net")}</dt>
        <dd>
          <Result value={record.deposits - record.withdrawals} isPlain />
        </dd>
      </div>
    </dl>
  );
}
