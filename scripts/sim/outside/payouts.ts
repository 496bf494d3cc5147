import { PAYOUT_PATH } from "./gateway-names.ts";

/** How the gateway deals with one payment, whatever it is asked about it. */
export const MANNERS = [
  "prompt",
  "refuses",
  /** Pays, and the answer to that is lost. */
  "mute",
  /** Pays, and nothing is heard of it again. */
  "silent",
  /** The first two orders get lost on the way. */
  "deaf",
  /** Nothing reaches it for so long that staff are called, and then all does. */
  "late",
  "late",
  /** Nothing ever reaches it. */
  "dead",
  /** Says that it is under way until it is through. */
  "slow",
  /** Pays and speaks of another amount. */
  "muddled",
] as const;
export type Manner = (typeof MANNERS)[number];

type Payout = {
  reference: string;
  amount: string;
  currency: string;
  status: "PROCESSING" | "PAID" | "FAILED";
};
/** What the platform heard when it asked: "absent" is the answer that nobody knows the payment. */
export type PayoutWord = { asked: "pay" | "query"; reference: string; said: string };

/** As many questions as it takes until staff are called. */
const LATE_AFTER = 5;

/** The other half of the gateway: it pays out, and does so as the history has decided for each payment. */
export type Payouts = {
  answer: (
    request: Request,
    isUp: boolean,
  ) => Promise<{ word: PayoutWord; response: Response | null }>;
  all: () => Payout[];
  /** What staff hear on the telephone; null while it is under way. */
  truthOf: (reference: string) => "left" | "refused" | null;
  /** Everything that was under way is through, and every line is up. */
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
