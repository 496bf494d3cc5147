import { PAYOUT_PATH } from "./gateway-names.ts";

/** The gateway's manner with one payment, for every request about it. */
export const MANNERS = [
  "prompt",
  "refuses",
  /** Pays, but the answer is lost. */
  "mute",
  /** Pays, but no later request is answered either. */
  "silent",
  /** The first two orders do not arrive. */
  "deaf",
  /** No request arrives until staff are called; then all do. */
  "late",
  "late",
  /** No request ever arrives. */
  "dead",
  /** Answers "processing" until the payment is through. */
  "slow",
  /** Pays, but reports another amount. */
  "muddled",
] as const;
export type Manner = (typeof MANNERS)[number];

type Payout = {
  reference: string;
  amount: string;
  currency: string;
  status: "PROCESSING" | "PAID" | "FAILED";
};
/** The answer that the platform got: "absent" means that the gateway does not know the payment. */
export type PayoutWord = { asked: "pay" | "query"; reference: string; said: string };

/** The number of queries until staff are called. */
const LATE_AFTER = 5;

/** The gateway's payouts: the history decides the manner of each payment. */
export type Payouts = {
  answer: (
    request: Request,
    isUp: boolean,
  ) => Promise<{ word: PayoutWord; response: Response | null }>;
  all: () => Payout[];
  /** The gateway's answer to staff by telephone; null while the payment is under way. */
  truthOf: (reference: string) => "left" | "refused" | null;
  /** Finishes all payments under way; every request arrives from now on. */
  rest: () => void;
};

export function makePayouts(mannerOf: (reference: string) => Manner): Payouts {
  const payouts = new Map<string, Payout>();
  const questions = new Map<string, number>();
  let isCalm = false;

  function receive({ reference, amount, currency }: Omit<Payout, "status">, manner: Manner) {
    const known = payouts.get(reference);
    if (known) return known;
    const status = manner === "refuses" ? "FAILED" : manner === "slow" ? "PROCESSING" : "PAID";
    const made: Payout = { reference, amount, currency, status };
    payouts.set(reference, made);
    return made;
  }

  const isLost = (manner: Manner, times: number, isOrder: boolean) => {
    if (isCalm) return false;
    if (manner === "dead") return true;
    if (manner === "late") return times <= LATE_AFTER;
    return manner === "deaf" && isOrder && times <= 3;
  };
  const isUnheard = (manner: Manner, isOrder: boolean) =>
    !isCalm && (manner === "silent" || (manner === "mute" && isOrder));

  return {
    async answer(request, isUp) {
      const isOrder = request.method === "POST";
      const order = isOrder ? ((await request.json()) as Payout) : null;
      const path = new URL(request.url).pathname;
      const reference = order?.reference ?? decodeURIComponent(path.slice(PAYOUT_PATH.length + 1));
      const manner = mannerOf(reference);
      const times = (questions.get(reference) ?? 0) + 1;
      questions.set(reference, times);
      const word = { asked: isOrder ? "pay" : "query", reference, said: "unknown" } as const;
      if (!isUp || isLost(manner, times, isOrder)) return { word, response: null };
      const payout = order ? receive(order, manner) : payouts.get(reference);
      if (isUnheard(manner, isOrder)) return { word, response: null };
      if (!payout) {
        return { word: { ...word, said: "absent" }, response: new Response(null, { status: 404 }) };
      }
      const { status } = payout;
      if (manner === "muddled" && !isCalm) {
        return { word, response: Response.json({ ...payout, amount: "1.00" }) };
      }
      const said = status === "PROCESSING" ? "unknown" : status === "PAID" ? "paid" : "failed";
      return { word: { ...word, said }, response: Response.json(payout) };
    },
    all: () => [...payouts.values()],
    truthOf(reference) {
      const payout = payouts.get(reference);
      if (payout?.status === "PROCESSING") return null;
      return payout?.status === "PAID" ? "left" : "refused";
    },
    rest() {
      isCalm = true;
      for (const payout of payouts.values()) {
        if (payout.status === "PROCESSING") payout.status = "PAID";
      }
    },
  };
}
