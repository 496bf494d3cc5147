import { useTranslation } from "#app/i18n/use-translation.ts";
import { useFormat } from "#app/ui/format/format.ts";
import type { Note } from "./board-strip.tsx";
import { roundedLeft } from "./rounded-left.ts";

const TENTH = 1_000n;

/** The words of a note: how long, for which prize, and the member's place. */
export function useNoteWords() {
  const { t } = useTranslation("games");
  const { amountShort, number } = useFormat();
  const missingOf = ({ own, measure }: Note) => {
    if (!own || own.missing === null || own.missing <= 0n) return null;
    if (measure === "VALID_BET") return amountShort(own.missing);
    return t("boardNote.times", { times: number(Number(own.missing / TENTH) / 10) });
  };
  return {
    timeOf({ startsAt, endsAt }: Note, now: number): string {
      const isSoon = startsAt > now;
      const { unit, count } = roundedLeft((isSoon ? startsAt : endsAt) - now);
      return t(`boardNote.${isSoon ? "starts" : "ends"}_in_${unit}`, { count });
    },
    prizeOf({ prize: { cash, points } }: Note): string {
      const parts = [
        ...(cash > 0n ? [amountShort(cash)] : []),
        ...(points > 0 ? [t("boardNote.points", { count: points, shown: number(points) })] : []),
      ];
      return parts.length > 0 ? t("boardNote.prize", { prize: parts.join(" + ") }) : "";
    },
    /** "3.º", or an empty text without a place. */
    placeOf: ({ own }: Note): string =>
      own?.place == null ? "" : t("boardNote.place", { place: number(own.place) }),
    /** What is missing for the next place, or for the first one. */
    missingTo(note: Note): string {
      const missing = missingOf(note);
      if (missing === null) return "";
      if (note.own?.place != null) return t("boardNote.toNext", { missing });
      return t("boardNote.toEnter", { missing, board: note.name });
    },
    /** The same for a phone, where only a first place is worth the room. */
    missingShort(note: Note): string {
      const missing = missingOf(note);
      return missing === null || note.own?.place != null
        ? ""
        : t("boardNote.toEnterShort", { missing });
    },
  };
}
