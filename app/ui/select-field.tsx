import type { ComponentPropsWithoutRef } from "react";
import * as s from "./field.css.ts";
import { FieldNote, noteId } from "./field-note.tsx";
import { Icon } from "./icon.tsx";

type Props = {
  id: string;
  name: string;
  label: string;
  /** What stands there until something is chosen. */
  placeholder: string;
  options: readonly { value: string; name: string }[];
  error?: string | undefined;
  hint?: string | undefined;
} & Omit<ComponentPropsWithoutRef<"select">, "className" | "id" | "name" | "children">;

/** One of a list, in the browser's own way: its keys, its search, a phone's wheel. */
export function SelectField({ label, placeholder, options, error, hint, ...select }: Props) {
  const { id } = select;
  return (
    <div className={s.field}>
      <div className={s.box}>
        <label htmlFor={id} className={s.label}>
          {label}
        </label>
        <select
          {...select}
          className={s.select}
          aria-invalid={error ? true : undefined}
          aria-describedby={noteId({ id, error, hint })}
        >
          <option value="">{placeholder}</option>
          {options.map(({ value, name }) => (
            <option key={value} value={value}>
              {name}
            </option>
          ))}
        </select>
        <span className={s.selectMark}>
          <Icon name="chevron-down" />
        </span>
      </div>
      <FieldNote id={id} error={error} hint={hint} />
    </div>
  );
}
