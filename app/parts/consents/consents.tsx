import type { FieldMetadata } from "@conform-to/react";
import { Link } from "@remix-run/react";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { useMessage } from "#app/ui/format/message.ts";
import { Checkbox } from "#app/ui/forms/checkbox.tsx";
import * as s from "./consents.css.ts";

type Props = { age: number; isAdult: FieldMetadata<string>; hasAgreed: FieldMetadata<string> };

/** Age and terms: two separate checkboxes, both unticked at first. Their words are those of `auth`. */
export function Consents({ age, isAdult, hasAgreed }: Props) {
  const { t } = useTranslation("auth");
  const message = useMessage("auth");
  return (
    <div className={s.boxes}>
      <Checkbox
        id={isAdult.id}
        name="isAdult"
        required
        defaultChecked={Boolean(isAdult.initialValue)}
        error={message(isAdult.errors)}
        aside={
          <span className={s.age} aria-hidden="true">
            {age}+
          </span>
        }
      >
        {t("register.adult", { age })}
      </Checkbox>
      <Checkbox
        id={hasAgreed.id}
        name="hasAgreed"
        required
        defaultChecked={Boolean(hasAgreed.initialValue)}
        error={message(hasAgreed.errors)}
      >
        {t("register.agree")}{" "}
        <Link to="/help/terms" target="_blank" className={s.link}>
          {t("register.terms")}
        </Link>{" "}
        {t("register.agreeAnd")}{" "}
        <Link to="/help/privacy" target="_blank" className={s.link}>
          {t("register.privacy")}
        </Link>
      </Checkbox>
    </div>
  );
}
