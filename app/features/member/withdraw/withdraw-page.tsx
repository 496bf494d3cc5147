import type { SubmissionResult } from "@conform-to/react";
import { useTranslation } from "react-i18next";
import { panel, panelTitle } from "../../../parts/centre/member.css.ts";
import { columns } from "../deposit/deposit-page.css.ts";
import { Blocks } from "./blocks.tsx";
import { Elsewhere } from "./elsewhere.tsx";
import { Requirements } from "./one/requirements.tsx";
import { RecentWithdrawals } from "./recent-withdrawals.tsx";
import { Today } from "./today.tsx";
import type { WithdrawData } from "./withdraw.server.ts";
import { WithdrawForm } from "./withdraw-form.tsx";
import { Withdrawable } from "./withdrawable.tsx";

export type WithdrawProps = { data: WithdrawData; last: SubmissionResult<string[]> | undefined };

/** The amount available and the missing requirements; when none is missing, the form. */
export function WithdrawPage({ data, last }: WithdrawProps) {
  const { t } = useTranslation("withdraw");
  const { options } = data;
  return (
    <div className={columns}>
      <section className={panel}>
        <h1 className={panelTitle}>{t("title")}</h1>
        <Withdrawable options={options} />
        <Elsewhere options={options} />
        <Requirements requirements={options.lots} />
        {options.blocks.length > 0 ? (
          <Blocks options={options} />
        ) : (
          <WithdrawForm data={data} last={last} />
        )}
        <Today options={options} />
      </section>
      <RecentWithdrawals withdrawals={data.recent} />
    </div>
  );
}
