import { useForm } from "@conform-to/react";
import { useState } from "react";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { AmountField } from "#app/parts/money/amount-field.tsx";
import * as look from "#app/parts/money/money-form.css.ts";
import { MoneyForm } from "#app/parts/money/money-form.tsx";
import { SubmitAmount } from "#app/parts/money/submit-amount.tsx";
import { useMoneyMessage } from "#app/parts/money/use-money-message.ts";
import { useFormat } from "#app/ui/format/format.ts";
import { FieldNote, noteId } from "#app/ui/forms/field-note.tsx";
import { useStandingError } from "#app/ui/forms/use-standing-error.ts";
import { Icon } from "#app/ui/media/icon.tsx";
import { type MoveChoice, readMoveChoice, wordOf } from "./move-choice.ts";
import type { PursesData } from "./purses.server.ts";
import type { PursesProps } from "./purses-page.tsx";

type Values = { key: string; choice: string; amount: string };

const QUICK = [50n, 100n, 200n, 500n, 1_000n].map((one) => one * 10_000n);
const CENT = 100n;

/** Moves an amount between the balance and a vendor, at once. */
export function MoveForm({ data, last }: PursesProps) {
  const { t } = useTranslation("purses");
  const message = useMoneyMessage("purses");
  const choices = choicesOf(data);
  const known = choices.find((choice) => wordOf(choice) === data.typed.choice) ?? choices[0]!;
  const [form, fields] = useForm<Values>({
    id: "purses",
    lastResult: last ?? null,
    defaultValue: { key: data.key, choice: wordOf(known), amount: data.typed.amount },
  });
  const [choice, setChoice] = useState<MoveChoice>(
    readMoveChoice(String(last?.initialValue?.choice ?? "")) ?? { ...known },
  );
  const [typed, setTyped] = useState(String(last?.initialValue?.amount ?? data.typed.amount));
  const there = thereIs(data, choice);
  const choiceError = useStandingError({
    id: fields.choice.id,
    error: message(fields.choice.errors),
  });
  const key = (last?.initialValue?.key as string | undefined) ?? data.key;
  return (
    <div className={look.room}>
      <MoneyForm form={form} kind="move" moneyKey={key} problem={message(form.errors)}>
        <input type="hidden" name="intent" value="move" />
        <fieldset
          id={fields.choice.id}
          className={look.group}
          aria-describedby={noteId({ id: fields.choice.id, error: choiceError })}
        >
          <legend className={look.question}>{t("choice")}</legend>
          <div className={look.methods}>
            {choices.map((one) => (
              <ChoiceCard
                key={wordOf(one)}
                choice={one}
                data={data}
                isChosen={wordOf(one) === wordOf(choice)}
                onChoose={() => setChoice(one)}
              />
            ))}
          </div>
          <FieldNote id={fields.choice.id} error={choiceError} />
        </fieldset>
        <AmountField
          id={fields.amount.id}
          value={typed}
          limits={{
            amountMin: CENT,
            amountMax: there,
            quickAmounts: QUICK.filter((one) => one <= there),
            whole: there - (there % CENT),
          }}
          error={message(fields.amount.errors)}
          onChange={setTyped}
        />
        <div className={look.submit}>
          <SubmitAmount
            typed={typed}
            words={{
              busy: t("moving"),
              plain: t("move"),
              withAmount: (amount) => t("moveAmount", { amount }),
            }}
          />
        </div>
      </MoneyForm>
    </div>
  );
}

type CardProps = { choice: MoveChoice; data: PursesData; isChosen: boolean; onChoose: () => void };

function ChoiceCard({ choice, data, isChosen, onChoose }: CardProps) {
  const { t } = useTranslation("purses");
  const { amount } = useFormat();
  const vendor = data.purses.find((purse) => purse.vendor === choice.vendor)?.name ?? choice.vendor;
  return (
    <label className={look.method}>
      <input
        type="radio"
        name="choice"
        value={wordOf(choice)}
        className={look.radio}
        checked={isChosen}
        onChange={onChoose}
      />
      <span className={look.methodIcon}>
        <Icon name={choice.direction === "in" ? "arrow-right" : "arrow-left"} />
      </span>
      <span className={look.methodMark}>
        <Icon name="check" size={16} />
      </span>
      <strong className={look.methodName}>
        {t(choice.direction === "in" ? "moveIn" : "moveOut", { vendor })}
      </strong>
      <span className={look.methodHint}>
        {t("there", { amount: amount(thereIs(data, choice)) })}
      </span>
    </label>
  );
}

/** One direction into each vendor that accepts money, and one out of each. */
function choicesOf({ purses }: PursesData): MoveChoice[] {
  return purses.flatMap(({ vendor, isEnabled }) => [
    ...(isEnabled ? [{ direction: "in" as const, vendor }] : []),
    { direction: "out" as const, vendor },
  ]);
}

function thereIs({ cash, purses }: PursesData, { direction, vendor }: MoveChoice): bigint {
  if (direction === "in") return cash > 0n ? cash : 0n;
  return purses.find((purse) => purse.vendor === vendor)?.balance ?? 0n;
}
