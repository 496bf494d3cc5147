import { type SubmissionResult, useForm } from "@conform-to/react";
import { useNavigation } from "@remix-run/react";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { MoneyForm } from "#app/parts/money/money-form.tsx";
import { useMoneyMessage } from "#app/parts/money/use-money-message.ts";
import { useFormat } from "#app/ui/format/format.ts";
import { Button, ButtonLink } from "#app/ui/forms/button.tsx";
import { Field } from "#app/ui/forms/field.tsx";
import * as s from "./draw-page.css.ts";
import type { DrawData } from "./route.tsx";

type Props = Pick<DrawData, "draw" | "held" | "seed"> & {
  own: NonNullable<DrawData["own"]>;
  moneyKey: string;
  last: SubmissionResult<string[]> | undefined;
};
const EGGS = ["1", "2", "3"] as const;

/** The member's tickets, and the button that uses one; without one, how to get it. */
export function PlayForm({ draw, held, own, seed, moneyKey, last }: Props) {
  const { t } = useTranslation("draws");
  const { amount, number } = useFormat();
  const message = useMoneyMessage("draws");
  const isBusy = useNavigation().formMethod === "POST";
  const [form, fields] = useForm<{ key: string; clientSeed: string }>({
    id: "play",
    lastResult: last,
    defaultValue: { key: moneyKey, clientSeed: seed },
  });
  const count = own.tickets;
  if (count === 0 && !form.errors) {
    return (
      <div className={s.none}>
        <p>{t("tickets_zero", { amount: amount(held.depositPerTicket) })}</p>
        <ButtonLink to="/member/deposit">{t("deposit")}</ButtonLink>
      </div>
    );
  }
  return (
    <MoneyForm
      form={form}
      kind="move"
      moneyKey={fields.key.initialValue ?? moneyKey}
      problem={message(form.errors)}
    >
      <p className={s.tickets}>{t("tickets", { count, shown: number(count) })}</p>
      {draw === "egg" ? (
        <fieldset className={s.eggs}>
          <legend className={s.legend}>{t("egg.choose")}</legend>
          {EGGS.map((egg) => (
            <Button key={egg} type="submit" name="egg" value={egg} disabled={isBusy}>
              {t("egg.number", { egg })}
            </Button>
          ))}
        </fieldset>
      ) : (
        <Button type="submit" size="large" wide disabled={isBusy}>
          {t(isBusy ? "wheel.busy" : "wheel.play")}
        </Button>
      )}
      <details className={s.seed} open={fields.clientSeed.errors ? true : undefined}>
        <summary className={s.summary}>{t("seed.title")}</summary>
        <Field
          id={fields.clientSeed.id}
          name="clientSeed"
          label={t("seed.label")}
          hint={t("seed.hint")}
          error={message(fields.clientSeed.errors)}
          defaultValue={fields.clientSeed.initialValue ?? seed}
          autoComplete="off"
          maxLength={30}
        />
      </details>
    </MoneyForm>
  );
}
