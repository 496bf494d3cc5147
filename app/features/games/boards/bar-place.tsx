import { Link } from "@remix-run/react";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { hidden } from "#app/ui/layout/text.css.ts";
import { Icon } from "#app/ui/media/icon.tsx";
import * as s from "./bar-place.css.ts";
import type { Note } from "./board-strip.tsx";
import { useNoteWords } from "./use-note-words.ts";

/**
 * The member's place in a board while a game runs, or what is missing for one. A phone writes it below
 * the kind of board, whose name would be cut; where the money leaves no room, the sign alone leads there.
 */
export function BarPlace({ note }: { note: Note }) {
  const { t } = useTranslation("games");
  const { placeOf, missingTo, missingShort } = useNoteWords();
  const place = placeOf(note);
  const missing = missingTo(note);
  const short = missingShort(note);
  return (
    <Link to={`/missions/boards/${note.id}`} className={s.place}>
      <span className={s.sign}>
        <Icon name="trophy" size={18} />
      </span>
      {(place || !missing) && (
        <span className={hidden}>{t("boardNote.in", { board: note.name })}</span>
      )}
      <span className={s.words}>
        <span className={s.kind} aria-hidden="true">
          {t(note.isTournament ? "boardNote.tournament" : "boardNote.board")}
        </span>
        {place && <span>{place}</span>}
        {short && (
          <span className={s.short} aria-hidden="true">
            {short}
          </span>
        )}
      </span>
      {missing && <span className={s.missing}>{missing}</span>}
    </Link>
  );
}
