import type { ReactNode } from "react";
import * as s from "./field.css.ts";
import { FieldNote } from "./field-note.tsx";

/** The words every field has, besides its value. */
export type FieldWords = {
  id: string;
  name: string;
  label: string;
  error?: string | undefined;
  hint?: string | undefined;
};

/** A field's frame: the label inside on top, and the note below with the error or a hint. */
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
