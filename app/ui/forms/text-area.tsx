import type { ComponentPropsWithoutRef } from "react";
import * as s from "./field.css.ts";
import { FieldBox, type FieldWords } from "./field-box.tsx";
import { noteId } from "./field-note.tsx";
import { useStandingError } from "./use-standing-error.ts";

type Props = FieldWords & Omit<ComponentPropsWithoutRef<"textarea">, "className" | "id" | "name">;

/** A field of several lines. */
export function TextArea({ label, error: told, hint, ...input }: Props) {
  const error = useStandingError({ id: input.id, error: told });
  const words = { id: input.id, error, hint };
  return (
    <FieldBox label={label} {...words}>
      <textarea
        {...input}
        className={s.textArea}
        aria-invalid={error ? true : undefined}
        aria-describedby={noteId(words)}
      />
    </FieldBox>
  );
}
