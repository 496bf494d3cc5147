import { useTranslation } from "#app/i18n/use-translation.ts";
import { useFormat } from "#app/ui/format/format.ts";
import { useMoment } from "#app/ui/format/use-moment.ts";
import * as s from "./boards.css.ts";
import type { Card } from "./route.tsx";
import { useFigure } from "./use-figure.ts";

/** What a board ranks by, which games count, from how much on, and how often a prize is bet. */
export function BoardFacts({ card }: { card: Card }) {
  const { t } = useTranslation("boards");
  const { t: common } = useTranslation();
  const { amountShort } = useFormat();
  const { plain } = useMoment();
  const figure = useFigure();
  const { measure, gameTypes, games, least, leastStake, wagering, startsAt, endsAt } = card;
  const counted = games ?? gameTypes?.map((type) => common(`nav.${type}`));
  const facts = [
    [t("facts.measure"), t(`measures.${measure}`)],
    [t("facts.games"), counted ? counted.join(", ") : t("facts.allGames")],
    [t("facts.least"), figure(measure, least)],
    ...(leastStake > 0n ? [[t("facts.leastStake"), amountShort(leastStake)]] : []),
    [t("facts.wagering"), wagering > 0 ? t("times", { count: wagering }) : t("free")],
    [t("facts.from"), plain(startsAt)],
    [t("facts.until"), plain(endsAt)],
  ];
  return (
    <dl className={s.facts}>
      {facts.map(([term, fact]) => (
        <div key={term}>
          <dt className={s.term}>{term}</dt>
          <dd className={s.fact}>{fact}</dd>
        </div>
      ))}
    </dl>
  );
}
