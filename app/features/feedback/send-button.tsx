import { useNavigation } from "@remix-run/react";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { Button } from "#app/ui/forms/button.tsx";
import { Icon } from "#app/ui/media/icon.tsx";
import * as s from "./feedback-form.css.ts";

/** Sends the form of the page at `path`, and rests while it does. */
export function SendButton({ path }: { path: string }) {
  const { t } = useTranslation("feedback");
  const isBusy = useNavigation().formAction?.startsWith(path) ?? false;
  return (
    <div className={s.submit}>
      <Button type="submit" size="large" disabled={isBusy} wide>
        <Icon name="send" />
        {t(isBusy ? "sending" : "submit")}
      </Button>
    </div>
  );
}
