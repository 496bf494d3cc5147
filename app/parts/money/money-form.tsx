import type { FormMetadata } from "@conform-to/react";
import { Form } from "@remix-run/react";
import type { ReactNode } from "react";
import { NoAnswer } from "#app/frame/connection/no-answer.tsx";
import { Notice } from "#app/ui/data/notice.tsx";
import { formPropsOf } from "#app/ui/forms/form-props.ts";
import * as s from "./money-form.css.ts";

type Props<Values extends Record<string, unknown>> = {
  form: FormMetadata<Values, string[]>;
  /** Makes a second attempt the same deposit or withdrawal, not a new one. */
  moneyKey: string;
  kind: "deposit" | "withdraw" | "transfer" | "move";
  /** The error of the form as a whole. */
  problem: string | undefined;
  onSend?: () => void;
  /** Another page takes the form and answers the fetcher of this key; this page stays as it is. */
  apart?: { action: string; fetcherKey: string } | undefined;
  children: ReactNode;
};

/**
 * A form that moves money once, however often it is sent. The next page shows the result at its
 * top; a field with an error gets the focus.
 */
export function MoneyForm<Values extends Record<string, unknown>>({
  form,
  kind,
  moneyKey,
  problem,
  onSend,
  apart,
  children,
}: Props<Values>) {
  const { onSubmit, ...props } = formPropsOf(form);
  return (
    <Form
      method="post"
      {...(apart ? { navigate: false, ...apart } : { replace: true })}
      {...props}
      className={s.form}
      onSubmit={(event) => {
        onSend?.();
        onSubmit(event);
      }}
    >
      <input type="hidden" name="key" value={moneyKey} />
      {problem && (
        <Notice tone="bad" id={form.errorId}>
          {problem}
        </Notice>
      )}
      {children}
      <NoAnswer kind={kind} />
    </Form>
  );
}
