import { useTranslation } from "#app/i18n/use-translation.ts";
import { Notice } from "#app/ui/data/notice.tsx";
import { useFormat } from "#app/ui/format/format.ts";
import * as s from "./purses.css.ts";
import type { Move } from "./purses.server.ts";

/** The result of the last move; open ones are listed below with a timer. */
export function Moved({ moves }: { moves: Move[] }) {
  const { t } = useTranslation("purses");
  const { amount } = useFormat();
  const said = moves.filter(({ status }) => status !== "OPEN");
  const isReturning = moves.some(
    ({ status, direction }) => status === "OPEN" && direction === "out",
  );
  if (moves.length === 0) {
    return (
      <div className={s.outcome} role="status">
        <Notice tone="info">{t("nothingToRecall")}</Notice>
      </div>
    );
  }
  return (
    <div className={s.outcome} role="status">
      {isReturning && <Notice tone="info">{t("stillReturning")}</Notice>}
      {said.map(({ reference, status, direction, reason, vendorName: vendor, amount: moved }) => (
        <Notice key={reference} tone={status === "DONE" ? "info" : "bad"}>
          {status === "DONE"
            ? t(direction === "in" ? "movedIn" : "movedOut", {
                vendor,
                amount: amount(moved ?? 0n),
              })
            : t("movedNot", { vendor, why: t(`errors.${reason ?? "refused"}`) })}
        </Notice>
      ))}
    </div>
  );
}
