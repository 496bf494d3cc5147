import { useTranslation } from "#app/i18n/use-translation.ts";
import { useMethodWords } from "#app/parts/deposit/use-method-words.ts";
import { Amount } from "#app/ui/format/amount.tsx";
import { useFormat } from "#app/ui/format/format.ts";
import { MoneyFacts } from "../../money/facts/money-facts.tsx";
import { DepositStatus } from "./deposit-status.tsx";
import type { Deposit } from "./receipt-page.tsx";

export function ReceiptFacts({ deposit }: { deposit: Deposit }) {
  const { t } = useTranslation("member");
  const { dateTime } = useFormat();
  const { nameOf } = useMethodWords();
  const { amount, fee, kind, methodName, createdAt, reference } = deposit;
  const facts = [
    { name: t("receipt.amount"), value: <Amount value={amount} />, isSum: true },
    ...(fee > 0n ? [{ name: t("receipt.fee"), value: <Amount value={fee} /> }] : []),
    { name: t("receipt.status"), value: <DepositStatus deposit={deposit} /> },
    { name: t("receipt.method"), value: nameOf({ kind, name: methodName }) },
    { name: t("receipt.date"), value: dateTime(createdAt) },
  ];
  const words = { copy: t("receipt.copy"), copied: t("receipt.copied") };
  return (
    <MoneyFacts
      facts={facts}
      reference={{ name: t("receipt.reference"), text: reference, ...words }}
    />
  );
}
