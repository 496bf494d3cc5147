import * as s from "./dialog-wait.css.ts";

/** A small wrapper where a dialog is about to open; what opens within a moment never shows it. */
export function DialogWait({ label }: { label: string }) {
  return (
    <div role="status" className={s.wait}>
      <span className={s.dots} aria-hidden="true" />
      {label}
    </div>
  );
}
