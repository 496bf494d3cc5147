import { Link } from "@remix-run/react";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { CopyButton } from "#app/ui/data/copy-button.tsx";
import { EmptyState } from "#app/ui/data/empty-state.tsx";
import { useFormat } from "#app/ui/format/format.ts";
import { PageHero } from "#app/ui/layout/page-hero/page-hero.tsx";
import * as section from "#app/ui/layout/section.css.ts";
import { link } from "#app/ui/layout/text.css.ts";
import { Jackpot } from "../../parts/jackpot/jackpot.tsx";
import { PotHits } from "./pot-hits.tsx";
import * as s from "./pot-page.css.ts";
import type { PotData } from "./route.tsx";

/** The pot in full: its amount, how it is won, what was fixed beforehand, and its last winners. */
export function PotPage({ pool, option, art }: PotData) {
  const { t } = useTranslation("jackpot");
  return (
    <div className={s.page}>
      <PageHero title={t("title")} lead={t("lead")} art={art} />
      {pool ? (
        <>
          <Jackpot view={{ kind: "pool", option, amount: pool.amount }} hasWords={false} />
          <HowItWorks pool={pool} />
          <Commitment commitment={pool.commitment} />
          <PotHits hits={pool.hits} />
        </>
      ) : (
        <EmptyState icon="coins" title={t("none")} text={t("noneText")} />
      )}
    </div>
  );
}

export type Pool = NonNullable<PotData["pool"]>;

function HowItWorks({ pool }: { pool: Pool }) {
  const { t } = useTranslation("jackpot");
  const { amount, percent, dateTime } = useFormat();
  const share = percent((pool.shareBasisPoints / 100).toString());
  const values = { share, seed: amount(pool.seed), most: amount(pool.hitMax) };
  const rules = t("rules.items", { returnObjects: true, ...values }) as string[];
  const facts = [
    ["seed", amount(pool.seed)],
    ["share", share],
    ["range", t("facts.rangeText", { least: amount(pool.hitMin), most: amount(pool.hitMax) })],
    ["since", dateTime(pool.startedAt)],
  ] as const;
  return (
    <section className={section.section} aria-labelledby="how">
      <h2 id="how" className={section.heading}>
        {t("rules.title")}
      </h2>
      <div className={s.columns}>
        <ul className={s.rules}>
          {rules.map((rule) => (
            <li key={rule} className={s.rule}>
              {rule}
            </li>
          ))}
          <li className={s.rule}>
            <Link to="/help/jackpot" className={link}>
              {t("rules.more")}
            </Link>
          </li>
        </ul>
        <dl className={s.facts}>
          {facts.map(([name, value]) => (
            <div key={name} className={s.fact}>
              <dt className={s.term}>{t(`facts.${name}`)}</dt>
              <dd className={s.value}>{value}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}

function Commitment({ commitment }: { commitment: string }) {
  const { t } = useTranslation("jackpot");
  return (
    <section className={section.section} aria-labelledby="commitment">
      <h2 id="commitment" className={section.heading}>
        {t("commitment.title")}
      </h2>
      <p className={section.lead}>{t("commitment.lead")}</p>
      <div className={s.sealed}>
        <code className={s.code}>{commitment}</code>
        <CopyButton
          text={commitment}
          words={{ copy: t("commitment.copy"), copied: t("commitment.copied") }}
        />
      </div>
    </section>
  );
}
