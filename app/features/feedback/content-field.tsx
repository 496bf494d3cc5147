import { useState } from "react";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { useFormat } from "#app/ui/format/format.ts";
import { FieldNote, noteId } from "#app/ui/forms/field-note.tsx";
import { useStandingError } from "#app/ui/forms/use-standing-error.ts";
import { FEEDBACK } from "#platform/contract/publishing/feedback-rules.ts";
import * as s from "./feedback-form.css.ts";

type Props = {
  id: string;
  text: string;
  error: string | undefined;
  /** The part of the wording that asks; the usual one by default. */
  words?: "relatives." | "";
};

/** The message in the visitor's own words, with a count of its characters and their limit. */
export function ContentField({ id, text, error: told, words = "" }: Props) {
  const error = useStandingError({ id, error: told });
  const { t } = useTranslation("feedback");
  const { number } = useFormat();
  const [length, setLength] = useState([...text.trim()].length);
  const { contentMin: min, contentMax: max } = FEEDBACK;
  const hint = t("contentHint", { min: number(min), max: number(max) });
  return (
    <div className={s.group}>
      <label htmlFor={id} className={s.question}>
        {t(`${words}content`)}
      </label>
      <textarea
        id={id}
        name="content"
        rows={6}
        className={s.textarea}
        defaultValue={text}
        placeholder={t(`${words}contentPlaceholder`)}
        required
        aria-invalid={error ? true : undefined}
        aria-describedby={noteId({ id, error, hint })}
        onChange={(event) => setLength([...event.currentTarget.value.trim()].length)}
      />
      <div className={s.under}>
        <FieldNote id={id} error={error} hint={hint} />
        <span className={length > max ? s.countOver : s.count} aria-hidden="true">
          {number(length)} / {number(max)}
        </span>
      </div>
    </div>
  );
}
