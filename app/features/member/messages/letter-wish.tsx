import { Form } from "@remix-run/react";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { Notice } from "#app/ui/data/notice.tsx";
import { Button } from "#app/ui/forms/button.tsx";
import { Checkbox } from "#app/ui/forms/checkbox.tsx";
import * as s from "./messages-page.css.ts";

type Props = { isWanted: boolean; isSaved: boolean };

/** The member's word about letters of the club. Those of the account and its money come anyway. */
export function LetterWish({ isWanted, isSaved }: Props) {
  const { t } = useTranslation("member");
  return (
    <section className={s.letters} aria-labelledby="letters">
      <h2 id="letters" className={s.lettersTitle}>
        {t("messages.letters.title")}
      </h2>
      {isSaved && (
        <div role="status">
          <Notice tone="info">{t("messages.letters.saved")}</Notice>
        </div>
      )}
      <Form method="post" className={s.lettersForm} preventScrollReset>
        <input type="hidden" name="intent" value="letters" />
        <Checkbox id="wants-letters" name="isWanted" defaultChecked={isWanted}>
          {t("messages.letters.label")}
        </Checkbox>
        <Button type="submit" tone="outline">
          {t("messages.letters.save")}
        </Button>
      </Form>
    </section>
  );
}
