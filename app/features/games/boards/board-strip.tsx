import { Link } from "@remix-run/react";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { Icon } from "#app/ui/media/icon.tsx";
import type { BoardNote } from "#platform/contract/club/boards.ts";
import * as s from "./board-strip.css.ts";
import { useNoteWords } from "./use-note-words.ts";

export type Notes = { list: Note[]; now: number };
export type Note = BoardNote;

/** One quiet line for each board that these games count for, with the way to it. */
export function BoardStrip({ notes: { list, now } }: { notes: Notes }) {
  const { t } = useTranslation("games");
  const { timeOf, prizeOf, placeOf } = useNoteWords();
  if (list.length === 0) return null;
  return (
    <aside aria-label={t("boardNote.label")} className={s.strip}>
      {list.map((note) => (
        <Link key={note.id} to={`/missions/boards/${note.id}`} className={s.note}>
          <Icon name="trophy" size={18} />
          <strong className={s.name}>{note.name}</strong>
          <span>{timeOf(note, now)}</span>
          <span>{prizeOf(note)}</span>
          {note.own && <span className={s.own}>{placeOf(note)}</span>}
        </Link>
      ))}
    </aside>
  );
}
