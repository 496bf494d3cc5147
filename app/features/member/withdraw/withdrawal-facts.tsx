import { useTranslation } from "react-i18next";
import { Amount } from "#app/ui/amount.tsx";
import { CopyButton } from "#app/ui/copy-button.tsx";
import { useFormat } from "#app/ui/format.ts";
import * as s from "../deposit/receipt-page.css.ts";
import { type Withdrawal, WithdrawalStatus } from "./withdrawal-status.tsx";

export function WithdrawalFacts({ withdrawal }: { withdrawal: Withdrawal }) {
  const { t } = useTranslation("withdraw");
  const { dateTime } = useFormat();
  const { amount, status, account, createdAt, reference } = withdrawal;
  return (
    <dl className={s.facts}>
      <div className={s.fact}>
        <dt>{t("facts.amount")}</dt>
        <dd className={s.sum}>
          <Amount value={amount} />
        </dd>
      </div>
      <div className={s.fact}>
        <dt>{t("facts.status")}</dt>
        <dd>
          <WithdrawalStatus status={status} />
        </dd>
      </div>
      <div className={s.fact}>
        <dt>{t("facts.account")}</dt>
        <dd>
          {account.label} ···· {account.numberEnd}
        </dd>
      </div>
      <div className={s.fact}>
        <dt>{t("facts.date")}</dt>
        <dd>{dateTime(createdAt)}</dd>
      </div>
      <div className={s.fact}>
        <dt>{t("facts.reference")}</dt>
        <dd className={s.reference}>
          <code>{reference}</code>
          <CopyButton
            text={reference}
            words={{ copy: t("facts.copy"), copied: t("facts.copied") }}
          />
        </dd>
      </div>
    </dl>
  );
}
