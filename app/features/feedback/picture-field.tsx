import { useTranslation } from "#app/i18n/use-translation.ts";
import { coveringInput } from "#app/parts/picture/covering-input.css.ts";
import { kilobytesOf, PICTURE_TYPES } from "#app/parts/picture/picture-file.ts";
import { Preview } from "#app/parts/picture/preview.tsx";
import { useFormat } from "#app/ui/format/format.ts";
import { FieldNote, noteId } from "#app/ui/forms/field-note.tsx";
import { useStandingError } from "#app/ui/forms/use-standing-error.ts";
import { hidden } from "#app/ui/layout/text.css.ts";
import { Icon } from "#app/ui/media/icon.tsx";
import { FEEDBACK } from "#platform/contract/publishing/feedback-rules.ts";
import * as s from "./picture-field.css.ts";
import { usePictures } from "./use-pictures.ts";

type Props = { id: string; error: string | undefined; hasFailed: boolean };

/**
 * Up to three pictures. The native control does the work, so it works without scripts. With them
 * the chosen pictures are shown, can be removed, and are checked before they are sent.
 */
export function PictureField({ id, error: told, hasFailed }: Props) {
  const error = useStandingError({ id, error: told });
  const { t } = useTranslation("feedback");
  const { input, files, refused, add, remove } = usePictures();
  const { imagesMax: max, imageBytesMax } = FEEDBACK;
  const megabytes = imageBytesMax / 2 ** 20;
  const hint = t("imagesHint", { max, megabytes });
  const problem = refused
    ? t(`errors.${refused.code}`, { name: refused.name, max, megabytes })
    : error;
  const isFull = files.length >= max;
  return (
    <div className={s.field}>
      <label htmlFor={id} className={s.question}>
        {t("images")}
      </label>
      <div className={s.pictures}>
        {files.map((file, index) => (
          <Picture
            key={`${file.name} ${file.lastModified}`}
            file={file}
            onRemove={() => remove(index)}
          />
        ))}
        <div className={s.add} data-full={isFull || undefined}>
          <Icon name="image-plus" size={26} />
          <span aria-hidden="true">{t("addImage")}</span>
          <input
            ref={input}
            id={id}
            name="images"
            type="file"
            accept={PICTURE_TYPES.join()}
            multiple
            className={coveringInput}
            aria-invalid={problem ? true : undefined}
            aria-describedby={noteId({ id, error: problem, hint })}
            onChange={add}
          />
        </div>
      </div>
      <p role="status" className={hidden}>
        {files.length > 0 ? t("imagesChosen", { count: files.length }) : ""}
      </p>
      <FieldNote id={id} error={problem} hint={hint} />
      {hasFailed && files.length === 0 && <p className={s.again}>{t("imagesAgain")}</p>}
    </div>
  );
}

function Picture({ file, onRemove }: { file: File; onRemove: () => void }) {
  const { t } = useTranslation("feedback");
  const { number } = useFormat();
  return (
    <div className={s.picture}>
      <Preview file={file} side={SIDE} className={s.canvas} />
      <span className={s.name}>{file.name}</span>
      <span className={s.size}>{t("kilobytes", { size: number(kilobytesOf(file)) })}</span>
      <button
        type="button"
        className={s.remove}
        aria-label={t("removeImage", { name: file.name })}
        onClick={onRemove}
      >
        <Icon name="trash-2" size={18} />
      </button>
    </div>
  );
}

const SIDE = 104;
