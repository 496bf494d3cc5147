import { Field, FormError, PasskeyButton } from "../field.tsx";
import type { Words } from "../visit.server.ts";

type Props = { t: Words; next: string; email?: string; error?: { text: string; field?: string } };

export function Login({ t, next, email, error }: Props) {
  return (
    <>
      <h1>{t("login.title")}</h1>
      <p className="quiet">{t("login.lead")}</p>
      <form className="card" method="post">
        <FormError error={error} />
        <Field
          name="email"
          type="email"
          label={t("fields.email")}
          value={email}
          autoComplete="username"
          error={error}
        />
        <Field
          name="password"
          type="password"
          label={t("fields.password")}
          autoComplete="current-password"
          error={error}
        />
        <Field
          name="code"
          label={t("fields.code")}
          hint={t("fields.codeHint")}
          inputMode="numeric"
          autoComplete="one-time-code"
          error={error}
        />
        <button className="wide" type="submit">
          {t("login.submit")}
        </button>
      </form>
      <PasskeyButton
        kind="login"
        next={next}
        words={t("login.passkey")}
        failed={t("errors.passkey_failed")}
      />
    </>
  );
}
