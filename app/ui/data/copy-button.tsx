import { useState } from "react";
import { hidden } from "../layout/text.css.ts";
import { Icon } from "../media/icon.tsx";
import * as s from "./copy-button.css.ts";

type Props = { text: string; words: { copy: string; copied: string } };

/** Copies a reference to the clipboard, for when support asks for it. */
export function CopyButton({ text, words }: Props) {
  const { isCopied, copy } = useCopied(text);
  return (
    <>
      <button type="button" className={s.button} aria-label={words.copy} onClick={copy}>
        <Icon name={isCopied ? "check" : "copy"} size={18} />
      </button>
      <span role="status" className={hidden}>
        {isCopied ? words.copied : ""}
      </span>
    </>
  );
}

/** Copies a text to the clipboard, and tells whether that worked. */
export function useCopied(text: string) {
  const [isCopied, setCopied] = useState(false);
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => setCopied(true),
      () => setCopied(false),
    );
  return { isCopied, copy };
}
