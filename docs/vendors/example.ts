// A whole vendor of one game, written from docs/vendors.md alone: heads or tails, 1.95 for 1. It answers
// requests of the standard kind, so any server can carry it. Its books are in memory; a real vendor's are
// on disk.
import { createHash, createHmac, randomBytes, randomInt, timingSafeEqual } from "node:crypto";

type Json = Record<string, unknown>;
type Answer = { code: string; balance?: string; sessionToken?: string; playerId?: string };
type Player = { merchant: string; launchToken: string; token?: string; playerId?: string };
type Round = { merchant: string; roundId: string; stake: string; payout: string } & (
  | { state: "OPEN" | "VOID" }
  | { state: "CLOSED"; closedAt: string }
);
export type Options = {
  vendorId: string;
  secret: string;
  /** The platform's origin. */
  platform: string;
  gameCode: string;
  /** The vendor's own origin. */
  origin: string;
  fetch: (request: Request) => Promise<Response>;
  now: () => number;
};

const ANSWER_MS = 5_000;
const CLOCK_MS = 300_000;
const [FIRST_PAUSE_MS, LONGEST_PAUSE_MS, GIVE_UP_MS] = [1_000, 300_000, 48 * 3_600_000];

type Signed = { timestamp: string; nonce: string; method: string; path: string };

/** The signature of a request, or of its answer with the answer's body. */
export function sign(secret: string, { timestamp, nonce, method, path }: Signed, body: string) {
  const hash = createHash("sha256").update(body).digest("hex");
  const lines = [timestamp, nonce, method, path, hash].join("\n");
  return createHmac("sha256", secret).update(lines).digest("hex");
}

const isEqual = (one: string, other: string) =>
  one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other));

const amountOf = (cents: number) => (cents / 100).toFixed(2);

