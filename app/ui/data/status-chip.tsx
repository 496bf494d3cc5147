import type { ReactNode } from "react";
import * as s from "./status-chip.css.ts";

export type StatusTone = keyof typeof s.tones;

/** One word for a state: running, action needed, upcoming, over or refused. */
export function StatusChip({ tone, children }: { tone: StatusTone; children: ReactNode }) {
  return <span className={s.tones[tone]}>{children}</span>;
}
