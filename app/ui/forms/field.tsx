import type { ComponentPropsWithoutRef } from "react";
import * as s from "./field.css.ts";
import { FieldBox, type FieldWords } from "./field-box.tsx";
import { noteId } from "./field-note.tsx";

export type FieldProps = FieldWords & {
  /** Never returned after a refusal; the visitor types it again. */
  "data-secret"?: boolean | undefined;
} & Omit<ComponentPropsWithoutRef<"input">, "className" | "id" | "name">;

export function Field({ label, error, hint, children, ...input }: FieldProps) {
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
