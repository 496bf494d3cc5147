import type { ReactNode } from "react";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { Amount } from "#app/ui/format/amount.tsx";
import * as facts from "../../money/money-page.css.ts";
import type { WithdrawData } from "../withdraw.server.ts";
import * as s from "../withdraw-page.css.ts";

export type Review = NonNullable<WithdrawData["review"]>;

/** What leaves, what arrives, where and when. The account shows only the end of its number. */
export function ReviewFacts({ review, balance }: { review: Review; balance: bigint }) {
  const { t } = useTranslation(["withdraw", "member"]);
  const { account, amount } = review;
  return (
    <dl className={s.facts}>
      <Fact word={t("facts.amount")}>
        <Amount value={amount} />
      </Fact>
      <Fact word={t("review.fee")}>{t("member:deposit.noFee")}</Fact>
      <Fact word={t("review.arrives")} isSum>
        <Amount value={amount} />
      </Fact>
      <Fact word={t("facts.account")}>
        {account.label}
        <br />
        {t(`kinds.${account.kind}`)} ···· {account.numberEnd}
      </Fact>
      <Fact word={t("review.when")}>{t("after.payment")}</Fact>
      <Fact word={t("review.after")}>
        <Amount value={balance - amount} />
      </Fact>
    </dl>
  );
}

type FactProps = { word: string; isSum?: true; children: ReactNode };

function Fact({ word, isSum, children }: FactProps) {
  return (
    <div className={facts.fact}>
      <dt>{word}</dt>
      <dd className={isSum && facts.sum}>{children}</dd>
    </div>
  );
}
