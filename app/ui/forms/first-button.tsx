import type { ComponentProps } from "react";
import { first } from "./button.css.ts";

/** Enter presses a form's first button: this one, and none that stands between the fields. */
export const FirstButton = (props: ComponentProps<"button">) => (
  <button {...props} type="submit" tabIndex={-1} aria-hidden="true" className={first} data-frame />
);
