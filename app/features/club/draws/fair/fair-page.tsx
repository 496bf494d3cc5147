import { Link } from "@remix-run/react";
import { useEffect, useState } from "react";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { Notice } from "#app/ui/data/notice.tsx";
import { RuleList } from "#app/ui/data/rule-list.tsx";
import { useFormat } from "#app/ui/format/format.ts";
import { Button } from "#app/ui/forms/button.tsx";
import * as section from "#app/ui/layout/section.css.ts";
import { link } from "#app/ui/layout/text.css.ts";
import { usePrize } from "../use-prize.ts";
import * as s from "./fair-page.css.ts";
import { repeatPlay } from "./repeat.ts";
import type { Fair } from "./route.tsx";

/** All that repeats one play, and a button that does so in the visitor's own browser. */
export function FairPage({ fair }: { fair: Fair }) {
  const { t } = useTranslation("draws");
  const { dateTime, number } = useFormat();
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
    ["seed", seed ?? t("fair.sealed", { time: dateTime(fair.endsAt) })],
    ["issue", issue],
  ] as const;
  return (
    <div className={s.page}>
      <h1 className={s.title}>{t("fair.title")}</h1>
      <p className={section.lead}>{t("fair.lead", values)}</p>
      {seed && sum > 0 && <Repeat fair={fair} seed={seed} sum={sum} />}
      <section className={section.section} aria-labelledby="result">
        <h2 id="result" className={section.heading}>
          {t("fair.result")}
        </h2>
        <dl className={s.facts}>
          {facts.map(([name, value]) => (
            <div key={name} className={s.fact}>
              <dt className={s.term}>{t(`fair.${name}`)}</dt>
              <dd className={s.value}>{value}</dd>
            </div>
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

type RepeatProps = { fair: Fair; seed: string; sum: number };

function Repeat({ fair, seed, sum }: RepeatProps) {
  const { t } = useTranslation("draws");
  const [isAwake, setAwake] = useState(false);
  const [found, setFound] = useState<"working" | "same" | "other" | null>(null);
  useEffect(() => setAwake(true), []);
  const { play, issue, commitment } = fair;
  const repeat = async () => {
    setFound("working");
    const again = await repeatPlay({ seed, draw: play.draw, issue, sum });
    const isSame = again.commitment === commitment && again.number === play.number;
    setFound(isSame ? "same" : "other");
  };
  if (!isAwake) return <Notice tone="info">{t("fair.needsScript")}</Notice>;
  return (
    <div className={s.repeat}>
      <Button type="button" onClick={repeat} disabled={found === "working"}>
        {t("fair.recompute")}
      </Button>
      <div role="status">
        {found && (
          <Notice tone={found === "other" ? "bad" : "info"}>
            {t(`fair.${found}`, { number: play.number })}
          </Notice>
        )}
      </div>
    </div>
  );
}
