import { useTranslation } from "#app/i18n/use-translation.ts";
import { useFormat } from "#app/ui/format/format.ts";
import * as section from "#app/ui/layout/section.css.ts";
import { Icon } from "#app/ui/media/icon.tsx";
import { toDecimal } from "#platform/contract/wire/written-money.ts";
import * as s from "./pot-page.css.ts";
import type { Pool } from "./pot-page.tsx";

type Hits = Pool["hits"];

/** The pots won last, each with the proof that its hit point was fixed beforehand. */
export function PotHits({ hits }: { hits: Hits }) {
  const { t } = useTranslation("jackpot");
  return (
    <section className={section.section} aria-labelledby="hits">
      <h2 id="hits" className={section.heading}>
        {t("hits.title")}
      </h2>
      <p className={section.lead}>{t(hits.length > 0 ? "hits.lead" : "hits.none")}</p>
      {hits.length > 0 && (
        <ol className={s.hits}>
          {hits.map((hit) => (
            <li key={hit.round} className={s.hit}>
              <Hit hit={hit} />
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}

function Hit({ hit }: { hit: Hits[number] }) {
  const { t } = useTranslation("jackpot");
  const { amount, dateTime } = useFormat();
  const sealed = `${toDecimal(hit.hitPoint).slice(0, -2)}:${hit.salt}`;
  return (
    <>
      <div className={s.winner}>
        <span className={s.mark}>
          <Icon name="trophy" size={22} />
        </span>
        <span className={s.who}>
          <strong>{hit.player}</strong>
          <span className={s.when}>{dateTime(hit.time)}</span>
        </span>
        <strong className={s.prize}>{amount(hit.amount)}</strong>
      </div>
      <details className={s.proof}>
        <summary className={s.summary}>{t("hits.proof", { round: hit.round })}</summary>
        <dl className={s.proofs}>
          <dt className={s.term}>{t("hits.sealed")}</dt>
          <dd>
            <code className={s.code}>{sealed}</code>
          </dd>
          <dt className={s.term}>{t("hits.hash")}</dt>
          <dd>
            <code className={s.code}>{hit.commitment}</code>
          </dd>
        </dl>
      </details>
    </>
  );
}
