import { type FormMetadata, getFormProps } from "@conform-to/react";

/** The server's rules for a form's fields, so that the schema itself stays on the server. */
export type FormConstraint = Record<
  string,
  { required?: boolean; minLength?: number; maxLength?: number; pattern?: string }
>;

/** Conform's form props without the key, because React requires keys to be written out. */
export function formPropsOf<Values extends Record<string, unknown>>(
  form: FormMetadata<Values, string[]>,
) {
  const { id, onSubmit, noValidate, "aria-describedby": describedBy } = getFormProps(form);
  return { id, onSubmit, noValidate, "aria-describedby": describedBy };
}
