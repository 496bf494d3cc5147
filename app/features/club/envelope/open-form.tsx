import type { SubmissionResult } from "@conform-to/react";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { useFormat } from "#app/ui/format/format.ts";
import { Button } from "#app/ui/forms/button.tsx";
import { SeededForm } from "../draws/seeded-form.tsx";
import * as s from "./envelope-page.css.ts";
import type { EnvelopeData, Own } from "./route.tsx";
import { Sky } from "./sky.tsx";

type Props = Pick<EnvelopeData, "held" | "seed" | "moneyKey"> & {
  own: Own;
  last: SubmissionResult<string[]> | undefined;
};

/** The rain: each falling envelope opens one, and so does the button below. */
export function OpenForm({ held, own, ...pressed }: Props) {
  const { t } = useTranslation("envelope");
  const { number } = useFormat();
  const count = own.tickets;
  return (
    <SeededForm id="open" wording="envelope" {...pressed}>
      {(isBusy) => (
        <>
          <input type="hidden" name="multiple" value={held.multiple} />
          <Sky nameOf={(drop) => t("drop", { drop })} isBusy={isBusy} />
          <div className={s.bar}>
            <p>
              <span className={s.tickets}>{t("tickets", { count, shown: number(count) })}</span>{" "}
              <span className={s.quiet}>
                {held.multiple > 0 ? t("terms", { count: held.multiple }) : t("free")}
              </span>
            </p>
            <Button type="submit" size="large" disabled={isBusy}>
              {t(isBusy ? "busy" : "open")}
            </Button>
          </div>
        </>
      )}
    </SeededForm>
  );
}
