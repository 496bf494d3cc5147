import * as s from "./auth-form.css.ts";

/** The intent a form's action reads when Enter was pressed in a field instead of a button. */
export const ENTER = "enter";

/**
 * Enter presses a form's first button: this one, and not a tab or a code request. The server checks
 * the values, so an empty field further down does not block it.
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
