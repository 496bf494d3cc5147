import { useState } from "react";
import { Icon } from "../media/icon.tsx";
import * as s from "./field.css.ts";
import { Field, type FieldProps } from "./field.tsx";
import { useRetype } from "./use-retype.ts";

type Props = Omit<FieldProps, "type" | "children"> & { words: { show: string; hide: string } };

/**
 * A password that its owner may look at; hidden again with each new page. After a refusal the one in
 * use is typed again; one that is only being chosen stays, for another field may have been wrong.
 */
export function PasswordField({ words, ...field }: Props) {
  const [isShown, setShown] = useState(false);
  useRetype(field.id, field.autoComplete !== "new-password");
  return (
    <Field
      {...field}
      type={isShown ? "text" : "password"}
      autoCapitalize="none"
      spellCheck={false}
      data-secret
    >
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
