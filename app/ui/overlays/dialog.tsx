import { Link } from "@remix-run/react";
import { type ReactNode, useId, useRef } from "react";
import { Icon } from "../media/icon.tsx";
import { useServed } from "../motion/use-served.ts";
import * as s from "./dialog.css.ts";
import { withArt } from "./dialog-with-art.css.ts";
import { type DragWords, useDrag } from "./use-drag.ts";
import { useModal } from "./use-modal.ts";
import { useRoutedClose } from "./use-routed-close.ts";

export type DialogProps = {
  title?: string | undefined;
  /** Names a dialog without a visible title. */
  label?: string;
  lead?: string | undefined;
  /** The name of the close button; without it there is no button. */
  closeLabel?: string;
  /**
   * Given when the page's state opens the dialog; otherwise the dialog has an address of its own.
   */
  onClose?: () => void;
  /** Where closing leads when the history has no page of ours. */
  closeTo?: string;
  art?: ReactNode;
  role?: "dialog" | "alertdialog";
  /**
   * Small is a question, 400 px wide; medium is a window of 600 × 300; large holds things side by
   * side.
   */
  size?: "small" | "medium" | "large";
  hasBackground?: boolean;
  /** True by default: the backdrop and Escape close the dialog, unless nothing is covered. */
  canClickClose?: boolean;
  autoCloseMs?: number;
  /** With these words the dialog can be moved, by its head or by its handle's arrow keys. */
  drag?: DragWords;
  children?: ReactNode;
};

/**
 * A modal dialog. The server renders it open, so a dialog with an address works without JavaScript.
 * With it, focus stays inside and returns afterwards, and the page behind neither scrolls nor
 * moves. Enter presses the default button (`data-default`) or the only one.
 */
export function Dialog(props: DialogProps) {
  const { title, lead, art, role, size = "medium", hasBackground = true } = props;
  const { canClickClose = hasBackground } = props;
  const ref = useRef<HTMLDialogElement>(null);
  const id = useId();
  const pressed = useRef<EventTarget | null>(null);
  const isServed = useServed();
  const leave = useRoutedClose(props.closeTo ?? "/");
  const close = props.onClose ?? leave;
  useModal(ref, { close, canClickClose, autoCloseMs: props.autoCloseMs });
  const isQuestion = role === "alertdialog" && lead;
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape is the key, and useModal listens to it.
    <dialog
      ref={ref}
      open
      role={role}
      aria-label={title ? undefined : props.label}
      aria-labelledby={title ? `${id}-title` : undefined}
      aria-describedby={isQuestion ? `${id}-lead` : undefined}
      className={hasBackground ? s.covering : s.dialog}
      data-comes={isServed ? undefined : ""}
      onPointerDown={({ target }) => {
        pressed.current = target;
      }}
      // A text selection that starts in a field and ends over the backdrop is not a click on the
      // backdrop.
      onClick={({ target, currentTarget }) => {
        const isCover = target === currentTarget && pressed.current === currentTarget;
        if (canClickClose && isCover) close();
      }}
    >
      <div className={art ? withArt : s.panel[size]} tabIndex={-1} data-panel>
        {art}
        <div className={s.body}>
          <Head {...props} id={id} close={close} />
          {props.children}
        </div>
      </div>
    </dialog>
  );
}

function Head({ title, lead, drag, id, ...props }: DialogProps & { id: string; close(): void }) {
  const Title = props.onClose ? "h2" : "h1";
  if (!title && !drag && !props.closeLabel) return null;
  return (
    <div className={drag ? s.movingHead : s.head}>
      <div className={s.words}>
        {title && (
          <Title id={`${id}-title`} className={s.title} tabIndex={-1} data-title>
            {title}
          </Title>
        )}
        {lead && (
          <p id={`${id}-lead`} className={s.lead}>
            {lead}
          </p>
        )}
      </div>
      {drag && <Handle words={drag} />}
      {props.closeLabel && <Close {...props} closeLabel={props.closeLabel} />}
    </div>
  );
}

function Handle({ words }: { words: DragWords }) {
  const ref = useRef<HTMLButtonElement>(null);
  useDrag(ref);
  return (
    <button
      ref={ref}
      type="button"
      className={s.handle}
      aria-label={words.move}
      data-frame
      data-handle
    >
      <Icon name="move" />
    </button>
  );
}

type CloseProps = Pick<DialogProps, "onClose" | "closeTo"> & { closeLabel: string; close(): void };

/** Without JavaScript a link closes a dialog that has an address. */
function Close({ onClose, closeTo = "/", closeLabel, close }: CloseProps) {
  if (onClose) {
    return (
      <button type="button" className={s.close} aria-label={closeLabel} onClick={close} data-frame>
        <Icon name="x" />
      </button>
    );
  }
  return (
    <Link
      to={closeTo}
      className={s.close}
      aria-label={closeLabel}
      preventScrollReset
      data-frame
      onClick={(event) => {
        event.preventDefault();
        close();
      }}
    >
      <Icon name="x" />
    </Link>
  );
}
