import { Form } from "@remix-run/react";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { Button } from "#app/ui/forms/button.tsx";
import { Avatar } from "#app/ui/media/avatar.tsx";
import * as s from "../security.css.ts";

/** A choice of drawn pictures, as a plain group of radio buttons. */
export function AvatarForm({ avatar, avatars }: { avatar: number; avatars: number[] }) {
  const { t } = useTranslation("security");
  return (
    <Form method="post" replace preventScrollReset className={s.group}>
      <input type="hidden" name="intent" value="avatar" />
      <fieldset className={s.bare}>
        <legend className={s.heading}>{t("avatar.title")}</legend>
        <div className={s.faces}>
          {avatars.map((one) => (
            <label key={one} className={s.face}>
              <input
                type="radio"
                name="avatar"
                value={one}
                defaultChecked={one === avatar}
                required
                className={s.radio}
                aria-label={t(`avatar.names.${one}`)}
              />
              <Avatar avatar={one} size={72} />
            </label>
          ))}
        </div>
      </fieldset>
      <div className={s.submit}>
        <Button type="submit" tone="soft">
          {t("avatar.save")}
        </Button>
      </div>
    </Form>
  );
}
