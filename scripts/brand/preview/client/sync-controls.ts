/**
 * Updates the controls of the open page from a newer copy, without losing the focus. The control
 * `typed` keeps its text.
 */
export function syncControls(open: Document, fresh: Document, typed: string | undefined) {
  const controls = fresh.querySelectorAll<HTMLInputElement | HTMLSelectElement>(
    "form [name]:not(button)",
  );
  for (const newer of controls) {
    if (newer.name === typed) continue;
    const isBox = newer instanceof HTMLInputElement && newer.type === "checkbox";
    const form = newer.closest("form")!.id;
    const selector = `#${form} [name="${newer.name}"]${isBox ? `[value="${newer.value}"]` : ""}`;
    const older = open.querySelector<HTMLInputElement | HTMLSelectElement>(selector);
    if (!older) continue;
    if (newer instanceof HTMLSelectElement)
      older.replaceChildren(...newer.cloneNode(true).childNodes);
    if (isBox) (older as HTMLInputElement).checked = newer.checked;
    else older.value = newer.value;
  }
  open.querySelector("#count")!.textContent = fresh.querySelector("#count")!.textContent;
  const [faults, newer] = [open, fresh].map((page) => page.querySelector<HTMLElement>("#faults")!);
  faults!.replaceChildren(...newer!.childNodes);
  faults!.hidden = newer!.hidden;
}
