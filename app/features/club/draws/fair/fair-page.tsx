import { Link } from "@remix-run/react";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { RuleList } from "#app/ui/data/rule-list.tsx";
import { useFormat } from "#app/ui/format/format.ts";
import { useMoment } from "#app/ui/format/use-moment.ts";
import * as section from "#app/ui/layout/section.css.ts";
import { link } from "#app/ui/layout/text.css.ts";
import { usePrize } from "../use-prize.ts";
import { Fact } from "./fact.tsx";
import * as s from "./fair-page.css.ts";
import { isRepeated } from "./repeat.ts";
import { RepeatButton } from "./repeat-button.tsx";
import type { Fair } from "./route.tsx";

/** All that repeats one play, and a button that does so in the visitor's own browser. */
export function FairPage({ fair }: { fair: Fair }) {
  const { t } = useTranslation("draws");
  const { dateTime, number } = useFormat();
  const { at } = useMoment();
  const prize = usePrize();
  const { play, prizes, issue, seed, commitment } = fair;
  const sum = prizes.reduce((total, { weight }) => total + weight, 0);
  const drawn = prizes.find(({ key }) => key === play.drawn);
  const values = {
    draw: t(`${play.draw}.title`),
    time: dateTime(play.at),
    prize: prize(play),
  };
  const steps = { draw: play.draw, issue, sum: number(sum) };
  const facts = [
    ["number", String(play.number)],
    ["drawn", drawn ? prize(drawn) : play.drawn],
    ["given", prize(play)],
    ["clientSeed", play.clientSeed],
    ["nonce", String(play.nonce)],
    ["commitment", commitment],
    ["seed", seed ?? t("fair.sealed", { time: at(fair.endsAt) })],
    ["issue", issue],
  ] as const;
  return (
    <div className={s.page}>
      <h1 className={s.title}>{t("fair.title")}</h1>
      <p className={section.lead}>{t("fair.lead", values)}</p>
      {seed && sum > 0 && (
        <RepeatButton
          repeat={() =>
            isRepeated({ seed, draw: play.draw, issue, sum }, { commitment, number: play.number })
          }
          same={t("fair.same", { number: play.number })}
        />
      )}
      <section className={section.section} aria-labelledby="result">
        <h2 id="result" className={section.heading}>
          {t("fair.result")}
        </h2>
        <dl className={s.facts}>
          {facts.map(([name, value]) => (
            <Fact key={name} term={t(`fair.${name}`)} value={value} />
          ))}
        </dl>
      </section>
      <section className={section.section} aria-labelledby="how">
        <h2 id="how" className={section.heading}>
          {t("fair.how")}
        </h2>
        <RuleList rules={t("fair.steps", { returnObjects: true, ...steps }) as string[]} />
      </section>
      <p className={s.back}>
        <Link to={`/${play.draw}`} className={link}>
          {t("fair.back")}
        </Link>
      </p>
    </div>
  );
}
