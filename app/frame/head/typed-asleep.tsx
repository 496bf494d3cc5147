import { useEffect } from "react";

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;
type Note = { field: Field; isChecked: boolean };

declare global {
  interface Window {
    /**
     * The fields that a visitor changed before the scripts started, recorded by the script that
     * starts them.
     */
    changedAsleep?: Set<EventTarget>;
  }
}

const isField = (target: EventTarget): target is Field =>
  target instanceof HTMLInputElement ||
  target instanceof HTMLTextAreaElement ||
  target instanceof HTMLSelectElement;

/**
 * Collects the choices and the text entered before the scripts started. It must run before React
 * hydrates. React resets a choice to the server's value and gets no event for text typed earlier.
 */
export function noteTypedAsleep(): Note[] {
  const fields = [...(window.changedAsleep ?? [])].filter(isField);
  return fields.map((field) => ({
    field,
    isChecked: field instanceof HTMLInputElement && field.checked,
  }));
}

/** Replays the early input once React is ready, as if it happened now. */
export function TellTypedAsleep({ notes }: { notes: Note[] }) {
  useEffect(() => {
    for (const { field, isChecked } of notes.splice(0)) {
      if (!field.isConnected) continue;
      if (field instanceof HTMLSelectElement) field.dispatchEvent(new Event("change", BUBBLING));
      else if (isChoice(field)) chooseAgain(field, isChecked);
      else typeAgain(field);
    }
  }, [notes]);
  return null;
}

const BUBBLING = { bubbles: true };

const isChoice = (field: HTMLInputElement | HTMLTextAreaElement): field is HTMLInputElement =>
  field.type === "radio" || field.type === "checkbox";

/** React ignores a change to the value it already believes to be set. */
function chooseAgain(field: HTMLInputElement, isChecked: boolean) {
  if (field.type === "radio" && !isChecked) return;
  field.checked = !isChecked;
  field.click();
}

function typeAgain(field: HTMLInputElement | HTMLTextAreaElement) {
  const { value, selectionStart, selectionEnd } = field;
  if (field.type === "file" || value === field.defaultValue) return;
  field.value = field.defaultValue;
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), "value")?.set?.call(field, value);
  const isHere = field === document.activeElement && selectionStart !== null;
  if (isHere) field.setSelectionRange(selectionStart, selectionEnd);
  field.dispatchEvent(new Event("input", BUBBLING));
}
