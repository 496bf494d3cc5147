import { Form } from "@remix-run/react";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { Button } from "#app/ui/forms/button.tsx";
import { Field } from "#app/ui/forms/field.tsx";
import * as s from "./bonuses.css.ts";

type Props = { code: string | undefined; problem: string | null };

/** Shows the bonus of a code with its clauses; nothing is taken yet. */
export function CodeForm({ code, problem }: Props) {
  const { t } = useTranslation("bonuses");
  return (
    <Form action="." className={s.code} preventScrollReset>
      <Field
        id="code"
        name="code"
        label={t("code.label")}
        hint={t("code.hint")}
        error={problem === null ? undefined : t(`errors.${problem}`)}
        defaultValue={code ?? ""}
        key={code ?? ""}
        maxLength={20}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
      />
      <Button type="submit" tone="soft">
        {t("code.show")}
      </Button>
    </Form>
  );
}
