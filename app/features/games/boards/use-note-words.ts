import { useTranslation } from "#app/i18n/use-translation.ts";
import { useFormat } from "#app/ui/format/format.ts";
import type { Note } from "./board-strip.tsx";
import { roundedLeft } from "./rounded-left.ts";

/** The words of a note: how long, for which prize, and the member's place. */
export function useNoteWords() {
  const { t } = useTranslation("games");
  const { amountShort, number } = useFormat();
  const written = ({ cash, points }: Note["prize"]) =>
    [
      ...(cash > 0n ? [amountShort(cash)] : []),
      ...(points > 0 ? [t("boardNote.points", { count: points, shown: number(points) })] : []),
    ].join(" + ");
  return {
    timeOf({ startsAt, endsAt }: Note, now: number): string {
      const isSoon = startsAt > now;
      const { unit, count } = roundedLeft((isSoon ? startsAt : endsAt) - now);
      return t(`boardNote.${isSoon ? "starts" : "ends"}_in_${unit}`, { count });
    },
    prizeOf({ prize }: Note): string {
      const words = written(prize);
      return words && t("boardNote.prize", { prize: words });
    },
    /** "3.º", or an empty text without a place. */
    placeOf: ({ own }: Note): string =>
      own?.place == null ? "" : t("boardNote.place", { place: number(own.place) }),
    /** What the member's place gives now; an empty text for nothing. */
    ownPrizeOf({ own }: Note): string {
      const words = own ? written(own.prize) : "";
      return words && t("boardNote.ownPrize", { prize: words });
    },
  };
}
