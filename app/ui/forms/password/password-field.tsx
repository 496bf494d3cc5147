import { useState } from "react";
import { Icon } from "../../media/icon.tsx";
import * as s from "../field.css.ts";
import { Field, type FieldProps } from "../field.tsx";
import { useRetype } from "../use-retype.ts";
import { StrengthMeter } from "./strength-meter.tsx";

type Props = Omit<FieldProps, "type" | "children"> & { words: { show: string; hide: string } };

/**
 * A password that its owner may reveal; each new page hides it again. After a refusal the current
 * password is typed again. A newly chosen one stays, because another field may have been wrong; it
 * is told how strong it is.
 */
export function PasswordField({ words, ...field }: Props) {
  const [isShown, setShown] = useState(false);
  const isNew = field.autoComplete === "new-password";
  useRetype(field.id, !isNew);
  const control = (
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
  if (!isNew || field.repeats) return control;
  return (
    <div>
      {control}
      <StrengthMeter id={field.id} />
    </div>
  );
}
