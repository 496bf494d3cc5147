import { expect, test } from "vitest";
import { ALLOCATION_STATES, WITHDRAWAL_STATES } from "../../../contract/money/withdrawals.ts";
import {
  type AllocationAct,
  type AllocationStatus,
  afterAct,
  afterAllocationAct,
  nextActorOf,
  receivedOf,
  type SettlePolicy,
  statusOfInstalments,
  unassignedOf,
  type WithdrawalAct,
} from "./withdrawal-state.ts";

/** Every allowed act. All others are refused. */
const ACTS: [WithdrawalAct, Record<string, string>][] = [
  ["review", { REQUESTED: "RISK_REVIEW" }],
  ["approve", { REQUESTED: "APPROVED", RISK_REVIEW: "APPROVED" }],
  ["reject", { REQUESTED: "REJECTED", RISK_REVIEW: "REJECTED", APPROVED: "REJECTED" }],
  ["cancel", { REQUESTED: "CANCELLED" }],
  ["pay", { APPROVED: "PAYING", PAYING: "PAYING", PARTIALLY_PAID: "PARTIALLY_PAID" }],
  ["fail", { APPROVED: "FAILED", PAYING: "FAILED" }],
];

test.each(ACTS)("%s leads where the table says and nowhere else", (act, allowed) => {
  for (const status of WITHDRAWAL_STATES) {
    expect([status, afterAct(status, act)]).toEqual([status, allowed[status] ?? null]);
  }
});

/** One entry for each state in which a payment has left. */
function everyPaid(to: AllocationStatus): Record<string, AllocationStatus> {
  const left = ["PROOF_SUBMITTED", "RECEIVER_CONFIRMED", "ADMIN_VERIFIED", "DISPUTED", "SETTLED"];
  return Object.fromEntries(left.map((status) => [status, to]));
}

type Row = [AllocationAct, SettlePolicy, Record<string, AllocationStatus>];
const PARTS: Row[] = [
  ["paid", "RECEIVER", { ASSIGNED: "PROOF_SUBMITTED" }],
  ["refuse", "RECEIVER", { ASSIGNED: "CANCELLED" }],
  [
    "receive",
    "RECEIVER",
    { PROOF_SUBMITTED: "SETTLED", ADMIN_VERIFIED: "SETTLED", DISPUTED: "SETTLED" },
  ],
  [
    "receive",
    "ADMIN",
    { PROOF_SUBMITTED: "RECEIVER_CONFIRMED", ADMIN_VERIFIED: "SETTLED", DISPUTED: "SETTLED" },
  ],
  [
    "receive",
    "BOTH",
    { PROOF_SUBMITTED: "RECEIVER_CONFIRMED", ADMIN_VERIFIED: "SETTLED", DISPUTED: "SETTLED" },
  ],
  ["verify", "RECEIVER", { PROOF_SUBMITTED: "ADMIN_VERIFIED", RECEIVER_CONFIRMED: "SETTLED" }],
  ["verify", "ADMIN", { PROOF_SUBMITTED: "SETTLED", RECEIVER_CONFIRMED: "SETTLED" }],
  ["verify", "BOTH", { PROOF_SUBMITTED: "ADMIN_VERIFIED", RECEIVER_CONFIRMED: "SETTLED" }],
  ["dispute", "RECEIVER", { PROOF_SUBMITTED: "DISPUTED", ADMIN_VERIFIED: "DISPUTED" }],
  ["settle", "RECEIVER", { DISPUTED: "SETTLED" }],
  ["force", "RECEIVER", { DISPUTED: "SETTLED" }],
  ["payAgain", "RECEIVER", { DISPUTED: "PROOF_SUBMITTED" }],
  ["sendAgain", "RECEIVER", { DISPUTED: "ASSIGNED" }],
  ["undo", "RECEIVER", everyPaid("CANCELLED")],
  ["giveBack", "BOTH", everyPaid("RETURNED")],
];

test.each(PARTS)("%s under %s leads a payment where the table says", (act, policy, allowed) => {
  for (const status of ALLOCATION_STATES) {
    const expected = [status, allowed[status] ?? null];
    expect([status, afterAllocationAct(status, act, policy)]).toEqual(expected);
  }
});

const instalments = (...all: [bigint, AllocationStatus][]) =>
  all.map(([amount, status]) => ({ amount, status }));

test("1500 in 900 and 600 passes through every state on its way", () => {
  const at = (...all: [bigint, AllocationStatus][]) =>
    statusOfInstalments(1500n, instalments(...all));
  expect(at()).toBe("PAYING");
  expect(at([900n, "ASSIGNED"], [600n, "ASSIGNED"])).toBe("PAYING");
  expect(at([900n, "PROOF_SUBMITTED"], [600n, "ASSIGNED"])).toBe("PARTIALLY_PAID");
  expect(at([900n, "SETTLED"])).toBe("PARTIALLY_PAID");
  expect(at([900n, "SETTLED"], [600n, "PROOF_SUBMITTED"])).toBe("PAID");
  expect(at([900n, "SETTLED"], [600n, "DISPUTED"])).toBe("PAID");
  expect(at([900n, "SETTLED"], [600n, "SETTLED"])).toBe("CONFIRMED");
});

test("a payment that the bank refused gives its share back", () => {
  const refused = instalments([900n, "SETTLED"], [600n, "CANCELLED"]);
  expect(unassignedOf(1500n, refused)).toBe(600n);
  expect(receivedOf(refused)).toBe(900n);
  expect(statusOfInstalments(1500n, refused)).toBe("PARTIALLY_PAID");
});

test("a returned payment is no longer owed", () => {
  const at = (...all: [bigint, AllocationStatus][]) =>
    statusOfInstalments(1500n, instalments(...all));
  expect(at([900n, "RETURNED"], [600n, "RETURNED"])).toBe("FAILED");
  expect(at([900n, "SETTLED"], [600n, "RETURNED"])).toBe("CONFIRMED");
  expect(at([900n, "PROOF_SUBMITTED"], [600n, "RETURNED"])).toBe("PAID");
  expect(at([900n, "RETURNED"], [600n, "ASSIGNED"])).toBe("PAYING");
  expect(unassignedOf(1500n, instalments([900n, "RETURNED"]))).toBe(600n);
});

test("a withdrawal waits for the party that must act", () => {
  const at = (...all: [bigint, AllocationStatus][]) =>
    nextActorOf("PAYING", 10n, instalments(...all));
  expect(nextActorOf("REQUESTED", 10n, [])).toBe("staff");
  expect(nextActorOf("CONFIRMED", 10n, instalments([10n, "SETTLED"]))).toBe("nobody");
  expect(at([10n, "ASSIGNED"])).toBe("bank");
  expect(at([4n, "PROOF_SUBMITTED"], [6n, "DISPUTED"])).toBe("player");
  expect(at([4n, "SETTLED"], [6n, "DISPUTED"])).toBe("staff");
  expect(at([4n, "SETTLED"])).toBe("staff");
});
