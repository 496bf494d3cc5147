import { useTranslation } from "#app/i18n/use-translation.ts";
import { Amount } from "#app/ui/format/amount.tsx";
import { Result } from "../../../parts/table/result.tsx";
import * as s from "../../../parts/totals/totals.css.ts";
import type { AccountRecord } from "./transactions-page.tsx";

/** Sums over all pages of the filtered list. */
export function InOut({ totals }: { totals: AccountRecord["totals"] }) {
  const { t } = useTranslation("records");
  return (
    <dl className={s.totals} aria-label={t("transactions.totals")}>
      <div className={s.total}>
        <dt>{t("transactions.in")}</dt>
        <dd>
          <Amount value={totals.in} />
        </dd>
      </div>
      <div className={s.total}>
        <dt>{t("transactions.out")}</dt>
        <dd>
          <Amount value={totals.out} />
        </dd>
      </div>
      <div className={s.total}>
        <dt>{t("transactions.difference")}</dt>
        <dd>
          <Result value={totals.in - totals.out} />
        </dd>
      </div>
    </dl>
  );
}
