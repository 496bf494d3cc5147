import type { SubmissionResult } from "@conform-to/react";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { EmptyState } from "#app/ui/data/empty-state.tsx";
import { panel, panelTitle } from "../../../parts/centre/member.css.ts";
import type { DepositData } from "./deposit.server.ts";
import { DepositForm } from "./deposit-form.tsx";
import * as s from "./deposit-page.css.ts";
import { RecentDeposits } from "./recent-deposits.tsx";

type Props = { data: DepositData; last: SubmissionResult<string[]> | undefined };

export function DepositPage({ data, last }: Props) {
  const { t } = useTranslation("member");
  return (
    <div className={s.columns}>
      <section className={panel}>
        <h1 className={panelTitle}>{t("deposit.title")}</h1>
        {data.methods.length > 0 ? (
          <DepositForm data={data} last={last} />
        ) : (
          <EmptyState icon="hourglass" title={t("deposit.noMethods")} />
        )}
      </section>
      <RecentDeposits deposits={data.recent} />
    </div>
  );
}
