import { useTranslation } from "#app/i18n/use-translation.ts";
import { useFormat } from "#app/ui/format/format.ts";
import * as s from "./boards.css.ts";
import type { Card } from "./route.tsx";
import { useFigure } from "./use-figure.ts";

/** The member's own place, also beyond those that are shown, or what is missing for one. */
export function OwnPlace({ card }: { card: Pick<Card, "own" | "least" | "measure" | "entry"> }) {
  const { t } = useTranslation("boards");
  const { number } = useFormat();
  const figure = useFigure();
  const { own, least, measure, entry } = card;
  if (!own || (entry && !entry.isJoined)) return null;
  const said = figure(measure, own.figure);
  const missing =
    measure === "VALID_BET" && own.figure < least
      ? t("own.missing", { missing: figure(measure, least - own.figure) })
      : t("own.least", { least: figure(measure, least) });
  return (
    <p className={s.own}>
      {own.place === null ? (
        <>
          <strong>{t("own.none")}</strong> {missing}
        </>
      ) : (
        <>
          <strong>{t("own.place", { place: number(own.place) })}</strong> {said}
        </>
      )}
    </p>
  );
}
