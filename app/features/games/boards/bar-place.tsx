import { Link } from "@remix-run/react";
import { useState } from "react";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { hidden } from "#app/ui/layout/text.css.ts";
import { Icon } from "#app/ui/media/icon.tsx";
import * as s from "./bar-place.css.ts";
import type { Note } from "./board-strip.tsx";
import { useNoteWords } from "./use-note-words.ts";

const PUT_AWAY = "place-put-away";

/**
 * The member's place in a board and its prize while a game runs: a fact, never what is left to bet.
 * It can be put away for the rest of the session. Where the money leaves no room, the sign alone leads
 * to the board.
 */
export function BarPlace({ note }: { note: Note }) {
  const { t } = useTranslation("games");
  const { placeOf, ownPrizeOf } = useNoteWords();
  const [isAway, setAway] = useState(isPutAway);
  if (isAway) return null;
  const prize = ownPrizeOf(note);
  const putAway = () => {
    remember();
    setAway(true);
  };
  return (
    <span className={s.entry}>
      <Link to={`/missions/boards/${note.id}`} className={s.place}>
        <span className={s.sign}>
          <Icon name="trophy" size={18} />
        </span>
        <span className={hidden}>{t("boardNote.in", { board: note.name })}</span>
        <span className={s.words}>
          <span>{t("boardNote.ownPlace", { place: placeOf(note) })}</span>
          {prize && (
            <>
              <span className={s.between} aria-hidden="true">
                ·
              </span>
              <span className={s.prize}>{prize}</span>
            </>
          )}
        </span>
      </Link>
      <button
        type="button"
        className={s.putAway}
        aria-label={t("boardNote.putAway", { board: note.name })}
        onClick={putAway}
      >
        <Icon name="x" size={16} />
      </button>
    </span>
  );
}

function isPutAway(): boolean {
  try {
    return sessionStorage.getItem(PUT_AWAY) !== null;
  } catch {
    return false;
  }
}

function remember() {
  try {
    sessionStorage.setItem(PUT_AWAY, "1");
  } catch {
    // A browser that stores nothing puts it away until the game is left.
  }
}
