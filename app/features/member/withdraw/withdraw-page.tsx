import type { SubmissionResult } from "@conform-to/react";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { panel, panelTitle } from "../../../parts/centre/member.css.ts";
import { top } from "../../../parts/money/money-form.css.ts";
import { columns } from "../deposit/deposit-page.css.ts";
import { Blocks } from "./blocks.tsx";
import { Elsewhere } from "./elsewhere.tsx";
import { MainFigures } from "./main-figures.tsx";
import { Requirements } from "./one/requirements.tsx";
import { RecentWithdrawals } from "./recent-withdrawals.tsx";
import { ReviewForm } from "./review/review-form.tsx";
import { Today } from "./today.tsx";
import type { WithdrawData } from "./withdraw.server.ts";
import { WithdrawForm } from "./withdraw-form.tsx";

export type WithdrawProps = { data: WithdrawData; last: SubmissionResult<string[]> | undefined };

/**
 * The amount available and the missing requirements; when none is missing, the form and then its
 * review.
 */
export function WithdrawPage({ data, last }: WithdrawProps) {
  const { t } = useTranslation("withdraw");
  const { options, review } = data;
  if (review) {
    return (
      <div className={columns}>
        <section className={panel}>
          <h1 className={panelTitle}>{t("review.title")}</h1>
          <ReviewForm data={data} review={review} last={last} />
        </section>
        <RecentWithdrawals withdrawals={data.recent} />
      </div>
    );
  }
  return (
    <div className={columns}>
      <section className={panel}>
        <div className={top}>
          <h1 className={panelTitle}>{t("title")}</h1>
          <MainFigures
            figures={[
              [t("withdrawable"), options.withdrawable],
              [t("balance"), options.balance],
              ...(options.locked > 0n ? [[t("locked"), options.locked] as const] : []),
            ]}
          />
        </div>
        <Elsewhere options={options} />
        <Requirements requirements={options.lots} />
        {options.blocks.length > 0 ? <Blocks options={options} /> : <WithdrawForm data={data} />}
        <Today options={options} />
      </section>
      <RecentWithdrawals withdrawals={data.recent} />
    </div>
  );
}
