import { useTranslation } from "#app/i18n/use-translation.ts";
import { Filters } from "#app/parts/filters/filters.tsx";
import { MemberPager } from "#app/parts/pager/member-pager.tsx";
import { RecordTable } from "#app/parts/table/record-table.tsx";
import { EmptyState } from "#app/ui/data/empty-state.tsx";
import { useFormat } from "#app/ui/format/format.ts";
import { SelectField } from "#app/ui/forms/select-field.tsx";
import { BONUS_KINDS, BONUS_STATES } from "#platform/contract/club/bonus-kinds.ts";
import * as s from "./bonuses.css.ts";
import type { BonusesData } from "./route.tsx";

/** The bonuses of the member, narrowed by kind and state. */
export function Records({ shown }: { shown: BonusesData }) {
  const { t } = useTranslation("bonuses");
  const { amount, dateTime } = useFormat();
  const { list, kind, state, page, totalPages } = shown;
  if (list.length === 0 && !kind && !state) return null;
  return (
    <section className={s.records}>
      <h2 className={s.recordsTitle}>{t("records.title")}</h2>
      <Filters names={["kind", "state", "page"]}>
        <SelectField
          id="kind"
          name="kind"
          label={t("records.kind")}
          placeholder={t("records.all")}
          options={BONUS_KINDS.map((value) => ({ value, name: t(`kinds.${value}`) }))}
          defaultValue={kind ?? ""}
        />
        <SelectField
          id="state"
          name="state"
          label={t("records.state")}
          placeholder={t("records.all")}
          options={BONUS_STATES.map((value) => ({ value, name: t(`states.${value}`) }))}
          defaultValue={state ?? ""}
        />
      </Filters>
      {list.length === 0 ? (
        <EmptyState icon="gift" title={t("records.none")} text={t("records.noneText")} />
      ) : (
        <>
          <RecordTable
            label={t("records.title")}
            rows={list}
            keyOf={({ id }) => id}
            columns={[
              { label: t("records.time"), cell: ({ openedAt }) => dateTime(openedAt) },
              { label: t("records.kind"), cell: (one) => t(`kinds.${one.kind}`) },
              { label: t("records.amount"), cell: (one) => amount(one.amount), isNumber: true },
              {
                label: t("records.bet"),
                cell: ({ done, required }) =>
                  t("open.of", { done: amount(done), required: amount(required) }),
                isNumber: true,
              },
              { label: t("records.until"), cell: ({ expiresAt }) => dateTime(expiresAt) },
              {
                label: t("records.state"),
                cell: (one) =>
                  one.takenBack > 0n
                    ? t("records.back", {
                        state: t(`states.${one.state}`),
                        amount: amount(one.takenBack),
                      })
                    : t(`states.${one.state}`),
              },
            ]}
          />
          <MemberPager page={page} totalPages={totalPages} />
        </>
      )}
    </section>
  );
}
