import { useSearchParams } from "@remix-run/react";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { Notice } from "#app/ui/data/notice.tsx";
import { PasskeyForm } from "#app/ui/forms/passkey/passkey-form.tsx";

/** Login by passkey, without a name or password, in browsers that support it. */
export function PasskeyLogin() {
  const { t } = useTranslation("access");
  const [params] = useSearchParams();
  const to = params.get("to");
  return (
    <>
      {params.get("passkey") === "failed" && (
        <Notice tone="bad">{t("errors.passkey_failed")}</Notice>
      )}
      <PasskeyForm
        kind="get"
        ask={{ for: "login" }}
        action={to ? `/login/passkey?to=${encodeURIComponent(to)}` : "/login/passkey"}
        fields={{}}
        label={t("passkeyLogin")}
        failed={t("errors.passkey_failed")}
      />
    </>
  );
}

/** The confirmation of a password reset. */
export function ResetDone() {
  const { t } = useTranslation("access");
  const [params] = useSearchParams();
  return params.has("reset") ? <Notice tone="info">{t("reset.done")}</Notice> : null;
}
