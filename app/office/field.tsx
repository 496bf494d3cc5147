import { type FieldMetadata, type FormMetadata, getInputProps } from "@conform-to/react";
import { sayMessage } from "#app/ui/format/message.ts";
import type { Words } from "./visit.server.ts";

type Props = {
  t: Words;
  form: Pick<FormMetadata, "errors" | "allErrors">;
  field: FieldMetadata<string>;
  label: string;
  type?: "text" | "email" | "password";
  hint?: string;
  autoComplete: string;
  inputMode?: "numeric" | "text";
};

/**
 * A field with its label, its hint and its error, as a form without scripts shows them. The first one
 * in error has the focus, because the page is a new document.
 */
export function Field({ t, form, field, label, type = "text", hint, ...input }: Props) {
  const { id, errorId, descriptionId, errors } = field;
  const { key, ...given } = getInputProps(field, {
    type,
    ...(hint && { ariaDescribedBy: descriptionId }),
  });
  const isFirstInError = !form.errors?.length && Object.keys(form.allErrors)[0] === field.name;
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      {/* biome-ignore lint/a11y/noAutofocus: the page answers a refused send. */}
      <input key={key} {...given} {...input} autoFocus={isFirstInError} />
      {hint && <small id={descriptionId}>{hint}</small>}
      {errors?.[0] && (
        <span className="bad" id={errorId}>
          {sayMessage(t, errors[0])}
        </span>
      )}
    </div>
  );
}

/** The error of a form that belongs to none of its fields. It has the focus, so that it is read first. */
export function FormError({
  t,
  form,
}: {
  t: Words;
  form: Pick<FormMetadata, "errors" | "errorId">;
}) {
  return form.errors?.[0] ? (
    // biome-ignore lint/a11y/noAutofocus: the page answers a refused send.
    <p className="bad" role="alert" id={form.errorId} tabIndex={-1} autoFocus>
      {sayMessage(t, form.errors[0])}
    </p>
  ) : null;
}

type Passkey = { kind: "login" | "invitation"; words: string; failed: string } & {
  token?: string;
  next?: string;
};

/** A button that the script shows in browsers with passkeys. */
export function PasskeyButton({ kind, words, failed, token, next }: Passkey) {
  return (
    <div data-passkey={kind} data-token={token} data-next={next} hidden>
      <button type="button" className="plain wide">
        {words}
      </button>
      <p className="bad" role="alert" data-words={failed} />
    </div>
  );
}
