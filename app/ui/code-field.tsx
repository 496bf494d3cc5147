import { Field, type FieldProps } from "./field.tsx";

/** A code of six digits: a phone's keyboard shows digits, and offers the one that just arrived. */
export function CodeField(props: Omit<FieldProps, "type">) {
  return (
    <Field
      inputMode="numeric"
      autoComplete="one-time-code"
      autoCapitalize="none"
      spellCheck={false}
      maxLength={10}
      required
      {...props}
    />
  );
}
