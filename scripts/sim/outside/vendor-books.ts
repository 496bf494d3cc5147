import { sign } from "#platform/contract/wire/signature.ts";

/** A vendor's answers about a round; "silent" gives no answer. */
export const ROUND_MANNERS = [
  "CLOSED",
  "CLOSED",
  "VOID",
  "VOID",
  "OPEN",
  "UNKNOWN",
  "silent",
] as const;
export type RoundManner = (typeof ROUND_MANNERS)[number];

type ReportedRound = { roundId: string; stake: string; payout: string; closedAt: string };
export type RoundWord =
  | { of: "round"; roundId: string; said: string }
  | { of: "rounds"; rounds: ReportedRound[] };

/** The vendor's own books; the platform queries them with signed requests. */
export type VendorBooks = {
  answer: (request: Request) => { word: RoundWord | null; response: Response | null };
  /** Closes a round in the vendor's books. */
  close: (round: ReportedRound) => void;
};

export function makeVendorBooks(
  secret: string,
  mannerOf: (roundId: string) => RoundManner,
): VendorBooks {
  const closed: ReportedRound[] = [];
  return {
    close: (round) => closed.push(round),
    answer(request) {
      const { pathname, search, searchParams } = new URL(request.url);
      const param = (name: string) => searchParams.get(name) ?? "";
      const timestamp = request.headers.get("x-timestamp") ?? "";
      const nonce = request.headers.get("x-nonce") ?? "";
      const say = (word: RoundWord, answer: object) => {
        const body = JSON.stringify(answer);
        const parts = { timestamp, nonce, method: "GET", path: pathname + search, body };
        const headers = { "x-signature": sign(secret, parts) };
        return { word, response: new Response(body, { headers }) };
      };
      if (pathname === "/round") {
        const roundId = param("roundId");
        const said = mannerOf(roundId);
        const word = { of: "round", roundId, said } as const;
        return said === "silent" ? { word, response: null } : say(word, { state: said });
      }
      const rounds = closed.filter(
        ({ closedAt }) => closedAt >= param("from") && closedAt < param("to"),
      );
      return say({ of: "rounds", rounds }, { rounds, hasMore: false });
    },
  };
}
