import { Link } from "@remix-run/react";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { RuleList } from "#app/ui/data/rule-list.tsx";
import { useFormat } from "#app/ui/format/format.ts";
import { useMoment } from "#app/ui/format/use-moment.ts";
import * as section from "#app/ui/layout/section.css.ts";
import { link } from "#app/ui/layout/text.css.ts";
import { Fact } from "./fact.tsx";
import * as s from "./fair-page.css.ts";
import { amountsOf, isRepeated } from "./repeat.ts";
import { RepeatButton } from "./repeat-button.tsx";
import type { EnvelopeFair } from "./route.tsx";

/** All that repeats one envelope, and a button that does so in the visitor's own browser. */
export function FairEnvelope({ fair }: { fair: EnvelopeFair }) {
  const { t } = useTranslation("envelope");
  const { t: words } = useTranslation("draws");
  const { amount, dateTime, number } = useFormat();
  const { at } = useMoment();
  const { opened, seed, commitment, issue, rest, left, least, most } = fair;
  const { low, high, sum } = amountsOf({ rest, left, least, most });
  const values = { time: dateTime(opened.at), amount: amount(opened.amount) };
  const steps = { issue, sum: number(sum), least: amount(least), most: amount(most) };
  return (
    <div className={s.page}>
      <h1 className={s.title}>{t("fair.title")}</h1>
      <p className={section.lead}>{t("fair.lead", values)}</p>
      {seed && (
        <RepeatButton
          repeat={() => isRepeated({ seed, draw: "envelope", issue, sum }, fair)}
          same={words("fair.same", { number: fair.number })}
        />
      )}
      <section className={section.section} aria-labelledby="result">
        <h2 id="result" className={section.heading}>
          {words("fair.result")}
        </h2>
        <dl className={s.facts}>
          <Fact term={t("fair.amount")} value={values.amount} />
          <Fact term={t("fair.number")} value={number(fair.number)} />
          <Fact
            term={t("fair.range")}
            value={t("fair.between", { low: amount(low), high: amount(high) })}
          />
          <Fact term={t("fair.rest")} value={amount(rest)} />
          <Fact term={t("fair.left")} value={number(left)} />
          <Fact term={words("fair.clientSeed")} value={opened.clientSeed} />
          <Fact term={words("fair.commitment")} value={commitment} />
          <Fact
            term={words("fair.seed")}
            value={seed ?? words("fair.sealed", { time: at(fair.endsAt) })}
          />
          <Fact term={words("fair.issue")} value={issue} />
        </dl>
      </section>
      <section className={section.section} aria-labelledby="how">
        <h2 id="how" className={section.heading}>
          {words("fair.how")}
        </h2>
        <RuleList rules={t("fair.steps", { returnObjects: true, ...steps }) as string[]} />
      </section>
      <p className={s.back}>
        <Link to="/envelope" className={link}>
          {words("fair.back")}
        </Link>
      </p>
    </div>
  );
}
