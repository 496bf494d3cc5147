import type { ReactNode } from "react";
import * as s from "./field.css.ts";
import { FieldNote } from "./field-note.tsx";

/** What every field has of its own beside what is typed or chosen in it. */
export type FieldWords = {
  id: string;
  name: string;
  label: string;
  error?: string | undefined;
  hint?: string | undefined;
};

/** A field's frame: the label inside on top, the note below that says what is missing or what helps. */
export function FieldBox({
  id,
  label,
  error,
  hint,
  children,
}: Omit<FieldWords, "name"> & { children: ReactNode }) {
  return (
    <div className={s.field}>
      <div className={s.box}>
        <label htmlFor={id} className={s.label}>
          {label}
        </label>
        {children}
      </div>
      <FieldNote id={id} error={error} hint={hint} />
    </div>
  );
}
