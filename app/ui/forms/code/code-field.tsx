import { Field, type FieldProps } from "../field.tsx";
import { useRetype } from "../use-retype.ts";

/**
 * A code of six digits. A phone shows its digit keyboard and offers the code that just arrived. A
 * refused code is typed anew, unless the answer returns it.
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
