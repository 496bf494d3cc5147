import { useTranslation } from "react-i18next";
import { Amount } from "#app/ui/amount.tsx";
import { CopyButton } from "#app/ui/copy-button.tsx";
import { useFormat } from "#app/ui/format.ts";
import { DepositStatus } from "./deposit-status.tsx";
import * as s from "./receipt-page.css.ts";
import type { Deposit } from "./receipt-page.tsx";

export function ReceiptFacts({ deposit }: { deposit: Deposit }) {
  const { t } = useTranslation("member");
  const { dateTime } = useFormat();
  return (
    <dl className={s.facts}>
      <div className={s.fact}>
        <dt>{t("receipt.amount")}</dt>
        <dd className={s.sum}>
          <Amount value={deposit.amount} />
        </dd>
      </div>
      <div className={s.fact}>
        <dt>{t("receipt.status")}</dt>
        <dd>
          <DepositStatus status={deposit.status} />
        </dd>
      </div>
      <div className={s.fact}>
        <dt>{t("receipt.method")}</dt>
        <dd>{t(`deposit.methods.${deposit.method}`, deposit.method)}</dd>
      </div>
      <div className={s.fact}>
        <dt>{t("receipt.date")}</dt>
        <dd>{dateTime(deposit.createdAt)}</dd>
      </div>
      <div className={s.fact}>
        <dt>{t("receipt.reference")}</dt>
        <dd className={s.reference}>
          <code>{deposit.depositId}</code>
          <CopyButton
            text={deposit.depositId}
            words={{ copy: t("receipt.copy"), copied: t("receipt.copied") }}
          />
        </dd>
      </div>
    </dl>
  );
}
