import { type SubmissionResult, useForm } from "@conform-to/react";
import { useNavigation } from "@remix-run/react";
import { useBrand } from "#app/frame/use-site.ts";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { lead, panel, panelTitle } from "#app/parts/centre/member.css.ts";
import { MoneyForm } from "#app/parts/money/money-form.tsx";
import { useMoneyMessage } from "#app/parts/money/use-money-message.ts";
import { MemberPager } from "#app/parts/pager/member-pager.tsx";
import { RecordTable } from "#app/parts/table/record-table.tsx";
import { EmptyState } from "#app/ui/data/empty-state.tsx";
import { Notice } from "#app/ui/data/notice.tsx";
import { useFormat } from "#app/ui/format/format.ts";
import { Button, ButtonLink } from "#app/ui/forms/button.tsx";
import * as s from "./rebate.css.ts";
import type { RebateData } from "./route.tsx";

type Last = SubmissionResult<string[]> | undefined;
type Props = { shown: RebateData; last: Last };

/** What comes back of the member's bets by type of game, the button that takes it, and the record. */
export function RebatePage({ shown, last }: Props) {
  const { t } = useTranslation("rebate");
  const { amount, percent } = useFormat();
  const { lines, levelName, taken, unclaimed, min } = shown;
  return (
    <section className={panel}>
      <h1 className={panelTitle}>{t("title")}</h1>
      <p className={lead}>{t("lead")}</p>
      {taken && !last && (
        <div role="status" className={s.note}>
          <Notice tone="info">
            {t("done", { amount: amount(taken.amount), reference: taken.reference })}
          </Notice>
        </div>
      )}
      {levelName && <p className={s.level}>{t("level", { name: levelName })}</p>}
      <RecordTable
        label={t("table")}
        isShort
        rows={lines}
        keyOf={({ category }) => category}
        columns={[
          { label: t("category"), cell: ({ category }) => t(`categories.${category}`) },
          { label: t("validBet"), cell: ({ validBet }) => amount(validBet), isNumber: true },
          {
            label: t("rate"),
            cell: ({ rate }) => percent((rate / 100).toFixed(2)),
            isNumber: true,
          },
          { label: t("amount"), cell: (line) => amount(line.amount), isNumber: true },
        ]}
      />
      <Take shown={shown} last={last} />
      <ul className={s.rules}>
        <li>{t(`night.${unclaimed}`, { min: amount(min) })}</li>
        {lines.some(({ validBet }) => validBet < 0n) && <li>{t("correction")}</li>}
        <li>{t("lottery")}</li>
      </ul>
      <Records shown={shown} />
    </section>
  );
}

function Take({ shown, last }: Props) {
  const { t } = useTranslation("rebate");
  const { amount } = useFormat();
  const message = useMoneyMessage("rebate");
  const isBusy = useNavigation().formMethod === "POST";
  const { total, min, mayClaimFrom, isPaused, unclaimed, key } = shown;
  const [form, fields] = useForm<{ key: string }>({
    id: "rebate",
    lastResult: last,
    defaultValue: { key },
  });
  const few = unclaimed === "PAID" ? t("few", { min: amount(min) }) : null;
  const hint =
    (isPaused && t("paused")) ||
    ((total < min || total === 0n) && (few ?? t("fewToday", { min: amount(min) }))) ||
    (mayClaimFrom !== null && t("soon")) ||
    null;
  return (
    <div className={s.take}>
      <p className={s.total}>
        <span>{t("total")}</span>
        <strong className={s.sum}>{amount(total)}</strong>
      </p>
      {hint ? (
        <p className={s.hint}>{hint}</p>
      ) : (
        <MoneyForm
          form={form}
          kind="move"
          moneyKey={fields.key.initialValue ?? key}
          problem={message(form.errors)}
        >
          <Button type="submit" size="large" wide disabled={isBusy}>
            {isBusy ? t("busy") : t("take", { amount: amount(total) })}
          </Button>
          <p className={s.hint}>{t("free")}</p>
        </MoneyForm>
      )}
      {hint && form.errors && <Notice tone="bad">{message(form.errors)}</Notice>}
    </div>
  );
}

function Records({ shown }: { shown: RebateData }) {
  const { t } = useTranslation("rebate");
  const { gamesPath } = useBrand();
  const { amount, dateTime, locale } = useFormat();
  const { records, page, totalPages } = shown;
  const games = (lines: (typeof records)[number]["lines"]) =>
    new Intl.ListFormat(locale).format(lines.map(({ category }) => t(`categories.${category}`)));
  return (
    <section className={s.records}>
      <h2 className={s.recordsTitle}>{t("records.title")}</h2>
      {records.length === 0 ? (
        <EmptyState icon="coins" title={t("records.empty")} text={t("records.emptyText")}>
          <ButtonLink to={gamesPath}>{t("records.play")}</ButtonLink>
        </EmptyState>
      ) : (
        <>
          <RecordTable
            label={t("records.title")}
            rows={records}
            keyOf={({ reference }) => reference}
            columns={[
              { label: t("records.time"), cell: ({ at }) => dateTime(at) },
              { label: t("records.games"), cell: ({ lines }) => games(lines) },
              {
                label: t("records.how"),
                cell: ({ state, by, reference }) =>
                  t(`records.states.${state === "LOST" ? state : by}`, { reference }),
              },
              {
                label: t("records.amount"),
                cell: (record) => amount(record.amount),
                isNumber: true,
              },
            ]}
          />
          <MemberPager page={page} totalPages={totalPages} />
        </>
      )}
    </section>
  );
}
