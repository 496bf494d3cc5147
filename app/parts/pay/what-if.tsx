import { Form } from "@remix-run/react";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { useFormat } from "#app/ui/format/format.ts";
import { Button } from "#app/ui/forms/button.tsx";
import { Field } from "#app/ui/forms/field.tsx";
import * as s from "../contracts/contracts.css.ts";
import type { Bill, BillData } from "./bill.server.ts";
import { asksFor, MOVED } from "./moved.ts";
import { PaySteps } from "./pay-steps.tsx";

type Props = { bill: Bill; whatIf: BillData["whatIf"] };

/** Moves a bill's figures and shows what it would be, by the function that made it. */
export function WhatIf({ bill, whatIf }: Props) {
  const { t } = useTranslation("agent-pay");
  const { exact } = useFormat();
  const inputs = whatIf?.inputs ?? bill.inputs;
  const names = MOVED[bill.kind].filter((name) => asksFor(bill.terms, name));
  return (
    <details className={s.tier} open={whatIf !== null}>
      <summary className={s.tab}>{t("whatIf.title")}</summary>
      <Form className={s.form} preventScrollReset>
        <input type="hidden" name="if" value="1" />
        {bill.kind === "realtime" && <p>{t("whatIf.oneRound")}</p>}
        <div className={s.row}>
          {names.map((name) => (
            <Field
              key={`${name} ${String(inputs[name])}`}
              id={`if-${name}`}
              name={name}
              label={t(`inputs.${name}`)}
              defaultValue={exact(inputs[name] ?? 0n).replace(/[.,]0000$/, "")}
              inputMode="decimal"
              autoComplete="off"
              maxLength={20}
            />
          ))}
          {inputs.active.map(({ minimumBet, members }, at) => (
            <Field
              key={`${String(minimumBet)} ${members}`}
              id={`if-active${at}`}
              name={`active${at}`}
              label={t("inputs.active", { minimum: exact(minimumBet) })}
              defaultValue={String(members)}
              inputMode="numeric"
              autoComplete="off"
              maxLength={6}
            />
          ))}
        </div>
        <p>
          <Button type="submit" tone="soft">
            {t("whatIf.reckon")}
          </Button>
        </p>
      </Form>
      {whatIf && (
        <>
          <p role="status">
            <strong>{t("whatIf.would", { amount: exact(whatIf.gross) })}</strong>
          </p>
          <PaySteps steps={whatIf.steps} />
        </>
      )}
    </details>
  );
}
