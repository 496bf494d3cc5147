import { Icon } from "../media/icon.tsx";
import * as s from "./field.css.ts";

type Props = { id: string; error?: string | undefined; hint?: string | undefined };

/** The line under a control: its error, or otherwise its hint. */
export function FieldNote({ id, error, hint }: Props) {
  if (error) {
    return (
      <p id={`${id}-error`} className={s.error}>
        <Icon name="circle-alert" size={18} />
        {error}
      </p>
    );
  }
  return hint ? (
    <p id={`${id}-hint`} className={s.hint}>
      {hint}
    </p>
  ) : null;
}

/** The id for a control's aria-describedby, so that the note is read out with it. */
export function noteId({ id, error, hint }: Props): string | undefined {
  if (error) return `${id}-error`;
  return hint ? `${id}-hint` : undefined;
}
