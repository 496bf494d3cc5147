import { useForm } from "@conform-to/react";
import { useNavigation } from "@remix-run/react";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { MoneyForm } from "#app/parts/money/money-form.tsx";
import { useMoneyMessage } from "#app/parts/money/use-money-message.ts";
import { Amount } from "#app/ui/format/amount.tsx";
import { useFormat } from "#app/ui/format/format.ts";
import { Button, ButtonLink } from "#app/ui/forms/button.tsx";
import { DigitsField } from "../money/digits-field.tsx";
import { FactRows } from "../money/facts/fact-rows.tsx";
import { reviewFacts } from "../money/money-page.css.ts";
import * as look from "../withdraw/withdraw-page.css.ts";
import type { TransferData } from "./transfer.server.ts";
import * as s from "./transfer-page.css.ts";
import type { TransferProps } from "./transfer-page.tsx";

type Props = TransferProps & { review: NonNullable<TransferData["review"]> };

/** The transfer in figures, and the digits that confirm it. The hidden key sends it only once. */
export function ReviewForm({ data, review, last }: Props) {
  const { t } = useTranslation("transfer");
  const message = useMoneyMessage("transfer");
  const { amount: written } = useFormat();
  const isBusy = useNavigation().formMethod === "POST";
  const [form, fields] = useForm<{ key: string; withdrawPassword: string }>({
    id: "review",
    lastResult: last,
    defaultValue: { key: data.key },
  });
  const { receiver, amount } = review;
  const { options } = data;
  const who = (
    <span className={s.receiver}>
      {receiver.account}
      {receiver.maskedName && <span className={look.quiet}>{receiver.maskedName}</span>}
    </span>
  );
  const facts = [
    { name: t("toWhom"), value: who },
    { name: t("amount"), value: <Amount value={amount} />, isSum: true },
    { name: t("after"), value: <Amount value={options.balance - amount} /> },
  ];
  const change = new URLSearchParams({ ...data.typed });
  return (
    <MoneyForm
      form={form}
      kind="transfer"
      moneyKey={fields.key.initialValue ?? data.key}
      problem={message(form.errors)}
    >
      <dl className={reviewFacts}>
        <FactRows facts={facts} />
      </dl>
      <p className={look.quiet}>
        {t("reviewText")} {t("played")}
      </p>
      <DigitsField
        id={fields.withdrawPassword.id}
        error={message(fields.withdrawPassword.errors)}
      />
      <Button type="submit" size="large" wide disabled={isBusy}>
        {isBusy ? t("busy") : t("send", { amount: written(amount) })}
      </Button>
      <ButtonLink to={`?${change}`} tone="quiet" wide>
        {t("change")}
      </ButtonLink>
    </MoneyForm>
  );
}
