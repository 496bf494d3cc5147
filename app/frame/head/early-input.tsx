import { useEffect } from "react";

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;
type Note = { field: Field; isChecked: boolean };

/**
 * Collects the choices and the text entered before the scripts started. It must run before React
 * hydrates. React resets a choice to the server's value and gets no event for text typed earlier.
 */
export function captureEarlyInput(): Note[] {
  const fields = document.querySelectorAll<Field>("input, textarea, select");
  return [...fields].filter(isChanged).map((field) => ({
    field,
    isChecked: field instanceof HTMLInputElement && field.checked,
  }));
}

/**
 * True when a field differs from what the server drew. A listener would miss input that comes before
 * its script, while the page is still loading.
 */
function isChanged(field: Field): boolean {
  if (field instanceof HTMLSelectElement) {
    const options = [...field.options];
    const drawn = options.find(({ defaultSelected }) => defaultSelected) ?? options[0];
    return field.selectedOptions[0] !== drawn;
  }
  return isChoice(field)
    ? field.checked !== field.defaultChecked
    : field.value !== field.defaultValue;
}

/** Replays the early input once React is ready, as if it happened now. */
export function ReplayEarlyInput({ notes }: { notes: Note[] }) {
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
