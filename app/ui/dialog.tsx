import { Link, useNavigate } from "@remix-run/react";
import { type MouseEvent, type ReactNode, useEffect, useId, useRef } from "react";
import * as s from "./dialog.css.ts";
import { Icon } from "./icon.tsx";

type Props = {
  title: string;
  lead?: string | undefined;
  closeLabel: string;
  /** Where closing leads when there is no page of ours to go back to. */
  closeTo?: string;
  art?: ReactNode;
  role?: "dialog" | "alertdialog";
  children: ReactNode;
};

/**
 * A dialog with an address of its own. The server renders it open, so it works without JavaScript;
 * with it, it becomes modal: focus stays inside and comes back, the page behind does not scroll,
 * Escape, the cover and the button all close it.
 */
export function Dialog({ title, lead, closeLabel, closeTo = "/", art, role, children }: Props) {
  const ref = useRef<HTMLDialogElement>(null);
  const id = useId();
  const close = useClose(closeTo);
  useEffect(() => makeModal(ref.current!), []);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape is the key; the browser tells it as "cancel".
    <dialog
      ref={ref}
      open
      role={role}
      aria-labelledby={id}
      className={s.dialog}
      onCancel={close}
      onClick={(event) => event.target === event.currentTarget && close(event)}
    >
      <div className={art ? s.withArt : s.panel}>
        {art}
        <div className={s.body}>
          <div className={s.head}>
            <div className={s.words}>
              <h1 id={id} className={s.title} tabIndex={-1}>
                {title}
              </h1>
              {lead && <p className={s.lead}>{lead}</p>}
            </div>
            <Link
              to={closeTo}
              className={s.close}
              aria-label={closeLabel}
              preventScrollReset
              onClick={close}
            >
              <Icon name="x" />
            </Link>
          </div>
          {children}
        </div>
      </div>
    </dialog>
  );
}

function useClose(closeTo: string) {
  const navigate = useNavigate();
  return (event: Pick<MouseEvent, "preventDefault">) => {
    event.preventDefault();
    const cameFromHere = (window.history.state?.idx ?? 0) > 0;
    if (cameFromHere) navigate(-1);
    else navigate(closeTo, { preventScrollReset: true });
  };
}

function makeModal(dialog: HTMLDialogElement) {
  const before = document.activeElement;
  dialog.removeAttribute("open");
  dialog.showModal();
  firstFocus(dialog)?.focus({ preventScroll: true });
  return () => {
    dialog.close();
    if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
  };
}

/** What is wrong comes first; a keyboard that covers half a phone only when it is asked for. */
function firstFocus(dialog: HTMLDialogElement): HTMLElement | null {
  const wrong = dialog.querySelector<HTMLElement>("[aria-invalid=true]");
  const isTouch = !matchMedia("(hover: hover)").matches;
  const empty = isTouch ? null : dialog.querySelector<HTMLElement>('input:not([type="hidden"])');
  return wrong ?? empty ?? dialog.querySelector<HTMLElement>("h1");
}
