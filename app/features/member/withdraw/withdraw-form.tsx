import { useForm } from "@conform-to/react";
import { Link } from "@remix-run/react";
import { useState } from "react";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { AmountField } from "../money/amount-field.tsx";
import { DigitsField } from "../money/digits-field.tsx";
import { MoneyForm } from "../money/money-form.tsx";
import { SubmitAmount } from "../money/submit-amount.tsx";
import { useMoneyMessage } from "../money/use-money-message.ts";
import { AccountCards } from "./account-cards.tsx";
import * as s from "./withdraw-page.css.ts";
import type { WithdrawProps } from "./withdraw-page.tsx";

type Values = { key: string; accountId: string; amount: string; withdrawPassword: string };

/** The account, the amount and the six digits. */
export function WithdrawForm({ data, last }: WithdrawProps) {
  const { t } = useTranslation("withdraw");
  const message = useMoneyMessage("withdraw");
  const { options, accounts } = data;
  const first = accounts.find(({ isUsable }) => isUsable)?.id ?? "";
  const [form, fields] = useForm<Values>({
    id: "withdraw",
    lastResult: last,
    defaultValue: { key: data.key, accountId: first, amount: data.amount },
  });
  const [typed, setTyped] = useState(fields.amount.initialValue ?? "");
  const { quickAmounts, amountMin, amountMax } = options;
  const whole = wholeOf(options);
  const within = quickAmounts.filter((amount) => amount <= whole);
  const limits = { amountMin, amountMax, quickAmounts: within, whole };
  return (
    <MoneyForm
      form={form}
      kind="withdraw"
      moneyKey={fields.key.initialValue ?? data.key}
      problem={message(form.errors)}
    >
      <AccountCards
        accounts={accounts}
        chosen={fields.accountId.initialValue ?? first}
        error={message(fields.accountId.errors)}
      />
      <AmountField
        id={fields.amount.id}
        value={typed}
        limits={limits}
        error={message(fields.amount.errors)}
        onChange={setTyped}
      />
      <div>
        <DigitsField
          id={fields.withdrawPassword.id}
          error={message(fields.withdrawPassword.errors)}
        />
        <Link to="/member/securityCenter/withdrawPassword?forgot" className={s.forgot}>
          {t("pinForgot")}
        </Link>
      </div>
      <SubmitAmount
        typed={typed}
        words={{
          busy: t("busy"),
          plain: t("submit"),
          withAmount: (amount) => t("submitWith", { amount }),
        }}
      />
    </MoneyForm>
  );
}

/** Everything that can be withdrawn at once, in whole cents. */
function wholeOf(options: WithdrawProps["data"]["options"]): bigint {
  const { withdrawable, amountMax, sumPerDayLeft } = options;
  const least = [withdrawable, amountMax, sumPerDayLeft].reduce((one, other) =>
    one < other ? one : other,
  );
  return least - (least % 100n);
}
