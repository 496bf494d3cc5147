import type { FormMetadata } from "@conform-to/react";
import { Form } from "@remix-run/react";
import type { ReactNode } from "react";
import { Notice } from "#app/ui/data/notice.tsx";
import { formPropsOf } from "#app/ui/forms/form-props.ts";
import * as s from "./money-form.css.ts";

type Props<Values extends Record<string, unknown>> = {
  form: FormMetadata<Values, string[]>;
  /** Makes a second attempt the same deposit or withdrawal, not another one. */
  moneyKey: string;
  /** What is wrong with the whole of it. */
  problem: string | undefined;
  children: ReactNode;
};

/**
 * A form that moves money once, however often it is sent. What became of it stands at the top of the
 * page that follows; a field that is wrong is gone to.
 */
export function MoneyForm<Values extends Record<string, unknown>>({
  form,
  moneyKey,
  problem,
  children,
}: Props<Values>) {
  return (
    <Form method="post" replace {...formPropsOf(form)} className={s.form}>
      <input type="hidden" name="key" value={moneyKey} />
      {problem && (
        <Notice tone="bad" id={form.errorId}>
          {problem}
        </Notice>
      )}
      {children}
    </Form>
  );
}
