import { useForm } from "@conform-to/react";
import { Form } from "@remix-run/react";
import { useState } from "react";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { AmountField } from "#app/parts/money/amount-field.tsx";
import * as look from "#app/parts/money/money-form.css.ts";
import { useMoneyMessage } from "#app/parts/money/use-money-message.ts";
import { useFormat } from "#app/ui/format/format.ts";
import { Button } from "#app/ui/forms/button.tsx";
import { formPropsOf } from "#app/ui/forms/form-props.ts";
import { AccountCards } from "./account-cards.tsx";
import type { WithdrawData } from "./withdraw.server.ts";

/** With the whole amount beside them, two rows of three. */
const QUICK = 5;

type Values = { accountId: string; amount: string };

/** The account and the amount. It asks for nothing yet and leads to the review. */
export function WithdrawForm({ data }: { data: WithdrawData }) {
  const { t } = useTranslation("withdraw");
  const message = useMoneyMessage("withdraw");
  const { options, accounts, typed: known, errors } = data;
  const usable = accounts.filter(({ isUsable }) => isUsable);
  const chosen =
    usable.find(({ id }) => id === known.accountId) ??
    usable.find(({ label, numberEnd }) => isLast(data, label, numberEnd)) ??
    usable[0];
  const [form, fields] = useForm<Values>({
    id: "withdraw",
    lastResult: errors,
    defaultValue: { accountId: chosen?.id ?? "", amount: known.amount },
  });
  const [typed, setTyped] = useState(known.amount);
  const { amount: written, read } = useFormat();
  const amount = read(typed);
  const { quickAmounts, amountMin, amountMax } = options;
  const whole = wholeOf(options);
  const within = quickAmounts.filter((amount) => amount <= whole).slice(-QUICK);
  const limits = { amountMin, amountMax, quickAmounts: within, whole };
  return (
    <div className={look.room}>
      <Form method="get" {...formPropsOf(form)} className={look.form}>
        <input type="hidden" name="review" value="1" />
        <AccountCards
          accounts={accounts}
          chosen={chosen?.id ?? ""}
          error={message(fields.accountId.errors)}
        />
        <AmountField
          id={fields.amount.id}
          value={typed}
          limits={limits}
          error={message(fields.amount.errors)}
          onChange={setTyped}
        />
        <div className={look.submit}>
          <Button type="submit" size="large" wide>
            {amount ? t("review.openWith", { amount: written(amount) }) : t("review.open")}
          </Button>
        </div>
      </Form>
    </div>
  );
}

/** Whether the last withdrawal went to this account. */
function isLast({ recent }: WithdrawData, label: string, numberEnd: string): boolean {
  const [last] = recent.toSorted((one, other) => other.createdAt - one.createdAt);
  return last?.account.label === label && last.account.numberEnd === numberEnd;
}

/** Everything that can be withdrawn at once, in whole cents. */
function wholeOf(options: WithdrawData["options"]): bigint {
  const { withdrawable, amountMax, sumPerDayLeft } = options;
  const least = [withdrawable, amountMax, sumPerDayLeft].reduce((one, other) =>
    one < other ? one : other,
  );
  return least - (least % 100n);
}
