import { type SubmissionResult, useForm } from "@conform-to/react";
import { useNavigation } from "@remix-run/react";
import type { ReactNode } from "react";
import { MoneyForm } from "#app/parts/money/money-form.tsx";
import { useMoneyMessage } from "#app/parts/money/use-money-message.ts";
import { SeedField } from "./seed-field.tsx";

type Props = {
  id: string;
  wording: "draws" | "envelope" | "raffle";
  moneyKey: string;
  /** The player's own seed that is proposed. */
  seed: string;
  last: SubmissionResult<string[]> | undefined;
  /** What is pressed; busy while a press is under way. */
  children: (isBusy: boolean) => ReactNode;
};

/** A press of a draw, which counts once, with the player's own seed. */
export function SeededForm({ id, wording, moneyKey, seed, last, children }: Props) {
  const message = useMoneyMessage(wording);
  const isBusy = useNavigation().formMethod === "POST";
  const [form, fields] = useForm<{ key: string; clientSeed: string }>({
    id,
    lastResult: last,
    defaultValue: { key: moneyKey, clientSeed: seed },
  });
  return (
    <MoneyForm
      form={form}
      kind="move"
      moneyKey={fields.key.initialValue ?? moneyKey}
      problem={message(form.errors)}
    >
      {children(isBusy)}
      <SeedField field={fields.clientSeed} seed={seed} wording={wording} />
    </MoneyForm>
  );
}
