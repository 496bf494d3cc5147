import type { ComponentPropsWithoutRef } from "react";
import * as s from "./field.css.ts";
import { FieldBox, type FieldWords } from "./field-box.tsx";
import { noteId } from "./field-note.tsx";
import { useStandingError } from "./use-standing-error.ts";

export type FieldProps = FieldWords & {
  /** Never returned after a refusal; the visitor types it again. */
  "data-secret"?: boolean | undefined;
  /** The rule that puts an error right, besides the control's own. */
  isRight?: ((typed: string) => boolean) | undefined;
  /** The id of the field whose value this one repeats. */
  repeats?: string | undefined;
} & Omit<ComponentPropsWithoutRef<"input">, "className" | "id" | "name">;

export function Field({
  label,
  error: told,
  hint,
  isRight,
  repeats,
  children,
  ...input
}: FieldProps) {
  const error = useStandingError({ id: input.id, error: told, isRight, repeats });
  const words = { id: input.id, error, hint };
  return (
    <FieldBox label={label} {...words}>
      <input
        {...input}
        className={s.input}
        aria-invalid={error ? true : undefined}
        aria-describedby={noteId(words)}
      />
      {children}
    </FieldBox>
  );
}
