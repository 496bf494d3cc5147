import { useTranslation } from "#app/i18n/use-translation.ts";
import { Amount } from "#app/ui/format/amount.tsx";
import { Result } from "../../../parts/table/result.tsx";
import * as s from "../../../parts/totals/totals.css.ts";

type Totals = {
  in: bigint;
  out: bigint;
  /** What play brought, where it is not part of the other two. */
  play?: bigint;
};

/** Sums over all pages of the filtered list. */
export function InOut({ totals }: { totals: Totals }) {
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
      {totals.play !== undefined && (
        <div className={s.total}>
          <dt>{t("transactions.play")}</dt>
          <dd>
            <Result value={totals.play} />
          </dd>
        </div>
      )}
      <div className={s.total}>
        <dt>{t("transactions.difference")}</dt>
        <dd>
          <Result value={totals.in - totals.out + (totals.play ?? 0n)} isPlain />
        </dd>
      </div>
    </dl>
  );
}
