import { type SubmissionResult, useForm } from "@conform-to/react";
import { useNavigation } from "@remix-run/react";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { MoneyForm } from "#app/parts/money/money-form.tsx";
import { useMoneyMessage } from "#app/parts/money/use-money-message.ts";
import { useFormat } from "#app/ui/format/format.ts";
import { Button } from "#app/ui/forms/button.tsx";
import { SeedField } from "../draws/seed-field.tsx";
import type { Held, Own, RaffleData } from "./route.tsx";

type Props = Pick<RaffleData, "seed" | "moneyKey"> & {
  held: Held;
  own: Own;
  last: SubmissionResult<string[]> | undefined;
};

/** One press that takes all numbers the member can take, with the member's own seed. */
export function EnterForm({ held, own, seed, moneyKey, last }: Props) {
  const { t } = useTranslation("raffle");
  const { number } = useFormat();
  const message = useMoneyMessage("raffle");
  const isBusy = useNavigation().formMethod === "POST";
  const [form, fields] = useForm<{ key: string; clientSeed: string }>({
    id: "enter",
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
      <input type="hidden" name="raffle" value={held.id} />
      <Button type="submit" size="large" disabled={isBusy}>
        {isBusy ? t("busy") : t("enter", { count: own.toTake, shown: number(own.toTake) })}
      </Button>
      <SeedField field={fields.clientSeed} seed={seed} wording="raffle" />
    </MoneyForm>
  );
}
