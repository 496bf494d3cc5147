import type { FormMetadata } from "@conform-to/react";
import { Form, Link, useNavigation, useSearchParams } from "@remix-run/react";
import type { ReactNode } from "react";
import { NoAnswer } from "#app/frame/connection/no-answer.tsx";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { Notice } from "#app/ui/data/notice.tsx";
import { useMessage } from "#app/ui/format/message.ts";
import { Button } from "#app/ui/forms/button.tsx";
import { formPropsOf } from "#app/ui/forms/form-props.ts";
import { Dialog } from "#app/ui/overlays/dialog.tsx";
import { onwardPath } from "../onward-path.ts";
import { ArtPane } from "./art-pane.tsx";
import * as s from "./auth-form.css.ts";
import type { DialogArt } from "./dialog-art.server.ts";
import { ENTER, EnterButton } from "./enter-button.tsx";
import { longForm } from "./long-form.css.ts";

type Props<Values extends Record<string, unknown>> = {
  art: DialogArt;
  lead?: string | undefined;
  form: FormMetadata<Values, string[]>;
  /** What is agreed to by the button, which stands below it. */
  consents: ReactNode;
  /** The fields. */
  children: ReactNode;
  foot: ReactNode;
};

/** The dialog of both sign-up forms: the brand's picture, the form's own errors and its button. */
export function AuthDialog<Values extends Record<string, unknown>>(props: Props<Values>) {
  const { art, form, consents, children, foot } = props;
  const { t } = useTranslation("auth");
  const message = useMessage("auth");
  const { formAction, formData } = useNavigation();
  // A form's other buttons carry an intent; only its own button makes it busy.
  const isOwn = (formData?.get("intent") || ENTER) === ENTER;
  const isBusy = (formAction?.startsWith("/register") && isOwn) ?? false;
  return (
    <Dialog
      title={t("register.title")}
      lead={props.lead ?? t("register.lead")}
      closeLabel={t("close")}
      art={<ArtPane art={art} />}
    >
      <Form
        method="post"
        replace
        preventScrollReset
        {...formPropsOf(form)}
        className={`${s.form} ${longForm}`}
      >
        <EnterButton />
        {form.errors && (
          <Notice tone="bad" id={form.errorId}>
            {message(form.errors)}
          </Notice>
        )}
        {children}
        <div className={s.end}>
          {consents}
          <NoAnswer kind="register" />
          <div className={s.submitInReach}>
            <Button type="submit" size="large" disabled={isBusy} wide>
              {isBusy ? t("busy") : t("register.submit")}
            </Button>
          </div>
        </div>
      </Form>
      <p className={s.foot}>{foot}</p>
    </Dialog>
  );
}

/** A link to the other dialog, which then leads where this one would have led. */
export function OtherEntrance({
  to,
  children,
}: {
  to: "/login" | "/register";
  children: ReactNode;
}) {
  const [params] = useSearchParams();
  return (
    <Link to={onwardPath(params, to)} className={s.textLink} replace preventScrollReset>
      {children}
    </Link>
  );
}
