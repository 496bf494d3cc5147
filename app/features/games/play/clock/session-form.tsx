import { Form, useActionData, useNavigation } from "@remix-run/react";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { Notice } from "#app/ui/data/notice.tsx";
import { useFormat } from "#app/ui/format/format.ts";
import { useMessage } from "#app/ui/format/message.ts";
import { Button } from "#app/ui/forms/button.tsx";
import { Field } from "#app/ui/forms/field.tsx";
import { SelectField } from "#app/ui/forms/select-field.tsx";
import * as s from "./clock.css.ts";
import type { startPlaySession } from "./session.server.ts";

const MINUTES = [15, 30, 45, 60, 90, 120, 180, 240];

/** Time and money for the session, set before it and fixed while it lasts. Nothing is chosen before. */
export function SessionForm() {
  const { t } = useTranslation(["games", "protection"]);
  const message = useMessage("protection");
  const { number } = useFormat();
  const last = useActionData<typeof startPlaySession>();
  const { state } = useNavigation();
  return (
    <Form method="post" replace className={s.form}>
      {last?.errors.form && <Notice tone="bad">{message(last.errors.form)}</Notice>}
      <SelectField
        id="minutes"
        name="minutes"
        label={t("play.sessionTime")}
        placeholder={t("play.sessionChoose")}
        defaultValue={last?.typed.minutes ?? ""}
        error={message(last?.errors.minutes)}
        options={MINUTES.map((minutes) => ({
          value: String(minutes),
          name: t("protection:time.minutes", { count: minutes, number: number(minutes) }),
        }))}
      />
      <Field
        id="amount"
        name="amount"
        label={t("play.sessionAmount")}
        defaultValue={last?.typed.amount ?? ""}
        error={message(last?.errors.amount)}
        inputMode="decimal"
        autoComplete="off"
        maxLength={16}
      />
      <Button type="submit" size="large" disabled={state !== "idle"}>
        {t("play.sessionStart")}
      </Button>
    </Form>
  );
}
