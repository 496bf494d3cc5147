import { type SubmissionResult, useForm } from "@conform-to/react";
import { Form, Link, useNavigation, useSearchParams } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { Button } from "#app/ui/button.tsx";
import { Dialog } from "#app/ui/dialog.tsx";
import { type FormConstraint, formPropsOf } from "#app/ui/form-props.ts";
import { useMessage } from "#app/ui/message.ts";
import { Notice } from "#app/ui/notice.tsx";
import type { FieldSetting } from "#platform/contract/account.ts";
import { ArtPane } from "../art-pane.tsx";
import * as s from "../auth-form.css.ts";
import type { DialogArt } from "../dialog-art.server.ts";
import { Consents } from "./consents.tsx";
import { Invitation } from "./invitation.tsx";
import { RegisterField } from "./register-field.tsx";

export type RegisterValues = Record<string, string>;
type Props = {
  data: {
    fields: FieldSetting[];
    ageMin: number;
    constraint: FormConstraint;
    referralCode: string;
    art: DialogArt;
  };
  last: SubmissionResult<string[]> | undefined;
};

/** Asks what the merchant wants to know and nothing else; the invitation stays folded. */
export function RegisterDialog({ data, last }: Props) {
  const { t } = useTranslation("auth");
  const message = useMessage("auth");
  const isBusy = useNavigation().formAction?.startsWith("/register") ?? false;
  const [form, fields] = useForm<RegisterValues>({
    id: "register",
    lastResult: last,
    constraint: data.constraint,
    defaultValue: { referralCode: data.referralCode },
  });
  const invitation = data.fields.find(({ field }) => field === "referralCode");
  return (
    <Dialog
      title={t("register.title")}
      lead={t("register.lead")}
      closeLabel={t("close")}
      art={<ArtPane art={data.art} />}
    >
      <Form method="post" replace preventScrollReset {...formPropsOf(form)} className={s.form}>
        {form.errors && (
          <Notice tone="bad" id={form.errorId}>
            {message(form.errors)}
          </Notice>
        )}
        {data.fields
          .filter((setting) => setting !== invitation)
          .map((setting) => (
            <RegisterField key={setting.field} setting={setting} field={fields[setting.field]!} />
          ))}
        {invitation && <Invitation setting={invitation} field={fields.referralCode!} />}
        <Consents age={data.ageMin} isAdult={fields.isAdult!} hasAgreed={fields.hasAgreed!} />
        <div className={s.submit}>
          <Button type="submit" size="large" disabled={isBusy} wide>
            {isBusy ? t("busy") : t("register.submit")}
          </Button>
        </div>
      </Form>
      <Ways />
    </Dialog>
  );
}

function Ways() {
  const { t } = useTranslation("auth");
  const [params] = useSearchParams();
  const to = params.get("to");
  return (
    <p className={s.foot}>
      {t("register.hasAccount")}
      <Link
        to={to ? `/login?to=${encodeURIComponent(to)}` : "/login"}
        className={s.way}
        replace
        preventScrollReset
      >
        {t("register.login")}
      </Link>
    </p>
  );
}
