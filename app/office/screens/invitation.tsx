import { type SubmissionResult, useForm } from "@conform-to/react";
import { type FormConstraint, formPropsOf } from "#app/ui/forms/form-props.ts";
import { Field, FormError, PasskeyButton } from "../field.tsx";
import type { Words } from "../visit.server.ts";

type Values = { password: string; confirmPassword: string; code: string };
type Props = {
  t: Words;
  token: string;
  name: string;
  email: string;
  secret: string;
  qr: { size: number; path: string };
  until: string;
  constraint: FormConstraint;
  last: SubmissionResult<string[]> | undefined;
};

export function Invitation({ t, token, name, email, secret, qr, until, ...given }: Props) {
  const { last, constraint } = given;
  const [form, fields] = useForm<Values>({ id: "invitation", lastResult: last, constraint });
  return (
    <>
      <h1>{t("invitation.title", { name })}</h1>
      <p className="quiet">{t("invitation.lead", { until })}</p>
      <form className="card" method="post" {...formPropsOf(form)}>
        <h2>{t("invitation.byPassword")}</h2>
        <FormError t={t} form={form} />
        <dl>
          <dt>{t("invitation.account")}</dt>
          <dd>{email}</dd>
        </dl>
        <input type="hidden" name="username" autoComplete="username" defaultValue={email} />
        <Field
          t={t}
          form={form}
          field={fields.password}
          type="password"
          label={t("fields.password")}
          hint={t("fields.passwordHint")}
          autoComplete="new-password"
        />
        <Field
          t={t}
          form={form}
          field={fields.confirmPassword}
          type="password"
          label={t("fields.confirmPassword")}
          autoComplete="new-password"
        />
        <p>{t("invitation.scan")}</p>
        <svg
          className="qr"
          role="img"
          aria-label={t("invitation.qr")}
          viewBox={`0 0 ${qr.size} ${qr.size}`}
          shapeRendering="crispEdges"
        >
          <path d={qr.path} fill="#000" />
        </svg>
        <dl>
          <dt>{t("invitation.key")}</dt>
          <dd>
            <code>{secret.match(/.{1,4}/g)?.join(" ")}</code>
          </dd>
        </dl>
        <Field
          t={t}
          form={form}
          field={fields.code}
          label={t("fields.code")}
          hint={t("fields.codeHint")}
          inputMode="numeric"
          autoComplete="one-time-code"
        />
        <button type="submit">{t("invitation.submit")}</button>
      </form>
      <section className="card">
        <h2>{t("invitation.byPasskey")}</h2>
        <p>{t("invitation.passkeyLead")}</p>
        <PasskeyButton
          kind="invitation"
          token={token}
          words={t("invitation.passkey")}
          failed={t("errors.passkey_failed")}
        />
      </section>
    </>
  );
}

export function InvitationOver({ t }: { t: Words }) {
  return (
    <>
      <h1>{t("invitation.overTitle")}</h1>
      <p className="quiet">{t("invitation.over")}</p>
    </>
  );
}
