import type { z } from "zod";
import {
  type VendorCallName,
  type VendorRequest,
  vendorRequests,
} from "../../contract/play/vendor-wallet.ts";
import type { Random } from "../../core/context.ts";
import { parseAmount } from "../../domain/money.ts";
import { hashToken, makeToken, splitOwned } from "./tokens.ts";

/** The input of the database function vendor_wallet. Amounts are ledger units as text. */
export type WalletQuery = { call: VendorCallName; merchant: string } & Record<
  string,
  string | boolean | Record<string, unknown> | Record<string, unknown>[] | undefined
>;

export type ReadCall =
  | { query: WalletQuery; sessionToken?: string }
  | { refusal: "BAD_REQUEST" | "TOKEN_INVALID"; field?: string };

export function isVendorCall(name: string): name is VendorCallName {
  return Object.hasOwn(vendorRequests, name);
}

/** Checks a call's body, and names its merchant, player and tokens in the store's terms. */
export function readCall(name: VendorCallName, body: string, random: Random): ReadCall {
  const parsed = vendorRequests[name].safeParse(parseJson(body));
  if (!parsed.success) {
    const field = parsed.error.issues[0]?.path.join(".");
    return { refusal: "BAD_REQUEST", ...(field && { field }) };
  }
  const fields = { name, ...parsed.data } as AnyCall;
  const stranger = fields.name === "settle" ? strangerAmong(fields.results) : -1;
  if (stranger >= 0) return { refusal: "BAD_REQUEST", field: `results.${stranger}.playerId` };
  const owned = ownedBy(fields);
  if (owned === "BAD_REQUEST" || owned === "TOKEN_INVALID") return { refusal: owned };
  const query = { call: name, ...owned };
  switch (fields.name) {
    case "authenticate": {
      const sessionToken = makeToken(owned.merchant, random);
      const sessionHash = hashToken(sessionToken).toString("hex");
      return { query: { ...query, gameCode: fields.gameCode, sessionHash }, sessionToken };
    }
    case "balance":
      return { query };
    case "bet":
      return { query: { ...query, ...stakeOf(fields), ...freeOf(fields) } };
    case "bets":
      return { query: { ...query, currency: fields.currency, bets: fields.bets.map(stakeOf) } };
    case "betwin": {
      const { winTxId, roundClosed, detail } = fields;
      const win = { winTxId, winAmount: units(fields.winAmount), roundClosed };
      return { query: { ...query, ...stakeOf(fields), ...freeOf(fields), ...win, detail } };
    }
    case "win":
      return { query: { ...query, ...resultOf(fields) } };
    case "settle": {
      const results = fields.results.map((result) => ({
        ...resultOf(result),
        member: splitOwned(result.playerId)?.rest,
      }));
      return { query: { ...query, results } };
    }
    case "rollback": {
      const { txId, roundId, refTxId } = fields;
      return { query: { ...query, txId, roundId, refTxId } };
    }
    case "endround": {
      const { roundId, roundDetailUrl } = fields;
      return { query: { ...query, roundId, roundDetailUrl } };
    }
    case "bonus": {
      const { txId, kind, campaignId } = fields;
      return { query: { ...query, txId, kind, campaignId, amount: units(fields.amount) } };
    }
    case "adjust": {
      const { txId, refTxId, reason } = fields;
      const amounts = { amount: signedUnits(fields.amount), effective: unitsIf(fields.effective) };
      return { query: { ...query, txId, refTxId, reason, ...amounts } };
    }
    case "tx": {
      const { txId, roundId } = fields;
      return { query: { ...query, txId, roundId } };
    }
    case "heartbeat":
      return { query };
  }
}

type AnyCall = {
  [Name in VendorCallName]: { name: Name } & z.output<(typeof vendorRequests)[Name]>;
}[VendorCallName];

/** The first result whose player is not of the first player's merchant, or -1. */
function strangerAmong(results: { playerId: string }[]): number {
  const merchant = splitOwned(results[0]!.playerId)?.merchant;
  return results.findIndex(({ playerId }) => {
    const own = splitOwned(playerId);
    return !own || own.merchant !== merchant;
  });
}

/** A bet depends on its token. The age of a token does not matter in win, rollback and endround. */
function ownedBy(fields: AnyCall) {
  if (fields.name === "settle") {
    return { merchant: splitOwned(fields.results[0]!.playerId)!.merchant };
  }
  const isTokenCall = ["authenticate", "bet", "bets", "betwin", "heartbeat"].includes(fields.name);
  const token = "launchToken" in fields ? fields.launchToken : "token" in fields && fields.token;
  const player = "playerId" in fields && fields.playerId ? splitOwned(fields.playerId) : undefined;
  if (player === null) return "TOKEN_INVALID";
  const member = player && { merchant: player.merchant, member: player.rest };
  if (!isTokenCall && member && !(fields.name === "balance" && token)) return member;
  if (!token) return "BAD_REQUEST";
  const ticket = splitOwned(token);
  if (!ticket || (member && member.merchant !== ticket.merchant)) return "TOKEN_INVALID";
  return {
    ...member,
    merchant: ticket.merchant,
    tokenHash: hashToken(token).toString("hex"),
  };
}

type Stake = VendorRequest<"bets">["bets"][number];

function stakeOf({ txId, roundId, gameCode, dueBy, rebate, betDetail: detail, ...stake }: Stake) {
  const amounts = { amount: units(stake.amount), effective: unitsIf(stake.effective) };
  return { txId, roundId, gameCode, ...amounts, dueBy, rebate, detail };
}

const freeOf = ({
  currency,
  freeRoundId,
}: {
  currency: string;
  freeRoundId?: string | undefined;
}) => ({
  currency,
  freeRoundId,
});

type Result = z.output<typeof vendorRequests.settle>["results"][number];

function resultOf({ txId, roundId, refTxId, roundClosed, winType, detail, ...result }: Result) {
  const amounts = { amount: units(result.amount), effective: unitsIf(result.effective) };
  return { txId, roundId, refTxId, roundClosed, winType, ...amounts, detail };
}

const unitsIf = (amount: string | undefined) => (amount === undefined ? undefined : units(amount));

/** The schema has checked the text. */
function units(amount: string): string {
  return parseAmount(amount)!.toString();
}

function signedUnits(amount: string): string {
  return amount.startsWith("-") ? `-${units(amount.slice(1))}` : units(amount);
}

export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
