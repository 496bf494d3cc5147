import { useTranslation } from "react-i18next";
import { FieldNote } from "#app/ui/field-note.tsx";
import { Icon } from "#app/ui/icon.tsx";
import * as s from "./deposit-form.css.ts";
import type { Methods } from "./deposit-schema.server.ts";

type Props = {
  methods: Methods;
  chosen: string;
  error: string | undefined;
  onChoose: (method: string) => void;
};

export function MethodCards({ methods, chosen, error, onChoose }: Props) {
  const { t } = useTranslation("member");
  return (
    <fieldset className={s.group} aria-describedby={error ? "deposit-method-error" : undefined}>
      <legend className={s.question}>{t("deposit.method")}</legend>
      <div className={s.methods}>
        {methods.map(({ method }) => (
          <label key={method} className={s.method}>
            <input
              type="radio"
              name="method"
              value={method}
              className={s.radio}
              checked={method === chosen}
              onChange={() => onChoose(method)}
            />
            <span className={s.methodIcon}>
              <Icon name="credit-card" />
            </span>
            <span className={s.methodMark}>
              <Icon name="check" size={16} />
            </span>
            <strong className={s.methodName}>{t(`deposit.methods.${method}`, method)}</strong>
            <span className={s.methodHint}>{t(`deposit.methodHints.${method}`, "")}</span>
          </label>
        ))}
      </div>
      <FieldNote id="deposit-method" error={error} />
    </fieldset>
  );
}
