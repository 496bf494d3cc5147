import { Form, useNavigation } from "@remix-run/react";
import { useTranslation } from "#app/i18n/use-translation.ts";
import * as s from "./purses.css.ts";

/**
 * Switches whether the balance moves into games and back by itself; one press, also without
 * scripts.
 */
export function AutoSwitch({ isAuto }: { isAuto: boolean }) {
  const { t } = useTranslation("purses");
  const wanted = useNavigation().formData?.get("isAuto");
  const isOn = typeof wanted === "string" ? wanted === "1" : isAuto;
  return (
    <Form method="post" preventScrollReset className={s.auto}>
      <input type="hidden" name="intent" value="auto" />
      <span className={s.words} id="auto-text">
        <strong>{t("auto")}</strong>
        <span className={s.fresh}>{t(isOn ? "autoOn" : "autoOff")}</span>
      </span>
      <button
        type="submit"
        role="switch"
        aria-checked={isOn}
        aria-label={t("auto")}
        name="isAuto"
        value={isOn ? "0" : "1"}
        className={s.switchButton}
      >
        <span className={s.track}>
          <span className={s.knob} />
        </span>
      </button>
    </Form>
  );
}
