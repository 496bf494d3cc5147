import { type FormMetadata, getFormProps } from "@conform-to/react";

/** What the server tells a form about its fields, so that the schema itself stays there. */
export type FormConstraint = Record<
  string,
  { required?: boolean; minLength?: number; maxLength?: number; pattern?: string }
>;

/** What conform gives a form, without the key, which React wants to be written out. */
export function formPropsOf<Values extends Record<string, unknown>>(
  form: FormMetadata<Values, string[]>,
) {
  const { id, onSubmit, noValidate, "aria-describedby": describedBy } = getFormProps(form);
  return { id, onSubmit, noValidate, "aria-describedby": describedBy };
}
