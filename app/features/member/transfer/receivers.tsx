import type { ReactNode } from "react";
import { useTranslation } from "#app/i18n/use-translation.ts";
import * as look from "#app/parts/money/money-form.css.ts";
import { Icon } from "#app/ui/media/icon.tsx";
import type { TransferData } from "./transfer.server.ts";
import * as s from "./transfer-page.css.ts";

type Props = {
  options: TransferData["options"];
  chosen: "up" | "down";
  /** Who a player below is. */
  children: ReactNode;
};

/** The agent above, a player below, or a choice when the member has both. */
export function Receivers({ options, chosen, children }: Props) {
  const { t } = useTranslation("transfer");
  const { upline, canSendDown } = options;
  return (
    <fieldset className={look.group}>
      <legend className={look.question}>{t("to")}</legend>
      <div className={look.methods}>
        {upline !== null && (
          <Receiver value="up" name={t("up")} hint={upline} isChosen={chosen === "up"} />
        )}
        {canSendDown && (
          <Receiver
            value="down"
            name={t("down")}
            hint={t("downHint")}
            isChosen={chosen === "down"}
          />
        )}
      </div>
      {children && <div className={s.account}>{children}</div>}
    </fieldset>
  );
}

type One = { value: "up" | "down"; name: string; hint: string; isChosen: boolean };

function Receiver({ value, name, hint, isChosen }: One) {
  return (
    <label className={look.method}>
      <input
        type="radio"
        name="direction"
        value={value}
        className={look.radio}
        defaultChecked={isChosen}
      />
      <span className={look.methodIcon}>
        <Icon name="user" />
      </span>
      <span className={look.methodMark}>
        <Icon name="check" size={16} />
      </span>
      <strong className={look.methodName}>{name}</strong>
      <span className={look.methodHint}>{hint}</span>
    </label>
  );
}
