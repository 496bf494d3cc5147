import type { SubmissionResult } from "@conform-to/react";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { Notice } from "#app/ui/data/notice.tsx";
import { sayMessage } from "#app/ui/format/message.ts";
import type { CaptchaShown } from "#platform/contract/members/captcha.ts";
import { AccessDialog } from "../dialog/access-dialog.tsx";
import { OtherEntrance } from "../dialog/auth-dialog.tsx";
import { MethodTabs } from "../dialog/method-tabs.tsx";
import { ByName } from "./by-name.tsx";
import { BySms } from "./by-sms.tsx";
import { DemoLink } from "./demo/demo-link.tsx";
import type { LoginData } from "./login-data.server.ts";
import { OtherMethods } from "./other-methods.tsx";
import { PasskeyLogin } from "./passkey-login.tsx";

export type LoginResult =
  | (SubmissionResult<string[]> & { captcha?: CaptchaShown | null; until?: number })
  | undefined;
type Props = { data: LoginData; last: LoginResult };

/** Login by name and password, or by SMS code; every other method is below. */
export function LoginDialog({ data, last }: Props) {
  const { t } = useTranslation("login");
  const { t: auth } = useTranslation("auth");
  const { way, refused } = data;
  const methods = [
    { way: "username", name: t("ways.username") },
    ...(data.hasSms ? [{ way: "sms", name: t("ways.sms") }] : []),
  ];
  return (
    <AccessDialog
      title={auth("login.title")}
      lead={way === "sms" ? t("smsLead") : auth("login.lead")}
      art={data.art}
      before={
        <>
          {data.demo && <DemoLink demo={data.demo} />}
          <MethodTabs label={t("ways.label")} methods={methods} current={way} />
          {refused && <Notice tone="bad">{sayMessage(auth, refused)}</Notice>}
        </>
      }
      foot={data.hasRegister && <ToRegister />}
    >
      {way === "sms" ? <BySms data={data} last={last} /> : <ByName data={data} last={last} />}
      <OtherMethods hasFreePlay={data.hasFreePlay}>
        <PasskeyLogin />
      </OtherMethods>
    </AccessDialog>
  );
}

function ToRegister() {
  const { t } = useTranslation("auth");
  return (
    <>
      {t("login.noAccount")}
      <OtherEntrance to="/register">{t("login.register")}</OtherEntrance>
    </>
  );
}
