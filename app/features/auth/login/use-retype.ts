import type { SubmissionResult } from "@conform-to/react";
import { useEffect } from "react";

/**
 * A refused password is typed again from the start, as on the page that comes back without a script.
 * The focus is on the field that is wrong; where only the whole can be wrong, on this one.
 */
export function useRetype(last: SubmissionResult<string[]> | undefined, id: string) {
  useEffect(() => {
    const field = document.getElementById(id);
    if (!last?.error || !(field instanceof HTMLInputElement)) return;
    field.value = "";
    if (!field.form?.querySelector("[aria-invalid=true]")) field.focus();
  }, [last, id]);
}
