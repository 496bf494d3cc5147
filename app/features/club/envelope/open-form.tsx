import { type SubmissionResult, useForm } from "@conform-to/react";
import { useNavigation } from "@remix-run/react";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { MoneyForm } from "#app/parts/money/money-form.tsx";
import { useMoneyMessage } from "#app/parts/money/use-money-message.ts";
import { useFormat } from "#app/ui/format/format.ts";
import { Button } from "#app/ui/forms/button.tsx";
import { SeedField } from "../draws/seed-field.tsx";
import * as s from "./envelope-page.css.ts";
import type { EnvelopeData, Own } from "./route.tsx";
import { Sky } from "./sky.tsx";

type Props = Pick<EnvelopeData, "held" | "seed" | "moneyKey"> & {
  own: Own;
  last: SubmissionResult<string[]> | undefined;
};

/** The rain: each falling envelope opens one, and so does the button below. */
export function OpenForm({ held, own, seed, moneyKey, last }: Props) {
  const { t } = useTranslation("envelope");
  const { number } = useFormat();
  const message = useMoneyMessage("envelope");
  const isBusy = useNavigation().formMethod === "POST";
  const [form, fields] = useForm<{ key: string; clientSeed: string }>({
    id: "open",
    lastResult: last,
    defaultValue: { key: moneyKey, clientSeed: seed },
  });
  const count = own.tickets;
  return (
    <MoneyForm
      form={form}
      kind="move"
      moneyKey={fields.key.initialValue ?? moneyKey}
      problem={message(form.errors)}
    >
      <input type="hidden" name="multiple" value={held.multiple} />
      <Sky nameOf={(drop) => t("drop", { drop })} isBusy={isBusy} />
      <div className={s.bar}>
        <p>
          <span className={s.tickets}>{t("tickets", { count, shown: number(count) })}</span>{" "}
          <span className={s.quiet}>
            {held.multiple > 0 ? t("terms", { count: held.multiple }) : t("free")}
          </span>
        </p>
        <Button type="submit" size="large" disabled={isBusy}>
          {t(isBusy ? "busy" : "open")}
        </Button>
      </div>
      <SeedField field={fields.clientSeed} seed={seed} wording="envelope" />
    </MoneyForm>
  );
}
