import { useBrand } from "#app/frame/use-site.ts";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { useFormat } from "#app/ui/format/format.ts";
import * as section from "#app/ui/layout/section.css.ts";
import { Icon } from "#app/ui/media/icon.tsx";
import * as s from "./odds.css.ts";
import { looks } from "./picture/wheel.css.ts";
import type { DrawData, Held } from "./route.tsx";
import { usePrize } from "./use-prize.ts";

type Props = Pick<DrawData, "draw" | "held">;
/** The roles of a table's parts; browsers take them away from rows that are shown as cards. */
const as = {
  table: { role: "table" },
  group: { role: "rowgroup" },
  row: { role: "row" },
  column: { role: "columnheader" },
  name: { role: "rowheader" },
  cell: { role: "cell" },
} as const;

/** Every prize with its exact share of the numbers, in the form of the brand's inner pages. */
export function Odds({ draw, held }: Props) {
  const { t } = useTranslation("draws");
  const { number } = useFormat();
  const sum = held.prizes.reduce((total, { weight }) => total + weight, 0);
  return (
    <section className={section.section} aria-labelledby="odds">
      <h2 id="odds" className={section.heading}>
        {t("odds.title")}
      </h2>
      <p className={section.lead}>{t("odds.lead", { sum: number(sum) })}</p>
      <table {...as.table} className={s.table} aria-labelledby="odds">
        <thead {...as.group} className={s.head}>
          <tr {...as.row}>
            <th {...as.column} scope="col">
              {t("odds.prize")}
            </th>
            <th {...as.column} scope="col">
              {t("odds.share")}
            </th>
            <th {...as.column} scope="col">
              {t("odds.chance")}
            </th>
          </tr>
        </thead>
        <tbody {...as.group} className={s.body}>
          {held.prizes.map((one, place) => (
            <Line key={one.key} draw={draw} one={one} place={place} sum={sum} />
          ))}
        </tbody>
      </table>
    </section>
  );
}

type LineProps = Pick<Props, "draw"> & {
  one: Held["prizes"][number];
  place: number;
  sum: number;
};

function Line({ draw, one, place, sum }: LineProps) {
  const { t } = useTranslation("draws");
  const { number, percent } = useFormat();
  const prize = usePrize();
  const chance = (one.weight / sum) * 100;
  return (
    <tr {...as.row} className={s.row}>
      <th {...as.name} scope="row" className={s.prize}>
        <Sign draw={draw} place={place} />
        <span>{one.isOut ? t("odds.out", { prize: prize(one) }) : prize(one)}</span>
      </th>
      <td {...as.cell} className={s.share}>
        {t("odds.of", { weight: number(one.weight), sum: number(sum) })}
      </td>
      <td {...as.cell} className={s.chance}>
        <svg viewBox="0 0 100 1" preserveAspectRatio="none" className={s.bar} aria-hidden="true">
          <rect width={chance} height={1} />
        </svg>
        {percent(chance.toFixed(2))}
      </td>
    </tr>
  );
}

/** The colour that the prize has on the wheel; an egg's prizes have none. */
function Sign({ draw, place }: Pick<LineProps, "draw" | "place">) {
  const own = looks[useBrand().layout.deposit];
  return (
    <span className={s.sign}>
      {draw === "egg" ? (
        <Icon name="egg" />
      ) : (
        <svg viewBox="0 0 24 24" className={s.colour} aria-hidden="true">
          <circle cx={12} cy={12} r={11} className={own[place % own.length]!.ground} />
        </svg>
      )}
    </span>
  );
}
