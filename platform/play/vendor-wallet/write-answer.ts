import type { VendorAnswer, VendorCode } from "../../contract/play/vendor-wallet.ts";
import { sign } from "../../contract/wire/signature.ts";
import { maskPhoneName } from "../../domain/members/mask-phone-name.ts";
import { formatAmount } from "../../domain/money.ts";
import type { Signed, SignedRefusal } from "./read-signed.ts";
import { playerIdOf } from "./tokens.ts";

/** One answer of the database function vendor_wallet. */
export type WalletAnswer = {
  code: VendorCode;
  /** In ledger units. */
  balance?: string;
  currency?: string;
  member?: string;
  nickname?: string;
  language?: string;
  testAccount?: boolean;
  replay?: boolean;
  applied?: boolean;
  platformTxId?: string;
  platformWinTxId?: string;
  platformTxIds?: string[];
  results?: NonNullable<VendorAnswer["results"]>;
  series?: number;
  country?: string;
  jurisdiction?: string;
  /** Where the refused bet of several stands. */
  field?: string;
  reason?: VendorAnswer["reason"];
  expiresAt?: string;
  /** Amounts in ledger units. */
  transactions?: NonNullable<VendorAnswer["transactions"]>;
  round?: NonNullable<VendorAnswer["round"]>;
};

/** The answer in the protocol's form: decimal amounts, the player's outside id. */
export function toVendorAnswer(
  { member, nickname, balance, transactions, round, ...answer }: WalletAnswer,
  merchant: string,
  sessionToken?: string,
): VendorAnswer {
  const cash = balance === undefined || balance === null ? undefined : decimal(balance);
  return {
    ...answer,
    message: answer.code,
    ...((answer.field ?? fieldOf(answer.code)) && { field: answer.field ?? fieldOf(answer.code) }),
    ...(cash !== undefined && { balance: cash, cash, bonus: "0.00" }),
    // A table shows it to the other players.
    ...(nickname !== undefined && { nickname: maskPhoneName(nickname) }),
    ...(member && { playerId: playerIdOf(merchant, member) }),
    ...(member && sessionToken && { sessionToken }),
    ...(transactions && {
      transactions: transactions.map((one) => ({
        ...one,
        amount: one.amount === null ? null : decimal(one.amount),
      })),
    }),
    ...(round && {
      round: {
        ...round,
        stake: decimal(round.stake),
        payout: decimal(round.payout),
        validBet: decimal(round.validBet),
      },
    }),
  };
}

/** The field that a refusal is about, where its code says so for every call. */
const FIELDS: Partial<Record<VendorCode, string>> = {
  TOKEN_INVALID: "token",
  TOKEN_EXPIRED: "token",
  PLAYER_BLOCKED: "playerId",
  TRIAL_NOT_ALLOWED: "playerId",
  WRONG_CURRENCY: "currency",
  GAME_DISABLED: "gameCode",
  INSUFFICIENT_FUNDS: "amount",
  LIMIT_EXCEEDED: "amount",
  BET_NOT_FOUND: "refTxId",
  TX_MISMATCH: "txId",
  ROUND_CLOSED: "roundId",
};
export const fieldOf = (code: VendorCode): string | undefined => FIELDS[code];

const decimal = (units: string) => formatAmount(BigInt(units));

/** Signs the answer over the request's timestamp and nonce, so that it fits no other request. */
export function writeAnswer(answer: VendorAnswer, signed: Signed, status = 200): Response {
  const body = JSON.stringify(answer);
  return new Response(body, {
    status,
    headers: {
      "content-type": "application/json",
      "x-signature": sign(signed.secret, { ...signed.parts, body }),
    },
  });
}

/** A caller without a valid vendor signature gets no signature. */
export function writeRefusal({ code, status }: SignedRefusal): Response {
  return Response.json({ code, message: code }, { status });
}
