import { useForm } from "@conform-to/react";
import { Form } from "@remix-run/react";
import { useState } from "react";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { AmountField } from "#app/parts/money/amount-field.tsx";
import * as look from "#app/parts/money/money-form.css.ts";
import { useMoneyMessage } from "#app/parts/money/use-money-message.ts";
import { Notice } from "#app/ui/data/notice.tsx";
import { Button } from "#app/ui/forms/button.tsx";
import { Field } from "#app/ui/forms/field.tsx";
import { formPropsOf } from "#app/ui/forms/form-props.ts";
import { Receivers } from "./receivers.tsx";
import type { TransferData } from "./transfer.server.ts";

type Values = { direction: "up" | "down"; account: string; amount: string };

const QUICK = [100n, 200n, 500n, 1_000n].map((one) => one * 10_000n);

/** The receiver and the amount. It moves nothing yet and leads to the review page. */
export function TransferForm({ data }: { data: TransferData }) {
  const { t } = useTranslation("transfer");
  const message = useMoneyMessage("transfer");
  const { options, typed: known, errors } = data;
  const first = options.upline === null ? "down" : known.direction;
  const [form, fields] = useForm<Values>({
    id: "transfer",
    lastResult: errors,
    defaultValue: { ...known, direction: first },
  });
  const [typed, setTyped] = useState(known.amount);
  const { amountMin, amountMax, transferable } = options;
  const quickAmounts = QUICK.filter((one) => one >= amountMin && one <= transferable);
  return (
    <div className={look.room}>
      <Form method="get" {...formPropsOf(form)} className={look.form}>
        <input type="hidden" name="review" value="1" />
        {form.errors && (
          <Notice tone="bad" id={form.errorId}>
            {message(form.errors)}
          </Notice>
        )}
        <Receivers options={options} chosen={first}>
          {options.canSendDown && (
            <Field
              id={fields.account.id}
              name="account"
              label={t("account")}
              hint={t("accountHint")}
              error={message(fields.account.errors)}
              defaultValue={known.account}
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              maxLength={64}
            />
          )}
        </Receivers>
        <AmountField
          id={fields.amount.id}
          value={typed}
          limits={{ amountMin, amountMax, quickAmounts }}
          error={message(fields.amount.errors)}
          onChange={setTyped}
        />
        <div className={look.submit}>
          <Button type="submit" size="large" wide>
            {t("review")}
          </Button>
        </div>
      </Form>
    </div>
  );
}
