import { type SubmissionResult, useForm } from "@conform-to/react";
import { Link, useSearchParams } from "@remix-run/react";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { useMessage } from "#app/ui/format/message.ts";
import { ButtonLink } from "#app/ui/forms/button.tsx";
import { Field } from "#app/ui/forms/field.tsx";
import type { CaptchaShown } from "#platform/contract/members/captcha.ts";
import { AccessDialog, AccessForm } from "../dialog/access-dialog.tsx";
import * as s from "../dialog/auth-form.css.ts";
import { MethodTabs } from "../dialog/method-tabs.tsx";
import { onwardPath } from "../onward-path.ts";
import { ByMobile } from "./by-mobile.tsx";
import type { ForgotData } from "./forgot.server.ts";

export type ForgotResult =
  | (SubmissionResult<string[]> & { until?: number; captcha?: CaptchaShown | null })
  | undefined;
type Props = { data: ForgotData; last: ForgotResult };

/**
 * Two methods to recover an account: a link by e-mail, or a code by SMS if the merchant offers it.
 */
export function ForgotDialog({ data, last }: Props) {
  const { t } = useTranslation("access");
  const [params] = useSearchParams();
  const { art, way, hasMobile, isSent } = data;
  const back = (
    <Link to={onwardPath(params, "/login")} className={s.textLink} preventScrollReset>
      {t("back")}
    </Link>
  );
  if (isSent) return <Sent art={art} />;
  const methods = [
    { way: "email", name: t("forgot.byEmail") },
    ...(hasMobile ? [{ way: "mobile", name: t("forgot.byMobile") }] : []),
  ];
  return (
    <AccessDialog
      title={t("forgot.title")}
      lead={t(`forgot.${way}Lead`)}
      art={art}
      before={<MethodTabs label={t("forgot.ways")} methods={methods} current={way} />}
      foot={back}
    >
      {way === "mobile" ? <ByMobile data={data} last={last} /> : <ByEmail last={last} />}
    </AccessDialog>
  );
}

function ByEmail({ last }: Pick<Props, "last">) {
  const { t } = useTranslation("access");
  const message = useMessage("access");
  const [form, fields] = useForm<{ username: string; email: string }>({
    id: "forgot",
    lastResult: last,
  });
  return (
    <AccessForm form={form} submit={t("forgot.submit")}>
      <input type="hidden" name="way" value="email" />
      <Field
        id={fields.username.id}
        name="username"
        label={t("forgot.username")}
        defaultValue={fields.username.initialValue}
        error={message(fields.username.errors)}
        required
        maxLength={64}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
      />
      <Field
        id={fields.email.id}
        name="email"
        type="email"
        label={t("forgot.email")}
        defaultValue={fields.email.initialValue}
        error={message(fields.email.errors)}
        required
        maxLength={255}
        autoComplete="email"
      />
    </AccessForm>
  );
}

function Sent({ art }: Pick<ForgotData, "art">) {
  const { t } = useTranslation("access");
  return (
    <AccessDialog
      title={t("forgot.sentTitle")}
      lead={t("forgot.sentText")}
      art={art}
      foot={
        <>
          {t("forgot.sentHint")}
          <Link to="/help/contact" className={s.textLink}>
            {t("forgot.help")}
          </Link>
        </>
      }
    >
      <ButtonLink to="/login" size="large" wide preventScrollReset>
        {t("back")}
      </ButtonLink>
    </AccessDialog>
  );
}
