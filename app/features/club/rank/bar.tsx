import { useTranslation } from "#app/i18n/use-translation.ts";
import { useFormat } from "#app/ui/format/format.ts";
import * as s from "./rank.css.ts";

/** One mark of a level and how much of it is reached. */
export function Bar({ label, value, mark }: { label: string; value: bigint; mark: bigint }) {
  const { amountShort } = useFormat();
  const { t } = useTranslation("rank");
  const reached = value > 0n ? value : 0n;
  const share = mark === 0n || reached >= mark ? 100 : Number((reached * 100n) / mark);
  return (
    <div className={s.bar}>
      <p className={s.barWords}>
        <span>{label}</span>
        <span className={s.barAmounts}>
          {t("of", { value: amountShort(reached), mark: amountShort(mark) })}
        </span>
      </p>
      <progress className={s.progress} value={share} max={100} aria-label={label} />
    </div>
  );
}
