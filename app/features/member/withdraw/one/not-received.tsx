import { Form } from "@remix-run/react";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { OnePicture } from "#app/parts/picture/one-picture.tsx";
import { Button } from "#app/ui/forms/button.tsx";
import { NOT_RECEIVED } from "#platform/contract/money/not-received.ts";
import * as s from "../../money/your-turn.css.ts";
import type { Withdrawal } from "../head-of.ts";

type Props = { part: Withdrawal["allocations"][number]; isBusy: boolean };

/** Reports a missing payment: a picture of the account and a few words, sent as a plain form. */
export function NotReceived({ part, isBusy }: Props) {
  const { t } = useTranslation("withdraw");
  const id = (name: string) => `${name}-${part.number}`;
  const megabytes = NOT_RECEIVED.imageBytesMax / 2 ** 20;
  return (
    <details className={s.missing}>
      <summary className={s.missingSummary}>{t("missing.word")}</summary>
      <Form
        method="post"
        encType="multipart/form-data"
        replace
        preventScrollReset
        className={s.missingForm}
      >
        <input type="hidden" name="allocationId" value={part.id} />
        <p className={s.quiet}>{t("missing.text")}</p>
        <OnePicture
          id={id("proof")}
          name="proof"
          label={t("missing.proof")}
          hint={t("missing.proofHint", { megabytes })}
          bytesMax={NOT_RECEIVED.imageBytesMax}
        />
        <label className={s.field} htmlFor={id("comment")}>
          {t("missing.comment")}
          <textarea
            id={id("comment")}
            name="comment"
            rows={2}
            maxLength={NOT_RECEIVED.commentMax}
          />
        </label>
        <Button type="submit" name="intent" value="missing" tone="outline" disabled={isBusy}>
          {t("missing.send")}
        </Button>
      </Form>
    </details>
  );
}
