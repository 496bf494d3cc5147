import { useForm } from "@conform-to/react";
import { Link, useNavigation } from "@remix-run/react";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { foot } from "#app/parts/money/money-form.css.ts";
import { MoneyForm } from "#app/parts/money/money-form.tsx";
import { useMoneyMessage } from "#app/parts/money/use-money-message.ts";
import { useFormat } from "#app/ui/format/format.ts";
import { Button, ButtonLink } from "#app/ui/forms/button.tsx";
import { DigitsField } from "../../money/digits-field.tsx";
import * as s from "../withdraw-page.css.ts";
import type { WithdrawProps } from "../withdraw-page.tsx";
import { type Review, ReviewFacts } from "./review-facts.tsx";

type Values = { key: string; accountId: string; amount: string; withdrawPassword: string };

/** The withdrawal in figures, and the digits that confirm it. The hidden key asks only once. */
export function ReviewForm({ data, review, last }: WithdrawProps & { review: Review }) {
  const { t } = useTranslation("withdraw");
  const message = useMoneyMessage("withdraw");
  const { amount } = useFormat();
  const isBusy = useNavigation().formMethod === "POST";
  const [form, fields] = useForm<Values>({
    id: "review",
    lastResult: last,
    defaultValue: { key: data.key },
  });
  const { errors: accountErrors } = fields.accountId;
  const problem = form.errors ?? fields.amount.errors ?? accountErrors;
  return (
    <MoneyForm
      form={form}
      kind="withdraw"
      moneyKey={fields.key.initialValue ?? data.key}
      problem={message(problem)}
    >
      <input type="hidden" name="accountId" value={data.typed.accountId} />
      <input type="hidden" name="amount" value={data.typed.amount} />
      <ReviewFacts review={review} balance={data.options.balance} />
      <p className={s.quiet}>{t("review.text")}</p>
      <div>
        <DigitsField
          id={fields.withdrawPassword.id}
          error={message(fields.withdrawPassword.errors)}
        />
        <Link to="/member/securityCenter/withdrawPassword?forgot" className={s.forgot}>
          {t("pinForgot")}
        </Link>
      </div>
      <div className={foot} data-foot>
        <Button type="submit" size="large" wide disabled={isBusy}>
          {isBusy ? t("busy") : t("submitWith", { amount: amount(review.amount) })}
        </Button>
      </div>
      <ButtonLink to={`?${new URLSearchParams(data.typed)}`} tone="quiet" wide>
        {t("review.change")}
      </ButtonLink>
    </MoneyForm>
  );
}
