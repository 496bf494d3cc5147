import { useTranslation } from "#app/i18n/use-translation.ts";
import { useMessage } from "#app/ui/format/message.ts";
import { CodeField } from "#app/ui/forms/code/code-field.tsx";
import { SendCodeButton } from "#app/ui/forms/code/send-code-button.tsx";
import * as s from "./send-code.css.ts";

type Props = {
  field: { id: string; errors: string[] | undefined };
  /** When another code may be requested; null before the first one. */
  until: number | null;
  now: number;
  required?: boolean;
};

/** A code field with the button that sends the code. That it was sent is announced once. */
export function SentCodeField({ field, until, now, required = true }: Props) {
  const { t } = useTranslation("access");
  const message = useMessage("access");
  const words = {
    send: t("verify.send"),
    again: t("verify.sendAgain"),
    in: (seconds: number) => t("verify.sendIn", { seconds }),
  };
  return (
    <div>
      <CodeField
        id={field.id}
        name="verificationCode"
        label={t("code")}
        hint={until ? undefined : t("codeHint")}
        error={message(field.errors)}
        required={required}
      >
        <SendCodeButton until={until} now={now} words={words} isInField />
      </CodeField>
      <p role="status" className={s.note}>
        {until ? t("verify.sent") : ""}
      </p>
    </div>
  );
}
