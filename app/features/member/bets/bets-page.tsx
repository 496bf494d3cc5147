import { useTranslation } from "react-i18next";
import { ButtonLink } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import type { ValueOf } from "#platform/contract/call.ts";
import type { bettingRecord } from "#platform/contract/records.ts";
import { lead, panel, panelTitle } from "../member.css.ts";
import { MemberPager } from "../member-pager.tsx";
import { BetTable } from "./bet-table.tsx";
import { Totals } from "./totals.tsx";

export type BetRecord = ValueOf<typeof bettingRecord> & { page: number };
export type Bet = BetRecord["list"][number];

export function BetsPage({ record }: { record: BetRecord }) {
  const { t } = useTranslation("member");
  const { list, totals, page, totalPages } = record;
  return (
    <section className={panel}>
      <h1 className={panelTitle}>{t("bets.title")}</h1>
      {list.length === 0 ? (
        <EmptyState icon="history" title={t("bets.empty")} text={t("bets.emptyText")}>
          <ButtonLink to="/rngList">{t("bets.emptyAction")}</ButtonLink>
        </EmptyState>
      ) : (
        <>
          <p className={lead}>{t("bets.lead")}</p>
          <Totals totals={totals} />
          <BetTable bets={list} />
          <MemberPager page={page} totalPages={totalPages} />
        </>
      )}
    </section>
  );
}
