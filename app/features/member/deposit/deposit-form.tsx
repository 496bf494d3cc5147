import { type SubmissionResult, useForm } from "@conform-to/react";
import { Form, useNavigation } from "@remix-run/react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useBrand } from "#app/frame/use-site.ts";
import { Button } from "#app/ui/button.tsx";
import { formPropsOf } from "#app/ui/form-props.ts";
import { useFormat } from "#app/ui/format.ts";
import { Notice } from "#app/ui/notice.tsx";
import { readAmount } from "../read-amount.ts";
import { AmountField } from "./amount-field.tsx";
import type { DepositData } from "./deposit.server.ts";
import * as s from "./deposit-form.css.ts";
import { MethodCards } from "./method-cards.tsx";
import { useDepositMessage } from "./use-deposit-message.ts";

type Values = { key: string; method: string; amount: string };
type Props = { data: DepositData; last: SubmissionResult<string[]> | undefined };

/** Method, amount, go. The hidden key makes a second attempt the same deposit, not another one. */
export function DepositForm({ data, last }: Props) {
  const { t } = useTranslation("member");
  const message = useDepositMessage();
  const isBusy = useNavigation().formMethod === "POST";
  const first = data.methods[0]!;
  const [form, fields] = useForm<Values>({
    id: "deposit",
    lastResult: last,
    defaultValue: { key: data.key, method: first.method, amount: data.amount },
  });
  const [typed, setTyped] = useState(fields.amount.initialValue ?? "");
  const [chosen, setChosen] = useState(fields.method.initialValue ?? first.method);
  const limits = data.methods.find(({ method }) => method === chosen) ?? first;
  return (
    <Form method="post" replace preventScrollReset {...formPropsOf(form)} className={s.form}>
      <input type="hidden" name="key" value={fields.key.initialValue ?? data.key} />
      {form.errors && (
        <Notice tone="bad" id={form.errorId}>
          {message(form.errors)}
        </Notice>
      )}
      <MethodCards
        methods={data.methods}
        chosen={chosen}
        error={message(fields.method.errors)}
        onChoose={setChosen}
      />
      <AmountField
        id={fields.amount.id}
        value={typed}
        limits={limits}
        error={message(fields.amount.errors)}
        onChange={setTyped}
      />
      <Button type="submit" size="large" wide disabled={isBusy}>
        {isBusy ? t("deposit.busy") : <SubmitWords typed={typed} />}
      </Button>
    </Form>
  );
}

function SubmitWords({ typed }: { typed: string }) {
  const { t } = useTranslation("member");
  const { amountShort } = useFormat();
  const amount = readAmount(typed, useBrand().currency);
  return amount ? t("deposit.submitWith", { amount: amountShort(amount) }) : t("deposit.submit");
}
