import { useTranslation } from "#app/i18n/use-translation.ts";
import { FieldNote, noteId } from "#app/ui/forms/field-note.tsx";
import { useStandingError } from "#app/ui/forms/use-standing-error.ts";
import { Icon, type IconName } from "#app/ui/media/icon.tsx";
import {
  FEEDBACK_CHOICES,
  type FeedbackChoice,
} from "#platform/contract/publishing/feedback-rules.ts";
import * as s from "./feedback-form.css.ts";

const icons: Record<FeedbackChoice, IconName> = {
  PAYMENT: "wallet",
  GAME: "gamepad-2",
  TECHNICAL: "wrench",
  COMPLAINT: "megaphone",
  AFFILIATE: "users",
  OTHER: "message-circle",
};

type Props = { id: string; chosen: string | undefined; error: string | undefined };

export function TypeChoice({ id, chosen, error: told }: Props) {
  const error = useStandingError({ id, error: told });
  const { t } = useTranslation("feedback");
  return (
    <fieldset id={id} className={s.group} aria-describedby={noteId({ id, error })}>
      <legend className={s.question}>{t("type")}</legend>
      <div className={s.types}>
        {FEEDBACK_CHOICES.map((type) => (
          <label key={type} className={s.type}>
            <input
              type="radio"
              name="type"
              value={type}
              className={s.radio}
              defaultChecked={type === chosen}
              required
            />
            <span className={s.typeIcon}>
              <Icon name={icons[type]} size={22} />
            </span>
            <span className={s.typeName}>{t(`types.${type}`)}</span>
          </label>
        ))}
      </div>
      <FieldNote id={id} error={error} />
    </fieldset>
  );
}
