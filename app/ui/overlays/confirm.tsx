import type { ReactNode } from "react";
import * as s from "./confirm.css.ts";
import { Dialog } from "./dialog.tsx";

type Props = {
  title: string;
  text: string;
  closeLabel: string;
  /** Left out when the dialog has an address of its own. */
  onClose?: () => void;
  /** The answers; Enter selects the one with `data-default`. */
  children: ReactNode;
};

/** A short question or message over the page, with its answers side by side. */
export function Confirm({ text, children, ...dialog }: Props) {
  return (
    <Dialog role="alertdialog" size="small" lead={text} {...dialog}>
      <div className={s.answers}>{children}</div>
    </Dialog>
  );
}
