import { type ChangeEvent, useRef, useState } from "react";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { useFormat } from "#app/ui/format/format.ts";
import { FieldNote, noteId } from "#app/ui/forms/field-note.tsx";
import { useStandingError } from "#app/ui/forms/use-standing-error.ts";
import { hidden } from "#app/ui/layout/text.css.ts";
import { Icon } from "#app/ui/media/icon.tsx";
import { coveringInput } from "./covering-input.css.ts";
import * as s from "./one-picture.css.ts";
import { kilobytesOf, PICTURE_TYPES, pictureProblem } from "./picture-file.ts";
import { Preview } from "./preview.tsx";

type Props = {
  id: string;
  name: string;
  label: string;
  hint: string;
  bytesMax: number;
  error?: string | undefined;
  onChange?: () => void;
};

/**
 * One required picture. The native control does the work, so it works without scripts. With them
 * the chosen picture is shown, checked before it is sent, and can be removed.
 */
export function OnePicture({ id, name, label, hint, bytesMax, error, onChange }: Props) {
  const { t } = useTranslation();
  const input = useRef<HTMLInputElement>(null);
  const [file, setFile] = useState<File | null>(null);
  const [refused, setRefused] = useState<string>();
  const choose = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const [chosen = null] = currentTarget.files ?? [];
    const problem = chosen && pictureProblem(chosen, bytesMax);
    setRefused(problem ? t(`picture.${problem}`, { megabytes: bytesMax / 2 ** 20 }) : undefined);
    setFile(problem ? null : chosen);
    onChange?.();
    if (problem) currentTarget.value = "";
  };
  const remove = () => {
    setFile(null);
    if (input.current) input.current.value = "";
    input.current?.focus();
  };
  const standing = useStandingError({ id, error });
  const shownError = refused ?? standing;
  return (
    <div className={s.field}>
      <label htmlFor={id} className={s.label}>
        {label}
      </label>
      <div className={s.row}>
        <div className={s.tile}>
          {file ? <Chosen file={file} /> : <Empty />}
          <input
            ref={input}
            id={id}
            name={name}
            type="file"
            accept={PICTURE_TYPES.join()}
            required
            className={coveringInput}
            aria-invalid={shownError ? true : undefined}
            aria-describedby={noteId({ id, error: shownError, hint })}
            onChange={choose}
          />
        </div>
        {file && (
          <button
            type="button"
            className={s.remove}
            aria-label={t("picture.remove", { name: file.name })}
            onClick={remove}
          >
            <Icon name="trash-2" size={18} />
          </button>
        )}
      </div>
      <p role="status" className={hidden}>
        {file ? t("picture.chosen", { name: file.name }) : ""}
      </p>
      <FieldNote id={id} error={shownError} hint={hint} />
    </div>
  );
}

function Empty() {
  const { t } = useTranslation();
  return (
    <>
      <Icon name="image-plus" size={26} />
      <span aria-hidden="true">{t("picture.choose")}</span>
    </>
  );
}

function Chosen({ file }: { file: File }) {
  const { t } = useTranslation();
  const { number } = useFormat();
  const size = number(kilobytesOf(file));
  return (
    <>
      <Preview file={file} side={72} className={s.canvas} />
      <span className={s.words}>
        <span className={s.name}>{file.name}</span>
        <span className={s.size}>{t("picture.kilobytes", { size })}</span>
        <span aria-hidden="true">{t("picture.change")}</span>
      </span>
    </>
  );
}
