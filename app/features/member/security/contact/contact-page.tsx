import { type SubmissionResult, useForm } from "@conform-to/react";
import { Form } from "@remix-run/react";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { TextCaptcha } from "#app/parts/captcha/text-captcha.tsx";
import { Notice } from "#app/ui/data/notice.tsx";
import { CodeField } from "#app/ui/forms/code/code-field.tsx";
import { SendCodeButton } from "#app/ui/forms/code/send-code-button.tsx";
import { PhoneField } from "#app/ui/forms/dial-code/phone-field.tsx";
import { Field } from "#app/ui/forms/field.tsx";
import { FirstButton } from "#app/ui/forms/first-button.tsx";
import type { CaptchaShown } from "#platform/contract/members/captcha.ts";
import { ProofFields } from "../form/proof-fields.tsx";
import { ProveFirst } from "../form/prove-first.tsx";
import { SecurityForm } from "../form/security-form.tsx";
import * as s from "../security.css.ts";
import { SecurityPage } from "../security-page.tsx";
import { useSecurityMessage } from "../use-security-message.ts";
import type { ContactData } from "./contact.server.ts";

type Last = (SubmissionResult<string[]> & { captcha?: CaptchaShown | null }) | undefined;
type Props = { data: ContactData; last: Last };

/** Binds an e-mail address or a phone: the target first, then the code sent there. */
export function ContactPage({ data, last }: Props) {
  const { t } = useTranslation("security");
  const { known, name } = data;
  const sentTo = last?.initialValue?.sentTo;
  const text = known
    ? t(known.isVerified ? `${name}.leadChange` : `${name}.leadVerify`, { known: known.masked })
    : t(`${name}.lead`);
  return (
    <SecurityPage title={t(`${name}.title`)} text={text}>
      {typeof sentTo === "string" ? (
        <CodeForm data={data} last={last} sentTo={sentTo} />
      ) : data.needs.sent.length > 0 ? (
        <ProveFirst />
      ) : (
        <TargetForm data={data} last={last} />
      )}
    </SecurityPage>
  );
}

function TargetForm({ data, last }: Props) {
  const { t } = useTranslation("security");
  const message = useSecurityMessage();
  const [form, fields] = useForm<Record<string, string>>({
    id: "target",
    lastResult: last,
    defaultValue: data.kept,
  });
  const { email, mobileNum, countryDialingCode, captcha, password, code } = fields;
  return (
    <SecurityForm form={form} intent="send" submit={t("code.send")}>
      {data.channel === "email" ? (
        <Field
          id={email!.id}
          name="email"
          type="email"
          label={t("email.field")}
          defaultValue={email!.initialValue}
          error={message(email!.errors)}
          required
          maxLength={120}
          autoComplete="email"
        />
      ) : (
        <PhoneField
          id={mobileNum!.id}
          countries={data.countries}
          defaultCode={countryDialingCode!.initialValue}
          defaultNumber={mobileNum!.initialValue}
          error={message(mobileNum!.errors)}
          required
        />
      )}
      <TextCaptcha
        shown={last?.captcha ?? data.captcha}
        id={captcha!.id}
        error={message(captcha!.errors)}
      />
      <ProofFields needs={data.needs} password={password!} code={code!} />
    </SecurityForm>
  );
}

/** Values that the next answer needs: where the code went and how it was requested. */
const KEPT = ["target", "sentTo", "until", "email", "countryDialingCode", "mobileNum"] as const;

function CodeForm({ data, last, sentTo }: Props & { sentTo: string }) {
  const { t } = useTranslation("security");
  const message = useSecurityMessage();
  const [form, fields] = useForm<Record<string, string>>({ id: "confirm", lastResult: last });
  const { verificationCode, captcha } = fields;
  const values = last?.initialValue ?? {};
  const kept = KEPT.map((name) => (
    <input key={name} type="hidden" name={name} value={String(values[name] ?? "")} />
  ));
  const words = {
    send: t("code.send"),
    again: t("code.again"),
    in: (seconds: number) => t("code.in", { seconds }),
  };
  return (
    <>
      <SecurityForm form={form} intent="confirm" submit={t("code.confirm")}>
        <Notice tone="info">{t("code.sent", { sentTo })}</Notice>
        {kept}
        <CodeField
          id={verificationCode!.id}
          name="verificationCode"
          label={t("code.field")}
          error={message(verificationCode!.errors)}
          maxLength={6}
        />
      </SecurityForm>
      <Form method="post" replace preventScrollReset className={s.submit}>
        <FirstButton name="intent" value="again" />
        {kept}
        <TextCaptcha
          shown={last?.captcha ?? null}
          id={captcha!.id}
          error={message(captcha!.errors)}
        />
        <SendCodeButton
          intent="again"
          until={Number(values.until) || null}
          now={data.now}
          words={words}
        />
      </Form>
    </>
  );
}
