import type { FieldMetadata } from "@conform-to/react";
import type { HTMLInputTypeAttribute } from "react";
import { useTranslation } from "react-i18next";
import { Field } from "#app/ui/field.tsx";
import { useMessage } from "#app/ui/message.ts";
import { PasswordField } from "#app/ui/password-field.tsx";
import type { FieldSetting, RegisterField as Name } from "#platform/contract/account.ts";

type Manner = {
  type?: HTMLInputTypeAttribute;
  inputMode?: "numeric" | "tel" | "email";
  autoComplete?: string;
};

/** How each field is typed and filled in by a browser. */
const manners: Partial<Record<Name, Manner>> = {
  username: { autoComplete: "username" },
  password: { type: "password", autoComplete: "new-password" },
  confirmPassword: { type: "password", autoComplete: "new-password" },
  paymentPassword: { type: "password", inputMode: "numeric", autoComplete: "off" },
  payeeName: { autoComplete: "name" },
  email: { type: "email", inputMode: "email", autoComplete: "email" },
  mobileNum: { type: "tel", inputMode: "tel", autoComplete: "tel-national" },
  whatsapp: { type: "tel", inputMode: "tel" },
  qqNum: { inputMode: "numeric" },
};
const hinted: Name[] = ["username", "password"];

type Props = { setting: FieldSetting; field: FieldMetadata<string> };

/** One registration field, with the platform's rule as its limits. */
export function RegisterField({ setting, field }: Props) {
  const { t } = useTranslation("auth");
  const message = useMessage("auth");
  const { field: name, required, minLength: min, maxLength: max } = setting;
  const { type = "text", ...manner } = manners[name] ?? { autoComplete: "off" };
  const label = t(`fields.${name}`);
  const range = min === max ? String(min) : t("range", { min, max });
  const common = {
    id: field.id,
    name,
    label: required ? label : t("register.optional", { label }),
    error: message(field.errors),
    hint: hinted.includes(name) ? t(`hints.${name}`, { range }) : undefined,
    required,
    maxLength: max,
    ...manner,
  };
  if (type === "password") {
    return (
      <PasswordField {...common} words={{ show: t("showPassword"), hide: t("hidePassword") }} />
    );
  }
  return (
    <Field
      {...common}
      type={type}
      defaultValue={field.initialValue}
      autoCapitalize={name === "payeeName" ? "words" : "none"}
      spellCheck={false}
    />
  );
}
