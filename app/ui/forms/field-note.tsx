import { Icon } from "../media/icon.tsx";
import * as s from "./field.css.ts";

type Props = { id: string; error?: string | undefined; hint?: string | undefined };

/** The lines under a control: its error, and the rule it asks for. */
export function FieldNote({ id, error, hint }: Props) {
  return (
    <>
      {error && (
        <p id={`${id}-error`} className={s.error}>
          <Icon name="circle-alert" size={18} />
          {error}
        </p>
      )}
      {hint && (
        <p id={`${id}-hint`} className={s.hint}>
          {hint}
        </p>
      )}
    </>
  );
}

/** The ids for a control's aria-describedby, so that both lines are read out with it. */
export function noteId({ id, error, hint }: Props): string | undefined {
  const ids = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean);
  return ids.length > 0 ? ids.join(" ") : undefined;
}
