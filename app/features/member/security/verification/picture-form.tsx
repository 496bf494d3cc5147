import { Form, useNavigation } from "@remix-run/react";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { OnePicture } from "#app/parts/picture/one-picture.tsx";
import { useFormat } from "#app/ui/format/format.ts";
import { Button } from "#app/ui/forms/button.tsx";
import { SelectField } from "#app/ui/forms/select-field.tsx";
import * as s from "../security.css.ts";
import { useSecurityMessage } from "../use-security-message.ts";
import type { VerificationProps } from "./verification-page.tsx";

type Props = Pick<VerificationProps, "data"> & { problem: string | undefined };

/** Pictures of the document for staff: those that were sent, and a form for another one. */
export function PictureForm({ data, problem }: Props) {
  const { t } = useTranslation("security");
  const { dateTime } = useFormat();
  const message = useSecurityMessage();
  const { state, formData } = useNavigation();
  const isBusy = state !== "idle" && formData?.has("side") === true;
  const { pictures } = data.identity;
  return (
    <div className={s.group}>
      <h2 className={s.heading}>{t("identity.pictures.title")}</h2>
      <p className={s.quiet}>{t("identity.pictures.lead")}</p>
      {pictures.length > 0 && (
        <ul className={s.list}>
          {pictures.map(({ side, sentAt }) => (
            <li key={`${side}${sentAt}`} className={s.item}>
              <strong>{t(`identity.sides.${side}`)}</strong>
              <span className={s.quiet}>{dateTime(sentAt)}</span>
            </li>
          ))}
        </ul>
      )}
      <Form
        // Once a picture arrived, the next one begins with an empty form.
        key={pictures[0]?.sentAt}
        method="post"
        encType="multipart/form-data"
        replace
        preventScrollReset
        className={s.form}
      >
        <SelectField
          id="document-side"
          name="side"
          label={t("identity.pictures.side")}
          placeholder={t("identity.pictures.choose")}
          options={data.sides.map((side) => ({ value: side, name: t(`identity.sides.${side}`) }))}
          required
        />
        <OnePicture
          id="document-picture"
          name="picture"
          label={t("identity.pictures.picture")}
          hint={t("identity.pictures.hint", { megabytes: data.megabytes })}
          bytesMax={data.megabytes * 2 ** 20}
          error={problem ? message([problem]) : undefined}
        />
        <div className={s.submit}>
          <Button type="submit" tone="soft" disabled={isBusy}>
            {isBusy ? t("busy") : t("identity.pictures.send")}
          </Button>
        </div>
      </Form>
    </div>
  );
}
