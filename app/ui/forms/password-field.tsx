import { useState } from "react";
import { Icon } from "../media/icon.tsx";
import * as s from "./field.css.ts";
import { Field, type FieldProps } from "./field.tsx";
import { useRetype } from "./use-retype.ts";

type Props = Omit<FieldProps, "type" | "children"> & { words: { show: string; hide: string } };

/**
 * A password that its owner may reveal; each new page hides it again. After a refusal the current
 * password is typed again. A newly chosen one stays, because another field may have been wrong.
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
