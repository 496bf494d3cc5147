import type { ReactNode } from "react";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { useFormat } from "#app/ui/format/format.ts";
import * as s from "./bonuses.css.ts";
import type { Contribution } from "./contribution.ts";

type Props = {
  required: bigint;
  before: bigint;
  contribution: Contribution;
  stakeMax: bigint;
  cashOutMax: bigint | null;
  /** How long it stays open, in words. */
  time: string;
  /** How the required sum comes about, in words. */
  why?: ReactNode;
};

/** Every clause of a bonus: what is bet, what counts, the highest bet, the time and the most one keeps. */
export function Clauses({
  required,
  before,
  contribution,
  stakeMax,
  cashOutMax,
  time,
  why,
}: Props) {
  const { t } = useTranslation("bonuses");
  const { amount, wholePercent, locale } = useFormat();
  const counts = new Intl.ListFormat(locale).format(
    contribution.map((one) =>
      t("clauses.part", {
        game: t(`games.${one.gameType}`),
        share: wholePercent(one.counts / 100),
      }),
    ),
  );
  const rows: [string, ReactNode][] = [
    ["required", amount(required)],
    ...(before > 0n ? [["before", amount(before)] satisfies [string, ReactNode]] : []),
    ["counts", counts],
    ["stakeMax", amount(stakeMax)],
    ["time", time],
    ["cashOutMax", cashOutMax === null ? t("clauses.noCap") : amount(cashOutMax)],
  ];
  return (
    <dl className={s.clauses}>
      {rows.map(([name, value]) => (
        <div key={name} className={s.clause}>
          <dt>{t(`clauses.${name}`)}</dt>
          <dd>
            {value}
            {name === "required" && why && <span className={s.why}>{why}</span>}
            {name === "before" && <span className={s.why}>{t("clauses.beforeWhy")}</span>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
