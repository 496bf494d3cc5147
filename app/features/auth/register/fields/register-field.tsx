import type { FieldMetadata } from "@conform-to/react";
import type { HTMLInputTypeAttribute, ReactNode } from "react";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { decodeMessage, useMessage } from "#app/ui/format/message.ts";
import { SendCodeButton } from "#app/ui/forms/code/send-code-button.tsx";
import type { DialCountry } from "#app/ui/forms/dial-code/match-countries.ts";
import { PhoneField } from "#app/ui/forms/dial-code/phone-field.tsx";
import { Field, type FieldProps } from "#app/ui/forms/field.tsx";
import { PasswordField } from "#app/ui/forms/password/password-field.tsx";
import { SelectField } from "#app/ui/forms/select-field.tsx";
import type { FieldSetting, RegisterField as Name } from "#platform/contract/members/account.ts";
import type { CodeSent } from "../../code/code-sent.server.ts";
import { note } from "../../code/send-code.css.ts";
import { fitsRule } from "./fits-rule.ts";
import { UsernameField } from "./username-field.tsx";

type Manner = {
  type?: HTMLInputTypeAttribute;
  inputMode?: "numeric" | "tel" | "email";
  autoComplete?: string;
  autoCapitalize?: "words" | "sentences" | "characters";
};

/** How each field is typed and autofilled. */
const manners: Partial<Record<Name, Manner>> = {
  username: { autoComplete: "username" },
  verificationCode: { inputMode: "numeric", autoComplete: "one-time-code" },
  password: { type: "password", autoComplete: "new-password" },
  confirmPassword: { type: "password", autoComplete: "new-password" },
  paymentPassword: { type: "password", inputMode: "numeric", autoComplete: "off" },
  fullname: { autoComplete: "name", autoCapitalize: "words" },
  payeeName: { autoComplete: "name", autoCapitalize: "words" },
  nickname: { autoComplete: "nickname", autoCapitalize: "words" },
  birthday: { type: "date", autoComplete: "bday" },
  nationality: { autoComplete: "off" },
  occupation: { autoComplete: "organization-title", autoCapitalize: "sentences" },
  sourceOfIncome: { autoComplete: "off", autoCapitalize: "sentences" },
  placeOfBirth: { autoComplete: "off", autoCapitalize: "words" },
  address: { autoComplete: "street-address", autoCapitalize: "words" },
  permanentAddress: { autoComplete: "off", autoCapitalize: "words" },
  currentAddress: { autoComplete: "off", autoCapitalize: "words" },
  email: { type: "email", inputMode: "email", autoComplete: "email" },
  whatsapp: { type: "tel", inputMode: "tel", autoComplete: "off" },
  bankAccountNum: { inputMode: "numeric", autoComplete: "off" },
  qqNum: { inputMode: "numeric", autoComplete: "off" },
  referralCode: { autoComplete: "off", autoCapitalize: "characters" },
};
const hinted: Name[] = ["username", "password", "birthday", "fullname", "payeeName"];

export type FieldContext = {
  age: number;
  /** The latest date of birth of an adult today, for the browser's calendar. */
  bornBy: string;
  countries: readonly { value: string; name: string }[];
  dialCountries: readonly DialCountry[];
  /** The last code sent, while no other may be requested. */
  sent: CodeSent | null;
  /** Stands before the field of a code, whose request may need it. */
  captcha: ReactNode;
};
type Props = {
  setting: FieldSetting;
  field: FieldMetadata<string>;
  /** The values typed in the form so far, on either tab. */
  typed: Record<string, string | undefined>;
  context: FieldContext;
};

/** One registration field, limited by the platform's rule. */
export function RegisterField({ setting, field, typed, context }: Props) {
  const { t } = useTranslation("auth");
  const error = useFieldError(setting, field);
  const { field: name, required, minLength: min, maxLength: max } = setting;
  const { type = "text", ...manner } = manners[name] ?? { autoComplete: "off" };
  const label = t(`fields.${name}`);
  const range = min === max ? String(min) : t("range", { min, max });
  const hint = hintOf(setting);
  const common = {
    id: field.id,
    name,
    label: required ? label : t("register.optional", { label }),
    error,
    hint: hint && t(hint, { range, age: context.age }),
    required,
    ...manner,
  };
  const defaultValue = typed[name] ?? field.initialValue;
  const isRight = (text: string) => fitsRule(setting, text);
  if (name === "mobileNum") {
    return (
      <PhoneField
        {...common}
        countries={context.dialCountries}
        defaultCode={typed.countryDialingCode}
        defaultNumber={defaultValue}
      />
    );
  }
  if (name === "verificationCode") {
    return (
      <>
        {context.captcha}
        <NumberCode sent={context.sent} {...common} maxLength={max} defaultValue={defaultValue} />
      </>
    );
  }
  if (name === "nationality") {
    return (
      <SelectField
        {...common}
        placeholder={t("register.choose")}
        options={context.countries}
        defaultValue={defaultValue}
      />
    );
  }
  if (type === "password") {
    const words = { show: t("showPassword"), hide: t("hidePassword") };
    const rule =
      name === "confirmPassword" ? { repeats: field.id.replace(name, "password") } : { isRight };
    return <PasswordField {...common} {...rule} maxLength={max} words={words} />;
  }
  const Control = name === "username" ? UsernameField : Field;
  return (
    <Control
      autoCapitalize="none"
      {...common}
      isRight={isRight}
      {...(type === "date" ? { min: "1900-01-01", max: context.bornBy } : { maxLength: max })}
      type={type}
      defaultValue={defaultValue}
      spellCheck={false}
    />
  );
}

/**
 * The code field for the number above, with the button that sends the code and, once it is sent,
 * the recipient.
 */
function NumberCode({ sent, ...field }: FieldProps & { sent: CodeSent | null }) {
  const { t } = useTranslation("auth");
  const words = {
    send: t("code.send"),
    again: t("code.again"),
    in: (seconds: number) => t("code.wait", { seconds }),
  };
  return (
    <div>
      <Field {...field}>
        <SendCodeButton until={sent?.until ?? null} now={sent?.now ?? 0} words={words} isInField />
      </Field>
      <p role="status" className={note}>
        {sent ? t("code.sent", { target: sent.sentTo }) : ""}
      </p>
    </div>
  );
}

/** The words of a field's rule. Those of user names depend on their kind of pattern. */
function hintOf({ field, required, patternId }: FieldSetting): string | undefined {
  if (field === "username" && patternId !== "letterFirst")
    return patternId && patternId !== "any" ? `patterns.${patternId}` : undefined;
  const hasHint = hinted.includes(field) || (field === "paymentPassword" && required);
  return hasHint ? `hints.${field}` : undefined;
}

/**
 * The error of a field. A missing field has words of its own where they exist. A broken pattern is
 * told by what is wrong, and by its rule unless the hint below says it.
 */
function useFieldError({ field: name }: FieldSetting, { errors }: FieldMetadata<string>) {
  const { t, i18n } = useTranslation("auth");
  const message = useMessage("auth");
  const key = `required.${name}`;
  if (errors?.[0] === "input_required" && i18n.exists(key, { ns: "auth" })) return t(key);
  const { wrong, ...details } = decodeMessage(errors?.[0] ?? "").details;
  if (!wrong) return message(errors);
  const what = t(`wrong.${wrong}`, details);
  return name === "username" ? what : `${what} ${message(errors)}`;
}
