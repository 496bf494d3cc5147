import { Form } from "@remix-run/react";
import { useFormat } from "#app/ui/format/format.ts";
import { Button, ButtonLink } from "#app/ui/forms/button.tsx";
import { useNow } from "#app/ui/motion/use-now.ts";
import type { LimitKind } from "#platform/contract/members/protection/protection-kinds.ts";
import * as s from "./protection.css.ts";
import type { Own } from "./protection-page.tsx";
import { useProtectionWords } from "./use-protection-words.ts";

type Line = Own["limits"][number];
type Props = { kind: LimitKind; lines: Line[]; ends: Own["ends"]; now: number };

/** One kind of limit: what holds by day, week and month, and how much of it is used. */
export function LimitCard({ kind, lines, ends, now }: Props) {
  const { t } = useProtectionWords();
  const isSet = lines.some(({ amount }) => amount !== null);
  return (
    <article className={s.card} aria-labelledby={`limit-${kind}`}>
      <h3 id={`limit-${kind}`} className={s.cardTitle}>
        {t(`limits.${kind}.title`)}
      </h3>
      <p className={s.quiet}>{t(`limits.${kind}.text`)}</p>
      {isSet && (
        <ul className={s.lines}>
          {lines
            .filter(({ amount, pending }) => amount !== null || pending)
            .map((line) => (
              <li key={line.period} className={s.line}>
                <LimitLine line={line} ends={ends[line.period]} now={now} />
              </li>
            ))}
        </ul>
      )}
      <div className={s.cardEnd}>
        {/* Each card's button is told apart by its name. */}
        <ButtonLink
          to={`/member/protection/limits/${kind}`}
          tone={isSet ? "quiet" : "outline"}
          size="small"
          aria-label={t(isSet ? `limits.${kind}.change` : `limits.${kind}.set`)}
        >
          {t(isSet ? "limits.change" : "limits.set")}
        </ButtonLink>
      </div>
    </article>
  );
}

function LimitLine({ line, ends, now }: { line: Line; ends: number; now: number }) {
  const { t, figure } = useProtectionWords();
  const { dateTime } = useFormat();
  const { kind, period, amount, used, source } = line;
  const spent = used > 0n ? used : 0n;
  const whole = amount ?? 0n;
  const left = whole > spent ? whole - spent : 0n;
  return (
    <>
      <p className={s.lineHead}>
        <span>{t(`period.${period}`)}</span>
        <strong>
          {t("limits.used", { used: figure(kind, spent), amount: figure(kind, whole) })}
        </strong>
      </p>
      <progress
        className={left === 0n ? s.barFull : s.bar}
        value={Number(spent > whole ? whole : spent)}
        max={Number(whole)}
        aria-label={t(`limits.${kind}.title`)}
      />
      <p className={s.quiet}>
        {left > 0n ? t("limits.left", { left: figure(kind, left) }) : t("limits.none")}{" "}
        {t("limits.renews", { time: dateTime(ends) })}
        {source !== "player" && ` ${t(`source.${source}`)}`}
      </p>
      {line.pending && <Pending line={line} pending={line.pending} now={now} />}
    </>
  );
}

type PendingProps = { line: Line; pending: NonNullable<Line["pending"]>; now: number };

function Pending({ line, pending, now: served }: PendingProps) {
  const { t, figure } = useProtectionWords();
  const { dateTime } = useFormat();
  const now = useNow(served, 60_000);
  const isOpen = now >= pending.from;
  const words = { from: dateTime(pending.from), until: dateTime(pending.until) };
  const text =
    pending.amount === null
      ? t(isOpen ? "pending.noneOpen" : "pending.none", words)
      : t(isOpen ? "pending.open" : "pending.waits", {
          ...words,
          amount: figure(line.kind, pending.amount),
        });
  return (
    <div className={s.pending}>
      <p>{text}</p>
      <div className={s.buttons}>
        {isOpen && <PendingForm line={line} intent="confirm" tone="outline" />}
        <PendingForm line={line} intent="cancel" tone="quiet" />
      </div>
    </div>
  );
}

type FormProps = { line: Line; intent: "confirm" | "cancel"; tone: "outline" | "quiet" };

function PendingForm({ line, intent, tone }: FormProps) {
  const { t } = useProtectionWords();
  return (
    <Form method="post" replace preventScrollReset>
      <input type="hidden" name="intent" value={intent} />
      <input type="hidden" name="kind" value={line.kind} />
      <input type="hidden" name="period" value={line.period} />
      <Button type="submit" size="small" tone={tone}>
        {t(`pending.${intent}`)}
      </Button>
    </Form>
  );
}
