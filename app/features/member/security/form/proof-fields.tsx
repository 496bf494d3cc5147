import type { FieldMetadata } from "@conform-to/react";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { CodeField } from "#app/ui/forms/code/code-field.tsx";
import { PasswordField } from "#app/ui/forms/password/password-field.tsx";
import { useSecurityMessage } from "../use-security-message.ts";

export type ProofNeeds = { password: boolean; code: boolean; sent: unknown[] };
type Props = {
  needs: ProofNeeds;
  password: FieldMetadata<string>;
  code: FieldMetadata<string>;
};

/**
 * Asks for a proof of identity: the login password if there is one, and the app's code if an app is
 * on.
 */
export function ProofFields({ needs, password, code }: Props) {
  const { t } = useTranslation(["security", "auth"]);
  const message = useSecurityMessage();
  return (
    <>
      {needs.password && (
        <PasswordField
          id={password.id}
          name="password"
          label={t("proof.password")}
          hint={t("proof.passwordHint")}
          error={message(password.errors)}
          required
          maxLength={255}
          autoComplete="current-password"
          words={{ show: t("auth:showPassword"), hide: t("auth:hidePassword") }}
        />
      )}
      {needs.code && (
        <CodeField
          id={code.id}
          name="code"
          label={t("proof.code")}
          hint={t("proof.codeHint")}
          error={message(code.errors)}
          inputMode="text"
          maxLength={40}
        />
      )}
    </>
  );
}
