import { Form } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { Button } from "#app/ui/button.tsx";
import { useFormat } from "#app/ui/format.ts";
import * as s from "./withdrawal-page.css.ts";

/** Takes the request back after one question; it unfolds in its place, also without scripts. */
export function CancelForm({ amount: sum }: { amount: bigint }) {
  const { t } = useTranslation("withdraw");
  const { amount } = useFormat();
  return (
    <details className={s.cancel}>
      <summary className={s.cancelSummary}>{t("cancel.word")}</summary>
      <Form method="post" replace preventScrollReset className={s.ask}>
        <p>{t("cancel.ask", { amount: amount(sum) })}</p>
        <Button type="submit" name="intent" value="cancel" tone="outline">
          {t("cancel.yes")}
        </Button>
      </Form>
    </details>
  );
}
