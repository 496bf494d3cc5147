import { Gauge, type Registry } from "prom-client";
import type { Waiting } from "#platform/jobs/state/read-state.ts";
import { FINDING_KINDS } from "#platform/store/schema/reconciliation.ts";

type Family = {
  about: Exclude<Waiting["about"], "books_sound">;
  help: string;
  label: string;
  /** The values whose total is shown although nothing waits; others appear once something does. */
  kinds?: readonly string[];
  hasNoAge?: boolean;
};

const FAMILIES: readonly Family[] = [
  {
    ...{ about: "deposits_open", help: "Deposits without a decision", label: "state" },
    kinds: ["CREATED", "WAITING_PAYMENT", "SLIP_SUBMITTED", "REVIEW"],
  },
  {
    ...{ about: "withdrawals_open", help: "Withdrawals that have not ended", label: "state" },
    kinds: ["REQUESTED", "RISK_REVIEW", "APPROVED", "PAYING", "PARTIALLY_PAID", "PAID"],
  },
  {
    ...{ about: "payouts_open", help: "Payments that a gateway has not answered" },
    ...{ label: "gateway", kinds: ["mockpay"] },
  },
  {
    ...{ about: "purse_moves_open", help: "Moves between cash and a vendor's purse" },
    label: "vendor",
  },
  {
    ...{ about: "findings_open", help: "Findings that nobody has closed", label: "kind" },
    kinds: FINDING_KINDS,
  },
  {
    ...{ about: "outbox_messages", help: "E-mails and text messages that are not sent" },
    ...{ label: "state", kinds: ["waiting", "dead"] },
  },
  {
    about: "jobs_late",
    help: "Runs of jobs that are due for more than a minute",
    label: "kind",
  },
  {
    about: "jobs_failing",
    help: "Runs of jobs whose last attempt failed",
    label: "kind",
  },
  {
    about: "jobs_dead",
    help: "Periods of jobs that were given up",
    label: "kind",
  },
  {
    ...{ about: "feed_unread_rows", help: "Settled rounds that a consumer has not read" },
    ...{
      label: "consumer",
      kinds: ["pot", "facts", "days", "sittings", "lottery"],
      hasNoAge: true,
    },
  },
];

const HOUR_MS = 3_600_000;
/** When the books of a merchant should have been found sound again: each day, each month. */
const OVERDUE_MS: Readonly<Record<string, number>> = {
  seals: 26 * HOUR_MS,
  whole: 32 * 24 * HOUR_MS,
};

export type StateGauges = {
  /** Shows these rows instead of the earlier ones. */
  show(rows: readonly Waiting[], now: Date): void;
  /** Shows nothing, because an old state looks like a calm one. */
  hide(): void;
};

/**
 * Gauges of what waits at all merchants: the total and the oldest age of each kind. A merchant has
 * series of its own only where something waits, because there may be a thousand of them. `jobs` are
 * the kinds of jobs whose totals are always shown.
 */
export function showState(registry: Registry, { jobs }: { jobs: readonly string[] }): StateGauges {
  const families = FAMILIES.map((family) => gaugesOf(registry, family));
  const books = booksOf(registry);
  const all = [...families, books];
  const hide = () => {
    for (const { gauges } of all) for (const one of gauges) one.reset();
  };
  return {
    hide,
    show(rows, now) {
      hide();
      const byAbout = Map.groupBy(rows, ({ about }) => about);
      for (const { family, show } of families) {
        const zero = family.kinds ?? (family.about.startsWith("jobs") ? jobs : []);
        show(byAbout.get(family.about) ?? [], zero, now);
      }
      books.show(byAbout.get("books_sound") ?? [], now);
    },
  };
}

function gaugesOf(registry: Registry, family: Family) {
  const { about, help, label, hasNoAge } = family;
  const gauge = (name: string, words: string, ...labels: string[]) =>
    new Gauge({ name, help: words, labelNames: [...labels, label], registers: [registry] });
  const total = gauge(`gaming_${about}`, `${help}, at all merchants.`);
  const own = gauge(`gaming_merchant_${about}`, `${help}, where there are any.`, "merchant");
  const ages = hasNoAge
    ? null
    : {
        total: gauge(`gaming_${about}_oldest_age_seconds`, `${help}: the age of the oldest.`),
        own: gauge(
          `gaming_merchant_${about}_oldest_age_seconds`,
          `${help}: the age of a merchant's oldest.`,
          "merchant",
        ),
      };
  return {
    family,
    gauges: [total, own, ...(ages ? [ages.total, ages.own] : [])],
    show(rows: readonly Waiting[], zero: readonly string[], now: Date) {
      const byKind = Map.groupBy(rows, ({ kind }) => kind);
      for (const kind of new Set([...zero, ...byKind.keys()])) {
        const ofKind = byKind.get(kind) ?? [];
        const labels = { [label]: kind };
        total.set(
          labels,
          ofKind.reduce((sum, { waiting }) => sum + waiting, 0),
        );
        ages?.total.set(labels, Math.max(0, ...ofKind.map((row) => ageOf(row, now))));
        for (const row of ofKind) {
          const { merchant } = row;
          own.set({ merchant, ...labels }, row.waiting);
          ages?.own.set({ merchant, ...labels }, ageOf(row, now));
        }
      }
    },
  };
}

function booksOf(registry: Registry) {
  const registers = [registry];
  const oldest = new Gauge({
    name: "gaming_books_sound_oldest_age_seconds",
    help: "The longest time since a merchant's books were found sound, since their seals or whole.",
    labelNames: ["scope"],
    registers,
  });
  const never = new Gauge({
    name: "gaming_books_never_sound",
    help: "Merchants whose books were never found sound.",
    labelNames: ["scope"],
    registers,
  });
  const overdue = new Gauge({
    name: "gaming_merchant_books_sound_age_seconds",
    help: "Time since a merchant's books were found sound, where it is more than a day or a month.",
    labelNames: ["merchant", "scope"],
    registers,
  });
  return {
    gauges: [oldest, never, overdue],
    show(rows: readonly Waiting[], now: Date) {
      for (const scope of Object.keys(OVERDUE_MS)) {
        const known = rows.filter(({ kind }) => kind === scope);
        oldest.set({ scope }, Math.max(0, ...known.map((row) => ageOf(row, now))));
        never.set({ scope }, known.filter(({ since }) => since === null).length);
      }
      for (const row of rows) {
        const { merchant, kind: scope } = row;
        const age = ageOf(row, now);
        if (age * 1_000 > OVERDUE_MS[scope]!) overdue.set({ merchant, scope }, age);
      }
    },
  };
}

/** In seconds; 0 without a time. */
const ageOf = ({ since }: Waiting, now: Date) =>
  since ? Math.max(0, now.getTime() - since.getTime()) / 1_000 : 0;
