import type { FieldMetadata } from "@conform-to/react";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { useMoneyMessage } from "#app/parts/money/use-money-message.ts";
import { Field } from "#app/ui/forms/field.tsx";
import * as s from "./draw-page.css.ts";

type Props = { field: FieldMetadata<string>; seed: string; wording: string };

/** The player's own seed, folded until it is asked for or wrong, in the words of `wording`. */
export function SeedField({ field, seed, wording }: Props) {
  const { t } = useTranslation(wording);
  const message = useMoneyMessage(wording);
  return (
    <details className={s.seed} open={field.errors ? true : undefined}>
      <summary className={s.summary}>{t("seed.title")}</summary>
      <Field
        id={field.id}
        name="clientSeed"
        label={t("seed.label")}
        hint={t("seed.hint")}
        error={message(field.errors)}
        defaultValue={field.initialValue ?? seed}
        autoComplete="off"
        maxLength={30}
      />
    </details>
  );
}
