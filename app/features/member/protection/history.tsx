import { useFormat } from "#app/ui/format/format.ts";
import type { LimitKind } from "#platform/contract/members/protection/protection-kinds.ts";
import { panel } from "../../../parts/centre/member.css.ts";
import * as s from "./protection.css.ts";
import type { Own } from "./protection-page.tsx";
import { useProtectionWords } from "./use-protection-words.ts";

type Event = Own["events"][number];

/** What happened to the member's protection, and by whom, newest first. */
export function History({ events }: { events: Event[] }) {
  const { t } = useProtectionWords();
  if (events.length === 0) return null;
  return (
    <section className={panel} aria-labelledby="history">
      <h2 id="history" className={s.heading}>
        {t("history.title")}
      </h2>
      <ol className={s.events}>
        {events.map((event) => (
          <EventLine key={event.id} event={event} />
        ))}
      </ol>
    </section>
  );
}

function EventLine({ event }: { event: Event }) {
  const { t, figure } = useProtectionWords();
  const { dateTime, read } = useFormat();
  const { limit = "", period = "", amount = "", minutes = "" } = event.details;
  const units = read(amount);
  const words = {
    limit: limit && t(`limits.${limit}.title`),
    period: period && t(`each.${period}`),
    amount: units === null ? "" : figure(limit as LimitKind, units),
    minutes,
    context: amount === "" && minutes === "" ? "none" : "",
  };
  return (
    <li className={s.event}>
      <span>{t(`history.${event.kind}`, words)}</span>
      <span className={s.quiet}>
        {dateTime(event.at)}
        {event.by !== "player" && ` · ${t(`history.by.${event.by}`)}`}
      </span>
    </li>
  );
}
