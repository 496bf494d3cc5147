import type { SubmissionResult } from "@conform-to/react";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { useMoneyMessage } from "#app/parts/money/use-money-message.ts";
import { EmptyState } from "#app/ui/data/empty-state.tsx";
import { Notice } from "#app/ui/data/notice.tsx";
import { useFormat } from "#app/ui/format/format.ts";
import { ButtonLink } from "#app/ui/forms/button.tsx";
import { panel, panelTitle } from "../../../parts/centre/member.css.ts";
import { columns } from "../deposit/deposit-page.css.ts";
import { Blocks } from "../withdraw/blocks.tsx";
import { MainFigures } from "../withdraw/main-figures.tsx";
import { RecentTransfers } from "./recent-transfers.tsx";
import { ReviewForm } from "./review-form.tsx";
import { Sent } from "./sent.tsx";
import type { TransferData } from "./transfer.server.ts";
import { TransferForm } from "./transfer-form.tsx";
import * as s from "./transfer-page.css.ts";

export type TransferProps = {
  data: TransferData;
  last?: (SubmissionResult<string[]> & { problem?: string }) | undefined;
};

/** Receiver and amount, then a review with the digits. Missing requirements come first. */
export function TransferPage({ data, last }: TransferProps) {
  const { t } = useTranslation("transfer");
  const message = useMoneyMessage("transfer");
  const { options, review, sent } = data;
  const hasNobody = options.upline === null && !options.canSendDown;
  return (
    <div className={columns}>
      <section className={panel}>
        <h1 className={panelTitle}>{t(review ? "reviewTitle" : "title")}</h1>
        {sent && !last && <Sent transfer={sent} />}
        {last?.problem && <Notice tone="bad">{message([last.problem])}</Notice>}
        {hasNobody ? (
          <EmptyState icon="send" title={t("nobody")} text={t("nobodyText")}>
            <ButtonLink to="/member/transactionHistory">{t("nobodyAction")}</ButtonLink>
          </EmptyState>
        ) : (
          <CurrentStep data={data} last={last} />
        )}
      </section>
      <RecentTransfers transfers={data.recent} />
    </div>
  );
}

function CurrentStep({ data, last }: TransferProps) {
  const { options, review } = data;
  if (options.blocks.length > 0) {
    return (
      <>
        <Figures data={data} />
        <Blocks options={options} wording="transfer" />
      </>
    );
  }
  if (review) return <ReviewForm data={data} review={review} last={last} />;
  return (
    <>
      <Figures data={data} />
      <TransferForm data={data} />
    </>
  );
}

function Figures({ data: { options } }: TransferProps) {
  const { t } = useTranslation("transfer");
  const { amount } = useFormat();
  return (
    <>
      <p className={s.lead}>{t("lead")}</p>
      <MainFigures
        figures={[
          [t("transferable"), options.transferable],
          [t("balance"), options.balance],
          ...(options.locked > 0n ? [[t("locked"), options.locked] as const] : []),
        ]}
      />
      <p className={s.today}>{t("today", { left: amount(options.sumPerDayLeft) })}</p>
    </>
  );
}
