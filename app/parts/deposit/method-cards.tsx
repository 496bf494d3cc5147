import { useTranslation } from "#app/i18n/use-translation.ts";
import { useFormat } from "#app/ui/format/format.ts";
import { FieldNote } from "#app/ui/forms/field-note.tsx";
import { useStandingError } from "#app/ui/forms/use-standing-error.ts";
import { Icon } from "#app/ui/media/icon.tsx";
import * as s from "../money/money-form.css.ts";
import type { Methods } from "./deposit-schema.server.ts";
import { methodIcons, useMethodWords } from "./use-method-words.ts";

type Props = {
  methods: Methods;
  chosen: string;
  error: string | undefined;
  onChoose: (method: string) => void;
};

export function MethodCards({ methods, chosen, error: told, onChoose }: Props) {
  const error = useStandingError({ id: "deposit-method", error: told });
  const { t } = useTranslation("member");
  return (
    <fieldset
      id="deposit-method"
      className={s.group}
      aria-describedby={error ? "deposit-method-error" : undefined}
    >
      <legend className={s.question}>{t("deposit.method")}</legend>
      <div className={s.methods}>
        {methods.map((method) => (
          <MethodCard
            key={method.method}
            method={method}
            isChosen={method.method === chosen}
            onChoose={onChoose}
          />
        ))}
      </div>
      {methods.length > 1 && (
        <details className={s.others}>
          <summary className={s.otherMethods}>
            {t("deposit.otherMethods")}
            <Icon name="chevron-down" size={18} />
          </summary>
        </details>
      )}
      <FieldNote id="deposit-method" error={error} />
    </fieldset>
  );
}

type CardProps = { method: Methods[number]; isChosen: boolean } & Pick<Props, "onChoose">;

/** One payment method: its speed, its fee and its limits, or its hours while it is closed. */
function MethodCard({ method, isChosen, onChoose }: CardProps) {
  const { t } = useTranslation("member");
  const { amount } = useFormat();
  const { nameOf, speedOf, feeOf, closedOf } = useMethodWords();
  const [min, max] = [amount(method.amountMin), amount(method.amountMax)];
  return (
    <label className={s.method}>
      <input
        type="radio"
        name="method"
        value={method.method}
        className={s.radio}
        checked={isChosen}
        disabled={!method.isOpen}
        onChange={() => onChoose(method.method)}
      />
      <span className={s.methodIcon}>
        <Icon name={methodIcons[method.kind]} />
      </span>
      <span className={s.methodMark}>
        <Icon name="check" size={16} />
      </span>
      <strong className={s.methodName}>{nameOf(method)}</strong>
      <span className={s.methodHint}>
        {method.isOpen ? `${speedOf(method)} · ${feeOf(method)}` : closedOf(method)}
      </span>
      <span className={s.methodLimits}>{t("deposit.between", { min, max })}</span>
    </label>
  );
}
