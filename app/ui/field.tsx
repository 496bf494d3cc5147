import type { ComponentPropsWithoutRef } from "react";
import * as s from "./field.css.ts";
import { FieldNote, noteId } from "./field-note.tsx";

export type FieldProps = {
  id: string;
  name: string;
  label: string;
  error?: string | undefined;
  hint?: string | undefined;
} & Omit<ComponentPropsWithoutRef<"input">, "className" | "id" | "name">;

/** A text field whose label stands inside on top; its note says what is missing or what helps. */
export function Field({ label, error, hint, children, ...input }: FieldProps) {
  const { id } = input;
  return (
    <div className={s.field}>
      <div className={s.box}>
        <label htmlFor={id} className={s.label}>
          {label}
        </label>
        <input
          {...input}
          className={s.input}
          aria-invalid={error ? true : undefined}
          aria-describedby={noteId({ id, error, hint })}
        />
        {children}
      </div>
      <FieldNote id={id} error={error} hint={hint} />
    </div>
  );
}
