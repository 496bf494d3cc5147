import type { SubmissionResult } from "@conform-to/react";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { useFormat } from "#app/ui/format/format.ts";
import { Button } from "#app/ui/forms/button.tsx";
import { SeededForm } from "../draws/seeded-form.tsx";
import type { Held, Own, RaffleData } from "./route.tsx";

type Props = Pick<RaffleData, "seed" | "moneyKey"> & {
  held: Held;
  own: Own;
  last: SubmissionResult<string[]> | undefined;
};

/** One press that takes all numbers the member can take, with the member's own seed. */
export function EnterForm({ held, own, ...pressed }: Props) {
  const { t } = useTranslation("raffle");
  const { number } = useFormat();
  return (
    <SeededForm id="enter" wording="raffle" {...pressed}>
      {(isBusy) => (
        <>
          <input type="hidden" name="raffle" value={held.id} />
          <Button type="submit" size="large" disabled={isBusy}>
            {isBusy ? t("busy") : t("enter", { count: own.toTake, shown: number(own.toTake) })}
          </Button>
        </>
      )}
    </SeededForm>
  );
}
