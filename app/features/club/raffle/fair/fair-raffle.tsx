import { Link } from "@remix-run/react";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { RecordTable } from "#app/parts/table/record-table.tsx";
import { RuleList } from "#app/ui/data/rule-list.tsx";
import { useFormat } from "#app/ui/format/format.ts";
import { useMoment } from "#app/ui/format/use-moment.ts";
import * as section from "#app/ui/layout/section.css.ts";
import { link } from "#app/ui/layout/text.css.ts";
import { Fact } from "../../draws/fair/fact.tsx";
import * as s from "../../draws/fair/fair-page.css.ts";
import { RepeatButton } from "../../draws/fair/repeat-button.tsx";
import { repeatDraw } from "./repeat-draw.ts";
import type { RaffleFair } from "./route.tsx";

/** All that repeats a draw, and a button that does so in the visitor's own browser. */
export function FairRaffle({ fair }: { fair: RaffleFair }) {
  const { t } = useTranslation("raffle");
  const { t: words } = useTranslation("draws");
  const { number } = useFormat();
  const { at } = useMoment();
  const { id, name, seed, commitment, digest, taken, tickets, winners, endsAt } = fair;
  const sealed = t("fair.sealed", { time: at(endsAt) });
  return (
    <div className={s.page}>
      <h1 className={s.title}>{t("fair.title")}</h1>
      <p className={section.lead}>{t("fair.lead", { name, time: at(endsAt) })}</p>
      {seed && <RepeatButton repeat={() => isRepeated({ ...fair, seed })} same={t("fair.same")} />}
      <section className={section.section} aria-labelledby="result">
        <h2 id="result" className={section.heading}>
          {words("fair.result")}
        </h2>
        <dl className={s.facts}>
          {winners.map((one) => (
            <Fact
              key={one.place}
              term={t("place", { place: number(one.place) })}
              value={t("fair.number", { number: number(one.number) })}
            />
          ))}
          <Fact term={t("fair.taken")} value={number(taken)} />
          <Fact term={words("fair.commitment")} value={commitment} />
          <Fact term={words("fair.seed")} value={seed ?? sealed} />
          <Fact term={t("fair.digest")} value={digest ?? sealed} />
        </dl>
      </section>
      <section className={section.section} aria-labelledby="how">
        <h2 id="how" className={section.heading}>
          {words("fair.how")}
        </h2>
        <RuleList rules={t("fair.steps", { returnObjects: true, raffle: id }) as string[]} />
      </section>
      {tickets.length > 0 && (
        <section className={section.section}>
          <h2 className={section.heading}>{t("fair.tickets")}</h2>
          <RecordTable
            label={t("fair.tickets")}
            rows={tickets}
            keyOf={({ from }) => String(from)}
            columns={[
              {
                label: t("fair.numbers"),
                cell: ({ from, to }) =>
                  from === to ? number(from) : `${number(from)}–${number(to)}`,
              },
              { label: t("fair.clientSeed"), cell: ({ clientSeed }) => clientSeed },
              { label: t("fair.holder"), cell: ({ holder }) => number(holder) },
              {
                label: t("prizes.place"),
                cell: ({ from, to }) =>
                  winners
                    .filter((one) => from <= one.number && one.number <= to)
                    .map((one) => number(one.place))
                    .join(", ") || t("fair.none"),
              },
            ]}
          />
        </section>
      )}
      <p className={s.back}>
        <Link to="/raffle" className={link}>
          {words("fair.back")}
        </Link>
      </p>
    </div>
  );
}

/** True when the browser's draw has the digests and the winners of the platform's. */
async function isRepeated(fair: RaffleFair & { seed: string }): Promise<boolean> {
  const again = await repeatDraw(fair);
  return (
    again.commitment === fair.commitment &&
    again.digest === fair.digest &&
    JSON.stringify(again.winners) === JSON.stringify(fair.winners)
  );
}
