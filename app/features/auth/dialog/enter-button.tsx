import { FirstButton } from "#app/ui/forms/first-button.tsx";

/** The intent a form's action reads when Enter was pressed in a field instead of a button. */
export const ENTER = "enter";

/**
 * Enter does not press a tab or a code request. The server checks the values, so an empty field
 * further down does not block it.
 */
export const EnterButton = ({ isCodeSent = false }: { isCodeSent?: boolean }) => (
  <FirstButton name="intent" value={isCodeSent ? "" : ENTER} formNoValidate />
);
