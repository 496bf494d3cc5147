import type { FormMetadata } from "@conform-to/react";
import { Form, useNavigation } from "@remix-run/react";
import type { ReactNode } from "react";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { Notice } from "#app/ui/data/notice.tsx";
import { useMessage } from "#app/ui/format/message.ts";
import { Button } from "#app/ui/forms/button.tsx";
import { formPropsOf } from "#app/ui/forms/form-props.ts";
import * as s from "./secret-form.css.ts";

type Props<Values extends Record<string, unknown>> = {
  form: FormMetadata<Values, string[]>;
  submit: string;
  children: ReactNode;
};

/** A form of the security settings: its own errors first, its button last. */
export function SecretForm<Values extends Record<string, unknown>>(props: Props<Values>) {
  const { form, submit, children } = props;
  const { t } = useTranslation("access");
  const message = useMessage("access");
  const isBusy = useNavigation().state === "submitting";
  return (
    <Form method="post" preventScrollReset {...formPropsOf(form)} className={s.form}>
      {form.errors && (
        <Notice tone="bad" id={form.errorId}>
          {message(form.errors)}
        </Notice>
      )}
      {children}
      <Button type="submit" size="large" disabled={isBusy} wide>
        {isBusy ? t("busy") : submit}
      </Button>
    </Form>
  );
}
