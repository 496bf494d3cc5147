import type { ReactNode } from "react";
import * as s from "./checkbox.css.ts";
import { FieldNote, noteId } from "./field-note.tsx";
import { useStandingError } from "./use-standing-error.ts";

type Props = {
  id: string;
  name: string;
  children: ReactNode;
  /** Content next to the label, e.g. a badge. */
  aside?: ReactNode;
  value?: string;
  defaultChecked?: boolean;
  required?: boolean;
  error?: string | undefined;
  hint?: string | undefined;
};

/** A checkbox in a row high enough for a thumb, with its own note below. */
export function Checkbox({ id, name, children, aside, error: told, hint, ...input }: Props) {
  const error = useStandingError({ id, error: told });
  return (
    <div className={s.row}>
      <div className={s.line}>
        <input
          type="checkbox"
          id={id}
          name={name}
          className={s.box}
          aria-invalid={error ? true : undefined}
          aria-describedby={noteId({ id, error, hint })}
          {...input}
        />
        <label htmlFor={id} className={s.label}>
          {children}
        </label>
        {aside}
      </div>
      <div className={s.note}>
        <FieldNote id={id} error={error} hint={hint} />
      </div>
    </div>
  );
}
