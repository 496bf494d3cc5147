import { Form } from "@remix-run/react";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { useFormat } from "#app/ui/format/format.ts";
import { Button } from "#app/ui/forms/button.tsx";
import { FieldNote, noteId } from "#app/ui/forms/field-note.tsx";
import { useMoneyMessage } from "../../money/use-money-message.ts";
import * as s from "../../money/your-turn.css.ts";
import type { ReceiptData } from "../receipt/receipt.server.ts";
import * as own from "./slip-form.css.ts";
import { useSlipUpload } from "./use-slip-upload.ts";

const ID = "deposit-slip";

/** The proof of a transfer: a plain form, which shows its upload progress with scripts. */
export function SlipForm({ data }: { data: ReceiptData }) {
  const { t } = useTranslation("member");
  const { number } = useFormat();
  const message = useMoneyMessage("member");
  const { deposit, slipMegabytes: megabytes } = data;
  const { share, problem, send } = useSlipUpload(`/member/deposit/${deposit.depositId}/slip`);
  const error = problem ? message([problem]) : undefined;
  const isBusy = share !== null;
  return (
    <Form
      method="post"
      encType="multipart/form-data"
      replace
      preventScrollReset
      className={s.missingForm}
      onSubmit={send}
    >
      <label className={s.field} htmlFor={ID}>
        {t("receipt.slip.label")}
        <input
          id={ID}
          type="file"
          name="slip"
          accept="image/png,image/jpeg"
          required
          aria-invalid={error ? true : undefined}
          aria-describedby={`${noteId({ id: ID, error }) ?? ""} ${ID}-hint`.trim()}
        />
      </label>
      <FieldNote id={ID} error={error} />
      <p className={s.quiet} id={`${ID}-hint`}>
        {t("receipt.slip.hint", { megabytes })}
      </p>
      {isBusy && (
        <progress
          className={own.progress}
          value={share}
          max={1}
          aria-label={t("receipt.slip.progress")}
        />
      )}
      <Button type="submit" wide disabled={isBusy}>
        {isBusy
          ? t("receipt.slip.busy", { percent: number(Math.round(share * 100)) })
          : t("receipt.slip.send")}
      </Button>
    </Form>
  );
}
