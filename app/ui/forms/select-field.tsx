import type { ComponentPropsWithoutRef } from "react";
import { Icon } from "../media/icon.tsx";
import * as s from "./field.css.ts";
import { FieldBox, type FieldWords } from "./field-box.tsx";
import { noteId } from "./field-note.tsx";
import { useStandingError } from "./use-standing-error.ts";

type Props = FieldWords & {
  /** Shown until something is chosen. */
  placeholder: string;
  options: readonly { value: string; name: string }[];
} & Omit<ComponentPropsWithoutRef<"select">, "className" | "id" | "name" | "children">;

/** A native select: the browser's own keys, search and phone wheel. */
export function SelectField({ label, placeholder, options, error: told, hint, ...select }: Props) {
  const error = useStandingError({ id: select.id, error: told });
  const words = { id: select.id, error, hint };
  return (
    <FieldBox label={label} {...words}>
      <select
        {...select}
        className={s.select}
        aria-invalid={error ? true : undefined}
        aria-describedby={noteId(words)}
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
    </FieldBox>
  );
}
