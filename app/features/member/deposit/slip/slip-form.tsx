import { Form } from "@remix-run/react";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { useMoneyMessage } from "#app/parts/money/use-money-message.ts";
import { OnePicture } from "#app/parts/picture/one-picture.tsx";
import { useFormat } from "#app/ui/format/format.ts";
import { Button } from "#app/ui/forms/button.tsx";
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
  const { share, problem, send, forget } = useSlipUpload(
    `/member/deposit/${deposit.depositId}/slip`,
  );
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
      <OnePicture
        id={ID}
        name="slip"
        label={t("receipt.slip.label")}
        hint={t("receipt.slip.hint", { megabytes })}
        bytesMax={megabytes * 2 ** 20}
        error={problem ? message([problem]) : undefined}
        onChange={forget}
      />
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
