import * as s from "./dialog-wait.css.ts";

/**
 * A small placeholder for a dialog that is about to open; a dialog that opens quickly never shows
 * it.
 */
export function DialogWait({ label }: { label: string }) {
  return (
    <div role="status" className={s.wait}>
      <span className={s.dots} aria-hidden="true" />
      {label}
    </div>
  );
}
