import { useState } from "react";
import * as s from "./field.css.ts";
import { Field, type FieldProps } from "./field.tsx";
import { Icon } from "./icon.tsx";

type Props = Omit<FieldProps, "type" | "children"> & { words: { show: string; hide: string } };

/** A password that its owner may look at; hidden again with each new page. */
export function PasswordField({ words, ...field }: Props) {
  const [isShown, setShown] = useState(false);
  return (
    <Field {...field} type={isShown ? "text" : "password"} autoCapitalize="none" spellCheck={false}>
      <button
        type="button"
        className={s.reveal}
        aria-label={isShown ? words.hide : words.show}
        aria-controls={field.id}
        onClick={() => setShown(!isShown)}
      >
        <Icon name={isShown ? "eye-off" : "eye"} />
      </button>
    </Field>
  );
}
