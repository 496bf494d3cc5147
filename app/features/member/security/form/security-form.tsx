import type { FormMetadata } from "@conform-to/react";
import { Form, useNavigation } from "@remix-run/react";
import type { ReactNode } from "react";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { Notice } from "#app/ui/data/notice.tsx";
import { Button } from "#app/ui/forms/button.tsx";
import { FirstButton } from "#app/ui/forms/first-button.tsx";
import { formPropsOf } from "#app/ui/forms/form-props.ts";
import * as s from "../security.css.ts";
import { useSecurityMessage } from "../use-security-message.ts";

type Props<Values extends Record<string, unknown>> = {
  form: FormMetadata<Values, string[]>;
  /** The intent that selects one of the page's forms. */
  intent: string;
  submit: string;
  children: ReactNode;
};

/** A form of the settings, with its own errors on top and one button below. */
export function SecurityForm<Values extends Record<string, unknown>>(props: Props<Values>) {
  const { form, intent, submit, children } = props;
  const { t } = useTranslation("security");
  const message = useSecurityMessage();
  const { state, formData } = useNavigation();
  const isBusy = state !== "idle" && formData?.get("intent") === intent;
  return (
    <Form method="post" replace preventScrollReset {...formPropsOf(form)} className={s.form}>
      <FirstButton disabled={isBusy} />
      <input type="hidden" name="intent" value={intent} />
      {form.errors && (
        <Notice tone="bad" id={form.errorId}>
          {message(form.errors)}
        </Notice>
      )}
      {children}
      <div className={s.submit}>
        <Button type="submit" size="large" disabled={isBusy}>
          {isBusy ? t("busy") : submit}
        </Button>
      </div>
    </Form>
  );
}
