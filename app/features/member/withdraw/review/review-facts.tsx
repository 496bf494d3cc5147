import { useTranslation } from "#app/i18n/use-translation.ts";
import { Amount } from "#app/ui/format/amount.tsx";
import { FactRows } from "../../money/facts/fact-rows.tsx";
import { reviewFacts } from "../../money/money-page.css.ts";
import type { WithdrawData } from "../withdraw.server.ts";

export type Review = NonNullable<WithdrawData["review"]>;

/** What leaves, what arrives, where and when. The account shows only the end of its number. */
export function ReviewFacts({ review, balance }: { review: Review; balance: bigint }) {
  const { t } = useTranslation(["withdraw", "member"]);
  const { account, amount } = review;
  const to = (
    <>
      {account.label}
      <br />
      {t(`kinds.${account.kind}`)} ···· {account.numberEnd}
    </>
  );
  const facts = [
    { name: t("facts.amount"), value: <Amount value={amount} /> },
    { name: t("review.fee"), value: t("member:deposit.noFee") },
    { name: t("review.arrives"), value: <Amount value={amount} />, isSum: true },
    { name: t("facts.account"), value: to },
    { name: t("review.when"), value: t("after.payment") },
    { name: t("review.after"), value: <Amount value={balance - amount} /> },
  ];
  return (
    <dl className={reviewFacts}>
      <FactRows facts={facts} />
    </dl>
  );
}
