import { useTranslation } from "#app/i18n/use-translation.ts";
import { Result } from "../../../../parts/table/result.tsx";
import * as s from "./sittings.css.ts";
import type { SittingsRecord } from "./sittings-view.tsx";

/** What the balance has of rounds that no sitting has yet; without it the lines would not add up. */
export function Counting({ counting: { rounds, amount } }: Pick<SittingsRecord, "counting">) {
  const { t } = useTranslation("records");
  if (rounds === 0) return null;
  return (
    <p className={s.counting}>
      <span className={s.words}>
        <strong>{t("transactions.sittings.counting", { count: rounds })}</strong>
        <span className={s.faint}>{t("transactions.sittings.countingText")}</span>
      </span>
      <Result value={amount} />
    </p>
  );
}
