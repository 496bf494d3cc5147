import { useTranslation } from "#app/i18n/use-translation.ts";
import { Amount } from "#app/ui/format/amount.tsx";
import { useFormat } from "#app/ui/format/format.ts";
import { MoneyFacts } from "../../money/facts/money-facts.tsx";
import type { Withdrawal } from "../head-of.ts";
import { WithdrawalStatus } from "./withdrawal-status.tsx";

export function WithdrawalFacts({ withdrawal }: { withdrawal: Withdrawal }) {
  const { t } = useTranslation("withdraw");
  const { dateTime } = useFormat();
  const { amount, account, createdAt, reference } = withdrawal;
  const facts = [
    { name: t("facts.amount"), value: <Amount value={amount} />, isSum: true },
    { name: t("facts.status"), value: <WithdrawalStatus withdrawal={withdrawal} /> },
    { name: t("facts.account"), value: `${account.label} ···· ${account.numberEnd}` },
    { name: t("facts.date"), value: dateTime(createdAt) },
  ];
  const words = { copy: t("facts.copy"), copied: t("facts.copied") };
  return (
    <MoneyFacts
      facts={facts}
      reference={{ name: t("facts.reference"), text: reference, ...words }}
    />
  );
}
