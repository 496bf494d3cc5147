import { markLeft, refusePart } from "./parts.ts";
import type { Atom, Payment, State } from "./state.ts";

const SECOND = 1_000;
/** After the first, second, third and every later question without a clear answer. */
const NEXT = [5, 30, 120, 600].map((seconds) => seconds * SECOND);
/** Who has taken a payment has so long to ask for it. */
const TAKEN = 60 * SECOND;

/** A payment that a gateway is to make: of a withdrawal, by its part and attempt. */
export const paymentName = (key: string, part: number, attempt: number) =>
  `${key}.${part}.${attempt}`;

/** Writes down that a gateway is to pay; nobody has asked it yet. */
export function queuePayment(
  state: State,
  { key, part, attempt }: { key: string; part: number; attempt: number },
  now: number,
): void {
  const name = paymentName(key, part, attempt);
  state.payments[name] = { state: "OPEN", asked: 0, dueAt: now, isFlagged: false };
}

/** The job took what it asked about: all of that was due. */
export function takenAtom(names: readonly string[], now: number): Atom {
  const atom: Atom = (state) => {
    for (const name of names) {
      const payment = state.payments[name];
      if (payment?.state === "OPEN" && payment.dueAt <= now) take(payment, now);
      else state.complaint = `${name} was not due`;
    }
    return "";
  };
  atom.isSure = true;
  return atom;
}

/** Whatever else was due may have been taken by a job that then got no further. */
export function takenInVainAtom(now: number): Atom {
  return (state) => {
    for (const payment of Object.values(state.payments)) {
      if (payment.state === "OPEN" && payment.dueAt <= now) take(payment, now);
    }
    return "";
  };
}

function take(payment: Payment, now: number): void {
  payment.asked += 1;
  payment.dueAt = now + TAKEN;
}

type Heard = { asked: "pay" | "query"; said: string };

/** What a gateway said of one payment to whoever asked, in the order in which it was asked. */
export function heardAtom(name: string, heard: readonly Heard[], now: number): Atom {
  return (state) => {
    const payment = state.payments[name];
    const [key, number] = [name.split(".")[0]!, Number(name.split(".")[1])];
    const row = state.withdrawals[key];
    if (!payment || !row) {
      state.complaint = `nobody was to pay ${name}`;
      return "";
    }
    // Who was asked before is asked what became of it, and pays only what it never heard of.
    const order = heard.map(({ asked, said }) => `${asked}:${said}`).join(" ");
    const isBlind = payment.asked > 1 && order.startsWith("pay");
    if (isBlind || /query:(paid|failed|unknown) pay/.test(order)) {
      state.complaint = `paid blindly: ${name} ${order}`;
    }
    if (payment.state !== "OPEN") return "";
    const { said } = heard.at(-1)!;
    const part = row.parts[number - 1]!;
    if (said === "paid") {
      payment.state = "PAID";
      markLeft(state, row, part, now);
    } else if (said === "failed") {
      payment.state = "FAILED";
      refusePart(row, part);
    } else {
      payment.dueAt = now + NEXT[Math.min(payment.asked, NEXT.length) - 1]!;
      if (payment.asked > NEXT.length) payment.isFlagged = true;
    }
    return "";
  };
}

/** Staff say what the gateway told them, once the job has called them. */
export function resolve(
  state: State,
  key: string,
  { part: number, finding }: { part: number; finding: "left" | "refused" },
  now: number,
): string {
  const row = state.withdrawals[key]!;
  const payment = Object.entries(state.payments).findLast(([name]) =>
    name.startsWith(`${key}.${number}.`),
  )?.[1];
  if (!payment) return "unknown_part";
  if (payment.state !== "OPEN" || !payment.isFlagged) return "payment_not_flagged";
  if (payment.dueAt > now && payment.dueAt <= now + TAKEN) return "payment_asked_now";
  const part = row.parts[number - 1]!;
  payment.state = finding === "left" ? "PAID" : "FAILED";
  if (finding === "left") markLeft(state, row, part, now);
  else refusePart(row, part);
  return `OK ${row.state}`;
}
