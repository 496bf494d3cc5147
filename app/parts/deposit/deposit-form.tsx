import { type SubmissionResult, useForm } from "@conform-to/react";
import { Link } from "@remix-run/react";
import { useState } from "react";
import { useBrand } from "#app/frame/use-site.ts";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { useFormat } from "#app/ui/format/format.ts";
import { Icon } from "#app/ui/media/icon.tsx";
import { surchargeOf } from "#platform/contract/money/surcharge-of.ts";
import { moneyToUsdt } from "#platform/contract/money/usdt.ts";
import { AmountField } from "../money/amount-field.tsx";
import * as look from "../money/money-form.css.ts";
import { MoneyForm } from "../money/money-form.tsx";
import { SubmitAmount } from "../money/submit-amount.tsx";
import { useMoneyMessage } from "../money/use-money-message.ts";
import { BESIDE } from "./beside.ts";
import type { DepositData } from "./deposit.server.ts";
import { MethodCards } from "./method-cards.tsx";
import { Steps } from "./steps.tsx";
import { useMethodWords } from "./use-method-words.ts";
import { useTypedDeposit } from "./use-typed-deposit.ts";
import { useUsdt } from "./use-usdt.ts";

const DEPOSIT = "/member/deposit";
/** The forms of inner pages that ask for the amount before the way to pay. */
const AMOUNT_FIRST: readonly string[] = ["scores", "stamps"];

type Values = { key: string; method: string; amount: string };
type Props = {
  data: DepositData;
  last: SubmissionResult<string[]> | undefined;
  /** The fetcher that sends the form from over a game, which goes on below it. */
  beside?: { fetcherKey: string; isSending: boolean };
};

/** Method, amount and submit; the fee is shown beforehand. */
export function DepositForm({ data, last, beside }: Props) {
  const { t } = useTranslation("member");
  const message = useMoneyMessage("member");
  const { feeOf } = useMethodWords();
  const open = data.methods.filter(({ isOpen }) => isOpen);
  const first = open.find(({ method }) => method === data.method) ?? open[0]!;
  const [form, fields] = useForm<Values>({
    id: "deposit",
    lastResult: last,
    defaultValue: { key: data.key, method: first.method, amount: data.amount },
  });
  const [typed, setTyped] = useState(fields.amount.initialValue ?? "");
  const [chosen, setChosen] = useState(fields.method.initialValue ?? first.method);
  const method = open.find(({ method }) => method === chosen) ?? first;
  const { forget } = useTypedDeposit({
    isEmpty: !last && data.amount === "",
    typed: { method: chosen, amount: typed },
    onKnown: (known) => {
      setTyped(known.amount);
      setChosen(known.method);
    },
  });
  const isAmountFirst = AMOUNT_FIRST.includes(useBrand().layout.pageBody);
  const methods = (
    <MethodCards
      methods={data.methods}
      chosen={chosen}
      error={message(fields.method.errors)}
      onChoose={setChosen}
    />
  );
  const total = useTotal(method, typed);
  const inUsdt = useInUsdt(method, typed);
  const hasFoot = !beside && typed !== "";
  return (
    <>
      <div className={look.room}>
        <MoneyForm
          form={form}
          kind="deposit"
          moneyKey={fields.key.initialValue ?? data.key}
          problem={message(form.errors)}
          onSend={forget}
          apart={beside && { action: DEPOSIT, fetcherKey: beside.fetcherKey }}
        >
          {beside && <input type="hidden" name={BESIDE} value="1" />}
          {!isAmountFirst && methods}
          <AmountField
            id={fields.amount.id}
            value={typed}
            limits={method}
            fee={inUsdt ?? total ?? feeOf(method)}
            error={message(fields.amount.errors)}
            onChange={setTyped}
          />
          {isAmountFirst && methods}
          <p className={look.terms}>
            <Icon name="info" size={18} />
            <span>
              {t("deposit.wagering")}{" "}
              <Link to="/help/deposits#wagering" target={beside && "_blank"}>
                {t("deposit.wageringMore")}
              </Link>
            </span>
          </p>
          <div
            className={hasFoot ? look.foot : look.submit}
            {...(hasFoot && { "data-foot": true })}
          >
            <SubmitAmount
              typed={typed}
              isSending={beside?.isSending ?? false}
              words={{
                busy: t("deposit.busy"),
                plain: t("deposit.submit"),
                withAmount: (amount) => t("deposit.submitWith", { amount }),
              }}
            />
          </div>
        </MoneyForm>
      </div>
      {!beside && <Steps method={method} />}
    </>
  );
}

/** The amount in USDT today, or only the rate while no amount is typed. */
function useInUsdt(method: DepositData["methods"][number], typed: string): string | undefined {
  const { t } = useTranslation("member");
  const format = useFormat();
  const show = useUsdt();
  const amount = format.read(typed);
  if (!method.usdt) return undefined;
  const rate = format.amount(method.usdt.rate);
  if (!amount) return t("deposit.rate", { rate });
  return t("deposit.inUsdt", { usdt: show(moneyToUsdt(amount, method.usdt.rate)), rate });
}

/** The total to pay, when it is more than the amount credited. */
function useTotal({ fee }: DepositData["methods"][number], typed: string): string | undefined {
  const { t } = useTranslation("member");
  const { amount: written, read } = useFormat();
  const amount = read(typed);
  const surcharge = amount ? surchargeOf(fee, amount) : 0n;
  if (!amount || surcharge === 0n) return undefined;
  return t("deposit.total", { payable: written(amount + surcharge) });
}
