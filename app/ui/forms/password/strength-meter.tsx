import { useEffect, useState } from "react";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { strengthOf } from "./strength.ts";
import * as s from "./strength-meter.css.ts";

const STEPS = [1, 2, 3, 4] as const;

/** How strong the new password in the field is, in words and a bar; nothing until it is typed. */
export function StrengthMeter({ id }: { id: string }) {
  const { t } = useTranslation();
  const { typed, own } = useTyped(id);
  const strength = typed === "" ? null : strengthOf(typed, own);
  return (
    <div aria-live="polite" className={s.meter}>
      {strength && (
        <>
          <span className={s.bar} data-strength={strength} aria-hidden="true">
            {STEPS.map((step) => (
              <span key={step} className={s.step} data-on={step <= strength || undefined} />
            ))}
          </span>
          {t(`password.strength.${strength}`)}
        </>
      )}
    </div>
  );
}

/** What stands in an uncontrolled field, and the member's name in its form. */
function useTyped(id: string) {
  const [value, setValue] = useState({ typed: "", own: [""] });
  useEffect(() => {
    const field = document.getElementById(id);
    if (!(field instanceof HTMLInputElement)) return;
    const read = () => {
      const name = field.form?.elements.namedItem("username");
      const own = name instanceof HTMLInputElement ? [name.value] : [];
      setValue({ typed: field.value, own });
    };
    read();
    field.addEventListener("input", read);
    return () => field.removeEventListener("input", read);
  }, [id]);
  return value;
}
