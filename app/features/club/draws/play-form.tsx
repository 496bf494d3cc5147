import type { SubmissionResult } from "@conform-to/react";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { useFormat } from "#app/ui/format/format.ts";
import { Button, ButtonLink } from "#app/ui/forms/button.tsx";
import { Checkbox } from "#app/ui/forms/checkbox.tsx";
import * as s from "./draw-page.css.ts";
import type { DrawData } from "./route.tsx";
import { SeededForm } from "./seeded-form.tsx";

type Props = Pick<DrawData, "draw" | "held" | "seed"> & {
  own: NonNullable<DrawData["own"]>;
  moneyKey: string;
  last: SubmissionResult<string[]> | undefined;
};
const EGGS = ["1", "2", "3"] as const;

/** The member's tickets, and the button that uses one or pays with points; without either, how to get one. */
export function PlayForm({ draw, held, own, ...pressed }: Props) {
  const { t } = useTranslation("draws");
  const { amount, number } = useFormat();
  const count = own.tickets;
  const price = priceOf(held, own);
  const none = (
    <div className={s.none}>
      <p>{t("tickets_zero", { amount: amount(held.depositPerTicket) })}</p>
      <ForPoints held={held} own={own} price={price} />
      <ButtonLink to="/member/deposit">{t("deposit")}</ButtonLink>
    </div>
  );
  if (count === 0 && price === null && !pressed.last?.error?.[""]) return none;
  return (
    <SeededForm id="play" wording="draws" {...pressed}>
      {(isBusy) => (
        <>
          {count > 0 && (
            <p className={s.tickets}>{t("tickets", { count, shown: number(count) })}</p>
          )}
          <ForPoints held={held} own={own} price={price} />
          {draw === "egg" ? (
            <fieldset className={s.eggs}>
              <legend className={s.legend}>{t("egg.choose")}</legend>
              {EGGS.map((egg) => (
                <Button key={egg} type="submit" name="egg" value={egg} disabled={isBusy}>
                  {t("egg.number", { egg })}
                </Button>
              ))}
            </fieldset>
          ) : (
            <Button type="submit" size="large" wide disabled={isBusy}>
              {t(
                isBusy
                  ? "wheel.busy"
                  : count > 0 || price === null
                    ? "wheel.play"
                    : "wheel.playForPoints",
              )}
            </Button>
          )}
        </>
      )}
    </SeededForm>
  );
}

/** The price in points while the member can pay one today; null otherwise. */
function priceOf({ forPoints }: Props["held"], own: Props["own"]): number | null {
  if (!forPoints || !own.forPoints) return null;
  const { left, balance } = own.forPoints;
  return left > 0 && balance >= forPoints.points ? forPoints.points : null;
}

type ForPointsProps = Pick<Props, "held" | "own"> & { price: number | null };

/** Pays with points: a choice beside a ticket, and without one what the press does. */
function ForPoints({ held, own, price }: ForPointsProps) {
  const { t } = useTranslation("draws");
  const { number } = useFormat();
  if (!held.forPoints || !own.forPoints) return null;
  const { left, balance } = own.forPoints;
  const count = held.forPoints.points;
  const shown = t("points", { count, shown: number(count) });
  const has = t("points", { count: balance, shown: number(balance) });
  if (left === 0) return <p>{t("forPoints.used")}</p>;
  if (price === null) return <p>{t("forPoints.short", { price: shown, has })}</p>;
  const rest = t("forPoints.left", { count: left, has });
  if (own.tickets > 0) {
    return (
      <Checkbox id="for-points" name="points" value={String(price)} hint={rest}>
        {t("forPoints.choose", { price: shown })}
      </Checkbox>
    );
  }
  return (
    <>
      <input type="hidden" name="points" value={price} />
      <p>
        {t("forPoints.instead", { price: shown })} {rest}
      </p>
    </>
  );
}
