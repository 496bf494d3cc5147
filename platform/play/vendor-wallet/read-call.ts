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
  string | boolean | Record<string, unknown> | undefined
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
      return { query: { ...query, ...stakeOf(fields), detail: fields.betDetail } };
    case "betwin": {
      const { winTxId, roundClosed, detail } = fields;
      const win = { winTxId, winAmount: units(fields.winAmount), roundClosed };
      return { query: { ...query, ...stakeOf(fields), ...win, detail } };
    }
    case "win": {
      const { txId, roundId, refTxId, roundClosed, winType, detail } = fields;
      const amount = units(fields.amount);
      return { query: { ...query, txId, roundId, refTxId, roundClosed, winType, amount, detail } };
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
      return { query: { ...query, txId, refTxId, reason, amount: signedUnits(fields.amount) } };
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

/** A bet depends on its token. The age of a token does not matter in win, rollback and endround. */
function ownedBy(fields: AnyCall) {
  const isTokenCall = ["authenticate", "bet", "betwin", "heartbeat"].includes(fields.name);
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

type Stake = Pick<
  VendorRequest<"bet">,
  "txId" | "roundId" | "gameCode" | "amount" | "currency" | "dueBy"
>;

function stakeOf({ txId, roundId, gameCode, amount, currency, dueBy }: Stake) {
  return { txId, roundId, gameCode, amount: units(amount), currency, dueBy };
}

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
