import { type RefObject, useEffect, useLayoutEffect, useRef } from "react";

/** The server has no paint, and React warns of layout effects there. */
const useBeforePaint = typeof document === "undefined" ? useEffect : useLayoutEffect;

type Rules = { close(): void; canClickClose: boolean; autoCloseMs?: number | undefined };

/**
 * Makes an open `<dialog>` modal while it is mounted, and applies the keys and the timer of its
 * rules.
 */
export function useModal(ref: RefObject<HTMLDialogElement | null>, rules: Rules) {
  const current = useRef(rules);
  current.current = rules;
  const release = useRef(() => {});
  // Before the first paint, so that no key reaches the page behind a dialog that is seen.
  useBeforePaint(() => {
    const dialog = ref.current!;
    const giveBack = makeModal(dialog);
    const listening = new AbortController();
    const { signal } = listening;
    dialog.addEventListener("keydown", (event) => onKey(event, dialog, current.current), {
      signal,
    });
    // A phone's back gesture fires "cancel" like Escape, but without a key event.
    dialog.addEventListener(
      "cancel",
      (event) => {
        if (event.target !== dialog) return;
        event.preventDefault();
        if (current.current.canClickClose) current.current.close();
      },
      { signal },
    );
    // A second Escape without a press between closes a dialog in Chromium, and "cancel" is not asked.
    dialog.addEventListener(
      "close",
      (event) => {
        if (event.target !== dialog) return;
        if (current.current.canClickClose) current.current.close();
        else dialog.showModal();
      },
      { signal },
    );
    release.current = () => {
      listening.abort();
      giveBack();
    };
  }, [ref]);
  // Only when the next page is there can the focus go to what is left of this one.
  useEffect(() => () => release.current(), []);
  const { autoCloseMs } = rules;
  useEffect(() => {
    if (autoCloseMs === undefined) return;
    return closeAfter(ref.current!, autoCloseMs, () => current.current.close());
  }, [ref, autoCloseMs]);
}

function makeModal(dialog: HTMLDialogElement) {
  const before = document.activeElement;
  dialog.removeAttribute("open");
  dialog.showModal();
  // A visitor who typed in it before hydration keeps the focus there.
  const first = before && dialog.contains(before) ? before : firstFocus(dialog);
  if (first instanceof HTMLElement) first.focus({ preventScroll: true });
  return () => {
    dialog.close();
    // When the opener is gone, as after a login, keyboard users continue at the content.
    const isThere = before !== document.body && before?.isConnected;
    const back = isThere ? inSight(before) : document.getElementById("content");
    if (back instanceof HTMLElement) back.focus({ preventScroll: true });
  };
}

/**
 * The element, or the button of its menu when that has closed: a hidden element cannot take the
 * focus.
 */
function inSight(element: Element): Element {
  return element.closest("details:not([open])")?.querySelector("summary") ?? element;
}

/** A checkbox is never the main field of a dialog. */
const FIELD = 'input:not([type="hidden"], [type="checkbox"])';

/**
 * A field with an error comes first, then the first field. On touch screens an empty field is not
 * focused, because the keyboard covers half a phone.
 */
function firstFocus(dialog: HTMLDialogElement): HTMLElement | null {
  const wrong = dialog.querySelector<HTMLElement>("[aria-invalid=true]");
  const isTouch = !matchMedia("(hover: hover)").matches;
  const empty = isTouch ? null : dialog.querySelector<HTMLElement>(FIELD);
  return (
    wrong ??
    empty ??
    dialog.querySelector<HTMLElement>("[data-title]") ??
    dialog.querySelector<HTMLElement>("[data-panel]")
  );
}

function onKey(event: KeyboardEvent, dialog: HTMLDialogElement, rules: Rules) {
  const target = event.target as Element;
  if (event.defaultPrevented || target.closest("dialog") !== dialog) return;
  if (event.key === "Escape") {
    event.preventDefault();
    if (rules.canClickClose) rules.close();
  }
  if (event.key === "Enter" && !hasOwnEnter(target)) {
    event.preventDefault();
    defaultButton(dialog)?.click();
  }
}

/** Links, buttons and text areas have their own Enter, and an input submits its form. */
const hasOwnEnter = (target: Element) =>
  target.closest("a, button, summary, select, textarea, form input") !== null;

function defaultButton(dialog: HTMLDialogElement): HTMLElement | null {
  const named = dialog.querySelector<HTMLElement>("[data-default]");
  if (named) return named;
  const own = dialog.querySelectorAll<HTMLElement>("button:not([data-frame])");
  const frame = dialog.querySelectorAll<HTMLElement>("[data-frame]:not([data-handle])");
  const all = own.length > 0 ? own : frame;
  return all.length === 1 ? all[0]! : null;
}

/**
 * Closes the dialog after a time. The pointer on the panel holds it, and leaving the panel starts
 * the whole time again.
 */
function closeAfter(dialog: HTMLDialogElement, milliseconds: number, close: () => void) {
  const panel = dialog.querySelector("[data-panel]")!;
  let timer = setTimeout(close, milliseconds);
  const hold = () => clearTimeout(timer);
  const goOn = () => {
    clearTimeout(timer);
    timer = setTimeout(close, milliseconds);
  };
  panel.addEventListener("pointerenter", hold);
  panel.addEventListener("pointerleave", goOn);
  return () => {
    clearTimeout(timer);
    panel.removeEventListener("pointerenter", hold);
    panel.removeEventListener("pointerleave", goOn);
  };
}
