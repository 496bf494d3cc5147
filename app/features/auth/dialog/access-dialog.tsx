import type { FormMetadata } from "@conform-to/react";
import { Form, useNavigation } from "@remix-run/react";
import type { ReactNode } from "react";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { Notice } from "#app/ui/data/notice.tsx";
import { useMessage } from "#app/ui/format/message.ts";
import { Button } from "#app/ui/forms/button.tsx";
import { formPropsOf } from "#app/ui/forms/form-props.ts";
import { Dialog } from "#app/ui/overlays/dialog.tsx";
import { ArtPane } from "./art-pane.tsx";
import * as s from "./auth-form.css.ts";
import type { DialogArt } from "./dialog-art.server.ts";
import { EnterButton } from "./enter-button.tsx";

type Props = {
  title: string;
  lead?: string | undefined;
  art: DialogArt;
  /** The choice of methods, between the head and the form. */
  before?: ReactNode;
  children?: ReactNode;
  foot?: ReactNode;
};

/**
 * The dialog of the account recovery pages. It looks like the login: the brand's picture next to
 * the form.
 */
export function AccessDialog({ title, lead, art, before, children, foot }: Props) {
  const { t } = useTranslation("access");
  return (
    <Dialog title={title} lead={lead} closeLabel={t("close")} art={<ArtPane art={art} />}>
      {before}
      {children}
      {foot && <p className={s.foot}>{foot}</p>}
    </Dialog>
  );
}

type FormProps<Values extends Record<string, unknown>> = {
  form: FormMetadata<Values, string[]>;
  submit: string;
  /** A code was sent, so Enter does not request another one. */
  isCodeSent?: boolean;
  children: ReactNode;
};

/** A form for account recovery: its own errors first, its button last. */
export function AccessForm<Values extends Record<string, unknown>>(props: FormProps<Values>) {
  const { form, submit, isCodeSent = false, children } = props;
  const { t } = useTranslation("access");
  const message = useMessage("access");
  const isBusy = useNavigation().state === "submitting";
  return (
    <Form method="post" replace preventScrollReset {...formPropsOf(form)} className={s.form}>
      <EnterButton isCodeSent={isCodeSent} />
      {form.errors && (
        <Notice tone="bad" id={form.errorId}>
          {message(form.errors)}
        </Notice>
      )}
      {children}
      <div className={s.submit}>
        <Button type="submit" size="large" disabled={isBusy} wide>
          {isBusy ? t("busy") : submit}
        </Button>
      </div>
    </Form>
  );
}
