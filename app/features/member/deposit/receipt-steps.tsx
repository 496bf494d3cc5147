import { useTranslation } from "react-i18next";
import { Icon } from "#app/ui/icon.tsx";
import type { DepositState } from "./deposit-status.tsx";
import * as s from "./receipt-page.css.ts";
import { stepsOf } from "./steps-of.ts";

export function ReceiptSteps({ status }: { status: DepositState }) {
  const { t } = useTranslation("member");
  return (
    <ol className={s.steps}>
      {stepsOf(status).map(({ name, state }) => (
        <li
          key={name}
          className={s.step}
          data-state={state}
          aria-current={state === "now" ? "step" : undefined}
        >
          <span className={s.node}>
            {state === "done" && <Icon name="check" size={16} />}
            {state === "now" && <Icon name="clock" size={16} />}
            {state === "stopped" && <Icon name="x" size={16} />}
          </span>
          {t(`receipt.steps.${name}`)}
        </li>
      ))}
    </ol>
  );
}
