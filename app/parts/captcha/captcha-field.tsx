import { useFetcher } from "@remix-run/react";
import { type MouseEvent, useEffect, useRef } from "react";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { Field } from "#app/ui/forms/field.tsx";
import { Icon } from "#app/ui/media/icon.tsx";
import type { CaptchaShown } from "#platform/contract/members/captcha.ts";
import * as s from "./captcha-field.css.ts";

const THROTTLE_MS = 1000;

type Props = {
  id: string;
  captcha: CaptchaShown;
  error: string | undefined;
  /** False beside a second button that needs no answer. */
  isRequired?: boolean;
};

/**
 * A picture to read or a question to answer instead. A click on the picture loads another one, at
 * most once a second. Without JavaScript the form comes back with a new one.
 */
export function CaptchaField({ id, captcha: first, error, isRequired = true }: Props) {
  const { t } = useTranslation("login");
  const fetcher = useFetcher<{ captcha: CaptchaShown | null }>();
  const lastAt = useRef(Number.NEGATIVE_INFINITY);
  const shown = fetcher.data?.captcha ?? first;
  const isRefused = error !== undefined;
  // The field often comes with its error, too late for the form to focus it.
  useEffect(() => {
    if (isRefused) document.getElementById(id)?.focus();
  }, [id, isRefused]);
  const refresh = (event: MouseEvent) => {
    event.preventDefault();
    const now = performance.now();
    if (now - lastAt.current < THROTTLE_MS) return;
    lastAt.current = now;
    fetcher.load("/login/captcha");
  };
  return (
    <fieldset className={s.captcha}>
      <legend className={s.legend}>{t("captcha.title")}</legend>
      <input type="hidden" name="captchaId" value={shown.id} />
      <div className={s.row}>
        <button
          type="submit"
          name="intent"
          value="captcha"
          formNoValidate
          className={s.picture}
          onClick={refresh}
          aria-label={t("captcha.another")}
        >
          <img
            src={`data:image/png;base64,${shown.image}`}
            width={shown.width}
            height={shown.height}
            alt={t("captcha.picture")}
            className={s.image}
          />
          <span className={s.mark}>
            <Icon name="refresh-cw" />
          </span>
        </button>
        <div className={s.answer}>
          <Field
            key={shown.id}
            id={id}
            name="captcha"
            label={t("captcha.answer")}
            error={error}
            required={isRequired}
            maxLength={40}
            autoComplete="off"
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            aria-description={t("captcha.or", { question: shown.question })}
          />
        </div>
      </div>
      <p className={s.question} aria-live="polite">
        {t("captcha.or", { question: shown.question })}
        {fetcher.data?.captcha === null && <b className={s.enough}>{t("captcha.enough")}</b>}
      </p>
    </fieldset>
  );
}
