import { useTranslation } from "#app/i18n/use-translation.ts";
import { Amount } from "#app/ui/format/amount.tsx";
import { useFormat } from "#app/ui/format/format.ts";
import { Result } from "../../../parts/table/result.tsx";
import * as s from "../../../parts/totals/totals.css.ts";

/** Figures by their name in the centre's wording; a result carries its sign. */
type Props = {
  label: string;
  figures: readonly (readonly [name: string, value: bigint | number])[];
};

/** Sums over all pages, not only this one, with every digit that their rows have. */
export function Totals({ label, figures }: Props) {
  const { t } = useTranslation("agent");
  const { number } = useFormat();
  return (
    <dl className={s.totals} aria-label={label}>
      {figures.map(([name, value]) => (
        <div key={name} className={s.total}>
          <dt>{t(`figures.${name}`)}</dt>
          <dd>
            {typeof value === "number" && number(value)}
            {typeof value === "bigint" &&
              (["result", "profit"].includes(name) ? (
                <Result value={value} isUncut />
              ) : (
                <Amount value={value} isUncut />
              ))}
          </dd>
        </div>
      ))}
    </dl>
  );
}
