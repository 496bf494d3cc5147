import { Form } from "@remix-run/react";
import { useId } from "react";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { useFormat } from "#app/ui/format/format.ts";
import { Button } from "#app/ui/forms/button.tsx";
import { Field } from "#app/ui/forms/field.tsx";
import { PasskeyForm } from "#app/ui/forms/passkey/passkey-form.tsx";
import * as s from "../secret/secret-form.css.ts";
import type { FactorsData } from "./factors.server.ts";

type Props = Pick<FactorsData, "passkeys" | "passkeyName">;

/** The member's passkeys by the names they chose, and the form to add one. */
export function Passkeys({ passkeys, passkeyName }: Props) {
  const { t } = useTranslation("access");
  const id = useId();
  return (
    <div className={s.part}>
      <h2 className={s.partTitle}>{t("factors.passkeys")}</h2>
      <p className={s.text}>{t("factors.passkeysText")}</p>
      {passkeys.length > 0 ? (
        <ul className={s.keys}>
          {passkeys.map((passkey) => (
            <Passkey key={passkey.id} passkey={passkey} />
          ))}
        </ul>
      ) : (
        <p className={s.text}>{t("factors.passkeysNone")}</p>
      )}
      <div className={s.wide}>
        <noscript>
          <p>{t("factors.passkeyNeeds")}</p>
        </noscript>
        <PasskeyForm
          kind="create"
          ask={{ for: "add" }}
          action="/member/factors"
          fields={{ intent: "passkey-add" }}
          label={t("factors.passkeyAdd")}
          failed={t("errors.passkey_failed")}
          asksForProof
        >
          <Field
            id={`${id}-name`}
            name="name"
            label={t("factors.passkeyName")}
            hint={t("factors.passkeyNameHint")}
            defaultValue={passkeyName}
            maxLength={40}
            required
          />
        </PasskeyForm>
      </div>
    </div>
  );
}

function Passkey({ passkey }: { passkey: Props["passkeys"][number] }) {
  const { t } = useTranslation("access");
  const { date } = useFormat();
  const { id, name, createdAt, lastUsedAt } = passkey;
  return (
    <li className={s.key}>
      <span>
        <span className={s.keyName}>{name}</span>
        <span className={s.keyTime}>
          {lastUsedAt
            ? t("factors.used", { date: date(lastUsedAt) })
            : t("factors.created", { date: date(createdAt) })}
        </span>
      </span>
      <Form method="post" preventScrollReset>
        <input type="hidden" name="id" value={id} />
        <Button
          type="submit"
          tone="quiet"
          name="intent"
          value="passkey-remove"
          aria-label={`${t("factors.passkeyRemove")}: ${name}`}
        >
          {t("factors.passkeyRemove")}
        </Button>
      </Form>
    </li>
  );
}
