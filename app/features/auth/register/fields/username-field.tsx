import { useContext } from "react";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { Field, type FieldProps } from "#app/ui/forms/field.tsx";
import { FormAnswer } from "#app/ui/forms/use-standing-error.ts";
import { hidden } from "#app/ui/layout/text.css.ts";
import { useNameTaken } from "./use-name-taken.ts";

type Props = FieldProps & { isRight: (typed: string) => boolean };

/** The user name; a taken one is told as soon as the visitor leaves the field. */
export function UsernameField({ error, ...field }: Props) {
  const { t } = useTranslation("auth");
  const answer = useContext(FormAnswer);
  const { told, ask } = useNameTaken(field.id, field.isRight);
  const taken = told?.isTaken ? t("errors.username_taken") : undefined;
  return (
    <div>
      <FormAnswer.Provider value={told ?? answer}>
        <Field
          {...field}
          error={told ? taken : error}
          onBlur={(event) => ask(event.currentTarget)}
        />
      </FormAnswer.Provider>
      <p aria-live="polite" className={hidden}>
        {taken}
      </p>
    </div>
  );
}
