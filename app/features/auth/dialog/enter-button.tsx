import * as s from "./auth-form.css.ts";

/** What a form's action reads to know that no button was meant: Enter was pressed in a field. */
export const ENTER = "enter";

/**
 * Enter is a form's first button: this one, and not a tab or a request for a code. The server checks
 * what was typed, so that a field which is not reached yet does not stand in the way.
 */
export const EnterButton = ({ isCodeSent = false }: { isCodeSent?: boolean }) => (
  <button
    type="submit"
    name="intent"
    value={isCodeSent ? "" : ENTER}
    formNoValidate
    tabIndex={-1}
    aria-hidden="true"
    className={s.enter}
    data-frame
  />
);
