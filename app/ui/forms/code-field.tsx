import { Field, type FieldProps } from "./field.tsx";
import { useRetype } from "./use-retype.ts";

/**
 * A code of six digits: a phone's keyboard shows digits, and offers the one that just arrived. One
 * that was refused is typed anew, unless the answer gave it back.
 */
export function CodeField(props: Omit<FieldProps, "type">) {
  const isSecret = props.defaultValue === undefined;
  useRetype(props.id, isSecret);
  return (
    <Field
      inputMode="numeric"
      autoComplete="one-time-code"
      autoCapitalize="none"
      spellCheck={false}
      maxLength={10}
      required
      data-secret={isSecret || undefined}
      {...props}
    />
  );
}
