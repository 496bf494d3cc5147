import { useForm } from "@conform-to/react";
import { Form, useNavigation } from "@remix-run/react";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { Notice } from "#app/ui/data/notice.tsx";
import { useMessage } from "#app/ui/format/message.ts";
import { Button } from "#app/ui/forms/button.tsx";
import { Field } from "#app/ui/forms/field.tsx";
import { formPropsOf } from "#app/ui/forms/form-props.ts";
import { RateFields } from "./rate-fields.tsx";
import * as s from "./register-center.css.ts";
import type { RegisterCenterProps } from "./register-center-page.tsx";
import { TypeField } from "./type-field.tsx";

type Values = Record<string, string>;

/** A new link: what its newcomers get, until when, and for how many. */
export function LinkForm({ data, last }: RegisterCenterProps) {
  const { t } = useTranslation("agent-people");
  const message = useMessage("agent-people");
  const isBusy = useNavigation().state === "submitting";
  const [form, fields] = useForm<Values>({ id: "link", lastResult: last });
  const typed = (last?.initialValue ?? {}) as Values;
  const counts = ["days", "usesMax"] as const;
  return (
    <Form method="post" preventScrollReset {...formPropsOf(form)} className={s.form}>
      <input type="hidden" name="key" value={typed.key ?? data.key} />
      <input type="hidden" name="intent" value="link" />
      {form.errors && (
        <Notice tone="bad" id={form.errorId}>
          {message(form.errors)}
        </Notice>
      )}
      <TypeField typed={typed.type} />
      <div className={s.pair}>
        {counts.map((name) => (
          <Field
            key={name}
            id={name}
            name={name}
            label={t(`links.${name}`)}
            hint={t(`links.${name}Hint`)}
            error={message(fields[name]?.errors)}
            defaultValue={typed[name]}
            inputMode="numeric"
            autoComplete="off"
            maxLength={6}
          />
        ))}
      </div>
      <RateFields
        own={data.rates}
        typed={typed}
        errorOf={(name) => message(fields[name]?.errors)}
      />
      <Button type="submit" size="large" disabled={isBusy}>
        {isBusy ? t("register.busy") : t("links.submit")}
      </Button>
    </Form>
  );
}