/** The vendor: `fetch` answers the platform and the game's pages. */
export function createVendor({ vendorId, secret, platform, gameCode, ...options }: Options) {
  const players = new Map<string, Player>();
  const rounds = new Map<string, Round>();
  const stuck = new Map<string, string>();
  const nonces = new Map<string, number>();

  /** One call. Null: nobody knows whether it had its effect. */
  async function call(name: string, fields: Json): Promise<Answer | null> {
    const body = JSON.stringify(fields);
    const timestamp = String(Math.floor(options.now() / 1000));
    const nonce = randomBytes(12).toString("hex");
    const parts = { timestamp, nonce, method: "POST", path: `/vendor/v1/${name}` };
    const headers = {
      "content-type": "application/json",
      "x-vendor-id": vendorId,
      "x-timestamp": timestamp,
      "x-nonce": nonce,
      "x-signature": sign(secret, parts, body),
    };
    try {
      const signal = AbortSignal.timeout(ANSWER_MS);
      const request = { method: "POST", headers, body, signal };
      const response = await options.fetch(new Request(platform + parts.path, request));
      const text = await response.text();
      const signature = response.headers.get("x-signature") ?? "";
      if (response.status !== 200 || !isEqual(signature, sign(secret, parts, text))) return null;
      const answer = JSON.parse(text) as Answer;
      return answer.code === "TEMPORARY" ? null : answer;
    } catch {
      return null;
    }
  }

  /** Repeats a call with longer and longer pauses; after two days people must look. */
  async function tell(name: string, fields: Json & { roundId: string }): Promise<Answer | null> {
    const since = options.now();
    for (let pause = FIRST_PAUSE_MS; ; pause = Math.min(2 * pause, LONGEST_PAUSE_MS)) {
      const answer = await call(name, fields);
      if (answer && answer.code !== "BET_NOT_FOUND") return answer;
      if (options.now() - since > GIVE_UP_MS) break;
      await new Promise((go) => setTimeout(go, pause).unref());
    }
    stuck.set(fields.roundId, `no answer to ${name}`);
    return null;
  }

  /** The result is drawn and stored before any money moves. */
  async function play({ merchant, token, playerId }: Player, side: string, cents: number) {
    const roundId = randomBytes(12).toString("hex");
    const drawn = randomInt(2) === 0 ? "heads" : "tails";
    const won = drawn === side ? Math.floor((cents * 195) / 100) : 0;
    const round = { merchant, roundId, stake: amountOf(cents), payout: amountOf(won) };
    rounds.set(roundId, { ...round, state: "OPEN" });

    const bet = { token, txId: `${roundId}.b`, roundId, gameCode, amount: round.stake };
    const taken = await call("bet", { ...bet, currency: "MXN" });
    if (taken?.code !== "OK") {
      rounds.set(roundId, { ...round, state: "VOID" });
      const back = { playerId, txId: `${roundId}.x`, refTxId: bet.txId, roundId };
      if (!taken) await tell("rollback", { ...back, reason: "no answer to the bet" });
      return { refused: taken?.code ?? "NO_ANSWER" };
    }
    const win = { playerId, txId: `${roundId}.w`, refTxId: bet.txId, roundId };
    const result = { amount: round.payout, roundClosed: true, detail: { drawn, side } };
    const paid = await tell("win", { ...win, ...result });
    const closedAt = new Date(options.now()).toISOString();
    rounds.set(roundId, { ...round, state: "CLOSED", closedAt });
    return { drawn, payout: round.payout, balance: paid?.balance };
  }

  /** The player's side: the page trades its launch token once, and each bet is one request. */
  async function answerPlayer(handle: string, body: string): Promise<Response> {
    const player = players.get(handle);
    if (player && !player.token) {
      const { launchToken } = player;
      const opened = await call("authenticate", { launchToken, gameCode });
      player.token = opened?.sessionToken ?? "";
      player.playerId = opened?.playerId ?? "";
    }
    if (!player?.token) return Response.json({}, { status: 410 });
    const { side, cents } = JSON.parse(body || "{}") as { side?: unknown; cents?: unknown };
    const isBet = (side === "heads" || side === "tails") && Number.isSafeInteger(cents);
    if (!isBet || Number(cents) <= 0) return Response.json({}, { status: body ? 400 : 200 });
    return Response.json(await play(player, side, Number(cents)));
  }

  /** What the platform asks for; its signature is already checked. */
  function answerPlatform(path: string, asked: Record<string, string>): Json {
    if (path === "/launch") {
      const handle = randomBytes(24).toString("base64url");
      players.set(handle, { merchant: asked.merchant!, launchToken: asked.launchToken! });
      return { url: `${options.origin}/game/${handle}`, expiresIn: 300 };
    }
    const own = [...rounds.values()].filter(({ merchant }) => merchant === asked.merchant);
    if (path === "/round") {
      const found = own.find(({ roundId }) => roundId === asked.roundId);
      return found
        ? { state: found.state, stake: found.stake, payout: found.payout }
        : { state: "UNKNOWN" };
    }
    if (path === "/stuck") {
      const left = own.filter(({ roundId }) => stuck.has(roundId));
      const reasonOf = (roundId: string) => ({ roundId, gameCode, reason: stuck.get(roundId) });
      return { stuck: left.map(({ roundId }) => reasonOf(roundId)) };
    }
    const { from = "", to = "", page = "1" } = asked;
    const closed = own.flatMap((round) => {
      if (round.state !== "CLOSED" || round.closedAt < from || round.closedAt >= to) return [];
      const { roundId, stake, payout, closedAt } = round;
      return [{ roundId, stake, payout, closedAt }];
    });
    const last = 1_000 * Number(page);
    return { rounds: closed.slice(last - 1_000, last), hasMore: closed.length > last };
  }

  /** True when the platform signed it just now, and it did not come before. */
  function isFromPlatform(parts: Signed, body: string, signature: string): boolean {
    const isNow = Math.abs(options.now() - 1000 * Number(parts.timestamp)) <= CLOCK_MS;
    if (!isNow || !isEqual(signature, sign(secret, parts, body))) return false;
    for (const [nonce, at] of nonces) if (at < options.now() - 2 * CLOCK_MS) nonces.delete(nonce);
    if (nonces.has(parts.nonce)) return false;
    nonces.set(parts.nonce, options.now());
    return true;
  }

  return {
    async fetch(request: Request): Promise<Response> {
      const url = new URL(request.url);
      const body = await request.text();
      const [, place, handle = ""] = url.pathname.split("/");
      if (place === "game") return answerPlayer(handle, body);
      const header = (name: string) => request.headers.get(name) ?? "";
      const [timestamp, nonce] = [header("x-timestamp"), header("x-nonce")];
      const parts = { timestamp, nonce, method: request.method, path: url.pathname + url.search };
      if (!isFromPlatform(parts, body, header("x-signature")))
        return Response.json({ code: "INVALID_SIGNATURE" }, { status: 401 });
      const asked = body ? JSON.parse(body) : Object.fromEntries(url.searchParams);
      const text = JSON.stringify(answerPlatform(url.pathname, asked));
      const headers = { "x-signature": sign(secret, parts, text) };
      return new Response(text, { headers });
    },
  };
}
