import { useForm } from "@conform-to/react";
import { Form, Link, useNavigation } from "@remix-run/react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useBrand } from "#app/frame/use-site.ts";
import { Button } from "#app/ui/button.tsx";
import { formPropsOf } from "#app/ui/form-props.ts";
import { useFormat } from "#app/ui/format.ts";
import { Notice } from "#app/ui/notice.tsx";
import { PasswordField } from "#app/ui/password-field.tsx";
import { AmountField } from "../deposit/amount-field.tsx";
import { form as formClass } from "../deposit/deposit-form.css.ts";
import { readAmount } from "../read-amount.ts";
import { AccountCards } from "./account-cards.tsx";
import { useWithdrawMessage } from "./use-withdraw-message.ts";
import * as s from "./withdraw-page.css.ts";
import type { WithdrawProps } from "./withdraw-page.tsx";

type Values = { key: string; accountId: string; amount: string; withdrawPassword: string };

/** Where to, how much, the six digits. The hidden key makes a second attempt the same withdrawal. */
export function WithdrawForm({ data, last }: WithdrawProps) {
  const { t } = useTranslation(["withdraw", "auth"]);
  const message = useWithdrawMessage();
  const isBusy = useNavigation().formMethod === "POST";
  const { options, accounts } = data;
  const first = accounts.find(({ isUsable }) => isUsable)?.id ?? "";
  const [form, fields] = useForm<Values>({
    id: "withdraw",
    lastResult: last,
    defaultValue: { key: data.key, accountId: first, amount: data.amount },
  });
  const [typed, setTyped] = useState(fields.amount.initialValue ?? "");
  const { withdrawable, quickAmounts, amountMin, amountMax } = options;
  const within = quickAmounts.filter((amount) => amount <= withdrawable);
  const limits = { amountMin, amountMax, quickAmounts: within };
  return (
    <Form method="post" replace preventScrollReset {...formPropsOf(form)} className={formClass}>
      <input type="hidden" name="key" value={fields.key.initialValue ?? data.key} />
      {form.errors && (
        <Notice tone="bad" id={form.errorId}>
          {message(form.errors)}
        </Notice>
      )}
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
        <PasswordField
          id={fields.withdrawPassword.id}
          name="withdrawPassword"
          label={t("pin")}
          hint={t("pinHint")}
          error={message(fields.withdrawPassword.errors)}
          required
          maxLength={6}
          inputMode="numeric"
          autoComplete="off"
          words={{ show: t("auth:showPassword"), hide: t("auth:hidePassword") }}
        />
        <Link to="/member/securityCenter/withdrawPassword?forgot" className={s.forgot}>
          {t("pinForgot")}
        </Link>
      </div>
      <Button type="submit" size="large" wide disabled={isBusy}>
        {isBusy ? t("busy") : <SubmitWords typed={typed} />}
      </Button>
    </Form>
  );
}

function SubmitWords({ typed }: { typed: string }) {
  const { t } = useTranslation("withdraw");
  const { amountShort } = useFormat();
  const amount = readAmount(typed, useBrand().currency);
  return amount ? t("submitWith", { amount: amountShort(amount) }) : t("submit");
}
