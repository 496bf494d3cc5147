import { markLeft, refuseInstalment } from "./instalments.ts";
import type { Atom, Payment, State } from "./state.ts";

const SECOND = 1_000;
/** The pauses after the first, second, third and every later query without a clear answer. */
const NEXT = [5, 30, 120, 600].map((seconds) => seconds * SECOND);
/** The time that a job has to query a payment it has taken. */
const TAKEN = 60 * SECOND;

/** A gateway's payment for a withdrawal, by its part and attempt. */
export const paymentName = (key: string, part: number, attempt: number) =>
  `${key}.${part}.${attempt}`;

/** Records a payment for a gateway; no request is sent yet. */
export function queuePayment(
  state: State,
  { key, part, attempt }: { key: string; part: number; attempt: number },
  now: number,
): void {
  const name = paymentName(key, part, attempt);
  state.payments[name] = { state: "OPEN", asked: 0, dueAt: now, isFlagged: false };
}

/** The job took the payments that it queried; all of them were due. */
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

/** A job that stopped afterwards may have taken any other due payment. */
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

/** A gateway's answers about one payment, in the order of the queries. */
export function heardAtom(name: string, heard: readonly Heard[], now: number): Atom {
  return (state) => {
    const payment = state.payments[name];
    const [key, number] = [name.split(".")[0]!, Number(name.split(".")[1])];
    const row = state.withdrawals[key];
    if (!payment || !row) {
      state.complaint = `nobody was to pay ${name}`;
      return "";
    }
    // A payment sent before is queried first, and sent again only if the gateway never received it.
    const order = heard.map(({ asked, said }) => `${asked}:${said}`).join(" ");
    const isBlind = payment.asked > 1 && order.startsWith("pay");
    if (isBlind || /query:(paid|failed|unknown) pay/.test(order)) {
      state.complaint = `paid blindly: ${name} ${order}`;
    }
    if (payment.state !== "OPEN") return "";
    const { said } = heard.at(-1)!;
    const instalment = row.instalments[number - 1]!;
    if (said === "paid") {
      payment.state = "PAID";
      markLeft(state, row, instalment, now);
    } else if (said === "failed") {
      payment.state = "FAILED";
      refuseInstalment(row, instalment);
    } else {
      payment.dueAt = now + NEXT[Math.min(payment.asked, NEXT.length) - 1]!;
      if (payment.asked > NEXT.length) payment.isFlagged = true;
    }
    return "";
  };
}

/** Staff report the gateway's answer, once the job has called them. */
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
  const instalment = row.instalments[number - 1]!;
  payment.state = finding === "left" ? "PAID" : "FAILED";
  if (finding === "left") markLeft(state, row, instalment, now);
  else refuseInstalment(row, instalment);
  return `OK ${row.state}`;
}
