import { useTranslation } from "#app/i18n/use-translation.ts";
import { Figure } from "../../../parts/table/figure.tsx";
import * as s from "../../../parts/totals/totals.css.ts";

/** Figures by their name in the centre's wording; a result carries its sign. */
type Props = {
  label: string;
  figures: readonly (readonly [name: string, value: bigint | number])[];
};

/** Sums over all pages, not only this one, with every digit that their rows have. */
export function Totals({ label, figures }: Props) {
  const { t } = useTranslation("agent");
  return (
    <dl className={s.totals} aria-label={label}>
      {figures.map(([name, value]) => (
        <div key={name} className={s.total}>
          <dt>{t(`figures.${name}`)}</dt>
          <dd>
            <Figure value={value} isResult={["result", "profit"].includes(name)} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
