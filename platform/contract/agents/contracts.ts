import { z } from "zod";
import { call } from "../wire/call.ts";
import { instant, money } from "../wire/money.ts";
import { CONTRACT_STATES } from "./contract-kinds.ts";
import { contractTerms, OFFERED_KINDS } from "./contract-terms.ts";
import { pageSize } from "./downlines.ts";

const kind = z.enum(OFFERED_KINDS);
const account = z.string().trim().min(1).max(64);
const contractId = z.string().min(1).max(40);

/** What a party may do with a contract now. */
export const CONTRACT_ANSWERS = ["accept", "deny", "agreeEnd", "refuseEnd"] as const;
export const CONTRACT_ENDS = ["withdraw", "askEnd"] as const;

export const contractItem = z.object({
  contractId,
  kind,
  /** Counts from 1 for a kind and a downline. */
  version: z.int(),
  state: z.enum(CONTRACT_STATES),
  /** True when the caller is the one that is paid. */
  isMine: z.boolean(),
  /** The account that offers and pays; null is the operator. */
  upline: z.string().nullable(),
  downline: z.string(),
  terms: contractTerms,
  offeredAt: instant,
  expiresAt: instant,
  answeredAt: instant.nullable(),
  endedAt: instant.nullable(),
  endAskedBy: z.enum(["upline", "downline"]).nullable(),
  /** The contract in force that this one ended, or ends once accepted. */
  replaces: z.string().nullable(),
  /** What the caller may do now. */
  acts: z.array(z.enum([...CONTRACT_ANSWERS, ...CONTRACT_ENDS])),
});

/**
 * The kinds of pay that the member has, and those that the member may offer. A switch is on for a
 * contract in force; the names are the specification's.
 */
export const consolidated = call({
  name: "consolidated",
  method: "GET",
  path: "/agent/consolidated",
  access: "real",
  input: z.object({}),
  value: z.object({
    divtypereq: z.boolean(),
    dailysalreqtype: z.boolean(),
    contracthoursalreq: z.boolean(),
    realtimesalreqtype: z.boolean(),
    /** The kinds that the member may offer to a direct downline. */
    mayOffer: z.array(kind),
    /** Offers and requests to end that wait for the member's answer. */
    requests: z.int(),
    /** True when the member was ever offered a contract. */
    hasContracts: z.boolean(),
  }),
});

/**
 * The member's contracts, newest first. `mine` are in force and pay the member, `offered` are to
 * downlines, `requests` wait for the member's answer, `ended` are over. `party` is the other
 * one's account. `after` is the last contract of the page before.
 */
export const contracts = call({
  name: "contracts",
  method: "GET",
  path: "/agent/contracts",
  access: "real",
  input: z.object({
    which: z.enum(["mine", "offered", "requests", "ended"]),
    kind: kind.optional(),
    state: z.enum(CONTRACT_STATES).optional(),
    party: account.optional(),
    after: contractId.optional(),
    pageSize,
  }),
  value: z.object({ list: z.array(contractItem), hasMore: z.boolean() }),
});

/** One contract with its steps, for a party of it. Refuses with unknown_contract. */
export const contractOne = call({
  name: "contractOne",
  method: "GET",
  path: "/agent/contracts/one",
  access: "real",
  input: z.object({ contractId }),
  value: contractItem.extend({
    steps: z.array(
      z.object({
        act: z.string(),
        by: z.enum(["upline", "downline", "platform"]),
        from: z.enum(CONTRACT_STATES).nullable(),
        to: z.enum(CONTRACT_STATES),
        at: instant,
      }),
    ),
  }),
});

const impact = z.array(
  z.object({ contractId, upline: z.string(), downline: z.string(), highestRate: z.int() }),
);

/** The contracts below a downline that an offer with these terms ends, because they pay a higher rate. */
export const contractImpact = call({
  name: "contractImpact",
  method: "POST",
  path: "/agent/contracts/impact",
  access: "agent",
  law: "agentPay",
  input: z.object({ account, terms: contractTerms }),
  value: z.object({ ends: impact }),
});

/**
 * Offers a contract to a direct downline. It waits seven days for the answer. Refuses with
 * no_own_contract whoever has none of that kind in force; wrong terms at their field, e.g.
 * `terms.tiers.1.rate`; with offer_open a second offer; with contract_ends while contracts below
 * would end and `proceed` is false. The same key again returns the same offer.
 */
export const contractOffer = call({
  name: "contractOffer",
  method: "POST",
  path: "/agent/contracts/offer",
  access: "agent",
  law: "agentPay",
  keyed: true,
  input: z.object({ account, terms: contractTerms, proceed: z.boolean().default(false) }),
  value: contractItem,
});

/**
 * The answer to an offer, or to a request to end. Refuses with contract_not_now an act that the
 * caller may not do in this state, and with contract_outdated an offer that the tree or the upline's
 * own contract no longer allows.
 */
export const contractAnswer = call({
  name: "contractAnswer",
  method: "POST",
  path: "/agent/contracts/answer",
  access: "real",
  law: "agentPay",
  input: z.object({ contractId, answer: z.enum(CONTRACT_ANSWERS) }),
  value: contractItem,
});

/** Withdraws an offer, or asks the other side to end a contract. Refuses like `contractAnswer`. */
export const contractEnd = call({
  name: "contractEnd",
  method: "POST",
  path: "/agent/contracts/end",
  access: "real",
  input: z.object({ contractId, act: z.enum(CONTRACT_ENDS) }),
  value: contractItem,
});

/**
 * The agent's direct downlines with their contract of a kind and what the current period has counted
 * so far, in the order of their accounts. `after` is the last account of the page before.
 */
export const participation = call({
  name: "participation",
  method: "GET",
  path: "/agent/participation",
  access: "agent",
  input: z.object({ kind, after: account.optional() }),
  value: z.object({
    list: z.array(
      z.object({
        account: z.string(),
        contractId: contractId.nullable(),
        state: z.enum(CONTRACT_STATES).nullable(),
        terms: contractTerms.nullable(),
        /**
         * The days that were counted, `to` excluded; of an hour's contract the day of the hour, of a
         * real-time salary today. Null without a contract in force.
         */
        period: z.object({ from: z.string(), to: z.string() }).nullable(),
        validBet: money.nullable(),
        loss: money.nullable(),
        /** What the period would pay if it ended now; what today's rounds have paid by a real-time salary. */
        expected: money.nullable(),
      }),
    ),
    hasMore: z.boolean(),
  }),
});
